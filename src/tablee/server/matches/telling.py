"""What each viewer is told: the events, and the positions to which they have led.

The position goes with the last event of a moment, as a difference from the one before. So a client
shows nothing between two moments that the rules have not seen, and a match that is over can be
watched without playing it again.
"""

from __future__ import annotations

from typing import Any

from tablee.engine.events import SPECTATOR
from tablee.engine.fields import Data
from tablee.engine.game import Game
from tablee.engine.state import Moment, State
from tablee.server import wire
from tablee.server.matches.match import Match
from tablee.server.schemas.matches import Changes, WireEvent


def tell(match: Match) -> list[list[WireEvent]]:
    """What is new for each seat, and at the end of the list for the spectators."""
    moments = match.s.moments or []
    news = [[wire.event_of(match.game, event) for event in events] for events in match.news()]
    if not moments:
        return news
    for place, events in enumerate(news):
        viewer = place if place < match.game.seats else SPECTATOR
        before = scene(match.game, match.shown, viewer)
        for moment in new_to(viewer, match.confirmed, moments):
            now = scene(match.game, moment.position, viewer)
            events[moment.told - 1].then = changes(before, now)
            before = now
    match.shown = moments[-1].position
    return news


def new_to(viewer: int, confirmed: tuple[int, int], moments: list[Moment]) -> list[Moment]:
    """Whoever has confirmed several answers in one go has seen their middle as a draft."""
    seat, answers = confirmed
    if viewer != seat:
        return moments
    return [moment for moment in moments if moment.answers >= answers] or moments[-1:]


def scene(game: Game[Any], s: State[Any] | None, viewer: int) -> Data:
    """What the viewer sees on the table; nothing before the first moment."""
    if s is None:
        return {"table": {}, "seats": [{}] * game.seats, "veiled": None}
    seen = game.view(s, viewer).table
    layout = game.layout
    return {
        "table": layout.dump_fields(seen, layout.table_fields),
        "seats": [layout.dump_seat(player) for player in seen.seats],
        "veiled": seen.veiled,
    }


def changes(before: Data, now: Data) -> Changes:
    seats = {
        str(seat): fields
        for seat, (old, new) in enumerate(zip(before["seats"], now["seats"], strict=True))
        if (fields := changed(old, new))
    }
    veiled = now["veiled"] if now["veiled"] != before["veiled"] else None
    return Changes(table=changed(before["table"], now["table"]), seats=seats, veiled=veiled)


def changed(old: Data, new: Data) -> Data:
    return {name: value for name, value in new.items() if name not in old or old[name] != value}


def table_at(events: list[WireEvent], number: int) -> Data:
    """The table after the event of this number; the first one is whole."""
    table: Data = {}
    seats: dict[str, Data] = {}
    veiled = False
    for place, event in enumerate(events):
        then = event.then
        if then is None:
            continue
        table |= then.table
        for seat, fields in then.seats.items():
            seats[seat] = seats.get(seat, {}) | fields
        veiled = veiled if then.veiled is None else then.veiled
        if place >= number:
            break
    return {"table": table, "seats": [seats[str(n)] for n in range(len(seats))], "veiled": veiled}


def asked(table: Data) -> list[int]:
    """The seats that have a question to answer."""
    return [seat for seat, record in enumerate(table["seats"]) if record["asks"]]
