"""Small factories for positions of Goofspiel, with cards as their values: "1 2 13"."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.events import Streams
from tablee.engine.game import OptionValue
from tablee.engine.problems import UNKNOWN
from tablee.engine.zones import members
from tablee.games.goofspiel import GOOFSPIEL, Goofspiel
from tablee.games.goofspiel.bidding import BID_A_CARD
from tablee.games.goofspiel.rounds import REVEAL
from tablee.games.goofspiel.state import Player, Table

SEED = bytes(range(32))


def game(seats: int = 2, **options: OptionValue) -> Goofspiel:
    made = GOOFSPIEL.make(seats, "base", options)
    assert isinstance(made, Goofspiel)
    return made


def deal(seats: int = 2, seed: bytes = SEED, **options: OptionValue) -> Table:
    """A table at the first decision."""
    return game(seats, **options).deal(seed)


def table(
    seats: int = 2,
    stake: str = "",
    deck: str = "",
    hands: Sequence[str] | None = None,
    won: Sequence[str] | None = None,
    gone: str = "",
    **options: OptionValue,
) -> Table:
    """A table at which everyone is asked for a bid; the deck is in the order it comes up."""
    kit = game(seats, **options).kit
    suit = " ".join(str(value) for value in range(1, kit.cards + 1))
    players = [
        Player(cards(hand), UNKNOWN, cards(prizes))
        for hand, prizes in zip(hands or [suit] * seats, won or [""] * seats, strict=True)
    ]
    to_come = [int(value) - 1 for value in reversed(deck.split())]
    s = Table(kit, players, to_come, cards(stake), cards(gone))
    s.seed = SEED
    s.events = []
    s.then(REVEAL)
    s.ask_all(BID_A_CARD)
    return s


def play(s: Table, seat: int, text: str) -> None:
    """Answer with an action given as text, checked."""
    action = game().space.parse(text)
    s.check(seat, action)
    s.apply(seat, action)


def bid(s: Table, *values: int) -> None:
    """A round: all seats bid these cards."""
    for seat, value in enumerate(values):
        play(s, seat, f"bid {value}")


def cards(values: str) -> int:
    """The set of cards with these values."""
    return sum(1 << (int(value) - 1) for value in values.split())


def values(cards: int) -> str:
    """The values of a set of cards."""
    return " ".join(str(card + 1) for card in members(cards))


def hands(s: Table) -> list[str]:
    return [values(player.hand) for player in s.seats]


def won(s: Table) -> list[str]:
    return [values(player.won) for player in s.seats]


def told(s: Table, viewer: int) -> list[str]:
    """What the viewer has been told since the position was made, as `name seat values`."""
    streams = Streams(len(s.seats))
    events = s.events
    streams.collect(s)
    s.events = events
    lines = []
    for event in streams.of(viewer):
        shown = " ".join("?" if card == UNKNOWN else str(card + 1) for card in event.args)
        lines.append(f"{event.name} {event.seat} {shown}".strip())
    return lines
