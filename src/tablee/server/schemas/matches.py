"""What a viewer is told of a match, what a seat can do in it, and what is said beside it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tablee.engine.decision import Choice, Decision, Score
from tablee.server.schemas.values import ActionText, MoveId, Status, Wire


class Changes(Wire):
    """What is not as it was on the table: fields with what they hold now."""

    table: dict[str, object]
    seats: dict[str, dict[str, object]]
    """By the number of the seat."""
    veiled: bool | None
    """If that has changed: whether answers are secret."""


class WireEvent(Wire):
    """What happened, as one viewer is told: entities by name, numbers as they are."""

    name: str
    seat: int
    args: dict[str, str | int | list[str | int]]
    hidden: bool
    """The arguments are not for this viewer."""
    then: Changes | None = None
    """To which position it has led, as a difference from the last one; the first one is whole.

    Events without it have led to the same position as the next one that has it: between them there
    was none that could be shown.
    """


class SeatClock(Wire):
    """The seconds a seat has left, and whether they are running."""

    left: float | None
    running: bool


class SeatView(Wire):
    """All that one viewer knows of a match, with its own draft in it."""

    version: int
    seat: int
    """-1: a spectator."""
    status: Status
    table: dict[str, object]
    """The position in the form of saved positions, with "?" wherever the viewer may not know."""
    decision: Decision | None
    about: dict[str, str | int | list[str | int]]
    """The arguments of the decision's prompt: entities by name."""
    follows: dict[str, object]
    """What follows from the view, as the rules of the title say: no client works it out again."""
    number: int
    """Of the next answer: to be sent with it."""
    draft: list[str]
    reveals: bool
    """Confirming would show something new: after that there is no undo."""
    locked: bool
    """Answered in secret, and still free to take it back."""
    acting: list[int]
    """The seats we wait for."""
    partners: list[int]
    """The others who win with the viewer, and with whom everything may be talked about."""
    clocks: list[SeatClock]
    told: int
    """How many events the viewer has been told."""
    scores: list[Score] | None
    """When the match is over."""
    returns: list[float] | None


class Act(Wire):
    """Answers to the question of this number, for the draft; to be confirmed at once if wished."""

    number: int
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=64)]
    move: MoveId
    confirm: bool = False


class Confirm(Wire):
    number: int
    move: MoveId


class TakeBack(Wire):
    whole: bool = False
    move: MoveId | None = None


class AskWhy(Wire):
    thing: ActionText
    """As "kind:name", like the target of a choice."""


class AskPreview(Wire):
    action: ActionText


class AskAhead(Wire):
    """The first of them answers a question that is asked, or that the draft has answered."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=64)]


class Refusal(Wire):
    """Why an action is refused, or why nothing can be done to a thing."""

    name: str
    args: dict[str, str | int | list[str | int]]
    rule: str


class NearlyPossible(Wire):
    """What a seat could do now if it had one thing more."""

    choice: Choice
    refusal: Refusal
    """What is missing."""


class AskPlan(Wire):
    """What a bot that plays on the same side is about to do."""

    seat: int
    """The bot's."""


class PlanReason(Wire):
    """A source of points, and how much more the plan brings from it than the next best."""

    source: str
    points: float


class Plan(Wire):
    """What a bot tells a partner: what it will do next, and why."""

    made: bool
    """It has answered already, in secret."""
    choices: list[Choice]
    """Its answers, in order."""
    games: int
    """In so many games it has tried that in its mind; none if it goes by rules of thumb."""
    won: int
    """So many of them were won."""
    reasons: list[PlanReason]
    """The weightiest first."""


class Concede(Wire):
    agree: bool


class StandIn(Wire):
    """Whether a bot shall play for an absent player, until that one returns."""

    seat: int
    """The absent player's."""
    agree: bool


class PlayOn(Wire):
    """Whether a match of older rules shall go on by those that are here."""

    agree: bool


class News(Wire):
    first: int
    events: list[WireEvent]


class Standing(Wire):
    """How the score stood from a moment on."""

    moment: int
    """The number of the last event told by then."""
    totals: list[int]


class Thought(Wire):
    """How long a person took for an answer, or for several that were confirmed in one go."""

    seat: int
    moment: int
    """The number of the first event told after it."""
    seconds: float


class Course(Wire):
    """How a match went that is over."""

    moments: int
    """How many events were told."""
    rounds: list[int]
    """The moments in which a round began."""
    standings: list[Standing]
    """The first one, and all that differ from the one before."""
    thoughts: list[Thought] = msgspec.field(default_factory=list)
    """Of the people who played to the end, in the order of their answers."""


class Sentence(Wire):
    """Something to say about a match: the name of a sentence in the catalogues, and its arguments.

    Lists are of seats; `source` is the name of a score line.
    """

    name: str
    args: dict[str, int | str | list[int]]


class NewChat(Wire):
    """Something to say. The same line sent again, after a cut, is said once."""

    text: Annotated[
        str, Meta(min_length=1, max_length=400, pattern=r"^[^\u0000]*[^\s\u0000][^\u0000]*$")
    ]
    line: MoveId | None = None
    """Made up by the client, another one for every line."""


class ChatLine(Wire):
    number: int
    seat: int
    nickname: str
    text: str
    at: float


class Fault(Wire):
    """What is wrong with a request: the name of a sentence in the catalogues, and its facts."""

    problem: str
    facts: dict[str, str | int]
    refusal: Refusal | None = None
    view: SeatView | None = None
    """With an answer to an old question: how things are now."""
