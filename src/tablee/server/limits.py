"""Limits against abuse: so much in so much time, and a clear answer to what is more.

Each process counts for itself. Visitors are counted by their address; nobody is kept from anything
on the machine that the server runs on, whose address is empty here.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from tablee.engine.problems import Problem

BODY: Final = 64 * 1024
"""The longest body of a request, in bytes."""

FRAME: Final = 16 * 1024
"""The longest message that a client may send over a socket, in bytes."""

FRAMES: Final = 100, 20.0
"""So many messages in so many seconds from a player, and no more."""

SPECTATOR_FRAMES: Final = 50, 20.0

SEAT_SOCKETS: Final = 5
"""Sockets of one seat: its windows and devices."""

ADDRESS_SOCKETS: Final = 30

PERSON_SOCKETS: Final = 30
"""Sockets of one person, from wherever."""

MOST_KEYS: Final = 50_000
"""So many visitors are remembered; then the oldest are forgotten."""


OWN_MACHINE: Final = ("127.0.0.1", "::1")

NETWORK: Final = 64
"""One visitor has as many addresses of IPv6 as begin with the same bits."""


def counted_for(name: str) -> str:
    """Whom an address is counted for."""
    try:
        address = ip_address(name)
    except ValueError:
        return name
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return f"{int(address) >> NETWORK:x}"
    return name


class Bucket:
    """Lets through so many in so many seconds, refilling steadily."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = float(count)
        self.rate = count / seconds
        self.left = float(count)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.count, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> int:
        """The seconds until one more is let through."""
        return math.ceil((1 - self.left) / self.rate)


class Limit:
    """A bucket for each visitor."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.buckets: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        """Raise a Problem if it is too much."""
        if not who:
            return
        if len(self.buckets) >= MOST_KEYS:
            for key in list(self.buckets)[: MOST_KEYS // 10]:
                del self.buckets[key]
        bucket = self.buckets.setdefault(who, Bucket(self.count, self.seconds))
        if not bucket.take():
            raise Problem("too-many", seconds=bucket.wait())


class Sockets:
    """How many sockets are open, by where they come from or lead to."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def full(self, who: str) -> bool:
        return bool(who) and self.open[who] >= self.most

    @contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        self.open[who] += 1
        try:
            yield
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]


class Limits:
    """What is limited, and how."""

    def __init__(self) -> None:
        self.requests = Limit(1_200, 60)
        """Of one session: ten windows that poll."""
        self.requests_from = Limit(3_000, 60)
        """Of one address, behind which there may be many people."""
        self.guests_from = Limit(60, 600)
        self.tables = Limit(30, 600)
        """Made by one account."""
        self.tables_from = Limit(10, 600)
        """Made by guests of one address."""
        self.sign_in = Limit(10, 600)
        """Tries at one account from one address."""
        self.passwords_from = Limit(30, 600)
        """To check one takes long, and is meant to."""
        self.links_from = Limit(10, 600)
        """Links that lead nowhere: guesses."""
        self.chat = Limit(5, 10)
        self.chat_for_long = Limit(30, 300)
        self.chat_from = Limit(20, 10)
        """Lines of all guests of one address."""
        self.plans = Limit(20, 60)
        """Questions to bots: each may take as long as an answer."""
        self.sign_in_anywhere = Limit(100, 600)
        """Tries at one account, from wherever."""
        self.reports = Limit(10, 600)
        """Of one person, and of all guests of one address."""
        self.exports = Limit(5, 600)
        self.reviews = Limit(20, 600)
        """Asked for by one person."""
        self.guides = Limit(60, 600)
        """Tables at which one person learns a title: they take the place of each other."""
        self.firsts = Limit(120, 60)
        """Hints that one person has seen; an answer may show several."""
        self.dailies = Limit(60, 600)
        """Deals of the day that one person begins: there is one for each title."""
        self.previews = Limit(300, 60)
        """Pages from one address that say what stands on them; more come without."""
        self.pictures = Limit(60, 60)
        """Of links, for one address."""
        self.bots = Limit(20, 600)
        """That one account makes, or gives another token."""
        self.hints = Limit(30, 60)
        """Asked for by one person."""
        self.channels = Limit(20, 600)
        """Ways to be told that somebody adds or confirms: no list of strangers is tried out."""
        self.channels_from = Limit(30, 600)
        self.channel_tests = Limit(6, 600)
        self.codes_to = Limit(3, 3_600)
        """Codes to one mailbox, whoever asks for them."""
        self.connections_from = Limit(300, 60)
        self.connections_of = Limit(300, 60)
        """Sockets opened by one person, from wherever."""
        self.sockets_of_seat = Sockets(SEAT_SOCKETS)
        self.sockets_from = Sockets(ADDRESS_SOCKETS)
        self.sockets_of = Sockets(PERSON_SOCKETS)
