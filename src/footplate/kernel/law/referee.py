"""Referee: follows a game under way and holds every position and the record against the laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import msgspec

from footplate.kernel.action import TakeBack
from footplate.kernel.law.case import Case, Law
from footplate.kernel.law.constancy import (
    components_are_conserved,
    copies_are_independent,
    looking_changes_nothing,
    refusals_change_nothing,
)
from footplate.kernel.law.history import (
    LONGEST,
    entries_fit,
    forks_and_undo,
    games_end,
    positions_agree,
    replay_is_equal,
    the_seed_proves_the_deal,
)
from footplate.kernel.law.legality import (
    actions_survive_writing,
    every_option_applies,
    offered_if_no_rule_is_broken,
    offers_spell_the_options,
    something_to_do,
)
from footplate.kernel.law.secrecy import nothing_leaks, stories_tell_no_secrets, the_record_leaks_nothing
from footplate.kernel.play import Play
from footplate.kernel.record import Entry, Record
from footplate.kernel.replay import begin, replay

EFFORT: Final = 2

LAWS_OF_POSITIONS: Final[tuple[Law, ...]] = (
    something_to_do,
    every_option_applies,
    offered_if_no_rule_is_broken,
    offers_spell_the_options,
    actions_survive_writing,
    copies_are_independent,
    looking_changes_nothing,
    components_are_conserved,
    nothing_leaks,
    the_record_leaks_nothing,
    stories_tell_no_secrets,
)


class Violation(msgspec.Struct, frozen=True):
    """A law that does not hold, after how many entries, and how one can tell."""

    law: str
    entries: int
    detail: str

    def __str__(self) -> str:
        return f"{self.law}, after {self.entries} entries: {self.detail}"


def judge(entries: int, law: Callable[..., Iterator[str]], *about: Any) -> list[Violation]:
    """What a law has to say; an exception on the way breaks it, too."""
    name = law.__name__.replace("_", " ")
    found: list[Violation] = []
    try:
        found += [Violation(name, entries, detail) for detail in law(*about)]
    except Exception as error:
        told = " ".join(f"{type(error).__name__}: {error}".split())
        found.append(Violation(name, entries, f"raises {told}"))
    return found


class Referee:
    """Examines a game as it goes on; it follows the record with a position of its own."""

    def __init__(self, play: Play, rng: Random, effort: int = EFFORT, longest: int = LONGEST) -> None:
        self._play = play
        self._rng = rng
        self._effort = effort
        self._longest = longest
        self._start = begin(play.game, play.record)
        self._s = self._start.copy()
        self._read = -1  # how many entries were followed; the set-up comes before the first

    def examine(self) -> list[Violation]:
        """Every position since the last time, up to the first that breaks a law."""
        if self._read < 0:
            self._read = 0
            found = self._position()
            if found:
                return found
        for entry in self._play.record.entries[self._read :]:
            self._read += 1
            found = self._follow(entry) or self._position()
            if found:
                return found
        return self._game()

    def examine_end(self) -> list[Violation]:
        """The record of a finished game: it is verified, replayed, forked and taken back."""
        play = self._play
        found = self.examine()
        if found or play.record.closing is None:
            return found or [Violation("games end", self._read, "the game is not over")]
        seed = bytes.fromhex(play.record.closing.seed)
        return [
            *judge(self._read, replay_is_equal, play.game, play.record, play.state),
            *judge(self._read, the_seed_proves_the_deal, play.record),
            *judge(self._read, forks_and_undo, play.game, play.record, seed, self._rng, self._effort),
        ]

    def _follow(self, entry: Entry[Any]) -> list[Violation]:
        play = self._play
        if isinstance(entry.action, TakeBack):
            self._s = replay(play.game, Record(play.record.header, play.record.entries[: self._read]))
            return []
        return judge(self._read, entries_fit, play.game, self._s, entry)

    def _position(self) -> list[Violation]:
        case = Case(self._play.game, self._start, self._s, self._rng, self._effort)
        return [one for law in LAWS_OF_POSITIONS for one in judge(self._read, law, case)]

    def _game(self) -> list[Violation]:
        """What can be asked only of the game itself."""
        play = self._play
        return [
            *judge(self._read, games_end, play.record, self._longest),
            *judge(self._read, positions_agree, self._s, play.state),
            *judge(self._read, refusals_change_nothing, play, self._rng, self._effort),
        ]
