"""How Exodus plays: many games between experts, what cards and castes bring, and who hoards gems.

    python -m benchmarks.balance.exodus --games 2000 --seed balance

Prints a table for every number of players, without variants and with each of them; docs/balance
tells what they were compared with.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from benchmarks.balance.counting import (
    BOT,
    BotName,
    Found,
    Games,
    Seats,
    Seed,
    Workers,
    answers,
    joined,
    note_result,
    note_scores,
    played,
    shares,
    show_columns,
    show_rows,
    spread,
    tables,
)
from benchmarks.balance.hoarding import Hoarder
from tablee.bots.bot import Bot
from tablee.engine.chance import derived
from tablee.engine.titles import find
from tablee.games.exodus import Exodus
from tablee.games.exodus.edition import components
from tablee.games.exodus.kit import NO_LIMIT, Kit
from tablee.games.exodus.state import Player, Table

VARIANTS: Final[list[dict[str, Any]]] = [
    {},
    {"airlocks": "b"},
    {"wing_first": True},
    {"experienced": True},
    {"draft": False},
]
"""The standard game, and each variant by itself."""

NOBODY: Final = ""
WEIGHING: Final = "weighing"
EVERYTHING: Final = "everything"
"""Who hoards among the players, and how."""

MANY: Final = 4
"""With so many cards of a caste a player is said to have played for it."""


def make(seats: int, options: dict[str, Any], limited: bool) -> Exodus:
    """A game; Vaults without a limit show what their capacity is good for."""
    game = find("exodus").make(seats, "base", options)
    assert isinstance(game, Exodus)
    if not limited:
        assert not options, "only the standard game is played without a limit"
        game.kit = Kit(components("base"), seats)
        game.kit.capacity[:] = [NO_LIMIT if room else 0 for room in game.kit.capacity]
    return game


def play_block(
    seats: int,
    options: dict[str, Any],
    bot: str,
    hoarding: str,
    limited: bool,
    seed: str,
    first: int,
) -> Found:
    """Some games: a plain function of its arguments."""
    game = make(seats, options, limited)
    found = Found()
    for number, (deal, players) in enumerate(tables(game, bot, seed, first), first):
        hoarder = number % seats
        if hoarding:
            mood = derived(deal, "hoarder")
            players[hoarder] = Hoarder(mood, hoarding == EVERYTHING)
        s = play(game, players, deal, found)
        if hoarding:
            note_hoarder(game, s, hoarder, found)
    return found


def play(game: Exodus, players: list[Bot], deal: bytes, found: Found) -> Table:
    s = game.deal(deal)
    beginner = s.order[0]
    gems = cubes = 0
    for _ in answers(game, s, players.__getitem__):
        gems = max(gems, sum([p.gems() for p in s.seats]))
        cubes = max(cubes, *[sum(s.cubes[seat :: game.seats]) for seat in range(game.seats)])
    found["gems", gems] += 1
    found["cubes", cubes] += 1
    note_events(s, found)
    note_end(game, s, found)
    found["beginner wins",] += game.returns(s)[beginner]
    return s


def note_events(s: Table, found: Found) -> None:
    for event in s.events or []:
        if event.name == "integrate":
            found["integrated", kind_of(s.kit, event.args[0])] += 1
        elif event.name in ("win", "no-majority", "reshuffle", "recycle"):
            found["events", event.name] += 1


def note_end(game: Exodus, s: Table, found: Found) -> None:
    note_result(game, s, found)
    totals = [p.score() for p in s.seats]
    found["winner",] += max(totals)
    found["level",] += totals.count(max(totals)) > 1
    found["shared",] += game.returns(s).count(0.0) < game.seats - 1
    scores = game.scores(s)
    note_scores(scores, found)
    for p, score in zip(s.seats, scores, strict=True):
        found["modules",] += len(p.modules)
        found["crews",] += len(p.crews)
        note_ark(s.kit, p, score.total - mean(totals), found)


def note_ark(kit: Kit, p: Player, lead: float, found: Found) -> None:
    """By how much a player ends above the table's mean with these cards and castes."""
    ark = p.controls()
    for kind in sorted({kind_of(kit, card) for card in ark}):
        found["owners", kind] += 1
        found["owner lead", kind] += lead
    for caste, name in enumerate(kit.castes):
        count = len([card for card in ark if kit.caste[card] == caste])
        found["caste cards", name] += count
        if count >= MANY:
            found["caste players", name] += 1
            found["caste lead", name] += lead


def note_hoarder(game: Exodus, s: Table, seat: int, found: Found) -> None:
    found["hoarder wins",] += game.returns(s)[seat]
    found["hoarder total",] += s.seats[seat].score()
    found["hoarder vaults",] += game.scores(s)[seat].parts["vaults"]


def kind_of(kit: Kit, card: int) -> str:
    return kit.kinds[kit.kind[card]]


# --- what is printed --------------------------------------------------------------------------


def show(game: Exodus, found: Found, out: Console) -> None:
    standard = find("exodus").make(game.seats, "base", {}).options
    variant = [f"{k} {v}" for k, v in game.options.items() if v != standard[k]]
    show_rows(
        f"{game.seats} seats, {', '.join(variant) or 'standard'}", found, rows(game, found), out
    )


def rows(game: Exodus, found: Found) -> Iterator[tuple[str, str]]:
    games = found["games",]
    totals = found.spread("total")
    yield "total", spread(totals, 0, 10, 50, 90)
    yield "winner", f"{found['winner',] / games:.1f}"
    yield "wins by seat, %", shares(game, found)
    yield "wins of who begins, %", f"{100 * found['beginner wins',] / games:.1f}"
    yield (
        "ties, %",
        f"level on points {100 * found['level',] / games:.1f}, "
        f"shared victory {100 * found['shared',] / games:.1f}",
    )
    yield "points by", joined((name, n / len(totals)) for name, n in found.in_order("part"))
    yield "a game", joined((name, n / games) for name, n in found.counted("events"))
    yield (
        "Ark at the end",
        joined((name, found[name,] / len(totals)) for name in ("modules", "crews")),
    )
    yield "most in play", joined((name, found.spread(name)[-1]) for name in ("gems", "cubes"))
    printed = game.kit.number["gems"]
    more = len([gems for gems in found.spread("gems") if gems > printed])
    yield f"games with more than {printed} gems, %", f"{100 * more / games:.1f}"
    yield (
        "cards of a caste",
        joined((k, n / len(totals)) for k, n in found.in_order("caste cards")),
    )
    leads = found.quotients("caste lead", "caste players")
    yield f"lead with {MANY} of a caste", joined(leads)
    yield (
        "players with so many, %",
        joined((k, 100 * n / len(totals)) for k, n in found.counted("caste players")),
    )
    if ("hoarder total",) in found:
        yield (
            "one who hoards",
            f"wins {100 * found['hoarder wins',] / games:.1f} % (fair {100 / game.seats:.1f}), "
            f"{found['hoarder total',] / games:.1f} points, "
            f"{found['hoarder vaults',] / games:.1f} by Vaults",
        )


def show_cards(game: Exodus, found: Found, out: Console) -> None:
    """Every card: how often it is integrated, and how its owners fare beside their tables."""
    kit = game.kit
    leads = dict(found.quotients("owner lead", "owners"))
    show_columns(
        "all cards, all games above",
        ("card", "caste", "integrated a game", "owners", "lead"),
        [
            (
                kind,
                kit.castes[kit.caste[kit.kind.index(kit.kinds.index(kind))]],
                f"{found['integrated', kind] / found['games',]:.2f}",
                f"{found['owners', kind]:.0f}",
                f"{leads.get(kind, 0):+.1f}",
            )
            for kind in sorted(kit.kinds, key=lambda kind: leads.get(kind, 0))
        ],
        out,
    )


def games_of_all_kinds(seats: int, standard: bool) -> Iterator[tuple[int, dict[str, Any]]]:
    for count in find("exodus").seats:
        for options in VARIANTS[:1] if standard else VARIANTS:
            if seats in (0, count) and (count == 3 or "airlocks" not in options):
                yield count, options


def main(
    games: Games = 2000,
    seed: Seed = "balance",
    bot: BotName = BOT,
    seats: Seats = 0,
    standard: Annotated[bool, typer.Option("--standard", help="No variants.")] = False,
    hoarding: Annotated[
        str, typer.Option(help="One hoards gems: weighing them, or everything.")
    ] = NOBODY,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="Vaults without capacity; only with --standard.")
    ] = False,
    workers: Workers = None,
) -> None:
    out = Console(width=120)
    total = Found()
    for count, options in games_of_all_kinds(seats, standard):
        kind = (count, options, bot, hoarding, not unlimited, seed)
        found = played(play_block, kind, games, workers)
        game = make(count, options, not unlimited)
        show(game, found, out)
        total.add(found)
    show_cards(game, total, out)


if __name__ == "__main__":
    typer.run(main)
