"""What the action tiles do: each effect is on one tile, on one of its sides or on both."""

from __future__ import annotations

from typing import Final, NamedTuple

from footplate.games.steamrollers.components import FACES


class Effect(NamedTuple):
    """The tile that has an effect, and on which faces."""

    tile: int
    faces: tuple[int, ...]


def _effect(name: str) -> Effect:
    faces = [number for number, face in enumerate(FACES) if face.effect == name]
    (tile,) = {FACES[face].tile for face in faces}
    return Effect(tile, tuple(faces))


ANY_VALUE: Final = _effect("any_value")  # [SR-50]
TWO_DICE: Final = _effect("two_dice")  # [SR-51]
SEIZE: Final = _effect("seize_die")  # [SR-52]
DIE_IS_DESTINATION: Final = _effect("die_is_destination")  # [SR-53]
LONGER_DELIVERY: Final = _effect("longer_delivery")  # [SR-54]
ANY_DISTANCE: Final = _effect("any_distance")  # [SR-55]
STRONGER_ENGINE: Final = _effect("stronger_engine")  # [SR-56]
PLUS_MINUS: Final = _effect("die_plus_minus")  # [SR-57]
REROLL_OR_FLIP: Final = _effect("reroll_or_flip")  # [SR-58]
ANY_TRACK: Final = _effect("any_track")  # [SR-59]
REROLL_OLIVE: Final = _effect("reroll_olive")  # [SR-71]
GUARD_GOOD: Final = _effect("guard_good")  # [SR-71]
