"""Hooks of the documentation: pages of rules from the ledgers, and links that lead out of the site."""

from __future__ import annotations

import posixpath
import re
import tomllib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

LEDGERS: Final = "src/footplate/games/*/rules.toml"
TITLES: Final = {
    "steam": "Steam",
    "days-of-steam": "Days of Steam",
    "steamrollers": "SteamRollers",
    "volldampf": "Volldampf",
}
ID: Final = re.compile(r"\b([A-Z]{2}-[0-9]{2})\b")
CITED: Final = re.compile(r"\[([A-Z]{2}-[0-9]{2}(?:,\s[A-Z]{2}-[0-9]{2})*)\](?!\()")
OUTWARDS: Final = re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)")


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add a page of rules for each game."""
    root = Path(config.config_file_path).parent
    for path in sorted(root.glob(LEDGERS)):
        ledger = tomllib.loads(path.read_text("utf-8"))
        page = "\n".join(rules(ledger))
        files.append(File.generated(config, f"rules/{ledger['game']}.md", content=page))
    return files


def on_page_markdown(markdown: str, *, page: Page, **_: Any) -> str:
    """Have ids of rules lead to them; of a link to a file that is not on the site its name is kept."""
    folder, name = posixpath.split(page.file.src_uri)
    if folder == "games":
        return CITED.sub(lambda cited: _cited(cited[1], name), markdown)
    return markdown if folder else OUTWARDS.sub(r"\1", markdown)


def on_post_page(output: str, **_: Any) -> str:
    """Give the search a name for those who listen, which the theme forgets."""
    return output.replace('role="dialog">', 'role="dialog" aria-label="Search">')


def _cited(ids: str, page: str) -> str:
    """Ids in brackets, each a link to its rule."""
    links = ID.sub(lambda found: f"[{found[1]}](../rules/{page}#{found[1]})", ids)
    return f"<small>({links})</small>"


def rules(ledger: dict[str, Any]) -> Iterator[str]:
    """The page of a ledger, line by line: its rules in order, under the headings of the rulebook."""
    game, ids = ledger["game"], {rule["id"] for rule in ledger["rule"]}
    yield f"# The rules of {TITLES[game]}\n"
    yield f"Every rule in our own words, after: {ledger['rulebook']}. The table cites them by these ids."
    yield "What the book leaves open and we decided is marked as a ruling, with its reason."
    yield f"[How {TITLES[game]} is played](../games/{game}.md) tells the same as a story.\n"
    # A book may come back to a heading.
    for section, inside in groupby(ledger["rule"], key=lambda rule: rule["section"]):
        yield f"## {_plain(section)}\n"
        for rule in inside:
            mark = " *ruling*{ .ruling }" if rule.get("ruling") else ""
            id = rule["id"]
            yield f"### {id} {_plain(rule['title'])}{mark} {{ #{id} data-toc-label='{id}' }}\n"
            yield f"{_linked(rule['sentence'], ids)}\n"
            if rule.get("ruling"):
                yield f"> **Why.** {_linked(rule['reason'], ids)}\n"


def _linked(text: str, ids: set[str]) -> str:
    """A text whose mentions of rules lead to them."""
    return ID.sub(lambda found: f"[{found[1]}](#{found[1]})" if found[1] in ids else found[1], _plain(text))


def _plain(text: str) -> str:
    """A text in which nothing means anything to Markdown."""
    return re.sub(r"([\\`*_\[\]<>{}#|])", r"\\\1", text)
