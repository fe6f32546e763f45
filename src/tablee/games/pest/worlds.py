"""What nobody can know: the Plague and Favour cards of Years to come, and which left the game."""

from __future__ import annotations

from tablee.engine.chance import derived, shuffled
from tablee.engine.state import View
from tablee.games.pest.state import Table


def world(view: View[Table], seed: bytes) -> Table:
    """A position that agrees with all that the viewer has seen."""
    s = view.table.clone()
    s.seed = seed
    unseen = [card for card in range(len(s.kit.plague)) if card not in s.plague_shown]
    removed = removed_cards(s, unseen, derived(seed, "removed"))
    dealt = shuffled(derived(seed, "plague"), 0, [n for n in unseen if n not in removed])
    s.plague_box = removed + dealt[len(s.plague) :]
    s.plague = dealt[: len(s.plague)]
    unseen = [card for card in range(len(s.kit.favour)) if card not in s.favour_shown]
    dealt = shuffled(derived(seed, "favour"), 0, unseen)
    s.favour_box = dealt[len(s.favour) :]
    s.favour = dealt[: len(s.favour)]
    return s


def removed_cards(s: Table, unseen: list[int], seed: bytes) -> list[int]:
    """With one or two players some cards of each road colour left the game first (PEST-029): any
    that have not been seen, all of them equally likely.
    """
    removed: list[int] = []
    if s.kit.trimmed:
        for colour, pile in enumerate(s.kit.road_piles):
            left = [card for card in pile if card in unseen]
            removed += shuffled(derived(seed, colour), 0, left)[: s.kit.removed_per_colour]
    return removed
