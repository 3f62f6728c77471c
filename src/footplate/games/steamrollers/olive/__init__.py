"""The solitaire game against Olive."""
