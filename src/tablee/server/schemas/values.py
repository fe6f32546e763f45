"""What all messages have in common, and the kinds of values in them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Nickname = Annotated[
    str, Meta(min_length=1, max_length=30, pattern=r"^[^\u0000]*[^\s\u0000][^\u0000]*$")
]
Name = Annotated[str, Meta(min_length=2, max_length=30, pattern=r"^[\w.\u0300-\u036f-]+$")]
"""Letters may come with their accents apart, as some keyboards send them."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\u0000]+$")]
"""Made up by the client, another one for every move: a move that arrives twice counts once."""

SeatKind = Literal["open", "link", "person", "bot"]
Status = Literal["waiting", "playing", "over"]
Absence = Literal["agree", "wait", "bot-until-return", "bot-to-the-end"]
"""When somebody has been away for as long as the table is patient: the others can agree on a bot,
or on the end; they can agree on the end only; a bot plays by itself."""

ReviewState = Literal["none", "waiting", "running", "done", "failed"]
"""Nobody has asked for it; others come first; it is made; it is there; it could not be made."""

Patience = Annotated[int, Meta(ge=1, le=43_200)]
"""In minutes."""

Fit = Literal["current", "older", "frozen"]
"""What the rules that are here can make of a match: it is theirs; it was begun by older ones, and
can be played on by these if everybody agrees; it can only be read as it was told."""

Unrated = Literal[
    "guide",
    "own-edition",
    "played-from",
    "practice",
    "known-deal",
    "several-seats",
    "outside-bot",
    "no-rivals",
    "wished",
    "few-people",
]
"""Why a match moves no rating: it is learnt; its edition is this server's own; it is played on from
another; it is for practice; the deal is known; one person has several seats; a bot plays from
elsewhere; nobody is against anybody; the table was made so; fewer than two people with names."""

Outcome = Literal["won", "shared", "lost", "ended"]
"""Won alone or with partners, shared with others, lost, ended before there was a result."""


class Wire(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing unknown is let pass."""
