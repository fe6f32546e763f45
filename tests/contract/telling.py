"""What is told: nobody hears of what is hidden, and previews come true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from tablee.engine.events import Event, Streams
from tablee.engine.fields import frame_name
from tablee.engine.game import Game
from tablee.engine.messages import Message
from tablee.engine.problems import UNKNOWN, Unseen
from tablee.engine.state import MOST_SEATS
from tests.contract.knowledge import hidden
from tests.contract.moments import (
    Contents,
    Moment,
    kinds_with_copies,
    match,
    plain,
    sampled,
    seed_bytes,
    sight,
    viewers,
    watched,
)
from tests.contract.pairs import hidden_places

HELD: Final = 1 << MOST_SEATS
"""Set among the seats that are asked, it keeps the steps that follow from running at once."""

Heard = list[tuple[str, int, list[int]]]

HEARD: Final = 6
"""How many events of each name are looked at in a match."""

ASKED: Final = 3
"""How many questions of each sort, and again as many that nobody else is asked beside."""


def questions(game: Game[Any], seed: int) -> Iterator[tuple[Moment, int]]:
    """Some questions of every sort in a match, each with the seat that is asked."""
    found: dict[tuple[str, bool], list[tuple[int, int]]] = {}
    for moment in match(game, seed):
        for seat in moment.s.acting():
            sort = frame_name(type(moment.s.seats[seat].ask)), len(moment.s.acting()) == 1
            found.setdefault(sort, []).append((moment.number, seat))
    dice = Random(seed)
    chosen = {
        asked for those in found.values() for asked in dice.sample(those, min(len(those), ASKED))
    }
    for moment in match(game, seed):
        for seat in moment.s.acting():
            if (moment.number, seat) in chosen:
                yield moment, seat


# --- nobody is told what is hidden ------------------------------------------------------------


def check_nobody_is_told_what_is_hidden(game: Game[Any], seed: int) -> None:
    """Of cards that lie hidden, events and prompts speak only to those who may know them."""
    heard: Counter[str] = Counter()
    for before, after in stages(game, seed):
        events = after.s.events or []
        for event in events:
            if not event.veiled:
                heard[event.name] += 1
                if heard[event.name] <= HEARD:
                    claim_event(before, after, event)
        after.s.events = [event for event in events if event.veiled]
    for moment, seat in questions(game, seed):
        claim_prompt(moment, seat)
        claim_answers_look_alike(moment, seat)


def stages(game: Game[Any], seed: int) -> Iterator[tuple[Moment, Moment]]:
    """A match in the smallest stages, each answer and step by itself: before it, and after."""
    dice, s = Random(seed), game.deal(seed_bytes(seed))
    after = before = Moment(game, seed, 0, s)
    yield before, after
    while not s.over():
        before = Moment(game, seed, after.number, s.clone())
        answer = after.choose(s, dice)
        s.asked |= HELD
        s.apply(*answer)
        s.asked &= ~HELD
        if not s.asked and s.veiled:
            s.lift()
        yield before, after
        while not s.asked and s.flow is not None:
            before = Moment(game, seed, after.number, s.clone())
            step, s.flow = s.flow.first, s.flow.rest
            step.run(s)
            yield before, after
        after = Moment(game, seed, after.number + 1, s)


def claim_event(before: Moment, after: Moment, event: Event) -> None:
    """Whoever hears of a card may see it before this happened, or after."""
    message = after.game.messages.events[event.name]
    for viewer in viewers(after.game):
        spoken = set(spoken_of(after, message, event.seen_by(viewer).args))
        for moment in (after, before):
            spoken &= secrets(moment, viewer) if spoken else set()
        names = [f"{kind} {after.game.layout.names[kind][number]}" for kind, number in spoken]
        text = f"viewer {viewer} is told of {', '.join(names)} by {event.name!r}"
        after.claim(not spoken, f"{text}, and may not know it")


def secrets(moment: Moment, viewer: int) -> set[tuple[str, int]]:
    """By kind and number, what the viewer cannot know of all that lies somewhere."""
    found = hidden(moment, viewer, holds=True)
    return {(kind, number) for kind, cards in found.items() for number in cards}


def claim_prompt(moment: Moment, seat: int) -> None:
    decision = moment.game.decision(moment.game.view(moment.s, seat))
    assert decision is not None
    message = moment.game.messages.asks[decision.ask]
    for kind, number in spoken_of(moment, message, decision.about):
        name = f"{kind} {moment.game.layout.names[kind][number]}"
        text = f"seat {seat} is asked {decision.ask!r} about {name}, and may not know it"
        moment.claim((kind, number) not in secrets(moment, seat), text)


def spoken_of(moment: Moment, message: Message, args: Sequence[int]) -> Iterator[tuple[str, int]]:
    """The entities among the arguments, but for copies: which of them is meant, nobody can say."""
    copied = kinds_with_copies(moment.game)
    kinds = list(message.args.values())
    for place, number in enumerate(args):
        kind = kinds[min(place, len(kinds) - 1)]
        if kind.entity and kind.entity not in copied and number != UNKNOWN:
            yield kind.entity, number


def claim_answers_look_alike(moment: Moment, seat: int) -> None:
    """Two answers with hidden things, after which others see the same, are told to them alike."""
    game, offered = moment.game, sampled(moment.s.options(seat), Random(moment.number))
    for viewer in viewers(game):
        secret = secrets(moment, viewer)
        found: dict[Contents, tuple[int, Heard]] = {}
        for action in offered if viewer != seat else []:
            if speaks_of(moment, viewer, action, secret):
                s, streams = watched(moment.s), Streams(game.seats)
                s.apply(seat, action)
                streams.collect(s)
                heard = plain(streams.of(viewer))
                like, expected = found.setdefault(sight(game, s, viewer), (action, heard))
                answers = f"whether seat {seat} answers {like} or {action}"
                text = f"viewer {viewer} is told, and cannot see, {answers}"
                moment.claim(heard == expected, text)


def speaks_of(moment: Moment, viewer: int, action: int, secret: set[tuple[str, int]]) -> bool:
    """The action is done to something that the viewer cannot know; of copies, perhaps to it."""
    verb = moment.game.space.verb(action)
    if verb.kind in kinds_with_copies(moment.game):
        return bool(hidden_places(moment, viewer, verb.kind))
    names = moment.game.layout.numbers.get(verb.kind, {})
    target = verb.targets[action - verb.base] if verb.targets else ""
    return (verb.kind, names.get(target, UNKNOWN)) in secret


# --- previews come true -----------------------------------------------------------------------


def check_previews_come_true(game: Game[Any], seed: int) -> None:
    """As far as a seat can know what follows from an answer, that is what follows."""
    for moment, seat in questions(game, seed):
        for action in sampled(moment.s.options(seat), Random(moment.number)):
            claim_preview(moment, seat, action)


def claim_preview(moment: Moment, seat: int, action: int) -> None:
    game = moment.game
    what = f"the preview of {action} for seat {seat}"
    drafted = game.view(moment.s, seat).table.clone()
    drafted.events = []
    unseen = False
    try:
        drafted.apply(seat, action)
    except Unseen:
        unseen = True
    except Exception as error:
        moment.claim(False, f"{what} does not end with Unseen but with {error!r}")
    s = watched(moment.s)
    s.apply(seat, action)
    previewed, true = [plain([e.seen_by(seat) for e in t.events or []]) for t in (drafted, s)]
    same = previewed == true[: len(previewed)]
    moment.claim(same, f"{what} does not come true: {previewed}, but {true}; is there no Unseen?")
    lifted = moment.s.veiled and s.seats[seat].before is None
    if not unseen and not lifted:
        same = sight(game, drafted, seat) == sight(game, s, seat)
        moment.claim(same, f"{what} is another position; is there no Unseen?")
