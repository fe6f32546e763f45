"""The application: routes, guards and errors put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Response, Router, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError

from tablee import __version__
from tablee.engine.problems import Problem
from tablee.server import addresses, editions, memory, site
from tablee.server.api import (
    asking,
    bots,
    daily,
    guides,
    manners,
    matches,
    mine,
    people,
    previews,
    reach,
    reviews,
    standing,
    tables,
)
from tablee.server.api.describing import Description, described
from tablee.server.db.database import Database
from tablee.server.db.migrate import migrate, secret
from tablee.server.db.writer import Broken
from tablee.server.house.house import House
from tablee.server.house.neighbours import WAKE
from tablee.server.limits import BODY
from tablee.server.notices import Notices
from tablee.server.previews.painting import Painter
from tablee.server.reports import reports
from tablee.server.settings import Settings, from_environment

log = structlog.get_logger()


@get("/health", include_in_schema=False)
async def health(house: House) -> Response[dict[str, str]]:
    """Whether the database answers, and can be written."""
    try:
        await house.database.check()
    except (SQLAlchemyError, Broken) as error:
        log.error("unwritable", fault=str(getattr(error, "orig", "")))
        return Response({"status": "unwritable", "version": __version__}, status_code=503)
    return Response({"status": "ok", "version": __version__})


@get("/metrics", include_in_schema=False)
async def metrics(house: House, request: asking.AnyRequest) -> Response[bytes]:
    """What is counted: for programs on this machine, and whoever has the token."""
    if not asking.may_watch(request, house.settings):
        raise Problem("metrics-private")
    return Response(generate_latest(), media_type="text/plain; version=0.0.4")


def backend(settings: Settings) -> ChannelsBackend:
    """Wake-ups between processes: over PostgreSQL, or within this one."""
    if settings.on_postgres():
        return Notices(settings.url().replace("+psycopg", ""))
    return MemoryChannelsBackend()


def create_app(settings: Settings | None = None, client: Path = site.STATIC) -> Litestar:
    settings = settings or from_environment()
    migrate(settings)
    editions.open_offered(settings.editions)
    channels = ChannelsPlugin(backend(settings), channels=[WAKE])
    files = site.read_client(client)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings, Database(settings), channels)
        app.state.house = house
        yield
        await house.close()

    api = Router(
        "/api",
        route_handlers=described(
            [
                *people.ROUTES,
                *mine.ROUTES,
                *tables.ROUTES,
                *manners.ROUTES,
                *matches.ROUTES,
                *reviews.ROUTES,
                *reach.ROUTES,
                *guides.ROUTES,
                *standing.ROUTES,
                *daily.ROUTES,
                *bots.ROUTES,
                *previews.ROUTES,
            ]
        ),
        dependencies={
            "person": Provide(asking.provide_person),
            "known": Provide(asking.provide_known),
        },
        guards=[asking.limit_requests],
    )
    return Litestar(
        route_handlers=[api, health, metrics, reports, previews.page],
        lifespan=[lifespan],
        on_startup=[open_house],  # once the channels are open, too
        plugins=[channels],
        guards=[addresses.only_known],
        dependencies={"house": Provide(asking.provide_house, sync_to_thread=False)},
        exception_handlers=errors(),
        csrf_config=CSRFConfig(
            secret=secret(settings),
            cookie_name="csrftoken",
            header_name="x-csrftoken",
            cookie_samesite="lax",
            cookie_secure=settings.secure(),
        ),
        openapi_config=OpenAPIConfig(
            title="Tablée", version=__version__, path="/docs", render_plugins=[Description()]
        ),
        before_send=[add_headers],
        state=State({"client": files, "painter": Painter(files)}),
        request_max_body_size=BODY,
    )


async def open_house(app: Litestar) -> None:
    house: House = app.state.house
    await house.open()
    house.tasks.go(memory.tidy())


def errors() -> dict[Any, Any]:
    return {
        Problem: asking.on_problem,
        asking.Refused: asking.on_refused,
        ValidationException: asking.on_invalid,
        HTTPException: asking.on_http,
        RecursionError: asking.on_unreadable,
        UnicodeDecodeError: asking.on_unreadable,
        Exception: asking.on_fault_of_ours,
    }


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer, faults included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in site.HEADERS.items():
            headers.setdefault(name, value)
