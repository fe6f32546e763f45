"""What somebody who hears all events of Exodus knows of the table, without having seen it since.

It is kept by what the sentences say, not by the rules: both have to come to the same.
"""

from __future__ import annotations

from typing import Any

from tablee.engine.events import Event
from tablee.games.exodus.abilities.reading import ACTIVATION
from tablee.games.exodus.kit import PRIMARY
from tablee.games.exodus.state import EMPTY, Table


class Story:
    """The table as told so far."""

    def __init__(self, s: Table) -> None:
        self.kit = s.kit
        self.round = s.round
        self.order = s.order[:]
        self.places: dict[int, int] = {}
        self.points = [p.score() for p in s.seats]
        self.reserve = [p.reserve for p in s.seats]
        self.stored = [dict(zip(p.modules, p.stored, strict=True)) for p in s.seats]
        self.homes = [dict(zip(p.crews, p.homes, strict=True)) for p in s.seats]
        self.vacant = [p.vacant[:] for p in s.seats]
        self.prison = [p.prison[:] for p in s.seats]
        self.picked = [p.hand[:] for p in s.seats]
        self.pack = [p.pack[:] for p in s.seats]
        self.influence = [p.influence[:] for p in s.seats]
        self.home = [p.home[:] for p in s.seats]
        self.concealed = [p.concealed[:] for p in s.seats]
        self.discarded = s.discard[:]
        self.piles = [pile[:] for pile in s.piles]
        self.chambers = s.chambers[:]
        self.cubes = s.cubes[:]
        self.marks = s.marks[:]
        self.slots = s.slots[:]
        self.owners = s.owners[:]
        self.tilted = s.tilted
        self.protected = s.protected
        self.mutants = s.mutants
        self.jailers = s.jailers[:]
        self.before: Event | None = None
        self.lost_gems = 0
        """With the module that has just left."""

    def hear(self, event: Event) -> None:
        assert not self.lost_gems or event.name == "lose-gems"
        getattr(self, "on_" + event.name.replace("-", "_"), self.nothing)(event.seat, *event.args)
        self.before = event

    def nothing(self, seat: int, *args: int) -> None:
        """Events that change nothing in sight: looking, losing an effect, the end."""

    # --- as it is compared --------------------------------------------------------------------

    def told(self, s: Table) -> dict[str, Any]:
        if all(card == EMPTY for card in self.chambers) and not any(o >= 0 for o in s.owners):
            self.take_back()
        found = {
            "round": self.round,
            "order": self.order,
            "points": self.points,
            "reserve": self.reserve,
            "stored": [list(stored.items()) for stored in self.stored],
            "homes": [sorted(homes.items()) for homes in self.homes],
            "vacant": self.vacant,
            "prison": self.prison,
            "held": [sorted(a + b) for a, b in zip(self.picked, self.pack, strict=True)],
            "influence": self.influence,
            "discard": self.discarded,
            "piles": self.piles,
            "chambers": self.chambers,
            "wing": [self.cubes, self.marks, self.slots, self.owners],
            "marks": [self.tilted, self.protected, self.mutants, sorted(self.jailers)],
        }
        if not s.sent:
            found["home"] = [self.home, self.concealed]
        return found

    def take_back(self) -> None:
        """All cubes and negotiators come home when the negotiation is over (EXO-121)."""
        castes = len(self.kit.castes)
        self.cubes = [0] * len(self.cubes)
        self.marks = [0] * len(self.marks)
        self.slots = [EMPTY] * len(self.slots)
        self.owners = [EMPTY] * len(self.owners)
        self.home = [list(range(castes * n, castes * (n + 1))) for n in range(len(self.home))]
        self.concealed = [[] for _ in self.home]

    # --- what happens to cards ----------------------------------------------------------------

    def lay_down(self, seat: int, card: int) -> None:
        (self.picked if card in self.picked[seat] else self.pack)[seat].remove(card)

    def throw(self, card: int) -> None:
        kind = self.kit.secondary[card]
        if kind == PRIMARY:
            self.discarded.append(card)
        else:
            self.piles[kind] = sorted([*self.piles[kind], card])

    def strip(self, card: int) -> None:
        self.tilted &= ~(1 << card)
        self.protected &= ~(1 << card)
        self.mutants &= ~(1 << card)
        self.jailers = [carrier for carrier in self.jailers if carrier != card]

    def leave(self, seat: int, card: int) -> None:
        if card in self.homes[seat]:
            del self.homes[seat][card]
        else:
            self.lost_gems = self.stored[seat].pop(card)
        self.strip(card)

    def pay(self, seat: int, price: int) -> None:
        """From the reserve, then from Vaults in the order of integration."""
        paid = min(price, self.reserve[seat])
        self.reserve[seat] -= paid
        for module in self.stored[seat]:
            taken = min(price - paid, self.stored[seat][module])
            self.stored[seat][module] -= taken
            paid += taken
        assert paid == price

    # --- Preparation and Foundation -----------------------------------------------------------

    def on_round(self, seat: int, number: int) -> None:
        self.round = number
        if number > 1:
            self.tilted = self.protected = 0

    def on_position(self, seat: int, place: int) -> None:
        self.places[place] = seat
        if len(self.places) == len(self.points):
            self.order = [self.places[place + 1] for place in range(len(self.points))]
            self.places = {}

    def on_deal(self, seat: int, *cards: int) -> None:
        self.pack[seat] = self.picked[seat] + self.pack[seat] + list(cards)
        self.picked[seat] = []

    def on_discard(self, seat: int, card: int) -> None:
        self.lay_down(seat, card)
        self.throw(card)

    def on_pick(self, seat: int, card: int) -> None:
        self.pack[seat].remove(card)
        self.picked[seat].append(card)

    def on_receive(self, seat: int, *cards: int) -> None:
        self.pack[seat] = list(cards)

    def on_reshuffle(self, seat: int) -> None:
        self.discarded = []

    # --- Negotiation --------------------------------------------------------------------------

    def on_fill(self, seat: int, *cards: int) -> None:
        self.chambers[: len(cards)] = cards

    def on_refill(self, seat: int, chamber: int, old: int, new: int) -> None:
        assert self.chambers[chamber] == old
        self.throw(old)
        self.chambers[chamber] = new

    def on_place(self, seat: int, negotiator: int, slot: int) -> None:
        at_home = negotiator in self.home[seat]
        (self.home if at_home else self.concealed)[seat].remove(negotiator)
        self.slots[slot], self.owners[slot] = negotiator, seat

    def on_hide(self, seat: int, slot: int) -> None:
        self.owners[slot] = seat

    def on_hidden(self, seat: int, negotiator: int) -> None:
        assert self.before is not None
        self.concealed[seat].remove(negotiator)
        self.slots[self.before.args[0]] = negotiator

    def on_reveal(self, seat: int, negotiator: int, slot: int) -> None:
        assert (self.slots[slot], self.owners[slot]) == (negotiator, seat)

    def on_conceal(self, seat: int, count: int) -> None:
        self.concealed[seat] = sorted(self.concealed[seat] + self.home[seat])
        self.home[seat] = []
        assert len(self.concealed[seat]) == count

    def lay(self, chamber: int, seat: int, count: int) -> None:
        self.cubes[chamber * len(self.points) + seat] += count

    def on_cubes(self, seat: int, first: int, most: int, second: int, least: int) -> None:
        self.lay(first, seat, most)
        self.lay(second, seat, least)

    def on_add_cubes(self, seat: int, zone: int, amount: int) -> None:
        self.lay(zone, seat, amount)

    def on_move_cube(self, seat: int, owner: int, origin: int, zone: int) -> None:
        self.lay(origin, owner, -1)
        self.lay(zone, owner, 1)

    def on_remove_cubes(self, seat: int, zone: int, owner: int, amount: int) -> None:
        self.lay(zone, owner, -amount)

    def on_mark_zone(self, seat: int, zone: int) -> None:
        self.marks[zone] |= 1 << seat

    def on_swap_chambers(self, seat: int, first: int, second: int) -> None:
        cards = self.chambers
        cards[first], cards[second] = cards[second], cards[first]

    def on_win(self, seat: int, chamber: int, card: int) -> None:
        assert self.chambers[chamber] == card
        self.chambers[chamber] = EMPTY
        self.picked[seat].append(card)

    def on_no_majority(self, seat: int, chamber: int, card: int) -> None:
        assert self.chambers[chamber] == card
        self.chambers[chamber] = EMPTY
        self.throw(card)

    def on_recall(self, seat: int, negotiator: int) -> None:
        slot = self.slots.index(negotiator)
        self.slots[slot] = self.owners[slot] = EMPTY
        self.home[seat] = sorted([*self.home[seat], negotiator])

    def on_improve(self, seat: int, negotiator: int, value: int) -> None:
        self.influence[seat][negotiator % len(self.kit.castes)] = value

    # --- an Ark -------------------------------------------------------------------------------

    def on_recycle(self, seat: int, card: int, gems: int) -> None:
        self.lay_down(seat, card)
        self.throw(card)
        self.reserve[seat] += gems

    def on_integrate(self, seat: int, card: int, price: int) -> None:
        self.pay(seat, price)
        self.lay_down(seat, card)
        if self.kit.is_module[card]:
            self.stored[seat][card] = 0

    def on_house(self, seat: int, crew: int, module: int) -> None:
        self.homes[seat][crew] = module

    on_move = on_house

    def on_vacate(self, seat: int, *crews: int) -> None:
        for crew in crews:
            del self.homes[seat][crew]
            self.vacant[seat].append(crew)

    def on_lose_gems(self, seat: int, module: int, gems: int) -> None:
        assert self.lost_gems == gems
        self.lost_gems = 0

    def on_rehouse(self, seat: int, crew: int, module: int) -> None:
        self.vacant[seat].remove(crew)
        self.homes[seat][crew] = module

    def on_abandon(self, seat: int, crew: int) -> None:
        self.vacant[seat].remove(crew)
        self.strip(crew)
        self.throw(crew)

    def on_store(self, seat: int, vault: int, gems: int) -> None:
        """From the reserve, or from the bank if that is what the card has just been used for."""
        before = self.before
        assert before is not None
        if not (before.name == "use" and before.args == [vault]):
            self.reserve[seat] += self.stored[seat][vault] - gems
        self.stored[seat][vault] = gems

    # --- tokens and abilities -----------------------------------------------------------------

    def on_use(self, seat: int, card: int) -> None:
        ability = self.kit.technical[card]
        assert ability is not None
        self.pay(seat, ability.price)
        self.tilted |= (ability.kind == ACTIVATION) << card

    def on_jailer(self, seat: int, card: int) -> None:
        self.jailers.append(card)

    def on_spend_jailer(self, seat: int, card: int) -> None:
        self.jailers.remove(card)
        self.pay(seat, self.kit.number["jailer-price"])

    def on_imprison(self, seat: int, crew: int, owner: int) -> None:
        self.leave(owner, crew)
        self.prison[seat].append(crew)

    def on_release(self, seat: int, crew: int) -> None:
        self.prison[seat].remove(crew)
        self.picked[seat].append(crew)

    def on_mutate(self, seat: int, crew: int) -> None:
        self.mutants |= 1 << crew

    def on_cure(self, seat: int, crew: int) -> None:
        self.mutants &= ~(1 << crew)

    def on_recruit(self, seat: int, card: int) -> None:
        self.piles[self.kit.secondary[card]].remove(card)
        self.picked[seat].append(card)

    def on_sacrifice(self, seat: int, card: int) -> None:
        self.leave(seat, card)
        self.throw(card)

    def on_destroy(self, seat: int, card: int, owner: int) -> None:
        self.leave(owner, card)
        self.throw(card)

    def on_return(self, seat: int, card: int, owner: int) -> None:
        self.leave(owner, card)
        self.picked[owner].append(card)

    def on_promote(self, seat: int, old: int, new: int) -> None:
        module = self.homes[seat][old]
        self.leave(seat, old)
        self.throw(old)
        self.piles[self.kit.secondary[new]].remove(new)
        self.homes[seat][new] = module

    def on_take_control(self, seat: int, crew: int, owner: int, module: int) -> None:
        del self.homes[owner][crew]
        self.homes[seat][crew] = module

    def on_protect(self, seat: int, card: int) -> None:
        self.protected |= 1 << card

    def on_straighten(self, seat: int, card: int) -> None:
        assert self.tilted >> card & 1
        self.tilted &= ~(1 << card)

    def on_gain(self, seat: int, gems: int, card: int) -> None:
        self.reserve[seat] += gems

    def on_steal(self, seat: int, gems: int, victim: int) -> None:
        self.reserve[seat] += gems
        self.reserve[victim] -= gems

    def on_draw(self, seat: int, *cards: int) -> None:
        self.picked[seat] += cards

    def on_take(self, seat: int, card: int) -> None:
        self.discarded.remove(card)
        self.picked[seat].append(card)

    def on_exchange(self, seat: int, given: int, taken: int) -> None:
        self.lay_down(seat, given)
        (other,) = [n for n in range(len(self.points)) if taken in self.picked[n] + self.pack[n]]
        self.lay_down(other, taken)
        self.picked[seat].append(taken)
        self.picked[other].append(given)

    # --- points -------------------------------------------------------------------------------

    def on_prestige(self, seat: int, what: int, points: int) -> None:
        self.points[seat] += points

    on_score = on_score_affinity = on_score_majority = on_score_vault = on_prestige
    on_score_hospital = on_score_negotiator = on_prestige


def seen(s: Table) -> dict[str, Any]:
    """The same of the true table."""
    seats = s.seats
    found = {
        "round": s.round,
        "order": s.order,
        "points": [p.score() for p in seats],
        "reserve": [p.reserve for p in seats],
        "stored": [list(zip(p.modules, p.stored, strict=True)) for p in seats],
        "homes": [sorted(zip(p.crews, p.homes, strict=True)) for p in seats],
        "vacant": [p.vacant for p in seats],
        "prison": [p.prison for p in seats],
        "held": [sorted(p.hand + p.pack) for p in seats],
        "influence": [p.influence for p in seats],
        "discard": s.discard,
        "piles": s.piles,
        "chambers": s.chambers,
        "wing": [s.cubes, s.marks, s.slots, s.owners],
        "marks": [s.tilted, s.protected, s.mutants, sorted(s.jailers)],
    }
    if not s.sent:
        found["home"] = [[p.home for p in seats], [p.concealed for p in seats]]
    return found
