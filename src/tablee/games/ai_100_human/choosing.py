"""The card of the turn: chosen in secret, after a redraw with AI-6, and revealed together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import UNKNOWN, Unseen, Why
from tablee.engine.state import Ask, Group, Step
from tablee.engine.zones import later
from tablee.games.ai_100_human.actions import CARDS, DISCARD, PLAY, REDRAW
from tablee.games.ai_100_human.kit import REDRAW as REDRAWS
from tablee.games.ai_100_human.piles import ascending_refusal, discard, draw_cards
from tablee.games.ai_100_human.placing import has_power
from tablee.games.ai_100_human.state import Player, Table


class ChooseCards(Step[Table]):
    """Everyone lays a card face down (AIH-026)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.ask_all(CHOOSE_CARD)


class ChooseCard(Ask[Table]):
    """Which card of your reserve do you play?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        cards = [PLAY + card for card in p.reserve]
        for card in p.known:
            cards.append(PLAY + card)
        cards.sort()
        if has_power(s.kit, p, REDRAWS) and not p.power:
            cards.append(REDRAW)  # AIH-506
        return cards

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        if action == REDRAW:
            p.power = s.turn
        else:
            p.chosen = [action - PLAY]

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        p = s.seats[seat]
        if action == REDRAW:
            spent = has_power(s.kit, p, REDRAWS)
            return Why("power-spent" if spent else "not-your-power", [])
        if PLAY <= action < PLAY + CARDS:
            return Why("not-in-reserve", [action - PLAY])
        return Why("not-offered", [])


class Redraw(Step[Table]):
    """AI-6: draw cards into the reserve, discard as many, then choose (AIH-506, R-36)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat, p in enumerate(s.seats):
            if not p.chosen:
                redraw(s, seat, p)
        if s.asked and not s.solo():
            s.veil()


def redraw(s: Table, seat: int, p: Player) -> None:
    face = p.face()
    s.emit("redraw", seat, [])
    draw_cards(s, seat, s.kit.draws[face])
    if not s.solo():
        p.reserve += p.known  # nobody else can tell whether one of these is discarded
        p.known = []
    s.ask(seat, CHOOSE_CARD)
    count = min(s.kit.discards[face - CARDS], len(p.holding()) - 1)
    if count > 0:
        s.ask(seat, DiscardCard(count, count))


class DiscardCard(Ask[Table]):
    """Which cards of your reserve do you discard?"""

    __slots__ = ("count", "left")

    def __init__(self, left: int, count: int) -> None:
        self.left = left
        self.count = count

    def options(self, s: Table, seat: int) -> Sequence[int]:
        cards = later(s.seats[seat].holding(), self.gone(s, seat), self.count)
        return [DISCARD + card for card in cards]

    def gone(self, s: Table, seat: int) -> list[int]:
        """The cards of these that have been discarded already."""
        pile = s.discard if s.solo() else s.seats[seat].discarded
        return pile[len(pile) - (self.count - self.left) :]

    def apply(self, s: Table, seat: int, action: int) -> None:
        discard(s, seat, [action - DISCARD])
        if self.left > 1:
            s.ask(seat, DiscardCard(self.left - 1, self.count))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return ascending_refusal(s.seats[seat].holding(), action - DISCARD, "not-in-reserve")

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.left]

    def group(self, s: Table, seat: int) -> Group | None:
        last = max(self.gone(s, seat), default=UNKNOWN)
        cards = [card for card in sorted(s.seats[seat].holding()) if card > last]
        return Group(self.left, self.left, [DISCARD + card for card in cards])


class RevealCards(Step[Table]):
    """All chosen cards are turned up together (AIH-027)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat, p in enumerate(s.seats):
            card = p.chosen[0]
            if card == UNKNOWN:
                raise Unseen
            p.chosen = []
            p.come_out(card, s.turn)
            p.revealed = card
            if s.events is not None:
                s.emit("reveal", seat, [card])


CHOOSE_CARD: Final = ChooseCard()
