"""What an Ark would score if the Prestige phase came now."""

from __future__ import annotations

from tablee.games.exodus.kit import Kit
from tablee.games.exodus.prestige import affinity, hospital, is_active, majority, vault
from tablee.games.exodus.state import Table


def prestige(s: Table, seat: int) -> dict[str, int]:
    """The points of each card that has a prestige ability; a module without a crew has none
    (EXO-225).
    """
    p = s.seats[seat]
    found: dict[str, int] = {}
    for card in p.controls():
        if scores(s.kit, card):
            found[s.kit.cards[card]] = card_prestige(s, seat, card) if is_active(p, card) else 0
    return found


def scores(kit: Kit, card: int) -> bool:
    """Whether it has a prestige ability."""
    return bool(
        kit.affinity[card] or kit.majority[card] or kit.capacity[card] or kit.is_hospital[card]
    )


def card_prestige(s: Table, seat: int, card: int) -> int:
    return (
        affinity(s, seat, card)
        + majority(s, seat, card)
        + vault(s, seat, card)
        + hospital(s, seat, card)
    )
