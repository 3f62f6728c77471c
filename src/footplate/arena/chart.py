"""Chart: the results of a tournament as a drawing in SVG, for light and dark pages alike."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from footplate.arena.interval import Interval
from footplate.arena.report import Report, Standing

NAMES: Final = 150  # the width of the column of names
SHARES: Final = 330
RATINGS: Final = 200
GAP: Final = 58  # room for a label of either side
ROW: Final = 34
TOP: Final = 78
BOTTOM: Final = 40
WIDTH: Final = NAMES + SHARES + GAP + RATINGS + 24
STYLE: Final = """
  svg { font: 13px system-ui, sans-serif; }
  .back { fill: #fffdf8; } .ink { fill: #2b2522; } .faint { fill: #6d6259; }
  .line { stroke: #d8cfc4; } .bar { fill: #b5622f; } .whisker { stroke: #2b2522; }
  .fair { stroke: #2f6f8f; stroke-dasharray: 3 3; } .dot { fill: #2f6f8f; }
  @media (prefers-color-scheme: dark) {
    .back { fill: #1f1b19; } .ink { fill: #f0e8df; } .faint { fill: #b3a79b; }
    .line { stroke: #463e38; } .bar { fill: #d98550; } .whisker { stroke: #f0e8df; }
    .fair { stroke: #7fc0dd; } .dot { fill: #7fc0dd; }
  }
"""


def chart(found: Report) -> str:
    """The win shares and ratings of a tournament, with how sure they are."""
    height = TOP + ROW * len(found.standings) + BOTTOM
    title = (
        f"{found.plan.game}, {found.plan.players} at a table: {found.games} games of seed {found.plan.seed}"
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {_size(WIDTH, height)}'
        f' role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="back" {_size(WIDTH, height)} rx="8"/>',
        _text(16, 28, title, "ink", 'font-weight="600"'),
        _text(NAMES, 56, "wins", "faint"),
        _fair(NAMES + 48, 44, 16),
        _text(NAMES + 56, 56, "a fair share", "faint"),
        _text(NAMES + SHARES + GAP, 56, "rating", "faint"),
        *_shares(found, height),
        *_ratings(found, height),
        *[_name(row, one) for row, one in enumerate(found.standings)],
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _shares(found: Report, height: int) -> Iterator[str]:
    """Bars with whiskers, and dashes at each fair share."""
    most = min(1.0, max([0.1, *[max(one.wins.high, one.fair) for one in found.standings]]))
    step = next(step for step in (0.02, 0.05, 0.1, 0.2) if most / step <= 6)

    def at(share: float) -> float:
        return NAMES + SHARES * share / most

    for number in range(int(most / step + 1e-9) + 1):
        yield from _grid(at(number * step), f"{number * step:.0%}", height)
    for row, one in enumerate(found.standings):
        middle = TOP + ROW * row + ROW / 2
        size = _size(at(one.wins.share) - NAMES, 16)
        yield f'<rect class="bar" x="{NAMES}" y="{middle - 8:g}" {size} rx="2"/>'
        yield _whisker(at(one.wins.low), at(one.wins.high), middle)
        yield _fair(at(one.fair), middle - 14, 28)


def _ratings(found: Report, height: int) -> Iterator[str]:
    """Dots with whiskers of two deviations."""
    spans = [_span(one) for one in found.standings]
    low, high = min([span.low for span in spans]), max([span.high for span in spans])
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (high - low) / step <= 5)
    low, high = low // step * step, -(-high // step) * step
    left = NAMES + SHARES + GAP

    def at(rating: float) -> float:
        return left + RATINGS * (rating - low) / (high - low)

    for number in range(round((high - low) / step) + 1):
        yield from _grid(at(low + number * step), f"{low + number * step:g}", height)
    for row, span in enumerate(spans):
        middle = TOP + ROW * row + ROW / 2
        yield _whisker(at(span.low), at(span.high), middle)
        yield f'<circle class="dot" cx="{at(span.share):.1f}" cy="{middle:g}" r="5"/>'


def _span(one: Standing) -> Interval:
    rating = one.rating
    return Interval(rating.mu, rating.mu - 2 * rating.sigma, rating.mu + 2 * rating.sigma)


def _name(row: int, one: Standing) -> str:
    return _text(NAMES - 12, TOP + ROW * row + ROW / 2 + 4, one.name, "ink", 'text-anchor="end"')


def _grid(x: float, says: str, height: int) -> Iterator[str]:
    yield f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{height - BOTTOM + 4}"/>'
    yield _text(x, height - 16, says, "faint", 'text-anchor="middle"')


def _size(width: float, height: float) -> str:
    return f'width="{width:.1f}" height="{height:g}"'


def _whisker(low: float, high: float, y: float) -> str:
    way = f"M{low:.1f} {y - 5:g}v10M{low:.1f} {y:g}H{high:.1f}M{high:.1f} {y - 5:g}v10"
    return f'<path class="whisker" d="{way}" fill="none" stroke-width="1.5"/>'


def _fair(x: float, y: float, height: int) -> str:
    return f'<path class="fair" d="M{x:.1f} {y:g}v{height}" stroke-width="2"/>'


def _text(x: float, y: float, says: str, look: str, more: str = "") -> str:
    return f'<text class="{look}" x="{x:g}" y="{y:g}" {more}>{escape(says)}</text>'
