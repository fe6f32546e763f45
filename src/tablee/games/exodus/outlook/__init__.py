"""The outlook: who leads each chamber, what a placement would change, what an Ark would score, what
a card would change there, and what cannot be done in a turn and why.
"""

from __future__ import annotations

from tablee.engine.fields import Data
from tablee.engine.state import View
from tablee.games.exodus.outlook.aboard import aboard, housed
from tablee.games.exodus.outlook.ark import prestige
from tablee.games.exodus.outlook.turn import prices, refused
from tablee.games.exodus.outlook.wing import standings, ways
from tablee.games.exodus.state import Table


def follows(view: View[Table]) -> Data:
    """All of it, from what the viewer may know."""
    s, viewer = view.table, view.viewer
    found: Data = {
        "chambers": standings(s),
        "prestige": [prestige(s, seat) for seat in range(len(s.seats))],
    }
    if viewer >= 0:
        found["ways"] = ways(s, viewer)
        found["prices"] = prices(s, viewer)
        found["refused"] = refused(s, viewer)
        found["aboard"] = aboard(s, viewer)
        found["housed"] = housed(s, viewer)
    return found
