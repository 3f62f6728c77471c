"""The phases of Steam, each under the rulebook's name for it."""
