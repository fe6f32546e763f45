"""Bots that play on a server from elsewhere, with the interface of those that live there.

player = Player("https://table.example", token, MyBot(seed=b"mine"))
asyncio.run(player.play(table))
"""

from __future__ import annotations

from tablee.client.player import Player
from tablee.client.told import Result

__all__ = ["Player", "Result"]
