"""What is told to who runs a server: every setting is named, and the examples name what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from footplate.cli import COMMANDS, main
from footplate.server.app import MOST
from footplate.server.guard import A_MINUTE
from footplate.server.routes.history import LARGEST
from footplate.server.settings import Settings

ROOT = Path(__file__).parents[2]
HOSTING = ROOT.joinpath("docs", "hosting.md").read_text("utf-8")
UNIT = ROOT.joinpath("examples", "footplate.service").read_text("utf-8")
CONTAINER = ROOT.joinpath("examples", "Containerfile").read_text("utf-8")
VARIABLES = {f"FOOTPLATE_{name.upper()}" for name in Settings.__struct_fields__}


def options(command: str, capsys: pytest.CaptureFixture[str]) -> set[str]:
    main([command, "--help"])
    return set(re.findall(r"--[a-z][a-z-]*", capsys.readouterr().out))


def test_the_page_on_hosting_lists_every_setting_with_its_default_and_no_other() -> None:
    rows = [row.split("|")[1:-1] for row in HOSTING.splitlines() if row.startswith("| `FOOTPLATE_")]
    told = {row[0].strip(" `"): row[2].strip() for row in rows}
    assert set(told) == VARIABLES
    defaults = {f"FOOTPLATE_{name.upper()}": getattr(Settings(), name) for name in Settings.__struct_fields__}
    for name, default in defaults.items():
        if default != "":
            assert told[name] == (f"{default:g}" if isinstance(default, float) else str(default).lower())


def test_the_options_of_the_page_are_those_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    told = set(re.findall(r"^\| `FOOTPLATE_\w+` \| `(--[a-z-]+)`", HOSTING, re.MULTILINE))
    assert told == options("serve", capsys) - {"--help", "--version"}


@pytest.mark.parametrize("text", [HOSTING, UNIT, CONTAINER], ids=["hosting", "unit", "container"])
def test_every_variable_that_is_named_is_a_setting_of_the_server_or_its_build(text: str) -> None:
    assert set(re.findall(r"FOOTPLATE_[A-Z_]+", text)) <= VARIABLES | {"FOOTPLATE_WITHOUT_CLIENT"}


@pytest.mark.parametrize("text", [HOSTING, UNIT, CONTAINER], ids=["hosting", "unit", "container"])
def test_every_command_that_is_shown_is_there_with_its_options(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, rest in re.findall(r"(?:^    |bin/)footplate ([a-z]+)(.*)$", text, re.MULTILINE):
        assert name in COMMANDS
        assert set(re.findall(r"--[a-z][a-z-]*", rest)) <= options(name, capsys)


def test_the_container_runs_a_command_as_nobody_in_particular_and_looks_after_its_health() -> None:
    assert re.search(r'^CMD \["(\w+)"\]$', CONTAINER, re.MULTILINE)[1] in COMMANDS  # type: ignore[index]
    assert re.search(r"^USER (?!root)\w+$", CONTAINER, re.MULTILINE)
    assert "/healthz" in CONTAINER
    assert "VOLUME /data" in CONTAINER
    for source in re.findall(r"^COPY (?!--)(.+) \S+$", CONTAINER, re.MULTILINE):
        assert all([ROOT.joinpath(name).exists() for name in source.split()])


def test_the_container_has_all_that_the_package_is_built_from() -> None:
    named = re.findall(r"^COPY (?!--)(.+) \S+$", CONTAINER, re.MULTILINE)
    copied = [ROOT / name for names in named for name in names.split()]
    steps = ROOT.joinpath(".setup").glob("*.py")
    told = "".join([step.read_text("utf-8") for step in (ROOT / "hatch_build.py", *steps)])
    read = [
        ROOT.joinpath(*re.findall(r'"([^"]+)"', path)) for path in re.findall(r"= ROOT((?: / \S+)+)", told)
    ]
    assert {ROOT / "web", ROOT / "docs", ROOT / "mkdocs.yml"} <= set(read)
    for path in (ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / ".setup", *read):
        assert any([path.is_relative_to(one) for one in copied]), path


def test_the_unit_starts_a_command_that_is_there() -> None:
    [command] = re.findall(r"^ExecStart=\S+/footplate (\w+)$", UNIT, re.MULTILINE)
    assert command in COMMANDS
    assert "DynamicUser=yes" in UNIT


def test_the_limits_that_are_told_are_those_of_the_guard() -> None:
    assert f"{A_MINUTE:,} requests a minute" in HOSTING
    told = " ".join(HOSTING.split())
    assert f"at most {MOST:,} bytes, and one that brings a record {LARGEST:,}" in told


def test_the_figures_that_are_told_of_are_counted() -> None:
    counted = ROOT.joinpath("src", "footplate", "server", "metrics.py").read_text("utf-8")
    for name in re.findall(r"`(footplate_\w+)`", HOSTING):
        assert name.removesuffix("_total") in counted
