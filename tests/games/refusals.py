"""Why actions are refused, for a whole action space at once."""

from __future__ import annotations

from typing import Any

ANOTHER_TIME = {
    "not-offered",
    *("keep-then-give", "only-deciding", "only-after-cards", "only-acting"),
    *("card-stays", "only-placing", "only-before-placing"),
    *("only-before-bids", "only-bidding", "only-challenger"),
}
"""What positions answer where the question says nothing: it has its time, which is not now."""

Reasons = dict[str, dict[str, list[str]]]


def reasons(game: Any, s: Any, seat: int) -> Reasons:
    """For each verb the targets that are refused, by reason; verbs not on offer are left out.

    A reason that speaks of one thing speaks of the target.
    """
    found: Reasons = {}
    for verb in game.space.verbs:
        by_reason: dict[str, list[str]] = {}
        offered = False
        for place, target in enumerate(verb.targets or [""]):
            why = s.why_not(seat, verb.base + place)
            offered = offered or why is None
            if why is None:
                continue
            by_reason.setdefault(why.name, []).append(target)
            kinds = list(game.messages.refusals[why.name].args.values())
            if verb.kind and [kind.entity for kind in kinds] == [verb.kind]:
                assert game.layout.names[verb.kind][why.args[0]] == target, why.name
        if offered or not set(by_reason) <= ANOTHER_TIME:
            found[verb.name] = by_reason
    return found


def counted(found: Reasons) -> dict[str, dict[str, int]]:
    """How many there are of each."""
    return {
        verb: {reason: len(targets) for reason, targets in by_reason.items()}
        for verb, by_reason in found.items()
    }
