"""What a person or a bot is shown when it has to decide, and how a game is scored."""

from __future__ import annotations

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """One action on offer: the thing to click, or a button if it has no target."""

    action: int
    text: str
    verb: str
    target: str
    """The entity, as "kind:name"; empty if the verb has none."""
    reveals: bool = False
    """It shows the seat something new: what was drafted before cannot be undone then."""


class Grouped(msgspec.Struct, frozen=True):
    """Several answers that belong together; people may choose them in any order."""

    least: int
    most: int
    choices: list[Choice]


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat, built on demand from that seat's view."""

    seat: int
    number: int
    """The seat's count of answers; one that is given to an older question is refused."""
    ask: str
    """The key of the prompt and of the help text."""
    about: list[int]
    """What the prompt speaks of, typed by the question's declaration."""
    choices: list[Choice]
    group: Grouped | None = None


class Fact(msgspec.Struct, frozen=True):
    """Something that can be read off a thing in sight: what it costs, for example."""

    kind: str
    thing: int
    """Of which kind the thing is, and which one."""
    name: str
    args: list[int]
    """What is said of it, as the game's messages declare."""


class Score(msgspec.Struct, frozen=True):
    """What one seat has reached: the total, where it comes from, and what breaks ties."""

    total: int
    parts: dict[str, int]
    """Points by source; they add up to the total."""
    ties: list[int] = []
    """Compared in this order, more is better, among equal totals."""

    def key(self) -> tuple[int, ...]:
        return (self.total, *self.ties)


def ranks(scores: list[Score]) -> list[int]:
    """The rank of each seat, 1 for the best; equals share the better rank."""
    keys = [score.key() for score in scores]
    return [1 + sum(other > key for other in keys) for key in keys]
