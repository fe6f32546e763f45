# %% [markdown]
# # Training
#
# A policy that learns Goofspiel from nothing but its own games, with numpy alone. `ManyTables` plays many games at the same time, and
# writes what each asked seat sees into one array, what it may answer into another, what it was paid into a third. `pip install 'tablee[lab]'`
# brings what it needs.

# %% tags=["parameters"]
TABLES = 256
ROUNDS = 250
DEALS = 150

# %%
import numpy as np

from tablee.lab.spreading import spreading_of
from tablee.lab.vector import ManyTables

tables = ManyTables("goofspiel", TABLES, seats=2, cards=5)
spreading = spreading_of(tables.game)
print(tables.observations.shape, "numbers become", spreading.size)
print(spreading.names[-3:])

# %% [markdown]
# ## The policy
#
# For every action the sum of what its weights say about what is seen; from these come chances, of those that are offered.

# %%
dice = np.random.default_rng(1)
weights = np.zeros((spreading.size, tables.masks.shape[1]), np.float32)


def chances(seen, masks):
    logits = np.where(masks, seen @ weights, -np.inf)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def drawn(chance):
    """For each row one action, by its chances."""
    return (chance.cumsum(axis=1) < dice.random((len(chance), 1))).sum(axis=1)


# %% [markdown]
# ## Learning
#
# All tables play a whole game, both seats by the policy as it is (in this game all games are equally long). Then what led to a victory becomes
# likelier, what led to a defeat less likely: the oldest policy gradient there is.


# %%
def play_once():
    """A game at every table: what was seen and done, and what each seat was paid."""
    steps = []
    while True:
        seen = spreading.spread(tables.observations)
        chance = chances(seen, tables.masks)
        actions = drawn(chance)
        steps.append((seen, chance, actions, tables.seats.copy()))
        tables.step(actions)
        if tables.over.all():
            return steps, tables.rewards.copy()


def learn_from(steps, rewards, rate):
    rows = np.arange(len(rewards))
    for seen, chance, actions, seats in steps:
        better = rewards[rows, seats] - 0.5
        push = -chance
        push[rows, actions] += 1
        weights[:] += rate * seen.T @ (push * better[:, None]) / len(rows)


for _ in range(ROUNDS):
    learn_from(*play_once(), rate=1.0)
print(f"{ROUNDS * TABLES} games played")

# %% [markdown]
# ## What it has learned
#
# To be compared with others it becomes a bot, which sees what they see: the view of its seat.

# %%
from tablee import arena, bots
from tablee.bots.bot import Bot


class Learned(Bot):
    name = "learned"
    version = 1

    def choose(self, game, view, budget):
        seen = spreading.spread(tables.numbers.flat(view))
        mask = np.zeros(len(weights[0]), bool)
        mask[list(view.table.options(view.viewer))] = True
        return int(drawn(chances(seen[None], mask[None]))[0])


def share_of(other):
    won = 0.0
    for deal in range(DEALS):
        seed = b"test %d" % deal
        won += arena.play(tables.game, [Learned(seed), bots.make(other, seed)], seed).returns[0]
        won += arena.play(tables.game, [bots.make(other, seed), Learned(seed)], seed).returns[1]
    return won / (2 * DEALS)


shares = {other: share_of(other) for other in ("random", "greedy")}
for other, share in shares.items():
    print(f"against {other:7} {share:.0%} of the victories")

# %% [markdown]
# What does it bid for the first prize? Rows are prizes, columns bids.

# %%
for prize in range(1, 6):
    for number in range(1000):
        s = tables.game.deal(b"look %d" % number)
        if tables.game.dump(s)["table"]["stake"] == [str(prize)]:
            break
    view = tables.game.view(s, 0)
    mask = np.zeros(len(weights[0]), bool)
    mask[list(view.table.options(0))] = True
    chance = chances(spreading.spread(tables.numbers.flat(view))[None], mask[None])[0]
    print(prize, " ".join(f"{chance[bid]:4.0%}" for bid in np.flatnonzero(mask)))

# %% [markdown]
# Large titles need more than a table of weights: [the lab](../lab.md) has environments for the libraries of others. What the bots on the
# site know of Exodus and Pest was learned by `tablee train TITLE`, which plays on all cores and goes on where it was.
