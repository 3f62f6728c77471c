"""Days of Steam, by Aaron Lauster."""
