"""How Pest plays: many games between experts, what the plague does to them, and what brings Renown.

    python -m benchmarks.balance.pest --games 2000 --seed balance

Prints a table for every mode and number of players, with the printed resources and with those of
the advanced setup; docs/balance tells what they were compared with.
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
from benchmarks.balance.gathering import Gatherer
from tablee.bots.bot import Bot
from tablee.engine.chance import derived
from tablee.engine.titles import find
from tablee.games.pest import Pest
from tablee.games.pest.actions import ACTIONS, PLACE, REPEAT
from tablee.games.pest.edition import POSITIONS, components
from tablee.games.pest.kit import RENOWN, Kit
from tablee.games.pest.placing import PlaceAssistant
from tablee.games.pest.quarantine import COUNT, sick_subjects
from tablee.games.pest.score import rank
from tablee.games.pest.state import NOWHERE, Player, Table

VARIANTS: Final[list[tuple[int, dict[str, Any]]]] = [
    (seats, {"duel": duel, "advanced": advanced})
    for advanced in (False, True)
    for seats, duel in ((1, False), (2, False), (2, True), (3, False), (4, False), (5, False))
]
"""Every mode and number of players, with and without the advanced setup."""

COUNTED: Final = (
    "acquire",
    "build",
    "build-capital",
    "claim",
    "destroyed",
    "exchange",
    "healed",
    "improve",
    "refresh",
)
"""Events of which the number is told."""

AMOUNTS: Final = {"struck": 1, "road-struck": 1, "brought": 1, "pick-up": 1, "die": 0}
"""Events that tell of so many Subjects, and where."""


def make(seats: int, options: dict[str, Any], turned: bool) -> Pest:
    """A game; Favour cards can be read from right to left, as their order is a reconstruction."""
    game = find("pest").make(seats, "base", options)
    assert isinstance(game, Pest)
    if turned:
        mode = "solo" if seats == 1 else "duel" if options["duel"] else "standard"
        game.kit = Kit(components("base"), seats, mode, options["advanced"])
        for gain in game.kit.favour_gain:
            gain.reverse()
    return game


def play_block(
    seats: int,
    options: dict[str, Any],
    bot: str,
    turned: bool,
    gathering: bool,
    seed: str,
    first: int,
) -> Found:
    """Some games: a plain function of its arguments."""
    game = make(seats, options, turned)
    found = Found()
    for number, (deal, players) in enumerate(tables(game, bot, seed, first), first):
        gatherer = number % seats
        if gathering:
            players[gatherer] = Gatherer(derived(deal, "gatherer"))
        s = play(game, players, deal, found)
        if gathering:
            note_gatherer(game, s, gatherer, found)
    return found


def play(game: Pest, players: list[Bot], deal: bytes, found: Found) -> Table:
    s = game.deal(deal)
    year = -1
    roads = places = 0
    for seat, action in answers(game, s, players.__getitem__):
        if s.year != year:
            note_year(year, roads, places, found)
            year = s.year
        roads, places = sum(s.road_sick), sum(s.sick)
        if isinstance(s.seats[seat].ask, PlaceAssistant) and PLACE <= action < REPEAT:
            note_quarantine(s.seats[seat], found)
    note_year(year, roads, places, found)
    note_events(game, s, found)
    note_end(game, s, found)
    return s


def note_year(year: int, roads: int, places: int, found: Found) -> None:
    """The sick who are left on the map when a Year ends."""
    if year >= 0:
        found["on roads", year + 1] += roads
        found["on locations", year + 1] += places


def note_quarantine(p: Player, found: Found) -> None:
    """How many are in Quarantine, and in the way, when an Assistant is placed."""
    found["turns",] += 1
    found["in quarantine",] += sick_subjects(p)
    found["crowded turns",] += p.hindering > 0
    found["in the way",] += COUNT[p.hindering]


def note_events(game: Pest, s: Table, found: Found) -> None:
    for event in s.events or []:
        if event.name in COUNTED:
            found["events", event.name] += 1
        elif event.name in AMOUNTS:
            found["subjects", event.name] += event.args[AMOUNTS[event.name]]
        elif event.name == "act":
            found["actions", ACTIONS[event.args[0]]] += 1
        elif event.name == "agenda":
            found["decree renown", game.kit.decrees[event.args[0]]] += event.args[1]
            found["tokens", "agendas"] += event.args[1]
        elif event.name == "discard":
            found["tokens", "discards"] += event.args[1]
        elif event.name == "favour-paid":
            found["favour", POSITIONS[event.args[1]]] += 1
        if event.name == "build-capital":
            found["tokens", "capital buildings"] += game.kit.capital_gain[event.args[0]][RENOWN]


def note_end(game: Pest, s: Table, found: Found) -> None:
    note_result(game, s, found)
    if game.kit.solo:
        found["rank", rank(s)] += 1
    scores = game.scores(s)
    note_scores(scores, found)
    average = mean([score.total for score in scores])
    found["winner",] += max([score.total for score in scores])
    for decree in s.decrees:
        found["decrees", game.kit.decrees[decree]] += game.seats
    for p, score in zip(s.seats, scores, strict=True):
        found["dead", p.dead] += 1
        found["track", p.healed] += 1
        found["influence", p.influence] += 1
        for era, level in enumerate(p.imperatives):
            found["levels", era + 1] += level
            found["decree levels", game.kit.decrees[s.decrees[era]]] += level
        for card in p.technologies:
            if card != NOWHERE:
                found["owners", game.kit.technologies[card]] += 1
                found["owner lead", game.kit.technologies[card]] += score.total - average


def note_gatherer(game: Pest, s: Table, seat: int, found: Found) -> None:
    """How one fares who goes out to the sick."""
    totals = [score.total for score in game.scores(s)]
    found["gatherer wins",] += game.returns(s)[seat]
    found["gatherer total",] += totals[seat]
    found["gatherer lead",] += totals[seat] - mean(totals)
    found["gatherer dead",] += s.seats[seat].dead
    for event in s.events or []:
        if event.name == "pick-up" and event.seat == seat:
            found["gatherer picked up",] += event.args[AMOUNTS["pick-up"]]


# --- what is printed --------------------------------------------------------------------------


def show(game: Pest, found: Found, turned: bool, out: Console) -> None:
    mode = "solo" if game.kit.solo else "duel" if game.kit.duel else "standard"
    words = [f"{game.seats} seats", mode, *(["advanced"] if game.kit.advanced else [])]
    if turned:
        words.append("Favour cards from right to left")
    show_rows(", ".join(words), found, rows(game, found), out)


def rows(game: Pest, found: Found) -> Iterator[tuple[str, str]]:
    games = found["games",]
    totals = found.spread("total")
    players = len(totals)
    yield "total", spread(totals, 0, 10, 50, 90)
    if game.kit.solo:
        ranks = [(name, 100 * found["rank", n] / games) for n, name in enumerate(game.kit.ranks)]
        yield "ranks, %", joined(ranks)
    else:
        yield "winner", f"{found['winner',] / games:.1f}"
        yield "wins by seat, %", shares(game, found)
    yield "Renown by", joined((name, n / players) for name, n in found.in_order("part"))
    tokens = [(name, n / players) for name, n in found.counted("tokens")]
    others = found["part", "renown"] / players - sum([n for _, n in tokens])
    yield "Renown tokens by", joined([*tokens, ("others", others)])
    yield "Imperative levels by Era", joined(by_number(found, "levels", players))
    dead = found.spread("dead")
    yield "dead a player", f"{mean(dead):.2f} (none {100 * dead.count(0) / players:.0f} %)"
    yield "sick on roads by Year", joined(by_number(found, "on roads", games))
    yield "sick on locations by Year", joined(by_number(found, "on locations", games))
    yield "Subjects a player", joined((k, n / players) for k, n in found.counted("subjects"))
    turns = found["turns",]
    yield (
        "in Quarantine at each turn",
        f"{found['in quarantine',] / turns:.2f}, in the way {found['in the way',] / turns:.2f}, "
        f"turns with somebody in the way {100 * found['crowded turns',] / turns:.0f} %",
    )
    yield "a player", joined((k, n / players) for k, n in found.counted("events"))
    yield "actions a player", joined((k, n / players) for k, n in found.in_order("actions"))
    yield (
        "at the end",
        f"{mean(found.spread('track')):.1f} on the track, "
        f"Influence {mean(found.spread('influence')):.1f} (most {found.spread('influence')[-1]})",
    )
    yield "Favour paid, a player", joined((k, n / players) for k, n in found.counted("favour"))
    if ("gatherer total",) in found:
        yield (
            "one who goes out to the sick",
            f"picks up {found['gatherer picked up',] / games:.1f}, "
            f"{found['gatherer dead',] / games:.2f} dead, "
            f"total {found['gatherer total',] / games:.1f}, "
            f"{found['gatherer lead',] / games:+.1f} beside the table, "
            f"wins {100 * found['gatherer wins',] / games:.1f} % (fair {100 / game.seats:.1f})",
        )


def by_number(found: Found, name: str, whole: float) -> Iterator[tuple[str, float]]:
    return ((str(number), n / whole) for number, n in found.counted(name))


def show_cards(game: Pest, found: Found, out: Console) -> None:
    """Every Decree: what Agenda and Imperative bring; every Technology: who has it at the end."""
    renown = dict(found.quotients("decree renown", "decrees"))
    levels = dict(found.quotients("decree levels", "decrees"))
    show_columns(
        "all Decrees, all games above",
        ("Decree", "Agenda, Renown", "Imperative, levels"),
        [
            (name, f"{renown.get(name, 0):.1f}", f"{levels.get(name, 0):.2f}")
            for name in game.kit.decrees
        ],
        out,
    )
    leads = dict(found.quotients("owner lead", "owners"))
    show_columns(
        "all Technologies, all games above",
        ("Technology", "owners a game", "lead"),
        [
            (name, f"{found['owners', name] / found['games',]:.2f}", f"{leads.get(name, 0):+.1f}")
            for name in sorted(game.kit.technologies, key=lambda name: leads.get(name, 0))
        ],
        out,
    )


def games_of_all_kinds(seats: int, plain: bool) -> Iterator[tuple[int, dict[str, Any]]]:
    for count, options in VARIANTS:
        if seats in (0, count) and not (plain and options["advanced"]):
            yield count, options


def main(
    games: Games = 2000,
    seed: Seed = "balance",
    bot: BotName = BOT,
    seats: Seats = 0,
    plain: Annotated[bool, typer.Option("--plain", help="No advanced setup.")] = False,
    turned: Annotated[
        bool, typer.Option("--turned", help="Favour cards are read from right to left.")
    ] = False,
    gathering: Annotated[
        bool, typer.Option("--gathering", help="One player goes out to the sick.")
    ] = False,
    workers: Workers = None,
) -> None:
    out = Console(width=120)
    total = Found()
    for count, options in games_of_all_kinds(seats, plain):
        found = played(play_block, (count, options, bot, turned, gathering, seed), games, workers)
        game = make(count, options, turned)
        show(game, found, turned, out)
        total.add(found)
    show_cards(game, total, out)


if __name__ == "__main__":
    typer.run(main)
