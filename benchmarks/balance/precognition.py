"""How Precognition plays: many games between experts, and what becomes of the boats in them.

    python -m benchmarks.balance.precognition --games 2000 --seed balance

Prints a table for every mode, setup, difficulty and number of seats; docs/balance tells what they
were compared with.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

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
    played,
    shares,
    show_rows,
    tables,
)
from tablee import bots
from tablee.bots.bot import Bot
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.titles import find
from tablee.games.precognition import actions as a
from tablee.games.precognition.cards import cost_of_both
from tablee.games.precognition.kit import CAUSES, TALLIES
from tablee.games.precognition.state import WON, River


def games_of_all_kinds() -> Iterator[Game[Any]]:
    """Every mode, setup and number of seats; the harder difficulties with the standard setup."""
    for game in find("precognition").all_games():
        if game.options["difficulty"] == "normal" or game.options["setup"] == "standard":
            yield game


def play_block(
    seats: int, options: dict[str, Any], bot: str, any_rooms: bool, seed: str, first: int
) -> Found:
    """Some games: a plain function of its arguments."""
    game = find("precognition").make(seats, "base", options)
    found = Found()
    for deal, players in tables(game, bot, seed, first):
        builder = bots.make("random", derived(deal, "rooms")) if any_rooms else None
        play(game, players, builder, deal, found)
    return found


def play(
    game: Game[Any], players: list[Bot], builder: Bot | None, deal: bytes, found: Found
) -> None:
    """One game; where there is a builder, it chooses everybody's rooms."""
    s = game.deal(deal)
    number = s.round

    def player(seat: int) -> Bot:
        building = a.INSTALL <= s.options(seat)[0] < a.PASS
        return builder if builder and building else players[seat]

    for seat, action in answers(game, s, player):
        if s.round != number:
            note_round(s, number, found)
            number = s.round
        note_activation(s, seat, action, found)
    note_round(s, number, found)
    note_end(game, s, found)


def note_activation(s: River, seat: int, action: int, found: Found) -> None:
    if a.ACTIVATE + a.KEPT <= action <= a.ACTIVATE + a.BOTH:
        season = s.season() + 1
        price = cost_of_both(s.kit, s.seats[seat])
        found["rounds", season] += 1
        found["both", season] += action == a.ACTIVATE + a.BOTH
        found["price", season] += price
        found["dear", season] += price >= 7
        found["cheap", season] += price <= 3
    elif a.MITIGATE <= action < a.SPEND_DOCTORS:
        found["mitigated",] += 1


def note_round(s: River, number: int, found: Found) -> None:
    """The boats after the last round of a season."""
    if number % 4 or number == 0:
        return
    for boat in s.seats:
        found["boats", number] += 1
        for name in ("healthy", "contaminated", "doctors", "protectors", "food"):
            found[name, number] += getattr(boat, name)
        found["batteries", number] += sum(boat.batteries)


def note_end(game: Game[Any], s: River, found: Found) -> None:
    note_result(game, s, found)
    if s.kit.cooperative:
        note_outcome(s, found)
    if s.round < s.kit.rounds:
        return
    found["ended",] += 1
    found["winner",] += max(boat.healthy for boat in s.seats)
    for boat in s.seats:
        found["final", boat.healthy] += 1
        for cause in range(TALLIES):
            found["tally", CAUSES[cause]] += boat.tally[cause]
        for room in boat.rooms:
            found["room", s.kit.rooms[room]] += 1
            found["room healthy", s.kit.rooms[room]] += boat.healthy


def note_outcome(s: River, found: Found) -> None:
    failed = [event.args[0] for event in s.events or [] if event.name == "failed"]
    met = [event.args[0] for event in s.events or [] if event.name == "met"]
    for objective in failed + met:
        found["checked", s.kit.objectives[objective]] += 1
    for objective in failed:
        found["failed", s.kit.objectives[objective]] += 1
    if s.verdict == WON:
        found["outcome", "won"] += 1
    else:
        found["outcome", f"season {s.season() + 1}" if failed else "total"] += 1


# --- what is printed --------------------------------------------------------------------------


def show(game: Game[Any], found: Found, out: Console) -> None:
    options = ", ".join(str(value) for value in game.options.values())
    show_rows(f"{game.seats} seats, {options}", found, rows(game, found), out)


def rows(game: Game[Any], found: Found) -> Iterator[tuple[str, str]]:
    if found["ended",]:
        values = found.spread("final")
        tenths = [values[len(values) * part // 10] for part in (1, 5, 9)]
        yield (
            "healthy",
            f"{sum(values) / len(values):.2f} ({tenths[0]} / {tenths[1]} / {tenths[2]})",
        )
        yield "most healthy boat", f"{found['winner',] / found['ended',]:.2f}"
        causes = [name for name in CAUSES[:TALLIES] if found["tally", name]]
        yield "humans by", joined((name, found["tally", name] / len(values)) for name in causes)
    if game.options["mode"] != "cooperative":
        yield "wins by seat, %", shares(game, found)
    for number in (4, 8):
        if boats := found["boats", number]:
            names = ("healthy", "contaminated", "doctors", "protectors", "food", "batteries")
            yield f"after round {number}", joined((n, found[n, number] / boats) for n in names)
    seasons = [season for season in (1, 2, 3) if found["rounds", season]]
    for name in ("both", "price", "dear", "cheap"):
        parts = [found[name, season] / found["rounds", season] for season in seasons]
        yield f"{name} by season", " / ".join(f"{part:.2f}" for part in parts)
    outcomes = {key[1]: n / found["games",] for key, n in found.items() if key[0] == "outcome"}
    if outcomes:
        yield "outcome", joined((name, 100 * share) for name, share in sorted(outcomes.items()))
        yield "mitigated", f"{found['mitigated',] / found['games',]:.2f} a game"
        failed = found.quotients("failed", "checked")
        yield "failed, %", joined((name, 100 * share) for name, share in failed)
    if game.options["setup"] == "advanced" and found["ended",]:
        yield "rooms", joined(found.quotients("room healthy", "room"))


def main(
    games: Games = 2000,
    seed: Seed = "balance",
    bot: BotName = BOT,
    mode: Annotated[str, typer.Option(help="Only this mode.")] = "",
    seats: Seats = 0,
    any_rooms: Annotated[bool, typer.Option("--any-rooms", help="Rooms by chance.")] = False,
    workers: Workers = None,
) -> None:
    out = Console(width=120)
    for game in games_of_all_kinds():
        if mode not in ("", game.options["mode"]) or seats not in (0, game.seats):
            continue
        kind = (game.seats, game.options, bot, any_rooms, seed)
        show(game, played(play_block, kind, games, workers), out)


if __name__ == "__main__":
    typer.run(main)
