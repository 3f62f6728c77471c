"""The games; each is imported when it is first asked for."""

from footplate.kernel.game import register

register("volldampf", "footplate.games.volldampf.game:VOLLDAMPF")
register("steam", "footplate.games.steam.game:STEAM")
register("days-of-steam", "footplate.games.days_of_steam.game:DAYS_OF_STEAM")
register("steamrollers", "footplate.games.steamrollers.game:STEAMROLLERS")
