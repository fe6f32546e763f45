"""Parlour: a small game that is mean to the engine, and can be given one fault at a time.

It has what Goofspiel has not: hidden hands and cards face down, two answers of a seat under one
veil, a memory of cards passed on, frames with numbers, turns, an open question to several seats,
secret events, a shuffle in the middle of play, and tokens that are only counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from tablee.engine.actions import ActionSpace, Verb
from tablee.engine.chance import shuffled
from tablee.engine.decision import Decision, Score
from tablee.engine.fields import (
    ALL,
    GRID,
    INT,
    MANY,
    NOBODY,
    ONE,
    OWN,
    PARTS,
    SEAT,
    SET,
    Data,
    Field,
    Frame,
    Kind,
    Layout,
    Place,
)
from tablee.engine.game import Game, OptionValue
from tablee.engine.messages import Message, Messages, points
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import View
from tablee.engine.titles import Option, Title
from tablee.engine.worlds import deal_unseen
from tablee.engine.zones import members
from tests.contract.faults import FAULTS
from tests.contract.parlour_play import (
    BURY,
    DRAW,
    KEEP,
    LEAVE,
    MOST_CARDS,
    PLAY,
    STOP,
    TAKE,
    Act,
    AskAround,
    DealPacks,
    EndRound,
    Grab,
    Keep,
    PassPacks,
    TakeTurn,
)
from tests.contract.parlour_table import CHARMS, MOST_SEATS, TOKENS, Guest, Kit, Parlour

CARD = Kind(ONE, "card")
CARDS = Kind(MANY, "card")
CARD_SET = Kind(SET, "card")
CARD_ROWS = Kind(GRID, "card")


def space(kit: Kit) -> ActionSpace:
    names = card_names(MOST_CARDS)
    keep = "keep  it" if kit.has("text-unreadable") else "keep"
    return ActionSpace(
        Verb(keep, KEEP, "card", names),
        Verb("play", PLAY, "card", names),
        Verb("bury", BURY, "card", names),
        Verb("draw", DRAW),
        Verb("stop", STOP),
        Verb("take", TAKE),
        Verb("leave", LEAVE),
    )


def card_names(count: int) -> list[str]:
    return [str(card + 1) for card in range(count)]


def buried_it(s: Parlour, viewer: int, place: Place) -> bool:
    """Each row lies before the guest who buried it."""
    return place.row == viewer


def what_was_passed_is_there(s: Parlour, viewer: int, world: Parlour) -> bool:
    """Unless it was played, with the left neighbour, in the hand or buried."""
    if viewer < 0:
        return True
    left = (viewer + 1) % len(s.seats)
    there = [*world.seats[left].hand, *world.buried[left]]
    if s.kit.has("deduction-false"):
        there = world.deck
    return set(members(s.seats[viewer].known)) <= set(there)


def layout(kit: Kit) -> Layout:
    table: Callable[..., Parlour] = partial(Parlour, kit)
    fields = [
        Field("deck", CARDS, NOBODY),
        Field("discard", CARDS, ALL),
        Field("played", CARD_ROWS, ALL),
        Field("buried", CARD_ROWS, PARTS, knows=buried_it),
        Field("last", CARD, ALL, holds=False),
        Field("bank", INT, ALL),
        Field("rounds", INT, ALL),
    ]
    if kit.has("dump-forgets-rounds"):
        fields.pop()
        table = partial(Parlour, kit, rounds=0)
    forgets = kit.has("dump-forgets-acts") or kit.has("dump-forgets-limit")
    acts = [] if forgets else [Field("left", INT, ALL)]
    found = Layout(
        table=table,
        table_fields=fields,
        player=partial(Guest, kit),
        player_fields=[
            Field("hand", CARDS, OWN),
            Field("pack", CARDS, OWN),
            Field("kept", CARDS, OWN),
            Field("known", CARD_SET, OWN, holds=False),
            Field("points", INT, ALL),
            Field("tokens", INT, ALL),
            Field("charms", Kind(MANY, "charm"), OWN),
        ],
        frames=[
            *([] if kit.has("frame-undeclared") else [Frame(DealPacks)]),
            Frame(Keep, Field("left", INT, ALL)),
            Frame(PassPacks),
            Frame(TakeTurn, Field("seat", SEAT, ALL)),
            Frame(Act, *acts),
            Frame(AskAround),
            Frame(Grab, Field("card", CARD, ALL, holds=False)),
            Frame(EndRound),
        ],
        names={
            "card": card_names(kit.cards),
            "charm": CHARMS,
            "seat": card_names(MOST_SEATS),
        },
        deductions={"PARLOUR-1": what_was_passed_is_there},
        hides_nothing="PARLOUR-2" if kit.has("layout-hides-nothing") else "",
    )
    if kit.has("layout-shows-all"):
        for field in [*found.table_fields, *found.player_fields]:
            field.audience, field.knows = ALL, None
    return found


def messages(kit: Kit) -> Messages:
    asks = [Message("keep"), Message("act"), Message("grab", cards=CARDS)]
    if kit.has("omen-in-prompt") or kit.has("about-arguments"):
        asks[1] = Message("act", cards=CARDS)
    return Messages(
        asks=asks[:2] if kit.has("ask-undeclared") else asks,
        events=[
            Message("draw", secret=not kit.has("event-not-secret"), cards=CARDS),
            Message("keep", secret=True, card=CARD),
            Message("pass", secret=True, cards=CARDS),
            Message("play", card=CARD),
            Message("bury", secret=True, card=CARD),
            Message("take"),
            Message("leave"),
            Message("show", cards=CARDS),
        ],
        refusals=[
            Message("not-now"),
            Message("order", card=CARD),
            Message("not-yours", card=CARD),
            Message("buried-already"),
        ],
        scores=[points("played"), points("tokens")],
    )


class ParlourGame(Game[Parlour]):
    """One number of seats, and one fault or none."""

    def __init__(self, seats: int, edition: str, options: dict[str, OptionValue]) -> None:
        self.kit = Kit(seats, str(options["fault"]))
        self.asked_for_scores = 0
        """Only a fault looks at it."""
        super().__init__(
            title="parlour",
            edition=edition,
            version=1,
            seats=seats,
            options=options,
            space=space(self.kit),
            layout=layout(self.kit),
            messages=messages(self.kit),
        )

    def deal(self, seed: bytes) -> Parlour:
        guests = [Guest(self.kit, [], [], [], 0, 0, 0, []) for _ in range(self.seats)]
        deck = list(range(self.kit.cards))
        played: list[list[int]] = [[] for _ in guests]
        buried: list[list[int]] = [[] for _ in guests]
        s = Parlour(self.kit, guests, deck, [], played, buried, UNKNOWN, TOKENS, 0)
        s.then(DealPacks())
        return self.start(s, seed)

    def totals(self, s: Parlour) -> dict[str, int]:
        return {"token": s.bank + sum([guest.tokens for guest in s.seats])}

    def scores(self, s: Parlour) -> list[Score]:
        self.asked_for_scores += 1
        drift = self.asked_for_scores if self.kit.has("score-drifts") else 0
        missing = 1 if self.kit.has("score-parts") else 0
        tokens = "token" if self.kit.has("score-undeclared") else "tokens"
        found = [
            Score(
                p.points + p.tokens + drift + missing,
                {"played": p.points + drift, tokens: p.tokens},
            )
            for p in s.seats
        ]
        return found[1:] if self.kit.has("score-forgets-seat") else found

    def returns(self, s: Parlour) -> list[float]:
        found = super().returns(s)
        if self.kit.has("returns-not-a-number"):
            return [float("nan")] * self.seats
        return found[1:] if self.kit.has("returns-forgets-seat") else found

    def outlook(self, s: Parlour, seat: int) -> float:
        found = super().outlook(s, seat)
        return float("inf") if self.kit.has("outlook-without-end") else found

    def world(self, view: View[Parlour], seed: bytes) -> Parlour:
        s = view.table.clone()
        s.seed = seed
        fill(s, view.viewer, b"same" if self.kit.has("world-ignores-seed") else seed)
        plant_in_world(s, view.viewer)
        return s

    # --- what the engine does for every game; overridden to plant faults in it ------------------

    def decision(self, view: View[Parlour]) -> Decision | None:
        found = super().decision(view)
        if found and self.kit.has("decision-not-sent"):
            return msgspec.structs.replace(found, about=tuple(found.about))
        return None if self.kit.has("decision-missing") else found

    def play(self, s: Parlour, seat: int, text: str) -> None:
        if self.kit.has("text-misread"):
            text = self.space.text(s.options(seat)[0])
        super().play(s, seat, text)

    def dump(self, s: Parlour) -> Data:
        data = super().dump(s)
        if self.kit.has("dump-not-json"):
            data["note"] = (1, 2)
        return data

    def load(self, data: Data) -> Parlour:
        s = super().load(data)
        if self.kit.has("load-adds-token"):
            s.bank += 1
        return s


def fill(s: Parlour, viewer: int, seed: bytes) -> None:
    """Deal the cards the viewer does not see. Those passed to the left are still there."""
    memory = max(0, s.seats[viewer].known) if viewer >= 0 else 0
    left = (viewer + 1) % len(s.seats)
    everything = (1 << s.kit.cards) - 1
    zones = [(s.deck, everything & ~memory)]
    for seat, guest in enumerate(s.seats):
        allowed = everything if seat == left else everything & ~memory
        zones += [(z, allowed) for z in (guest.hand, guest.pack, guest.kept, s.buried[seat])]
        guest.known = max(0, guest.known)  # the viewer cannot tell whether others remember
    if s.kit.has("world-forgets"):
        zones = [(zone, everything) for zone, _ in zones]
    places = [(zone, n, may) for zone, may in zones for n, card in enumerate(zone) if card < 0]
    seen = {card for zone, _ in zones for card in zone}.union(s.discard, *s.played)
    unseen = [card for card in range(s.kit.cards) if card not in seen]
    dealt = deal_unseen(unseen, [may for _, _, may in places], seed)
    for (zone, n, _), card in zip(places, dealt, strict=True):
        zone[n] = card
    fill_charms(s, seed)


def fill_charms(s: Parlour, seed: bytes) -> None:
    """Each sort as often as there are guests."""
    unseen = list(range(len(CHARMS))) * len(s.seats)
    for charm in [charm for guest in s.seats for charm in guest.charms if charm >= 0]:
        unseen.remove(charm)
    unseen = shuffled(seed, 1, unseen)
    for guest in s.seats:
        guest.charms = [unseen.pop() if charm < 0 else charm for charm in guest.charms]


def plant_in_world(s: Parlour, viewer: int) -> None:
    """What a world must not be."""
    if s.kit.has("world-by-python"):
        random.shuffle(s.deck)
    if s.kit.has("world-leaves-unknown"):
        s.deck[-1:] = [UNKNOWN]
    if s.kit.has("world-loses-card"):
        s.deck[-1:] = s.deck[:1]
    if s.kit.has("world-adds-token"):
        s.bank += 1
    if s.kit.has("world-changes-hand") and viewer >= 0 and s.seats[viewer].hand:
        hand = s.seats[viewer].hand
        hand[0], s.deck[0] = s.deck[0], hand[0]


PARLOUR = Title(
    name="parlour",
    version=1,
    seats=range(2, MOST_SEATS + 1),
    options=[Option("fault", "", ("", *FAULTS), tested=("",))],
    build=ParlourGame,
    text=Path(__file__).parent,
)
