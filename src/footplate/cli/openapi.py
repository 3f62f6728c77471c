"""`footplate openapi`: the server's routes and structs, described for programs."""

from __future__ import annotations


def openapi() -> None:
    """Print the OpenAPI document of the server."""
    # Imported here, for it takes a second that no other command should pay.
    from footplate.server.app import description

    print(description().decode(), end="")
