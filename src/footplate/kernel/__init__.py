"""What a turn-based game is; there are no trains in here."""
