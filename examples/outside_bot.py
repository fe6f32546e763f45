"""A bot of your own that plays on a server.

    python examples/outside_bot.py https://table.example TOKEN TABLE

TOKEN is shown once when you make a bot under Settings, Your bots. TABLE is the id of a table of
yours with an open seat, as it stands in its link. The bot sits down, waits for the start, and plays
to the end; if the server or the line is gone for a while, it goes on when they are back.
"""

import asyncio
import sys

from tablee.bots.bot import Bot, Budget
from tablee.client import Player
from tablee.engine.game import Game
from tablee.engine.state import View


class Outlook(Bot):
    """Looks one answer ahead, in a world that might be the true one, and takes what looks best."""

    name = "outlook"
    version = 1

    def choose(self, game: Game, view: View, budget: Budget) -> int:
        seat = view.viewer

        def outlook(action: int) -> float:
            world = game.world(view, self.answer_seed(view))
            world.apply(seat, action)
            return game.outlook(world, seat)

        return max(view.table.options(seat), key=outlook)


async def main(url: str, token: str, table: str) -> None:
    player = Player(url, token, Outlook(seed=b"any bytes will do"))
    await player.sit(table)
    print(await player.play(table))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
