"""The chart of a tournament can be read."""

from __future__ import annotations

from xml.etree import ElementTree

from footplate.arena.chart import chart
from footplate.arena.report import report
from tests.arena.tables import planned, told

SVG = "{http://www.w3.org/2000/svg}"
LETTER = 8  # the width of one at most
APART = 16


def drawn() -> ElementTree.Element:
    """The chart of games of which one bot won all."""
    games = [told(number, number, ("random", "thrifty"), (2, 1)) for number in range(1, 31)]
    return ElementTree.fromstring(chart(report(planned(), games)))


def test_the_labels_of_both_axes_keep_apart() -> None:
    texts = [text for text in drawn().iter(f"{SVG}text") if text.get("text-anchor") == "middle"]
    spans = []
    for text in texts:
        middle, half = float(text.attrib["x"]), len(text.text or "") * LETTER / 2
        spans.append((middle - half, middle + half, text.text))
    at = [says for _, _, says in spans].index("100%")
    assert spans[at + 1][2] == "-20"
    assert spans[at + 1][0] - spans[at][1] >= APART


def test_what_the_dashes_mean_is_told_beside_one_of_them() -> None:
    found = drawn()
    [legend] = [text for text in found.iter(f"{SVG}text") if text.text == "a fair share"]
    dashes = [path.attrib["d"] for path in found.iter(f"{SVG}path") if path.get("class") == "fair"]
    assert len(dashes) == 3
    x, y = [float(number) for number in dashes[0][1:].partition("v")[0].split()]
    assert 0 < float(legend.attrib["x"]) - x < APART
    assert abs(float(legend.attrib["y"]) - y) < APART
