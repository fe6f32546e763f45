"""Precognition by rules of thumb: an answer to every question, from what the seat can see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tablee.bots.expert.precognition import acting, enduring, facing, preparing
from tablee.bots.expert.precognition.deciding import selections
from tablee.bots.expert.precognition.outlook import Outlook
from tablee.engine.chance import Dice
from tablee.engine.state import Ask, View
from tablee.games.precognition import acting as acting_rules
from tablee.games.precognition import deciding as deciding_rules
from tablee.games.precognition import machines as machines_rules
from tablee.games.precognition import maintenance as maintenance_rules
from tablee.games.precognition import objectives as objectives_rules
from tablee.games.precognition import river as river_rules
from tablee.games.precognition import setup as setup_rules
from tablee.games.precognition.actions import GIVE, KEEP
from tablee.games.precognition.state import River

CLOSE = 0.1
"""Choices made in secret that are less than this apart, in humans, are mixed."""

Weigh = Callable[[Outlook, Sequence[int]], int]

ANSWERS: Final[dict[type[Ask[Any]], Weigh]] = {
    acting_rules.Activate: acting.activate,
    machines_rules.StationYmunes: acting.station,
    machines_rules.PlaceBattery: acting.place_battery,
    machines_rules.UseMachine: acting.use_machine,
    machines_rules.TakeAmount: acting.take_all,
    machines_rules.HealHumans: acting.take_all,
    objectives_rules.SpendYmunes: facing.spend_ymunes,
    maintenance_rules.LowerPlague: enduring.lower_plague,
    maintenance_rules.LoseHumans: enduring.choose_lost,
    river_rules.FaceRiver: enduring.face_river,
    river_rules.LoseYmunes: enduring.choose_ymunes,
    river_rules.LoseBattery: enduring.choose_battery,
}


def answer(view: View[River], dice: Dice) -> int:
    """The answer to what the viewer is asked."""
    s, seat = view.table, view.viewer
    ask = s.seats[seat].ask
    assert ask is not None
    options = ask.options(s, seat)
    if isinstance(ask, setup_rules.InstallRoom):
        return preparing.install(s, seat, options)
    if isinstance(ask, setup_rules.PassCard):
        return preparing.open_offer(s, seat, options)
    out = Outlook(s, seat)
    if isinstance(ask, deciding_rules.KeepCard):
        return KEEP + mixed(selections(out, out.boat.hand + out.boat.offer), dice)[1]
    if isinstance(ask, deciding_rules.GiveCard):
        return GIVE + mixed(selections(out, [out.boat.keep]), dice)[2]
    return ANSWERS[type(ask)](out, options)


def mixed(found: Sequence[tuple[float, int, int]], dice: Dice) -> tuple[float, int, int]:
    """One of the best: a fixed choice could be foreseen."""
    least = max(found)[0] - CLOSE
    equals = [selection for selection in found if selection[0] >= least]
    return equals[dice.below(len(equals))]
