"""What a turn offers: what hand cards cost now, and why some things cannot be done."""

from __future__ import annotations

from typing import Final

from tablee.engine.fields import Data
from tablee.engine.problems import Why
from tablee.games.exodus.abilities.reading import INTEGRATION
from tablee.games.exodus.actions import (
    ARRANGE,
    CHAMBERS,
    IMPRISON,
    INTEGRATE,
    MUTATE,
    RELEASE,
    USE,
    VAULT,
)
from tablee.games.exodus.building import price_of
from tablee.games.exodus.castes import carriers
from tablee.games.exodus.founding import one_of_each
from tablee.games.exodus.kit import Kit
from tablee.games.exodus.messages import MESSAGES
from tablee.games.exodus.state import Table
from tablee.games.exodus.turns import INTEGRATING, TakeTurn

VERBS: Final = {
    INTEGRATE: "integrate",
    USE: "use",
    VAULT: "vault",
    IMPRISON: "imprison",
    RELEASE: "release",
    MUTATE: "mutate",
    ARRANGE: "arrange",
}


def prices(s: Table, seat: int) -> dict[str, int]:
    """What each hand card costs with the discounts that wait for it."""
    return {s.kit.cards[card]: price_of(s, seat, card) for card in s.seats[seat].hand}


def refused(s: Table, seat: int) -> list[Data]:
    """What one might want to do in one's turn, but cannot, each with the reason."""
    ask = s.seats[seat].ask
    if not isinstance(ask, TakeTurn):
        return []
    offered = set(ask.options(s, seat))
    found: list[Data] = []
    for verb, card in wishes(s, seat, ask.stage):
        if verb + card not in offered:
            found.append(reason(s.kit, verb, card, ask.refusal(s, seat, verb + card)))
    return found


def wishes(s: Table, seat: int, stage: int) -> list[tuple[int, int]]:
    """Hand cards to integrate, abilities to use, Vaults and tokens: a verb and a card each."""
    p = s.seats[seat]
    found: list[tuple[int, int]] = []
    if stage == INTEGRATING:
        found += [(INTEGRATE, card) for card in one_of_each(s.kit, p.hand)]
    for card in p.controls():
        ability = s.kit.technical[card]
        if ability is not None and ability.kind != INTEGRATION:
            found.append((USE, card))
    found += [(VAULT, card) for card in p.modules if s.kit.capacity[card]]
    jailers = carriers(s, seat, s.jailers)
    found += [(IMPRISON, card) for card in jailers]
    found += [(RELEASE, card) for card in jailers]
    found += [(MUTATE, card) for card in carriers(s, seat, s.mutagens)]
    return found


def reason(kit: Kit, verb: int, card: int, why: Why) -> Data:
    """A refusal as clients are told one, with what was refused."""
    return {
        "verb": VERBS[verb],
        "card": kit.cards[card],
        "name": why.name,
        "args": arguments(kit, why),
        "rule": MESSAGES.refusals[why.name].rule,
    }


def arguments(kit: Kit, why: Why) -> dict[str, str | int]:
    """The numbers of a refusal by what they mean, things by their names."""
    names = {
        "card": kit.cards,
        "chamber": list(CHAMBERS),
        "negotiator": kit.negotiators,
        "slot": kit.slots,
    }
    found: dict[str, str | int] = {}
    message = MESSAGES.refusals[why.name]
    for (name, kind), value in zip(message.args.items(), why.args, strict=False):
        known = names.get(kind.entity)
        found[name] = value if known is None else known[value]
    return found
