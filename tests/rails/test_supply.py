"""Supply: laying one face uses up the other, and no piece shows a face before it must."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from footplate.games.steam.components import PIECES, SUPPLY, TILES
from footplate.rails.supply import Limit, Piece, Supply

RING = ("44", "45", "46", "47")


def face(name: str) -> int:
    return TILES.names.index(name)


def laid(**counts: int) -> list[int]:
    """How often each face lies on the board: f44=2 is two of face 44."""
    return [counts.get(f"f{name}", 0) for name in TILES.names]


def names(available: int) -> set[str]:
    return {name for at, name in enumerate(TILES.names) if available >> at & 1}


def can_show(pieces: Sequence[Piece], demand: Sequence[int]) -> bool:
    """Whether each wanted face finds a piece of its own: by letting pieces change the face they show."""
    stock = [piece.faces for piece in pieces for _ in range(piece.copies)]
    shows: dict[int, int] = {}
    wanted = [one for one, count in enumerate(demand) for _ in range(count)]

    def seat(want: int, tried: set[int]) -> bool:
        for at, faces in enumerate(stock):
            if wanted[want] in faces and at not in tried:
                tried.add(at)
                if at not in shows or seat(shows[at], tried):
                    shows[at] = want
                    return True
        return False

    return all([seat(want, set()) for want in range(len(wanted))])


def random_pieces(rng: Random) -> tuple[int, list[Piece]]:
    """Some faces, and pieces with one, two or three of them."""
    faces = rng.randint(2, 6)
    chosen = [
        tuple(rng.sample(range(faces), rng.randint(1, min(3, faces)))) for _ in range(rng.randint(1, 6))
    ]
    return faces, [Piece(some, rng.randint(1, 3)) for some in chosen]


def test_there_are_a_hundred_and_thirty_six_pieces() -> None:
    assert sum([piece.copies for piece in PIECES]) == 136


def test_each_face_is_on_as_many_pieces_as_the_manifest_says() -> None:
    copies = [sum([piece.copies for piece in PIECES if at in piece.faces]) for at in range(len(TILES.names))]

    assert dict(zip(TILES.names, copies, strict=True)) == {
        "21": 86, "22": 86, "23": 8,
        "t11": 4, "t21": 10, "t22": 10, "t23": 8,
        "t31": 4, "t32": 4, "t33": 4, "t34": 4,
        "t41": 4, "t42": 4, "t43": 4,
        "41": 4, "42": 4, "43": 4, "44": 4, "45": 4, "46": 4, "47": 4,
    }  # fmt: skip


def test_the_limits_that_bind_are_those_of_each_piece_and_of_the_ring() -> None:
    limits = {frozenset([TILES.names[one] for one in faces]): most for faces, most in SUPPLY.limits}
    binding = {
        some for some in limits if not any([some < more and limits[more] <= limits[some] for more in limits])
    }
    pieces = {
        "21 22": 86,
        "t21 t22": 10,
        "23 t23": 8,
        "t11": 4,
        "42 t41": 4,
        "t31 t34": 4,
        "t42 41": 4,
        "43 t43": 4,
    }
    ring = {
        "44": 4,
        "45": 4,
        "46": 4,
        "47": 4,
        "44 45": 6,
        "44 47": 6,
        "46 47": 6,
        "45 46": 6,
        "44 45 46 47": 8,
    }
    expected = {**pieces, "t32 t33": 4, **ring}

    assert {some: limits[some] for some in binding} == {
        frozenset(faces.split()): most for faces, most in expected.items()
    }


@pytest.mark.parametrize(
    ("one", "other", "copies"),
    [
        ("21", "22", 86), ("t21", "t22", 10), ("23", "t23", 8), ("42", "t41", 4), ("t31", "t34", 4),
        ("t42", "41", 4), ("43", "t43", 4), ("t32", "t33", 4),
    ],
)  # fmt: skip
def test_a_face_is_used_up_by_its_other_side(one: str, other: str, copies: int) -> None:
    almost = laid(**{f"f{one}": copies - 1})
    assert SUPPLY.fits(almost, face(one))
    assert SUPPLY.fits(almost, face(other))

    mixed = laid(**{f"f{one}": copies - 1, f"f{other}": 1})
    assert not SUPPLY.fits(mixed, face(one))
    assert not SUPPLY.fits(mixed, face(other))
    assert names(SUPPLY.available(mixed)) == set(TILES.names) - {one, other}


def test_a_face_without_a_back_uses_up_nothing_else() -> None:
    assert names(SUPPLY.available(laid(ft11=4))) == set(TILES.names) - {"t11"}


@pytest.mark.parametrize(
    ("counts", "can_be_laid"),
    [
        ((0, 0, 0, 0), {"44", "45", "46", "47"}),
        ((4, 0, 0, 0), {"45", "46", "47"}),
        ((4, 2, 0, 0), {"46", "47"}),
        ((4, 2, 0, 2), set()),
        ((4, 0, 4, 0), set()),
        ((3, 3, 0, 0), {"46", "47"}),
        ((2, 2, 2, 1), {"44", "45", "46", "47"}),
        ((2, 2, 2, 2), set()),
        ((4, 2, 1, 0), {"46", "47"}),
        ((4, 1, 0, 2), {"45", "46"}),
    ],
)
def test_the_faces_44_to_47_share_their_pieces_in_a_ring(
    counts: tuple[int, ...], can_be_laid: set[str]
) -> None:
    demand = laid(**{f"f{name}": count for name, count in zip(RING, counts, strict=True)})

    assert names(SUPPLY.available(demand)) & set(RING) == can_be_laid


def test_every_demand_of_the_ring_is_judged_as_by_trying() -> None:
    ring = [piece for piece in PIECES if set(piece.faces) <= {face(name) for name in RING}]
    assert len(ring) == 4
    for code in range(5**4):
        demand = laid(**{f"f{name}": code // 5**at % 5 for at, name in enumerate(RING)})
        if can_show(ring, demand):
            for name in RING:
                demand[face(name)] += 1
                more = can_show(ring, demand)
                demand[face(name)] -= 1
                assert SUPPLY.fits(demand, face(name)) == more, (demand, name)


def test_a_piece_that_is_replaced_may_be_turned_over_for_its_own_replacement() -> None:
    full = laid(f21=80, f22=6)
    assert not SUPPLY.fits(full, face("22"))
    assert SUPPLY.fits(full, face("22"), instead=face("21"))
    assert SUPPLY.fits(full, face("22"), instead=face("22"))
    assert not SUPPLY.fits(full, face("22"), instead=face("23"))


def test_a_replaced_piece_helps_another_face_through_the_ring() -> None:
    full = laid(f44=4, f46=4)
    assert not SUPPLY.fits(full, face("47"))
    assert SUPPLY.fits(full, face("47"), instead=face("44"))
    assert SUPPLY.fits(full, face("45"), instead=face("46"))

    crowded = laid(f44=4, f47=2)
    assert not SUPPLY.fits(crowded, face("47"))
    assert not SUPPLY.fits(crowded, face("47"), instead=face("46"))
    assert SUPPLY.fits(crowded, face("47"), instead=face("44"))


def test_a_single_limit_is_kept_for_a_group_that_needs_no_more() -> None:
    assert Supply(2, [Piece((0,), 3), Piece((1,), 2)]).limits == (Limit((0,), 3), Limit((1,), 2))


@pytest.mark.parametrize("seed", range(60))
def test_random_supplies_are_judged_as_by_trying(seed: int) -> None:
    rng = Random(seed)
    faces, pieces = random_pieces(rng)
    supply = Supply(faces, pieces)
    demand = [0] * faces
    for _ in range(30):
        wanted = rng.randrange(faces)
        instead = rng.choice([-1, *[one for one in range(faces) if demand[one]]])
        after = [count + (one == wanted) - (one == instead) for one, count in enumerate(demand)]

        fits = supply.fits(demand, wanted, instead)
        assert fits == can_show(pieces, after), (pieces, demand, wanted, instead)
        if fits:
            demand = after
        assert supply.available(demand) == sum(
            [
                1 << one
                for one in range(faces)
                if can_show(pieces, [count + (one == at) for at, count in enumerate(demand)])
            ]
        )


@pytest.mark.parametrize("seed", range(20))
def test_what_is_available_stays_right_as_tiles_come_and_go(seed: int) -> None:
    rng = Random(seed)
    demand = [0] * len(TILES.names)
    available = SUPPLY.available(demand)
    assert available == (1 << 21) - 1
    for _ in range(200):
        at = rng.choice([one for one in range(2, 21) if demand[one] or available >> one & 1])
        returned = bool(demand[at]) and (not available >> at & 1 or rng.random() < 0.3)
        demand[at] += -1 if returned else 1
        available = SUPPLY.refreshed(available, demand, [at])

        assert available == SUPPLY.available(demand)
        assert all([bool(available >> one & 1) == SUPPLY.fits(demand, one) for one in range(21)])
    assert can_show(PIECES, demand)
