"""What a seat may know of a position of SteamRollers, written from nothing: there are no secrets."""

from __future__ import annotations

from footplate.games.steamrollers.components import SHADES
from footplate.games.steamrollers.network import Link
from footplate.games.steamrollers.olive.scoring import OlivePoints, olive_points
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.scoring import Points, points
from footplate.games.steamrollers.sheet import HEXES
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Seat
from footplate.kernel.game import View, frames
from footplate.kernel.state import rows


class SteamRollersView(View, frozen=True):
    """The open table; a number is a word of the game's vocabularies, or -1 for nothing or nobody."""

    options: SteamRollersOptions
    points: tuple[Points, ...]
    totals: tuple[int, ...]  # of the points, by seat
    bag: tuple[int, ...]  # by colour
    supply: tuple[tuple[int, ...], ...]  # by city: the colours of its goods, alone in line
    faces: tuple[int, ...]  # by action tile
    holders: tuple[Seat, ...]  # by action tile
    sideways: int  # a bit for each action tile
    in_use: int  # a bit for each action tile
    order_faces: tuple[int, ...]
    order_owners: tuple[Seat, ...]
    boxes: tuple[int, ...]  # by seat: the engine's, as bits
    tracks: tuple[tuple[int, ...], ...]  # by seat and hex
    links: tuple[tuple[Link, ...], ...]  # by seat
    kept: tuple[tuple[int, ...], ...]  # by seat and colour
    personal: tuple[int, ...]  # by seat
    dice: tuple[int, ...]  # white ones in the middle, by value
    black: int
    chart: int  # 0 for open borders, 1-6 medium, 7-12 hard
    start: Seat
    seized: int
    quiet: int
    stirred: bool
    crossed: tuple[int, ...]  # by region
    olive: OlivePoints | None  # alone
    olive_total: int | None  # of her points
    olive_has_won: bool  # at once


def view(s: SteamRollers, seat: Seat | None) -> SteamRollersView:
    """Everything lies open; what is left in the bag anybody can count. [SR-02, SR-13]"""
    scores = tuple([points(s, one) for one in range(s.players)])
    hers = olive_points(s) if s.options.solo else None
    return SteamRollersView(
        seat=seat,
        actors=s.actors(),
        frames=frames(s, seat),
        options=s.options,
        points=scores,
        totals=tuple([sum(score) for score in scores]),
        bag=s.bag,
        supply=s.supply,
        faces=s.faces,
        holders=tuple(s.holders),
        sideways=s.sideways,
        in_use=s.in_use,
        order_faces=tuple(s.order_faces),
        order_owners=s.order_owners,
        boxes=s.boxes,
        tracks=rows(s.tracks, len(HEXES)),
        links=s.links,
        kept=rows(s.kept, SHADES),
        personal=tuple(s.personal),
        dice=tuple(s.dice),
        black=s.black,
        chart=s.chart,
        start=s.start,
        seized=s.seized,
        quiet=s.quiet,
        stirred=s.stirred,
        crossed=s.crossed,
        olive=hers,
        olive_total=None if hers is None else sum(hers),
        olive_has_won=s.olive_has_won,
    )
