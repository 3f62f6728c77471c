"""The next question of a decision: what can be answered, how it is shown, and what an answer means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from footplate.cli.terminal.prospect import Prospect
from footplate.kernel.action import Action, fields, kind
from footplate.kernel.notation import NotationError
from footplate.kernel.offer import END, Answer, offer, spell

WHOLE: Final = 24  # so many routes are shown as a whole; of more, one section after the other is asked


class Choice(NamedTuple):
    """One answer as it is shown: what to type, what it is called, what comes of it, where it is listed."""

    number: str
    name: str
    hint: str
    group: str = ""

    def line(self, width: int) -> str:
        """All of it in a line; a name that is the number is not said again."""
        parts = [self.number.rjust(width), "" if self.name == self.number else self.name, self.hint]
        return "  ".join([part for part in parts if part])


class Question:
    """What is asked after some answers; where there is no choice the answer is taken as given.

    Only who has no choice at all is asked what to do, so as to say yes to it.
    """

    def __init__(self, options: Sequence[Action], answers: Sequence[Answer], prospect: Prospect) -> None:
        self._options = options
        self._prospect = prospect
        self.answers = list(answers)
        self.offer = offer(options, self.answers)
        while len(self.offer.answers) == 1 and (self.answers or len(options) > 1) and not self._seen_first:
            self.answers.append(self.offer.answers[0])
            self.offer = offer(options, self.answers)

    @property
    def action(self) -> Action | None:
        """The decision, once nothing is left to ask."""
        return self.offer.action

    @property
    def numbers(self) -> bool:
        """Whether a plain number is asked for, with nothing to tell of each."""
        return self.offer.question != "kind" and not self.offer.words and not self._grouped

    @property
    def _grouped(self) -> bool:
        """Whether the catalogue lists the answers in groups."""
        return bool(self.answers) and self._prospect.groups(self.offer.question, str(self.answers[0]))

    def span(self) -> str:
        """The numbers that can be answered: "0-84", or one by one where some are missing."""
        numbers = [answer for answer in self.offer.answers if isinstance(answer, int)]
        if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]}-{numbers[-1]}"
        return ", ".join([str(number) for number in numbers])

    @property
    def _asked_whole(self) -> bool:
        """Whether the catalogue asks for what is left to say as a whole."""
        return f"ask-whole-{self.offer.question}" in self._prospect.catalogue

    @property
    def _seen_first(self) -> bool:
        """Whether a last answer is shown with what it brings before it counts, even if there is no other."""
        return self._asked_whole and not self._for_a_list(self.offer.question)

    def _for_a_list(self, question: str) -> bool:
        """Whether a question is for the elements of a list, as those of a route."""
        cls = next(type(action) for action in self._options if kind(action) == self.answers[0])
        return question in [field.name for field in fields(cls) if field.many]

    @cached_property
    def _left(self) -> list[Action]:
        """What can still be decided."""
        said = [answer for answer in self.answers if answer != END]
        return [action for action in self._options if _said(action)[: len(said)] == said]

    @property
    def _list(self) -> bool:
        """Whether the elements of a list are asked for."""
        return bool(self.answers) and self._for_a_list(self.offer.question)

    @cached_property
    def whole(self) -> list[Action]:
        """What can still be decided, where it is a list or asked for as a whole, and there are few."""
        return self._left if (self._list or self._asked_whole) and len(self._left) <= WHOLE else []

    @property
    def asks(self) -> str:
        """The message that asks it; for what is asked as a whole there is one of its own."""
        whole = self.whole and self._asked_whole
        return f"ask-whole-{self.offer.question}" if whole else f"ask-{self.offer.question}"

    def choices(self) -> list[Choice]:
        """What can be answered, numbered."""
        if self.whole:
            return [
                Choice(str(number), self._prospect.hint(action) or self._prospect.notation.write(action), "")
                for number, action in enumerate(self.whole, 1)
            ]
        return [
            Choice(number, self._name(answer), self._hint(answer), self._groups.get(answer, ""))
            for number, answer in zip(self._numbers, self._possible, strict=True)
        ]

    @cached_property
    def _groups(self) -> dict[Answer, str]:
        """For each answer the group that it is listed in."""
        if not self.answers or self._list:
            return {}
        question, first = self.offer.question, {answer: one[0] for answer, one in self._leads_to.items()}
        in_order = sorted(first, key=lambda answer: self._prospect.place(question, first[answer]))
        return {answer: self._prospect.group(question, first[answer]) for answer in in_order}

    @cached_property
    def _possible(self) -> list[Answer]:
        """What can be answered, group by group; what is in none comes last."""
        names = [name for name in dict.fromkeys(self._groups.values()) if name]
        place = {name: at for at, name in enumerate(names)}
        answers = list(self._groups) or self.offer.answers
        return sorted(answers, key=lambda answer: place.get(self._groups.get(answer, ""), len(place)))

    def understand(self, text: str) -> Answer | Action | None:
        """What a word or number stands for, if the beginning of a word is enough to tell; else None."""
        if self.whole and text.isdecimal():
            return next((action for at, action in enumerate(self.whole, 1) if str(at) == text), None)
        said = text.casefold()
        for match in (self._is, self._begins):
            meant = [answer for at, answer in enumerate(self._possible) if match(said, at)]
            if len(meant) == 1:
                return meant[0]
        return None

    def several(self, text: str) -> list[str]:
        """The names of all answers that begin so."""
        said = text.casefold()
        return [self._name(answer) for at, answer in enumerate(self._possible) if self._begins(said, at)]

    def meant(self, words: Sequence[str]) -> Action | None:
        """The action that words spell after the answers so far, whether it is allowed or not; else None."""
        if not self.answers:
            return None
        verb, *said = [step for step in spell(self._left[0]) if step.answer != END][: len(self.answers)]
        before = [self._prospect.notation.word(step.words, step.answer) for step in said]
        line = ",".join([*before, *words]) if self._list else " ".join([*before, *words])
        try:
            return self._prospect.notation.read(f"{verb.answer} {line}")
        except NotationError:
            return None

    def _is(self, said: str, at: int) -> bool:
        return said in (self._numbers[at], *self._words[at])

    def _begins(self, said: str, at: int) -> bool:
        return not self.numbers and any([word.startswith(said) for word in self._words[at]])

    @cached_property
    def _words(self) -> list[tuple[str, str]]:
        """For each answer its word of notation and its name, as they may be typed."""
        return [(self._word(answer).casefold(), self._name(answer).casefold()) for answer in self._possible]

    @cached_property
    def _numbers(self) -> list[str]:
        """For each answer the number to type; words that are numbers themselves stay as they are."""
        words = [self._word(answer) for answer in self._possible]
        if all([word.isdecimal() for word in words]):
            return words
        return [str(number) for number in range(1, len(words) + 1)]

    def _word(self, answer: Answer) -> str:
        return answer if isinstance(answer, str) else self._prospect.word(self.offer.words, answer)

    def _name(self, answer: Answer) -> str:
        catalogue = self._prospect.catalogue
        if self.offer.question == "kind":
            return catalogue.text(f"kind-{answer}")
        return catalogue.text("answer-end") if answer == END else self._named(answer)

    def _named(self, answer: Answer) -> str:
        return self._prospect.catalogue.name(self.offer.words, self._word(answer))

    @cached_property
    def _leads_to(self) -> dict[Answer, list[Action]]:
        """For each answer what can be decided after it."""
        found: dict[Answer, list[Action]] = {}
        for action in self._left:
            found.setdefault([*_said(action), END][self._at], []).append(action)
        return found

    @property
    def _at(self) -> int:
        """How many answers there are, without the ends of lists."""
        return len([answer for answer in self.answers if answer != END])

    def _hint(self, answer: Answer) -> str:
        """What comes of an answer that settles the decision; or its price, or what it is about."""
        actions = self._leads_to[answer]
        last = fields(type(actions[0]))[-1:]
        seen_first = any(
            [f"ask-whole-{field.name}" in self._prospect.catalogue and not field.many for field in last]
        )
        if len(actions) == 1 and not seen_first:
            return self._settled(actions[0])
        prices = {self._prospect.price(action) for action in actions}
        one_is_left = len(self.answers) + 1 == len(_said(actions[0])) - 1
        price = prices.pop() if len(prices) == 1 and one_is_left else ""
        about = self._prospect.about(self.offer.question, actions[0]) if self.answers else ""
        return price or about

    def _settled(self, action: Action) -> str:
        """The answers that are left, where each is the only one, and what the decision brings.

        A bare number, or a name that stands in it, says nothing that this does not say better.
        """
        hint = self._prospect.hint(action)
        left = [step for step in spell(action) if step.answer != END][self._at + 1 :]
        lists = [field.name for field in fields(type(action)) if field.many]
        implied = [
            self._prospect.catalogue.name(step.words, self._prospect.word(step.words, int(step.answer)))
            for step in left
            if step.question not in lists
        ]
        told = [name for name in implied if not ((hint and name.isdecimal()) or _tells(hint, name))]
        about = self._prospect.about(self.offer.question, action) if left and self.answers else ""
        return ", ".join([part for part in (about, *told, hint) if part])


def _tells(hint: str, name: str) -> bool:
    """Whether a name stands in a hint, as whole words."""
    return re.search(rf"\b{re.escape(name)}\b", hint) is not None


def _said(action: Action) -> list[Answer]:
    """The answers that spell an action, without the ends of lists."""
    return [step.answer for step in spell(action) if step.answer != END]
