"""What the bot says at tables of Exodus."""

from __future__ import annotations

from tablee.bots.expert.exodus import ADVICE
from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.engine.chance import Dice
from tablee.games.exodus.state import Table
from tests.games.exodus.positions import SPACE, fill, play


def said(s: Table, seat: int = 0) -> str:
    """What the bot answers at this seat, as text."""
    return SPACE.text(ADVICE.answer(s.seen_by(seat), Dice(1)))


def say(s: Table, seat: int = 0) -> str:
    """The same, and it is done."""
    text = said(s, seat)
    play(s, seat, text)
    return text


def turn_of(s: Table, seat: int = 0, most: int = 40) -> list[str]:
    """All that the bot says until somebody else is asked, or nobody."""
    found: list[str] = []
    while s.seats[seat].ask is not None and len(found) < most:
        found.append(say(s, seat))
    return found


def outlook(s: Table, seat: int = 0) -> Outlook:
    """How the seat sees the table."""
    return Outlook(s.seen_by(seat).table, seat)


def fill_all(s: Table, *names: str) -> None:
    """Lay these cards into the chambers, from the first on."""
    fill(s, **{f"c{number}": name for number, name in enumerate(names, 1)})
