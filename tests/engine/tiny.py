"""A tiny game for the tests of the core: eight cards, a pile, and a question of every sort."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.actions import ActionSpace, Verb
from tablee.engine.decision import Score
from tablee.engine.fields import (
    ALL,
    INT,
    INTS,
    MANY,
    NOBODY,
    ONE,
    OWN,
    SET,
    Field,
    Frame,
    Kind,
    Layout,
)
from tablee.engine.game import Game, OptionValue
from tablee.engine.messages import Message, Messages, points
from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Ask, Group, Seat, State, Step, View
from tablee.engine.worlds import deal_unseen
from tablee.engine.zones import draw, hidden, later, members, move

CARDS: Final = ("ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen")

PICK: Final = 1
DRAW: Final = 9
CLAIM: Final = 11
"""10 is no action."""
PASS: Final = 12

SPACE: Final = ActionSpace(
    Verb("pick", PICK, "card", CARDS),
    Verb("draw", DRAW),
    Verb("claim", CLAIM),
    Verb("pass", PASS),
)


# --- the position -----------------------------------------------------------------------------


class Player(Seat):
    """A secret hand, the card picked last, and the cards kept, which lie open."""

    __slots__ = ("hand", "kept", "picked")

    def __init__(self, hand: list[int], picked: int, kept: int) -> None:
        super().__init__()
        self.hand = hand
        self.picked = picked
        self.kept = kept

    def copied(self) -> Player:
        return Player(self.hand[:], self.picked, self.kept)

    def seen(self, own: bool) -> Player:
        if own:
            return self.copied()
        return Player(hidden(len(self.hand)), UNKNOWN, self.kept)


class Table(State[Player]):
    """A pile face down, and a row of notes about what happened."""

    __slots__ = ("notes", "pile")

    def __init__(self, seats: list[Player], pile: list[int], notes: list[int]) -> None:
        super().__init__(seats)
        self.pile = pile
        self.notes = notes

    def copied(self, seats: list[Player]) -> Table:
        return Table(seats, self.pile[:], self.notes[:])

    def seen(self, viewer: int, seats: list[Player]) -> Table:
        return Table(seats, hidden(len(self.pile)), self.notes[:])


def table(*hands: Sequence[int], pile: Sequence[int] = (), seed: bytes = b"seed") -> Table:
    """A position with these hands that tells its events; nobody is asked anything yet."""
    s = Table([Player(list(hand), UNKNOWN, 0) for hand in hands], list(pile), [])
    s.seed = seed
    s.events = []
    return s


# --- questions --------------------------------------------------------------------------------


class Pick(Ask[Table]):
    """Which card of the hand is kept? Then as many more."""

    __slots__ = ("more",)

    def __init__(self, more: int = 0) -> None:
        self.more = more

    def options(self, s: Table, seat: int) -> list[int]:
        return [PICK + card for card in sorted(s.seats[seat].hand)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        player = s.seats[seat]
        player.picked = action - PICK
        player.hand.remove(player.picked)
        player.kept |= 1 << player.picked
        s.emit("pick", seat, [player.picked])
        if self.more:
            s.ask(seat, Pick(self.more - 1))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if PICK <= action < PICK + len(CARDS):
            return Why("not-in-hand", [action - PICK])
        return super().refusal(s, seat, action)


class Choose(Ask[Table]):
    """Which cards are kept, so many in all? They are asked for in ascending order."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, s: Table, seat: int) -> list[int]:
        player = s.seats[seat]
        return [PICK + card for card in later(player.hand, members(player.kept), self.count)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        player = s.seats[seat]
        player.hand.remove(action - PICK)
        player.kept |= 1 << (action - PICK)
        if len(members(player.kept)) < self.count:
            s.ask(seat, self)

    def about(self, s: Table, seat: int) -> list[int]:
        return members(s.seats[seat].kept)

    def group(self, s: Table, seat: int) -> Group:
        player = s.seats[seat]
        missing = self.count - len(members(player.kept))
        return Group(missing, missing, [PICK + card for card in sorted(player.hand)])


class DrawCard(Ask[Table]):
    """Draw a card, or pass?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> list[int]:
        return [DRAW, PASS]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.emit("reach", seat, [])
        if action == DRAW:
            card = draw(s.pile)
            s.seats[seat].hand.append(card)
            s.emit("draw", seat, [card], audience=1 << seat)


class Claim(Ask[Table]):
    """Do you claim? Whoever does so first settles the question for all."""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> list[int]:
        return [CLAIM, PASS]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == CLAIM:
            s.notes.append(seat)
            for other in range(len(s.seats)):
                if other != seat:
                    s.withdraw(other)


class Hasty(Ask[Table]):
    """A question that breaks the law of the veil: it shuffles, or schedules a step."""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> list[int]:
        return [DRAW, PASS]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DRAW:
            s.pile = s.shuffled(s.pile)
        else:
            s.then(Note(seat))


# --- steps ------------------------------------------------------------------------------------


class Note(Step[Table]):
    """Take a note."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Table) -> None:
        s.notes.append(self.number)
        s.emit("note", UNKNOWN, [self.number])


class Schedule(Step[Table]):
    """Take two notes, in steps of their own."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def run(self, s: Table) -> None:
        s.then(Note(self.first), Note(self.second))


class Deal(Step[Table]):
    """Shuffle the pile and give everyone two cards."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.pile = s.shuffled(s.pile)
        for player in s.seats:
            for _ in range(2):
                move(s.pile[-1], s.pile, player.hand)


class PickAll(Step[Table]):
    """Everybody picks a card, in secret."""

    __slots__ = ("more",)

    def __init__(self, more: int = 0) -> None:
        self.more = more

    def run(self, s: Table) -> None:
        s.ask_all(Pick(self.more))


# --- the game ---------------------------------------------------------------------------------

CARD: Final = Kind(ONE, "card")
HAND: Final = Kind(MANY, "card")
KEPT: Final = Kind(SET, "card")

LAYOUT: Final = Layout(
    table=Table,
    table_fields=[Field("pile", HAND, NOBODY), Field("notes", INTS, ALL)],
    player=Player,
    player_fields=[
        Field("hand", HAND, OWN),
        Field("picked", CARD, OWN, holds=False),
        Field("kept", KEPT, ALL),
    ],
    frames=[
        Frame(Pick, Field("more", INT, ALL)),
        Frame(Choose, Field("count", INT, ALL)),
        Frame(DrawCard),
        Frame(Claim),
        Frame(Note, Field("number", INT, ALL)),
        Frame(Schedule, Field("first", INT, ALL), Field("second", INT, ALL)),
        Frame(Deal),
        Frame(PickAll, Field("more", INT, ALL)),
    ],
    names={"card": CARDS},
)

MESSAGES: Final = Messages(
    asks=[Message("pick"), Message("choose", cards=HAND), Message("draw-card"), Message("claim")],
    events=[
        Message("pick", card=CARD),
        Message("reach"),
        Message("draw", secret=True, card=CARD),
        Message("note", number=INT),
    ],
    refusals=[Message("not-in-hand", card=CARD)],
    scores=[points("cards")],
)


class Tiny(Game[Table]):
    """Everybody is dealt two cards and picks both, one after the other."""

    def __init__(self, seats: int = 2, edition: str = "base", **options: OptionValue) -> None:
        super().__init__("tiny", edition, 1, seats, options, SPACE, LAYOUT, MESSAGES)

    def deal(self, seed: bytes) -> Table:
        s = table(*[[] for _ in range(self.seats)], pile=range(len(CARDS)))
        s.then(Deal(), PickAll(1), Note(1))
        return self.start(s, seed)

    def world(self, view: View[Table], seed: bytes) -> Table:
        s = view.table.clone()
        s.seed = seed
        seen = [card for player in s.seats for card in [*player.hand, *members(player.kept)]]
        unseen = [card for card in range(len(CARDS)) if card not in seen]
        dealt = deal_unseen(unseen, [(1 << len(CARDS)) - 1] * len(unseen), seed)
        for seat, player in enumerate(s.seats):
            if seat != view.viewer:
                player.hand = [dealt.pop() for _ in player.hand]
        s.pile = dealt
        return s

    def scores(self, s: Table) -> list[Score]:
        kept = [members(player.kept) for player in s.seats]
        return [Score(len(cards), {"cards": len(cards)}, [sum(cards)]) for cards in kept]
