"""Who is asking, and what they are told when something is wrong."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any, Final

import msgspec
import structlog
from litestar import MediaType, Request, Response, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from tablee.engine.problems import Problem
from tablee.server import addresses
from tablee.server.faults import fault_of, status_of
from tablee.server.house.house import House
from tablee.server.limits import BODY, OWN_MACHINE, counted_for
from tablee.server.people import Person
from tablee.server.schemas.matches import Fault
from tablee.server.settings import Settings
from tablee.words.catalogue import LANGUAGES, words

log = structlog.get_logger()

YEAR: Final = 365 * 86_400

FORWARDED: Final = {"forwarded", "x-forwarded-for", "x-real-ip", "via"}
"""With one of these headers, a proxy asks for somebody else."""

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Refused(Exception):
    """A request that is answered with a fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.problem)
        self.fault = fault


def cookie_name(settings: Settings) -> str:
    """On secure sites the name itself says that the cookie belongs to this site alone."""
    return "__Host-tablee" if settings.secure() else "tablee"


def session_cookie(settings: Settings, token: str) -> Cookie:
    return Cookie(
        key=cookie_name(settings),
        value=token,
        max_age=YEAR if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure(),
    )


BEARER: Final = "Bearer "


def token_of(connection: AnyConnection, house: House) -> str | None:
    """By which somebody is known: browsers keep it as a cookie, programs send it as a header."""
    given = connection.headers.get("authorization", "")
    if given.startswith(BEARER):
        return given.removeprefix(BEARER)
    return connection.cookies.get(cookie_name(house.settings))


def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_person(request: AnyRequest, house: House) -> Person | None:
    """Whoever asks. Limits hold for a person on all their devices; that they were here is noted."""
    token = token_of(request, house)
    person = await house.people.find(token)
    if token and person is not None:
        house.limits.requests.check(person.id)
        require_open(request, person)
        if not person.seen_lately():
            house.tasks.go(house.people.note_use(token))
    return person


def require_open(request: AnyRequest, person: Person) -> None:
    """A bot sits, plays and gets up: `for_bots` stands with all routes that it needs for that."""
    if person.owner is not None and not request.route_handler.opt.get("for_bots"):
        raise Problem("not-for-bots")


async def provide_known(person: Person | None) -> Person:
    """Somebody who has said a name: needed to sit at a table."""
    if person is None:
        raise Problem("sign-in-first")
    return person


def visitor(connection: AnyConnection, house: House) -> str:
    """Whom limits are counted for: the address the request comes from.

    Empty for whoever sits at this very machine, unless a proxy stands in front of it.
    """
    name = connection.client.host if connection.client else ""
    if name in OWN_MACHINE and not house.settings.base_url:
        return ""
    return counted_for(name)


def may_watch(request: AnyRequest, settings: Settings) -> bool:
    """Whether a program asks that runs here, and for nobody else; or one that has the token."""
    token = settings.metrics_token
    given = request.headers.get("authorization", "").encode()
    if token and compare_digest(given, f"Bearer {token}".encode()):
        return True
    return is_on_this_machine(request)


def is_on_this_machine(request: AnyRequest) -> bool:
    """Whether it comes from here and for nobody else: a proxy says for whom it asks."""
    name = request.client.host if request.client else ""
    return name in OWN_MACHINE and not FORWARDED & set(request.headers)


def is_own_page(connection: AnyConnection, settings: Settings) -> bool:
    """Whether a page of ours asks, or a program that is no browser.

    Ours are those at the address by which the visitor has come, which is one of this server's.
    """
    addresses.check(connection, settings)
    origin, host = connection.headers.get("origin", ""), addresses.host_of(connection)
    if settings.base_url:
        return origin in ("", settings.origin())
    return origin in ("", settings.origin(), f"http://{host}") or on_own_machine(origin, settings)


def on_own_machine(origin: str, settings: Settings) -> bool:
    """On one's own machine `localhost` and `127.0.0.1` are the same place."""
    local = {f"http://{name}:{settings.port}" for name in ("localhost", "127.0.0.1", "[::1]")}
    return origin in local


def limit_requests(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Nobody sends more requests than a few windows of the client would."""
    house: House = connection.app.state.house
    house.limits.requests_from.check(visitor(connection, house))


def at_leisure(app: ASGIApp) -> ASGIApp:
    """What is asked for by the way waits for its turn, from the beginning to the last byte."""

    async def wait(scope: Scope, receive: Receive, send: Send) -> None:
        house: House = scope["litestar_app"].state.house
        async with house.leisure.turn():
            await app(scope, receive, send)

    return wait


# --- errors ----------------------------------------------------------------------------------


def on_problem(request: AnyRequest, error: Problem) -> Response[Any]:
    fault = fault_of(error)
    if fault.problem == "unknown-host" and "text/html" in request.headers.get("accept", ""):
        return Response(
            in_all_languages(fault), status_code=status_of(fault), media_type=MediaType.TEXT
        )
    wait = {"retry-after": str(fault.facts["seconds"])} if fault.problem == "too-many" else {}
    return Response(fault, status_code=status_of(fault), headers=wait)


def in_all_languages(fault: Fault) -> str:
    """For a visitor who gets no page that could say it."""
    said = [
        words(language).say(f"problem-{fault.problem}", **fault.facts) for language in LANGUAGES
    ]
    return "\n\n".join(said)


def on_refused(_: AnyRequest, error: Refused) -> Response[Fault]:
    return Response(error.fault, status_code=status_of(error.fault))


def on_invalid(_: AnyRequest, error: ValidationException) -> Response[Fault]:
    details = [
        str(item.get("message", item)) for item in error.extra or [] if isinstance(item, dict)
    ]
    fault = fault_of(Problem("bad-request", fault="; ".join(details) or error.detail))
    return Response(fault, status_code=400)


def on_unreadable(_: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Fault]:
    """The body is nested too deep, or no UTF-8."""
    return Response(fault_of(Problem("bad-request", fault=error)), status_code=400)


def on_fault_of_ours(request: AnyRequest, error: Exception) -> Response[Fault]:
    log.exception("request failed", exc_info=error, method=request.method)
    return Response(fault_of(Problem("our-fault")), status_code=500)


def on_http(_: AnyRequest, error: HTTPException) -> Response[Fault]:
    if error.status_code in (404, 405):
        problem = Problem("no-such-page")
    elif error.status_code == 413:
        problem = Problem("too-long", most=BODY)
    else:
        problem = Problem("bad-request", fault=error.detail)
    return Response(fault_of(problem), status_code=error.status_code, headers=error.headers)


async def deny(socket: AnySocket, problem: Problem) -> None:
    """Answer somebody who wants a socket with a fault instead."""
    fault = fault_of(problem)
    await socket.send(
        {
            "type": "websocket.http.response.start",
            "status": status_of(fault),
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await socket.send(
        {
            "type": "websocket.http.response.body",
            "body": msgspec.json.encode(fault),
            "more_body": False,
        }
    )
