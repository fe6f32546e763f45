"""Names in the catalogues are those of the data, and all that cards do can be said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tablee.games import exodus
from tablee.games.exodus.components import VERBS, Card, Components, Effect, Technical
from tablee.games.exodus.edition import components
from tablee.words import LANGUAGES
from tablee.words.catalogue import Words
from tests.words import ftl

TEXT: Final = Path(exodus.__file__).parent / "text"
BASE: Final[Components] = components("base")

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_cards_and_castes_are_called_as_in_the_data(language: str) -> None:
    words = Words(language, TEXT)
    cards = {f"card-{card.id}": card.name for card in [*BASE.cards, *BASE.secondary]}
    castes = {f"caste-{caste.id}": caste.name for caste in BASE.castes}
    for key, names in (cards | castes).items():
        assert words.say(key) == names[language]


@each_language
def test_there_are_words_for_all_that_cards_do(language: str) -> None:
    keys = ftl.read(TEXT)[language].all_keys()
    wanted = {key for card in [*BASE.cards, *BASE.secondary] for key in said_of(card)}
    assert len(wanted) > len(VERBS)
    assert wanted - keys == set()


@each_language
def test_no_words_are_left_of_effects_that_no_card_has(language: str) -> None:
    keys = ftl.read(TEXT)[language].all_keys()
    said = {key for card in BASE.cards for key in said_of(card)}
    assert {key for key in keys if key.startswith("board-effect-")} <= said


def said_of(card: Card) -> Iterator[str]:
    """The keys of the sentences about a card."""
    yield f"board-type-{card.type}"
    if card.caste_ability is not None:
        yield f"board-caste-{card.caste_ability.kind}"
        yield f"board-label-{card.caste_ability.kind}"
    if card.prestige_ability is not None:
        yield f"board-prestige-{card.prestige_ability.kind}"
        yield f"board-label-{card.prestige_ability.kind}"
    if card.technical is not None:
        yield from [effect_key(effect) for effect in card.technical.effects]
        yield from when_keys(card.technical)


def effect_key(effect: Effect) -> str:
    """Most verbs have one sentence; two of them say something else in some cases."""
    if effect.verb == "gain_resource" and not isinstance(effect.amount, int):
        return "board-effect-gain_counted"
    if effect.verb == "gain_resource" and effect.to == "this_vault":
        return "board-effect-gain_vault"
    if effect.verb == "take_from_discard" and effect.pick == "topmost":
        return "board-effect-take_topmost"
    return f"board-effect-{effect.verb}"


def when_keys(ability: Technical) -> list[str]:
    if ability.window is not None:
        return ["board-window"]
    if ability.kind == "integration" or len(ability.phases) > 1:
        return []
    return [f"board-only-{ability.phases[0]}"]
