"""The web client: its files, and the page itself for every address that is not the API's."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.static_files import create_static_files_router

from tablee.engine.problems import Problem

STATIC: Final = Path(__file__).parent / "static"

HEADERS: Final = {
    "content-security-policy": "; ".join(
        [
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with everything: nothing foreign is loaded, and nobody frames us."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    if path.startswith(("/api/", "/docs", "/assets/")):
        raise Problem("no-such-page")
    file = STATIC / path.lstrip("/")
    if path and is_ours(file):
        return Response(file.read_bytes(), media_type=media_type(file))
    index = STATIC / "index.html"
    if not index.is_file():
        raise Problem("no-client")
    return Response(
        index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"}
    )


def is_ours(file: Path) -> bool:
    try:
        return file.is_file() and file.resolve().is_relative_to(STATIC.resolve())
    except OSError:  # no file can have such a name
        return False


def media_type(file: Path) -> str:
    kinds = {
        ".svg": "image/svg+xml",
        ".webmanifest": "application/manifest+json",
        ".js": "text/javascript",
    }
    return kinds.get(file.suffix, "application/octet-stream")


assets = create_static_files_router(
    path="/assets",
    directories=[STATIC / "assets"],
    include_in_schema=False,
    cache_control=None,
)
