"""What railway games share; there is no rulebook in here."""
