"""The outlook: how good a position looks to bots."""

from __future__ import annotations

from typing import Final

from tablee.games.nettles.actions import MINT
from tablee.games.nettles.score import scores
from tablee.games.nettles.state import NOBODY, Player, Table

WIN: Final = 3.0
"""How many discs a won challenge is worth."""


def outlook(s: Table, seat: int) -> float:
    """How far ahead of the best other, with what the challenge under way is likely to bring."""
    worth = [WIN * line.total + s.seats[n].discs() for n, line in enumerate(scores(s))]
    if s.bidder != NOBODY and s.stung_by == NOBODY and not s.over():
        chance = chance_to_win(s)
        worth[s.bidder] += chance * WIN - (1 - chance)
    return worth[seat] - max(worth[:seat] + worth[seat + 1 :])


def chance_to_win(s: Table) -> float:
    """For the highest bidder, who does not know what this position knows of the others."""
    own = s.seats[s.bidder]
    from_own = min(s.missing(), own.face_down())
    if mints_on_top(own) < from_own:
        return 0.0
    wanted = s.missing() - from_own
    others = [player for seat, player in enumerate(s.seats) if seat != s.bidder]
    good = sum([mints_on_top(player) for player in others])
    down = sum([player.face_down() for player in others])
    chance = 1.0
    for turned in range(wanted):
        chance *= max(0, good - turned) / (down - turned)
    return chance


def mints_on_top(player: Player) -> int:
    """How many discs of this stack can be turned over before a nettle comes."""
    count = 0
    for disc in player.stack[: player.face_down()][::-1]:
        if disc != MINT:
            break
        count += 1
    return count
