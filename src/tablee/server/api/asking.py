"""Who is asking, and what they are told when something is wrong."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, ValidationException

from tablee.engine.problems import Problem
from tablee.server.faults import fault_of, status_of
from tablee.server.house import House
from tablee.server.people import Person
from tablee.server.schemas import Fault
from tablee.server.settings import Settings

log = structlog.get_logger()

YEAR: Final = 365 * 86_400

AnyRequest = Request[Any, Any, Any]


class Refused(Exception):
    """A request that is answered with a fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.problem)
        self.fault = fault


def cookie_name(settings: Settings) -> str:
    """On secure sites the name itself says that the cookie belongs to this host alone."""
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


def token_of(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> str | None:
    return connection.cookies.get(cookie_name(house.settings))


def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_person(request: AnyRequest, house: House) -> Person | None:
    return await house.people.find(token_of(request, house))


async def provide_known(person: Person | None) -> Person:
    """Somebody who has said a name: needed to sit at a table."""
    if person is None:
        raise Problem("sign-in-first")
    return person


def visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom limits are counted for: the address the request comes from."""
    return connection.client.host if connection.client else ""


# --- errors ----------------------------------------------------------------------------------


def on_problem(_: AnyRequest, error: Problem) -> Response[Fault]:
    fault = fault_of(error)
    return Response(fault, status_code=status_of(fault))


def on_refused(_: AnyRequest, error: Refused) -> Response[Fault]:
    return Response(error.fault, status_code=status_of(error.fault))


def on_invalid(_: AnyRequest, error: ValidationException) -> Response[Fault]:
    details = [
        str(item.get("message", item)) for item in error.extra or [] if isinstance(item, dict)
    ]
    fault = fault_of(Problem("bad-request", fault="; ".join(details) or error.detail))
    return Response(fault, status_code=400)


def on_deep(_: AnyRequest, error: RecursionError) -> Response[Fault]:
    """The body is nested too deep to be read."""
    return Response(fault_of(Problem("bad-request", fault=error)), status_code=400)


def on_fault_of_ours(request: AnyRequest, error: Exception) -> Response[Fault]:
    log.exception("request failed", exc_info=error, method=request.method)
    return Response(fault_of(Problem("our-fault")), status_code=500)


def on_http(_: AnyRequest, error: HTTPException) -> Response[Fault]:
    missing = error.status_code in (404, 405)
    problem = Problem("no-such-page") if missing else Problem("bad-request", fault=error.detail)
    return Response(fault_of(problem), status_code=error.status_code)
