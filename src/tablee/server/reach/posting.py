"""Requests to places that strangers name: only to public ones, and nobody hears what they answer.

A name is looked up once, every address it has must be public, and the request goes to the very
address that was looked at: a name that leads elsewhere a moment later leads nowhere. Redirections
are not followed, proxies of the environment not used, bodies of answers not read.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import httpx

from tablee.engine.problems import Problem

logging.getLogger("httpx").setLevel(logging.WARNING)  # it notes whole addresses, which are secrets

SECONDS: Final = 10.0
"""So long a place may take for everything."""

FIRST_SECONDS: Final = 4.0
"""And so long each of looking it up and being let in: until then nothing can have arrived."""

LONGEST: Final = 1_000
"""Characters of an address."""

PORT: Final = 443
"""Where public places are spoken to."""

HIDDEN_IN_IPV6: Final = (96, 32)
"""How far an address of IPv4 is shifted that stands behind `64:ff9b::`, and how long it is."""

Address = IPv4Address | IPv6Address


class Unreached(Exception):
    """Nothing has arrived: there is nobody, or nobody whom we would speak to."""


class Unsure(Exception):
    """The request was sent and there was no answer: it may have arrived."""


class Place(NamedTuple):
    """Where a request goes."""

    url: SplitResult
    inner: bool
    """The operator has allowed it, wherever it is."""

    @property
    def port(self) -> int:
        return self.url.port or (80 if self.url.scheme == "http" else PORT)


def place_of(address: str, inner: frozenset[str]) -> Place:
    """What the address says; a Problem if it can never be used."""
    try:
        url = urlsplit(address)
        port = url.port or (80 if url.scheme == "http" else PORT)
        name = (url.hostname or "").encode("idna").decode()
    except (ValueError, UnicodeError) as error:
        raise Problem("bad-reach-address") from error
    plain = all(" " < letter < "\x7f" for letter in address) and len(address) <= LONGEST
    if not name or url.username or url.password or url.fragment or not plain:
        raise Problem("bad-reach-address")
    if f"{name}:{port}" in inner and url.scheme in ("http", "https"):
        return Place(url, True)
    if url.scheme != "https" or port != PORT:
        raise Problem("bad-reach-address")
    if not in_public(name):
        raise Problem("bad-reach-address")
    return Place(url, False)


def in_public(name: str) -> bool:
    """Whether it is a public address in digits, or a name that can be one."""
    try:
        return is_public(ip_address(name))
    except ValueError:
        return "." in name.strip(".")


def is_public(address: Address) -> bool:
    """Whether it is out in the internet, also behind what leads from IPv6 to IPv4."""
    if isinstance(address, IPv6Address):
        inside = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ()), nat64(address)]
        if address.is_site_local or any(one and not is_public(one) for one in inside):
            return False
    elif address.is_reserved:
        return False
    return address.is_global and not address.is_multicast


def nat64(address: IPv6Address) -> IPv4Address | None:
    behind, length = HIDDEN_IN_IPV6
    if int(address) >> length != 0x64_FF9B << (behind - length):
        return None
    return IPv4Address(int(address) & (1 << length) - 1)


async def looked_up(place: Place) -> str:
    """The address to which the request goes."""
    loop = asyncio.get_running_loop()
    try:
        asked = loop.getaddrinfo(
            place.url.hostname, place.port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
        )
        found = await asyncio.wait_for(asked, FIRST_SECONDS)
    except (OSError, UnicodeError) as error:
        raise Unreached from error
    addresses = [str(one[4][0]) for one in found]
    if not place.inner and not all(is_public(ip_address(one)) for one in addresses):
        raise Unreached
    if not addresses:
        raise Unreached
    return addresses[0]


class Poster:
    """Sends requests; one for all, so that connections to the same place are used again."""

    def __init__(self, inner: frozenset[str]) -> None:
        self.inner = inner
        self.client = httpx.AsyncClient(
            timeout=httpx.Timeout(SECONDS, connect=FIRST_SECONDS, pool=FIRST_SECONDS),
            follow_redirects=False,
            trust_env=False,
        )

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> httpx.Response:
        """Post this; the answer without its body. Unreached or Unsure if there is none."""
        longest = SECONDS + 3 * FIRST_SECONDS
        try:
            return await asyncio.wait_for(self.try_post(address, body, headers), longest)
        except TimeoutError as error:
            raise Unsure from error

    async def try_post(self, address: str, body: bytes, headers: dict[str, str]) -> httpx.Response:
        try:
            place = place_of(address, self.inner)
        except Problem as problem:
            raise Unreached from problem
        url = place.url
        target = httpx.URL(address).copy_with(host=await looked_up(place))
        request = self.client.build_request(
            "POST",
            target,
            content=body,
            headers={"host": url.netloc, "user-agent": "tablee", **headers},
            extensions={"sni_hostname": url.hostname or ""},
        )
        try:
            answer = await self.client.send(request, stream=True)
            await answer.aclose()
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout) as error:
            raise Unreached from error
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Unsure from error
        return answer

    async def close(self) -> None:
        await self.client.aclose()
