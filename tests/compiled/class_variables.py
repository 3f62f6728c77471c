"""A plugin for the build: tells mypyc which annotations of a class say ClassVar.

Of `cites: ClassVar[str]` a compiled class keeps only that it is a `str`; msgspec would take it for a field.
An annotation in quotes is kept as it is written; so the plugin writes the word where mypyc looks for quotes.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import AssignmentStmt
from mypy.plugin import ClassDefContext, Plugin
from mypy.types import UnboundType


class ClassVariables(Plugin):
    """Looks at every class that has a base."""

    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        return keep


def keep(context: ClassDefContext) -> None:
    """Quote every annotation of the class that is a ClassVar."""
    for statement in context.cls.defs.body:
        if isinstance(statement, AssignmentStmt):
            annotation = statement.unanalyzed_type
            if isinstance(annotation, UnboundType) and annotation.name == "ClassVar":
                annotation.original_str_expr = "ClassVar"


def plugin(version: str) -> type[Plugin]:
    """Where mypy looks for it."""
    return ClassVariables
