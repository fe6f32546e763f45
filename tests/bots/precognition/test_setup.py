"""What the bot chooses in the advanced setup."""

from __future__ import annotations

from tablee.bots.expert.precognition.outlook.gifts import card_worths
from tablee.bots.expert.precognition.setup import room_worth
from tablee.games.precognition.state import River
from tests.bots.precognition.boats import told
from tests.games.precognition.positions import act, deal


def choices(s: River, seat: int) -> list[str]:
    """Both answers of a seat."""
    found = []
    for _ in range(2):
        found.append(told(s, seat).split()[1])
        act(s, told(s, seat), seat=seat)
    return found


def test_the_two_rooms_that_bring_most_are_installed() -> None:
    for number in range(20):
        s = deal(3, bytes([number]), setup="advanced")
        for seat in range(3):
            rooms = s.seats[seat].dealt[:]
            least = min(rooms, key=lambda room: room_worth(s.kit, room))
            found = {s.kit.rooms.index(name) for name in choices(s, seat)}
            assert found == set(rooms) - {least}


def test_the_best_and_the_worst_card_are_held_back() -> None:
    for number in range(20):
        s = deal(3, bytes([number]), setup="advanced")
        for seat in range(3):
            choices(s, seat)
        for seat in range(3):
            worths = card_worths(s.kit, 1)
            hand = s.seats[seat].hand[:]
            passed = [s.kit.cards.index(name) for name in choices(s, seat)]
            held = [worths[card % s.kit.deck_size] for card in hand if card not in passed]
            assert min(held) <= min(worths[card % s.kit.deck_size] for card in passed)
            assert max(held) >= max(worths[card % s.kit.deck_size] for card in passed)
