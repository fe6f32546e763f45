"""The web client: its files, and the page itself for every address that is not the API's."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response

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
    "cache-control": "no-store",
}
"""Sent with everything that says nothing else: nothing foreign is loaded, nobody frames us, and
what one person is told is kept nowhere."""

KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".txt": "text/plain",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".ico": "image/vnd.microsoft.icon",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

PACKED: Final = (".png", ".webp", ".woff2")
"""Kinds of files that do not become smaller."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name has their hash in it: another content has another name."""

HEAD: Final = b"</head>"

ASK: Final = "no-cache"
"""For all others: to be kept, but asked for whether they are still the same."""


class File(msgspec.Struct, frozen=True):
    """A file of the client as it is sent."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str
    cache: str
    vary: str = "accept-encoding"


def read_client(folder: Path) -> dict[str, File]:
    """All files of the client by their addresses: read and packed once, when the server starts."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {f"/{path.relative_to(folder).as_posix()}": read_file(folder, path) for path in paths}


def read_file(folder: Path, path: Path) -> File:
    plain = path.read_bytes()
    hashed = path.parent == folder / "assets"
    return File(
        kind=KINDS.get(path.suffix, "application/octet-stream"),
        plain=plain,
        packed=None if path.suffix in PACKED else gzip.compress(plain, mtime=0),
        tag=tag_of(plain),
        cache=FOREVER if hashed else ASK,
    )


def found(client: dict[str, File], path: str) -> File:
    """A file of the client, or its page for every address that is none of a file."""
    if path not in client and path.startswith(("/api/", "/assets/")):
        raise Problem("no-such-page")
    file = client.get(path) or client.get("/index.html")
    if file is None:
        raise Problem("no-client")
    return file


def with_head(file: File, more: str) -> File:
    """The page with this in its head; packed as quickly as can be, for it is sent once."""
    if not more or HEAD not in file.plain:
        return file
    plain = file.plain.replace(HEAD, more.encode() + HEAD, 1)
    return File(
        kind=file.kind,
        plain=plain,
        packed=gzip.compress(plain, compresslevel=1, mtime=0),
        tag=tag_of(plain),
        cache=file.cache,
        vary="accept-encoding, accept-language",
    )


def tag_of(plain: bytes) -> str:
    return f'W/"{blake2b(plain, digest_size=12).hexdigest()}"'


def accepted(request: Request[Any, Any, Any]) -> bool:
    """Whether the browser can unpack."""
    return "gzip" in request.headers.get("accept-encoding", "")


def answer(file: File, known: str, packed: bool) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": file.vary}
    if file.tag in known:
        return Response(b"", status_code=304, headers=headers)
    if packed and file.packed is not None:
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers)
    return Response(file.plain, media_type=file.kind, headers=headers)
