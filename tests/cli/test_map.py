"""`footplate map`, and options that are files: a record carries its map with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from footplate.arena.match import Outcome
from footplate.arena.plan import Plan
from footplate.cli import given
from footplate.games.steam import maps
from footplate.kernel import game as registry
from footplate.kernel import transcript
from footplate.kernel.game import About
from footplate.kernel.record import Record
from footplate.kernel.replay import load, verify
from tests.arena.tables import told
from tests.cli.conftest import Footplate
from tests.cli.records import finished
from tests.rails.broken_maps import BROKEN, SOUND
from tests.toy.game import ToyGame
from tests.toy.state import ToyOptions


class LandOptions(ToyOptions, frozen=True):
    """The toy's, and a map that no rule of it looks at."""

    land: Annotated[str, About("TY-01", values=maps.BUNDLED, file=True)] = "practice"
    guests: Annotated[str, About("TY-02", "names")] = ""

    def __post_init__(self) -> None:
        maps.read_map(self.land)


class LandGame(ToyGame):
    name: ClassVar[str] = "land"
    options: ClassVar[type[Any]] = LandOptions


LAND = LandGame()


@pytest.fixture(autouse=True)
def land(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with an option that is a file, known by name."""
    monkeypatch.setitem(registry._REGISTRY, "land", f"{__name__}:LAND")


@pytest.fixture
def valley(tmp_path: Path) -> Path:
    """A map file of somebody's own."""
    path = tmp_path / "valley.toml"
    path.write_text(SOUND.replace('id = "practice"', 'id = "valley"'), "utf-8")
    return path


def test_a_sound_map_is_told_in_one_line(footplate: Footplate, valley: Path) -> None:
    assert footplate("map", "check", valley) == (
        0,
        "valley: Practice valley (fictional), 2 to 3 players,"
        " 40 hexes, 6 cities, 5 towns, 18 cubes, fictional\n",
        "",
    )


def test_every_fault_of_a_broken_map_has_a_line_of_its_own(footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    broken = next(one for one in BROKEN if one.more)
    path.write_text(broken.text, "utf-8")
    said = "".join([f"{path}: {fault}\n" for fault in (broken.says, *broken.more)])
    assert footplate("map", "check", path) == (1, said, "")


def test_of_several_maps_each_is_told(footplate: Footplate, valley: Path, tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.write_text("", "utf-8")
    answer = footplate("map", "check", path, valley)
    assert answer.code == 1
    assert f"{path}: The key 'id' is missing.\n" in answer.out
    assert answer.out.split("\n")[-2].startswith("valley: ")


def test_a_file_that_is_no_text_is_a_broken_map(footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n")
    assert footplate("map", "check", path) == (1, f"{path}: this is not text in UTF-8.\n", "")


@pytest.mark.parametrize("form", ["\ufeff{}", "{}"])
def test_a_file_of_any_editor_is_read(form: str, footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(form.format(SOUND.replace("\n", "\r\n")).encode())
    assert footplate("map", "check", path).code == 0


def test_a_map_that_is_missing_cannot_be_checked_and_the_others_are(
    footplate: Footplate, tmp_path: Path, valley: Path
) -> None:
    path = tmp_path / "atlantis.toml"
    answer = footplate("map", "check", path, valley)
    assert answer.code == 2
    assert answer.out.startswith("valley: ")
    assert answer.err == f"footplate: {path}: No such file or directory\n"


def test_a_path_to_a_file_with_the_name_of_a_map_is_the_file(
    footplate: Footplate, valley: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(valley.parent)
    valley.rename("ruhr")
    assert footplate("map", "check", "./ruhr").out.startswith("valley: ")
    assert footplate("map", "check", "ruhr").out.startswith("ruhr: ")


def test_a_file_without_end_is_not_read_to_its_end(footplate: Footplate, refused: Callable[..., str]) -> None:
    answer = footplate("map", "check", "/dev/zero")
    assert (answer.code, answer.out) == (1, "/dev/zero: this is longer than 1,000,000 bytes.\n")
    assert "longer than 1,000,000 bytes" in refused(
        "sim", "land", "--players", 2, "--option", "land=/dev/zero"
    )


def test_what_would_steer_a_terminal_is_not_said_of_a_map(footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "steers.toml"
    path.write_text(SOUND.replace('"fictional"', '"\\u001b[2J"') + '\n["\\u001b[2J"]\n', "utf-8")
    answer = footplate("map", "check", path)
    assert answer.code == 1
    assert "\x1b" not in answer.out


def test_an_option_that_may_be_a_file_says_so(footplate: Footplate) -> None:
    lines = {" ".join(line.split()) for line in footplate("games").out.split("\n")}
    assert "--option land= practice | northeast | ruhr | a file (default practice) TY-01 Cubes" in lines
    assert "--option guests= names TY-02 Bids" in lines


def test_a_named_value_is_no_path(valley: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(valley.parent)
    valley.rename("ruhr")
    assert given.options(LAND, 2, ["land=Ruhr"]) == LandOptions(2, land="ruhr")


def test_the_text_of_a_file_is_what_is_agreed(valley: Path) -> None:
    agreed = given.options(LAND, 2, [f"land={valley}"])
    assert agreed == LandOptions(2, land=valley.read_text("utf-8"))


def test_a_file_that_is_missing_is_told_with_the_named_values(refused: Callable[..., str]) -> None:
    assert refused("sim", "land", "--players", 2, "--option", "land=atlantis.toml") == (
        "option land is one of practice, northeast, ruhr, or a file; atlantis.toml: No such file or directory"
    )


@pytest.mark.parametrize(
    ("content", "why"), [(b"\xff", "this is not text in UTF-8"), (None, "Is a directory")]
)
def test_a_file_that_cannot_be_read_is_told(
    content: bytes | None, why: str, refused: Callable[..., str], tmp_path: Path
) -> None:
    path = tmp_path / "land"
    path.mkdir() if content is None else path.write_bytes(content)
    assert refused("sim", "land", "--players", 2, "--option", f"land={path}").endswith(f"{path}: {why}")


def test_a_broken_map_is_refused_in_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(BROKEN[1].text, "utf-8")
    says = refused("sim", "land", "--players", 2, "--option", f"land={path}")
    assert says == f"{path}: the options of land do not fit: {BROKEN[1].says}"


def with_land(path: Path) -> Record:
    """A whole game on the map in a file."""
    return finished("land", 2, land=path.read_text("utf-8"))


def test_a_map_in_a_record_survives_both_ways_of_writing(valley: Path) -> None:
    record = with_land(valley)
    assert load(record.encode())[1].header == record.header
    written = transcript.write(record, LAND)
    assert len([line for line in written.split("\n") if line.startswith("option land ")]) == 1
    game, again = transcript.read(written)
    assert (game, again.header) == (LAND, record.header)
    assert again.encode() == record.encode()
    verify(again.encode())


def test_a_record_is_told_with_the_id_of_its_map(footplate: Footplate, valley: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(with_land(valley).encode())
    first = footplate("replay", path).out.split("\n")[0]
    assert first.startswith("Round the Pond: players 2, hands small, ")
    assert first.endswith(", land valley (a file), guests -")


def test_a_simulation_is_told_with_the_id_of_its_map(
    footplate: Footplate, valley: Path, tmp_path: Path
) -> None:
    plan = ("sim", "land", "--players", 2, "--games", 1, "--seed", 1, "--option", f"land={valley}")
    folder = tmp_path / "kept"
    answer = footplate(*plan, "--save", folder)
    assert answer.code == 0
    assert answer.out.split("\n")[0].endswith(", land valley (a file), guests -")
    (path,) = folder.iterdir()
    assert path.name.startswith("land-2-land=-")
    assert path.name.endswith("-valley.toml-1-1.jsonl")
    assert load(path.read_bytes())[1].header.options["land"] == valley.read_text("utf-8")
    report = msgspec.json.decode(footplate(*plan, "--json").out)
    assert report["options"]["land"] == valley.read_text("utf-8")


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("northeast", "northeast"),
        (True, "true"),
        (7, "7"),
        ("", "-"),
        (maps.text("northeast"), "northeast (a file)"),
        ("# a map\n  id = 1\n", "# a map"),
        ("long " * 20 + "\nid = 'short'", "short (a file)"),
        ("x" * 41, "x" * 39 + "…"),
        ("a\x1b[2J\nb", "a·[2J"),
    ],
)
def test_a_value_is_told_in_a_few_words(value: object, says: str) -> None:
    assert given.in_short(value) == says


def test_a_map_that_comes_with_the_game_is_known_by_its_name(footplate: Footplate) -> None:
    assert footplate("map", "check", "northeast").out.startswith("northeast: Northeast USA")


def test_a_path_may_not_be_empty(refused: Callable[..., str]) -> None:
    says = refused("sim", "land", "--players", 2, "--option", "land=")
    assert says == "option land is one of practice, northeast, ruhr, or a file, and not empty"


def test_bots_try_whether_a_map_is_fair(footplate: Footplate, valley: Path, tmp_path: Path) -> None:
    path = tmp_path / "balance.json"
    plan = ("--bots", "thrifty", "--games", 3, "--seed", 1, "--json", path)
    answer = footplate("map", "balance", valley, "--players", 2, *plan)
    assert answer.code == 0
    lines = answer.out.split("\n")
    assert lines[0] == "valley, 2 players: 3 games of thrifty, seed 1"
    assert [line.split("  ")[1] for line in lines[1:9]] == [
        *("wins by order", "wins by seat", "length", "points"),
        *("built on", "delivered to", "left by goods", "passed by goods"),
    ]
    (found,) = msgspec.json.decode(path.read_bytes())
    hexes = {use["name"]: use["times"] for use in found["regions"][0]["uses"]}
    assert hexes["fernley"] > 0
    assert "yewdale" not in hexes
    assert all([sentence.startswith(("  ! ", "  Nothing")) for sentence in lines[9:-1]])
    assert len(lines) > 10


@pytest.mark.parametrize(
    ("games", "says"),
    [
        (
            4,
            "  Nothing stands out, which says little after 4 games: place 1 in the order may win 6% to 94%.",
        ),
        (200, "  Nothing stands out."),
    ],
)
def test_that_nothing_stands_out_is_told_with_a_caution_where_games_are_few(
    games: int, says: str, monkeypatch: pytest.MonkeyPatch, footplate: Footplate
) -> None:
    def even(plan: Plan, *more: object) -> list[Outcome]:
        return [even_game(plan, number) for number in range(1, games + 1)]

    monkeypatch.setattr("footplate.cli.balance.tournament", even)
    monkeypatch.setattr("footplate.cli.balance._board", lambda chart: {})
    plan = ("--bots", "random", "--games", games)
    assert footplate("map", "balance", "practice", "--players", 2, *plan).out.split("\n")[-2] == says


def even_game(plan: Plan, number: int) -> Outcome:
    """A game of two, of which each wins every other one."""
    won = told(number, number, plan.seating(number), (1, 2) if number % 2 else (2, 1))
    return msgspec.structs.replace(won, order=(0, 1))


def test_a_map_is_tried_with_all_numbers_of_players_that_it_is_for(footplate: Footplate) -> None:
    out = footplate("map", "balance", "practice", "--bots", "thrifty", "--games", 1).out
    assert [line for line in out.split("\n") if line.startswith("practice")] == [
        "practice, 2 players: 1 game of thrifty, seed 1",
        "practice, 3 players: 1 game of thrifty, seed 1",
    ]


def test_a_program_that_fails_on_a_map_is_told_of(footplate: Footplate) -> None:
    answer = footplate("map", "balance", "practice", "--players", 2, "--bots", "none=false", "--games", 1)
    assert answer.code == 1
    assert re.search(
        r"! none failed to decide \d+ times; any legal decision was made for it\.\n"
        r"  ! in game 1 none ended without an answer, with exit code 1\.\n",
        answer.out,
    )


def test_a_map_on_which_nobody_can_play_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(BROKEN[1].text, "utf-8")
    assert BROKEN[1].says in refused("map", "balance", path)
    assert "No such file" in refused("map", "balance", tmp_path / "atlantis.toml")
    assert "there is no bot 'nobody'" in refused("map", "balance", "practice", "--bots", "nobody")


def test_where_nothing_can_be_written_a_map_is_not_tried(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "no-such-folder" / "balance.json"
    plan = ("--bots", "random", "--games", 1, "--json", path)
    assert refused("map", "balance", "practice", *plan) == f"{path}: No such file or directory"
