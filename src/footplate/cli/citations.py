"""Who cites a rule: the tests of a checkout, and the rule functions of a game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import footplate
from footplate.kernel.game import Game
from footplate.kernel.ledger import Ledger
from footplate.kernel.phase import Phase


class Citation(msgspec.Struct, frozen=True, order=True):
    """A test that cites a rule."""

    rule: str
    file: str
    test: str


def tests_folder() -> Path | None:
    """The tests of the checkout that the package lies in; None if it is installed without them."""
    root = Path(footplate.__file__).parents[2]
    folder = root / "tests"
    return folder if folder.is_dir() and (root / "pyproject.toml").is_file() else None


def citations(folder: Path) -> list[Citation]:
    """Every mark `rule` on a test in the folder, as pytest would find it."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("test_*.py")):
        file, text = path.relative_to(folder.parent).as_posix(), path.read_text("utf-8")
        if "mark.rule" not in text:  # to parse a file takes longest
            continue
        module = ast.parse(text, str(path))
        for test, rules in _tests(module.body, "", _pytestmark(module.body)):
            found += [Citation(rule, file, test) for rule in dict.fromkeys(rules)]
    return found


def _tests(body: list[ast.stmt], within: str, rules: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Each test of a module or class with the rules it cites, its own and those of what it lies in."""
    for node in body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
                yield within + node.name, rules + _decorated(node)
            case ast.ClassDef() if node.name.startswith("Test"):
                inner = rules + _decorated(node) + _pytestmark(node.body)
                yield from _tests(node.body, f"{within}{node.name}.", inner)


def _decorated(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> list[str]:
    return [rule for decorator in node.decorator_list for rule in _rules(decorator)]


def _pytestmark(body: list[ast.stmt]) -> list[str]:
    """The rules that a module's or class's variable `pytestmark` names."""
    rules: list[str] = []
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                rules += _rules(value)
            case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                rules += _rules(value)
    return rules


def _rules(expression: ast.expr) -> Iterator[str]:
    """The ids in every pytest.mark.rule("...") of an expression, those of parametrised cases among them."""
    for node in ast.walk(expression):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")), args=args):
                for argument in args:
                    match argument:
                        case ast.Constant(value=str(id)):
                            yield id


def judges(game: Game[Any], ledger: Ledger) -> dict[str, list[str]]:
    """By rule the functions that judge the game's actions by it, each as module:function."""
    found: dict[str, set[str]] = {clause.id: set() for clause in ledger.clauses}
    home = type(game).__module__.removesuffix(".game")
    for phase in _phases(Phase):
        if f"{phase.__module__}.".startswith(f"{home}."):
            for rule in [rule for rules in phase.judges.values() for rule in rules]:
                found[rule.id].add(f"{rule.holds.__module__}:{rule.holds.__name__}")
    return {id: sorted(functions) for id, functions in found.items()}


def _phases(cls: type[Phase[Any]]) -> Iterator[type[Phase[Any]]]:
    for phase in cls.__subclasses__():
        yield phase
        yield from _phases(phase)
