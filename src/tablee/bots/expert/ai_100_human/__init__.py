"""AI 100% Human by rules of thumb: an answer to every question, from what the seat can see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tablee.bots.expert.ai_100_human import black, choosing, drafting, faces, swapping
from tablee.bots.expert.ai_100_human.outlook import Outlook
from tablee.engine.chance import Dice
from tablee.engine.state import Ask, View
from tablee.games.ai_100_human import choose as choose_rules
from tablee.games.ai_100_human import draft as draft_rules
from tablee.games.ai_100_human import ending as ending_rules
from tablee.games.ai_100_human import place as place_rules
from tablee.games.ai_100_human import setup as setup_rules
from tablee.games.ai_100_human import solo as solo_rules
from tablee.games.ai_100_human import specials as specials_rules
from tablee.games.ai_100_human.state import Table

Weigh = Callable[[Outlook, Sequence[int]], int]

ANSWERS: Final[dict[type[Ask[Any]], Weigh]] = {
    draft_rules.KeepCard: drafting.keep_card,
    draft_rules.PickCard: drafting.pick_card,
    draft_rules.DropCard: drafting.drop_card,
    solo_rules.TakeFromGrid: drafting.take_from_grid,
    choose_rules.ChooseCard: choosing.choose_card,
    choose_rules.DiscardCard: choosing.discard_card,
    place_rules.PlaceCard: choosing.place_card,
    place_rules.MoveTo: swapping.move_to,
    specials_rules.CopyCard: black.copy_card,
    specials_rules.ReadNeighbour: black.read_neighbour,
    specials_rules.LiftCard: black.lift_card,
    specials_rules.InsertCard: black.insert_card,
    specials_rules.SwapCards: swapping.swap_cards,
    ending_rules.PrepareObjective: swapping.prepare_objective,
    ending_rules.AddCard: faces.add_card,
    ending_rules.PlaceOutside: faces.place_outside,
}


def answer(view: View[Table], dice: Dice) -> int:
    """The answer to what the viewer is asked."""
    s, seat = view.table, view.viewer
    ask = s.seats[seat].ask
    assert ask is not None
    options = ask.options(s, seat)
    if isinstance(ask, setup_rules.ChooseFace):
        return faces.choose_face(s, seat, options)
    return ANSWERS[type(ask)](Outlook(s, seat), options)
