"""What a seat comes to: its Renown, its limits, and what it would be paid now."""

from __future__ import annotations

from tablee.engine.fields import Data
from tablee.games.pest.agendas import agenda_renown
from tablee.games.pest.building import is_hindered
from tablee.games.pest.edition import POSITIONS
from tablee.games.pest.favour import favour_position
from tablee.games.pest.producing import PRODUCE_SLOT
from tablee.games.pest.quarantine import easy_slots, empty_slots, sick_subjects
from tablee.games.pest.score import score
from tablee.games.pest.state import Table
from tablee.games.pest.storing import full_limit, large_limit, storage_limit


def standing_of(s: Table, seat: int) -> Data:
    p = s.seats[seat]
    sick = sick_subjects(p)
    return {
        "renown": score(s, seat).total,
        "agenda": agenda_renown(s, seat) if s.year >= 0 else 0,  # PEST-271
        "sick": sick,
        "slots": sick + empty_slots(s, p),  # PEST-160
        "easy": easy_slots(s, p),
        "storage": storage_limit(s, p),  # PEST-120
        "large": large_limit(s, p),  # PEST-327
        "blocked": full_limit(s, p) - storage_limit(s, p),  # PEST-127
        "surcharge": int(is_hindered(p)),  # PEST-197
        "shortfall": int(bool(p.hindering & PRODUCE_SLOT)),  # PEST-212
        "favour": POSITIONS[favour_position(s, seat)],  # PEST-102 to PEST-105
    }
