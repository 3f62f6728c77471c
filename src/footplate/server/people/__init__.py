"""People: guests and accounts, how they come back, what they are known by, and how well they play."""
