"""Pages with their previews, and the pictures in them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from tablee.engine.problems import Problem
from tablee.server import site
from tablee.server.addresses import host_of, outside
from tablee.server.api.asking import AnyRequest, at_leisure, visitor
from tablee.server.house.house import House
from tablee.server.previews import tags
from tablee.server.previews.language import chosen
from tablee.server.previews.telling import tell

KEPT: Final = "public, max-age=86400"
"""A picture's address changes with what is on it."""

LAST: Final = 1_000_000
"""No match has so many events."""

ADDRESS: Final = 200
"""No page of ours has a longer address."""


@get(
    "/picture",
    media_type="image/png",
    responses={200: ResponseSpec(bytes, media_type="image/png", generate_examples=False)},
    middleware=[at_leisure],
)
async def show_picture(
    house: House,
    state: State,
    request: AnyRequest,
    of: Annotated[str, Parameter(max_length=ADDRESS)] = "/",
    l: Annotated[str, Parameter(max_length=2)] = "",  # noqa: E741  (short, as it stands in links)
    at: Annotated[int | None, Parameter(ge=0, le=LAST)] = None,
    v: int = 0,
) -> Response[bytes]:
    """The picture that is shown with the link of this address; the same for everybody."""
    house.limits.pictures.check(visitor(request, house))
    language = chosen(l, request.headers.get("accept-language", ""))
    told = await tell(house, of, language, at, drawn=True)
    known = house.pictures.get(told.picture)
    if known is None:
        drawn = await asyncio.to_thread(state.painter.paint, told.picture)
        known = house.pictures.put(drawn, told.picture)
    headers = {"cache-control": KEPT, "vary": "accept-language"}
    return Response(known, media_type="image/png", headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], state: State, house: House, path: str = "/"
) -> Response[bytes]:
    """A file of the client, or its page: the client itself knows what to show at which address."""
    file = site.found(state.client, path)
    if file.kind == "text/html":
        file = site.with_head(file, await head_of(request, house, path))
    return site.answer(file, request.headers.get("if-none-match", ""), site.accepted(request))


async def head_of(request: AnyRequest, house: House, path: str) -> str:
    """What programs are told that show the link; nothing to whoever asks too often."""
    try:
        house.limits.previews.check(visitor(request, house))
    except Problem:
        return ""
    language = chosen(request.query_params.get("l", ""), request.headers.get("accept-language", ""))
    at = moment_in(request.query_params.get("at", ""))
    told = await tell(house, path, language, at, drawn=False)
    return tags.head(told, outside(host_of(request), house.settings), path, language, at)


def moment_in(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


ROUTES = [show_picture]
