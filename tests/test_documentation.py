"""What the documents name is there, and what is there is named."""

import re
from pathlib import Path

import pytest

import footplate
from footplate.cli import COMMANDS, main

ROOT = Path(__file__).parents[1]
PACKAGE = Path(footplate.__file__).parent
ARCHITECTURE = ROOT.joinpath("docs", "architecture.md").read_text("utf-8")
README = ROOT.joinpath("README.md").read_text("utf-8")
SHOWN = [line.split()[1:] for line in README.splitlines() if line.startswith("    footplate ")]


def named(package: str) -> list[str]:
    """The modules that the architecture page lists for a package, in the first column of its table."""
    table = ARCHITECTURE.split(f"| {package} | |\n")[1].split("\n\n")[0]
    cells = [row.split("|")[1] for row in table.splitlines()[1:]]
    return [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]


def modules(package: str) -> set[str]:
    """The modules and packages inside a package."""
    inside = PACKAGE.joinpath(package).iterdir()
    found = [path for path in inside if path.suffix == ".py" or path.joinpath("__init__.py").exists()]
    return {path.stem for path in found if not path.name.startswith("__")}


@pytest.mark.parametrize("package", ["kernel", "rails", "bots", "server"])
def test_the_architecture_page_names_every_module_once(package: str) -> None:
    assert sorted(named(package)) == sorted(modules(package))


def test_the_picture_of_imports_shows_every_package() -> None:
    picture = ARCHITECTURE.split("```")[1]
    packages = {path.name for path in PACKAGE.iterdir() if path.joinpath("__init__.py").exists()}
    assert packages <= set(re.findall(r"\w+", picture))


def test_the_readme_shows_every_command_and_no_other() -> None:
    assert {words[0] for words in SHOWN} == set(COMMANDS)


@pytest.mark.parametrize("words", SHOWN, ids=" ".join)
def test_a_command_in_the_readme_has_the_options_shown(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    main([words[0], "--help"])
    said = capsys.readouterr().out
    assert words[0] in said
    for word in words:
        assert not word.startswith("--") or word in said


@pytest.mark.parametrize("page", [README, ARCHITECTURE], ids=["README", "architecture"])
def test_every_link_to_a_file_leads_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page):
        assert ROOT.joinpath(target).exists() or ROOT.joinpath("docs", target).exists()
