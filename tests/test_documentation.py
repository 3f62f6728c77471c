"""What the documents name is there, and what is there is named; the site is whole and keeps to itself."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import footplate
import footplate.games  # registers them
from footplate.cli import COMMANDS, main
from footplate.kernel.game import find, registered

ROOT = Path(__file__).parents[1]
PACKAGE = Path(footplate.__file__).parent
ARCHITECTURE = ROOT.joinpath("docs", "architecture.md").read_text("utf-8")
WEB = ROOT / "web" / "src"
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


@pytest.mark.parametrize("package", ["kernel", "rails", "bots", "arena", "research", "server"])
def test_the_architecture_page_names_every_module_once(package: str) -> None:
    assert sorted(named(package)) == sorted(modules(package))


def imported(path: Path) -> set[tuple[str, ...]]:
    """What a file of the client imports from the client, as the way to it from the client's own folder."""
    names = re.findall(r"""(?:from|import\(?) ?["'](\.[^"']+)["']""", path.read_text("utf-8"))
    ways = [path.parent.joinpath(name).resolve() for name in names]
    return {way.relative_to(WEB).parts for way in ways if way.is_relative_to(WEB)}


def test_a_folder_of_the_client_imports_those_above_it_in_the_table_alone() -> None:
    folders = named("web/src")
    inside = [path.parent for path in WEB.glob("*/*")]
    assert sorted(folders) == sorted({path.name for path in inside})
    for at, folder in enumerate(folders):
        for path in WEB.joinpath(folder).rglob("*.*"):
            used = {way[0] for way in imported(path)} & set(folders)
            assert used <= set(folders[: at + 1]), path


def test_a_game_of_the_client_imports_no_other_game() -> None:
    games = [path.name for path in WEB.joinpath("games").iterdir() if path.is_dir()]
    for game in games:
        for path in WEB.joinpath("games", game).rglob("*.*"):
            used = {way[1] for way in imported(path) if way[0] == "games"}
            assert used & set(games) <= {game}, path


def test_the_lowest_folders_of_the_client_know_nothing_of_who_looks() -> None:
    for folder in ("server", "text", "parts", "drawing"):
        for path in WEB.joinpath(folder).rglob("*.*"):
            used = {way[0] for way in imported(path)}
            assert not used & {"person.svelte", "preferences.svelte", "router.svelte"}, path


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


class Outside(HTMLParser):
    """What a page fetches by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        if tag == "link" and known.get("rel") in ("canonical", "prev", "next"):
            return
        names = {"script": "src", "img": "src", "link": "href", "iframe": "src"}
        if tag in names and (address := known.get(names[tag])):
            self.fetched.append(address)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation, built so that a warning is a failure."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return folder


def test_no_page_of_the_site_fetches_anything_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        read = Outside()
        read.feed(page.read_text("utf-8"))
        assert [one for one in read.fetched if urlsplit(one).netloc] == []
    for style in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import )['\"]?(https?:)?//", style.read_text("utf-8"))


@pytest.mark.parametrize("name", [name for name in registered() if name != "toy"])
def test_every_game_has_a_guide_and_every_rule_an_anchor(site: Path, name: str) -> None:
    assert site.joinpath("games", name, "index.html").exists()
    page = site.joinpath("rules", name, "index.html").read_text("utf-8")
    for clause in find(name).ledger().clauses:
        assert f'id="{clause.id}"' in page
        assert page.count("**Why.**") == 0
    assert page.count('class="ruling"') == sum([clause.ruling for clause in find(name).ledger().clauses])


def test_pictures_are_small_and_all_of_them_are_shown() -> None:
    pages = "".join([page.read_text("utf-8") for page in ROOT.joinpath("docs").rglob("*.md")])
    pictures = list(ROOT.joinpath("docs", "pictures").glob("*.webp"))
    assert len(pictures) <= 14
    for picture in pictures:
        assert picture.stat().st_size <= 150_000
        assert f"pictures/{picture.name}" in pages
