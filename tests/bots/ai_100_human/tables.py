"""Tables for the tests of the bot, and what it says at them."""

from __future__ import annotations

from tablee.bots.expert.ai_100_human import ADVICE
from tablee.bots.expert.ai_100_human.outlook.seat import Outlook
from tablee.engine.chance import Dice
from tablee.games.ai_100_human.state import Table
from tests.games.ai_100_human.boards import kit
from tests.games.ai_100_human.positions import game, play


def objectives(names: str) -> list[int]:
    return [kit().objective_names.index(name) for name in names.split()]


def said(s: Table, seat: int = 0) -> str:
    """What the bot answers at this seat, as text."""
    return game(len(s.seats)).space.text(ADVICE.answer(s.seen_by(seat), Dice(1)))


def say(s: Table, seat: int = 0) -> str:
    """The same, and it is done."""
    text = said(s, seat)
    play(s, seat, text)
    return text


def outlook(s: Table, seat: int = 0) -> Outlook:
    """How the seat sees its turn."""
    return Outlook(s.seen_by(seat).table, seat)
