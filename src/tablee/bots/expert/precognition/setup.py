"""Advanced setup: which rooms to install, and which cards to pass."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.precognition.outlook.gifts import card_worths
from tablee.bots.expert.precognition.outlook.machines import engines
from tablee.games.precognition import actions as a
from tablee.games.precognition.kit import Kit
from tablee.games.precognition.state import River


def install(s: River, seat: int, options: Sequence[int]) -> int:
    """The rooms whose Machines bring most for their batteries."""
    boat = s.seats[seat]
    wanted = sorted(boat.rooms + boat.dealt, key=lambda room: -room_worth(s.kit, room))
    chosen = wanted[: s.kit.rooms_aboard]
    fitting = [action for action in options if action - a.INSTALL in chosen]
    return (fitting or options)[0]


def room_worth(kit: Kit, room: int) -> float:
    """After a start of some rounds, what the room's Machines bring for each of their batteries."""
    known = engines(kit)
    machines = range(room * a.ROWS, (room + 1) * a.ROWS)
    return sum([known[machine].long_run[2] / kit.slots[machine] for machine in machines])


def open_offer(s: River, seat: int, options: Sequence[int]) -> int:
    """Keep the best and the worst for the first round; the middle ones are shown to all."""
    boat = s.seats[seat]
    worths = card_worths(s.kit, 1)
    ranked = sorted(boat.hand, key=lambda card: worths[card % s.kit.deck_size])
    chosen = ranked[1:-1]
    fitting = [action for action in options if action - a.PASS in chosen]
    return (fitting or options)[0]
