"""A position: seats and the questions put to them, the steps that follow, and the veil."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Self, TypeVar

from tablee.engine import chance
from tablee.engine.compiler import mypyc_attr
from tablee.engine.events import EVERYBODY, Event, unveiled
from tablee.engine.problems import IllegalAction, Unseen, Why

P = TypeVar("P", bound="Seat")
S = TypeVar("S", bound="State[Any]")

MOST_SEATS: Final = 8

SEATS: Final = tuple(
    [tuple([n for n in range(MOST_SEATS) if mask >> n & 1]) for mask in range(1 << MOST_SEATS)]
)
"""The seats of every set of seats, in order."""

BIT: Final = tuple([1 << n for n in range(MOST_SEATS)])
"""The set of one seat alone."""

OTHERS: Final = tuple([~(1 << n) for n in range(MOST_SEATS)])
"""The set of all seats but one."""

NONE: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Generic[S]):
    """A question to one seat. Immutable: its class and a few integers, all public facts."""

    __slots__ = ()

    def options(self, s: S, seat: int) -> Sequence[int]:
        """The actions offered: sorted, without duplicates, never empty. Not to be changed."""
        raise NotImplementedError

    def apply(self, s: S, seat: int, action: int) -> None:
        """Act on the answer. The question is already off the stack; it may put others there."""
        raise NotImplementedError

    def refusal(self, s: S, seat: int, action: int) -> Why:
        """Why this action, which is not among the options, is refused.

        If the question knows nothing closer than "not-offered", the position says so (`not_now`).
        """
        return Why("not-offered", [])

    def about(self, s: S, seat: int) -> list[int]:
        """What the prompt speaks of, typed by the question's declaration."""
        return []

    def group(self, s: S, seat: int) -> Group | None:
        """The several answers of which this question takes the next, if they belong together."""
        return None


class Group:
    """Answers that belong together: people choose them in any order, the rules ask in one.

    An action that can be chosen several times stands there as many times.
    """

    def __init__(self, least: int, most: int, actions: list[int]) -> None:
        self.least = least
        self.most = most
        self.actions = actions


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """An automatic stage of play. Immutable, like a question."""

    __slots__ = ()

    def run(self, s: S) -> None:
        raise NotImplementedError


# Compiled, what was freed last serves again, and neither can be part of a circle.
@mypyc_attr(free_list_len=1, acyclic=True)
class Asks:
    """A stack of questions that wait below another one."""

    __slots__ = ("below", "top")

    def __init__(self, top: Ask[Any], below: Asks | None) -> None:
        self.top = top
        self.below = below


@mypyc_attr(free_list_len=1, acyclic=True)
class Steps:
    """A queue of steps: the next one, and the rest."""

    __slots__ = ("first", "rest")

    def __init__(self, first: Step[Any], rest: Steps | None) -> None:
        self.first = first
        self.rest = rest


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """What belongs to one player. Games subclass it; the constructor takes all their fields."""

    __slots__ = ("answers", "ask", "before", "below")

    def __init__(self) -> None:
        self.ask: Ask[Any] | None = None
        """The question to this player now."""
        self.below: Asks | None = None
        """Those that wait until it is answered."""
        self.answers = 0
        """How many answers this player has given."""
        self.before: Self | None = None
        """Once it has answered under a veil: the record as it was, which is what the others see."""

    def copied(self) -> Self:
        """A copy of the game's own fields."""
        raise NotImplementedError

    def seen(self, own: bool) -> Self:
        """The game's own fields as the owner or the others see them."""
        raise NotImplementedError

    def clone(self) -> Self:
        copy = self.copied()
        copy.ask = self.ask
        copy.below = self.below
        copy.answers = self.answers
        copy.before = self.before  # it does not change any more
        return copy

    def shown(self, own: bool) -> Self:
        """The record in a view. Questions carry public facts only, so they are all in it."""
        copy = self.seen(own)
        copy.ask = self.ask
        copy.below = self.below
        copy.answers = self.answers
        return copy

    def push(self, ask: Ask[Any]) -> None:
        """Put a question on top of those that wait for this player."""
        if self.ask is not None:
            self.below = Asks(self.ask, self.below)
        self.ask = ask


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[P]):
    """The whole position. Games subclass it and add the shared table."""

    __slots__ = (
        "asked",
        "draws",
        "events",
        "flow",
        "hushed",
        "moments",
        "seats",
        "seed",
        "veiled",
    )

    def __init__(self, seats: list[P]) -> None:
        self.seats = seats
        self.flow: Steps | None = None
        """What happens when nobody is asked anything."""
        self.asked = 0
        """One bit for each seat that has a question to answer."""
        self.veiled = False
        """Answers are secret until the last one is in."""
        self.hushed = False
        """A playout that nobody watches: neither events nor veil are kept."""
        self.seed = b""
        """The key of all chance; empty in a view."""
        self.draws = 0
        """How many shuffles and draws the seed has served."""
        self.events: list[Event] | None = None
        """What happened since somebody collected it; None in copies."""
        self.moments: list[Moment] | None = None
        """How things were meanwhile, if somebody wants to show it; None in copies."""

    # --- what a game writes -------------------------------------------------------------------

    def copied(self, seats: list[P]) -> Self:
        """A copy of the game's own fields, with these seats."""
        raise NotImplementedError

    def seen(self, viewer: int, seats: list[P]) -> Self:
        """The game's own fields as the viewer sees them, with these seats."""
        raise NotImplementedError

    def not_now(self, seat: int, action: int) -> Why:
        """Why an action is refused that the question knows nothing of: when would be its time?"""
        return Why("not-offered", [])

    # --- asking, and what follows -------------------------------------------------------------

    def ask(self, seat: int, ask: Ask[Any]) -> None:
        """Put a question on top of a seat's stack."""
        self.seats[seat].push(ask)
        self.asked |= BIT[seat]

    def ask_all(self, ask: Ask[Any]) -> None:
        """Ask everybody at once, in secret."""
        for player in self.seats:
            if player.ask is None:
                player.ask = ask
            else:
                player.push(ask)
        self.asked = (1 << len(self.seats)) - 1
        self.veiled = not self.hushed

    def veil(self) -> None:
        """What the seats asked now answer stays secret until the last answer is in."""
        self.veiled = not self.hushed

    def withdraw(self, seat: int) -> None:
        """Take all questions back from a seat, when another's open answer has settled them."""
        assert not self.veiled
        player = self.seats[seat]
        player.ask = player.below = None
        self.asked &= OTHERS[seat]

    def then(self, step: Step[Any], *later: Step[Any]) -> None:
        """Run these steps in this order, before what already waits."""
        assert not self.veiled or self.fresh(), "answers would not commute"
        flow = self.flow
        if later:
            for following in later[::-1]:
                flow = Steps(following, flow)
        self.flow = Steps(step, flow)

    def fresh(self) -> bool:
        """Nobody has answered since the veil was drawn."""
        return all([player.before is None for player in self.seats])

    # --- playing ------------------------------------------------------------------------------

    def answers(self) -> int:
        """How many have been given in all."""
        return sum([player.answers for player in self.seats])

    def over(self) -> bool:
        return not self.asked

    def acting(self) -> tuple[int, ...]:
        """The seats that have a question to answer, in order."""
        return SEATS[self.asked]

    def options(self, seat: int) -> Sequence[int]:
        """The actions offered to this seat now; none if it is not asked."""
        ask = self.seats[seat].ask
        return NONE if ask is None else ask.options(self, seat)

    def why_not(self, seat: int, action: int) -> Why | None:
        """The reason why this action is refused; None exactly when it is offered."""
        ask = self.seats[seat].ask
        if ask is None:
            return Why("not-asked", [])
        if action in ask.options(self, seat):
            return None
        why = ask.refusal(self, seat, action)
        return self.not_now(seat, action) if why.name == "not-offered" else why

    def check(self, seat: int, action: int) -> None:
        """Raise IllegalAction unless the action is offered."""
        why = self.why_not(seat, action)
        if why is not None:
            raise IllegalAction(why)

    def apply(self, seat: int, action: int) -> None:
        """Answer the seat's question.

        Warning: for speed the action is taken as offered. Call `check` first on any that is not.
        """
        player = self.seats[seat]
        if self.veiled and player.before is None:
            player = self.draw_aside(seat)
        ask = player.ask
        assert ask is not None, "this seat is not asked anything"
        below = player.below
        if below is None:
            player.ask = None
        else:
            player.ask = below.top
            player.below = below.below
        player.answers += 1
        ask.apply(self, seat, action)
        if player.ask is None:
            self.asked &= OTHERS[seat]
            if not self.asked:
                self.settle()

    def draw_aside(self, seat: int) -> P:
        """Keep the seat's record for the others to see, and go on with a copy of it."""
        record = self.seats[seat]
        copy = record.clone()
        copy.before = record
        self.seats[seat] = copy
        return copy

    def settle(self) -> None:
        """Nobody is asked: lift the veil and run steps until somebody is, or play is over."""
        if self.veiled:
            self.lift()
        if self.moments is not None:
            self.moment()
        while not self.asked:
            flow = self.flow
            if flow is None:
                return
            self.flow = flow.rest
            flow.first.run(self)
            if self.moments is not None:
                self.moment()

    def lift(self) -> None:
        """All answers are in: everybody sees the seats as they are and hears what they did."""
        self.veiled = False
        for player in self.seats:
            player.before = None
        if self.events:
            self.events = unveiled(self.events)

    def reopen(self, seat: int) -> None:
        """Take back everything this seat has answered under the veil that is still drawn."""
        record = self.seats[seat].before
        assert record is not None, "nothing to take back"
        self.seats[seat] = record.clone()  # copies of the position may share the record
        self.asked |= BIT[seat]
        if self.events is not None:
            self.events = [e for e in self.events if not (e.veiled and e.seat == seat)]

    # --- chance and events --------------------------------------------------------------------

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards in random order."""
        rest = list(cards)
        return self.drawn(rest, len(rest))

    def drawn(self, bag: list[int], count: int) -> list[int]:
        """Take so many cards out of a bag, whatever their order there: the only door to chance."""
        if not self.seed:
            raise Unseen
        assert not self.veiled, "answers would not commute"
        self.draws += 1
        return chance.drawn(self.seed, self.draws, bag, min(count, len(bag)))

    def emit(self, name: str, seat: int, args: list[int], audience: int = EVERYBODY) -> None:
        """Tell what happened, with all arguments to the audience and without them to the others."""
        if self.events is not None:
            self.events.append(Event(name, seat, args[:], audience, self.veiled))

    def moment(self) -> None:
        """What has been told by now has led to this position, which everybody may see.

        It is so after every answer and every step; a step in which one thing happens after another
        says so itself, wherever all things are in their places.
        """
        if self.moments is None or self.events is None:
            return
        told = len([event for event in self.events if not event.veiled])
        answers = self.answers()
        if self.moments and self.moments[-1].told == told:
            if self.moments[-1].answers != answers:
                return  # what was answered since has yet to be told
            self.moments.pop()  # a step that told nothing belongs to what led to it
        if told:
            self.moments.append(Moment(told, answers, self.clone()))

    # --- copies and views ---------------------------------------------------------------------

    def clone(self) -> Self:
        """A copy that shares nothing that changes. It keeps no events."""
        copy = self.copied([player.clone() for player in self.seats])
        copy.flow = self.flow
        copy.asked = self.asked
        copy.veiled = self.veiled
        copy.hushed = self.hushed
        copy.seed = self.seed
        copy.draws = self.draws
        return copy

    def hush(self) -> None:
        """Make this position a playout: faster, but no events, no secrets and no views any more."""
        self.hushed = True
        self.events = None
        self.lift()

    def seen_by(self, viewer: int) -> View[Self]:
        """What this seat may know, or with SPECTATOR what everybody may."""
        assert not self.hushed, "nobody watches a playout"
        table = self.seen(viewer, [self.facing(viewer, seat) for seat in range(len(self.seats))])
        for seat, player in enumerate(table.seats):
            if player.ask is not None:
                table.asked |= BIT[seat]
        if viewer >= 0:
            record = self.seats[viewer].before
            table.seats[viewer].before = None if record is None else record.shown(True)
        table.flow = self.flow
        table.veiled = self.veiled
        return View(viewer, table)

    def facing(self, viewer: int, seat: int) -> P:
        """A seat as the viewer sees it: another's answers under the veil have not happened yet."""
        player = self.seats[seat]
        if seat != viewer and player.before is not None:
            player = player.before
        return player.shown(seat == viewer)


class Moment:
    """The position to which the events told so far have led."""

    __slots__ = ("answers", "position", "told")

    def __init__(self, told: int, answers: int, position: State[Any]) -> None:
        self.told = told
        """How many events, of those that nobody has collected yet."""
        self.answers = answers
        """How many answers have been given in all."""
        self.position = position


class View(Generic[S]):
    """What one viewer knows of a position. Made by `seen_by` only; all that leaves the rules."""

    __slots__ = ("table", "viewer")

    def __init__(self, viewer: int, table: S) -> None:
        self.viewer = viewer
        self.table = table
        """A position of the same class, with UNKNOWN wherever the viewer does not know."""
