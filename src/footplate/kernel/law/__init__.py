"""What holds for every game; the referee holds a game under way against it."""

from footplate.kernel.law.referee import Referee, Violation

__all__ = ["Referee", "Violation"]
