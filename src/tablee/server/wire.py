"""From what the rules say to what goes over the wire: numbers become names."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablee import bots
from tablee.engine.decision import Decision
from tablee.engine.events import Event
from tablee.engine.fields import HIDDEN, ONE, Kind
from tablee.engine.game import Game
from tablee.engine.messages import Message
from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import State
from tablee.engine.titles import PRESETS, Title
from tablee.guide.reading import guide_of, has_guide
from tablee.server.fitting import clashes
from tablee.server.schemas.matches import NearlyPossible, Refusal, WireEvent
from tablee.server.schemas.tables import Result
from tablee.server.schemas.titles import MessageInfo, OptionInfo, TitleInfo

Args = dict[str, str | int | list[str | int]]


def event_of(game: Game[Any], event: Event) -> WireEvent:
    """An event as it has been made for one viewer."""
    message = game.messages.events[event.name]
    hidden = message.secret and UNKNOWN in event.args
    args = {} if hidden else arguments(game, message, event.args)
    return WireEvent(name=event.name, seat=event.seat, args=args, hidden=hidden)


def about(game: Game[Any], decision: Decision) -> Args:
    """What the prompt of a decision speaks of."""
    return arguments(game, game.messages.asks[decision.ask], decision.about)


def refusal_of(game: Game[Any], why: Why) -> Refusal:
    message = game.messages.refusals[why.name]
    return Refusal(name=why.name, args=arguments(game, message, why.args), rule=message.rule)


def nearly_possible(game: Game[Any], s: State[Any], seat: int) -> list[NearlyPossible]:
    return [
        NearlyPossible(choice=game.choices([action])[0], refusal=refusal_of(game, why))
        for action, why in game.nearly(s, seat)
    ]


def arguments(game: Game[Any], message: Message, values: list[int]) -> Args:
    result: Args = {}
    for name, bound in message.bind(values).items():
        kind = message.args[name]
        one = Kind(ONE, kind.entity)
        if isinstance(bound, list):
            result[name] = [entity(game, one, number) for number in bound]
        else:
            result[name] = entity(game, kind, bound)
    return result


def entity(game: Game[Any], kind: Kind, number: int) -> str | int:
    if not kind.entity or kind.entity == "seat":
        return number
    return HIDDEN if number == UNKNOWN else str(game.layout.names[kind.entity][number])


@cache
def title_info(title: Title) -> TitleInfo:
    """All that a client needs of a title; it never changes while the server runs."""
    game = next(title.all_games())
    messages = game.messages
    return TitleInfo(
        name=title.name,
        seats=list(title.seats),
        editions=list(title.editions),
        options=[
            OptionInfo(
                name=option.name,
                default=option.default,
                choices=list(option.choices),
                rule=option.rule,
            )
            for option in title.options.values()
        ],
        clashes=clashes(title),
        presets={name: dict(title.presets[name]) for name in PRESETS if name in title.presets},
        usual_seats=title.usual_seats,
        minutes=title.minutes,
        weight=title.weight,
        small=title.small,
        chapters=chapters_of(title.name),
        bots=[*bots.LEVELS],
        table_fields={field.name: field.kind.entity for field in game.layout.table_fields},
        seat_fields={field.name: field.kind.entity for field in game.layout.player_fields},
        events=declarations(messages.events),
        refusals=declarations(messages.refusals),
        asks=declarations(messages.asks),
        scores=declarations(messages.scores),
    )


def chapters_of(title: str) -> list[str]:
    return [chapter.id for chapter in guide_of(title).chapters] if has_guide(title) else []


def result_of(game: Game[Any], s: State[Any]) -> Result:
    """How a match has ended."""
    returns = game.returns(s)
    most = max(returns)
    return Result(
        totals=[score.total for score in game.scores(s)],
        returns=returns,
        winners=[seat for seat, share in enumerate(returns) if share == most > 0],
    )


def declarations(messages: dict[str, Message]) -> dict[str, MessageInfo]:
    return {
        name: MessageInfo(
            args={arg: kind.entity for arg, kind in message.args.items()},
            rule=message.rule,
            detail=message.detail,
        )
        for name, message in messages.items()
    }
