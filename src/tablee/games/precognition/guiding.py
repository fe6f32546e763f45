"""What a guide can ask for and tell of a boat, beside what lies on it."""

from __future__ import annotations

from tablee.engine.problems import UNKNOWN
from tablee.games.precognition.state import River


def facts(s: River, viewer: int) -> dict[str, int | str | list[int | str]]:
    """Who sits where, what the rules count by, and the plague that lies before the viewer."""
    boat = s.seats[viewer]
    lying = [card for card in (boat.kept, boat.received) if card != UNKNOWN]
    return {
        "left": f"seat:{s.left(viewer)}",
        "right": f"seat:{s.right(viewer)}",
        "rounds": s.kit.rounds,
        "lowers": s.kit.plague_per_protector,
        "skulls": sum([s.kit.card_plague[card] for card in lying]),
    }
