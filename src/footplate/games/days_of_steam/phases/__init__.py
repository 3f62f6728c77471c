"""The phases of Days of Steam, each under the rulebook's name for it."""
