"""The figures of a tournament in words and columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from footplate.arena.interval import Interval
from footplate.arena.report import Report, Spread, Standing
from footplate.cli import given, plain

TOLD: Final = 5  # failures, one by one


def table(found: Report) -> Iterator[str]:
    """A tournament for people."""
    yield from _terms(found)
    yield ""
    yield from _standings(found)
    yield ""
    yield from _pairs(found)
    yield from _places(found)
    yield f"{'':<14}{'mean':>9}{'± dev.':>9}{'min':>7}{'max':>7}"
    for what, numbers in (("entries", found.entries), ("decisions", found.decisions)):
        yield f"{what:<14}{_spread(numbers)}{numbers.min:>7}{numbers.max:>7}"
    yield "ended by " + ", ".join([f"{rule} {games}" for rule, games in found.ended_by.items()])
    yield from _failures(found)


def _terms(found: Report) -> Iterator[str]:
    options = [f"{name} {given.in_short(value)}" for name, value in found.plan.options.items()]
    yield f"{found.plan.game}: {', '.join(options)}"
    yield (
        f"{counted(found.games, 'game')} of seed {found.plan.seed}: {counted(found.deals, 'deal')},"
        f" {'each ' if found.deals > 1 else ''}played {often(found.plan.games_a_deal)}"
    )
    for line_up in found.plan.line_ups:
        yield f"line-up {', '.join(line_up)}, going round the seats"


def _standings(found: Report) -> Iterator[str]:
    width = max([len(one.name) for one in found.standings] + [8])
    paces = {pace.name: pace for pace in found.timings}
    yield (
        f"{'':<{width}}  {'rating':>12}  {'wins':>6}  {'95 %':>13}  {'fair':>6}  {'times fair':>10}"
        f"  {'points':>14}  {'ms a decision':>14}"
    )
    for one in found.standings:
        pace = paces.get(one.name)
        took = f"{pace.seconds * 1e3:>14.2f}" if pace else ""
        rating = f"{one.rating.mu:.1f} ± {2 * one.rating.sigma:.1f}"
        yield (
            f"{one.name:<{width}}  {rating:>12}  {one.wins.share:>6.1%}  {_between(one.wins):>13}"
            f"  {one.fair:>6.1%}  {one.times.share:>6.2f} {_verdict(one):<3}  {_points(one):>14}  {took}"
        ).rstrip()


def _verdict(one: Standing) -> str:
    """Whether a bot is surely above or below its fair share."""
    if one.wins.low > one.fair:
        return "▲"
    return "▼" if one.wins.high < one.fair else "="


def _points(one: Standing) -> str:
    return f"{one.points.mean:z.1f} ± {one.points.deviation:.1f}"


def _between(found: Interval) -> str:
    return f"{found.low:.1%}–{found.high:.1%}"


def _spread(numbers: Spread) -> str:
    mean = f"{numbers.mean:z.1f}"
    return f"{mean:>9}{numbers.deviation:>9.1f}"


def _pairs(found: Report) -> Iterator[str]:
    """Who finished ahead of whom: rows ahead of columns."""
    if not found.pairs:
        return
    names = [one.name for one in found.standings]
    ahead = {(pair.name, pair.other): pair.ahead for pair in found.pairs}
    width = max([len(name) for name in names] + [8])
    yield f"{'ahead of':<{width}}" + "".join([f"  {name:>{max(19, len(name))}}" for name in names])
    for name in names:
        cells = [_cell(ahead.get((name, other)), max(19, len(other))) for other in names]
        yield f"{name:<{width}}{''.join(cells)}".rstrip()
    yield ""


def _cell(found: Interval | None, width: int) -> str:
    said = f"{found.share:.0%} ({found.low:.0%}–{found.high:.0%})" if found else "·"
    return f"  {said:>{width}}"


def _places(found: Report) -> Iterator[str]:
    yield "by seat  " + ", ".join(
        [f"{place.seat} {place.wins.share:.1%} ({_between(place.wins)})" for place in found.places]
    )
    yield ""


def _failures(found: Report) -> Iterator[str]:
    for one in found.standings:
        if one.failures:
            yield f"{one.name} {failed(one.failures)}"
    for trouble in found.failures[:TOLD]:
        yield plain(f"  game {trouble.game}, entry {trouble.entry}, {trouble.name}: {trouble.line}")


def failed(times: int) -> str:
    """What is said of a program that failed to decide so often."""
    return f"failed to decide {often(times)}; any legal decision was made for it"


def counted(number: int, what: str) -> str:
    """So many of something, or one."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def often(times: int) -> str:
    """Once, or so many times."""
    return "once" if times == 1 else f"{times} times"
