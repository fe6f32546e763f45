"""What a player cannot know, dealt anew: piles, packs and reserves that fit all that was seen."""

from __future__ import annotations

from tablee.engine.chance import derived, shuffled
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import View
from tablee.engine.zones import members
from tablee.games.ai_100_human.state import Table
from tablee.games.ai_100_human.worlds.memory import out_of_sight, this_phase, visible
from tablee.games.ai_100_human.worlds.slots import Deal, fill


def world(view: View[Table], seed: bytes) -> Table:
    """A position that agrees with all that the viewer has seen. Hidden answers are asked again."""
    s = view.table.clone()
    s.seed = seed
    seen = visible(s)
    joined = out_of_sight(s, seen)
    fill_other_phase(s, seen | joined, derived(seed, "other"))
    deal = Deal(s, view.viewer, seed, seen, joined)
    if deal.complete():
        deal.run()
    else:
        scatter(s, seen, joined, seed)
    for seat, p in enumerate(s.seats):
        if p.chosen and p.chosen[0] == UNKNOWN:
            p.chosen = shuffled(derived(seed, "chosen", seat), 0, p.holding())[:1]
    return s


def fill_other_phase(s: Table, seen: int, seed: bytes) -> None:
    """The cards of round 2 before it begins, or those of round 1 that are out of the game."""
    other = s.kit.phase_set[0 if s.round > 1 else 1]
    dealt = shuffled(seed, 0, members(other & ~seen))
    for zone in [s.stock, s.gone, *[p.spent for p in s.seats]]:
        fill(zone, dealt)


def scatter(s: Table, seen: int, joined: int, seed: bytes) -> None:
    """Deal unseen cards to all unknown places, when discards were shuffled into the pile again.

    What players remember of such a round is worth little; the base game does not come to it.
    """
    zones = [s.deck, s.pile]
    for p in s.seats:
        zones += [p.pack, p.added, p.reserve, p.discarded]
    unseen = this_phase(s) & ~seen | joined
    dealt = shuffled(seed, 0, members(unseen))
    for zone in zones:
        fill(zone, dealt)
