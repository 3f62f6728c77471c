"""Curve: costs as lines in an SVG drawing, for light and dark pages alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

LEFT: Final = 64
RIGHT: Final = 210  # room for the names of curves
TOP: Final = 64
BOTTOM: Final = 44
WIDTH: Final = 720
HEIGHT: Final = 360
APART: Final = 17.0  # between two names
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
STYLE: Final = """
  svg { font: 13px system-ui, sans-serif; }
  .back { fill: #fffdf8; } .ink { fill: #2b2522; } .faint { fill: #6d6259; } .line { stroke: #d8cfc4; }
  .curve { fill: none; stroke-width: 2; stroke-linejoin: round; }
  .c0 { stroke: #a3401b; } .c1 { stroke: #2f6f8f; } .c2 { stroke: #5b7a1e; } .c3 { stroke: #7d4a9c; }
  .c1 { stroke-dasharray: 7 3; } .c2 { stroke-dasharray: 2 3; } .c3 { stroke-dasharray: 9 3 2 3; }
  @media (prefers-color-scheme: dark) {
    .back { fill: #1f1b19; } .ink { fill: #f0e8df; } .faint { fill: #b3a79b; } .line { stroke: #463e38; }
    .c0 { stroke: #eb9468; } .c1 { stroke: #7fc0dd; } .c2 { stroke: #b5cf6e; } .c3 { stroke: #cfa3e6; }
  }
"""


class Curve(NamedTuple):
    """Microseconds at some places, what they are of, and which of the four looks the curve has."""

    name: str
    look: int
    points: list[tuple[float, float]]


class Frame(NamedTuple):
    """What the axes show: x from 0 on, y by powers of ten."""

    most: float
    low: int
    high: int

    def x(self, value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * value / self.most

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (log10(value) - self.low) / (self.high - self.low)


def chart(title: str, curves: Sequence[Curve]) -> str:
    """Curves with their names at their ends."""
    costs = [y for curve in curves for _, y in curve.points]
    frame = Frame(
        max([x for curve in curves for x, _ in curve.points]),
        floor(log10(min(costs))),
        ceil(log10(max(costs))),
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="back" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
        _text(16, 28, title, "ink", 'font-weight="600"'),
        _text(16, 50, "microseconds on the reference machine", "faint"),
        *_grid(frame),
        *[_curve(frame, curve) for curve in curves],
        *_names(frame, curves),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _grid(frame: Frame) -> Iterator[str]:
    marks = [digit * 10.0**power for power in range(frame.low, frame.high) for digit in (1, 2, 5)]
    for mark in [*marks, 10.0**frame.high]:
        y = frame.y(mark)
        yield f'<path class="line" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        yield _text(LEFT - 8, y + 4, f"{mark:g}", "faint", 'text-anchor="end"')
    step = next(step for step in STEPS if frame.most / step <= 10)
    for number in range(int(frame.most / step) + 1):
        x = frame.x(number * step)
        yield _text(x, HEIGHT - BOTTOM + 20, f"{number * step:g}", "faint", 'text-anchor="middle"')


def _curve(frame: Frame, curve: Curve) -> str:
    way = "L".join([f"{frame.x(x):.1f} {frame.y(y):.1f}" for x, y in curve.points])
    return f'<path class="curve c{curve.look}" d="M{way}"/>'


def _names(frame: Frame, curves: Sequence[Curve]) -> Iterator[str]:
    """The names in the order of the curves' ends, each as high as its end or as the names above allow."""
    above, x = 0.0, WIDTH - RIGHT + 10
    for curve in sorted(curves, key=lambda one: -one.points[-1][1]):
        above = max(frame.y(curve.points[-1][1]), above + APART)
        yield f'<path class="curve c{curve.look}" d="M{x} {above:.1f}h24"/>'
        yield _text(x + 32, above + 4, curve.name, "ink")


def _text(x: float, y: float, says: str, look: str, more: str = "") -> str:
    return f'<text class="{look}" x="{x:.1f}" y="{y:.1f}" {more}>{escape(says)}</text>'
