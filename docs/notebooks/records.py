# %% [markdown]
# # Replaying and querying records in bulk
#
# A record holds a match in full: the seed, who sat where, and every answer as text. It is run again by the rules, so everything that
# was ever on the table can be asked of it afterwards. `pip install 'tablee[lab]' duckdb` brings what it needs.

# %% tags=["parameters"]
GAMES = 80

# %% [markdown]
# ## Records
#
# Whatever was played on a server can be downloaded as such a file; here bots play, and each game is kept as one.

# %%
from pathlib import Path

import tablee
from tablee import arena, bots
from tablee.engine import record

folder = Path("records")
folder.mkdir()
game = tablee.make("nettles", seats=3)
for number in range(GAMES):
    names = ["greedy", "level-1", "random"]
    seated = names[number % 3 :] + names[: number % 3]
    seed = b"game %d" % number
    result = arena.play(game, [bots.make(name, seed) for name in seated], seed)
    kept = arena.record_of(game, result)
    record.save(kept, folder / f"{number:04}.json")
print((folder / "0000.json").read_text()[:420], "…")

# %% [markdown]
# ## Played again, and verified
#
# `verify` plays a record to its end and holds result and fingerprint against what it says. Whoever has changed a single answer is told.

# %%
kept = [record.read(path) for path in sorted(folder.glob("*.json"))]
print(sum(record.verify(each).over() for each in kept), "matches, all as they say")

# %%
import msgspec

from tablee.engine.problems import Problem

forged = msgspec.structs.replace(kept[0], result=[99, 0, 0])
try:
    record.verify(forged)
except Problem as problem:
    print(problem.name, problem.facts)

# %% [markdown]
# ## Every bid as a row
#
# In Nettles, whoever bids highest turns over so many discs, the own ones first. Who bids with a nettle in the own stack bluffs, and hopes
# that somebody bids more. How often is that done, and does it pay? No table of results knows, but every position is there again.

# %%
import pyarrow as pa

from tablee.games.nettles.actions import NETTLE

rows = []
for number, each in enumerate(kept):
    game = each.game()
    shares = game.returns(record.verify(each))
    for answer, s in zip(each.answers, record.replay(each)):  # the position before the answer
        verb, _, target = answer.action.partition(" ")
        if verb == "bid":
            rows.append(
                {
                    "match": number,
                    "player": each.players[answer.seat],
                    "bid": int(target),
                    "discs": sum(len(player.stack) for player in s.seats),
                    "bluff": NETTLE in s.seats[answer.seat].stack,
                    "share": shares[answer.seat],
                }
            )
bids = pa.Table.from_pylist(rows)
print(bids.num_rows, "bids")

# %% [markdown]
# DuckDB reads the table where it lies, without a copy; a file is as good (`from 'bids.parquet'`).

# %%
import duckdb

duckdb.sql("""
    select player, count(*) as bids, round(avg(bid / discs), 2) as of_all_discs,
        round(avg(bluff::int), 2) as bluffs
    from bids group by all order by all
""")

# %% [markdown]
# Did those who bluffed at least once win more often?

# %%
duckdb.sql("""
    with each_match as (
        select match, player, bool_or(bluff) as bluffed, any_value(share) as share
        from bids group by all
    )
    select player, bluffed, count(*) as matches, round(avg(share), 2) as share
    from each_match group by all order by all
""")

# %% [markdown]
# The same way lead to every question about what was on the table: `game.dump(s)` has all fields by their names, `game.view(s, seat)` what
# a player knew. [Tournaments](tournament.py) write one row for each game and seat by themselves.
