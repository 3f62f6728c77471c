"""The addresses of the server; each decodes, calls what it names, and encodes."""
