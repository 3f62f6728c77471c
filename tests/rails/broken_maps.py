"""The practice map broken on purpose, each time in one way, with the sentence that must refuse it."""

from __future__ import annotations

from typing import NamedTuple

from footplate.games.steam.maps import text

SOUND = text("practice")
KEYS = (
    "id, title, provenance, about, players, fewer_cubes_with_three, origin, board,"
    " walls, forced, named, places, rivers, labels, supply_spaces"
)


class Broken(NamedTuple):
    """What is put in the place of what, what is said of it, and what else follows from it."""

    old: str
    new: str
    says: str
    more: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The broken file."""
        assert SOUND.count(self.old) == 1, self.old
        return SOUND.replace(self.old, self.new)


FORM = (
    Broken(
        'id = "practice"',
        "id = practice",
        "This is not TOML: Invalid value (at line 2, column 6).",
    ),
    Broken('title = "Practice valley (fictional)"\n', "", "The key 'title' is missing."),
    Broken('origin = "Bh"\n', "", "The key 'origin' is missing."),
    Broken("named = []\n", "", "The key 'named' is missing."),
    Broken(
        "named = []\n", 'named = []\nclimate = "mild"\n', f"There is no key 'climate'; there are: {KEYS}."
    ),
    Broken('origin = "Bh"', "origin = 7", "origin does not fit: Expected `str`, got `int`."),
    Broken(
        "fewer_cubes_with_three = 0",
        "fewer_cubes_with_three = 0.0",
        "fewer_cubes_with_three does not fit: Expected `int`, got `float`.",
    ),
    Broken("min = 2", "min = true", "players.min does not fit: Expected `int`, got `bool`."),
    Broken(", best = [2, 3]", "", "players does not fit: Object missing required field `best`."),
    Broken('walls = ["1,0:1"]', 'walls = ["1,0:1", 4]', "walls[1] does not fit: Expected `str`, got `int`."),
    Broken(
        '{ name = "Thornby", town = true }',
        '{ name = "Thornby", town = "yes" }',
        "places.Th.town does not fit: Expected `bool`, got `str`.",
    ),
    Broken(
        '{ name = "Thornby", town = true }',
        '{ name = "Thornby", town = true, port = true }',
        "places.Th does not fit: Object contains unknown field `port`.",
    ),
    Broken(
        '{ name = "Thornby", town = true }',
        "{ town = true }",
        "places.Th does not fit: Object missing required field `name`.",
    ),
    Broken('name = "Mill River"\n', "", "rivers[0] does not fit: Object missing required field `name`."),
    Broken(
        "named = []",
        'named = []\nlabels = [{ text = "Sea" }]',
        "labels[0] does not fit: Object missing required field `at`.",
    ),
)

NUMBERS = (
    Broken(
        'provenance = "fictional"',
        'provenance = "dreamt"',
        "The provenance is one of printed, reconstructed, fictional, not 'dreamt'.",
    ),
    Broken(
        "min = 2, max = 3, best = [2, 3]",
        "min = 3, max = 2, best = []",
        "The range of players is empty: from 3 to 2.",
    ),
    Broken("min = 2", "min = 1", "The game is for 2 to 6 players, not 1."),
    Broken("best = [2, 3]", "best = [2, 4]", "The map is best with 4 players and not for 4."),
    Broken(
        "fewer_cubes_with_three = 0",
        "fewer_cubes_with_three = -1",
        "The number fewer_cubes_with_three is negative: -1.",
    ),
    Broken(
        "named = []", "named = []\nsupply_spaces = 0", "There must be a supply space, and supply_spaces is 0."
    ),
    Broken("max = 3", "max = 4", "A map for four or more needs 8 towns, one for each New City; it has 5."),
    Broken(
        'city = "blue", cubes = 3',
        'city = "blue", cubes = 46',
        "The cities take 61 cubes, and beside 12 supply spaces 60 are left.",
    ),
    Broken(
        "named = []",
        "named = []\nsupply_spaces = 27",
        "The cities take 18 cubes, and beside 27 supply spaces 15 are left.",
    ),
)

PLACES = (
    Broken('id = "practice"', 'id = " "', "The id is empty."),
    Broken('"Hopton"', '"Hop\\u001bton"', "The name of Ho has characters that cannot be printed."),
    Broken('"Hopton"', '"--"', "The name of Ho has no letter or digit to make a word of."),
    Broken('{ name = "Hopton", town = true }', '{ name = "Hopton" }', "Ho is neither a city nor a town."),
    Broken(
        '{ name = "Redford", city', '{ name = "Redford", town = true, city', "Rd is both a city and a town."
    ),
    Broken(
        '{ name = "Hopton", town = true }',
        '{ name = "Hopton", town = true, cubes = 1 }',
        "Ho is a town and has no cubes of its own.",
    ),
    Broken(
        'city = "purple"',
        'city = "grey"',
        "Pl is 'grey'; a city is one of red, blue, yellow, purple.",
        ("The numbers of cities differ by more than one: 2 red, 1 blue, 2 yellow, 0 purple.",),
    ),
    Broken('city = "blue", cubes = 3', 'city = "blue"', "Bh is a city and does not say its number of cubes."),
    Broken('city = "blue", cubes = 3', 'city = "blue", cubes = -3', "Bh has a negative number of cubes: -3."),
    Broken(
        'city = "blue", cubes = 3',
        'city = "blue", cubes = 0',
        "Bh is left without cubes with three players: 0 less 0.",
    ),
    Broken(
        'city = "blue"',
        'city = "red"',
        "The numbers of cities differ by more than one: 3 red, 0 blue, 2 yellow, 1 purple.",
    ),
    Broken(
        '"Hopton"',
        '"FERNLEY"',
        "The word 'fernley' of Fe stands for another hex too.",
        ("The word 'fernley' of Ho stands for another hex too.",),
    ),
    Broken('"Hopton"', '"E1"', "The word 'e1' of Ho stands for another hex too."),
)

PICTURE = (
    Broken(
        "      El    ..    Th",
        "      El   ..     Th",
        "Line 1 of the picture, character 12: '..' is off the lattice of hexes.",
    ),
    Broken(
        "   Yd    ..    ..    Pl",
        "   Yd    ..    .. .  Pl",
        "Line 8 of the picture, character 19: '.' is not a code of two characters and a blank.",
    ),
    Broken(
        "..    ..    Bh    ..",
        "..    ..    Bh ..    ..",
        "Line 9 of the picture, character 16: '..' is off the lattice of hexes.",
        ("Line 9 of the picture, character 22: '..' is off the lattice of hexes.",),
    ),
    Broken(
        "      Ho    ..    ~~",
        "      Ho    xx    ~~",
        "Line 11 of the picture, character 13: the code 'xx' is unknown.",
    ),
    Broken(
        "      Ho    ..    ~~",
        "      Ho    Qu    ~~",
        "Line 11 of the picture, character 13: the code 'Qu' is unknown.",
    ),
    Broken(
        "      Ho    ..    ~~",
        "      Ho    Th    ~~",
        "Line 11 of the picture, character 13: 'Th' stands in line 1 already.",
    ),
    Broken("      Ho    ..    ~~", "      ..    ..    ~~", "The place Ho is missing from the picture."),
    Broken(
        "      Ho    ..    ~~",
        "      Ho    ..    ~~\t",
        "Line 11 of the picture, character 19: '~~\\t' is not a code of two characters and a blank.",
    ),
    Broken('origin = "Bh"', 'origin = "Zz"', "The origin 'Zz' is no place."),
    Broken('origin = "Bh"', 'origin = ".."', "The origin '..' is no place."),
)

GROUND = (
    Broken(
        'walls = ["1,0:1"]',
        'walls = ["1,0"]',
        "The wall '1,0' is not a spot, a colon and a side from 0 to 5.",
    ),
    Broken(
        'walls = ["1,0:1"]',
        'walls = ["1,0:6"]',
        "The wall '1,0:6' is not a spot, a colon and a side from 0 to 5.",
    ),
    Broken('walls = ["1,0:1"]', 'walls = ["Zz:1"]', "The wall 'Zz:1' is nowhere: there is no hex 'Zz'."),
    Broken('walls = ["1,0:1"]', 'walls = [":1"]', "The wall ':1' is nowhere: there is no hex ''."),
    Broken('walls = ["1,0:1"]', 'walls = ["2,0:1"]', "The wall '2,0:1' is nowhere: there is no hex '2,0'."),
    Broken('walls = ["1,0:1"]', 'walls = ["1,0:1", "1,0:2"]', "The wall '1,0:2' is not between two hexes."),
    Broken(
        'walls = ["1,0:1"]',
        'walls = ["1,0:1", "1,0:1"]',
        "The wall '1,0:1' is listed already, perhaps from its other side.",
    ),
    Broken(
        'walls = ["1,0:1"]',
        'walls = ["1,0:1", "2,-1:4"]',
        "The wall '2,-1:4' is listed already, perhaps from its other side.",
    ),
    Broken(
        "   Yd    ..    ..    Pl\n..    ..    Bh",
        "   ..    ..    ..    Pl\n..    Yd    Bh",
        "Ho and Yd touch.",
    ),
    Broken(
        'walls = ["1,0:1"]',
        'walls = ["1,0:1", "Ho:0", "Ho:1", "Ho:5"]',
        "Ho has fewer than two open sides: 0.",
        ("Not all hexes are connected: Ho is cut off from the rest.",),
    ),
    Broken('walls = ["1,0:1"]', 'walls = ["1,0:1", "Ho:0", "Ho:1"]', "Ho has fewer than two open sides: 1."),
    Broken(
        "      Ho    ..    ~~",
        "      Ho    ..    ~~\n\n\n   ..\n      ..",
        "Not all hexes are connected: -3,4 is cut off from the rest with 1 more.",
    ),
    Broken(
        'course = ["-2,-2", ',
        'course = ["up", "-2,-2", ',
        "Mill River has 'up' on its course, which is no spot.",
    ),
    Broken(
        '"Bh", "1,0", "2,0"]',
        '"Bh", "1,0"]\n[[rivers]]\nname = "Brook"\ncourse = ["Fe"]',
        "Brook has a course of fewer than two spots.",
    ),
    Broken(
        '"-1,-2", "Fe", ',
        '"Fe", ',
        "Mill River goes from -2,-2 to Fe, which are not neighbours.",
        ("-1,-2 is marked as a river hex and lies on no course.",),
    ),
    Broken(
        '"1,0", "2,0"]',
        '"1,0", "2,0", "2,1"]',
        "Mill River leaves the hexes at 2,0; only its ends may lie off them.",
    ),
    Broken(
        "town = true, river = true",
        "town = true",
        "Mill River runs through Fe, which is not marked as a river hex.",
    ),
    Broken(
        '{ name = "Thornby", town = true }',
        '{ name = "Thornby", town = true, river = true }',
        "Th is marked as a river hex and lies on no course.",
    ),
    Broken(
        "      Ho    ..    ~~", "      Ho    rr    ~~", "0,1 is marked as a river hex and lies on no course."
    ),
    Broken(
        "named = []",
        'named = []\nlabels = [{ text = "Sea", at = "south" }]',
        "The label 'Sea' is at 'south', which is no spot.",
    ),
    Broken("forced = []", 'forced = ["9,9"]', "The forced '9,9' is no hex."),
    Broken("named = []", 'named = ["0,0"]', "The named '0,0' is no place."),
)

BROKEN = (*FORM, *NUMBERS, *PLACES, *PICTURE, *GROUND)
