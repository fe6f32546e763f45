"""What everybody plays alike on a day: deal, seats, options, and who sits at the others.

All of it follows from the day and a key that never leaves the server. So nobody can work out a deal
that is to come, every process makes the same one, and nothing has to be prepared.
"""

from __future__ import annotations

import hmac
import time
from datetime import date
from hashlib import sha256

from tablee import bots
from tablee.engine.record import seed_hash
from tablee.engine.titles import Day, find
from tablee.server import cast
from tablee.server.db.rows import SeatRow, TableRow
from tablee.server.people import Person
from tablee.server.schemas.tables import ClockRule
from tablee.server.seating import take
from tablee.server.secrets import new_id

MASTER = [*bots.LEVELS][-1]
"""The strongest there is, who plays the deal too once its day is over."""


def plan_of(title: str, day: date) -> Day:
    """What the title's week has for this day."""
    return find(title).week[day.weekday()]


def level_of(plan: Day) -> str:
    return [*bots.LEVELS][plan.level - 1]


def seat_of(title: str, day: date) -> int:
    """Where the player sits: another seat from week to week, the same for everybody."""
    return (day.toordinal() // 7) % plan_of(title, day).seats


def seed_of(key: str, title: str, day: date, what: str) -> str:
    """Told to nobody before the day is over; that of the bots never."""
    text = f"{day.isoformat()}/{title}/{what}"
    return hmac.new(bytes.fromhex(key), text.encode(), sha256).hexdigest()


def new_row(key: str, title: str, day: date, person: Person) -> TableRow:
    """The table at which this person plays the deal of the day."""
    row = empty_table(key, title, day, person.id)
    take(row.seats[seat_of(title, day)], person)
    return row


def masters_row(key: str, title: str, day: date, host: str) -> TableRow:
    """The table at which the strongest bot plays it."""
    row = empty_table(key, title, day, host)
    sit_down(row, row.seats[seat_of(title, day)], MASTER)
    return row


def empty_table(key: str, title: str, day: date, host: str) -> TableRow:
    """Everybody is there but the player."""
    plan = plan_of(title, day)
    game = find(title).make(plan.seats, "base", plan.options)
    seed = seed_of(key, title, day, "deal")
    row = TableRow(
        id=new_id(),
        title=title,
        edition=game.edition,
        rules=game.version,
        options=game.options,
        public=False,
        status="waiting",
        host=host,
        clock=ClockRule(),
        absence="wait",
        patience=5,
        stand_in=bots.USUAL,
        seed=seed,
        seed_hash=seed_hash(game, bytes.fromhex(seed)),
        bot_seed=seed_of(key, title, day, "bots"),
        layout=game.layout.fingerprint(),
        version=0,
        created=time.time(),
        seats=[SeatRow(seat=seat, kind="open") for seat in range(plan.seats)],
        daily=day.isoformat(),
    )
    for seat in row.seats:
        if seat.seat != seat_of(title, day):
            sit_down(row, seat, level_of(plan))
    return row


def sit_down(row: TableRow, seat: SeatRow, bot: str) -> None:
    """A bot that is the same for everybody: what it leans to follows from its name, so that must
    not follow from who else sits there.
    """
    others = [other.nickname for other in row.seats if other.kind == "bot"]
    seat.kind, seat.bot = "bot", bot
    seat.nickname = cast.character(bot, f"{row.daily} {row.title}", others)
