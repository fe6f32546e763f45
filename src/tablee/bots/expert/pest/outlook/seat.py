"""What a seat sees of the table, looked at once for each answer. It needs no more than the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.pest.imperatives import imperative
from tablee.games.pest.influence import is_taken
from tablee.games.pest.kit import (
    ANY,
    CENTRE,
    COIN,
    FOOD,
    INFLUENCE,
    LEFT,
    RENOWN,
    RESEARCH,
    RIGHT,
    STORED,
    Kit,
)
from tablee.games.pest.quarantine import easy_slots, sick_subjects
from tablee.games.pest.state import Player, Table
from tablee.games.pest.storing import storage_limit

# Of any length: mypyc would think a Final tuple of so many floats unset.
UNIT: Final[tuple[float, ...]] = (0.0, 0.3, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95, 1.0)
"""What a resource is worth in Renown with so many own turns to come."""

SHAPE: Final[tuple[float, ...]] = (0.0, 1.0, 1.95, 2.8, 3.5, 4.0, 4.3, 4.5)
"""How many first units so many of a type are worth: the next is always less welcome."""

KIND: Final[tuple[float, ...]] = (1.0, 1.0, 0.75, 1.0, 1.3)
"""What each type is worth beside the others: wood, stone, food, herbs, Coins."""

TOKEN: Final = 0.9
"""What a Research token is worth in resources; it is as good as a Renown if it is used."""

ANY_UNIT: Final = 1.1
"""What a resource of one's choice is worth in resources."""

PRODUCES: Final = 0.3
"""How many Produce actions there are in a turn."""

LATER: Final = 0.55
"""How much counts in the first Year of an Era what is only scored at its end."""

LEAD: Final = 0.12
"""What a point of Influence is worth for the majority, beyond what lies on its way."""

HOPE: Final[tuple[float, ...]] = (0.0, 0.25, 0.4, 0.5, 0.55)
"""What a sick Subject is worth with so many turns to come in which it may be healed."""

CROWD: Final[tuple[float, ...]] = (0.0, 0.5, 1.1, 1.9, 3.0)
"""What it costs that so many Subjects are in the way."""

STAFF: Final = 0.35
"""What a Healed Subject may bring beyond its space on the track: a post, or the Capital."""

FAVOUR: Final = 0.8
"""How much the reward of the next Favour counts when nobody has a turn left before it is paid."""

ELBOW: Final = 0.3
"""By how much less it counts for each Assistant who may still change who stands where."""

LASTING: Final = (
    "buildings-on-map",
    "workshops-on-map",
    "technologies-owned",
    "influence-renown-icons-reached",
    "buildings-sharing-location-with-opponent",
    "buildings-in-or-adjacent-to-opponent-building",
)
"""What Agendas count that stays until the end of the Era they belong to, whenever it came."""


class Outlook:
    """One seat's look at the table."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.kit: Final[Kit] = s.kit
        self.me: Final[Player] = s.seats[seat]
        self.era: Final = s.era() if s.year >= 0 else 0
        self.turns: Final = turns_to_come(s, self.me)
        """Own turns after the one that is played."""
        self.sick: Final = sick_subjects(self.me)
        self.unit: Final = UNIT[min(self.turns, len(UNIT) - 1)]
        self.produces: Final = PRODUCES * self.turns
        """How many Produce actions are to come."""
        self.limit: Final = storage_limit(s, self.me)
        self.easy: Final = easy_slots(s, self.me)
        self.closing: Final = s.year % s.kit.years_per_era == s.kit.years_per_era - 1
        """It is the last Year of the Era."""
        self.near: Final = 1.0 if self.closing else LATER
        """How much the end of the Era counts."""
        self.eras_left: Final = s.kit.eras - self.era
        self.agenda: Final = self.agendas() if s.year >= 0 else {}
        """What one more of each thing is worth that Agendas count."""
        self.zeal = 0.0
        """What each sick Subject is worth beyond what an expert expects of it."""
        self.larder: Final = self.near * self.agenda.get("stored-resource", 0.0)
        """What Food is worth beyond its use: an Agenda may count it."""
        self.favours: Final = self.next_favours()
        """What the left, the centre and the right reward of the next Favour are worth."""

    def agendas(self) -> dict[str, float]:
        found: dict[str, float] = {}
        kit = self.kit
        for era in range(self.era, kit.eras):
            agenda = kit.agenda[self.s.decrees[era]]
            for count in agenda.counts:
                if era == self.era or count.kind in LASTING:
                    found[count.kind] = found.get(count.kind, 0.0) + agenda.renown
        return found

    # --- stock --------------------------------------------------------------------------------

    def worth(self, kind: int, amount: int) -> float:
        """What so many of a type are worth."""
        if kind == RESEARCH:
            return self.unit * TOKEN * amount
        shape = SHAPE[min(amount, len(SHAPE) - 1)]
        found = self.unit * KIND[kind] * shape
        return found + self.larder * amount if kind == FOOD else found

    def gained(self, stock: Sequence[int], kind: int, amount: int) -> float:
        """What it is worth to gain so many; what finds no room is lost."""
        after = stock[kind] + amount
        if kind < STORED:
            after = max(stock[kind], min(after, self.limit))
        return self.worth(kind, after) - self.worth(kind, stock[kind])

    def paid(self, stock: Sequence[int], cost: Sequence[int]) -> float:
        """What is given up with a cost, Coins standing in for what is missing."""
        lost = 0.0
        coins = 0
        for kind in range(len(cost)):
            if cost[kind]:
                own = min(cost[kind], stock[kind])
                coins += cost[kind] - own
                lost += self.worth(kind, stock[kind]) - self.worth(kind, stock[kind] - own)
        if coins:
            lost += self.worth(COIN, stock[COIN]) - self.worth(COIN, max(0, stock[COIN] - coins))
        return lost

    def reward(self, gain: Sequence[int]) -> float:
        """What a reward is worth."""
        found = float(gain[RENOWN]) + self.unit * ANY_UNIT * gain[ANY]
        for kind in range(STORED + 1):
            if gain[kind]:
                found += self.gained(self.me.stock, kind, gain[kind])
        if gain[INFLUENCE]:
            found += self.influence(gain[INFLUENCE])
        return found

    # --- Influence and Imperative -------------------------------------------------------------

    def influence(self, points: int) -> float:
        """What it is worth to rise by so many points: icons and rewards on the way, and the
        standing at the end.
        """
        s, kit = self.s, self.kit
        space = self.me.influence
        found = 0.0
        icon = kit.renown_per_icon + self.agenda.get("influence-renown-icons-reached", 0.0)
        while points > 0 and space < kit.last_space:
            space += 1
            if not is_taken(s, self.seat, space):
                points -= 1
                found += 0.0 if kit.solo else LEAD
            found += icon * (kit.icons[space] - kit.icons[space - 1])
            gain = kit.space_gain[space]
            if gain is not None:
                found += gain[RENOWN] + self.unit * (gain[COIN] + gain[RESEARCH] + gain[ANY])
        if kit.duel:
            passed = kit.passed_renown
            before = kit.blocked & ((1 << self.me.influence) - 1)
            after = kit.blocked & ((1 << space) - 1)
            found += passed[after.bit_count()] - passed[before.bit_count()]
            found += LEAD * (space - self.me.influence)  # on the way to the next
        if self.favours:
            before, after = self.favoured(self.me.influence), self.favoured(space)
            found += self.favours[after] - self.favours[before]
        return found

    def next_favours(self) -> list[float]:
        """Nothing if it pays everybody the same, or is never paid (PEST-101)."""
        s, kit = self.s, self.kit
        if not 0 <= s.year < kit.years - 1 or not s.favour_shown:
            return []
        gains = kit.favour_gain[s.favour_shown[-1]]
        if gains[LEFT] == gains[CENTRE] == gains[RIGHT]:
            return []
        waiting = sum([p.ready for p in s.seats])
        certain = FAVOUR / (1.0 + ELBOW * waiting)
        return [certain * self.favour(gain) for gain in gains]

    def favour(self, gain: Sequence[int]) -> float:
        """What a Favour is worth; it comes when other things have been gained and spent."""
        found = gain[RENOWN] + LEAD * gain[INFLUENCE] + self.unit * ANY_UNIT * gain[ANY]
        for kind in range(STORED):
            found += self.unit * KIND[kind] * gain[kind]
        return found + self.unit * TOKEN * gain[RESEARCH]

    def favoured(self, space: int) -> int:
        """Which reward one would receive on a space of the track, as the others stand."""
        s = self.s
        if self.kit.solo:
            left = s.marked_spaces >> (space + 1)
            return self.kit.solo_position[left.bit_count()]
        others = [p.influence for n, p in enumerate(s.seats) if n != self.seat]
        if not space or space < min(others):
            return RIGHT
        return LEFT if space > max(others) else CENTRE

    def imperative(self) -> float:
        """What it is worth to meet the Imperative once more."""
        kit, era = self.kit, self.era
        level = self.me.imperatives[era]
        if level >= kit.levels:
            return 0.0
        renown = kit.level_renown[era]
        found = float(renown[level + 1])
        if kit.duel:
            least = kit.minimum[era]
            if level + 1 < least:
                found = renown[least] / least
            elif level >= least:
                found -= renown[level]
        return found + self.influence(kit.level_influence[era][level + 1])

    def asks_for(self, event: int, amount: int) -> float:
        """What it is worth for the Imperative that an action did so much."""
        wanted = imperative(self.s)
        if wanted.event != event or amount < wanted.least:
            return 0.0
        return self.imperative()

    # --- Subjects -----------------------------------------------------------------------------

    def grave(self) -> float:
        """What another Dead costs: at the end of each Era to come."""
        kit = self.kit
        dead = self.me.dead
        if dead >= kit.graves:
            return float(kit.overflow)
        each = kit.grave_renown[dead + 1] - kit.grave_renown[dead]
        found = float(each * self.eras_left) + self.agenda.get("empty-cemetery-slots", 0.0)
        return found + (kit.solo_number["per-dead"] if kit.solo else 0)

    def in_quarantine(self, sick: int) -> float:
        """What it is worth to have so many sick Subjects: they can be healed, but those for whom
        there is no easy slot are in the way, and then they die.
        """
        hopeful = min(sick, self.easy, 4)
        found = HOPE[min(self.turns, len(HOPE) - 1)] * hopeful + self.zeal * sick
        crowd = sick - self.easy
        if crowd > 0:
            found -= CROWD[min(crowd, len(CROWD) - 1)] * min(1.0, 0.25 * self.turns)
            if crowd > 4:
                found -= (crowd - 4) * self.grave()
        empty = self.agenda.get("empty-quarantine-slots", 0.0)
        found -= empty * self.near * min(sick, self.easy + 4)
        if self.kit.duel and self.turns < 4:
            found -= 0.5 * sick  # PEST-401
        return found

    def on_track(self, healed: int) -> float:
        """What another Healed Subject is worth when there are so many on the track."""
        kit = self.kit
        if healed >= kit.track:
            return 0.0
        found = float(kit.healed_renown[healed + 1] - kit.healed_renown[healed])
        labs = kit.laboratories[healed + 1] - kit.laboratories[healed]
        found += labs * self.produces * self.unit * TOKEN
        found += self.agenda.get("healed-on-track", 0.0) * self.near
        if "opponents-with-less" in self.agenda and self.closing:
            found += 0.3
        return found + (STAFF if self.turns > 1 else 0.0)


def turns_to_come(s: Table, p: Player) -> int:
    """The Assistants that are still to be placed after this turn."""
    kit = s.kit
    if s.year < 0:
        return 18
    found = max(0, p.ready) if s.cell >= 0 or s.turn == 0 else max(0, p.ready - 1)
    for year in range(s.year + 1, kit.years):
        found += kit.start_ready + kit.era(year)
    return found
