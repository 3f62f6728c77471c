"""Games: which there are, with which options and bots, and their rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from footplate.bots.roster import BOTS
from footplate.kernel.game import UnknownGame, find, option_notes, option_values, registered
from footplate.server.decline import missing
from footplate.server.wire.games import GameInfo, OptionInfo, Rulebook, RuleInfo
from footplate.server.wire.games import Games as All

GameName = Annotated[str, Parameter(max_length=64, description="The name of a game, such as volldampf.")]


class Games(Controller):
    """What can be played here."""

    path = "/api/games"
    tags = ["games"]

    @get("/", summary="The games there are", sync_to_thread=False)
    def list(self) -> All:
        """With the options that a table may agree on and the bots that may sit at it."""
        return All(tuple([about(name) for name in registered()]))

    @get("/{name:str}/rules", summary="The rules of a game", sync_to_thread=False)
    def rules(self, name: GameName) -> Rulebook:
        """Each a sentence under the id that refusals cite."""
        try:
            return rulebook(name)
        except UnknownGame as error:
            raise missing(str(error)) from None


@cache
def about(name: str) -> GameInfo:
    """A game, its options and its bots."""
    game = find(name)
    notes, ledger = option_notes(game), game.ledger()
    values = option_values(game)
    defaults = dict(zip(values, game.options.__struct_defaults__, strict=True))
    options = [
        OptionInfo(
            option,
            values[option],
            defaults[option],
            "" if values[option] else notes[option].number,
            notes[option].file,
            notes[option].rule,
            ledger.clause(notes[option].rule).title,
        )
        for option in values
    ]
    players = game.players
    return GameInfo(
        name, game.title, game.ruleset, players.start, players.stop - 1, tuple(options), tuple(BOTS)
    )


@cache
def rulebook(name: str) -> Rulebook:
    """The rules of a game; UnknownGame if there is none."""
    game = find(name)
    ledger = game.ledger()
    rules = [
        RuleInfo(one.id, one.title, one.sentence, one.section, one.ruling, one.reason)
        for one in ledger.clauses
    ]
    return Rulebook(name, game.title, ledger.rulebook, tuple(rules))
