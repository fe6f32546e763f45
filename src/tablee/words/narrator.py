"""Tells a game to one reader: prompts, choices, events and refusals as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.decision import Choice, Decision, Fact
from tablee.engine.events import Event
from tablee.engine.fields import HIDDEN, ONE, Kind
from tablee.engine.game import Game
from tablee.engine.messages import Message
from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.titles import find
from tablee.words.catalogue import Argument
from tablee.words.names import isolated
from tablee.words.title import title_words


class Narrator:
    """Speaks one language, of one game with its players, to one viewer."""

    def __init__(self, game: Game[Any], language: str, players: Sequence[str], viewer: int) -> None:
        self.words = title_words(find(game.title), language, game.edition)
        self.messages = game.messages
        self.names = game.layout.names
        self.players = [isolated(name) for name in players]
        self.viewer = viewer

    def prompt(self, decision: Decision) -> str:
        """The question to the player."""
        arguments = self.arguments(self.messages.asks[decision.ask], decision.about)
        return self.words.say(f"ask-{decision.ask}", **arguments)

    def help(self, decision: Decision) -> str:
        """What the question is about, for somebody who does not know the game."""
        return self.words.say(f"ask-{decision.ask}", "help")

    def choice(self, choice: Choice) -> str:
        """An action as words: what is done, and to what."""
        if not choice.target:
            return self.words.say(f"verb-{choice.verb}")
        kind, name = choice.target.split(":", 1)
        if kind == "seat" and name in self.names[kind]:
            return self.words.say(f"verb-{choice.verb}", target=self.seat_called(name))
        return self.words.say(f"verb-{choice.verb}", target=self.words.entity(kind, name))

    def seat_called(self, name: str) -> str:
        """The player whose seat has this name in actions and saved positions."""
        return self.players[self.names["seat"].index(name)]

    def event(self, event: Event) -> str:
        """What happened. The sentence may speak to the viewer if it is about the viewer."""
        message = self.messages.events[event.name]
        who: dict[str, Argument] = {
            "seat": self.players[event.seat] if event.seat >= 0 else "",
            "you": "yes" if 0 <= event.seat == self.viewer else "no",
        }
        if message.secret and UNKNOWN in event.args:
            return self.words.say(f"event-{event.name}", "hidden", **who)
        return self.words.say(f"event-{event.name}", **who, **self.arguments(message, event.args))

    def fact(self, fact: Fact) -> str:
        """What can be read off a thing."""
        arguments = self.arguments(self.messages.facts[fact.name], fact.args)
        return self.words.say(f"fact-{fact.name}", **arguments)

    def is_detail(self, event: Event) -> bool:
        """It explains the event before it."""
        return self.messages.events[event.name].detail

    def refusal(self, why: Why) -> str:
        """Why an action is not allowed."""
        arguments = self.arguments(self.messages.refusals[why.name], why.args)
        return self.words.say(f"refusal-{why.name}", **arguments)

    def arguments(self, message: Message, values: Sequence[int]) -> dict[str, Argument]:
        """The arguments of a sentence: of a list also how many there are, as `<name>_count`, and of
        a player also whether it is the reader, as `<name>_you`.
        """
        result: dict[str, Argument] = {}
        for name, bound in message.bind(values).items():
            kind = message.args[name]
            if isinstance(bound, list):
                one = Kind(ONE, kind.entity)
                result[name] = self.words.all_of([str(self.value(one, n)) for n in bound])
                result[f"{name}_count"] = len(bound)
            else:
                result[name] = self.value(kind, bound)
            if kind.entity == "seat" and not isinstance(bound, list):
                result[f"{name}_you"] = "yes" if bound == self.viewer else "no"
        return result

    def value(self, kind: Kind, number: int) -> str | int:
        """One argument: what a thing or a player is called, or a number as it is."""
        if not kind.entity:
            return number
        if kind.entity == "seat":
            return self.players[number]
        name = HIDDEN if number == UNKNOWN else self.names[kind.entity][number]
        return self.words.entity(kind.entity, name)
