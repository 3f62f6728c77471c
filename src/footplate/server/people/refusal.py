"""Refusal: why something about a person is not done; a key of the message catalogues."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """One reason each."""

    NAME_LENGTH = "name-length"
    NAME_LETTERS = "name-letters"
    NAME_TAKEN = "name-taken"
    PASSWORD_LENGTH = "password-length"
    WRONG = "sign-in-wrong"  # the same for an unknown name and a wrong password
    NOT_A_GUEST = "not-a-guest"
    NO_ACCOUNT = "no-account"
    EMAIL = "email-unreadable"
    LANGUAGE = "language-unknown"
    EMAIL_NOTICES = "no-email"
    TOKEN = "token-spent"  # unknown, used, or too old
    PASSKEY = "passkey-refused"
    PASSKEY_KNOWN = "passkey-known"
    PASSKEYS_MANY = "passkeys-many"
    LAST_WAY_IN = "last-way-in"
