"""What a position is worth to a player: a module for each game that has more to say than its score."""
