"""Notices: who is awaited at a table and is not looking is told so, by e-mail or webhook."""
