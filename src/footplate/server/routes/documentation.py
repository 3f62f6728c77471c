"""Documentation: the site of guides and rules, as it was built."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response, route
from litestar.response import Redirect

from footplate.server.decline import missing
from footplate.server.folder import ASKED_AGAIN, File, Folder
from footplate.server.guard import POLICY
from footplate.server.routes.client import LOOKING

ROOT: Final = "/docs"
SCRIPT: Final = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)


@route([ROOT, ROOT + "/{path:path}"], http_method=LOOKING, include_in_schema=False)
async def consult(request: Request[Any, Any, Any]) -> Response[bytes] | Redirect:
    """A file of the documentation; of a folder its index, at an address from which relative links lead on."""
    folder: Folder = request.app.state.documentation
    wanted = str(request.path_params.get("path", "")).strip("/")
    if (found := await folder.fetch(wanted)) is not None:
        return _answer(request, found)
    found = await folder.fetch(f"{wanted}/index.html".strip("/"))
    if found is not None and not request.scope["raw_path"].endswith(b"/"):
        return Redirect(f"{ROOT}/{wanted}".rstrip("/") + "/")
    if found is not None:
        return _answer(request, found)
    found = await folder.fetch("404.html")
    if found is None:
        raise missing("the documentation has no such page here")
    return _answer(request, found, 404)


def _answer(request: Request[Any, Any, Any], found: File, status: int = 200) -> Response[bytes]:
    if found.kind != "text/html":
        return found.answer(request, ASKED_AGAIN, status)
    policy = _policy(found.body)
    return found.answer(request, ASKED_AGAIN, status, **{"content-security-policy": policy})


@lru_cache(256)
def _policy(page: bytes) -> str:
    """The policy of a page: of the scripts that its generator wrote into it, and of its styles."""
    digests = [b64encode(sha256(script).digest()).decode() for script in SCRIPT.findall(page)]
    scripts = " ".join(["script-src 'self'", *[f"'sha256-{one}'" for one in dict.fromkeys(digests)]])
    return POLICY.replace("script-src 'self'", scripts).replace(
        "style-src 'self'", "style-src 'self' 'unsafe-inline'"
    )
