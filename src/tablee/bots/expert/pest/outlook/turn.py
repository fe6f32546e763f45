"""A turn: what each cell of the grid is worth, and which of its actions comes first."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.pest.outlook.cards import research_worth
from tablee.bots.expert.pest.outlook.deeds import heal_deeds, research_deeds
from tablee.bots.expert.pest.outlook.journey import journey_from_here, move_worth
from tablee.bots.expert.pest.outlook.output import produce_worth, produced
from tablee.bots.expert.pest.outlook.patients import best_healing, heal_worth
from tablee.bots.expert.pest.outlook.posts import best_postings, staffed
from tablee.bots.expert.pest.outlook.seat import TOKEN, Outlook
from tablee.bots.expert.pest.outlook.works import best_work, build_worth, work_of, works
from tablee.games.pest.acting import (
    ASSIGNING,
    BUILDING,
    HEALING,
    MOVING,
    PRODUCING,
    RESEARCHING,
    why_not_begin,
)
from tablee.games.pest.actions import BUILD_CAPITAL
from tablee.games.pest.kit import COIN, RESEARCH, STORED


class Plan:
    """What both actions of a cell bring, and which is played first."""

    def __init__(self, first: int, points: float) -> None:
        self.first: Final = first
        self.points: Final = points


class Turn:
    """Each action alone is looked at once, and where one helps the other both together."""

    def __init__(self, out: Outlook) -> None:
        self.out: Final = out
        self.stock: Final = out.me.stock
        self.alone: dict[int, float] = {}
        """What actions bring by themselves, as far as it was asked for."""
        self.picked = 0
        """Whom the best Move picks up."""
        self.output: list[int] = []
        self.posts: list[int] = []
        """Where the best Assign action sends Subjects."""

    def worth(self, action: int) -> float:
        """What an action brings by itself."""
        found = self.alone.get(action)
        if found is None:
            found = self.weighed(action)
            self.alone[action] = found
        return found

    def weighed(self, action: int) -> float:
        out = self.out
        if action == PRODUCING:
            return produce_worth(out, self.stock, self.produced(), out.me.healed)
        if action == BUILDING:
            return build_worth(out, self.stock)
        if action == HEALING:
            return heal_worth(out, self.stock, out.sick) + heal_deeds(out)
        if why_not_begin(out.s, out.seat, action) is not None:
            return 0.0
        if action == MOVING:
            journey = journey_from_here(out, out.sick)
            found = move_worth(out, journey)
            if found > 0 and journey.best is not None:
                self.picked = journey.best.picked
            return found
        if action == RESEARCHING:
            return research_worth(out, self.stock[RESEARCH]) + research_deeds(out)
        found_posts = best_postings(out)
        self.posts = found_posts.posts
        return found_posts.points

    def produced(self) -> list[int]:
        if not self.output:
            self.output = produced(self.out)
        return self.output

    def after_produce(self) -> list[int]:
        """The stock after production."""
        out = self.out
        found = list(self.stock)
        for kind in range(STORED):
            found[kind] = max(found[kind], min(out.limit, found[kind] + self.produced()[kind]))
        found[RESEARCH] += out.kit.laboratories[out.me.healed]
        return found

    def cell(self, top: int, left: int) -> Plan:
        """Both actions of a cell, in the better order."""
        first, second = self.worth(top), self.worth(left)
        if top == MOVING and left == HEALING:
            return self.move_and_heal(first, second)
        if top == PRODUCING and left == HEALING:
            return self.produce_and_heal(first, second)
        if top == PRODUCING and left == RESEARCHING:
            tokens = self.after_produce()[RESEARCH]
            return Plan(top, first + research_worth(self.out, tokens) + research_deeds(self.out))
        if top == PRODUCING:
            return self.assign_and_produce(first, second)
        if top == BUILDING and left == ASSIGNING:
            return self.build_and_assign(first, second)
        if top == BUILDING and left == HEALING:
            return Plan(left, first + second)  # fewer are in the way then
        if left == RESEARCHING:
            return Plan(left, first + second)  # what is new may help at once
        return Plan(top if first > 0 else left, first + second)

    def move_and_heal(self, first: float, second: float) -> Plan:
        """Those who are picked up can be healed at once, or others make room for them before."""
        out = self.out
        if not self.picked:
            return Plan(HEALING if second > 0 else MOVING, first + second)
        sick = out.sick + self.picked
        together = first + heal_worth(out, self.stock, sick)
        if sick > out.easy and second > 0:
            healed = best_healing(out, self.stock, out.sick, out.me.healed).count
            made_room = second + out.in_quarantine(out.sick)
            made_room += out.in_quarantine(sick - healed) - out.in_quarantine(sick)
            made_room += first - out.in_quarantine(out.sick - healed)
            if made_room > together:
                return Plan(HEALING, made_room)
        return Plan(MOVING, together)

    def produce_and_heal(self, first: float, second: float) -> Plan:
        """Herbs first, unless there are enough and a Laboratory is reached by healing."""
        out = self.out
        later = first + heal_worth(out, self.after_produce(), out.sick)
        healed = out.me.healed + best_healing(out, self.stock, out.sick, out.me.healed).count
        labs = out.kit.laboratories[healed] - out.kit.laboratories[out.me.healed]
        sooner = first + second + labs * out.unit * TOKEN
        return Plan(HEALING, sooner) if sooner > later else Plan(PRODUCING, later)

    def assign_and_produce(self, first: float, second: float) -> Plan:
        """Whoever is assigned produces at once; whoever leaves a Laboratory should do so later."""
        out = self.out
        if second <= 0:
            return Plan(PRODUCING, first)
        output = list(self.produced())
        kit = out.kit
        for post in self.posts:
            if 0 <= post < len(kit.buildings):
                place = out.me.sites[post]
                kind = COIN if kit.gives_coin[post] else out.s.resources[place]
                output[kind] += kit.output[post]
        healed = out.me.healed - len(self.posts)
        sooner = produce_worth(out, self.stock, output, healed)
        if sooner > first:
            return Plan(ASSIGNING, sooner + second)
        return Plan(PRODUCING, first + second)

    def build_and_assign(self, first: float, second: float) -> Plan:
        """A new Building can be staffed at once."""
        out = self.out
        if first <= 0 or not out.me.healed:
            return Plan(ASSIGNING if second > 0 else BUILDING, first + second)
        work = best_work(out, self.stock, works(out))
        if work is None or work.action >= BUILD_CAPITAL:
            return Plan(BUILDING, first + second)
        building = work_of(work.action)
        if not out.kit.staffed[building]:
            return Plan(BUILDING, first + second)
        more = best_postings(out, staffed(out, building)).points
        return Plan(BUILDING, first + max(second, more))
