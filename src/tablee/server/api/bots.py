"""My bots, which play from elsewhere: making one, another token, the end of it."""

from __future__ import annotations

from litestar import delete, get, post

from tablee.server import own_bots
from tablee.server.house import noticing
from tablee.server.house.house import House
from tablee.server.people import Person
from tablee.server.schemas.bots import BotInfo, BotToken, NewBot


@get("/bots")
async def my_bots(house: House, known: Person) -> list[BotInfo]:
    """The bots for which I answer."""
    return await house.database.read(lambda c: own_bots.of(c, known.id))


@post("/bots")
async def make_bot(house: House, known: Person, data: NewBot) -> BotToken:
    """Another bot. Its token is told now, and never again."""
    house.limits.bots.check(known.id)
    own_bots.require_account(known)
    bot, token = await house.database.write(lambda c: own_bots.make(c, known, data.nickname))
    return BotToken(bot=bot, token=token)


@post("/bots/{bot:str}/token", status_code=200)
async def renew_token(house: House, known: Person, bot: str) -> BotToken:
    """Another token for a bot: the old one is void, and its sockets close."""
    house.limits.bots.check(known.id)
    found, token = await house.database.write(lambda c: own_bots.renew(c, known.id, bot))
    await house.session_ended(bot)
    return BotToken(bot=found, token=token)


@delete("/bots/{bot:str}", status_code=200)
async def remove_bot(house: House, known: Person, bot: str) -> list[BotInfo]:
    """It gets up from all tables, and its token is void."""
    gone = await house.database.write(lambda c: own_bots.remove(c, known.id, bot))
    await house.session_ended(bot)
    await noticing.read_changed(house, gone)
    return await house.database.read(lambda c: own_bots.of(c, known.id))


ROUTES = [my_bots, make_bot, renew_token, remove_bot]
