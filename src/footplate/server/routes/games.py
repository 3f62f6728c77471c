"""Games: which there are, with which options and bots, and their rules."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import JSONBody, Parameter

from footplate.bots.levels import levels
from footplate.bots.roster import QUICK
from footplate.kernel.game import (
    BadOptions,
    Game,
    Options,
    UnknownGame,
    agree,
    find,
    option_notes,
    option_values,
    registered,
)
from footplate.messages import catalogue
from footplate.server import wire
from footplate.server.course import Course
from footplate.server.decline import bad, missing
from footplate.server.folder import File, filed
from footplate.server.routes.visit import house_of, language
from footplate.server.wire.games import (
    Agreement,
    BotInfo,
    Box,
    GameInfo,
    Opening,
    OptionInfo,
    Rulebook,
    RuleInfo,
)
from footplate.server.wire.games import Games as All

Players = Annotated[int, Parameter(ge=1, le=63, description="How many play.")]
GivenOptions = Annotated[
    str,
    Parameter(
        max_length=2000,
        description="What else is agreed, as a JSON object of options; what is not named is as usual."
        " A whole file is too long for an address: ask for an opening with it.",
    ),
]
GameName = Annotated[str, Parameter(max_length=64, description="The name of a game, such as volldampf.")]

SHUFFLE: Final = bytes(32)  # the seed of openings that are only looked at


class Games(Controller):
    """What can be played here."""

    path = "/api/games"
    tags = ["games"]

    @get("/", summary="The games there are", sync_to_thread=False)
    def list(self, request: Request[Any, Any, Any]) -> All:
        """With the options that a table may agree on and the bots that may sit at it."""
        bots = house_of(request).bots
        return All(tuple([about(name, language(request), bots) for name in registered()]))

    @get("/{name:str}/rules", summary="The rules of a game", sync_to_thread=False)
    def rules(self, request: Request[Any, Any, Any], name: GameName) -> Rulebook:
        """Each a sentence under the id that refusals cite, in the language that `Accept-Language` names."""
        try:
            return rulebook(name, language(request))
        except UnknownGame as error:
            raise missing(str(error)) from None

    @get(
        "/{name:str}/components",
        summary="What a game is played with",
        cache_control=CacheControlHeader(max_age=3600),
        sync_to_thread=False,
    )
    def components(self, name: GameName, players: Players, options: GivenOptions = "{}") -> Box:
        """The board and all pieces as they are before the game, by what is agreed."""
        try:
            game = find(name)
            given = msgspec.json.decode(options, type=dict[str, Any])
            return box(game, agree(game, players, given))
        except UnknownGame as error:
            raise missing(str(error)) from None
        except (msgspec.MsgspecError, BadOptions) as error:
            raise bad(str(error)) from None

    @post("/{name:str}/opening", status_code=200, summary="How a game may begin")
    async def opening(self, name: GameName, data: JSONBody[Agreement]) -> Opening:
        """The board and the first position of a game that nobody plays, also with a file such as a map."""
        try:
            game = find(name)
            return await asyncio.to_thread(_begun, game, data)
        except UnknownGame as error:
            raise missing(str(error)) from None
        except BadOptions as error:
            raise bad(str(error)) from None


def _begun(game: Game[Any], agreed: Agreement) -> Opening:
    """A game before its first decision, chance having done its part as it always does here."""
    options = agree(game, agreed.players, agreed.options)
    course = Course(game, options, SHUFFLE, game.setup(options))
    for _ in course.deal():
        pass
    return Opening(
        box(game, options),
        wire.ready_made(msgspec.json.encode(game.view(course.state, None))),
        {name: tuple(words) for name, words in game.words(course.state).items()},
    )


def box(game: Game[Any], options: Options) -> Box:
    """What a game by these options is played with."""
    return cast("Box", game.components(options))


def boxed(game: Game[Any], options: Options) -> File:
    """What a game by these options is played with, as it is sent."""
    return filed(msgspec.json.encode(box(game, options)), ".json")


@cache
def about(name: str, language: str, bots: tuple[str, ...]) -> GameInfo:
    """A game, its options and its bots, with the titles of rules in a language."""
    game, said = find(name), catalogue(language)
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
            said.clause(ledger.clause(notes[option].rule)).title,
        )
        for option in values
    ]
    players = game.players
    return GameInfo(
        name,
        game.title,
        game.ruleset,
        players.start,
        players.stop - 1,
        tuple(options),
        tuple([bot_info(name, bot) for bot in bots]),
    )


def bot_info(game: str, name: str) -> BotInfo:
    """A bot as it plays a game."""
    for number, level in enumerate(levels(game), 1):
        if level.name == name:
            return BotInfo(name, number, level.seconds, offered=True)
    return BotInfo(name, None, None, offered=name not in QUICK)


@cache
def rulebook(name: str, language: str) -> Rulebook:
    """The rules of a game in a language; UnknownGame if there is no such game."""
    game, said = find(name), catalogue(language)
    ledger = game.ledger()
    rules = [
        RuleInfo(one.id, one.title, one.sentence, one.section, one.ruling, one.reason)
        for one in [said.clause(clause) for clause in ledger.clauses]
    ]
    return Rulebook(name, game.title, ledger.rulebook, tuple(rules))
