"""One game as balance looks at it: who could do what to which thing, who did, and how it went.

No title is known here. Things are what an edition lists in its data, or, where a title has none,
what choices are about; what was done to them is told by choices, by events, and by what lies in
front of whom at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from tablee.bots.bot import Bot, Budget
from tablee.engine.decision import Score
from tablee.engine.fields import ONE, SET
from tablee.engine.game import Game
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import State
from tablee.engine.titles import find
from tablee.engine.zones import members

CHOICE: Final = "choice"
EVENT: Final = "event"
END: Final = "end"
"""What tells that something was done: a key is one of these, the deed, and "kind:name"."""


class Thing(msgspec.Struct, array_like=True, omit_defaults=True):
    """What became of one deed with one thing, in one game."""

    done: list[int]
    """How often, for each seat."""
    offered: list[int] = []
    """How often each seat had the choice, among others; empty where nobody had."""
    taken: int = 0
    """How often it was taken of these choices."""
    even: float = 0.0
    """How often it would have been if all that is offered were taken alike."""


class Playing(msgspec.Struct, array_like=True, frozen=True):
    """One game of a deal."""

    scores: list[int]
    returns: list[float]
    answers: int
    choices: int
    """Answers for which there was more than one option."""
    first: int
    """The seat that is first asked something alone, where turns are taken; else -1."""
    leaders: list[int]
    """Who was alone ahead, whenever that was somebody else; -1 when nobody was."""
    settled: float
    """Since which part of the game those were ahead who were in the end."""
    parts: dict[str, list[int]]
    """Points of all seats by source."""
    left: dict[str, list[int]]
    """The numbers in front of each seat at the end."""
    events: dict[str, int]
    things: dict[str, Thing]
    restrained: int = 0
    """How often somebody had to do something else than they would have."""


class Watcher:
    """Notes a game while it is played."""

    def __init__(self, game: Game[Any], s: State[Any]) -> None:
        self.game = game
        self.kinds = kinds_of(game)
        self.things: dict[str, Thing] = {}
        self.answers = 0
        self.choices = 0
        self.alone = 0
        self.first = -1
        self.leads: list[tuple[int, int]] = [(0, -1)]
        self.begins = find(game.title).round_begins
        self.in_rounds = self.begins in game.messages.events
        self.heard = 0
        self.keys = {
            action: key
            for action in range(1, game.space.size)
            if game.space.known(action) and (key := self.key_of(action))
        }

    def key_of(self, action: int) -> str:
        kind, _, name = self.game.space.target(action).partition(":")
        verb = self.game.space.verb(action).name
        return key(CHOICE, verb, kind, name) if kind in self.kinds else ""

    def thing(self, name: str) -> Thing:
        if name not in self.things:
            self.things[name] = Thing([0] * self.game.seats)
        return self.things[name]

    def chosen(self, s: State[Any], seat: int, options: Sequence[int], action: int) -> None:
        """Before the answer is given."""
        self.answers += 1
        if len(options) > 1:
            self.choices += 1
            if len(s.acting()) == 1 and not s.veiled:
                self.alone += 1
                self.first = seat if self.first < 0 else self.first
            offered: Counter[str] = Counter()
            for option in options:
                if option in self.keys:
                    offered[self.keys[option]] += 1
            for name, count in offered.items():
                thing = self.thing(name)
                thing.offered = thing.offered or [0] * self.game.seats
                thing.offered[seat] += 1
                thing.even = round(thing.even + count / len(options), 4)
        if action in self.keys:
            thing = self.thing(self.keys[action])
            thing.done[seat] += 1
            thing.taken += len(options) > 1

    def answered(self, s: State[Any]) -> None:
        """After it: who is ahead, at the beginning of a round or whenever nothing is secret."""
        assert s.events is not None
        told = s.events[self.heard :]
        self.heard = len(s.events)
        secret = s.veiled and not s.fresh()
        if secret or (self.in_rounds and all([e.name != self.begins for e in told])):
            return
        self.note_lead(s)

    def note_lead(self, s: State[Any]) -> None:
        leader = alone_ahead(self.game.scores(s))
        if leader != self.leads[-1][1]:
            self.leads.append((self.answers, leader))

    def played(self, s: State[Any], restrained: int) -> Playing:
        self.note_lead(s)
        self.note_events(s)
        self.note_end(s)
        scores = self.game.scores(s)
        return Playing(
            scores=[score.total for score in scores],
            returns=[round(share, 6) for share in self.game.returns(s)],
            answers=self.answers,
            choices=self.choices,
            first=self.first if 2 * self.alone >= self.choices else -1,
            leaders=[leader for _, leader in self.leads[1:]],
            settled=round(self.leads[-1][0] / max(1, self.answers), 4),
            parts={
                part: [score.parts.get(part, 0) for score in scores]
                for part in dict.fromkeys(part for score in scores for part in score.parts)
            },
            left=self.left(s),
            events=dict(sorted(Counter(event.name for event in s.events or []).items())),
            things={name: self.things[name] for name in sorted(self.things)},
            restrained=restrained,
        )

    def note_events(self, s: State[Any]) -> None:
        """What happened to things that is told of somebody."""
        names = self.game.layout.names
        for event in s.events or []:
            if event.seat < 0:
                continue
            bound = self.game.messages.events[event.name].bind(event.args)
            for arg, kind in self.game.messages.events[event.name].args.items():
                if kind.entity not in self.kinds:
                    continue
                value = bound[arg]
                for number in value if isinstance(value, list) else [value]:
                    if number != UNKNOWN:
                        name = names[kind.entity][number]
                        self.thing(key(EVENT, event.name, kind.entity, name)).done[event.seat] += 1

    def note_end(self, s: State[Any]) -> None:
        """What lies in front of whom."""
        for field in self.game.layout.player_fields:
            entity = field.kind.entity
            if not field.holds or entity not in self.kinds:
                continue
            for seat, player in enumerate(s.seats):
                for number in flat(getattr(player, field.name), field.kind.shape):
                    name = self.game.layout.names[entity][number]
                    self.thing(key(END, field.name, entity, name)).done[seat] += 1

    def left(self, s: State[Any]) -> dict[str, list[int]]:
        return {
            field.name: [int(getattr(player, field.name)) for player in s.seats]
            for field in self.game.layout.player_fields
            if field.shown and field.kind.shape == ONE and not field.kind.entity and not field.of
        }


def key(source: str, deed: str, kind: str, name: str) -> str:
    """Copies of a thing count as one."""
    return f"{source} {deed} {kind}:{name.partition('.')[0]}"


def flat(value: Any, shape: str) -> Iterator[int]:
    """All things in a field, whatever its shape; places without one are left out."""
    if shape == ONE:
        found = [value]
    elif shape == SET:
        found = [] if value == UNKNOWN else members(value)
    else:
        found = [each for row in value for each in (row if isinstance(row, list) else [row])]
    return (number for number in found if number >= 0)


def alone_ahead(scores: Sequence[Score]) -> int:
    keys = [score.key() for score in scores]
    best = max(keys)
    return keys.index(best) if keys.count(best) == 1 and len(keys) > 1 else -1


def kinds_of(game: Game[Any]) -> frozenset[str]:
    """The kinds of things: those that the edition lists, else all that choices are about."""
    groups = find(game.title).origins(game.edition)
    if not groups:
        return frozenset(verb.kind for verb in game.space.verbs if verb.kind not in ("", "seat"))
    found = {group.kind for group in groups if group.kind}
    for kind, names in game.layout.names.items():
        plain = {base for name in names if not (base := name.partition(".")[0]).isdigit()}
        listed = [len(plain & {item.id for item in group.items}) for group in groups]
        if plain and kind != "seat" and 2 * max(listed) >= len(plain):
            found.add(kind)
    return frozenset(found)


def watched(game: Game[Any], bots: Sequence[Bot], deal: bytes, budget: Budget) -> Playing:
    """Let the bots play the deal, and look on."""
    s = game.deal(deal)
    watcher = Watcher(game, s)
    while not s.over():
        seat = s.acting()[0]
        options = s.options(seat)
        action = options[0]
        if len(options) > 1:
            action = bots[seat].choose(game, s.seen_by(seat), budget)
            if action not in options:
                s.check(seat, action)
        watcher.chosen(s, seat, options, action)
        s.apply(seat, action)
        watcher.answered(s)
    return watcher.played(s, sum([getattr(bot, "times", 0) for bot in bots]))
