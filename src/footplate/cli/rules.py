"""`footplate rules`: the ledger, and who cites it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from footplate.cli import FAILED, given
from footplate.cli.citations import Citation, citations, judges, tests_folder
from footplate.kernel.game import Game
from footplate.kernel.ledger import ID, Clause


def rules(game: str | None = None, id: str | None = None, /, *, untested: bool = False) -> int:
    """Print the rules of a game, or of all games; or one rule with all that is known of it.

    Parameters
    ----------
    game
        A game of `footplate games`; it may be left out.
    id
        The id of one rule, such as VD-61.
    untested
        List the ids that no test cites, and exit with 1 if there are any.
    """
    if game is not None and id is None and ID.fullmatch(game.upper()):
        game, id = _game_of(game), game
    found = [given.game(name) for name in (given.names() if game is None else (game,))]
    cited = _cited()
    if untested:
        return _untested(found, id, cited)
    for one in found:
        lines = _table(one, cited) if id is None else _whole(one, id, cited)
        for line in lines:
            print(line)
    return 0


def _game_of(id: str) -> str:
    """The game whose rule it is."""
    for name in given.names():
        if id.upper() in [clause.id for clause in given.game(name).ledger().clauses]:
            return name
    raise given.BadInput(f"no game has a rule {id.upper()}")


def _cited() -> dict[str, list[Citation]] | None:
    """The tests by rule; None where no tests are installed."""
    folder = tests_folder()
    if folder is None:
        return None
    by_rule: dict[str, list[Citation]] = {}
    for citation in citations(folder):
        by_rule.setdefault(citation.rule, []).append(citation)
    return by_rule


def _untested(found: list[Game[Any]], id: str | None, cited: dict[str, list[Citation]] | None) -> int:
    if cited is None:
        raise given.BadInput("the tests are not installed: rules without one are found in a checkout only")
    missing = [clause for game in found for clause in _clauses(game, id) if clause.id not in cited]
    for clause in missing:
        print(clause.id, clause.title)
    return FAILED if missing else 0


def _clauses(game: Game[Any], id: str | None) -> tuple[Clause, ...]:
    return game.ledger().clauses if id is None else (game.ledger().clause(id.upper()),)


def _table(game: Game[Any], cited: dict[str, list[Citation]] | None) -> Iterator[str]:
    """Every rule of a game on a line."""
    ledger = game.ledger()
    yield f"{game.title}: {len(ledger.clauses)} rules, after {ledger.rulebook}"
    width = max([len(clause.title) for clause in ledger.clauses])
    for clause in ledger.clauses:
        ruling = "ruling" if clause.ruling else ""
        tests = "" if cited is None else _count(len(cited.get(clause.id, ())))
        yield f"  {clause.id}  {clause.title:<{width}}  {ruling:<6}  {tests}".rstrip()
    if cited is None:
        yield "  The tests are not installed."


def _count(tests: int) -> str:
    return "1 test" if tests == 1 else f"{tests or 'no'} tests"


def _whole(game: Game[Any], id: str, cited: dict[str, list[Citation]] | None) -> Iterator[str]:
    """One rule: what it says, where it comes from, and who cites it."""
    ledger = game.ledger()
    clause = ledger.clause(id.upper())
    yield f"{clause.id}  {clause.title}"
    yield from _paragraph(clause.sentence)
    yield f"  Section: {clause.section} ({ledger.rulebook})"
    if clause.ruling:
        yield from _paragraph(f"A ruling of ours: {clause.reason}")
    yield from _list("Judged by", judges(game, ledger)[clause.id])
    if cited is None:
        yield "  The tests are not installed."
    else:
        tests = [f"{citation.file}::{citation.test}" for citation in cited.get(clause.id, ())]
        yield from _list("Tested by", tests or ["no test"])


def _paragraph(text: str) -> Iterator[str]:
    width = min(shutil.get_terminal_size().columns, 110)
    yield from wrap(text, width, initial_indent="  ", subsequent_indent="  ")


def _list(heading: str, lines: list[str]) -> Iterator[str]:
    if lines:
        yield f"  {heading}:"
    yield from [f"    {line}" for line in lines]
