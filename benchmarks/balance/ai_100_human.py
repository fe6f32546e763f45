"""How AI 100% Human plays: many games between experts, and what cards, faces and objectives bring.

    python -m benchmarks.balance.ai_100_human --games 2000 --seed balance

Prints a table for every number of players and choice of objectives, and one of all cards;
docs/balance tells what they were compared with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import mean
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
    note_scores,
    played,
    shares,
    show_columns,
    show_rows,
    spread,
    tables,
)
from tablee import bots
from tablee.bots.bot import Bot
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.titles import find
from tablee.games.ai_100_human import AiHuman
from tablee.games.ai_100_human.actions import CARDS, COLOURS, PICK
from tablee.games.ai_100_human.drafting import PickCard
from tablee.games.ai_100_human.ending import rank
from tablee.games.ai_100_human.setup import ChooseFace
from tablee.games.ai_100_human.solo import TakeFromGrid
from tablee.games.ai_100_human.state import Player, Table


def play_block(
    seats: int, options: dict[str, Any], bot: str, any_face: bool, seed: str, first: int
) -> Found:
    """Some games: a plain function of its arguments."""
    game = find("ai-100-human").make(seats, "base", options)
    found = Found()
    for deal, players in tables(game, bot, seed, first):
        chooser = bots.make("random", derived(deal, "faces")) if any_face else None
        play(game, players, chooser, deal, found)
    return found


def play(
    game: Game[Any], players: list[Bot], chooser: Bot | None, deal: bytes, found: Found
) -> None:
    """One game; where there is a chooser, it chooses everybody's AI face."""
    s = game.deal(deal)
    s.events = None

    def player(seat: int) -> Bot:
        choosing = isinstance(s.seats[seat].ask, ChooseFace)
        return chooser if chooser and choosing else players[seat]

    for seat, action in answers(game, s, player):
        note_pick(s, seat, action, found)
    note_end(game, s, found)


def note_pick(s: Table, seat: int, action: int, found: Found) -> None:
    """What was picked, and how often it would have been by chance."""
    options = s.options(seat)
    if len(options) > 1 and isinstance(s.seats[seat].ask, PickCard | TakeFromGrid):
        for option in options:
            found["by chance", option - PICK] += 1 / len(options)
        found["picked", action - PICK] += 1


def note_end(game: Game[Any], s: Table, found: Found) -> None:
    note_result(game, s, found)
    found["winner",] += max(p.points for p in s.seats)
    scores = game.scores(s)
    note_scores(scores, found)
    for p, score in zip(s.seats, scores, strict=True):
        for objective, points in zip(s.objectives, p.objectives, strict=True):
            found["objectives", s.kit.objective_names[objective]] += 1
            found["objective points", s.kit.objective_names[objective]] += points
        face = s.kit.card_names[p.face()]
        found["faces", face] += 1
        found["face total", face] += p.points
        found["face points", face] += score.parts["ai"]
        note_cards(s, p, found)
        if s.solo():
            found["rank", s.kit.rank_names[rank(s.kit.ranks, p.points)]] += 1


def note_cards(s: Table, p: Player, found: Found) -> None:
    for card, points in zip(p.sheet, p.sheet_points, strict=True):
        if card < CARDS:
            found["card", card] += 1
            found["card points", card] += points
            found["scored", points] += 1


# --- what is printed --------------------------------------------------------------------------


def show(game: Game[Any], found: Found, out: Console) -> None:
    title = f"{game.seats} seats, objectives: {game.options['objectives']}"
    show_rows(title, found, rows(game, found), out)


def rows(game: Game[Any], found: Found) -> Iterator[tuple[str, str]]:
    totals = found.spread("total")
    yield "total", spread(totals, 0, 10, 25, 50, 75, 90)
    if game.seats > 1:
        yield "winner", f"{found['winner',] / found['games',]:.1f}"
        yield "wins by seat, %", shares(game, found)
    else:
        names = game.layout.names["rank"]
        yield "ranks, %", joined((name, 100 * found["rank", name] / len(totals)) for name in names)
    yield "points by", joined((name, n / len(totals)) for name, n in found.in_order("part"))
    yield "objectives", joined(found.quotients("objective points", "objectives"))
    yield "faces, %", joined((k, 100 * n / len(totals)) for k, n in found.counted("faces"))
    yield "total with face", joined(found.quotients("face total", "faces"))
    yield "points of face", joined(found.quotients("face points", "faces"))
    scored = found.spread("scored")
    usual = sum(3 <= points <= 12 for points in scored) / len(scored)
    yield "a card", f"{mean(scored):.2f}, 3 to 12: {100 * usual:.0f} %, most {scored[-1]}"


def show_cards(game: AiHuman, found: Found, out: Console) -> None:
    """Every card: how often it is picked beside an even share, and what it scores."""
    kit = game.kit
    show_columns(
        "all cards, all games above",
        ("card", "round", "colour", "picked", "played", "points"),
        [
            (
                kit.card_names[card],
                str(kit.in_phase[card]),
                COLOURS[kit.looks.colour[card]],
                f"{found['picked', card] / max(1, found['by chance', card]):.2f}",
                str(found["card", card]),
                f"{average(found, card):.2f}",
            )
            for card in sorted(range(CARDS), key=lambda card: average(found, card))
        ],
        out,
    )


def average(found: Found, card: int) -> float:
    return found["card points", card] / max(1, found["card", card])


def games_of_all_kinds(seats: int) -> Iterable[Game[Any]]:
    return [game for game in find("ai-100-human").all_games() if seats in (0, game.seats)]


def main(
    games: Games = 2000,
    seed: Seed = "balance",
    bot: BotName = BOT,
    seats: Seats = 0,
    any_face: Annotated[bool, typer.Option("--any-face", help="AI faces by chance.")] = False,
    workers: Workers = None,
) -> None:
    out = Console(width=120)
    total = Found()
    for game in games_of_all_kinds(seats):
        found = played(play_block, (game.seats, game.options, bot, any_face, seed), games, workers)
        show(game, found, out)
        total.add(found)
    assert isinstance(game, AiHuman)
    show_cards(game, total, out)


if __name__ == "__main__":
    typer.run(main)
