"""Being told when it is one's turn: channels, quiet hours, tables of which one hears nothing."""

from __future__ import annotations

from hashlib import sha256
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from sqlalchemy import Connection

from tablee.engine.problems import Problem
from tablee.server import addresses
from tablee.server.api.asking import AnyRequest, visitor
from tablee.server.house.house import House
from tablee.server.people import Person
from tablee.server.reach import channels, writing
from tablee.server.reach.channels import Channel, Times
from tablee.server.reach.encrypting import Keys, public_key, require_keys
from tablee.server.reach.quiet import Quiet, require_zone
from tablee.server.reach.sending import require_address
from tablee.server.schemas.reach import (
    ChannelInfo,
    ConfirmChannel,
    Mute,
    NewChannel,
    NewTimes,
    QuietHours,
    Reach,
    StopChannel,
)
from tablee.server.secrets import new_id


@get("/reach")
async def show_reach(house: House, known: Person) -> Reach:
    """How I am reached."""
    return await reach_of(house, known)


@post("/reach/channels", status_code=200)
async def add_channel(house: House, known: Person, data: NewChannel, request: AnyRequest) -> Reach:
    """Another way to me; a mailbox is sent a code first."""
    house.limits.channels.check(known.id)
    house.limits.channels_from.check(visitor(request, house))
    require_address(data.kind, data.address, house.settings)
    keys = keys_of(data)
    site = addresses.outside(addresses.host_of(request), house.settings)
    new = channels.new_channel(known.id, data.kind, data.address, keys, data.language, site)
    code = ""
    if data.kind == "mail":
        house.limits.codes_to.check(data.address.lower())
        code = channels.new_code()
    added = await house.database.write(lambda c: channels.add(c, new, code))
    if code:
        await send_code(house, added, code)
    return await reach_of(house, known)


def keys_of(data: NewChannel) -> Keys | None:
    if data.kind != "push":
        return None
    if data.keys is None:
        raise Problem("bad-push-keys")
    keys = Keys(data.keys.p256dh, data.keys.auth)
    require_keys(keys)
    return keys


async def send_code(house: House, channel: Channel, code: str) -> None:
    """A mailbox to which not even that can be sent is not kept."""
    outcome = await house.messenger.sender.send(channel, writing.code(channel, code))
    if not outcome.arrived:
        await house.database.write(lambda c: channels.remove(c, channel.id))
        raise outcome.problem()


@post("/reach/channels/{channel:str}/confirm", status_code=200)
async def confirm_channel(house: House, known: Person, channel: str, data: ConfirmChannel) -> Reach:
    """The code that the mailbox was sent."""
    house.limits.channels.check(known.id)
    code = data.code.strip()
    if not await house.database.write(lambda c: channels.confirm(c, known.id, channel, code)):
        raise Problem("wrong-code")
    return await reach_of(house, known)


@post("/reach/channels/{channel:str}/test", status_code=200)
async def test_channel(house: House, known: Person, channel: str) -> Reach:
    """Send a message there now."""
    house.limits.channel_tests.check(known.id)
    found = await house.database.read(lambda c: channels.own(c, known.id, channel))
    if found.status == "unconfirmed":
        raise Problem("unconfirmed-channel")
    await house.messenger.test(found, f"test-{new_id()}")
    return await reach_of(house, known)


@delete("/reach/channels/{channel:str}", status_code=200)
async def remove_channel(house: House, known: Person, channel: str) -> Reach:
    def work(connection: Connection) -> None:
        channels.own(connection, known.id, channel)
        channels.remove(connection, channel)

    await house.database.write(work)
    return await reach_of(house, known)


@put("/reach/times")
async def set_times(house: House, known: Person, data: NewTimes) -> Reach:
    """In which time zone I live, and when I do not want to be disturbed."""
    require_zone(data.zone)
    wish = data.quiet
    quiet = None if wish is None else Quiet(wish.begins, wish.ends, data.zone)
    times = Times(data.zone, quiet)
    await house.database.write(lambda c: channels.keep_times(c, known.id, times))
    return await reach_of(house, known)


@put("/tables/{match:str}/notices")
async def mute_table(house: House, known: Person, match: str, data: Mute) -> Reach:
    """Hear nothing of this table any more, or again."""
    table = await house.tables.find(match)
    if known.id not in [seat.account for seat in table.row.seats]:
        raise Problem("not-your-seat")
    await house.database.write(lambda c: channels.set_muted(c, known.id, match, data.muted))
    return await reach_of(house, known)


@post("/reach/stop", status_code=204)
async def stop_channel(house: House, data: StopChannel, request: AnyRequest) -> None:
    """End the channel by which a message came, without signing in."""
    await stop(house, data.token, request)


@post("/reach/stop/{token:str}", status_code=204, exclude_from_csrf=True)
async def stop_at_once(house: House, token: str, request: AnyRequest) -> None:
    """The same, as mail programs do it by themselves (RFC 8058): they have no cookies of ours."""
    await stop(house, token, request)


async def stop(house: House, token: str, request: AnyRequest) -> None:
    house.limits.links_from.check(visitor(request, house))
    channel = channels.stopped_by(token, house.messenger.sender.secret)
    await house.database.write(lambda c: channels.remove(c, channel))


# --- as its owner sees it ----------------------------------------------------------------------


async def reach_of(house: House, person: Person) -> Reach:
    mine, times, muted = await house.database.read(
        lambda c: (
            channels.of_person(c, person.id),
            channels.times_of(c, person.id),
            channels.muted(c, person.id),
        )
    )
    quiet = times.quiet
    return Reach(
        channels=[info(channel) for channel in mine],
        quiet=None if quiet is None else QuietHours(begins=quiet.begins, ends=quiet.ends),
        zone=times.zone,
        muted=muted,
        push_key=public_key(house.messenger.sender.push_key),
        mail=house.settings.sends_mail(),
    )


def info(channel: Channel) -> ChannelInfo:
    return ChannelInfo(
        id=channel.id,
        kind=channel.kind,
        place=place_in(channel),
        mark=sha256(channel.address.encode()).hexdigest(),
        status=channel.status,
        fault=channel.fault,
        language=channel.language,
    )


def place_in(channel: Channel) -> str:
    """Enough to know it again: whoever reads over a shoulder cannot write there."""
    if channel.kind == "mail":
        return channel.address
    url = urlsplit(channel.address)
    return f"{url.netloc}/…{channel.address[-4:]}"


ROUTES = [
    show_reach,
    add_channel,
    confirm_channel,
    test_channel,
    remove_channel,
    set_times,
    mute_table,
    stop_channel,
    stop_at_once,
]
