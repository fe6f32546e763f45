"""One match in play: the position, and each seat's draft.

It knows nothing of databases and sockets. A seat drafts on a copy of its own view, so a draft can
show nothing that the seat may not know; where the rules come to something unknown, it has to be
confirmed first.
"""

from __future__ import annotations

from typing import Any

from tablee.engine.decision import Decision
from tablee.engine.events import SPECTATOR, Event, Streams
from tablee.engine.game import Game
from tablee.engine.problems import IllegalAction, Problem, Unseen
from tablee.engine.state import State, View


class Stale(Exception):
    """An answer to a question that has been answered already."""


class Draft:
    """Answers that a seat has given but not confirmed, and the table as they leave it."""

    def __init__(self, view: View[Any]) -> None:
        self.view = view
        self.table: State[Any] = view.table
        self.actions: list[int] = []
        self.reveals = False
        """The last answer would show something new: nothing can follow before it is confirmed."""

    def add(self, action: int) -> None:
        if self.reveals:
            raise Problem("confirm-first")
        seat = self.view.viewer
        self.table.check(seat, action)
        table = self.table.clone()
        try:
            table.apply(seat, action)
            self.table = table
        except Unseen:
            self.reveals = True
        self.actions.append(action)

    def add_forced(self) -> None:
        """Add the answers that follow of themselves."""
        options = self.options()
        while len(options) == 1:
            self.add(options[0])
            options = self.options()

    def number(self) -> int:
        """How many answers the seat has given, those of the draft included."""
        if self.view.viewer < 0:
            return 0
        return int(self.view.table.seats[self.view.viewer].answers) + len(self.actions)

    def options(self) -> list[int]:
        """What the seat may answer next; nothing if the draft has to be confirmed first."""
        return [] if self.reveals else list(self.table.options(self.view.viewer))


class Match:
    """A match that has started."""

    def __init__(
        self,
        game: Game[Any],
        s: State[Any],
        drafts: list[list[int]],
        locks: list[list[int]],
        shown: State[Any] | None,
    ) -> None:
        self.game = game
        self.s = s
        self.s.moments = []
        self.drafts = drafts
        """For each seat, the answers that are not confirmed yet."""
        self.locks = locks
        """For each seat, the answers that it has confirmed under the veil and may take back."""
        self.shown = shown
        """The position to which the last event led; none before the first. It never changes."""
        self.confirmed = (SPECTATOR, 0)
        """Who has confirmed a draft since, and how many answers there were in all with it."""

    def copy(self) -> Match:
        """Another one to try something on: it counts only when it is on the disk."""
        s = self.s.clone()
        s.events = list(self.s.events or [])
        drafts = [list(draft) for draft in self.drafts]
        return Match(self.game, s, drafts, [list(lock) for lock in self.locks], self.shown)

    # --- what a seat sees ---------------------------------------------------------------------

    def draft(self, viewer: int) -> Draft:
        """The viewer's view, with its draft applied as far as it still fits."""
        draft = Draft(self.game.view(self.s, viewer))
        if viewer >= 0:
            try:
                for action in self.drafts[viewer]:
                    draft.add(action)
            except IllegalAction:  # another's open answer has changed the question meanwhile
                self.drafts[viewer] = []
                return Draft(self.game.view(self.s, viewer))
        return draft

    def decision(self, draft: Draft) -> Decision | None:
        """The question to the viewer, after what it has drafted."""
        if draft.reveals:
            return None
        return self.game.decision(View(draft.view.viewer, draft.table))

    def locked(self, seat: int) -> bool:
        """It has answered under the veil all it was asked, and may still take that back."""
        player = self.s.seats[seat]
        return self.s.veiled and player.before is not None and player.ask is None

    # --- drafting -----------------------------------------------------------------------------

    def act(self, seat: int, number: int, actions: list[int]) -> None:
        """Add answers to the draft, the first of them to the question of this number."""
        draft = self.draft(seat)
        if draft.number() != number:
            raise Stale
        for action in actions:
            draft.add(action)
        draft.add_forced()
        self.drafts[seat] = draft.actions

    def take_back(self, seat: int, whole: bool) -> None:
        """Take back the last answer of the draft, or all of it."""
        kept = [] if whole else self.drafts[seat][:-1]
        while kept and len(self.replayed(seat, kept).options()) == 1:
            kept = kept[:-1]  # a forced answer goes with the one it followed from
        self.drafts[seat] = kept

    def replayed(self, seat: int, actions: list[int]) -> Draft:
        draft = Draft(self.game.view(self.s, seat))
        for action in actions:
            draft.add(action)
        return draft

    def where_offered(self, seat: int, action: int) -> Draft:
        """The draft as far as the question that this answers: the last one that offers it."""
        draft = whole = self.draft(seat)
        for given in range(len(whole.actions) - 1, -1, -1):
            if action in draft.options():
                break
            draft = self.replayed(seat, whole.actions[:given])
        return draft

    # --- playing ------------------------------------------------------------------------------

    def confirm(self, seat: int, number: int) -> list[tuple[int, int]]:
        """The draft counts; all answers that were given, those that were forced included."""
        draft = self.draft(seat)
        if draft.number() != number:
            raise Stale
        if not draft.actions:
            raise Problem("nothing-to-confirm")
        given = [(seat, action) for action in draft.actions]
        self.drafts[seat] = []
        for _, action in given:
            self.s.check(seat, action)
            self.s.apply(seat, action)
        self.s.moment()
        self.confirmed = (seat, self.s.answers())
        given += self.answer_forced()
        self.note_locks(given)
        return given

    def note_locks(self, given: list[tuple[int, int]]) -> None:
        for seat, action in given:
            self.locks[seat].append(action)
        for seat, player in enumerate(self.s.seats):
            if player.before is None:  # no veil, or nothing answered since it was drawn
                self.locks[seat] = []

    def unlock(self, seat: int) -> int:
        """Take back what the seat confirmed under the veil; how many answers that were.

        It is a draft again, so that whoever wants to change one thing keeps the others.
        """
        if not self.locked(seat):
            raise Problem("nothing-to-unlock")
        before = self.s.seats[seat].answers
        self.s.reopen(seat)
        self.drafts[seat], self.locks[seat] = self.locks[seat], []
        return int(before - self.s.seats[seat].answers)

    def answer_forced(self) -> list[tuple[int, int]]:
        """Where a seat has no choice, the answer is given for it."""
        given: list[tuple[int, int]] = []
        going_on = True
        while going_on:
            going_on = False
            for seat in self.s.acting():
                options = self.s.options(seat)
                if len(options) == 1:
                    self.s.apply(seat, options[0])
                    self.s.moment()
                    given.append((seat, options[0]))
                    going_on = True
                    break
        return given

    def news(self) -> list[list[Event]]:
        """What is new for each seat, and at the end of the list for the spectators."""
        streams = Streams(self.game.seats)
        streams.collect(self.s)
        self.s.moments = []
        return streams.told
