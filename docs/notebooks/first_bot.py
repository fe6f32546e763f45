# %% [markdown]
# # A first bot in 15 lines
#
# A bot is asked a question and sees what a person in its seat would see: a *view*. It answers with one of the options, which are
# numbers with a text. This one plays Goofspiel: everybody bids a card for a prize, the highest single bid takes it.

# %%
import tablee

game = tablee.make("goofspiel", seats=2)
s = game.deal(seed=b"a first look")
view = game.view(s, 0)
print(game.decision(view).ask, [game.space.text(action) for action in view.table.options(0)])

# %% [markdown]
# The table of the view has the fields of the rules, as far as this seat knows them: `?` stands for what it does not.

# %%
game.dump(view.table)["table"]

# %% [markdown]
# ## The bot
#
# Bid as much as the prize is worth: in this game that is the best answer to somebody who bids at random. Bid cards are numbered by
# their value.

# %%
from tablee.bots.bot import Bot


class Even(Bot):
    """Bids the card that is nearest to what is at stake."""

    name = "even"
    version = 1

    def choose(self, game, view, budget):
        table = view.table
        worth = table.kit.worth[table.stake]
        return min(table.options(view.viewer), key=lambda bid: abs(bid - worth))


# %% [markdown]
# ## Does it play well?
#
# `arena.play` is one game between bots: a plain function of the game, the bots and the seed. Every deal is played twice, with the
# seats exchanged, so that nobody profits from luck.

# %% tags=["parameters"]
DEALS = 100

# %%
from tablee import arena, bots


def share_of(mine, other, deals):
    """Of the victories against a bot that is there."""
    won = 0.0
    for deal in range(deals):
        seed = b"deal %d" % deal
        won += arena.play(game, [mine(seed), bots.make(other, seed)], seed).returns[0]
        won += arena.play(game, [bots.make(other, seed), mine(seed)], seed).returns[1]
    return won / (2 * deals)


for other in ("random", "greedy", "level-1"):
    print(f"against {other:8} {share_of(Even, other, DEALS):.0%}")

# %% [markdown]
# Every game leaves a record, which can be read, run again and verified. What it holds: [replaying and querying](records.py).

# %%
from tablee.engine import record

result = arena.play(game, [Even(b""), bots.make("random", b"mood")], seed=b"a deal")
kept = arena.record_of(game, result)
print(" ".join(answer.action for answer in kept.answers[:8]), "…", kept.result)
print(record.verify(kept).over())

# %% [markdown]
# From here: the same class plays on a server, against people ([bots from elsewhere](../outside-bots.md)); the bots that are there, and
# how strong they are, stand in [bots](../bots.md); [a tournament](tournament.py) has many meet.
