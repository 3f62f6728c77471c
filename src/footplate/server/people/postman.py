"""Postman: takes the letters of accounts and mails them, while nobody waits."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from footplate.server.notices import mail
from footplate.server.notices.mail import Mail
from footplate.server.notices.notice import spoken
from footplate.server.people.accounts import CONFIRM, RESET, Letter

# The token stands behind the #: no browser tells it to a server on the way.
PAGES: Final = {CONFIRM: "/confirm-email#", RESET: "/new-password#"}

_log = logging.getLogger(__name__)


class Postman:
    """Mails letters, or drops them where no mail is sent."""

    def __init__(self, mail: Mail | None, url: str) -> None:
        self._mail = mail
        self._url = url
        self._rounds: set[asyncio.Task[None]] = set()

    async def post(self, letter: Letter) -> None:
        """Take a letter; how long it takes to be sent tells nobody whether there was one."""
        if self._mail is not None:
            sent = asyncio.create_task(self._send(self._mail, written(letter, self._url)))
            self._rounds.add(sent)
            sent.add_done_callback(self._rounds.discard)

    async def _send(self, by: Mail, letter: mail.Letter) -> None:
        if failure := await by.send(letter):
            _log.warning("a letter about an account was not sent: %s", failure)

    async def close(self) -> None:
        """Wait for the letters under way."""
        await asyncio.gather(*self._rounds, return_exceptions=True)


def written(letter: Letter, url: str) -> mail.Letter:
    """A letter in the words of its reader."""
    words = spoken(letter.language)
    link = f"{url.rstrip('/')}{PAGES[letter.what]}{letter.token}"
    if letter.what == CONFIRM:
        subject = words.text("letter-email-subject")
        return mail.Letter(
            letter.address, subject, words.text("letter-email-text", name=letter.name, url=link)
        )
    subject = words.text("letter-reset-subject")
    return mail.Letter(letter.address, subject, words.text("letter-reset-text", name=letter.name, url=link))
