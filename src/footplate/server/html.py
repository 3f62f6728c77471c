"""HTML: elements from Python; whatever is not an element itself is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Final

VOID: Final = ("link", "meta", "br")


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def element(name: str, /, *children: str, **attributes: str) -> Html:
    """An element; `class_` stands for the attribute of that name."""
    given = "".join([f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items()])
    inside = "".join([safe(child) for child in children])
    return Html(f"<{name}{given}>" if name in VOID else f"<{name}{given}>{inside}</{name}>")


def safe(text: str) -> Html:
    """Text as HTML."""
    return text if isinstance(text, Html) else Html(escape(text))


def joined(*parts: str, by: str = "") -> Html:
    """Several parts, one after the other."""
    return Html(safe(by).join([safe(part) for part in parts]))


def prose(text: str) -> Html:
    """Paragraphs, with what stands in `ticks` as code."""
    return joined(*[element("p", line(part)) for part in re.split(r"\n\s*\n", text) if part.strip()])


def line(text: str) -> Html:
    """A line, with what stands in `ticks` as code."""
    return joined(*_pieces(text))


def _pieces(text: str) -> Iterator[Html]:
    for number, piece in enumerate(text.split("`")):
        yield element("code", piece) if number % 2 else safe(piece)
