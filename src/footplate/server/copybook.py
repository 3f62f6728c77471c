"""Copybook: long lists of views as JSON, by which who shows the very same list again is spared the writing.

All that a view holds never changes, so what is the same object is written the same. What is merely equal is
written again, for to compare would take as long.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, get_args, get_origin

import msgspec

LONG: Final = 16  # from so many things on it is worth looking a list up
PAGES: Final = 256  # lists that are remembered at a time, of all tables together
_NUMBERS: Final = (int, bool)


class Page(NamedTuple):
    """A list, kept so that no other comes to lie where it does in memory, and its JSON."""

    told: tuple[Any, ...]
    json: msgspec.Raw


_PAGES: Final[dict[int, Page]] = {}
_LISTS: Final[dict[type[msgspec.Struct], tuple[str, ...]]] = {}


def copied(view: msgspec.Struct) -> dict[str, msgspec.Raw]:
    """The long lists of a view, as JSON, by the names of their fields."""
    found = {}
    for name in _lists(type(view)):
        told = getattr(view, name)
        if len(told) >= LONG:
            found[name] = _page(told).json
    return found


def _page(told: tuple[Any, ...]) -> Page:
    """Where a list is written down."""
    page = _PAGES.get(id(told))
    if page is None:
        if len(_PAGES) == PAGES:
            del _PAGES[next(iter(_PAGES))]  # the oldest alone: to throw all away at once takes a millisecond
        page = _PAGES[id(told)] = Page(told, msgspec.Raw(msgspec.json.encode(told)))
    return page


def _lists(views: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a kind of view that are lists, but for those of plain numbers: these change often."""
    found = _LISTS.get(views)
    if found is None:
        told = msgspec.structs.fields(views)
        found = _LISTS[views] = tuple([field.name for field in told if _is_list(field.type)])
    return found


def _is_list(hint: Any) -> bool:
    return get_origin(hint) is tuple and get_args(hint)[0] not in _NUMBERS
