"""The components of Steam and the numbers of its ledger, typed in from the rulebook's lists."""

from __future__ import annotations

from typing import Final, TypeAlias

Shape: TypeAlias = "frozenset[tuple[int, ...]]"  # pairs of sides that are joined; a town's exits stand alone

SIDES: Final = ("n", "ne", "se", "s", "sw", "nw")
COLOURS: Final = ("red", "blue", "yellow", "purple", "grey")
ACTION_TILES: Final = (
    "turn-order",
    "first-move",
    "engineer",
    "first-build",
    "city-growth",
    "locomotive",
    "urbanization",
)

# ST-04: the faces as they lie before they are turned.
PLAIN_FACES: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "21": ((0, 3),),
    "22": ((0, 2),),
    "23": ((0, 1),),
    "41": ((0, 3), (1, 4)),
    "42": ((0, 3), (1, 5)),
    "43": ((0, 2), (1, 3)),
    "44": ((0, 3), (1, 2)),
    "45": ((0, 2), (3, 5)),
    "46": ((0, 2), (3, 4)),
    "47": ((0, 2), (4, 5)),
}
TOWN_FACES: Final[dict[str, tuple[int, ...]]] = {
    "t11": (0,),
    "t21": (0, 3),
    "t22": (0, 2),
    "t23": (0, 1),
    "t31": (0, 2, 4),
    "t32": (0, 3, 5),
    "t33": (0, 1, 3),
    "t34": (5, 0, 1),
    "t41": (0, 2, 3, 4),
    "t42": (0, 1, 3, 4),
    "t43": (0, 1, 2, 3),
}
FACES: Final = (*list(PLAIN_FACES)[:3], *TOWN_FACES, *list(PLAIN_FACES)[3:])

# ST-03: each kind of tile, its two faces, and how many there are.
PIECES: Final[dict[tuple[str, ...], int]] = {
    ("21", "22"): 86,
    ("t21", "t22"): 10,
    ("23", "t23"): 8,
    ("t11",): 4,
    ("42", "t41"): 4,
    ("t31", "t34"): 4,
    ("t42", "41"): 4,
    ("43", "t43"): 4,
    ("44", "45"): 2,
    ("44", "47"): 2,
    ("47", "46"): 2,
    ("45", "46"): 2,
    ("t32", "t33"): 4,
}

# ST-02
CUBES: Final = {"red": 20, "blue": 20, "yellow": 20, "purple": 20, "grey": 16}
NEW_CITIES: Final = {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "grey": 4}

TURNS: Final = {2: 10, 3: 10, 4: 8, 5: 7, 6: 7}  # ST-12, ST-01
SUPPLY_CUBES: Final = 3  # ST-10
LOWEST, HIGHEST = -10, 10  # ST-21, ST-23
TOP_LEVEL: Final = 6  # ST-35
RAISED: Final = 5  # ST-20
POINTS_FOR_IT: Final = 2  # ST-21
GROWTH_PRICE: Final = 2  # ST-34
LOCOMOTIVE_PRICE: Final = 4  # ST-35
URBANIZATION_PRICE: Final = 6  # ST-36
BUILDS, ENGINEER_BUILDS = 3, 4  # ST-32, ST-40


def turned(face: str, turns: int) -> Shape:
    """The track of a face after some turns; a town's exits are tuples of one side."""
    pieces = PLAIN_FACES.get(face) or [(side,) for side in TOWN_FACES[face]]
    return frozenset([tuple(sorted([(side + turns) % 6 for side in piece])) for piece in pieces])


def shapes(face: str) -> dict[int, Shape]:
    """Every look of a face, each by the fewest turns that lead to it. [ST-04]"""
    found: dict[int, Shape] = {}
    for turns in range(6):
        if turned(face, turns) not in found.values():
            found[turns] = turned(face, turns)
    return found


LOOKS: Final = {face: shapes(face) for face in FACES}
