"""Imagined boats and real tables for the tests of the bot, written as the rules write them."""

from __future__ import annotations

from tablee.bots.expert.precognition import ADVICE
from tablee.bots.expert.precognition.outlook.boat import ImaginedBoat
from tablee.bots.expert.precognition.outlook.seat import Outlook
from tablee.engine.chance import Dice
from tablee.games.precognition.state import River
from tests.games.precognition.positions import SYMBOLS, game


def imagined(counts: str = "", batteries: int = 0, charge: float = 0.0) -> ImaginedBoat:
    """A boat with these numbers aboard: "H=5 C=2"; what is not named is 0."""
    found = dict.fromkeys(SYMBOLS.values(), 0)
    for count in counts.split():
        name, _, number = count.partition("=")
        found[SYMBOLS[name]] = int(number)
    return ImaginedBoat(**found, batteries=batteries, charge=charge)


def told(s: River, seat: int = 0) -> str:
    """What the bot answers at this seat, as text."""
    return game(len(s.seats)).space.text(ADVICE.answer(s.seen_by(seat), Dice(1)))


def outlook(s: River, seat: int = 0) -> Outlook:
    """How the seat sees its round."""
    return Outlook(s.seen_by(seat).table, seat)
