"""How well a bot plays: every deal once from each seat against the same rival, with intervals."""

from __future__ import annotations

from typing import Any

from tablee import bots
from tablee.arena.play import play
from tablee.arena.series import Moments
from tablee.bots.bot import Bot
from tablee.engine.chance import derived
from tablee.engine.game import Game


def examined(game: Game[Any], bot: Bot, rival: str, deals: int) -> Moments:
    """The share of the victory, counted over deals: the games of one are not independent."""
    shares = Moments()
    for number in range(deals):
        deal = derived(b"exam", rival, number)
        games = [played(game, bot, rival, seat, deal) for seat in range(game.seats)]
        shares.add(sum(games) / len(games))
    return shares


def played(game: Game[Any], bot: Bot, rival: str, seat: int, deal: bytes) -> float:
    """Its share of one game, with the rival at all other seats."""
    players = [bots.make(rival, derived(deal, seat, n), game.title) for n in range(game.seats)]
    players[seat] = bot
    return play(game, players, deal).returns[seat]
