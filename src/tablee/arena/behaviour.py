"""How a bot behaves, as a short mark: two bots of one name and version have to share it.

Versions are raised by people, who forget it; results of what plays otherwise are never mixed.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from tablee import bots
from tablee.arena.matchup import Player
from tablee.arena.outside import NOWHERE, Surroundings, mark_of
from tablee.bots.bot import Budget
from tablee.engine.chance import Dice, derived
from tablee.engine.game import Game
from tablee.engine.state import State

ASKED: Final = (0.7, 0.8, 0.9, 0.97)
"""In these parts of a match: late, where thoughts are short."""

BRIEFLY: Final = Budget(iterations=8, processor=True)


def mark(game: Game[Any], player: Player, around: Surroundings = NOWHERE) -> str:
    """What it answers at a few decisions, and which options it has tried how often.

    Programs from outside may answer by chance: they are known by their files.
    """
    if player.program is not None:
        return mark_of(player.program, around)
    found = blake2b(digest_size=6)
    bot = bots.make(player.bot, b"mark", game.title)
    for s in positions(game):
        seat = choosing(s)[0]
        thought = bot.think(game, s.seen_by(seat), BRIEFLY)
        tried = [(option.action, option.visits) for option in thought.options]
        found.update(repr((thought.action, tried)).encode())
    return found.hexdigest()


def positions(game: Game[Any]) -> list[State[Any]]:
    """Some of a match at random in which somebody has a choice."""
    dice = Dice(1)
    s = game.deal(derived(b"mark", game.title))
    s.events = None
    found: list[State[Any]] = []
    while not s.over():
        if choosing(s):
            found.append(s.clone())
        seat = s.acting()[0]
        options = s.options(seat)
        s.apply(seat, options[dice.below(len(options))])
    return [found[int(part * len(found))] for part in ASKED]


def choosing(s: State[Any]) -> list[int]:
    return [seat for seat in s.acting() if len(s.options(seat)) > 1]
