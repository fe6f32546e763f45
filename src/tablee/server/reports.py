"""A folder of reports, for whoever runs the server: a list, and each as the page that it is."""

from __future__ import annotations

import asyncio
import base64
import binascii
import re
from hmac import compare_digest
from pathlib import Path
from typing import Final

from litestar import Response, get

from tablee.engine.problems import Problem
from tablee.report.html import POLICY, shelf
from tablee.server.api.asking import AnyRequest, is_on_this_machine, limit_requests
from tablee.server.house.house import House
from tablee.server.previews.language import chosen
from tablee.server.settings import Settings

NAME: Final = re.compile(r"[\w][\w.+@=-]*\.html")
"""What lies in the folder under other names is not shown: nothing leads out of it."""

APART: Final = "frame-ancestors 'none'; sandbox allow-scripts allow-downloads"
"""A report can read nothing of the site: no cookies, no session."""

HEADERS: Final = {"content-security-policy": f"{POLICY}; {APART}"}

ASK: Final = {"www-authenticate": 'Basic realm="reports", charset="UTF-8"'}


@get(["/reports", "/reports/{name:str}"], include_in_schema=False, guards=[limit_requests])
async def reports(house: House, request: AnyRequest, name: str = "") -> Response[str]:
    settings = house.settings
    if not settings.reports:
        raise Problem("no-such-page")
    if not may_read(request, settings):
        if settings.reports_token:
            return Response("", status_code=401, headers=ASK, media_type="text/plain")
        raise Problem("reports-private")
    found = await asyncio.to_thread(known, Path(settings.reports))
    if not name:
        language = chosen("", request.headers.get("accept-language", ""))
        return page(shelf([*found], language))
    if name not in found:
        raise Problem("no-such-page")
    return page(await asyncio.to_thread(found[name].read_text, encoding="utf-8"))


def known(folder: Path) -> dict[str, Path]:
    """The reports by their names."""
    paths = [path for path in sorted(folder.glob("*.html")) if path.is_file()]
    return {path.name: path for path in paths if NAME.fullmatch(path.name)}


def page(text: str) -> Response[str]:
    return Response(text, media_type="text/html; charset=utf-8", headers=HEADERS)


def may_read(request: AnyRequest, settings: Settings) -> bool:
    """Whoever has the token, as a password under any name; without one, only this machine."""
    if settings.reports_token:
        return compare_digest(password_of(request).encode(), settings.reports_token.encode())
    return is_on_this_machine(request)


def password_of(request: AnyRequest) -> str:
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "basic":
        return ""
    try:
        return base64.b64decode(given, validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeDecodeError):
        return ""
