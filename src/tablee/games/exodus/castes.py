"""Caste abilities: Jailer, Mutagen and Recruit, and the prison."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.events import EVERYBODY
from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.exodus.abilities.hands import recruit
from tablee.games.exodus.abilities.marks import gain_jailer, gain_mutagen
from tablee.games.exodus.actions import MOST_CARDS, TARGET
from tablee.games.exodus.ark import leave_play, pay
from tablee.games.exodus.founding import one_of_each
from tablee.games.exodus.kit import JAILER, MUTAGEN, RECRUIT
from tablee.games.exodus.state import EMPTY, Table

# --- when the card is integrated --------------------------------------------------------------


def resolve_caste_ability(s: Table, seat: int, card: int) -> None:
    """A token from the supply, or a crew from its pile; what is not there is lost for good
    (EXO-171, EXO-179, EXO-185).
    """
    ability = s.kit.caste_ability[card]
    kind = s.kit.recruits[card]
    if ability == JAILER and s.jailer_supply() > 0:
        gain_jailer(s, seat, card)
    elif ability == MUTAGEN and s.mutagen_supply() > 0:
        gain_mutagen(s, seat, card)
    elif ability == RECRUIT and s.piles[kind]:
        recruit(s, seat, kind)
    elif ability:
        s.emit("lost", seat, [card])


# --- Jailer tokens ----------------------------------------------------------------------------


def carriers(s: Table, seat: int, tokens: list[int]) -> list[int]:
    """The cards of a player's Ark that carry such a token (EXO-154: no vacant crews)."""
    found: list[int] = []
    p = s.seats[seat]
    for card in tokens:
        if (card in p.modules or card in p.crews) and card not in found:
            found.append(card)
    found.sort()
    return found


def crews_in_play(s: Table) -> list[int]:
    """Of any player, the acting one included, primary or secondary (EXO-174)."""
    found: list[int] = []
    for p in s.seats:
        found += p.crews
    return sorted(found)


def why_no_jailer(s: Table, seat: int, carrier: int, idle: bool) -> Why | None:
    """Why this token cannot be spent; None if it can. `idle`: there is nobody for it anyway."""
    price = s.kit.number["jailer-price"]
    gems = s.seats[seat].gems()
    if carrier not in carriers(s, seat, s.jailers):
        return Why("no-jailer-there", [carrier])
    if gems < price:
        return Why("cannot-pay", [carrier, price, gems], lacking=1 + idle)
    return None


def why_not_imprison(s: Table, seat: int, carrier: int) -> Why | None:
    idle = not crews_in_play(s)
    why = why_no_jailer(s, seat, carrier, idle)
    return Why("no-crew-in-play", [], lacking=1) if why is None and idle else why


def why_not_release(s: Table, seat: int, carrier: int) -> Why | None:
    idle = not s.seats[seat].prison
    why = why_no_jailer(s, seat, carrier, idle)
    return Why("prison-empty", [], lacking=1) if why is None and idle else why


def spend_jailer(s: Table, seat: int, carrier: int) -> None:
    """A token and a gem (EXO-172); the token goes back to the supply (EXO-176)."""
    s.jailers.remove(carrier)
    pay(s.seats[seat], s.kit.number["jailer-price"])
    s.emit("spend-jailer", seat, [carrier])


def spend_to_imprison(s: Table, seat: int, carrier: int) -> None:
    spend_jailer(s, seat, carrier)
    s.ask(seat, ImprisonCrew())


def spend_to_release(s: Table, seat: int, carrier: int) -> None:
    spend_jailer(s, seat, carrier)
    s.ask(seat, ReleaseCrew())


class ImprisonCrew(Ask[Table]):
    """Which crew do you imprison?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [TARGET + crew for crew in crews_in_play(s)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        """It leaves play, its tokens return to the supply (EXO-173)."""
        crew = action - TARGET
        owner = s.controller(crew)
        s.emit("imprison", seat, [crew, owner])
        leave_play(s, owner, crew)
        s.seats[seat].prison.append(crew)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return no_crew(s, action)


def no_crew(s: Table, action: int) -> Why:
    card = action - TARGET
    if not 0 <= card < MOST_CARDS:
        return Why("not-offered", [])
    return Why("not-in-play" if s.controller(card) == EMPTY else "only-crews", [card])


class ReleaseCrew(Ask[Table]):
    """Which of your prisoners do you take into your hand?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [TARGET + crew for crew in one_of_each(s.kit, s.seats[seat].prison)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        """Whoever controlled it before (EXO-175)."""
        crew = action - TARGET
        p = s.seats[seat]
        p.prison.remove(crew)
        p.take(crew, EVERYBODY)
        s.emit("release", seat, [crew])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        card = action - TARGET
        if not 0 <= card < MOST_CARDS:
            return Why("not-offered", [])
        held = card in s.seats[seat].prison
        return Why("same-card" if held else "not-in-your-prison", [card])


# --- Mutagen tokens ---------------------------------------------------------------------------


def crews_to_mutate(s: Table) -> list[int]:
    """A crew can carry only one Mutant token (EXO-182)."""
    return [crew for crew in crews_in_play(s) if not s.mutants >> crew & 1]


def why_not_mutate(s: Table, seat: int, carrier: int) -> Why | None:
    if carrier not in carriers(s, seat, s.mutagens):
        return Why("no-mutagen-there", [carrier])
    return None if crews_to_mutate(s) else Why("no-crew-to-mutate", [])


class MutateCrew(Ask[Table]):
    """Which crew becomes a Mutant?"""

    __slots__ = ("carrier",)

    def __init__(self, carrier: int) -> None:
        self.carrier = carrier

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [TARGET + crew for crew in crews_to_mutate(s)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        """The token is turned over and moved; it may stay on its own crew (EXO-180)."""
        s.mutagens.remove(self.carrier)
        s.mutants |= 1 << (action - TARGET)
        s.emit("mutate", seat, [action - TARGET])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if action - TARGET in crews_in_play(s):
            return Why("mutant-already", [action - TARGET])
        return no_crew(s, action)

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.carrier]
