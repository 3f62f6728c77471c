"""The phases of SteamRollers, each under the rulebook's name for it."""
