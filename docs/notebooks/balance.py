# %% [markdown]
# # A question of balance
#
# *Is this card too cheap?* Change it, play the same deals with the card as it is and as it could be, and look at what differs. What
# luck brings is the same on both sides, so a few hundred deals say more than thousands of unrelated games.
#
# The card is *Washed-up Cell* of Precognition, which costs nothing. What if its cost were 2?

# %% tags=["parameters"]
DEALS = 800
WORKERS = 2

# %% [markdown]
# ## The change, as an edition
#
# An edition of one's own is a folder. One with a `base` is a patch: it holds only what differs. What does not fit is refused, with
# the item and the field.

# %%
import json
from pathlib import Path

folder = Path("dearer")
folder.mkdir()
manifest = {"name": "dearer", "title": "precognition", "base": "base"}
changes = {"cards": [{"id": "s1-b1", "cost": 2}]}
for name, data in {"edition": manifest, "cards": changes}.items():
    (folder / f"{name}.json").write_text(json.dumps(data))

# %%
from tablee.engine.differences import differences
from tablee.engine.titles import find, open_edition

title = find("precognition")
opened = open_edition("precognition", folder)
for change in differences(title.origins("base"), title.origins(opened)):
    print(change.group, change.item, change.field, change.before, "→", change.after)

# %% [markdown]
# ## The same deals with both
#
# Two rule-of-thumb players, who do not know that anything has changed but the number on the card.

# %%
from tablee.arena import runners
from tablee.arena.comparison import comparison, run
from tablee.arena.series import Series
from tablee.engine.titles import pin_edition

series = Series(
    title="precognition",
    seats=2,
    edition="base",
    options={},
    bots=["expert", "expert"],
    seed="is it too cheap",
    games=DEALS,
)
wanted = comparison(series, pin_edition("precognition", str(folder.resolve())))
*_, compared = run(wanted, runners.local(WORKERS))
print(f"{compared.deals} deals, each with both editions")

# %% [markdown]
# ## What differs
#
# First how often the card was chosen in a game, then the game as a whole. An interval that holds 0 says: not seen with so many deals.

# %%
for name in sorted(compared.items):
    if name.endswith(":s1-b1"):
        pair = compared.item(name)
        change = f"{pair.change.mean():+.3f} ± {pair.change.error():.3f}"
        print(f"{name:20} {pair.before.mean():.3f} → {pair.after.mean():.3f}   {change}")

# %%
for name, pair in compared.pairs.items():
    seen = "" if abs(pair.change.mean()) <= pair.change.error() else "  differs"
    change = f"{pair.change.mean():+8.2f} ± {pair.change.error():.2f}"
    print(f"{name:10} {pair.before.mean():8.2f} → {pair.after.mean():8.2f}   {change}{seen}")

# %% [markdown]
# How much did it help that both sides had the same deals? With others on each side, the interval of the change would be wider:

# %%
best = compared.pairs["best"]
apart = (best.before.error() ** 2 + best.after.error() ** 2) ** 0.5
print(f"paired ± {best.change.error():.2f}, unpaired ± {apart:.2f}")

# %% [markdown]
# What bots do is not what people do: a card that rules of thumb like may be a poor one. Ask the same of stronger bots
# (`level-4`), and of other numbers of players. `tablee edition compare precognition ./dearer` does all of this in one
# command, and `tablee balance precognition` asks of every card at once what it brings.
