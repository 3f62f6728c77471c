"""What was promised not to change under a ruleset: for a table the digests of its codec and its layout.

Whoever has to change a line here breaks every policy and dataset that was made with it: the changelog
must say so.
"""

from __future__ import annotations

from typing import Final

from tests.research.tables import Table

PINNED: Final = [
    (Table("days-of-steam", 2, {}), 1, "7f6f14aa8805749b", "ad26e042ad1d212f"),
    (Table("days-of-steam", 3, {}), 1, "f16d9c5a04ec6641", "cd93f93fc634289e"),
    (Table("days-of-steam", 4, {}), 1, "fbad8f6357ef5757", "e257954f35a0a1fe"),
    (Table("steam", 2, {"map": "practice"}), 1, "eb0dc4c2f4e29bfd", "ffab6189e2898183"),
    (Table("steam", 3, {"map": "northeast"}), 1, "cf48a4e154ab54dd", "b9f43dcad2454091"),
    (Table("steam", 4, {"map": "northeast"}), 1, "9bd389ff859463a2", "e38ad764f7e6bc04"),
    (Table("steam", 5, {"map": "northeast"}), 1, "e5af2a96e60e4794", "bee8876287865bda"),
    (Table("steam", 3, {"map": "ruhr"}), 1, "3af265a006c036fc", "561ab82c2da1bbb9"),
    (Table("steam", 4, {"map": "ruhr"}), 1, "fc76afeab292faa0", "558d3c5587f2807d"),
    (Table("steam", 5, {"map": "ruhr"}), 1, "8ad9dec179d27f43", "049eb07aa15f99d3"),
    (Table("steamrollers", 1, {}), 1, "89b44387bc2e8634", "ffb992a990811317"),
    (Table("steamrollers", 2, {}), 1, "9b6a65c7fa0d8829", "c7c5907c03a159dd"),
    (Table("steamrollers", 3, {}), 1, "2c7a9e0f0954e43b", "eeed3c4857d29566"),
    (Table("steamrollers", 4, {}), 1, "7eb5b8402696a6b7", "39a094f4debd38d8"),
    (Table("steamrollers", 5, {}), 1, "0399173f7d5181cc", "cc1b762a748c4909"),
    (Table("volldampf", 2, {}), 1, "f89a48b7e1e4e4d2", "a5030dd520fd4c1a"),
    (Table("volldampf", 3, {}), 1, "2154b2b3b6bb32fc", "0cd560216e0d41e4"),
    (Table("volldampf", 4, {}), 1, "c372a4da4f3568c4", "86bf98605c8bb365"),
    (Table("volldampf", 5, {}), 1, "b32ffdabe7fca024", "fad48673069eeeb2"),
    (Table("volldampf", 6, {}), 1, "d9bc7d424826e2fb", "2cbd3d332c1fcc67"),
]
