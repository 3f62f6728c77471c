"""A person decides: questions and answers, and the commands beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from footplate.cli.terminal import advice
from footplate.cli.terminal.counsel import counsel
from footplate.cli.terminal.prospect import Prospect
from footplate.cli.terminal.question import Choice, Question
from footplate.cli.terminal.screen import short
from footplate.kernel.action import Action, Seat, kebab, kind
from footplate.kernel.notation import NotationError

if TYPE_CHECKING:
    from footplate.cli.terminal.table import Table

LISTS: Final = str.maketrans(",", " ")
ALL: Final = "all"  # of the table, as an onlooker sees it
FEW: Final = 5  # so many answers are named of those that begin alike
DIGITS: Final = 18  # no number of any game has more


class Left(Exception):
    """The person has left the table."""


class Conversation:
    """One decision of one seat; it ends when the seat has acted, or taken back an earlier action."""

    def __init__(self, table: Table, seat: Seat) -> None:
        s = table.play.state
        self._table = table
        self._seat = seat
        self._screen = table.screen
        self._text = table.catalogue.text
        self._options = list(s.agenda[-1].options(s, seat))
        self._prospect = Prospect(table.game, s, seat, table.catalogue)
        self._question = Question(self._options, (), self._prospect)
        self._earlier: list[Question] = []
        self._over = False
        self._commands = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "undo": self._undo,
            "save": self._save,
            "board": self._board,
            "log": self._log,
            "rules": self._rules,
            "options": self._list_options,
            "hint": self._hint,
            "back": self._back,
            "quit": self._quit,
        }

    def hold(self) -> None:
        """Ask until the seat has decided."""
        self._show()
        while not self._over:
            self._hear(self._screen.ask(self._text("prompt", seat=self._name)))

    @property
    def _name(self) -> str:
        return self._table.words["seat"][self._seat]

    def _show(self) -> None:
        """The question, with what can be answered."""
        phase = self._text(f"phase-{kebab(type(self._table.play.state.agenda[-1]).__name__)}")
        asked = self._text(self._question.asks)
        if self._question.numbers:
            asked = self._text("ask-number", asked=asked, span=self._question.span())
        self._screen.say(self._text("asked", seat=self._name, phase=phase, asked=asked), "bold")
        if not self._question.numbers:
            self._list_choices(self._question.choices())

    def _list_choices(self, choices: list[Choice]) -> None:
        """What can be answered, in groups where the answers have them."""
        widest = max([len(choice.number) for choice in choices])
        groups: dict[str, list[str]] = {}
        for choice in choices:
            groups.setdefault(choice.group, []).append(choice.line(widest))
        if len(groups) > 1:
            self._screen.grouped(groups)
        else:
            self._screen.columns([choice.line(widest) for choice in choices])

    def _hear(self, line: str) -> None:
        """A command, a whole action in notation, or answers."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        if command is not None:
            command(rest.strip())
        elif not line:
            self._show()
        else:
            self._read(line)

    def _read(self, line: str) -> None:
        """A whole action, whether the rules allow it or not; else answers to what is asked."""
        try:
            action = self._prospect.notation.read(line)
        except NotationError as error:
            begun = line.split()[0].casefold() in [kind(known) for known in self._table.game.actions]
            self._answer(line, self._complaint(line, error) if begun else "")
        else:
            self._act(action)

    def _complaint(self, line: str, error: NotationError) -> str:
        """What is wrong with a line that spells no action."""
        large = [word for word in line.translate(LISTS).split() if _too_large(word)]
        return self._text("too-large", word=short(large[0])) if large else short(str(error))

    def _answer(self, line: str, error: str) -> None:
        """Answer after answer; if one is none, the line is taken for the action that it may have meant."""
        question, action = self._question, None
        words = line.translate(LISTS).split()
        for at, word in enumerate(words):
            if action is not None:
                self._screen.say(error or self._text("too-many-words", words=short(" ".join(words[at:]))))
                return
            meant = question.understand(word)
            if meant is None:
                self._wonder(question, words[at:], error)
                return
            if isinstance(meant, Action):
                action = meant
            else:
                question = Question(self._options, [*question.answers, meant], self._prospect)
                action = question.action
        if action is not None:
            self._act(action)
        else:
            self._turn_to(question)

    def _wonder(self, question: Question, words: list[str], error: str) -> None:
        """Words that are no answer: an action that the rules forbid, the beginning of several, or nothing."""
        action = None if error else question.meant(words)
        several = question.several(words[0])
        if action is not None:
            self._act(action)
        elif len(several) > 1 and not error:
            some = [*several[:FEW], "…"] if len(several) > FEW else several
            self._screen.say(self._text("several-answers", word=short(words[0]), answers=", ".join(some)))
        else:
            unknown = self._text(
                "too-large" if _too_large(words[0]) else "not-an-answer", word=short(words[0])
            )
            self._screen.say(error or unknown)

    def _turn_to(self, question: Question) -> None:
        if question.answers != self._question.answers:
            self._earlier.append(self._question)
        self._question = question
        self._show()

    def _act(self, action: Action) -> None:
        broken = self._table.play.act(self._seat, action)
        if broken:
            advice.refused(self._table, action, broken, self._prospect)
        self._over = not broken

    def _help(self, rest: str) -> None:
        advice.rule_of_the_phase(self._table)
        self._screen.say(self._text("help"))
        self._show()

    def _why(self, rest: str) -> None:
        try:
            action = self._prospect.notation.read(rest)
        except NotationError as error:
            example = short(self._prospect.notation.write(self._options[0]))
            self._screen.say(self._complaint(rest, error) if rest else self._text("why-what", action=example))
            return
        advice.why(self._table, self._seat, action, self._prospect)

    def _undo(self, rest: str) -> None:
        self._over = self._table.undo(self._seat)

    def _save(self, rest: str) -> None:
        self._table.save(rest)

    def _board(self, rest: str) -> None:
        """The table as the seat sees it, or all of it as an onlooker does."""
        if rest and rest.casefold() != ALL:
            self._screen.say(self._text("board-what"))
            return
        self._table.draw(None if rest else self._seat)
        self._show()

    def _log(self, rest: str) -> None:
        """Everything that was told, or so many of the last lines."""
        log = self._table.chronicle.log(self._seat)
        if rest and not (rest.isascii() and rest.isdecimal()):
            self._screen.say(self._text("log-what"))
            return
        last = int(rest) if rest and len(rest) <= DIGITS else len(log)
        self._screen.all(log[max(0, len(log) - last) :])

    def _rules(self, rest: str) -> None:
        advice.rules(self._table, rest)

    def _list_options(self, rest: str) -> None:
        """Every option in notation, with what it costs or brings."""
        lines = [
            (self._prospect.notation.write(action), self._prospect.hint(action)) for action in self._options
        ]
        self._screen.columns([f"{line}  {hint}".rstrip() for line, hint in lines])

    def _hint(self, rest: str) -> None:
        counsel(self._table, self._seat, self._prospect)

    def _back(self, rest: str) -> None:
        if self._earlier:
            self._question = self._earlier.pop()
            self._show()
        else:
            self._screen.say(self._text("nothing-chosen"))

    def _quit(self, rest: str) -> None:
        self._table.offer_to_save()
        raise Left


def _too_large(word: str) -> bool:
    """Whether a word is a number beyond all that are read."""
    return word.isascii() and word.isdecimal() and len(word) > DIGITS
