"""One seat that a bot plays over a socket, which is opened again whenever it is cut.

No answer is given twice: each has the number of its question, and a name made from it. What was on
its way when the line was cut is sent again under the same name if the question is still open, and
the server counts it once.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tablee.bots.bot import Bot, Budget
from tablee.client import told
from tablee.client.server import BUSY, FAILING, Pause, Server, problem_of
from tablee.client.told import Act, TableTold, ViewTold
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.state import View
from tablee.engine.titles import find


class Seat:
    """Plays one seat of a match to its end."""

    def __init__(
        self, server: Server, table: TableTold, seat: int, bot: Bot, budget: Budget
    ) -> None:
        self.server = server
        self.table = table.id
        self.seat = seat
        self.bot = bot
        self.budget = budget
        self.game = game_of(table)
        self.latest: ViewTold | None = None
        self.chosen: tuple[ViewTold, str] | None = None
        """The last question that was thought about, and the answer."""
        self.sent: str | None = None
        """The answer that is on its way over this line, by its name."""

    async def play(self) -> None:
        """Until the match is over, however often the line is cut."""
        pause = Pause()
        while not self.over():
            try:
                async with self.connected() as line:
                    pause, self.sent = Pause(), None
                    await self.converse(line)
            except InvalidStatus as refused:
                await self.bear(refused, pause)
            except (ConnectionClosed, InvalidHandshake, OSError):
                await pause.wait()

    def over(self) -> bool:
        return self.latest is not None and self.latest.status == "over"

    def connected(self) -> connect:
        """A line to the seat; however long a bot thinks, all that comes meanwhile is kept."""
        address, headers = self.server.live(self.table, self.seat), self.server.headers()
        return connect(address, additional_headers=headers, max_size=None, max_queue=None)

    async def bear(self, refused: InvalidStatus, pause: Pause) -> None:
        """Wait where the server is busy or failing; a Problem if it refuses."""
        answer = refused.response
        if answer.status_code != BUSY and answer.status_code < FAILING:
            raise problem_of(
                self.server.decoded(bytes(answer.body or b""), told.Fault)
            ) from refused
        await pause.wait(float(answer.headers.get("retry-after", 0)))

    async def converse(self, line: ClientConnection) -> None:
        """Listen and answer until the match is over, or the line is cut."""
        async for text in line:
            match msgspec.json.decode(text, type=told.Message):
                case told.View(view):
                    self.latest = view
                    await self.answer(line, view)
                case told.Table(table):
                    require_rules(self.game, table)
                case told.Refused(move, fault) if move == self.sent:
                    await self.think_again(line, fault)
            if self.over():
                return

    async def answer(self, line: ClientConnection, view: ViewTold) -> None:
        """Answer the question, if there is one that is not answered yet."""
        if view.decision is None or self.sent == name_of(view):
            return
        action = await self.choose(view)
        self.sent = name_of(view)
        act = Act(number=view.number, actions=[action], move=self.sent)
        await line.send(msgspec.json.encode(act).decode())

    async def choose(self, view: ViewTold) -> str:
        """What the bot answers, as text; to the same question always the same."""
        if self.chosen is not None and asks_the_same(self.chosen[0], view):
            return self.chosen[1]
        seen = View(self.seat, self.game.load(view.table))
        action = await asyncio.to_thread(self.bot.choose, self.game, seen, self.budget)
        self.chosen = view, self.game.space.text(action)
        return self.chosen[1]

    async def think_again(self, line: ClientConnection, fault: told.Fault) -> None:
        """Another's answer may have changed the question meanwhile; else the bot was wrong."""
        self.sent = None
        if fault.problem == "stale":  # the next view asks anew
            return
        if self.latest is None or self.chosen is None or asks_the_same(self.chosen[0], self.latest):
            raise problem_of(fault)
        await self.answer(line, self.latest)


def name_of(view: ViewTold) -> str:
    """Of the answer to the question that is asked now."""
    return f"answer-{view.number}"


def asks_the_same(before: ViewTold, now: ViewTold) -> bool:
    return before.number == now.number and before.table == now.table


def game_of(table: TableTold) -> Game[Any]:
    game = find(table.title).make(len(table.seats), table.edition, table.options)
    require_rules(game, table)
    return game


def require_rules(game: Game[Any], table: TableTold) -> None:
    """Raise a Problem where other rules are played than those that are installed here."""
    if table.rules.now != game.version:
        raise Problem(
            "other-rules-there", title=game.title, there=table.rules.now, here=game.version
        )
