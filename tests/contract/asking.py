"""What is offered, refused, told and asked: in order, declared, and ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.engine.actions import WAIT
from tablee.engine.decision import Decision
from tablee.engine.events import EVERYBODY, Event
from tablee.engine.fields import MANY
from tablee.engine.game import Game
from tablee.engine.messages import Message
from tablee.engine.problems import Problem
from tests.contract.moments import Moment, actions_to_try, match, some_moments, viewers


def check_options_are_in_order(game: Game[Any], seed: int) -> None:
    """Options are sorted, unique, of the space, and offered to exactly the seats that are asked."""
    for moment in match(game, seed):
        asked = tuple(seat for seat, player in enumerate(moment.s.seats) if player.ask)
        moment.claim(moment.s.acting() == asked, f"seats {asked} are asked, not all of them act")
        for seat in range(game.seats):
            claim_options(moment, seat, list(moment.s.options(seat)))


def claim_options(moment: Moment, seat: int, options: list[int]) -> None:
    who, space = f"seat {seat}", moment.game.space
    if not moment.s.seats[seat].ask:
        moment.claim(not options, f"{who} is not asked but offered {options}")
    moment.claim(options == sorted(options), f"the options of {who} are not sorted: {options}")
    moment.claim(len(options) == len(set(options)), f"{who} has an option twice: {options}")
    moment.claim(WAIT not in options, f"{who} is offered to wait")
    for action in options:
        moment.claim(space.known(action), f"{who} is offered {action}, which is no action")
        text = space.text(action)
        readable = " ".join(text.split()) == text and space.parse(text) == action
        moment.claim(readable, f"the text of {action} does not read back: {text!r}")


def check_refusals_say_why(game: Game[Any], seed: int) -> None:
    """There is a declared reason against every action, except exactly the options."""
    for moment in some_moments(game, seed):
        for seat in range(game.seats):
            options = moment.s.options(seat)
            for action in [*options, *actions_to_try(game)]:
                claim_reason(moment, seat, action, action in options)


def claim_reason(moment: Moment, seat: int, action: int, offered: bool) -> None:
    try:
        why = moment.s.why_not(seat, action)
    except Exception as error:
        moment.claim(False, f"why_not({seat}, {action}) raises {error!r}")
    if why is None:
        moment.claim(offered, f"{action} is not offered to seat {seat}, and there is no reason why")
    else:
        moment.claim(not offered, f"{action} is offered to seat {seat}, and refused: {why}")
        claim_said(moment, "refusal", moment.game.messages.refusals, why.name, why.args)


def claim_said(
    moment: Moment, sort: str, declared: dict[str, Message], name: str, args: Sequence[int]
) -> None:
    """The message is declared, and these arguments are as many and of the kinds it takes."""
    moment.claim(name in declared, f"the {sort} {name!r} is not declared")
    kinds = list(declared[name].args.values())
    rest = kinds[-1] if kinds and kinds[-1].shape == MANY else None
    if rest:
        kinds = kinds[:-1] + [rest] * (len(args) - len(kinds) + 1)
    moment.claim(len(args) == len(kinds), f"the {sort} {name!r} does not take {args}")
    declared[name].bind(args)
    for number, kind in zip(args, kinds, strict=True):
        names = moment.game.layout.names.get(kind.entity)
        known = names is None or 0 <= number < len(names)
        moment.claim(known, f"the {sort} {name!r} speaks of {kind.entity} {number}")


def check_events_are_declared(game: Game[Any], seed: int) -> None:
    """Every event is declared, with its arguments, and as secret if not everybody sees them."""
    for moment in match(game, seed):
        for event in moment.s.events or []:
            claim_event(moment, event)
        moment.s.events = []


def claim_event(moment: Moment, event: Event) -> None:
    declared = moment.game.messages.events
    claim_said(moment, "event", declared, event.name, event.args)
    public = event.audience == EVERYBODY or not event.args
    secret = public or declared[event.name].secret
    moment.claim(secret, f"the event {event.name!r} is secret but not declared so")


def check_decisions_can_be_shown(game: Game[Any], seed: int) -> None:
    """Whoever is asked, and nobody else, has a decision: declared, complete and ready to send."""
    for moment in match(game, seed):
        for viewer in viewers(game):
            try:
                decision = game.decision(game.view(moment.s, viewer))
            except Problem as problem:
                moment.claim(False, f"the decision of seat {viewer} cannot be built, {problem}")
            asked = viewer in moment.s.acting()
            moment.claim((decision is not None) == asked, f"viewer {viewer}: decision {decision}")
            if decision is not None:
                claim_decision(moment, decision)


def claim_decision(moment: Moment, decision: Decision) -> None:
    seat = decision.seat
    claim_said(moment, "ask", moment.game.messages.asks, decision.ask, decision.about)
    offered = [choice.action for choice in decision.choices]
    moment.claim(offered == list(moment.s.options(seat)), f"seat {seat} is shown {offered}")
    sent = msgspec.json.decode(msgspec.json.encode(decision), type=Decision)
    moment.claim(sent == decision, f"the decision of seat {seat} changes when it is sent")
