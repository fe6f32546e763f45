"""A player of Exodus who hoards gems on Vaults: is there a limit to what that brings?

Otherwise an expert. It sits at no table but those of the balance run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tablee.bots.bot import Bot, Clock
from tablee.bots.expert.advice import Question
from tablee.bots.expert.exodus import ADVICE, integrating, negotiating
from tablee.bots.expert.exodus.outlook import GEM, Outlook
from tablee.engine.game import Game
from tablee.engine.state import View
from tablee.games.exodus import arranging, building, founding, placing, prestige, turns
from tablee.games.exodus import integrating as integration
from tablee.games.exodus.actions import (
    ARRANGE,
    DISCARD,
    END,
    HOUSE,
    INTEGRATE,
    KEEP,
    MOST_CARDS,
    PICK,
    RECYCLE,
    SEND,
    VAULT,
)
from tablee.games.exodus.ark import room_on
from tablee.games.exodus.kit import BY_ROUND
from tablee.games.exodus.state import EMPTY

HOARD: Final = 12
"""How many gems one hopes to lay on a Vault that has room for any number."""


class Hoard:
    """What gems and cards are worth to who hoards."""

    def __init__(self, out: Outlook, everything: bool) -> None:
        self.out: Final = out
        self.everything: Final = everything
        """Nearly every card becomes gems while there is room; otherwise each is weighed."""
        s, p = out.s, out.me
        self.vaults: Final = [module for module in p.modules if s.kit.capacity[module]]
        self.room: Final = sum(room_on(s, p, vault) for vault in self.vaults) - p.reserve
        """How many more gems the Vaults can hold."""
        self.gem: Final = max(GEM, float(out.left)) if self.room > 0 else GEM
        """A stored gem is a point in every scoring that is to come."""
        self.short: Final = len(p.crews) < len(self.vaults)
        """Some Vault has no crew, and scores nothing."""

    def recycled(self, card: int) -> float:
        gain = self.out.s.kit.recycling[card]
        return self.gem * (self.out.s.round if gain == BY_ROUND else gain)

    def serves(self, card: int) -> bool:
        """A Vault, or a crew for one."""
        kit = self.out.s.kit
        return bool(kit.capacity[card]) or (self.short and not kit.is_module[card])

    def gain(self, card: int) -> float:
        """How much more it brings to integrate a card than to recycle it."""
        kit = self.out.s.kit
        if self.everything and self.room > 0 and not self.serves(card):
            return -self.recycled(card)
        points = self.out.worth(card)
        if kit.capacity[card]:
            points += min(kit.capacity[card], HOARD) * self.out.left
        elif self.serves(card):
            points += HOARD
        return points - self.gem * kit.cost[card] - self.recycled(card)

    def value(self, card: int) -> float:
        """What it is worth to have a card in hand."""
        return self.recycled(card) + max(0.0, self.gain(card))

    def best(self, options: Sequence[int], verb: int) -> int:
        return max(options, key=lambda action: self.value(action - verb))

    def look_at_wing(self) -> Outlook:
        """The expert's look at the Wing, with prizes as a hoarder values them."""
        cards = self.out.s.chambers
        self.out.prizes = [0.0 if card == EMPTY else self.value(card) for card in cards]
        return self.out


# --- answers ----------------------------------------------------------------------------------


def take_turn(hoard: Hoard, options: Sequence[int]) -> int:
    income = integrating.free_income(hoard.out, options)
    if income:
        return income
    if SEND <= options[0] < RECYCLE:
        return negotiating.send(hoard.look_at_wing(), options)
    for action in (integrate_best(hoard, options), recycle_worst(hoard, options)):
        if action:
            return action
    return fill_vault(hoard, options) or END


def integrate_best(hoard: Hoard, options: Sequence[int]) -> int:
    """The card that brings most beyond its price; 0 if none does."""
    offered = [action for action in options if INTEGRATE <= action < INTEGRATE + MOST_CARDS]
    best = max(offered, key=lambda action: hoard.gain(action - INTEGRATE), default=0)
    return best if best and hoard.gain(best - INTEGRATE) > 0 else 0


def recycle_worst(hoard: Hoard, options: Sequence[int]) -> int:
    """While gems find room or a better card wants them; 0 if all cards are worth keeping."""
    offered = [action for action in options if RECYCLE <= action < INTEGRATE]
    if len(offered) < 2:
        return 0
    worst = min(offered, key=lambda action: hoard.gain(action - RECYCLE))
    wanted = max(hoard.gain(action - RECYCLE) for action in offered) > 0
    return worst if wanted or hoard.room > 0 or hoard.gain(worst - RECYCLE) < 0 else 0


def fill_vault(hoard: Hoard, options: Sequence[int]) -> int:
    """Crews are moved to the Vaults before they score."""
    p = hoard.out.me
    for vault in hoard.vaults:
        if VAULT + vault in options and p.reserve and room_on(hoard.out.s, p, vault) > 0:
            return VAULT + vault
    return 0


def reorganise_ark(hoard: Hoard, options: Sequence[int]) -> int:
    empty = [vault for vault in hoard.vaults if vault not in hoard.out.me.homes]
    return ARRANGE if empty else integrating.reorganise_ark(hoard.out, options)


def house_crew(hoard: Hoard, options: Sequence[int]) -> int:
    return empty_vault(hoard, hoard.out.me.homes, options) or integrating.house_crew(
        hoard.out, options
    )


def arrange_crew(hoard: Hoard, options: Sequence[int]) -> int:
    return empty_vault(hoard, hoard.out.me.plan, options) or integrating.arrange_crew(
        hoard.out, options
    )


def empty_vault(hoard: Hoard, taken: Sequence[int], options: Sequence[int]) -> int:
    """The Vault with the most gems that houses nobody; 0 if all do."""
    p = hoard.out.me
    empty = [vault for vault in hoard.vaults if vault not in taken and HOUSE + vault in options]
    fullest = max(empty, key=lambda vault: p.stored[p.modules.index(vault)], default=EMPTY)
    return 0 if fullest == EMPTY else HOUSE + fullest


OWN: Final[Mapping[Question, Callable[[Hoard, Sequence[int]], int]]] = {
    founding.PickCard: lambda hoard, options: hoard.best(options, PICK),
    founding.DiscardCard: lambda hoard, options: min(
        options, key=lambda action: hoard.value(action - DISCARD)
    ),
    integration.KeepCard: lambda hoard, options: hoard.best(options, KEEP),
    prestige.KeepOneCard: lambda hoard, options: hoard.best(options, KEEP),
    placing.PlaceNegotiator: lambda hoard, options: negotiating.place_negotiator(
        hoard.look_at_wing(), options
    ),
    turns.TakeTurn: take_turn,
    building.HouseCrew: house_crew,
    arranging.ArrangeCrew: arrange_crew,
    prestige.ReorganiseArk: reorganise_ark,
}
"""What a hoarder answers in another way than the expert."""


class Hoarder(Bot):
    """Wins Vaults before all else, and fills them."""

    name = "hoarder"
    version = 1

    def __init__(self, seed: bytes, everything: bool) -> None:
        super().__init__(seed)
        self.everything = everything

    @staticmethod
    def plays(title: str) -> bool:
        return title == "exodus"

    def choose(self, game: Game[Any], view: View[Any], clock: Clock) -> int:
        s, seat = view.table, view.viewer
        ask = s.seats[seat].ask
        if type(ask) in OWN:
            hoard = Hoard(Outlook(s, seat), self.everything)
            return OWN[type(ask)](hoard, ask.options(s, seat))
        return ADVICE.answer(view, self.dice(view))
