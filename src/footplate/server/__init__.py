"""The server: tables that people, bots and onlookers share over HTTP and WebSocket; it knows no game by name."""
