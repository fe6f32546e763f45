"""Bots that have a seat: each answers when it is asked."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import structlog

from tablee import bots
from tablee.engine.problems import IllegalAction, Problem
from tablee.engine.state import State, View
from tablee.guide.reading import guide_of
from tablee.guide.script import prepared_answer
from tablee.server.cast import style_of
from tablee.server.matches import moves
from tablee.server.matches.match import Stale
from tablee.server.matches.table import Table
from tablee.server.secrets import logged
from tablee.server.tasks import Tasks
from tablee.server.thinking import Answer, Thinkers, Unanswered, bot_seed, seen

log = structlog.get_logger()

PAUSE = 1.0
"""Seconds before a bot that has failed tries again."""


class SeatedBots:
    """Lets bots answer, at all tables of this process."""

    def __init__(self, thinkers: Thinkers, tasks: Tasks) -> None:
        self.thinkers = thinkers
        self.tasks = tasks

    def let_think(self, table: Table) -> None:
        """Start a bot wherever one has to answer."""
        if table.match is None:
            return
        for seat in table.waiting_for():
            number = int(table.match.s.seats[seat].answers)
            if table.row.seats[seat].plays_by_itself() and (seat, number) not in table.thinking:
                table.thinking.add((seat, number))
                self.tasks.go(self.think(table, seat, number))

    async def think(self, table: Table, seat: int, number: int) -> None:
        """Let a bot answer; if that fails for no fault of its own, let it try again."""
        again = False
        try:
            answer = await self.choose_visibly(table, seat)
            if table.row.seats[seat].plays_by_itself():
                await table.change(moves.answer(seat, number, answer.action))
        except Stale:
            log.info("bot overtaken", match=logged(table.row.id), seat=seat)
        except IllegalAction:  # somebody else has acted since, so that it is no longer possible
            log.info("bot refused", match=logged(table.row.id), seat=seat)
            again = True
            await asyncio.sleep(PAUSE)
        except Problem as error:
            log.info("bot delayed", match=logged(table.row.id), seat=seat, problem=error.name)
            again = error.name == "too-busy"
        except Exception:
            log.exception("bot failed", match=logged(table.row.id), seat=seat)
            again = True
            await asyncio.sleep(PAUSE)
        finally:
            table.thinking.discard((seat, number))
        if again:
            self.let_think(table)

    async def choose_visibly(self, table: Table, seat: int) -> Answer:
        """What the bot of this seat answers, once it has been seen to think about it."""
        assert table.match is not None
        going_on = table.match.confirmed[0] == seat
        begun = time.monotonic()
        view = game_view(table, seat)
        answer = wish_at(table, seat, view) or await self.choose(table, seat, view)
        took = time.monotonic() - begun
        await asyncio.sleep(max(0.0, self.thinkers.shown(answer, going_on) - took))
        return answer

    async def choose(self, table: Table, seat: int, view: State[Any]) -> Answer:
        """What the bot of this seat answers, from what the seat sees.

        One that does not answer is asked once more; then a simpler one answers, here and from now
        on at this seat.
        """
        assert table.match is not None
        row, bot = table.row, bot_at(table, seat)
        seed = bot_seed(row, seat)
        told = seen(table.match.game, view, seat)
        for name in [bot, *simpler_ones(bot, row.title)]:
            try:
                answer: Answer = await self.thinkers.choose(told, name, seed, row.daily is not None)
            except Unanswered as fault:
                log.warning("bot unanswering", bot=name, seat=seat, fault=str(fault))
                continue
            if name != bot:
                table.simpler[seat] = name
            return answer
        raise Unanswered("no bot answers")


def game_view(table: Table, seat: int) -> State[Any]:
    """The table as this seat sees it."""
    assert table.match is not None
    seen: State[Any] = table.match.game.view(table.match.s, seat).table
    return seen


def wish_at(table: Table, seat: int, view: State[Any]) -> Answer | None:
    """What the guide has prepared for this seat, at a table where a title is learnt."""
    chapter = table.row.chapter()
    if not chapter or table.match is None:
        return None
    game = table.match.game
    script = guide_of(table.row.title).chapter(chapter)
    wish = prepared_answer(game, script, View(seat, view))
    return None if wish is None else Answer(game.space.text(wish))


def bot_at(table: Table, seat: int) -> str:
    """Which bot answers here: the one that sits there, or whom the table has chosen to stand in.

    Characters have a style; whoever stands in for a player has none.
    """
    row = table.row
    place = row.seats[seat]
    bot = table.simpler.get(seat) or (place.bot if place.kind == "bot" else row.stand_in)
    if bot not in bots.seated(row.title):  # it may be no more
        return bots.USUAL
    style = style_of(bot, place.nickname) if place.kind == "bot" else None
    return f"{bot}+{style}" if style else bot


def simpler_ones(bot: str, title: str) -> list[str]:
    """Who is asked when a bot does not answer: itself, then those that think less."""
    known = bots.yardsticks(title)
    weaker = known[: known.index(bot)] if bot in known else known
    return [bot, *reversed(weaker)]
