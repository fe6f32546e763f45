"""A game for the outside: one title, edition, set of options and number of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Generic, TypeVar, cast

import msgspec

from tablee.engine.actions import WAIT, ActionSpace
from tablee.engine.decision import Choice, Decision, Fact, Grouped, Score, ranks
from tablee.engine.events import Event
from tablee.engine.fields import Data, Layout, frame_name
from tablee.engine.messages import Messages
from tablee.engine.problems import IllegalAction, Unseen, Why
from tablee.engine.state import State, View

S = TypeVar("S", bound=State[Any])

OptionValue = str | int | bool


class Game(Generic[S]):
    """Immutable. Games subclass it and write what stands under "what a game writes"."""

    def __init__(
        self,
        title: str,
        edition: str,
        version: int,
        seats: int,
        options: Mapping[str, OptionValue],
        space: ActionSpace,
        layout: Layout,
        messages: Messages,
    ) -> None:
        self.title = title
        self.edition = edition
        self.version = version
        """The version of the rules; a record made with another one is not replayed."""
        self.seats = seats
        self.options = dict(options)
        self.space = space
        self.layout = layout
        self.messages = messages

    # --- what a game writes -------------------------------------------------------------------

    def deal(self, seed: bytes) -> S:
        """The position at the first decision. Call `start` at its end."""
        raise NotImplementedError

    def world(self, view: View[S], seed: bytes) -> S:
        """A position that the viewer cannot tell from the true one, with chance of its own."""
        raise NotImplementedError

    def scores(self, s: S) -> list[Score]:
        """The score of each seat, as it stands."""
        raise NotImplementedError

    # --- what a game may write ----------------------------------------------------------------

    def returns(self, s: S) -> list[float]:
        """What each seat takes from a finished game: its share of the victory, 0 to 1."""
        places = ranks(self.scores(s))
        first = places.count(1)
        return [1 / first if place == 1 else 0.0 for place in places]

    def outlook(self, s: S, seat: int) -> float:
        """How good a position looks for a seat: here, by how much it leads in points."""
        totals = [score.total for score in self.scores(s)]
        others = totals[:seat] + totals[seat + 1 :]
        return float(totals[seat] - max(others, default=0))

    def partners(self, seat: int) -> list[int]:
        """The others who win with this seat, and with whom it may talk about everything."""
        return []

    def facts(self, view: View[S]) -> list[Fact]:
        """What can be read off the things in the viewer's sight, for who has no pictures of them.

        Facts about the same thing stand together.
        """
        return []

    def follows(self, view: View[S]) -> Data:
        """What follows from a view and clients show, so that none of them works it out again."""
        return {}

    def guide_facts(self, view: View[S]) -> dict[str, int | str | list[int | str]]:
        """What a guide can ask for and tell beside the fields of the table and of the player.

        Numbers, things as "kind:name", players as "seat:" and the number of their seat from 0.
        """
        return {}

    def totals(self, s: S) -> dict[str, int]:
        """Tokens that are only counted: how many there are in all, which never changes."""
        return {}

    # --- the same for all games ---------------------------------------------------------------

    def start(self, s: S, seed: bytes) -> S:
        """Give a freshly laid table its chance, let it tell its events, and play to a decision."""
        s.seed = seed
        s.events = []
        s.settle()
        return s

    def view(self, s: S, viewer: int) -> View[S]:
        """What this viewer may know."""
        return s.seen_by(viewer)

    def decision(self, view: View[S]) -> Decision | None:
        """The question to the viewer; None if nothing is asked of it."""
        s = view.table
        if view.viewer < 0:
            return None
        player = s.seats[view.viewer]
        ask = player.ask
        if ask is None:
            return None
        group = ask.group(s, view.viewer)
        offered = s.options(view.viewer)
        revealing = [action for action in offered if self.reveals(view, action)]
        return Decision(
            seat=view.viewer,
            number=player.answers,
            ask=frame_name(type(ask)),
            about=ask.about(s, view.viewer),
            choices=self.choices(offered, revealing),
            group=group
            and Grouped(group.least, group.most, self.choices(group.actions, revealing)),
        )

    def choices(self, actions: Sequence[int], revealing: Sequence[int] = ()) -> list[Choice]:
        """The actions with all that a client needs to show them."""
        space = self.space
        return [
            Choice(a, space.text(a), space.verb(a).name, space.target(a), a in revealing)
            for a in actions
        ]

    def reveals(self, view: View[S], action: int) -> bool:
        """Whether an answer, with those that follow of themselves, shows the viewer something new.

        It is played on what the viewer knows: where that does not suffice, something is revealed.
        """
        s = view.table.clone()
        try:
            s.apply(view.viewer, action)
            following = s.options(view.viewer)
            while len(following) == 1:
                s.apply(view.viewer, following[0])
                following = s.options(view.viewer)
        except Unseen:
            return True
        return False

    def why_not(self, s: S, seat: int, thing: str) -> Why | None:
        """Why this seat can do nothing to a thing, given as "kind:name"; None if it can.

        What can be done to others of its kind speaks first, then any reason of its own.
        """
        offered = {self.space.verb(action).name for action in s.options(seat)}
        actions = sorted(
            self.space.actions_on(thing), key=lambda a: self.space.verb(a).name not in offered
        )
        reasons = [s.why_not(seat, action) for action in actions]
        if None in reasons:
            return None
        found = [why for why in reasons if why is not None]
        return next((why for why in found if why.name != "not-offered"), found[0])

    def nearly(self, s: S, seat: int) -> list[tuple[int, Why]]:
        """What this seat could do now with one thing more, and what that is."""
        ask = s.seats[seat].ask
        if ask is None:
            return []
        offered = set(s.options(seat))
        refused = [
            (action, ask.refusal(s, seat, action))
            for action in range(WAIT + 1, self.space.size)
            if self.space.known(action) and action not in offered
        ]
        return [(action, why) for action, why in refused if why.lacking == 1]

    def preview(self, view: View[S], action: int) -> list[Event]:
        """What the viewer would see happen, as far as the viewer can know it."""
        if view.viewer < 0:
            raise IllegalAction(Why("not-asked", []))
        if self.comes_later(view, action):
            return []
        s = view.table.clone()
        s.events = []
        s.check(view.viewer, action)
        with suppress(Unseen):  # where it comes to what the viewer cannot know, it ends
            s.apply(view.viewer, action)
        return [event.seen_by(view.viewer) for event in s.events]

    def comes_later(self, view: View[S], action: int) -> bool:
        """Of answers that belong together, one that the rules take only after another."""
        s = view.table
        ask = s.seats[view.viewer].ask
        group = None if ask is None else ask.group(s, view.viewer)
        if group is None or action not in group.actions:
            return False
        return action not in s.options(view.viewer)

    def play(self, s: S, seat: int, text: str) -> None:
        """Answer with an action given as text, checked."""
        action = self.space.parse(text)
        s.check(seat, action)
        s.apply(seat, action)

    def dump(self, s: S) -> Data:
        """The position as data that can be saved and read."""
        return self.layout.dump(s)

    def load(self, data: Data) -> S:
        """The position that was saved."""
        return cast("S", self.layout.load(data))

    def digest(self, s: S) -> str:
        """A short fingerprint of everything in the position."""
        return digest_of(self.dump(s))


def digest_of(position: Data) -> str:
    """The same of a position as it was saved."""
    return blake2b(msgspec.json.encode(position, order="sorted"), digest_size=16).hexdigest()
