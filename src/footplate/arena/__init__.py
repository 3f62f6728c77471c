"""Tournaments among bots: who is how strong, on this machine or on many."""
