"""What nobody can know: the Plague and Favour cards of Years to come."""

from __future__ import annotations

from tablee.engine.chance import derived, shuffled
from tablee.engine.state import View
from tablee.games.pest.state import Table


def world(view: View[Table], seed: bytes) -> Table:
    """A position that agrees with all that the viewer has seen."""
    s = view.table.clone()
    s.seed = seed
    plague = shuffled(derived(seed, "plague"), 0, possible_plague(s, derived(seed, "removed")))
    favour = [card for card in range(len(s.kit.favour)) if card not in s.favour_shown]
    s.plague = plague[: len(s.plague)]
    s.favour = shuffled(derived(seed, "favour"), 0, favour)[: len(s.favour)]
    return s


def possible_plague(s: Table, seed: bytes) -> list[int]:
    """The cards that are left. With one or two players some of each road colour are not in the
    game (PEST-029); which ones, all that have not been seen are equally likely to be.
    """
    unseen = [card for card in range(len(s.kit.plague)) if card not in s.plague_shown]
    if s.kit.trimmed and s.plague:
        for colour, pile in enumerate(s.kit.road_piles):
            left = [card for card in pile if card in unseen]
            removed = shuffled(derived(seed, colour), 0, left)[: s.kit.removed_per_colour]
            unseen = [card for card in unseen if card not in removed]
    return unseen
