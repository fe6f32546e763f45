"""Deal the cards a viewer has not seen to the places whose card the viewer does not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.chance import Dice, derived, shuffled
from tablee.engine.problems import Problem

EXCHANGES: Final = 16
"""How many random exchanges are tried for each place after a first fitting deal."""

ROTATIONS: Final = 4
"""How many random circles of places are tried for each place after that."""


def deal_unseen(cards: Sequence[int], may_hold: Sequence[int], seed: bytes) -> list[int]:
    """One card for each place; `may_hold` has a set of cards, one bit each, for every place.

    Where all places may hold all cards this is a plain shuffle. Where not, a first fitting deal is
    found and then mixed by random moves that keep it fitting, so all fitting deals come up evenly.
    """
    assert len(cards) == len(may_hold)
    dealt = shuffled(seed, 0, cards)
    everything = 0
    for card in cards:
        everything |= 1 << card
    if all([allowed & everything == everything for allowed in may_hold]):
        return dealt
    order = first_fit(dealt, may_hold)
    return mixed([dealt[index] for index in order], may_hold, derived(seed, "mix"))


def first_fit(cards: list[int], may_hold: Sequence[int]) -> list[int]:
    """For each place the index of its card: a complete matching, by augmenting paths."""
    place_of = [-1] * len(cards)
    for place in range(len(may_hold)):
        if not settle_place(place, cards, may_hold, place_of, [False] * len(cards)):
            raise Problem("no-world")
    order = [0] * len(cards)
    for index, place in enumerate(place_of):
        order[place] = index
    return order


def settle_place(
    place: int, cards: list[int], may_hold: Sequence[int], place_of: list[int], tried: list[bool]
) -> bool:
    """Find a card for this place, moving other places' cards if need be."""
    for index, card in enumerate(cards):
        if tried[index] or not may_hold[place] >> card & 1:
            continue
        tried[index] = True
        owner = place_of[index]
        if owner < 0 or settle_place(owner, cards, may_hold, place_of, tried):
            place_of[index] = place
            return True
    return False


def mixed(dealt: list[int], may_hold: Sequence[int], seed: bytes) -> list[int]:
    """Exchange cards between random pairs of places, then round random circles of them."""
    dice = Dice(int.from_bytes(seed[:4], "big"))
    count = len(dealt)
    for _ in range(EXCHANGES * count):
        a = dice.below(count)
        b = dice.below(count)  # now and then the same place: the mix must be able to stand still
        if may_hold[a] >> dealt[b] & 1 and may_hold[b] >> dealt[a] & 1:
            card = dealt[a]
            dealt[a] = dealt[b]
            dealt[b] = card
    for _ in range(ROTATIONS * count):
        rotate(dealt, may_hold, dice)
    return dealt


def rotate(dealt: list[int], may_hold: Sequence[int], dice: Dice) -> None:
    """Each place of a circle takes the next one's card. Some deals cannot be had by exchanges.

    A circle comes up as often as the one back, so no deal is preferred.
    """
    circle = [dice.below(len(dealt))]
    while True:
        allowed = may_hold[circle[-1]]
        givers = [place for place, card in enumerate(dealt) if allowed >> card & 1]
        giver = givers[dice.below(len(givers))]
        if giver == circle[0]:
            break
        if giver in circle:
            return
        circle.append(giver)
    first = dealt[giver]
    for place in range(len(circle) - 1):
        dealt[circle[place]] = dealt[circle[place + 1]]
    dealt[circle[-1]] = first


class Share:
    """Cards of a pack that a viewer has seen, and where they are now: one is with each taker."""

    def __init__(self, cards: int, takers: list[tuple[int, int]], holder: int) -> None:
        self.cards = cards
        """As a set: those that the viewer left in the pack and has not seen in it again."""
        self.takers = takers
        """Seat and turn of everyone who has taken from the pack since."""
        self.holder = holder
        """Who has the rest of them in hand; nobody, -1, if the viewer saw the pack again."""


class Packs:
    """What a viewer remembers of packs that go round: which cards were in them when it passed them.

    Turns count from 0. In each turn every seat takes from its pack and passes the rest on.
    """

    def __init__(self, seats: int, by: int, viewer: int) -> None:
        self.seats = seats
        self.by = by
        """1 if packs go to the left, -1 if to the right."""
        self.viewer = viewer
        self.left: list[int] = []
        """What the viewer left in its pack in each turn, as a set; 0 if that is forgotten."""

    def remember(self, cards: int) -> None:
        """The viewer left these in its pack, in the next turn."""
        self.left.append(cards)

    def shares(self, turns: int, passes: int, held: int) -> list[Share]:
        """Where the cards of all remembered packs are, after so many turns and so many passes.

        `held` are the cards in the viewer's hand. Every set is what is left between two looks at
        the same pack, so no card is in two shares.
        """
        found: list[Share] = []
        for turn, cards in enumerate(self.left):
            if not cards:
                continue
            back = turn + self.seats
            if back < len(self.left):
                found.append(Share(cards & ~self.left[back], self.takers(turn, back), -1))
            elif back <= passes:
                found.append(Share(cards & ~held, self.takers(turn, back), -1))
            elif turn < passes:
                holder = (self.viewer + self.by * (passes - turn)) % self.seats
                found.append(Share(cards, self.takers(turn, turns), holder))
        return found

    def takers(self, turn: int, end: int) -> list[tuple[int, int]]:
        """Who held the viewer's pack of a turn in the turns after it."""
        return [
            ((self.viewer + self.by * (later - turn)) % self.seats, later)
            for later in range(turn + 1, end)
        ]
