"""What the declarations of a title ask of its catalogues, and where these fall short of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tablee.engine.fields import MANY, ONE
from tablee.engine.game import Game, OptionValue
from tablee.engine.messages import REFUSALS, Message
from tablee.engine.titles import Option, Title
from tablee.words.catalogue import COMMON
from tests.words import ftl

WHO: Final = frozenset({"seat", "you"})
"""What every event is told with beside its arguments."""

BOARD: Final = "board-"
"""How the keys begin that only the board in the browser says: no declaration asks for these."""


GUIDE: Final = "guide-"
"""The same for what guides say: tests/guide holds these against the guide."""


class Need(NamedTuple):
    """What a sentence is given, and what of it the sentence must tell."""

    given: frozenset[str] = frozenset()
    told: frozenset[str] = frozenset()


Needs = dict[str, Need]


def games(title: Title) -> list[Game[Any]]:
    """A game of the title for each set of messages and names there is."""
    different = {(id(game.messages), str(game.layout.names)): game for game in title.all_games()}
    return list(different.values())


def needs(title: Title) -> Needs:
    """Every key that the title needs, except those of its entities."""
    agreed = frozenset({"seats", *title.options})
    found: Needs = {"title": Need(), "tagline": Need(), "goal": Need(agreed)}
    for option in title.options.values():
        found |= option_needs(option)
    for game in games(title):
        found |= game_needs(game)
    for edition in title.editions:
        found |= edition_needs(title, edition)
    for message in REFUSALS:  # these are in the catalogues of the table
        del found[f"refusal-{message.name}"]
    return found


def optional(title: Title) -> Needs:
    """What is said of a table where a title has words for it: in its bar, and of its rounds."""
    fields = {field.name for game in games(title) for field in game.layout.table_fields}
    known = frozenset({"seats", *title.options, *fields})
    found: Needs = {"bar-standing": Need(known), "bar-goal": Need(known)}
    found["round-number"] = Need(frozenset({"round"}))
    found |= sheet_needs(title)
    for game in games(title):
        for message in game.messages.asks.values():
            found[f"bar-done-{message.name}"] = Need(frozenset({"target"}))
    return found


def sheet_needs(title: Title) -> Needs:
    """The headings and lines of the reference sheet, which may speak of the edition's numbers."""
    file = title.text.parent / "sheet.json"
    if not file.is_file():
        return {}
    numbers = frozenset(
        number["id"].replace("-", "_")
        for game in title.text.parent.glob("data/*/game.json")
        for number in json.loads(game.read_text(encoding="utf-8"))["numbers"]
    )
    found: Needs = {}
    for section in json.loads(file.read_text(encoding="utf-8"))["sections"]:
        found[f"sheet-{section['id']}"] = Need()
        for line in section["lines"]:
            found[f"sheet-{section['id']}-{line}"] = Need(numbers)
    return found


def option_needs(option: Option) -> Needs:
    values = [value for value in option.choices if not speaks_for_itself(value)]
    texts = [f"option-{option.name}-{value}".lower() for value in values]
    return dict.fromkeys([f"option-{option.name}", *texts], Need())


def edition_needs(title: Title, edition: str) -> Needs:
    """The groups and fields of an edition, and the items that have no name in play."""
    found: Needs = {}
    for group in title.origins(edition):
        found[f"edition-{group.name}"] = Need()
        if not group.kind:
            found[f"edition-{group.name}-item"] = Need(frozenset({"id"}), frozenset({"id"}))
        for item in group.items:
            found |= dict.fromkeys([f"edition-field-{field}" for field in item.fields], Need())
    return found


def speaks_for_itself(value: OptionValue) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def game_needs(game: Game[Any]) -> Needs:
    found: Needs = {}
    messages, layout = game.messages, game.layout
    for message in messages.asks.values():
        found[f"ask-{message.name}"] = Need(given(message), frozenset(message.args))
        found[f"ask-{message.name}.help"] = Need()
        found[f"ask-{message.name}.hint"] = Need()
    for message in messages.events.values():
        found[f"event-{message.name}"] = Need(given(message) | WHO, frozenset(message.args))
        if message.secret:
            found[f"event-{message.name}.hidden"] = Need(WHO)
    for message in messages.refusals.values():
        found[f"refusal-{message.name}"] = Need(given(message), frozenset(message.args))
    for message in messages.facts.values():
        found[f"fact-{message.name}"] = Need(given(message), frozenset(message.args))
    for message in messages.scores.values():
        found[f"score-{message.name}"] = Need()  # a line of a table: the points stand beside it
    for verb in game.space.verbs[1:]:  # the first is `wait`, which is never offered to anybody
        target = frozenset({"target"} if verb.targets else ())
        found[f"verb-{verb.name}"] = Need(target, target)
    for field in (*layout.table_fields, *layout.player_fields):
        found[f"field-{field.name}"] = Need()
    return found


def given(message: Message) -> frozenset[str]:
    counts = [f"{name}_count" for name, kind in message.args.items() if kind.shape == MANY]
    seats = [
        f"{name}_you"
        for name, kind in message.args.items()
        if kind.shape == ONE and kind.entity == "seat"
    ]
    return frozenset([*message.args, *counts, *seats])


def entities(title: Title) -> Iterator[tuple[str, str]]:
    """The kind and name of every thing that has to be called something; copies share a name."""
    for game in games(title):
        for kind, names in game.layout.names.items():
            yield from [(kind, name.partition(".")[0]) for name in names]
        for verb in game.space.verbs:
            yield from [(verb.kind, name.partition(".")[0]) for name in verb.targets]


# --- the checks -------------------------------------------------------------------------------


def missing_faults(title: Title) -> list[str]:
    """What is declared and has no words."""
    faults = []
    for code, catalogue in ftl.read(title.text).items():
        keys = catalogue.all_keys()
        faults += [f"{code}: no words: {key}" for key in needs(title) if key not in keys]
        for kind, name in dict.fromkeys(entities(title)):
            if kind not in keys and f"{kind}-{name}" not in keys:
                faults.append(f"{code}: no words: {kind}-{name}")
    return faults


def unused_faults(title: Title) -> list[str]:
    """What has words and is not declared, or is said by the table itself already."""
    things = {key for kind, name in entities(title) for key in (kind, f"{kind}-{name}")}
    common = ftl.read(COMMON)
    faults = []
    for code, catalogue in ftl.read(title.text).items():
        needed = things.union(needs(title), optional(title), catalogue.inner())
        spare = sorted(catalogue.all_keys() - needed)
        faults += [f"{code}: unused: {key}" for key in spare if not key.startswith((BOARD, GUIDE))]
        both = catalogue.all_keys() & common[code].all_keys()
        faults += [f"{code}: said by the table: {key}" for key in sorted(both)]
    return faults


def variable_faults(title: Title) -> list[str]:
    """Variables that nobody provides, and arguments that a sentence keeps to itself."""
    wanted = needs(title) | optional(title)
    for kind, name in entities(title):
        wanted[kind] = Need(frozenset({"name"}), frozenset({"name"}))
        wanted[f"{kind}-{name}"] = Need()
    faults = []
    for code, catalogue in ftl.read(title.text).items():
        for key in sorted(catalogue.all_keys() & wanted.keys()):
            used, need = catalogue.variables(key), wanted[key]
            faults += [f"{code}: {key} is not given ${name}" for name in sorted(used - need.given)]
            silent = {name for name in need.told if not used & {name, f"{name}_count"}}
            faults += [f"{code}: {key} does not tell ${name}" for name in sorted(silent)]
    return faults
