"""A title that is all declarations: it has one of each, and serves to break its catalogues."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tablee.engine.actions import ActionSpace, Verb
from tablee.engine.fields import ALL, INT, MANY, ONE, OWN, SEAT, Field, Kind, Layout
from tablee.engine.game import Game, OptionValue
from tablee.engine.messages import Message, Messages, points
from tablee.engine.state import Seat, State
from tablee.engine.titles import Option, Title

CARDS: Final = ("ace", "king")
CARD: Final = Kind(ONE, "card")
HAND: Final = Kind(MANY, "card")
PLACE: Final = Kind(ONE, "place")

MESSAGES: Final = Messages(
    asks=[Message("pick", rule="SAM-001", place=PLACE, cards=HAND)],
    events=[
        Message("peek", rule="SAM-002", secret=True, card=CARD),
        Message("gift", to=SEAT, count=INT),
    ],
    refusals=[Message("late", rule="SAM-001", turn=INT)],
    scores=[points("hand", rule="SAM-002")],
)

WORDS: Final = """\
title = Sample
tagline = All there is to say.
goal = Say it all.

card-ace = the ace
card-king = the king
place = place { $name }

ask-pick = { $cards_count ->
        [0] Pick nothing from { $place }.
       *[other] Pick from { $place }: { $cards }.
    }
    .help = Take a { -thing }.
    .hint = One { -thing } is enough.
-thing = card

verb-pick = Pick { $target }
verb-pass = Pass

event-peek = { $you ->
        [yes] You see
       *[no] { $seat } sees
    } { $card }.
    .hidden = { $seat } sees a card.
event-gift = { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } to { $to_you ->
        [yes] you
       *[no] { $to }
    }.

refusal-late = That was possible in turn { $turn }.
score-hand = Hand
field-turn = Turn
field-hand = Hand

option-speed = Speed
option-speed-slow = slow
option-speed-quick = quick
option-long = Long game
option-long-true = yes
option-long-false = no
option-rounds = Rounds
"""

RULES: Final = "\n".join(f'- <a id="SAM-00{n}"></a>**SAM-00{n}** A rule.' for n in (1, 2, 3))

FILES: Final = {
    **dict.fromkeys(("en.ftl", "fr.ftl", "es.ftl"), WORDS),
    **dict.fromkeys(("rules.en.md", "rules.fr.md", "rules.es.md"), RULES),
}


def build(seats: int, edition: str, options: dict[str, OptionValue]) -> Game[Any]:
    return Game[Any](
        title="sample",
        edition=edition,
        version=1,
        seats=seats,
        options=options,
        space=ActionSpace(Verb("pick", 1, "card", CARDS), Verb("pass", 3)),
        layout=Layout(
            table=State,
            table_fields=[Field("turn", INT, ALL)],
            player=Seat,
            player_fields=[Field("hand", HAND, OWN)],
            frames=[],
            names={"card": CARDS, "place": ("1", "2")},
        ),
        messages=MESSAGES,
    )


def title(folder: Path) -> Title:
    """The title, with its catalogues and rules pages written into a folder."""
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return Title(
        name="sample",
        version=1,
        seats=(2,),
        options=[
            Option("speed", "slow", ("slow", "quick"), rule="SAM-003"),
            Option("long", False, (False, True)),
            Option("rounds", 3, (3, 4)),
        ],
        build=build,
        text=folder,
    )


def edit(folder: Path, name: str, old: str, new: str) -> None:
    """Change one passage of one file."""
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
