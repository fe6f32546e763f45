"""Everything that a title can say, said with sample values in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any, Final

from tablee.engine.actions import WAIT
from tablee.engine.decision import Decision
from tablee.engine.events import EVERYBODY, SPECTATOR, Event
from tablee.engine.fields import MANY, ONE, Kind
from tablee.engine.game import Game
from tablee.engine.messages import Message
from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.titles import Title
from tablee.words import LANGUAGES, Narrator
from tests.words.declared import games

AMOUNTS: Final = (0, 1, 5)
"""None, one and many: where languages differ."""

NOBODY: Final = -1

Say = Callable[[], str]


def rendering_faults(title: Title) -> list[str]:
    """Sentences that cannot be said, or that say nothing. The title has to be registered."""
    faults = []
    for game in games(title):
        players = [f"Player {seat}" for seat in range(game.seats)]
        for code in LANGUAGES:
            for viewer in (SPECTATOR, 0):
                narrator = Narrator(game, code, players, viewer)
                for what, say in sayings(game, narrator):
                    faults += [f"{code}: {what}: {fault}" for fault in said_faults(say)]
    return list(dict.fromkeys(faults))


def said_faults(say: Say) -> list[str]:
    try:
        text = say()
    except (AssertionError, LookupError) as error:
        return [str(error)]
    return [] if text.strip() and "{" not in text else [f"says {text!r}"]


def sayings(game: Game[Any], narrator: Narrator) -> Iterator[tuple[str, Say]]:
    """All that can be said, by its key."""
    said = game.messages
    for amount in AMOUNTS:
        for message in said.asks.values():
            yield from asked(message, sample(game, message, amount), narrator)
        for message in said.events.values():
            yield from told(message, sample(game, message, amount), narrator)
        for message in said.refusals.values():
            why = Why(message.name, sample(game, message, amount))
            yield f"refusal-{message.name}", partial(narrator.refusal, why)
    for name in said.scores:
        yield f"score-{name}", partial(narrator.words.say, f"score-{name}")
    actions = [action for action in range(game.space.size) if game.space.known(action)]
    for choice in game.choices([action for action in actions if action != WAIT]):
        yield f"verb-{choice.verb}", partial(narrator.choice, choice)


def asked(message: Message, values: list[int], narrator: Narrator) -> Iterator[tuple[str, Say]]:
    decision = Decision(seat=0, number=0, ask=message.name, about=values, choices=[])
    yield f"ask-{message.name}", partial(narrator.prompt, decision)
    yield f"ask-{message.name}.help", partial(narrator.help, decision)


def told(message: Message, values: list[int], narrator: Narrator) -> Iterator[tuple[str, Say]]:
    for seat in (NOBODY, *range(len(narrator.players))[:2]):
        event = Event(message.name, seat, values, EVERYBODY, False)
        yield f"event-{message.name}", partial(narrator.event, event)
        if message.secret:
            unseen = Event(message.name, seat, [UNKNOWN] * len(values), EVERYBODY, False)
            yield f"event-{message.name}.hidden", partial(narrator.event, unseen)


def sample(game: Game[Any], message: Message, amount: int) -> list[int]:
    """Values for the arguments of a message; a list has that many items, if there are as many."""
    values: list[int] = []
    for kind in message.args.values():
        known = list(range(count(game, kind)))
        values += known[:amount] if kind.shape == MANY else [known[min(amount, len(known) - 1)]]
    return values


def count(game: Game[Any], kind: Kind) -> int:
    """How many values of a kind there are."""
    if kind.entity == "seat":
        return game.seats
    return len(game.layout.names[kind.entity]) if kind.entity else 1 + max(AMOUNTS)


# --- speaking to the reader -------------------------------------------------------------------


def address_faults(title: Title) -> list[str]:
    """Sentences that call their reader by name instead of speaking to them."""
    faults = []
    for game in games(title):
        players = [f"Player {seat}" for seat in range(game.seats)]
        for code in LANGUAGES:
            for viewer, name in enumerate(players):
                narrator = Narrator(game, code, players, viewer)
                for what, say in addressed(game, narrator):
                    faults += [f"{code}: {what}: {say()}"] if name in say() else []
    return list(dict.fromkeys(faults))


def addressed(game: Game[Any], narrator: Narrator) -> Iterator[tuple[str, Say]]:
    """All that is told of players and refused to the reader, whoever they are.

    Who does something to a player does it to another one, unless the game says otherwise.
    """
    for message in game.messages.events.values():
        for seat in range(game.seats):
            for values in with_players(game, message):
                event = Event(message.name, seat, values, EVERYBODY, False)
                others = [other for other in players_in(message, values) if other != seat]
                if others == players_in(message, values):
                    yield f"event-{message.name}", partial(narrator.event, event)
    for message in game.messages.refusals.values():
        for values in with_players(game, message):
            yield f"refusal-{message.name}", partial(narrator.refusal, Why(message.name, values))


def players_in(message: Message, values: list[int]) -> list[int]:
    return [values[place] for place in places_of_players(message)]


def places_of_players(message: Message) -> list[int]:
    """Lists come last, so the places of what comes before them are known."""
    kinds = list(message.args.values())
    return [n for n, kind in enumerate(kinds) if (kind.shape, kind.entity) == (ONE, "seat")]


def with_players(game: Game[Any], message: Message) -> Iterator[list[int]]:
    """Sample values, with every player in turn wherever one is spoken of."""
    values = sample(game, message, 1)
    places = places_of_players(message)
    for seats in product(range(game.seats), repeat=len(places)):
        for place, seat in zip(places, seats, strict=True):
            values[place] = seat
        yield list(values)
