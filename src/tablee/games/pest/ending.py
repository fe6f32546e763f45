"""The end of a Year, and of an Era: Agenda, Capital, Negative Renown, a new Assistant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.pest.actions import GAIN, RETRIEVE
from tablee.games.pest.agendas import agenda_renown
from tablee.games.pest.influence import by_influence, reward
from tablee.games.pest.population import has_room
from tablee.games.pest.researching import renew_market
from tablee.games.pest.state import Table

NOBODY: Final = -1

FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 3
NO_REWARD: Final = 0
"""The rewards of the Capital card."""


# --- the end of a Year ------------------------------------------------------------------------


class ReturnAssistants(Step[Table]):
    """All of them, also those on Technologies (PEST-260)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        own = s.kit.start_ready + s.kit.start_aside
        for p in s.seats:
            p.ready = own - p.aside
            p.grid = 0
            p.posted = 0


class SetOrder(Step[Table]):
    """Least Influence first (PEST-261)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.order = by_influence(s)
        s.emit("order", s.order[0], [])


# --- the end of an Era ------------------------------------------------------------------------


class EndEra(Step[Table]):
    """Five steps in this order (PEST-270); two variants renew the market before."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.emit("era-ends", NOBODY, [s.era() + 1])
        s.then(RESET_CAPITAL, BURY_RENOWN, NEW_ASSISTANT)
        s.then(COMPARE_CAPITAL if s.kit.solo else RANK_CAPITAL)
        s.then(SCORE_AGENDA)
        if s.kit.duel or s.kit.solo:
            renew_market(s)  # PEST-394, PEST-455


class ScoreAgenda(Step[Table]):
    """Step 1: Renown tokens for the Agenda of the Era's Decree."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.order:
            renown = agenda_renown(s, seat)
            if renown:
                s.seats[seat].renown += renown
                s.emit("agenda", seat, [s.decrees[s.era()], renown])


class RankCapital(Step[Table]):
    """Step 2: all are ranked first, then rewards are taken in turn order (PEST-278)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.kit.duel:
            s.then(ADD_NEUTRAL)
        for seat in s.order[::-1]:
            place = capital_reward(s, seat)
            if place != NO_REWARD:
                s.then(PayCapital(seat, place))


def capital_reward(s: Table, seat: int) -> int:
    """Which reward of the Capital card a player gets."""
    own = s.seats[seat].capital
    if not own or (s.kit.duel and own < s.neutral):
        return NO_REWARD  # PEST-272, PEST-395
    counts = [p.capital for p in s.seats]
    place = FIRST + len([count for count in counts if count > own])  # PEST-276
    tied = counts.count(own) > 1
    if len(counts) == 2:
        return SECOND if tied else FIRST if place == FIRST else THIRD  # PEST-386
    if tied:
        place += 1  # PEST-274, PEST-275
    return place if place <= THIRD else NO_REWARD


class PayCapital(Step[Table]):
    """A player takes the reward of a place."""

    __slots__ = ("place", "seat")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: Table) -> None:
        s.emit("capital", self.seat, [s.capital_card, self.place])
        if self.place == FIRST:
            s.then(ChooseFirst(self.seat))
            reward(s, self.seat, s.kit.first_gain[s.capital_card])
        elif self.place == SECOND:
            reward(s, self.seat, s.kit.second_gain[s.capital_card])
        else:
            reward(s, self.seat, s.kit.third_gain[s.capital_card])


class ChooseFirst(Step[Table]):
    """The first reward includes a choice (PEST-277)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if has_room(s, s.seats[self.seat]):
            s.ask(self.seat, CHOOSE_CAPITAL)
        else:
            reward(s, self.seat, s.kit.choice_gain[s.capital_card])


class ChooseCapital(Ask[Table]):
    """Which of the two do you take?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [GAIN, RETRIEVE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == GAIN:
            reward(s, seat, s.kit.choice_gain[s.capital_card])
        else:
            p = s.seats[seat]
            p.capital -= 1
            p.healed += 1
            s.emit("retrieve", seat, [])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.capital_card]


class AddNeutral(Step[Table]):
    """Duel: the Neutral space gets stronger (PEST-396)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.neutral += s.kit.duel_number["neutral-added"]
        s.emit("neutral", NOBODY, [s.neutral])


class CompareCapital(Step[Table]):
    """Solo, in place of step 2: the Neutral space costs what it has more (PEST-454)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        p = s.seats[0]
        lost = s.neutral - p.capital
        if lost > 0:
            p.negative += lost
            s.emit("neutral-ahead", 0, [lost])
        s.neutral = 0


class ResetCapital(Step[Table]):
    """Step 3: Subjects leave the Capital, Reward tokens turn face up (PEST-279)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for p in s.seats:
            p.capital = 0
        if not s.kit.solo:  # PEST-453
            s.rewards = sorted(s.rewards + s.rewards_used)
            s.rewards_used = []


class BuryRenown(Step[Table]):
    """Step 4: the Dead cost Renown, again and again (PEST-280)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.order:
            p = s.seats[seat]
            lost = s.kit.grave_renown[p.dead]
            if lost:
                p.negative += lost
                s.emit("graves", seat, [lost])


class NewAssistant(Step[Table]):
    """Step 5, except after the last Era (PEST-281)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.era() + 1 < s.kit.eras:
            for p in s.seats:
                p.aside -= 1
                p.ready += 1


RETURN_ASSISTANTS: Final = ReturnAssistants()
SET_ORDER: Final = SetOrder()
END_ERA: Final = EndEra()
SCORE_AGENDA: Final = ScoreAgenda()
RANK_CAPITAL: Final = RankCapital()
CHOOSE_CAPITAL: Final = ChooseCapital()
ADD_NEUTRAL: Final = AddNeutral()
COMPARE_CAPITAL: Final = CompareCapital()
RESET_CAPITAL: Final = ResetCapital()
BURY_RENOWN: Final = BuryRenown()
NEW_ASSISTANT: Final = NewAssistant()
