"""Guests and their tables, made over HTTP while the server may be gone at any moment."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final

import httpx
import msgspec

from benchmarks.load.visitors import source

AGAIN: Final = 1.0
"""Seconds before something is tried again."""

BOTS: Final = 0.3
"""The share of tables at which a bot sits, too."""

CLOCKS: Final = 0.3
"""The share of tables with clocks: for as long as the run, so that none runs out by itself."""


class Option(msgspec.Struct):
    name: str
    choices: list[Any]


class Clash(msgspec.Struct):
    seats: int | None
    options: dict[str, Any]


class Title(msgspec.Struct):
    """What is needed to choose a table."""

    name: str
    seats: list[int]
    options: list[Option]
    clashes: list[Clash]
    bots: list[str]


class Table(msgspec.Struct):
    """A table that has started."""

    id: str
    title: str
    address: str
    """Where its people come from: limits count by address."""
    cookies: list[str]
    """For each seat the session of its player; none for a bot."""


class Gone(Exception):
    """The server was not there, or could not do it: to be tried again."""


def choose(titles: list[Title], number: int, dice: Random) -> dict[str, Any]:
    """A wish for a table: the titles in turn, everything else by chance."""
    title = titles[number % len(titles)]
    while True:
        seats = dice.choice(title.seats)
        options = {option.name: dice.choice(option.choices) for option in title.options}
        if not any(
            clash.seats in (None, seats) and clash.options.items() <= options.items()
            for clash in title.clashes
        ):
            break
    bot = seats > 1 and dice.random() < BOTS
    others = [{"kind": "open"}] * (seats - 1 - bot)
    wish: dict[str, Any] = {
        "title": title.name,
        "options": options,
        "seats": [{"kind": "me"}, *others],
        "absence": "wait",
    }
    if bot:
        wish["seats"].append({"kind": "bot", "bot": dice.choice(title.bots)})
    if dice.random() < CLOCKS:
        wish["clock"] = {"kind": "bank", "seconds": 7_200, "increment": 0}
    return wish


async def read_titles(url: str) -> list[Title]:
    async with httpx.AsyncClient(base_url=url, timeout=60.0, trust_env=False) as client:
        return msgspec.json.decode((await client.get("/api/titles")).content, type=list[Title])


async def seat_people(url: str, number: int, wish: dict[str, Any]) -> Table:
    """Make the table, however often it takes."""
    while True:
        try:
            return await try_to_seat(url, source(number), wish)
        except (httpx.TransportError, Gone):
            await asyncio.sleep(AGAIN)


async def try_to_seat(url: str, address: str, wish: dict[str, Any]) -> Table:
    cookies: list[str] = []
    match = ""
    for seat, kind in enumerate(wish["seats"]):
        if kind["kind"] == "bot":
            cookies.append("")
            continue
        async with guest(url, address) as client:
            cookies.append(await say_name(client, f"Player {seat + 1}"))
            if seat == 0:
                host = dict(client.cookies)
                match = (await send(client, "POST", "/api/tables", wish))["id"]
            else:
                await send(client, "POST", f"/api/tables/{match}/sit", {"seat": seat})
    async with guest(url, address) as client:
        client.cookies.update(host)
        client.headers["x-csrftoken"] = host["csrftoken"]
        await send(client, "POST", f"/api/tables/{match}/start", None)
    return Table(match, wish["title"], address, cookies)


async def agree_to_play_on(url: str, table: Table, seat: int) -> None:
    """Say that a match of older rules shall go on; if it does already, that is not said again."""
    async with guest(url, table.address) as client:
        client.cookies.set("tablee", table.cookies[seat])
        await send(client, "GET", "/api/me", None)
        client.headers["x-csrftoken"] = client.cookies["csrftoken"]
        path = f"/api/tables/{table.id}/seat/{seat}/play-on"
        answer = await client.post(path, json={"agree": True})
        if answer.status_code >= 500:
            raise Gone(answer.text)


def guest(url: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    return httpx.AsyncClient(transport=transport, base_url=url, timeout=60.0)


async def say_name(client: httpx.AsyncClient, nickname: str) -> str:
    await send(client, "GET", "/api/me", None)
    client.headers["x-csrftoken"] = client.cookies["csrftoken"]
    await send(client, "PUT", "/api/me", {"nickname": nickname})
    return client.cookies["tablee"]


async def send(client: httpx.AsyncClient, method: str, path: str, body: Any) -> Any:
    try:
        answer = await client.request(method, path, json=body)
    except AttributeError as error:  # the library stumbles where a connection ends as it is made
        raise Gone(str(error)) from error
    if answer.status_code >= 500:
        raise Gone(answer.text)
    assert answer.is_success, (path, answer.status_code, answer.text)
    return answer.json()
