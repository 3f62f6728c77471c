"""`footplate serve`: what it says when it starts, why it cannot, and how it ends."""

from __future__ import annotations

import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from footplate.cli import main
from footplate.server.settings import settings
from tests.server.processes import serving

SITE = "--public-url is http:// or https:// with a host and no path"
DATABASE = "--database is a file, sqlite:///path or postgresql://..., nothing else"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["--port", "65536"], "--port is a number from 0 to 65535, not 65536"),
        (["--workers", "0"], "--workers is a number from 1, not 0"),
        (["--workers", "2"], "several workers need a PostgreSQL database: --database postgresql://..."),
        (["--public-url", "ftp://x"], f"{SITE}, not 'ftp://x'"),
        (["--public-url", "https://a.b/path"], f"{SITE}, not 'https://a.b/path'"),
        (["--public-url", "https://a.b?c"], f"{SITE}, not 'https://a.b?c'"),
        (["--public-url", "https://"], f"{SITE}, not 'https://'"),
        (["--public-url", "https://a.b:99999"], f"{SITE}, not 'https://a.b:99999'"),
        (["--database", "mysql://me:secret@x/y"], DATABASE),
        (["--database", "sqlite://x"], DATABASE),
    ],
)
def test_a_setting_that_cannot_be_gets_one_line(
    refused: Callable[..., str], given: list[str], says: str
) -> None:
    assert refused("serve", *given) == says


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("PORT", "soon", "FOOTPLATE_PORT is a whole number, not 'soon'"),
        ("THINKING", "soon", "FOOTPLATE_THINKING is a number, not 'soon'"),
        ("LIMITS", "-1", "FOOTPLATE_LIMITS is a number from 0, not -1"),
        ("IDLE", "nan", "FOOTPLATE_IDLE is a number from 0, not nan"),
        ("THINKING", "inf", "FOOTPLATE_THINKING is a number from 0, not inf"),
        ("SMTP", "gopher://x", "the settings smtp and sender do not fit"),
        ("SMTP", "smtp://mail.example.org", "the sender of mail must have one e-mail address"),
        ("LOG_LEVEL", "loud", "FOOTPLATE_LOG_LEVEL is one of debug, info, warning, error, not 'loud'"),
        ("PRIVATE_WEBHOOKS", "maybe", "FOOTPLATE_PRIVATE_WEBHOOKS is true or false, not 'maybe'"),
        ("PROXIES", "127.0.0.1,foo", "FOOTPLATE_PROXIES has addresses and networks"),
        ("PROXIES", "10.0.0.1/8", "FOOTPLATE_PROXIES has addresses and networks"),
        ("BOTS", "mine", "FOOTPLATE_BOTS: the bot mine has no command; it is written mine=COMMAND"),
        ("BOTS", "driver=true", "FOOTPLATE_BOTS: a bot has a name of its own"),
        ("BOTS", "caretaker=true", "FOOTPLATE_BOTS: the caretaker plays for who is gone"),
        ("BOTS", "mine=true,mine=false", "FOOTPLATE_BOTS: two bots have the same name"),
        ("BOTS", "mine=no-such-program -x", "there is no program 'no-such-program' for the bot mine"),
        ("DATABASE", "mysql://x/y", "FOOTPLATE_DATABASE is a file, sqlite:///path or postgresql://"),
    ],
)
def test_a_setting_of_the_environment_that_cannot_be_is_named(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, name: str, value: str, says: str
) -> None:
    monkeypatch.setenv(f"FOOTPLATE_{name}", value)
    assert says in refused("serve")


@pytest.mark.parametrize(
    "given",
    [
        {"proxies": ""},
        {"proxies": "*"},
        {"proxies": "127.0.0.1, 10.0.0.0/8,fd00::/8"},
        {"public_url": "https://a.b/"},
        {"public_url": "http://[::1]:8018"},
        {"database": "sqlite:////srv/tables.db"},
    ],
)
def test_an_address_that_can_be_is_taken(given: dict[str, str]) -> None:
    assert getattr(settings(given, {}), *given) == next(iter(given.values()))


def test_a_busy_port_gets_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refused("serve", "--data", tmp_path, "--port", port)
    assert said == f"127.0.0.1:{port} cannot be listened at: Address already in use"


def test_an_address_of_another_machine_gets_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "203.0.113.1:8018 cannot be listened at" in refused(
        "serve", "--data", tmp_path, "--host", "203.0.113.1"
    )
    assert "there is no address no.such.host.invalid" in refused(
        "serve", "--data", tmp_path, "--host", "no.such.host.invalid"
    )


def test_a_folder_that_cannot_be_made_gets_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    tmp_path.joinpath("file").touch()
    said = refused("serve", "--data", tmp_path / "file" / "data")
    assert said == f"the folder {tmp_path / 'file' / 'data'} cannot be made: Not a directory"


def test_a_file_that_is_no_database_gets_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_text("this is no database " * 100)
    said = refused("serve", "--port", "0", "--data", tmp_path, "--database", file)
    assert said.startswith("the database cannot be used: ")
    assert file.read_text().startswith("this is no database")


def test_a_database_of_a_newer_version_gets_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("create table migration (number integer primary key)")
        database.execute("insert into migration values (9999)")
    database.close()
    assert "the database has schema 9999" in refused(
        "serve", "--port", "0", "--data", tmp_path, "--database", file
    )


def test_a_database_that_does_not_answer_gets_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    said = refused(
        "serve", "--port", "0", "--data", tmp_path, "--database", "postgresql://me:secret@127.0.0.1:1/x"
    )
    assert said.startswith("the database cannot be used: ")
    assert "secret" not in said


def test_a_second_server_on_the_same_file_gets_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite"
    link.symlink_to(tmp_path / "footplate.sqlite")
    with serving("--data", tmp_path) as server:
        for file in (tmp_path / "footplate.sqlite", link):
            said = refused("serve", "--port", "0", "--data", tmp_path, "--database", file)
            assert said == f"the database cannot be used: {file}: another server is running with it"
        assert main(["backup", "--data", str(tmp_path), "--to", str(tmp_path / "backup")]) == 0
        assert (
            main(["restore", "--data", str(tmp_path), "--from", str(tmp_path / "backup"), "--replace"]) == 0
        )
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        server.stop(signal.SIGKILL)
    with serving("--data", tmp_path) as server:
        assert httpx.get(f"{server.url}/healthz").status_code == 200


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_server_says_where_it_listens_and_ends_well_when_asked(
    tmp_path: Path, how: signal.Signals
) -> None:
    with serving("--data", tmp_path / "new" / "folder") as server:
        assert re.fullmatch(r"http://localhost:\d+", server.url)
        assert httpx.get(f"{server.url}/healthz").json() == {"ok": True}
        code, out, _ = server.stop(how)
    assert (code, out) == (0, "")
    assert tmp_path.joinpath("new", "folder", "footplate.sqlite").exists()


def test_settings_come_from_the_environment_as_well(tmp_path: Path) -> None:
    with serving(FOOTPLATE_DATA=str(tmp_path / "here"), FOOTPLATE_LOG="text") as server:
        httpx.get(f"{server.url}/healthz")
        _, _, told = server.stop()
    assert tmp_path.joinpath("here", "footplate.sqlite").exists()
    assert re.search(r"info +request .*path=/healthz status=200", told)


def test_help_does_not_wait_for_the_server_to_be_imported() -> None:
    code = (
        "import sys; from footplate.cli import main; main(['--help']); main(['serve', '--help'])\n"
        "sys.exit(any(name in sys.modules for name in ('litestar', 'uvicorn', 'asyncpg', 'webauthn')))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
    assert "--public-url" in said.stdout
