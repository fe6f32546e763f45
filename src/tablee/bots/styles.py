"""Styles: what somebody leans to where options are about as good. The same for all titles."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.engine.game import Game

GIVEN: Final = 0.15
"""The most that a style costs those who give nothing away otherwise, in parts of what good players
differ by."""


class Style(msgspec.Struct, frozen=True):
    """What is liked beside what an option is worth."""

    name: str
    denying: float = 0.0
    """By this part a rival's points count more than they do anyway."""
    gambling: float = 0.0
    """What a standard deviation of the outcomes counts, in points."""
    hurrying: float = 0.0
    """By this part points count less that are only hoped for; below zero, more."""


STEADY: Final = Style("steady")
"""Leans to nothing."""

STYLES: Final = {
    style.name: style
    for style in (
        STEADY,
        Style("denier", denying=4.0),
        Style("gambler", gambling=1.0),
        Style("sprinter", hurrying=0.6),
        Style("hoarder", hurrying=-0.6),
    )
}
"""All by their names."""


def has_place(game: Game[Any], seat: int) -> bool:
    """Whether a seat can afford a style: who has a partner plays for both, and nobody is denied
    anything where nobody else plays."""
    return game.seats > 1 and not game.partners(seat)


def fitting(style: Style, game: Game[Any], seat: int) -> Style:
    return style if has_place(game, seat) else STEADY
