"""What can go wrong between a caller and the rules: each problem has a name and its facts.

The sentence for a person is made elsewhere, from the message `problem-<name>` of the catalogues.
"""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = -1
"""Stands where a card, place or number is not known to the viewer."""


class Why:
    """Why an action is refused: the name of the reason and what it speaks of."""

    def __init__(self, name: str, args: list[int], lacking: int = 0) -> None:
        self.name = name
        self.args = args
        self.lacking = lacking
        """How many things are missing that one can come to have; 0 if it is not about that."""

    def __reduce__(self) -> tuple[object, ...]:
        """So that a refusal in another process arrives with its reason."""
        return (Why, (self.name, self.args, self.lacking))

    def __repr__(self) -> str:
        return f"Why({self.name!r}, {self.args!r})"


class Problem(Exception):
    """Bad input: says which problem it is and the facts of it, by name."""

    def __init__(self, name: str, **facts: object) -> None:
        super().__init__(name, facts)
        self.name = name
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """So that a problem in another process arrives with its facts."""
        return (rebuilt, (type(self), self.name, self.facts))

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.name}: {facts}" if facts else self.name


def rebuilt(cls: type[Problem], name: str, facts: dict[str, object]) -> Problem:
    return cls(name, **facts)


class IllegalAction(Exception):
    """An action that is not offered now; `why` holds the reason."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


class Unseen(Exception):
    """The rules came to something the viewer cannot know: where a preview stops."""
