"""Volldampf, by Martin Wallace: 2 to 6 players, bonds, auctions, action cards."""
