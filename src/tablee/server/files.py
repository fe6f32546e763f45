"""Open files: every connection is one, and the system allows a process only so many."""

from __future__ import annotations

from typing import Final

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

WANTED: Final = 65_536
"""More are never asked for."""

ENOUGH: Final = 2_048
"""With fewer, a few hundred visitors fill the house: whoever runs the server is told."""

RESERVE: Final = 200
"""Kept free for the database, bots and logs."""


def allowed_files() -> int:
    """How many files this process, and those it starts, may have open."""
    if resource is None:
        return WANTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else int(soft)


def allow_files() -> int:
    """Let this process open as many as the system lets it; how many these are."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return allowed_files()


def room_for_connections() -> int:
    """How many connections this process can have open, with some files to spare."""
    return max(RESERVE, allowed_files() - RESERVE)
