"""What is mine: to change it, to take leave, and for how long it is kept."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tablee.server.schemas.values import Password, Wire


class NewPassword(Wire):
    """Another password; sessions on other devices end."""

    old: Password
    new: Password


class Farewell(Wire):
    """Delete all that is mine: for an account with its password, for a guest by being sure."""

    password: Annotated[str, Meta(max_length=200)] = ""
    sure: bool = False


class Terms(Wire):
    """For how many days things are kept here."""

    session_days: int
    """A device stays signed in, after its last use."""
    guest_days: int
    """A guest is known, after the last visit."""
    bot_table_days: int
    """An unfinished table of one person, after its last use."""
    table_days: int
    """An unfinished table of several people, after its last use."""
    report_days: int
    """A reported line of chat."""
