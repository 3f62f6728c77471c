"""A software authenticator: makes and uses passkeys as a browser with a security chip would."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One device with one passkey, looking at one page; every part of what it says can be made a lie."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.owner = b""
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives, as JSON."""
        self.owner = base64url_to_bytes(options["user"]["id"])
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public_key()
        data = self._data(self.flags | ATTESTED) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": bytes_to_base64url(self._client("webauthn.create", options["challenge"])),
            "attestationObject": bytes_to_base64url(attestation),
        }
        return self._credential(response)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives, as JSON."""
        self.count += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(self.flags)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": bytes_to_base64url(client),
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "userHandle": bytes_to_base64url(self.owner),
        }
        return self._credential(response)

    def _public_key(self) -> bytes:
        point = self.key.public_key().public_numbers()
        x, y = [number.to_bytes(32, "big") for number in (point.x, point.y)]
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        identity = bytes_to_base64url(self.id)
        return {"id": identity, "rawId": identity, "type": "public-key", "response": response}
