"""Co-operative play: objectives are revealed, mitigated, and checked at the end of each season."""

from __future__ import annotations

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.engine.zones import draw
from tablee.games.precognition import actions as a
from tablee.games.precognition import kit as k
from tablee.games.precognition.boats import contaminate, wrong_amount
from tablee.games.precognition.state import Boat, River


def can_reveal(s: River, seat: int) -> bool:
    """There is an objective left to reveal, and this player can pay for it alone (PRE-219)."""
    if not s.kit.cooperative:
        return False
    season = s.season()
    return bool(s.piles[season]) and s.seats[seat].healthy >= s.kit.reveal_price[season]


def reveal(s: River, seat: int) -> None:
    """Pay with healthy humans and turn up the top objective of this season (PRE-218, PRE-222)."""
    season = s.season()
    objective = draw(s.piles[season])
    price = s.kit.reveal_price[season]
    contaminate(s.seats[seat], price)
    s.revealed.append(objective)
    s.emit("reveal", seat, [objective, price])


def mitigable(s: River, seat: int) -> list[int]:
    """The open objectives that this player can turn to their back."""
    boat = s.seats[seat]
    return [
        objective
        for objective in sorted(s.revealed)
        if not s.mitigated >> objective & 1 and affordable(boat, s.kit.price[objective])
    ]


def affordable(boat: Boat, price: list[int]) -> bool:
    """Only what this one player gained this round pays (PRE-225); batteries, if set aside."""
    fresh = boat.fresh
    ymunes = fresh[k.DOCTOR] + fresh[k.PROTECTOR] - price[k.DOCTOR] - price[k.PROTECTOR]
    return (
        fresh[k.HUMAN] >= price[k.HUMAN]
        and fresh[k.FOOD] >= price[k.FOOD]
        and boat.aside >= price[k.BATTERY]
        and fresh[k.DOCTOR] >= price[k.DOCTOR]
        and fresh[k.PROTECTOR] >= price[k.PROTECTOR]
        and ymunes >= price[k.YMUNE]
    )


def mitigate(s: River, seat: int, objective: int) -> None:
    """Turn the objective to its back and pay its price (PRE-223)."""
    s.mitigated |= 1 << objective
    s.emit("mitigate", seat, [objective])
    price = s.kit.price[objective]
    for resource in (k.HUMAN, k.BATTERY, k.FOOD, k.DOCTOR, k.PROTECTOR):
        spend(s, seat, resource, price[resource])
    pay_ymunes(s, seat, objective)


def spend(s: River, seat: int, resource: int, amount: int) -> None:
    """Return resources gained this round to the supply, each once (PRE-226, PRE-227)."""
    if amount == 0:
        return
    boat = s.seats[seat]
    if resource == k.HUMAN:
        contaminated = min(amount, boat.contaminated)
        boat.contaminated -= contaminated
        boat.healthy -= amount - contaminated
        boat.tally[k.OBJECTIVES] -= amount
    elif resource == k.BATTERY:
        boat.aside -= amount
    elif resource == k.FOOD:
        boat.food -= amount
    elif resource == k.DOCTOR:
        boat.doctors -= amount
    else:
        boat.protectors -= amount
    if resource != k.BATTERY:
        boat.fresh[resource] -= amount
    s.emit("spend", seat, [resource, amount])


def pay_ymunes(s: River, seat: int, objective: int) -> None:
    """Ymunes leave a station in which they were placed this round (PRE-227)."""
    question = SpendYmunes(objective)
    least, most = question.bounds(s, seat)
    if least < most:
        s.ask(seat, question)
    else:
        question.apply(s, seat, a.SPEND_DOCTORS + most)


class SpendYmunes(Ask[River]):
    """How many of the ymunes you spend are Doctors? The rest are Protectors."""

    __slots__ = ("objective",)

    def __init__(self, objective: int) -> None:
        self.objective = objective

    def bounds(self, s: River, seat: int) -> tuple[int, int]:
        fresh = s.seats[seat].fresh
        amount = s.kit.price[self.objective][k.YMUNE]
        return max(0, amount - fresh[k.PROTECTOR]), min(amount, fresh[k.DOCTOR])

    def options(self, s: River, seat: int) -> list[int]:
        least, most = self.bounds(s, seat)
        return list(range(a.SPEND_DOCTORS + least, a.SPEND_DOCTORS + most + 1))

    def apply(self, s: River, seat: int, action: int) -> None:
        doctors = action - a.SPEND_DOCTORS
        spend(s, seat, k.DOCTOR, doctors)
        spend(s, seat, k.PROTECTOR, s.kit.price[self.objective][k.YMUNE] - doctors)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        least, most = self.bounds(s, seat)
        return wrong_amount(action, a.SPEND_DOCTORS, least, most)

    def about(self, s: River, seat: int) -> list[int]:
        return [s.kit.price[self.objective][k.YMUNE], self.objective]


def refusal(s: River, seat: int, action: int) -> Why:
    """Why an objective cannot be revealed or mitigated."""
    if action != a.REVEAL and not 0 <= action - a.MITIGATE < len(s.kit.objectives):
        return Why("not-offered", [])
    if not s.kit.cooperative:
        return Why("only-cooperative", [])
    if action == a.REVEAL:
        season = s.season()
        price = s.kit.reveal_price[season]
        if not s.piles[season]:
            return Why("pile-empty", [])
        return Why("too-few-healthy", [price, s.seats[seat].healthy], lacking=1)
    objective = action - a.MITIGATE
    if objective not in s.revealed:
        return Why("not-revealed", [objective])
    if s.mitigated >> objective & 1:
        return Why("mitigated-already", [objective])
    return Why("not-gained", [objective], lacking=1)


# --- the end of a season ----------------------------------------------------------------------


def season_passed(s: River) -> bool:
    """Turn up what is still hidden and check every objective of the season (PRE-232, PRE-233)."""
    pile = s.piles[s.season()]
    while pile:
        objective = draw(pile)
        s.revealed.append(objective)
        s.emit("uncover", -1, [objective])
        s.moment()
    passed = True
    for objective in s.revealed:
        met = objective_met(s, objective)
        passed = passed and met
        s.emit("met" if met else "failed", -1, [objective])
        s.moment()
    return passed


def put_away(s: River) -> None:
    """The season's objectives have no further effect (PRE-236)."""
    s.finished.extend(s.revealed)
    s.revealed = []
    s.mitigated = 0


def objective_met(s: River, objective: int) -> bool:
    """Everybody, or one player alone, owns all that the face asks for (PRE-216)."""
    owners = [not lacking(s, seat, objective) for seat in range(len(s.seats))]
    return all(owners) if s.kit.everyone[objective] else any(owners)


def lacking(s: River, seat: int, objective: int) -> list[tuple[int, int]]:
    """The resources that a player owns too few of, and how many are missing."""
    turned = s.mitigated >> objective & 1
    needs = s.kit.back[objective] if turned else s.kit.front[objective]
    boat = s.seats[seat]
    missing = [(resource, amount - owned(boat, resource)) for resource, amount in needs]
    return [(resource, amount) for resource, amount in missing if amount > 0]


def owned(boat: Boat, resource: int) -> int:
    """How many of a resource a player has, wherever they are (PRE-238)."""
    if resource == k.HEALTHY:
        return boat.healthy
    if resource == k.HUMAN:
        return boat.healthy + boat.contaminated
    if resource == k.DOCTOR:
        return boat.doctors
    if resource == k.PROTECTOR:
        return boat.protectors
    if resource == k.YMUNE:
        return boat.doctors + boat.protectors
    if resource == k.FOOD:
        return boat.food
    return sum(boat.batteries)
