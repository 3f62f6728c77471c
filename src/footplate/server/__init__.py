"""The server: tables for people, bots and onlookers, over HTTP and WebSocket; it knows no game by name."""
