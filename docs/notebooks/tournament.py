# %% [markdown]
# # A tournament
#
# Who plays what is written in a file, and `tablee tournament FILE.toml` plays it ([all that can stand there](../tournament.md)). Here
# the same is done step by step in Python. `pip install 'tablee[lab]' duckdb` brings what it needs.

# %% tags=["parameters"]
GAMES = 120
WORKERS = 2

# %%
from pathlib import Path

with open("spring.toml", "w") as file:
    file.write(f"""
games = {GAMES}
seed = "spring"

[[table]]
title = "goofspiel"
seats = 2
options = {{ cards = [5, 9] }}

[[entrant]]
name = "any"
bot = "random"

[[entrant]]
name = "one-ahead"
bot = "greedy"

[[entrant]]
name = "newcomer"
level = 1
""")

# %% [markdown]
# A plan is the file, checked; every meeting has a ledger, a file of its own with what was played. Killed and started again, a
# tournament goes on from its ledgers.

# %%
from tablee.arena import runners
from tablee.arena.outside import Surroundings
from tablee.arena.tournament import parquet, playing
from tablee.arena.tournament.outcome import outcome
from tablee.arena.tournament.plan import read

plan = read(Path("spring.toml"))
folder = Path("spring")
ledgers = playing.ledgers_of(plan, folder / "meetings")
around = Surroundings(folder=".", notes=str(folder / "stderr"))
deals = sum(1 for _ in playing.play(plan, ledgers, runners.local(WORKERS), around))
print(f"{len(plan.meetings)} meetings, {deals} deals")

# %% [markdown]
# ## Who is ahead
#
# Intervals hold 95 of 100 cases, and are counted over deals: the games of one deal are not independent.

# %%
found = outcome(plan, ledgers)
for at in found.tables:
    print(f"{at.table.options['cards']} cards, {at.games} games")
    for line in at.entrants:
        share = line.share
        print(f"  {line.entrant:10} {share.mean:6.1%}, from {share.low:.1%} to {share.high:.1%}")
for name, rating in found.ratings.items():
    print(f"{name:10} {rating.mean:6.0f} ± {rating.spread:.0f}")

# %% [markdown]
# ## Everything else, in SQL
#
# `results.parquet` has a row for each game and seat. What its columns mean: [tournaments](../tournament.md#what-comes-out).

# %%
import duckdb

parquet.write(plan, ledgers, folder / "results.parquet")
duckdb.sql("""
    select json_extract(options, '$.cards') as cards, entrant, seat,
        round(avg(share), 3) as share, round(avg(score), 1) as points, count(*) as games
    from 'spring/results.parquet' where fault is null
    group by all order by all
""")

# %% [markdown]
# How much of a result is the deal? Here is in how many deals the same entrant won from both seats.

# %%
duckdb.sql("""
    with won as (
        select meeting, deal, entrant, sum(share) as shares
        from 'spring/results.parquet' group by all
    )
    select entrant, count(*) as deals, round(avg((shares = 2)::int), 2) as won_from_both_seats
    from won group by all order by all
""")
