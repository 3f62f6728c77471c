"""Codec: every action as a few small integers, the same ones for every position of a game with its options.

An action is said as a person at a table would: first its kind, then field by field, a list element by element
and then its end. Each answer is one integer below `size`. What is said by which integer follows from the game
and its options alone; there is no table of all actions, so nothing is left out and no two are confused.
"""

from __future__ import annotations

import footplate.research.extra  # noqa: F401

# isort: split
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from footplate.kernel.action import Action, Field, fields, kind
from footplate.kernel.game import Game, Options
from footplate.research.room import words_of

Steps: TypeAlias = tuple[int, ...]
Mask: TypeAlias = NDArray[np.int8]

END: Final = "end"
NUMBER: Final = "number"
HUNDREDS: Final = "hundreds"
HUNDRED: Final = 100
DIGITS: Final = 10


class Block(msgspec.Struct, frozen=True):
    """Integers that lie side by side: what they say, the first of them, and how many there are."""

    name: str
    first: int
    size: int
    meaning: str


class Codec:
    """The integers of one game with its options."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        self.game = game
        self._kinds = {kind(cls): cls for cls in game.actions}
        self._numbers = {name: number for number, name in enumerate(self._kinds)}
        self.words = words_of(game, options)
        self.blocks = _blocks(game, self._kinds, self.words)
        self.size = sum([block.size for block in self.blocks])
        self._block = {block.name: block for block in self.blocks}
        self.encode = lru_cache(maxsize=1 << 16)(self._encode)

    def _encode(self, action: Action) -> Steps:
        """The integers that say an action, one after the other; ValueError if it is none of the game."""
        if type(action) not in self.game.actions:
            raise ValueError(f"{action!r} is no action of {self.game.title}")
        said = [self._block["kind"].first + self._numbers[kind(action)]]
        for field in fields(type(action)):
            value = getattr(action, field.name)
            for one in value if field.many else (value,):
                said += self._said(field, one)
            if field.many:
                said.append(self._block[END].first)
        return tuple(said)

    def _said(self, field: Field, value: int) -> list[int]:
        """A word by its own integer; a number, and a word without room, by its hundreds and what is left."""
        if field.words and value < self._block[field.words].size:
            return [self._block[field.words].first + value]
        if value < 0:
            raise ValueError(f"{field.name} is {value}, and no integer says what is below 0")
        hundreds, rest = divmod(value, HUNDRED)
        digits = [int(digit) for digit in str(hundreds)] if hundreds else []
        first = self._block[HUNDREDS].first
        return [*[first + digit for digit in digits], self._block[NUMBER].first + rest]

    def decode(self, steps: Iterable[int]) -> Action:
        """The action that some integers say; ValueError if they say none, or not a whole one."""
        said = list(steps)
        cls = list(self._kinds.values())[self._one(said, "kind")]
        values: list[Any] = []
        for field in fields(cls):
            if not field.many:
                values.append(self._value(said, field))
                continue
            line: list[int] = []
            while not self._ends(said):
                line.append(self._value(said, field))
            values.append(tuple(line))
        if said:
            raise ValueError(f"{len(said)} integers too many")
        return cls(*values)

    def _ends(self, said: list[int]) -> bool:
        if said and said[0] == self._block[END].first:
            del said[0]
            return True
        return False

    def _value(self, said: list[int], field: Field) -> int:
        if field.words and self._is(said, field.words):
            return self._one(said, field.words)
        hundreds = 0
        while self._is(said, HUNDREDS):
            hundreds = DIGITS * hundreds + self._one(said, HUNDREDS)
        return HUNDRED * hundreds + self._one(said, NUMBER)

    def _is(self, said: list[int], name: str) -> bool:
        block = self._block[name]
        return bool(said) and block.first <= said[0] < block.first + block.size

    def _one(self, said: list[int], name: str) -> int:
        """The first integer, taken away, as a number of a block."""
        if not self._is(said, name):
            raise ValueError(f"{said[0] if said else 'nothing'} stands where a {name} is said")
        return said.pop(0) - self._block[name].first

    def following(self, options: Iterable[Action], said: Steps) -> set[int]:
        """Which integers may be said next, after these."""
        at = len(said)
        return {steps[at] for steps in map(self.encode, options) if steps[:at] == said and len(steps) > at}

    def mask(self, options: Iterable[Action], said: Steps = ()) -> Mask:
        """A 1 for each integer that may be said next, after these; exactly those that lead to an option."""
        mask = np.zeros(self.size, np.int8)
        mask[list(self.following(options, said))] = 1
        return mask

    def meaning(self, integer: int) -> str:
        """What an integer says, such as hex:b4; ValueError if it says nothing."""
        if not 0 <= integer < self.size:
            raise ValueError(f"{integer} says nothing: there are integers from 0 to {self.size - 1}")
        block = next(one for one in self.blocks if one.first <= integer < one.first + one.size)
        number = integer - block.first
        if block.name == "kind":
            return list(self._kinds)[number]
        if block.name == END:
            return END
        named = self.words.get(block.name, ())
        return f"{block.name}:{named[number] if number < len(named) else number}"

    def digest(self) -> str:
        """A hash of what all integers say: while it is the same, a trained policy need not be thrown away."""
        said = [self.meaning(integer) for integer in range(self.size)]
        asked = [f"{kind(cls)} {fields(cls)}" for cls in self.game.actions]
        return sha256("\n".join([*said, *asked]).encode()).hexdigest()[:16]


def _blocks(game: Game[Any], kinds: Iterable[str], words: dict[str, tuple[str, ...]]) -> tuple[Block, ...]:
    asked = {field.words for cls in game.actions for field in fields(cls)} - {""}
    sizes = [
        ("kind", len(list(kinds)), "the kind of action"),
        (END, 1, "the end of a list"),
        (NUMBER, HUNDRED, "a number, or what is left of it beside the hundreds"),
        (HUNDREDS, DIGITS, "a digit of a number's hundreds, said before the rest, the highest first"),
        *[(name, len(words[name]), f"a word of the vocabulary {name}") for name in words if name in asked],
    ]
    blocks, first = [], 0
    for name, size, meaning in sizes:
        blocks.append(Block(name, first, size, meaning))
        first += size
    return tuple(blocks)
