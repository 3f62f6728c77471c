"""Folder: files on disk, as browsers fetch them."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response

TYPES: Final = {
    ".css": "text/css",
    ".gz": "application/gzip",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
DENSE: Final = (".gz", ".jpg", ".png", ".webp", ".woff2")  # gain nothing from being compressed again
ASKED_AGAIN: Final = "no-cache"
MINE_ASKED_AGAIN: Final = "private, no-cache"
FOR_EVER: Final = (
    "public, max-age=31536000, immutable"  # of files that have a hash of what is in them as a name
)
KEPT: Final = 256  # files in memory


class File(NamedTuple):
    """What a file holds, the same compressed if that makes it smaller, its kind and its tag."""

    body: bytes
    zipped: bytes
    kind: str
    tag: str

    def answer(
        self, request: Request[Any, Any, Any], keep: str, status: int = 200, **headers: str
    ) -> Response[bytes]:
        """The file for a browser that may have it already, and may take it compressed."""
        told = {"cache-control": keep, "etag": self.tag, **headers}
        if self.zipped:
            told["vary"] = "Accept-Encoding"
        if status == 200 and self.tag.removeprefix("W/") in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=told, media_type=self.kind)
        if self.zipped and _takes_gzip(request):
            return Response(
                self.zipped,
                status_code=status,
                headers=told | {"content-encoding": "gzip"},
                media_type=self.kind,
            )
        return Response(self.body, status_code=status, headers=told, media_type=self.kind)


class Folder:
    """A folder whose files may be read by anybody, but for those whose names begin with a dot."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()

    async def fetch(self, path: str) -> File | None:
        """The file of a path, or None, without keeping others waiting for the disk."""
        return await asyncio.to_thread(self.find, path)

    def find(self, path: str) -> File | None:
        """The file of a path, or None; a path that leads out of the folder finds nothing."""
        parts = path.split("/")
        if "\0" in path or "\\" in path or any([not part or part.startswith(".") for part in parts]):
            return None
        try:
            found = self._root.joinpath(*parts).resolve(strict=True)
        except (OSError, RuntimeError):  # nothing there, a name too long, links in a circle
            return None
        if not found.is_relative_to(self._root) or not found.is_file():
            return None
        stat = found.stat()
        return _read(found, stat.st_mtime_ns, stat.st_size)


@lru_cache(KEPT)
def _read(path: Path, changed: int, size: int) -> File:
    """The file, until it changes."""
    return filed(path.read_bytes(), path.suffix.lower())


def filed(body: bytes, suffix: str) -> File:
    """What is sent again and again, as a file of that kind."""
    zipped = b"" if suffix in DENSE else gzip.compress(body, mtime=0)
    return File(
        body,
        zipped if len(zipped) < len(body) else b"",
        TYPES.get(suffix, "application/octet-stream"),
        f'W/"{sha256(body).hexdigest()[:24]}"',
    )


def _takes_gzip(request: Request[Any, Any, Any]) -> bool:
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or not weight
    return False
