"""Small factories for positions of Nettles, with discs as letters: m for mint, n for nettle."""

from __future__ import annotations

from tablee.engine.events import Streams
from tablee.engine.game import OptionValue
from tablee.engine.problems import UNKNOWN
from tablee.games.nettles import NETTLES, Nettles
from tablee.games.nettles.actions import DISCS
from tablee.games.nettles.state import PERHAPS, Table

SEED = bytes(range(32))

LETTERS = "mn"
WORDS = {"m": "mint", "n": "nettle"}


def game(seats: int = 3, **options: OptionValue) -> Nettles:
    made = NETTLES.make(seats, "base", options)
    assert isinstance(made, Nettles)
    return made


def deal(
    *hands: str,
    starter: int = 0,
    seats: int = 3,
    seed: bytes = SEED,
    **options: OptionValue,
) -> Table:
    """A table at the first discs of a round, with these hands; what is missing is lost."""
    s = game(len(hands) or seats, **options).deal(seed)
    s.starter = starter
    for seat, hand in enumerate(hands):
        player = s.seats[seat]
        player.hand = discs(hand)
        player.lost = missing(player.hand)
        if player.lost:
            player.nettle = PERHAPS
        if not player.hand:
            leave(s, seat)
    s.events = []
    return s


def leave(s: Table, seat: int) -> None:
    """A seat without discs is not asked anything."""
    s.seats[seat].ask = None
    s.asked &= ~(1 << seat)


def discs(letters: str) -> list[int]:
    return sorted(LETTERS.index(letter) for letter in letters)


def missing(hand: list[int]) -> list[int]:
    rest = list(DISCS)
    for disc in hand:
        rest.remove(disc)
    return rest


def letters(discs: list[int]) -> str:
    return "".join("?" if disc == UNKNOWN else LETTERS[disc] for disc in discs)


def play(s: Table, seat: int, text: str) -> None:
    """Answer with an action given as text, checked."""
    action = game().space.parse(text)
    s.check(seat, action)
    s.apply(seat, action)


def lay(s: Table, first: str) -> None:
    """Everyone in play lays a first disc, a letter for each."""
    for seat, letter in zip(s.in_play(), first, strict=True):
        play(s, seat, f"lay {WORDS[letter]}")


def add(s: Table, *letters: str) -> None:
    """In turn, beginning with whoever is asked, discs are added."""
    for letter in letters:
        play(s, s.acting()[0], f"lay {WORDS[letter]}")


def challenge(s: Table, number: int) -> None:
    """Whoever is asked bids this, and all others pass."""
    play(s, s.acting()[0], f"bid {number}")
    while s.acting() and "pass" in offered(s):
        play(s, s.acting()[0], "pass")


def offered(s: Table, seat: int | None = None) -> list[str]:
    """What the seat, or whoever is asked, can do."""
    who = s.acting()[0] if seat is None else seat
    return [game().space.text(action) for action in s.options(who)]


def stacks(s: Table) -> list[str]:
    return [letters(player.stack) for player in s.seats]


def hands(s: Table) -> list[str]:
    return [letters(player.hand) for player in s.seats]


def lost(s: Table) -> list[str]:
    return [letters(player.lost) for player in s.seats]


def why(s: Table, seat: int, text: str) -> tuple[str, list[int]]:
    """Why an action is refused."""
    found = s.why_not(seat, game().space.parse(text))
    assert found is not None
    return found.name, found.args


def told(s: Table, viewer: int) -> list[str]:
    """What the viewer has been told since the position was made, as `name seat arguments`."""
    streams = Streams(len(s.seats))
    events = s.events
    streams.collect(s)
    s.events = events
    return [
        " ".join(map(str, [event.name, event.seat, *event.args])) for event in streams.of(viewer)
    ]
