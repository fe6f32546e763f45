"""What a game can say: every prompt, event, refusal, score line and fact, with typed arguments.

The sentences are in the catalogues; these declarations are what the catalogues are checked against.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.fields import INT, MANY, Kind


class Message:
    """One thing that can be said, its arguments in order, and the rule that explains it.

    The last argument may be a list: it takes all that is left. `secret` says that some readers may
    see UNKNOWN in place of the arguments; the sentence then has a form without them. `detail` says
    that the event explains the one before it, for those who ask.
    """

    def __init__(
        self, name: str, rule: str = "", secret: bool = False, detail: bool = False, **args: Kind
    ) -> None:
        self.name = name
        self.rule = rule
        self.secret = secret
        self.detail = detail
        self.args = args

    def bind(self, values: Sequence[int]) -> dict[str, int | list[int]]:
        """The values by the names of the arguments."""
        bound: dict[str, int | list[int]] = {}
        for place, (name, kind) in enumerate(self.args.items()):
            bound[name] = list(values[place:]) if kind.shape == MANY else values[place]
        return bound


class Messages:
    """All that one game can say, by kind and name."""

    def __init__(
        self,
        asks: Sequence[Message],
        events: Sequence[Message],
        refusals: Sequence[Message],
        scores: Sequence[Message],
        facts: Sequence[Message] = (),
    ) -> None:
        self.asks = {message.name: message for message in asks}
        self.events = {message.name: message for message in events}
        self.refusals = {message.name: message for message in (*REFUSALS, *refusals)}
        self.scores = {message.name: message for message in scores}
        self.facts = {message.name: message for message in facts}


REFUSALS = (Message("not-asked"), Message("not-offered"))
"""What the engine itself answers: the seat has no question, or the game gives no closer reason."""


def points(name: str, rule: str = "") -> Message:
    """A score line: its only argument is the number of points."""
    return Message(name, rule, points=INT)
