"""What players can work out about cards that they do not see."""

from __future__ import annotations

from tablee.games.ai_100_human.kit import PASSED_BY
from tablee.games.ai_100_human.state import Table


def cards_are_of_their_round(s: Table, viewer: int, world: Table) -> bool:
    """Each round has a deck of its own; what is left of it is then out of the game (AIH-035).

    Only a card that was lifted from a tableau can be an older one, and everybody saw it (AIH-131).
    """
    second = s.round > 1
    now, other = set(s.kit.phase[int(second)]), set(s.kit.phase[int(not second)])
    in_play = world.deck + world.pile
    out = world.gone + world.stock
    for p in world.seats:
        now.update(p.joined)
        in_play = in_play + p.pack + p.added + p.reserve + p.discarded
        out = out + p.spent
    return set(in_play) <= now and set(out) <= other


def packs_come_from_neighbours(s: Table, viewer: int, world: Table) -> bool:
    """The pack a neighbour holds is one that the viewer has looked at and passed on (AIH-025).

    With two players a card is added to it unseen, and alone one passes nothing.
    """
    if viewer < 0 or len(s.seats) < 3 or not s.round:
        return True
    me = s.seats[viewer]
    returned = s.kit.dealt - me.first  # they went back into the deck (AIH-021)
    passed = set(me.passed[returned:])
    neighbour = world.seats[(viewer + PASSED_BY[s.round - 1]) % len(s.seats)]
    return not passed or set(neighbour.pack) <= passed
