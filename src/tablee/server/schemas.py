"""What goes over the wire. The client's TypeScript types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.engine.decision import Decision, Score
from tablee.engine.editions import GroupOrigins
from tablee.engine.game import OptionValue

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

Patience = Annotated[int, Meta(ge=1, le=43_200)]
"""In minutes."""

Fit = Literal["current", "older", "frozen"]
"""What the rules that are here can make of a match: it is theirs; it was begun by older ones, and
can be played on by these if everybody agrees; it can only be read as it was told."""


class Wire(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing unknown is let pass."""


# --- people ----------------------------------------------------------------------------------


class Me(Wire):
    """Who is asking."""

    nickname: str
    """Empty: nobody has said a name on this device yet."""
    account: str | None = None
    """The name of the account; none for a guest."""


class NewNickname(Wire):
    nickname: Nickname


class Credentials(Wire):
    name: Name
    password: Password


class Recovery(Wire):
    name: Name
    code: Annotated[str, Meta(min_length=8, max_length=64)]
    password: Password


class RecoveryCode(Wire):
    """Shown once: it sets a new password when the old one is forgotten."""

    code: str


class Address(Wire):
    """Where others find this site: their links begin with it."""

    url: str


# --- titles ----------------------------------------------------------------------------------


class OptionInfo(Wire):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    rule: str


class MessageInfo(Wire):
    """The arguments of a sentence: the kind of each, empty for a number."""

    args: dict[str, str]
    rule: str
    detail: bool
    """It explains the event before it, and is shown to those who ask."""


class Clash(Wire):
    """Values that cannot be played together, whatever the other choices are."""

    seats: int | None
    """The number of seats that is part of it; none if it is so with any number."""
    options: dict[str, OptionValue]


class TitleInfo(Wire):
    name: str
    seats: list[int]
    editions: list[str]
    options: list[OptionInfo]
    clashes: list[Clash]
    """A table can be made exactly if its choices contain none of these."""
    presets: dict[str, dict[str, OptionValue]]
    """Options that go together, `first` to learn the game and `expert`: what they change."""
    usual_seats: int
    minutes: int
    """How long a game takes people; 0 where nobody knows yet."""
    small: bool
    """A small game, shown after the large ones."""
    bots: list[str]
    """The weakest first."""
    table_fields: dict[str, str]
    seat_fields: dict[str, str]
    """The fields of a view: the kind of things in each, empty for numbers."""
    events: dict[str, MessageInfo]
    refusals: dict[str, MessageInfo]
    asks: dict[str, MessageInfo]
    scores: dict[str, MessageInfo]


class EditionInfo(Wire):
    """What is in an edition, and where each value comes from."""

    title: str
    edition: str
    groups: list[GroupOrigins]


# --- tables ----------------------------------------------------------------------------------


class ClockRule(Wire):
    """No clock; a bank of seconds with an increment for every answer; or days for every answer."""

    kind: Literal["none", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class SeatWish(Wire):
    """What a seat shall be: mine, for whoever has its link, open to all, or a bot's."""

    kind: Literal["me", "link", "open", "bot"]
    bot: str = ""
    """The name of a bot that the title offers; empty for its strongest."""


class NewTable(Wire):
    title: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    edition: str = "base"
    options: dict[str, OptionValue] = {}
    public: bool = False
    several: bool | None = None
    """Whether one person may take several open seats. None: unless the table is public."""
    clock: ClockRule = msgspec.field(default_factory=ClockRule)
    absence: Absence = "agree"
    patience: Patience | None = None
    """None: five minutes, or the days that the clock gives for every answer."""
    start: bool = False
    """Start at once; every seat must then be mine or a bot's."""


class SeatInfo(Wire):
    seat: int
    kind: SeatKind
    nickname: str
    bot: str | None
    mine: bool
    connected: bool
    away: bool
    """A bot plays here until the player returns, or to the end."""
    concedes: bool
    """The player would end the match now."""
    gone: float | None
    """The seconds since the player was last there; none while they are."""
    overdue: bool
    """Away for longer than the table is patient: the others may do something."""
    agrees: list[int]
    """The seats of absent players that this one would leave to a bot."""
    offered: bool
    """The host has made a link to this seat, for somebody else."""
    same_deal: bool
    """The player would play the same deal again."""
    plays_on: bool
    """The player of a match of older rules would go on by those that are here."""
    muted: bool
    """The host does not let the player write here."""


class RulesInfo(Wire):
    """By which rules a match is played, and whether they are those that are here."""

    fit: Fit
    begun: int
    """The version of the rules by which it began."""
    now: int
    """The one by which it is played: a later one if the players have agreed on it."""
    here: int | None
    """The one that is here; none if the title is not known."""
    layout: str | None
    """The form of its saved position; none in matches of old."""
    why: Fault | None
    """Why it is frozen."""


class Result(Wire):
    """How a match has ended, for each seat."""

    totals: list[int]
    returns: list[float]
    """Each seat's share of the victory: partners have the same, and in a common victory all 1."""
    winners: list[int]
    """The seats that have won or share the victory; nobody if all have lost together."""


class TableInfo(Wire):
    """What everybody may know of a table."""

    id: str
    title: str
    edition: str
    options: dict[str, OptionValue]
    status: Status
    public: bool
    hosted: bool
    """Whether the reader is its host."""
    seats: list[SeatInfo]
    clock: ClockRule
    absence: Absence
    patience: int
    """In minutes."""
    deciding: list[int]
    """The seats whose players have to agree, if the match is to end or a bot to stand in."""
    seed_hash: str
    seed: str | None
    """Only when the match is over."""
    known_deal: bool
    """The deal was played before: everybody can know what is hidden, and nothing is at stake."""
    created: float
    ended: float | None
    """When the match was over, in seconds since 1970."""
    deletable: bool
    """Whether the reader may delete it: nobody else sits there."""
    expires: float | None
    """When it is deleted if nobody uses it: an unfinished table at which one person sits."""
    rematch: str | None
    my_move: bool
    """Whether the reader is asked something."""
    result: Result | None
    """When the match is over."""
    rules: RulesInfo
    several: bool
    """Whether one person may take several open seats."""
    muted: bool
    """Whether the host does not let the reader write here."""
    removed: bool
    """Whether the host has shown the reader the door."""
    kept_out: list[KeptOut]
    """Whom the host has muted or removed: told to the host alone."""
    closed: bool
    """An operator of the server has ended it."""


class Hide(Wire):
    """Whether the table shall be left out of the reader's list."""

    hidden: bool


class TakeSeat(Wire):
    seat: int | None = None


class SeatLink(Wire):
    """A private link to a seat; a new one makes the old one void."""

    token: str


class ClaimSeat(Wire):
    token: Token


class Rematch(Wire):
    """Play again: with a new deal at once, with the same one when everybody has agreed."""

    same_deal: bool = False
    agree: bool = True
    """To the same deal, or not any more."""


# --- matches ---------------------------------------------------------------------------------


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


class Course(Wire):
    """How a match went that is over."""

    moments: int
    """How many events were told."""
    rounds: list[int]
    """The moments in which a round began."""
    standings: list[Standing]
    """The first one, and all that differ from the one before."""


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


# --- live ------------------------------------------------------------------------------------


class LiveAct(Wire, tag="act"):
    number: int
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=64)]
    move: MoveId
    confirm: bool = False


class LiveConfirm(Wire, tag="confirm"):
    number: int
    move: MoveId


class LiveTakeBack(Wire, tag="take-back"):
    whole: bool = False
    move: MoveId | None = None


class LiveUnlock(Wire, tag="unlock"):
    move: MoveId | None = None


class LivePing(Wire, tag="ping"):
    pass


FromClient = LiveAct | LiveConfirm | LiveTakeBack | LiveUnlock | LivePing


class LiveView(Wire, tag="view"):
    view: SeatView


class LiveNews(Wire, tag="news"):
    first: int
    events: list[WireEvent]


class LiveTable(Wire, tag="table"):
    table: TableInfo


class LiveChat(Wire, tag="chat"):
    lines: list[ChatLine]


class LiveAck(Wire, tag="ack"):
    """The move is committed."""

    move: str
    version: int


class LiveFault(Wire, tag="fault"):
    move: str
    fault: Fault


class LivePong(Wire, tag="pong"):
    pass


ToClient = LiveView | LiveNews | LiveTable | LiveChat | LiveAck | LiveFault | LivePong


# --- what is mine, and good manners ----------------------------------------------------------


class NewPassword(Wire):
    """Another password; sessions on other devices end."""

    old: Password
    new: Password


class Farewell(Wire):
    """Delete all that is mine: for an account with its password, for a guest by being sure."""

    password: Annotated[str, Meta(max_length=200)] = ""
    sure: bool = False


class Terms(Wire):
    """For how many days things are kept here."""

    session_days: int
    """A device stays signed in, after its last use."""
    guest_days: int
    """A guest is known, after the last visit."""
    bot_table_days: int
    """An unfinished table of one person, after its last use."""
    table_days: int
    """An unfinished table of several people, after its last use."""
    report_days: int
    """A reported line of chat."""


class KeptOut(Wire):
    """Somebody whom the host has muted or removed."""

    who: str
    """What they are called in requests about them; it says nothing else."""
    nickname: str
    seats: list[int]
    """Where they sit; nowhere if they only watch, or are removed."""
    muted: bool
    removed: bool


class NewConduct(Wire):
    """What a person may do at a table: named by a seat, by a line of chat, or as in `KeptOut`."""

    seat: int | None = None
    line: int | None = None
    who: Annotated[str, Meta(max_length=64)] = ""
    muted: bool = False
    """They may not write."""
    removed: bool = False
    """They may not come any more, neither to sit nor to watch."""


class NewReport(Wire):
    """Why a line of chat should be looked at, in one's own words."""

    reason: Annotated[str, Meta(max_length=400, pattern=r"^[^\u0000]*$")] = ""
