"""Footplate: an engine and open table for the steam-age railway board games."""

__version__ = "0.1.0"
