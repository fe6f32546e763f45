"""Using a technical ability: may it be used, what does it cost, and what follows?"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.exodus.abilities.powers import POWERS
from tablee.games.exodus.abilities.reading import ACTIVATION, INTEGRATION, Ability
from tablee.games.exodus.actions import MOST_CARDS, SACRIFICE, TARGET
from tablee.games.exodus.ark import discard_from_ark, pay
from tablee.games.exodus.filters import in_play
from tablee.games.exodus.state import EMPTY, Table


def usable(s: Table, seat: int, phase: str) -> list[int]:
    """The cards of a player whose ability can be used now, in ascending order."""
    in_turn = s.kit.in_turn[phase]
    found = [card for card in s.seats[seat].controls() if in_turn[card]]
    return sorted(
        [card for card in found if why_not_now(s, seat, card, ability_of(s, card)) is None]
    )


def why_unusable(s: Table, seat: int, card: int, phase: str) -> Why | None:
    """Why an ability cannot be used in a turn of this phase; None if it can."""
    p = s.seats[seat]
    ability = s.kit.technical[card]
    if card not in p.modules and card not in p.crews:
        return Why("not-in-your-ark", [card])
    if ability is None:
        return Why("no-ability", [card])
    if ability.kind == INTEGRATION:
        return Why("only-when-integrated", [card])
    if ability.window:
        return Why("only-before-placing", [card])  # EXO-287
    if phase not in ability.phases:
        return Why(f"only-in-{ability.phases[0]}", [card])
    return why_not_now(s, seat, card, ability)


def why_not_now(s: Table, seat: int, card: int, ability: Ability) -> Why | None:
    """The same for an ability that is meant for this phase, of a card in the Ark."""
    p = s.seats[seat]
    if ability.kind == ACTIVATION and s.tilted >> card & 1:
        return Why("tilted", [card])  # EXO-193
    if p.gems() < ability.price:
        return Why("cannot-pay", [card, ability.price, p.gems()])
    if ability.sacrifice is not None and not in_play(s, ability.sacrifice, seat, card):
        return Why("nothing-to-sacrifice", [card])
    deed = ability.deeds[0]
    if not POWERS[deed.verb].possible(s, seat, card, deed):
        return Why("no-effect", [card])  # EXO-198
    return None


def use(s: Table, seat: int, card: int) -> None:
    """Pay what it costs, gems from reserve and Vaults (EXO-197), then carry it out."""
    ability = ability_of(s, card)
    s.emit("use", seat, [card])
    pay(s.seats[seat], ability.price)
    if ability.kind == ACTIVATION:
        s.tilted |= 1 << card
    if ability.sacrifice is None:
        carry_out(s, seat, card, 0)
    elif ability.sacrifice.this:
        sacrifice(s, seat, card, card)
    else:
        s.ask(seat, ChooseSacrifice(card))


def ability_of(s: Table, card: int) -> Ability:
    ability = s.kit.technical[card]
    assert ability is not None
    return ability


class ChooseSacrifice(Ask[Table]):
    """Which of your cards do you sacrifice?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Table, seat: int) -> Sequence[int]:
        terms = ability_of(s, self.card).sacrifice
        assert terms is not None
        return [SACRIFICE + other for other in in_play(s, terms, seat, self.card)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        sacrifice(s, seat, self.card, action - SACRIFICE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        other = action - SACRIFICE
        if not 0 <= other < MOST_CARDS:
            return Why("not-offered", [])
        if s.controller(other) != seat:
            return Why("not-in-your-ark", [other])  # EXO-150
        return Why("no-target", [other, self.card])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card]


def sacrifice(s: Table, seat: int, card: int, other: int) -> None:
    """No destruction, so protection does not matter (EXO-150); the ability goes on (EXO-214)."""
    s.emit("sacrifice", seat, [other])
    discard_from_ark(s, seat, other)
    carry_out(s, seat, card, 0)


# --- effects, one after another ---------------------------------------------------------------


class CarryOut(Step[Table]):
    """One effect of an ability, and then those after it."""

    __slots__ = ("card", "number", "seat")

    def __init__(self, seat: int, card: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def run(self, s: Table) -> None:
        carry_out(s, self.seat, self.card, self.number)


def carry_out(s: Table, seat: int, card: int, number: int) -> None:
    """What is not possible is lost, the rest is done (EXO-191, EXO-198)."""
    deeds = ability_of(s, card).deeds
    deed = deeds[number]
    if number + 1 < len(deeds):
        s.then(CarryOut(seat, card, number + 1))
    power = POWERS[deed.verb]
    if not power.possible(s, seat, card, deed):
        s.emit("lost", seat, [card])
    elif power.targets(s, seat, card, deed):
        s.ask(seat, ChooseTarget(card, number))
    else:
        power.act(s, seat, card, deed)


class ChooseTarget(Ask[Table]):
    """Which card is it done to?"""

    __slots__ = ("card", "number")

    def __init__(self, card: int, number: int) -> None:
        self.card = card
        self.number = number
        """Which effect of its ability."""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        deed = s.kit.deed(self.card, self.number)
        targets = POWERS[deed.verb].targets(s, seat, self.card, deed)
        return [TARGET + target for target in targets]

    def apply(self, s: Table, seat: int, action: int) -> None:
        deed = s.kit.deed(self.card, self.number)
        POWERS[deed.verb].hit(s, seat, self.card, deed, action - TARGET)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        target = action - TARGET
        if not 0 <= target < MOST_CARDS:
            return Why("not-offered", [])
        if target in s.discard or s.controller(target) != EMPTY:
            protected = s.protected >> target & 1
            return Why("protected" if protected else "no-target", [target, self.card])
        return Why("not-in-play", [target])  # EXO-159

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card, s.kit.deed(self.card, self.number).verb]
