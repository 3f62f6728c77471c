"""How the views of each game are told in numbers."""
