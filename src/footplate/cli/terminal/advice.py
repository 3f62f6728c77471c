"""What the rules say: of the phase under way, of an action that is forbidden, or by their ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from footplate.cli.terminal.prospect import Prospect
from footplate.cli.terminal.screen import short
from footplate.kernel.action import Action, Seat
from footplate.kernel.ledger import UnknownClause
from footplate.kernel.legality import why_not
from footplate.kernel.refusal import Refusal

if TYPE_CHECKING:
    from footplate.cli.terminal.table import Table


def rule_of_the_phase(table: Table) -> None:
    """The rule that says what is being decided."""
    clause(table, table.play.state.agenda[-1].cites)


def clause(table: Table, id: str) -> None:
    """A rule in full."""
    found = table.catalogue.clause(table.ledger.clause(id))
    table.screen.say(table.catalogue.text("rule", id=found.id, title=found.title, sentence=found.sentence))


def rules(table: Table, id: str) -> None:
    """One rule, or the titles of all."""
    if not id:
        clauses = [table.catalogue.clause(one) for one in table.ledger.clauses]
        table.screen.columns([f"{one.id}  {one.title}" for one in clauses])
        return
    try:
        clause(table, id.upper())
    except UnknownClause as error:
        table.screen.say(str(error))


def refused(table: Table, action: Action, broken: Iterable[Refusal], prospect: Prospect) -> None:
    """An action that was tried and cannot be done: its price, and every broken rule."""
    table.screen.say(table.catalogue.text("refused", **_facts(action, prospect.price(action), prospect)))
    _refusals(table, broken)


def _refusals(table: Table, broken: Iterable[Refusal]) -> None:
    """What is wrong, by rule; after the last sentence of a rule its text in the ledger, once."""
    by_rule: dict[str, list[str]] = {}
    for refusal in broken:
        by_rule.setdefault(refusal.rule, []).append(table.catalogue.text(f"why-{refusal.name}"))
    for rule, reasons in by_rule.items():
        for why in reasons[:-1]:
            table.screen.say(table.catalogue.text("broken-too", rule=rule, why=why))
        sentence = table.catalogue.clause(table.ledger.clause(rule)).sentence
        table.screen.say(table.catalogue.text("broken", rule=rule, why=reasons[-1], sentence=sentence))


def why(table: Table, seat: Seat, action: Action, prospect: Prospect) -> None:
    """Every rule that forbids an action, beside its price; or what it brings, if none does."""
    broken = why_not(table.game, table.play.state, seat, action)
    hint = prospect.price(action) if broken else prospect.hint(action)
    facts = _facts(action, hint, prospect)
    table.screen.say(table.catalogue.text("forbidden" if broken else "allowed", **facts))
    _refusals(table, broken)


def _facts(action: Action, hint: str, prospect: Prospect) -> dict[str, int | str]:
    """An action in notation, with its price or what it brings."""
    line = short(prospect.notation.write(action))
    return {"action": line, "hint": hint, "hinted": "yes" if hint else "no"}
