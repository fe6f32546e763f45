"""A round: its phases in their order, and what happens at the end of it."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Step
from tablee.games.precognition.acting import CLOSE_ACTION, START_ACTION
from tablee.games.precognition.deciding import DRAW, HAND_OVER
from tablee.games.precognition.kit import GAINS
from tablee.games.precognition.maintaining import HEAL_ALL, RAISE_PLAGUE
from tablee.games.precognition.objectives import put_away, season_passed
from tablee.games.precognition.river import TURN_TILE
from tablee.games.precognition.state import LOST, TO_ACTIVATE, WON, Boat, River


class StartRound(Step[River]):
    """Decision, Action, Maintenance (PRE-005)."""

    __slots__ = ()

    def run(self, s: River) -> None:
        s.round += 1
        if s.revealed and s.kit.season_of_round[s.round - 1] != s.season():
            put_away(s)
        if s.events is not None:
            s.emit("round", -1, [s.round, s.season() + 1])
        for boat in s.seats:
            forget_last_round(boat)
        s.then(
            DRAW,
            HAND_OVER,
            START_ACTION,
            CLOSE_ACTION,
            RAISE_PLAGUE,
            HEAL_ALL,
            TURN_TILE,
            END_ROUND,
        )


def forget_last_round(boat: Boat) -> None:
    boat.activated = 0
    boat.stage = TO_ACTIVATE
    boat.sparing = 0
    boat.gained = [0] * GAINS
    boat.fresh = [0] * GAINS
    boat.powered = 0
    boat.used = 0


class EndRound(Step[River]):
    """Action Zones are emptied (PRE-185); after the last tile of the River the game is over."""

    __slots__ = ()

    def run(self, s: River) -> None:
        for seat, boat in enumerate(s.seats):
            cards = [boat.kept, boat.received]
            s.discard += cards
            boat.kept = boat.received = UNKNOWN
            if s.events is not None:
                s.emit("discard", seat, cards)
        s.moment()
        last = s.round == s.kit.rounds
        if s.kit.cooperative and (last or s.kit.season_of_round[s.round + 1] != s.season()):
            end_season(s, last)
        if last or s.verdict == LOST:
            s.emit("end", -1, [])  # PRE-187
        else:
            s.then(START_ROUND)


def end_season(s: River, last: bool) -> None:
    """An objective that is not met loses the game (PRE-235); in the end the total decides too."""
    total = sum([boat.healthy for boat in s.seats])
    if not season_passed(s):
        s.verdict = LOST
    elif last:
        s.verdict = WON if total >= s.kit.target else LOST  # PRE-237
    else:
        return
    s.emit("won" if s.verdict == WON else "lost", -1, [total, s.kit.target])


START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
