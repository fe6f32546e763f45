"""One integer for every action, with an exact text both ways: `bid 7` is 7, `wait` is 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Problem

WAIT: Final = 0
"""The action of a seat that is not asked, in environments where all seats act at once."""


class Verb:
    """What one can do to one kind of thing: its actions are base, base + 1, … in order of targets.

    A verb without targets is a single action.
    """

    def __init__(self, name: str, base: int, kind: str = "", targets: Sequence[str] = ()) -> None:
        self.name = name
        self.base = base
        self.kind = kind
        """The kind of entity it is done to, such as "card"; empty for a verb without target."""
        self.targets = tuple(targets)

    def size(self) -> int:
        return max(1, len(self.targets))


class ActionSpace:
    """All actions of a title. It depends on title, edition and rules version, not on options."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = (Verb("wait", WAIT), *verbs)
        self.size = max([verb.base + verb.size() for verb in self.verbs])
        self.texts: list[str] = [""] * self.size
        self.verb_of: list[Verb | None] = [None] * self.size
        self.numbers: dict[str, int] = {}
        self.done_to: dict[str, list[int]] = {}
        for verb in self.verbs:
            self.add(verb)

    def add(self, verb: Verb) -> None:
        for index in range(verb.size()):
            number = verb.base + index
            text = f"{verb.name} {verb.targets[index]}" if verb.targets else verb.name
            assert not self.texts[number], f"{text} and {self.texts[number]} are both {number}"
            assert text not in self.numbers, f"{text} is two actions"
            self.texts[number] = text
            self.verb_of[number] = verb
            self.numbers[text] = number
            if verb.targets:
                self.done_to.setdefault(self.target(number), []).append(number)

    def text(self, action: int) -> str:
        """The action in words that `parse` reads back."""
        if not self.known(action):
            raise Problem("unknown-action", action=action)
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action that has this text."""
        words = " ".join(text.split())
        if words not in self.numbers:
            raise Problem("unknown-action", action=text)
        return self.numbers[words]

    def actions_on(self, thing: str) -> list[int]:
        """All that can ever be done to an entity, given as "kind:name"."""
        if thing not in self.done_to:
            raise Problem("unknown-action", action=thing)
        return self.done_to[thing]

    def known(self, action: int) -> bool:
        """Some numbers between verbs may be unused: they are no action."""
        return 0 <= action < self.size and self.verb_of[action] is not None

    def verb(self, action: int) -> Verb:
        verb = self.verb_of[action]
        assert verb is not None, f"{action} is no action"
        return verb

    def target(self, action: int) -> str:
        """The entity that the action is done to, as "kind:name"; empty if there is none."""
        verb = self.verb(action)
        return f"{verb.kind}:{verb.targets[action - verb.base]}" if verb.targets else ""
