"""By which addresses people reach this server: those it answers at, and the one in links.

A page of somebody else can have its own name point at this machine (DNS rebinding); browsers then
take it for ours. So names are answered to only if they are known. An address in digits belongs to
nobody else, whatever stands in between: a router, a container, another card of this machine.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from tablee.engine.problems import Problem
from tablee.server.settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""What one listens at to be reached at every address of the machine."""

HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "fritz.box")
"""What routers and machines of a home network put behind a machine's name."""

ELSEWHERE: Final = ("192.0.2.1", 9)
"""A place that is nobody's: nothing is sent, it only tells the card that would be used."""

WATCHED: Final = "/health"
"""Whoever watches the server may call it as they like: it tells nothing of anybody."""


def only_known(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse requests to a name that is not ours; sockets are refused in their own words."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["path"] != WATCHED:
        check(connection, connection.app.state.house.settings)


def check(connection: AnyConnection, settings: Settings) -> None:
    host = host_of(connection)
    if not is_known(host, settings):
        raise Problem("unknown-host", host=name_in(host), address=outside("", settings))


def host_of(connection: AnyConnection) -> str:
    """What the visitor calls this server, with the port."""
    return connection.headers.get("host", "")


def name_in(host: str) -> str:
    """The name without the port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return host


def is_known(host: str, settings: Settings) -> bool:
    name = name_in(host)
    if name in ("", "localhost") or in_digits(name):
        return True
    if settings.base_url:
        return name == name_in(urlsplit(settings.base_url).netloc)
    return name in own_names() or name == settings.host.lower()


def in_digits(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """What this machine is called at home."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, *(f"{short}.{end}" for end in HOME)})


# --- links -----------------------------------------------------------------------------------


def outside(host: str, settings: Settings) -> str:
    """The address of the site in links: one that others can use, too.

    That is how the visitor has come here; but whoever sits at the machine itself may have come by
    an address that leads others to their own machines.
    """
    if settings.base_url:
        return settings.origin()
    if settings.host in EVERYWHERE and is_own_machine(name_in(host)):
        host = f"{home_address() or '127.0.0.1'}:{settings.port}"
    return f"http://{host}" if host else settings.origin()


def is_own_machine(name: str) -> bool:
    return name in ("", "localhost") or (in_digits(name) and ip_address(name).is_loopback)


def home_address() -> str | None:
    """The address of this machine in its network; none without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
