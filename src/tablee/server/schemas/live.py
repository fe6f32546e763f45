"""What goes over sockets, in both directions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tablee.server.schemas.matches import ChatLine, Fault, SeatView, WireEvent
from tablee.server.schemas.tables import TableInfo
from tablee.server.schemas.values import ActionText, MoveId, Wire


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
