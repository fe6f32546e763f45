"""What holds in every game, however it is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.engine.chance import Dice
from tablee.engine.events import Event
from tablee.engine.game import OptionValue
from tablee.games.precognition import Precognition
from tablee.games.precognition.state import River
from tests.games.groups import check_group
from tests.games.precognition.positions import SYMBOLS, asked, game, machines, written
from tests.rules import rule

GAMES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (3, {"setup": "advanced"}),
    (4, {"mode": "team"}),
    (2, {"mode": "cooperative", "setup": "advanced"}),
    (3, {"mode": "cooperative", "difficulty": "apocalypse"}),
]

a_game = st.sampled_from(GAMES)
a_number = st.integers(0, 2**32 - 1)

few = settings(max_examples=20, suppress_health_check=list(HealthCheck))
"""A whole game is played for each example."""


def played(made: Precognition, number: int) -> Iterator[River]:
    """The position at every decision of a game in which all answer at random, and the last one."""
    s = made.deal(number.to_bytes(4, "big"))
    dice = Dice(number)
    while not s.over():
        yield s
        seat = s.acting()[dice.below(len(s.acting()))]
        options = s.options(seat)
        s.apply(seat, options[dice.below(len(options))])
    yield s


# --- everything that happens is told ----------------------------------------------------------


class Ledger:
    """What is on the boats by what was told alone."""

    def __init__(self, s: River) -> None:
        self.boats = [
            {"H": 4, "C": 0, "D": 1, "P": 0, "F": s.kit.start_food, "L": 0} for _ in s.seats
        ]
        self.batteries: list[dict[str, int]] = [{} for _ in s.seats]
        self.heard = 0

    def listen(self, s: River) -> None:
        assert s.events is not None
        for event in s.events[self.heard :]:
            if event.seat >= 0:
                self.note(s, event)
        self.heard = len(s.events)

    def note(self, s: River, event: Event) -> None:
        name, _, *words = written(s, event).split()
        boat, batteries = self.boats[event.seat], self.batteries[event.seat]
        numbers = [int(word) for word in words if word.lstrip("-").isdigit()]
        if name == "gain":
            boat[{"human": "C", "food": "F", "doctor": "D", "protector": "P"}[words[0]]] += numbers[
                0
            ]
        elif name == "pay" or name == "reveal":
            boat["H"] -= numbers[-1]
            boat["C"] += numbers[-1]
        elif name == "heal":
            boat["H"] += numbers[0]
            boat["C"] -= numbers[0]
        elif name == "lose-humans":
            boat["H"] -= numbers[0]
            boat["C"] -= numbers[1]
        elif name in ("lose", "spend"):
            self.take(boat, words[0], numbers[0])
        elif name == "raise-plague":
            boat["L"] += numbers[0]
            assert boat["L"] == numbers[1]
        elif name == "lower-plague":
            boat["P"] -= numbers[0]
            boat["L"] = numbers[1]
        elif name == "ignore":
            boat["P"] -= 1
        elif name == "feed":
            boat["F"] -= numbers[0]
        elif name == "place-battery":
            batteries[words[0]] = batteries.get(words[0], 0) + 1
        elif name == "lose-battery":
            batteries[words[0]] -= 1

    def take(self, boat: dict[str, int], resource: str, amount: int) -> None:
        if resource == "human":
            deck = min(amount, boat["C"])
            boat["C"] -= deck
            boat["H"] -= amount - deck
        elif resource != "battery":
            boat[{"food": "F", "doctor": "D", "protector": "P"}[resource]] -= amount


@rule("PRE-092", "PRE-096", "PRE-151")
@few
@given(a_game, a_number)
def test_nothing_moves_on_a_boat_that_is_not_told(
    options: tuple[int, dict[str, OptionValue]], number: int
) -> None:
    """Neither do ymunes change their station, nor batteries their Machine: no event says so."""
    made = game(options[0], **options[1])
    ledger: Ledger | None = None
    for s in played(made, number):
        ledger = ledger or Ledger(s)
        ledger.listen(s)
        for seat, player in enumerate(s.seats):
            counts = {symbol: getattr(player, field) for symbol, field in SYMBOLS.items()}
            assert counts == ledger.boats[seat]
            if player.rooms:
                found = dict(zip(machines(s, seat), player.batteries, strict=False))
                told = {name: count for name, count in ledger.batteries[seat].items() if count}
                assert {name: count for name, count in found.items() if count} == told


# --- numbers and cards stay within their bounds -----------------------------------------------


@rule("PRE-019", "PRE-110", "PRE-142", "PRE-251")
@few
@given(a_game, a_number)
def test_numbers_stay_within_their_bounds(
    options: tuple[int, dict[str, OptionValue]], number: int
) -> None:
    made = game(options[0], **options[1])
    for s in played(made, number):
        for player in s.seats:
            assert 0 <= player.plague <= 12
            assert min(player.healthy, player.contaminated, player.doctors) >= 0
            assert min(player.protectors, player.food, player.aside) >= 0
            for room, place in ((room, 3 * n) for n, room in enumerate(player.rooms)):
                slots = s.kit.slots[3 * room : 3 * room + 3]
                held = player.batteries[place : place + 3]
                assert all(0 <= count <= most for count, most in zip(held, slots, strict=True))


@rule("PRE-051", "PRE-056", "PRE-065", "PRE-067", "PRE-186")
@few
@given(a_game, a_number)
def test_cards_flow_and_six_selections_are_offered(
    options: tuple[int, dict[str, OptionValue]], number: int
) -> None:
    made = game(options[0], **options[1])
    last: set[int] = set()
    for s in played(made, number):
        assert last <= set(s.discard)
        last = set(s.discard)
        everything = list(s.discard)
        for seat, player in enumerate(s.seats):
            everything += player.deck + player.hand + player.offer
            everything += [card for card in (player.kept, player.received) if card >= 0]
            if asked(s, seat) == "keep-card":
                assert len(selections(s, seat)) == (2 if s.round == 12 else 6)
                assert len(player.deck) == max(0, 22 - 2 * s.round)
            elif not s.over() and s.round and asked(s, seat) not in ("", "give-card"):
                assert player.hand == []
        assert sorted(everything) == list(range(24 * len(s.seats)))
        rounds_over = s.round if s.over() else max(0, s.round - 1)
        assert len(s.discard) == 2 * len(s.seats) * rounds_over


def selections(s: River, seat: int) -> set[tuple[int, int]]:
    """All ways of keeping and giving a card."""
    found = set()
    for keep in s.options(seat):
        copy = s.clone()
        copy.apply(seat, keep)
        found |= {(keep, give) for give in copy.options(seat)}
    return found


# --- nobody's open answer touches another -----------------------------------------------------


@rule("PRE-007", "PRE-201", "PRE-255")
@few
@given(st.sampled_from(GAMES[:3]), a_number)
def test_open_answers_commute_and_touch_nobody_else(
    options: tuple[int, dict[str, OptionValue]], number: int
) -> None:
    made = game(options[0], **options[1])
    for s in played(made, number):
        if s.veiled or len(s.acting()) < 2:
            continue
        first, second = s.acting()[:2]
        one, other = s.options(first)[-1], s.options(second)[0]
        forth, back = s.clone(), s.clone()
        forth.apply(first, one)
        layout = made.layout
        for player, before in zip(forth.seats, s.seats, strict=True):
            if before is not s.seats[first]:
                assert layout.dump_seat(player) == layout.dump_seat(before)
        forth.apply(second, other)
        back.apply(second, other)
        back.apply(first, one)
        assert made.digest(forth) == made.digest(back)


@rule("PRE-201")
def test_a_whole_team_game_is_asked_told_and_played_like_any_other() -> None:
    """Only the end differs: who shares the victory. A partner sees no more than others do."""
    team, single = game(4, mode="team"), game(4)
    positions = zip(played(team, 201), played(single, 201), strict=True)
    for one, other in positions:
        assert one.acting() == other.acting()
        assert [one.options(seat) for seat in one.acting()] == [
            other.options(seat) for seat in other.acting()
        ]
        assert team.dump(one) == single.dump(other)
        views = [s.seen_by(0).table for s in (one, other)]
        assert team.dump(views[0]) == single.dump(views[1])
    assert one.events is not None
    assert other.events is not None
    assert [written(one, event) for event in one.events] == [
        written(other, event) for event in other.events
    ]


@rule("PRE-255")
def test_there_is_nothing_to_trade_or_to_discard() -> None:
    """Cards go to neighbours by giving and passing alone, and nothing else can be handed on."""
    verbs = [verb.name for verb in game(4, mode="cooperative").space.verbs]
    assert verbs == [
        *("wait", "install", "pass", "keep", "give", "activate", "sparingly", "take", "doctors"),
        *("battery", "aside", "use", "heal", "reveal", "mitigate", "spend-doctors", "finish"),
        *("protect", "lose", "apply", "ignore", "lose-doctors", "unplug"),
    ]


@rule("PRE-255")
def test_four_cards_can_be_held() -> None:
    s = game(2, setup="advanced").deal(b"hand")
    while asked(s, s.acting()[0]) == "install-room":
        s.apply(s.acting()[0], s.options(s.acting()[0])[0])
    assert [len(player.hand) for player in s.seats] == [4, 4]


@rule("PRE-055", "PRE-095")
def test_answers_that_belong_together_are_as_many_as_the_question_says() -> None:
    seen = set()
    rng = Random(55)
    for seats, options in (GAMES[1], GAMES[3]):
        for number in range(2):
            for s in played(game(seats, **options), number):
                for seat in s.acting():
                    question = asked(s, seat)
                    if check_group(s, seat, rng, any_choice=question != "keep-card"):
                        seen.add(question)
    assert seen >= {"install-room", "pass-card", "keep-card", "place-battery", "lose-battery"}


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_parts_of_a_score_add_up(seats: int, options: dict[str, OptionValue]) -> None:
    made = game(seats, **options)
    for number in range(5):
        *_, end = played(made, number)
        for score in made.scores(end):
            assert sum(score.parts.values()) == score.total


def test_random_answers_meet_every_question() -> None:
    """So that the properties above say something about all of them."""
    seen = set()
    for seats, options in GAMES:
        made = game(seats, **options)
        for number in range(12):
            for s in played(made, number):
                seen |= {asked(s, seat) for seat in s.acting()}
    assert seen == set(game().messages.asks)
