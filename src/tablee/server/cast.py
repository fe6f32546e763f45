"""Who the bots are: a small cast for every level, with names that all languages can say.

Every face is drawn from the name, so that somebody who was met before is known again.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection
from typing import Final

CAST: Final = {
    "level-1": ("Bip", "Mimo", "Zuzu", "Lupo", "Tiko", "Bobin"),
    "level-2": ("Kiwa", "Tilo", "Rubo", "Nemi", "Sova", "Dodek"),
    "level-3": ("Orbo", "Mirka", "Talvi", "Yarek", "Brasio", "Fenna"),
    "level-4": ("Kobal", "Zendra", "Ferrox", "Tessio", "Quarta", "Rovan"),
    "level-5": ("Vektra", "Orakel", "Ixara", "Zenit", "Altamo", "Nadira"),
}

STYLES: Final = {
    "level-1": ("sprinter", "steady", "gambler", "denier", "hoarder", "sprinter"),
    "level-2": ("hoarder", "gambler", "steady", "sprinter", "denier", "gambler"),
    "level-3": ("steady", "denier", "hoarder", "gambler", "sprinter", "steady"),
    "level-4": ("denier", "gambler", "sprinter", "steady", "hoarder", "denier"),
    "level-5": ("gambler", "steady", "denier", "hoarder", "sprinter", "steady"),
}
"""Everybody's own, in the order of the cast."""

AS_GOOD: Final = {"random": "level-1", "greedy": "level-2", "expert": "level-3"}
"""Programs seat yardsticks too; they have the names of those who play about as well."""


def character(bot: str, table: str, taken: Collection[str]) -> str:
    """Who of the cast sits down at this table: not always the same, and nobody twice."""
    cast = CAST[AS_GOOD.get(bot, bot)]
    first = zlib.crc32(table.encode()) % len(cast)
    known = {name.casefold() for name in taken}
    turned = [*cast[first:], *cast[:first]]
    return next((name for name in turned if name.casefold() not in known), turned[0])


def style_of(bot: str | None, name: str) -> str | None:
    """The style of a character; none for yardsticks, and where a bot has no name of its own."""
    cast = CAST.get(bot or "", ())
    return STYLES[bot or ""][cast.index(name)] if name in cast else None
