"""Being told when it is one's turn: where, when not, and how that went."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.server.schemas.matches import Fault
from tablee.server.schemas.values import Wire

ChannelKind = Literal["push", "ntfy", "discord", "webhook", "mail"]
ChannelStatus = Literal["unconfirmed", "active", "failed"]
"""It waits for its code; it is used; it was given up, until a test arrives."""

Language = Literal["en", "fr", "es"]
Minute = Annotated[int, Meta(ge=0, le=1_439)]
"""Of a day."""


class ChannelInfo(Wire):
    """One way to its owner, and to nobody else shown."""

    id: str
    kind: ChannelKind
    place: str
    """Enough of the address to know it again; what opens it is left out."""
    mark: str
    """The hash of the address, by which a browser knows its own subscription."""
    status: ChannelStatus
    fault: Fault | None
    """Why the last message did not arrive."""
    language: Language


class QuietHours(Wire):
    """Nothing is sent from one time of the day to the other; over midnight if that comes first."""

    begins: Minute
    ends: Minute


class Reach(Wire):
    """How somebody is reached."""

    channels: list[ChannelInfo]
    quiet: QuietHours | None
    zone: str
    muted: list[str]
    """Tables of which nothing is told."""
    push_key: str
    """The server's, for `applicationServerKey`."""
    mail: bool
    """Whether this server sends mail."""


class PushKeys(Wire):
    """What a browser gives with its subscription."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[\w-]+$")]
    auth: Annotated[str, Meta(min_length=20, max_length=30, pattern=r"^[\w-]+$")]


class NewChannel(Wire):
    """A mailbox gets a code first; for `push` the address is the endpoint, and there are keys."""

    kind: ChannelKind
    address: Annotated[str, Meta(min_length=3, max_length=1000, pattern=r"^[!-~]+$")]
    language: Language
    keys: PushKeys | None = None


class ConfirmChannel(Wire):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class NewTimes(Wire):
    """The time zone, as the browser calls it, and the quiet hours; none: no such hours."""

    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w+/-]+$")]
    quiet: QuietHours | None = None


class Mute(Wire):
    muted: bool


class StopChannel(Wire):
    """What a message carries to end the channel by which it came."""

    token: Annotated[str, Meta(min_length=8, max_length=80, pattern=r"^[\w.]+$")]
