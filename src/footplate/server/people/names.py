"""Names: what people may call themselves, and when two names are one."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from footplate.server.people.refusal import Refusal

LONGEST: Final = 24

# Printable by their category and yet nothing to see: fillers, joiners, selectors of variants.
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
_MARKS_IN_A_ROW: Final = 3


def proper(text: str) -> str | Refusal:
    """The name in its normal form, without spaces around it, or why nobody can be called that."""
    if len(text) > LONGEST * 4:  # before any work is done on it
        return Refusal.NAME_LENGTH
    name = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(name) <= LONGEST:
        return Refusal.NAME_LENGTH
    if not name.isprintable() or _UNSEEN.search(name):
        return Refusal.NAME_LETTERS
    kinds = [unicodedata.category(letter) for letter in name]
    if not any([kind[0] in "LN" or kind == "So" for kind in kinds]):
        return Refusal.NAME_LETTERS
    return Refusal.NAME_LETTERS if _piled(kinds) else name


def folded(name: str) -> str:
    """What two names have in common that are told apart by case, width or spaces alone."""
    wide = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", wide).split())


def _piled(kinds: list[str]) -> bool:
    """Whether marks stand before the first letter, or so many on one that they reach into other lines."""
    marks = "".join(["m" if kind[0] == "M" else "." for kind in kinds])
    return marks[0] == "m" or "m" * (_MARKS_IN_A_ROW + 1) in marks
