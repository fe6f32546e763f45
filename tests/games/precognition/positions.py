"""Small factories for positions of Precognition, written as the rules write them.

A position is the Decision phase of a round of a real match, with other numbers on the boats and
other cards in the hands: `at_round(5)`, `boat(s, "H=5 C=0")`, `zones(s, "s1-b2 s1-h2")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import pytest

from tablee.engine.events import Event, Streams
from tablee.engine.fields import MANY, ONE, Kind, frame_name
from tablee.engine.game import OptionValue
from tablee.engine.problems import IllegalAction
from tablee.games.precognition import PRECOGNITION, Precognition
from tablee.games.precognition.state import River

SEED: Final = bytes(range(32))

SYMBOLS: Final = {
    "H": "healthy",
    "C": "contaminated",
    "D": "doctors",
    "P": "protectors",
    "F": "food",
    "L": "plague",
}
"""The rules' letters for what is on a boat."""

START: Final = "H=4 C=0 D=1 P=0 F=8 L=0"

PLAIN_PAIR: Final = "s1-h1 s1-f1"
"""What lies in an Action Zone that a test says nothing about."""


# --- a match, and a round of it ---------------------------------------------------------------


def game(seats: int = 2, **options: OptionValue) -> Precognition:
    return made(seats, tuple(sorted(options.items())))


@cache
def made(seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Precognition:
    found = PRECOGNITION.make(seats, "base", dict(options))
    assert isinstance(found, Precognition)
    return found


def deal(seats: int = 2, seed: bytes = SEED, **options: OptionValue) -> River:
    """A table at the first decision."""
    return game(seats, **options).deal(seed)


def at_round(number: int = 1, seats: int = 2, **options: OptionValue) -> River:
    """The Decision phase of this round: all boats as at the start, a tile about food next."""
    s = reached(number, seats, tuple(sorted(options.items()))).clone()
    s.events = []
    return s


@cache
def reached(number: int, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> River:
    s = made(seats, options).deal(SEED)
    while s.round < number:
        if s.round:
            for seat in range(seats):
                provide(s, seat)
        finish_round(s)
        assert not s.over()
    for seat, player in enumerate(s.seats):
        boat(s, f"{START} {' '.join(f'{name}=0' for name in machines(s, seat))}", seat)
        player.tally = [0] * len(player.tally)
    if number % 4:
        next_tile(s, f"river-{1 + (number - 1) // 4}-food")
    return s


def provide(s: River, seat: int) -> None:
    """Enough of everything to meet any objective."""
    boat(s, "H=60 C=0 D=20 P=20 F=99 L=0", seat)
    player = s.seats[seat]
    player.batteries = [s.kit.slots[machine] for machine in machine_numbers(s, seat)]


# --- what is on a boat ------------------------------------------------------------------------


def boat(s: River, counts: str, seat: int = 0) -> None:
    """Change what is on a boat: "H=5 std-a-1=2" is 5 healthy humans and 2 batteries there."""
    player = s.seats[seat]
    for count in counts.split():
        name, _, number = count.partition("=")
        if name in SYMBOLS:
            setattr(player, SYMBOLS[name], int(number))
        else:
            player.batteries[machines(s, seat).index(name)] = int(number)


def expect(s: River, counts: str, seat: int = 0) -> None:
    """The boat has what is written here in the same way; "bat" are all its batteries."""
    found = " ".join(
        f"{count.partition('=')[0]}={counted(s, count.partition('=')[0], seat)}"
        for count in counts.split()
    )
    assert found == counts, f"{found} instead of {counts}"


def counted(s: River, name: str, seat: int) -> int:
    player = s.seats[seat]
    if name == "bat":
        return sum(player.batteries)
    if name in SYMBOLS:
        return int(getattr(player, SYMBOLS[name]))
    return player.batteries[machines(s, seat).index(name)]


def install(s: River, rooms: str, seat: int = 0) -> None:
    """Put other Machine Rooms aboard, without batteries."""
    player = s.seats[seat]
    player.rooms = sorted(s.kit.rooms.index(room) for room in rooms.split())
    player.batteries = [0] * len(player.batteries)


def power(s: River, names: str, seat: int = 0) -> None:
    """Fill all battery slots of these Machines."""
    for name in names.split():
        boat(s, f"{name}={s.kit.slots[s.kit.machines.index(name)]}", seat)


def machines(s: River, seat: int = 0) -> list[str]:
    """The Machines aboard, in the order of the boat's places."""
    return [s.kit.machines[machine] for machine in machine_numbers(s, seat)]


def machine_numbers(s: River, seat: int) -> list[int]:
    return [3 * room + row for room in s.seats[seat].rooms for row in range(3)]


# --- cards and tiles --------------------------------------------------------------------------


def card(s: River, name: str, taken: Sequence[int] = ()) -> int:
    """A card of this name that is in the game and not taken yet: "s1-h1" or "s1-h1.kartus"."""
    for number in cards_in_play(s):
        full = s.kit.cards[number]
        if name in (full, full.partition(".")[0]) and number not in taken:
            return number
    raise LookupError(name)


def cards_in_play(s: River) -> list[int]:
    return sorted(number for zone in card_zones(s) for number in zone)


def card_zones(s: River) -> list[list[int]]:
    own = [zone for player in s.seats for zone in (player.deck, player.hand, player.offer)]
    return [s.discard, *own]


def names(s: River, cards: Sequence[int]) -> list[str]:
    """The names of cards, without their owners."""
    return [s.kit.cards[number].partition(".")[0] for number in cards]


def put(zones: Sequence[list[int]], zone: list[int], place: int, wanted: int) -> None:
    """Bring something to this place, and what lay there to where it was."""
    other = zone[place]
    for some in zones:
        some[:] = [other if x == wanted else wanted if x == other else x for x in some]
    assert zone[place] == wanted


def choose(s: River, *pairs: str) -> list[str]:
    """Arrange the cards so that the Action Zones can hold these pairs, "kept received" each.

    What each seat then has to answer.
    """
    every = [*pairs, *[PLAIN_PAIR] * (len(s.seats) - len(pairs))]
    taken: list[int] = []
    for seat, pair in enumerate(every):
        kept, received = pair.split()
        player = s.seats[seat]
        giver = s.seats[(seat - 1) % len(s.seats)]
        for name, zone, place in (
            (received, giver.offer, 0),
            (kept, player.hand or player.offer, 0 if player.hand else 1),
        ):
            taken.append(card(s, name, taken))
            put(card_zones(s), zone, place, taken[-1])
    answers = []
    for player in s.seats:
        kept_card = player.hand[0] if player.hand else player.offer[1]
        answers += [f"keep {s.kit.cards[kept_card]}", f"give {s.kit.cards[player.offer[0]]}"]
    return answers


def zones(s: River, *pairs: str) -> None:
    """Play the Decision phase so that the Action Zones hold these pairs, "kept received" each."""
    answers = choose(s, *pairs)
    for seat in range(len(s.seats)):
        act(s, *answers[2 * seat : 2 * seat + 2], seat=seat)


def next_tile(s: River, name: str) -> None:
    """The tile that will be turned up this round."""
    put([s.river, s.unused_tiles], s.river, s.progress, s.kit.tiles.index(name))


def pile(s: River, *objectives: str) -> None:
    """The objectives of this season, the one that is revealed first in front."""
    s.piles[s.season()] = [s.kit.objectives.index(name) for name in reversed(objectives)]


def reveal_for_free(s: River, *objectives: str) -> None:
    """These objectives of the season lie open already, and no other."""
    pile(s)
    s.revealed = [s.kit.objectives.index(name) for name in objectives]


# --- playing ----------------------------------------------------------------------------------


def act(s: River, *answers: str, seat: int = 0) -> None:
    """Answers of one seat, given as text and checked."""
    for text in answers:
        play(s, seat, text)


def play(s: River, seat: int, text: str) -> None:
    game().play(s, seat, text)


def offered(s: River, seat: int = 0) -> list[str]:
    """What the seat can answer now; nothing if it is not asked."""
    return [game().space.text(action) for action in s.options(seat)]


def asked(s: River, seat: int = 0) -> str:
    """The name of the question to this seat, or nothing."""
    ask = s.seats[seat].ask
    return "" if ask is None else frame_name(type(ask))


def refusal(s: River, text: str, seat: int = 0) -> str:
    """Why this answer is refused."""
    with pytest.raises(IllegalAction) as caught:
        play(s, seat, text)
    return caught.value.why.name


def plain(s: River, seat: int) -> str:
    """An answer that does as little as possible."""
    options = offered(s, seat)
    return "finish" if "finish" in options else options[0]


def others(s: River, but: int = 0) -> None:
    """All other seats answer plainly as long as this round has questions for them."""
    number = s.round
    while s.round == number and [seat for seat in s.acting() if seat != but]:
        seat = next(seat for seat in s.acting() if seat != but)
        play(s, seat, plain(s, seat))


def finish_round(s: River) -> None:
    """Everybody answers plainly until the next round or the end."""
    number = s.round
    while s.round == number and not s.over():
        seat = s.acting()[0]
        play(s, seat, plain(s, seat))


# --- what was told ----------------------------------------------------------------------------


def told(s: River, viewer: int = 0) -> list[str]:
    """What the viewer has been told since the position was made, as `name seat arguments`."""
    streams = Streams(len(s.seats))
    events = s.events
    streams.collect(s)
    s.events = events
    return [written(s, event) for event in streams.of(viewer)]


def written(s: River, event: Event) -> str:
    """An event in words: `gain 0 food 2 cards`."""
    known = {**game(len(s.seats)).layout.names, "seat": [str(n) for n in range(len(s.seats))]}
    kinds = list(game().messages.events[event.name].args.values())
    if kinds and kinds[-1].shape == MANY:
        rest = len(event.args) - len(kinds) + 1
        kinds = kinds[:-1] + [Kind(ONE, kinds[-1].entity)] * rest
    words = [kind.dump(value, known) for kind, value in zip(kinds, event.args, strict=True)]
    return " ".join([event.name, str(event.seat), *(str(word).partition(".")[0] for word in words)])


def happened(s: River, viewer: int = 0) -> list[str]:
    """The names of the events alone, in order."""
    return [line.split()[0] for line in told(s, viewer)]
