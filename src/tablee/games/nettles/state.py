"""The position: who has which discs where, who bids what, and what the table has seen."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Seat, State
from tablee.engine.zones import hidden
from tablee.games.nettles.actions import LAY, LOSE, NAME, TURN, is_bid
from tablee.games.nettles.kit import Kit

NOBODY: Final = -1

PERHAPS: Final = 0
THERE: Final = 1
GONE: Final = 2
"""What the table knows of a player's nettle (NETTLE-072)."""


class Player(Seat):
    """One player. Hand and lost discs have no order and are kept sorted; a stack has one."""

    __slots__ = ("bid", "hand", "lost", "nettle", "passed", "stack", "turned", "wins")

    def __init__(
        self,
        hand: list[int],
        stack: list[int],
        turned: int,
        lost: list[int],
        nettle: int,
        bid: int,
        passed: int,
        wins: int,
    ) -> None:
        super().__init__()
        self.hand = hand
        self.stack = stack
        """From the bottom to the top."""
        self.turned = turned
        """So many discs of the stack, from the top, lie face up."""
        self.lost = lost
        self.nettle = nettle
        """What everybody can know: PERHAPS, THERE or GONE."""
        self.bid = bid
        """The last bid of this round; 0 if there is none."""
        self.passed = passed
        """1 if out of the bidding."""
        self.wins = wins
        """The challenges won."""

    def copied(self) -> Player:
        return Player(
            self.hand[:],
            self.stack[:],
            self.turned,
            self.lost[:],
            self.nettle,
            self.bid,
            self.passed,
            self.wins,
        )

    def seen(self, own: bool) -> Player:
        if own:
            return self.copied()
        return Player(
            hidden(len(self.hand)),  # NETTLE-070, 071: others see how many, not which
            hidden(self.face_down()) + self.face_up(),
            self.turned,
            hidden(len(self.lost)),  # NETTLE-042
            self.nettle,
            self.bid,
            self.passed,
            self.wins,
        )

    def take_back(self) -> None:
        """All discs of the stack return to the hand, turned over or not (NETTLE-035)."""
        self.hand = sorted(self.hand + self.stack)
        self.stack = []
        self.turned = 0

    def discs(self) -> int:
        """How many are left to this player."""
        return len(self.hand) + len(self.stack)

    def face_down(self) -> int:
        """How many discs of the stack nobody but the owner knows."""
        return len(self.stack) - self.turned

    def face_up(self) -> list[int]:
        """The discs of the stack that everybody sees."""
        return self.stack[len(self.stack) - self.turned :]


class Table(State[Player]):
    """What concerns everybody: the round, who started it, and whose challenge it is."""

    __slots__ = ("bidder", "kit", "round", "starter", "stung_by")

    def __init__(
        self,
        kit: Kit,
        seats: list[Player],
        round: int,  # noqa: A002  (fields are named as players know them)
        starter: int,
        bidder: int,
        stung_by: int,
    ) -> None:
        super().__init__(seats)
        self.kit = kit
        self.round = round
        self.starter = starter
        self.bidder = bidder
        """Who has made the highest bid: the challenger, once all others have passed."""
        self.stung_by = stung_by
        """Whose nettle the challenger has turned over."""

    def copied(self, seats: list[Player]) -> Table:
        return Table(self.kit, seats, self.round, self.starter, self.bidder, self.stung_by)

    def seen(self, viewer: int, seats: list[Player]) -> Table:
        return self.copied(seats)

    def not_now(self, seat: int, action: int) -> Why:
        """First discs are laid, then bids are made, then the highest bidder turns discs over."""
        if LAY <= action < LOSE:
            return Why("only-before-bids", [])  # NETTLE-021
        if is_bid(action):
            return Why("only-bidding", [])
        if TURN <= action < NAME:
            return Why("only-challenger", [])  # NETTLE-024
        return Why("not-offered", [])

    def in_play(self) -> list[int]:
        """The seats that have a disc left (NETTLE-043)."""
        return [seat for seat, player in enumerate(self.seats) if player.discs() > 0]

    def next_in_play(self, seat: int) -> int:
        """Whose turn it is after this seat's, clockwise."""
        count = len(self.seats)
        following = (seat + 1) % count
        while self.seats[following].discs() == 0:
            following = (following + 1) % count
        return following

    def highest(self) -> int:
        """The highest bid so far; 0 before the first one."""
        return 0 if self.bidder == NOBODY else self.seats[self.bidder].bid

    def on_table(self) -> int:
        """How many discs lie on all stacks together."""
        return sum([len(player.stack) for player in self.seats])

    def missing(self) -> int:
        """How many discs the challenger has still to turn over."""
        return self.highest() - sum([player.turned for player in self.seats])
