"""Bots that play from elsewhere, as their owner sees them."""

from __future__ import annotations

from tablee.server.schemas.values import Nickname, Wire


class BotInfo(Wire):
    """One of my bots."""

    id: str
    nickname: str
    """What it is called at tables."""
    created: float
    used: float
    """When it was last here, to the day."""
    tables: int
    """At so many tables it sits that are not over."""


class NewBot(Wire):
    nickname: Nickname


class BotToken(Wire):
    """By which a bot is known. It is told once: only its hash is kept."""

    bot: BotInfo
    token: str
