"""Limits against abuse: so much in so much time, and a clear answer to what is more."""

from __future__ import annotations

import time

from tablee.engine.problems import Problem

MOST_KEYS = 50_000
"""So many visitors are remembered; then the oldest are forgotten."""


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


class Limit:
    """A bucket for each visitor."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.buckets: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        """Raise a Problem if it is too much."""
        if len(self.buckets) >= MOST_KEYS:
            for key in list(self.buckets)[: MOST_KEYS // 10]:
                del self.buckets[key]
        bucket = self.buckets.setdefault(who, Bucket(self.count, self.seconds))
        if not bucket.take():
            raise Problem("too-many")


class Limits:
    """What is limited, and how."""

    def __init__(self) -> None:
        self.tables = Limit(30, 600)
        self.sign_in = Limit(10, 600)
        self.chat = Limit(5, 10)
        self.sockets = Limit(10_000, 60)
