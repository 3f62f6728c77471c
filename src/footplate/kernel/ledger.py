"""A ledger is a rulebook as data: every rule in our own words under an id of its own."""

import re
import tomllib
from collections.abc import Iterator

import msgspec

ID = re.compile(r"[A-Z]{2}-[0-9]{2}")


class LedgerError(ValueError):
    """A text is not a sound ledger."""


class UnknownClause(LookupError):
    """A ledger has no clause of that id."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: what it says, where the rulebook says it, and what of it is a ruling of ours."""

    id: str
    title: str
    sentence: str
    section: str
    ruling: bool = False
    reason: str = ""


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one game, in the order of its rulebook."""

    game: str
    rulebook: str
    clauses: "tuple[Clause, ...]" = msgspec.field(name="rule")  # in quotes, or mypyc keeps only `tuple`

    def clause(self, id: str) -> Clause:
        """The clause of that id."""
        for clause in self.clauses:
            if clause.id == id:
                return clause
        raise UnknownClause(f"The ledger of {self.game} has no rule {id}.")


def read(text: str) -> Ledger:
    """Read a ledger from TOML, or say in one sentence why it is none."""
    try:
        ledger = msgspec.convert(tomllib.loads(text), Ledger)
    except tomllib.TOMLDecodeError as error:
        raise LedgerError(f"The ledger is not TOML: {error}.") from error
    except msgspec.ValidationError as error:
        raise LedgerError(f"The ledger is not of the right form: {error}.") from error
    for fault in _faults(ledger):
        raise LedgerError(fault)
    return ledger


def _faults(ledger: Ledger) -> Iterator[str]:
    """What is wrong with a ledger of the right form, one sentence each."""
    for name, text in (("game", ledger.game), ("rulebook", ledger.rulebook)):
        if not text.strip():
            yield f"The ledger has an empty {name}."
    if not ledger.clauses:
        yield "The ledger has no rules."
    seen: set[str] = set()
    for clause in ledger.clauses:
        if not ID.fullmatch(clause.id):
            yield f"The id {clause.id!r} is not two capitals, a dash and two digits."
        if clause.id in seen:
            yield f"Rule {clause.id} stands twice in the ledger."
        seen.add(clause.id)
        yield from _faults_of(clause)


def _faults_of(clause: Clause) -> Iterator[str]:
    """What is wrong with one clause by itself, one sentence each."""
    for name, text in (("title", clause.title), ("sentence", clause.sentence), ("section", clause.section)):
        if not text.strip():
            yield f"Rule {clause.id} has an empty {name}."
    if clause.ruling and not clause.reason.strip():
        yield f"Rule {clause.id} is a ruling without a reason."
    if clause.reason and not clause.ruling:
        yield f"Rule {clause.id} has a reason but is no ruling."
