"""A page of text on which a table is drawn: headings, rules, and words in lines and columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

WIDTH: Final = 80


def heading(text: str) -> str:
    """The first line of a page."""
    return f"━━ {text} ".ljust(WIDTH, "━")


def rule(title: str, remark: str = "") -> str:
    """A line above a part of the page, with a remark at its end."""
    return f"── {title} " + (f"── {remark} " if remark else "").rjust(WIDTH - 4 - len(title), "─")


def flow(head: str, words: Iterable[str], gap: str = "  ") -> list[str]:
    """Words after a head, on as many lines as they need."""
    lines = [head]
    for word in words:
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append(" " * len(head))
        lines[-1] += word + gap
    return lines


def columns(cells: Sequence[str], gap: str = "  ") -> list[str]:
    """Cells side by side, to be read downwards."""
    widest = max([len(cell) for cell in cells], default=0)
    rows = -(-len(cells) // max(1, (WIDTH + len(gap)) // (widest + len(gap))))
    return [gap.join([cell.ljust(widest) for cell in cells[row::rows]]) for row in range(rows)]


def row(cells: Sequence[str], widths: Sequence[int], words: int = 2) -> str:
    """The first words to the left and numbers to the right of their columns; what is left stands behind."""
    count = len(widths)
    left = "".join([cell.ljust(width) for cell, width in zip(cells[:words], widths[:words], strict=True)])
    right = "".join(
        [cell.rjust(width) for cell, width in zip(cells[words:count], widths[words:], strict=True)]
    )
    return "  ".join([left + right, *cells[count:]])
