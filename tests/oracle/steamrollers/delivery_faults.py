"""Faults for the engine: in connections, deliveries and orders."""

from __future__ import annotations

from typing import Any

from footplate.games.steamrollers import network, scoring, state
from footplate.games.steamrollers.components import COAL, GREY
from footplate.games.steamrollers.goods import colour_of
from footplate.games.steamrollers.network import Link
from footplate.games.steamrollers.phases import deliver_goods, orders
from footplate.games.steamrollers.sheet import TAKERS, run_through
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.state import added
from tests.oracle.teeth import Patch, leave_as_it_was


def towns_count_twice(patch: Patch) -> None:
    def doubled(*about: Any) -> tuple[int, int, int]:
        begins, ends, towns = run_through(*about)
        return begins, ends, 2 * towns

    patch.setattr(network, "run_through", doubled)


def only_the_shortest_way_is_taken(patch: Patch) -> None:
    rightly = network.distances
    patch.setattr(state, "distances", lambda links: tuple([far & -far for far in rightly(links)]))


def parallel_connections_count_once(patch: Patch) -> None:
    def worth(links: tuple[Link, ...]) -> int:
        pairs = {(link.one, link.other): 1 + link.towns for link in links}
        return sum(pairs.values())

    patch.setattr(scoring, "worth", worth)


def a_connection_is_found_once(patch: Patch) -> None:
    """A second one between the same cities is lost."""
    rightly = network.distances

    def distances(links: tuple[Link, ...]) -> tuple[int, ...]:
        return rightly(tuple({(link.one, link.other): link for link in links}.values()))

    patch.setattr(state, "distances", distances)


def nothing_is_scored_for_a_delivery(patch: Patch) -> None:
    leave_as_it_was(patch, deliver_goods, "deliver_good", "delivered")


def delivered_goods_go_into_the_bag(patch: Patch) -> None:
    """Also those that are kept for orders."""
    rightly = deliver_goods.deliver_good

    def deliver_good(s: SteamRollers, seat: int, deliver: Any) -> None:
        rightly(s, seat, deliver)
        if s.options.orders:
            s.bag = added(s.bag, colour_of(deliver.good), 1)

    patch.setattr(deliver_goods, "deliver_good", deliver_good)


def a_personal_good_stays(patch: Patch) -> None:
    leave_as_it_was(patch, deliver_goods, "deliver_good", "personal")


def grey_goods_go_to_city_three(patch: Patch) -> None:
    takers = list(TAKERS)
    takers[GREY] = takers[GREY][:1]
    patch.setattr(deliver_goods, "TAKERS", tuple(takers))


def the_first_good_of_a_line_goes(patch: Patch) -> None:
    def without(line: tuple[int, ...], good: int) -> tuple[int, ...]:
        at = line.index(colour_of(good))
        return line[:at] + line[at + 1 :]

    patch.setattr(deliver_goods, "without", without)


def deliveries_leave_room_for_nothing(patch: Patch) -> None:
    """That something can be delivered is forgotten where a die may be spent on nothing."""
    patch.setattr(deliver_goods, "can_deliver_unaided", lambda phase, s, seat: False)


def an_order_gives_its_goods_away(patch: Patch) -> None:
    leave_as_it_was(patch, orders, "_fill", "bag")


def coal_is_not_used_up(patch: Patch) -> None:
    rightly = orders.price

    def price(s: SteamRollers, order: int, instead: int | None = None) -> list[int]:
        goods = rightly(s, order, instead)
        goods[COAL] = 0
        return goods

    patch.setattr(orders, "price", price)
