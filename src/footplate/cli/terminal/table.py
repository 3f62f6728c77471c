"""A table in the terminal: persons and bots at one game, from the first draw to the standing."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from os.path import expanduser
from pathlib import Path
from random import Random
from shlex import quote
from typing import Final

from footplate.bots.knowledge import know
from footplate.bots.outside import replaced
from footplate.bots.roster import find
from footplate.cli import plain
from footplate.cli.terminal import ending, regret, shelf
from footplate.cli.terminal.chronicle import Chronicle
from footplate.cli.terminal.conversation import Conversation
from footplate.cli.terminal.greeting import greeting
from footplate.cli.terminal.screen import Screen, short
from footplate.cli.terminal.secrecy import has_secrets
from footplate.kernel.action import Action, Seat, Words
from footplate.kernel.play import Play
from footplate.messages import Catalogue

YOU: Final = "you"
NEWS: Final = 9  # so many lines of what happened are shown; the log has them all
PAINTED: Final = {  # colours that a terminal has, and shows well
    "blue": "blue",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "orange": "dark_orange",
    "brown": "orange4",
    "purple": "medium_purple",
}


class Table:
    """Who sits where, and whose turn it is to look at the screen."""

    def __init__(
        self, play: Play, seed: bytes, kinds: Sequence[str], screen: Screen, catalogue: Catalogue
    ) -> None:
        self.play = play
        self.game = play.game
        self.screen = screen
        self.catalogue = catalogue
        self.ledger = play.game.ledger()
        self.words: Words = play.game.words(play.state)
        self._bots = {
            seat: replaced(find(kind), self._say_unfit) for seat, kind in enumerate(kinds) if kind != YOU
        }
        self.persons = [seat for seat, kind in enumerate(kinds) if kind == YOU]
        self.chronicle = Chronicle(play.game, play.record, catalogue, (*self.persons, None))
        self.file: Path | None = None  # where the game is kept
        self._seed = seed
        self._looking: Seat | None = None
        self._seen: dict[Seat, int] = {}
        screen.paint({catalogue.name("seat", word): f"bold {paint}" for word, paint in PAINTED.items()})

    def open(self) -> None:
        """Say what is played, and play it to the end."""
        self.screen.say(greeting(self.game, self.play.record.header, self.catalogue), "bold")
        self.screen.say(self.catalogue.text("commitment", digest=self.play.record.header.commitment))
        self.screen.say(self.catalogue.text("commands"))
        while not self._settled():
            self._decide()
        ending.end(self)

    def _settled(self) -> bool:
        """Chance acts, the stories are told; whether the game is over."""
        self.play.deal()
        self.chronicle.catch_up()
        return not self.play.state.agenda

    def _decide(self) -> None:
        """One decision: bots first where several decide at once."""
        s = self.play.state
        actors = s.actors()
        bots = [seat for seat in actors if seat not in self.persons]
        seat = bots[0] if bots else actors[0]
        options = list(islice(s.agenda[-1].options(s, seat), 2))
        if bots:
            luck = self.luck(f"bot {seat}")
            self.play.act(seat, self._bots[seat](know(self.game, s, seat, luck), luck))
        elif len(options) == 1 and self._may_go_unasked(seat, options[0]):
            self.chronicle.remark(seat, self.catalogue.text("no-choice", seat=self.words["seat"][seat]))
            self.play.act(seat, options[0])
        else:
            self._ask(seat)
            self.keep()

    def luck(self, purpose: str) -> Random:
        """The luck of a bot at this point of the game: the same whenever the game comes here again."""
        said = f"{purpose}\0{len(self.play.record.entries)}".encode()
        # Hashed, so that what bots do tells nothing of the seed.
        return Random(hmac.digest(self._seed, said, "sha256"))

    def _say_unfit(self, why: str) -> None:
        """A bot is a program that gave no answer, and something was done in its place."""
        self.screen.say(self.catalogue.text("program-unfit", why=plain(why)))

    def _may_go_unasked(self, seat: Seat, action: Action) -> bool:
        """Unless that would tell others of one's cards, or be too late to take back what one did before."""
        return not self._must_be_alone(seat) and not regret.would_be_too_late(self.play, seat, action)

    def _must_be_alone(self, seat: Seat) -> bool:
        """Whether somebody else is at the device who must not see what this seat sees."""
        others = len(self.persons) > 1 and seat != self._looking
        return others and has_secrets(self.play, self.persons, seat)

    def _ask(self, seat: Seat) -> None:
        if self._must_be_alone(seat):
            self._hand_over(seat)
        self._looking = seat
        entries = self.play.record.entries
        if seat not in self._seen or any([entry.seat != seat for entry in entries[self._seen[seat] :]]):
            self.draw(seat)
        self._seen[seat] = len(entries)
        self.show_news(seat)
        Conversation(self, seat).hold()

    def _hand_over(self, seat: Seat) -> None:
        """The device goes to another person, and what the last one saw is gone."""
        name = self.words["seat"][seat]
        self.screen.clear()
        self.screen.ask(self.catalogue.text("hand-over", seat=name))
        self.screen.clear()
        self._seen.pop(seat, None)

    def show_news(self, listener: Seat | None) -> None:
        """What a listener has not heard yet; of more than a few lines the last."""
        news = self.chronicle.news(listener)
        if len(news) > NEWS:
            over = self.play.state.over
            self.screen.say(
                self.catalogue.text("news-before" if over else "more-news", lines=len(news) - NEWS)
            )
        self.screen.all(news[-NEWS:])

    def draw(self, seat: Seat | None) -> None:
        """The table as a seat sees it, or an onlooker."""
        self.screen.draw(self.game.picture(self.game.view(self.play.state, seat)))

    def undo(self, seat: Seat) -> bool:
        """Take back a seat's last real choice, if only its own decisions stand after it."""
        at = regret.last_choice(self.play, seat)
        if at is None:
            self.screen.say(regret.why_not(self.play, seat, self.catalogue))
            return False
        for _ in self.play.record.standing()[at:]:
            self.play.take_back(seat)
        self.chronicle.catch_up()
        return True

    def save(self, name: str) -> bool:
        """Keep the game in a file from now on; whether that could be done."""
        if not name and self.file is None:
            self.screen.say(self.catalogue.text("save-where"))
            return False
        before, self.file = self.file, Path(expanduser(name)) if name else self.file
        if not self.keep():
            self.file = before
            return False
        self._say_where()
        return True

    def keep(self) -> bool:
        """Write the game to its file, if it has one; whether that was done."""
        if self.file is None:
            return False
        try:
            shelf.put(self.file, self.play.record, self._seed)
        except OSError as error:
            self._say_not_saved(f"{short(str(self.file))}: {error.strerror}")
        except ValueError as error:
            self._say_not_saved(plain(str(error)))
        else:
            return True
        return False

    def keep_unasked(self) -> None:
        """Somebody at the keyboard goes away without a word: what was decided gets a file of its own."""
        decided = any([entry.seat in self.persons for entry in self.play.record.entries])
        if self.keep():
            with suppress(OSError):  # the screen may be gone
                self._say_where()
        elif decided and self.screen.typed:
            self.save(str(shelf.free_name(self.play.record.header)))

    def _say_not_saved(self, why: str) -> None:
        self.screen.say(self.catalogue.text("not-saved", error=why))

    def _say_where(self) -> None:
        over = "yes" if self.play.state.over else "no"
        file = str(self.file)
        seed = str(shelf.seed_file(self.file)) if self.file else ""
        self.screen.say(self.catalogue.text("saved", file=plain(file), seed=plain(seed), over=over))
        if not self.play.state.over:
            self.screen.line(self.catalogue.text("go-on", file=plain(quote(file))))

    def offer_to_save(self) -> None:
        """Write the file, or ask for one; a wrong name is asked again."""
        saved = self.file is not None and self.save("")
        while not saved and (name := self.screen.ask(self.catalogue.text("ask-file"))):
            saved = self.save(name)
