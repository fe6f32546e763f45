"""What the bot says at tables of Pest."""

from __future__ import annotations

from tablee.bots.expert.pest import ADVICE
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.engine.chance import Dice
from tablee.games.pest.placing import NEXT_TURN
from tablee.games.pest.state import Table
from tests.games.pest.positions import SPACE, built, doctor, play, run, table

LAST_YEAR = 6


def homestead(year: int = 1, seats: int = 2, mode: str = "standard") -> Table:
    """A table where everybody has a Castle and a Doctor; seat 0 is at Corva, next to Varkand."""
    s = table(seats=seats, mode=mode, year=year)
    for seat, (castle, start) in enumerate([("corva", "varkand"), ("jassa", "gothar")][:seats]):
        built(s, seat, "castle", castle)
        doctor(s, seat, start)
        s.seats[seat].ready = 0
        s.seats[seat].aside = 0
    s.order = list(range(seats))
    return s


def placing(s: Table, seat: int = 0, ready: int = 1) -> None:
    """Let a player have so many Assistants, and place the first of them now."""
    s.order = [seat, *[other for other in range(len(s.seats)) if other != seat]]
    s.turn = 0
    s.seats[seat].ready = ready
    run(s, NEXT_TURN)


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
