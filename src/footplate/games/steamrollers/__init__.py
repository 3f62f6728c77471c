"""SteamRollers, by Mark Gerrits."""
