"""Body: what a request brings, read strictly as what its route expects."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request

from footplate.server.decline import bad


class Asked(Request[Any, Any, Any]):
    """A request whose JSON is what is expected and nothing that is merely like it."""

    async def body(self) -> bytes:
        """The bytes of the body, without which no route that expects one goes on."""
        content = await super().body()
        if not content and self._expected is not None:
            raise bad("this request has no body; JSON is expected")
        return content

    async def json(self) -> Any:
        """The body as its route expects it."""
        content = await self.body()
        if b"\\u0000" in content:  # which PostgreSQL does not keep, nor anybody mean
            raise bad("no text here has a character of the number 0")
        try:
            return msgspec.json.decode(content, type=self._expected)
        except msgspec.DecodeError as error:
            raise bad(str(error)) from None
        except (RecursionError, UnicodeDecodeError):
            raise bad("this is nested too deeply, or is not UTF-8") from None

    @property
    def _expected(self) -> Any:
        data = self.route_handler.parsed_fn_signature.parameters.get("data")
        return data.annotation if data is not None else None
