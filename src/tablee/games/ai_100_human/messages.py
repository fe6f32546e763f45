"""Everything that AI 100% Human says to people."""

from __future__ import annotations

from tablee.engine.fields import INT, MANY, ONE, SEAT, Kind
from tablee.engine.messages import Message, Messages, points
from tablee.games.ai_100_human.actions import COLOURS

CARD = Kind(ONE, "card")
CARDS = Kind(MANY, "card")
CELL = Kind(ONE, "cell")
CELLS = Kind(MANY, "cell")
CORNERS = Kind(MANY, "corner")
COLOUR = Kind(ONE, "colour")
NEIGHBOUR = Kind(ONE, "neighbour")
OBJECTIVE = Kind(ONE, "objective")
OBJECTIVES = Kind(MANY, "objective")
RANK = Kind(ONE, "rank")

MESSAGES = Messages(
    asks=[
        Message("choose-face", rule="AIH-009", objectives=OBJECTIVES),
        Message("keep-card", rule="AIH-020", count=INT),
        Message("pick-card", rule="AIH-024"),
        Message("drop-card", rule="AIH-154"),
        Message("take-from-grid", rule="AIH-178", colour=COLOUR),
        Message("choose-card", rule="AIH-026"),
        Message("discard-card", rule="AIH-506", count=INT),
        Message("place-card", rule="AIH-028", card=CARD),
        Message("move-to", rule="AIH-133", card=CARD),
        Message("copy-card", rule="AIH-122", card=CARD, colour=COLOUR),
        Message("read-neighbour", rule="AIH-121", card=CARD),
        Message("lift-card", rule="AIH-130", card=CARD),
        Message("insert-card", rule="AIH-130", card=CARD),
        Message("swap-cards", rule="AIH-133", card=CARD),
        Message("prepare-objective", rule="AIH-140", objective=OBJECTIVE),
        Message("add-card", rule="AIH-502"),
        Message("place-outside", rule="AIH-502", card=CARD),
    ],
    events=[
        Message("objectives", rule="AIH-006", objectives=OBJECTIVES),
        Message("headers", rule="AIH-170", colours=Kind(MANY, "colour")),
        Message("ai-card", rule="AIH-008", faces=CARDS),
        Message("face", rule="AIH-009", card=CARD),
        Message("round", rule="AIH-002", round=INT),
        Message("grid", rule="AIH-150", cards=CARDS),
        Message("standee", rule="AIH-173", colour=COLOUR),
        Message("deal-reserve", rule="AIH-020", secret=True, cards=CARDS),
        Message("keep", rule="AIH-020", secret=True, card=CARD),
        Message("return", rule="AIH-021", secret=True, cards=CARDS),
        Message("deal-pack", rule="AIH-022", secret=True, cards=CARDS),
        Message("turn", rule="AIH-023", turn=INT),
        Message("pick", rule="AIH-024", secret=True, card=CARD),
        Message("drop", rule="AIH-154", secret=True, card=CARD),
        Message("top-up", rule="AIH-154"),
        Message("pass", rule="AIH-025", to=SEAT),
        Message("receive", rule="AIH-037", secret=True, cards=CARDS),
        Message("take", rule="AIH-178", card=CARD, cell=CELL),
        Message("mark", rule="AIH-178", cells=CELLS),
        Message("refill", rule="AIH-178", cards=CARDS),
        Message("redraw", rule="AIH-506"),
        Message("draw", rule="AIH-036", secret=True, cards=CARDS),
        Message("reshuffle", rule="AIH-036"),
        Message("discard", rule="AIH-033", secret=True, cards=CARDS),
        Message("reveal", rule="AIH-027", card=CARD),
        Message("place", rule="AIH-028", card=CARD, cell=CELL),
        Message("declare", rule="AIH-510", colour=COLOUR),
        Message("identity", rule="AIH-510", colour=COLOUR),
        Message("swap", rule="AIH-133", start=CELL, end=CELL, cards=CARDS),
        Message("stay", rule="AIH-135", card=CARD),
        Message("copy", rule="AIH-122", card=CARD, copied=CARD),
        Message("read", rule="AIH-121", card=CARD, owner=SEAT),
        Message("read-grid", rule="AIH-152", card=CARD),
        Message("exchange", rule="AIH-130", cell=CELL, out=CARD, new=CARD),
        Message("score", rule="AIH-070", card=CARD, cell=CELL, points=INT),
        Message("lose", rule="AIH-130", card=CARD, cell=CELL, points=INT),
        Message("objective", rule="AIH-140", objective=OBJECTIVE, points=INT),
        Message("prospect", rule="AIH-140", detail=True, objective=OBJECTIVE, points=INT),
        Message("count", rule="AIH-072", detail=True, cells=CELLS),
        Message("connect", rule="AIH-072", detail=True, corners=CORNERS),
        Message("extra", rule="AIH-502", card=CARD, cell=CELL),
        Message("no-extra", rule="AIH-502"),
        Message("ai", rule="AIH-141", card=CARD, points=INT),
        Message("rank", rule="AIH-185", rank=RANK, points=INT),
    ],
    refusals=[
        Message("not-your-face", rule="AIH-009", card=CARD),
        Message("not-in-hand", rule="AIH-020", card=CARD),
        Message("not-in-pack", rule="AIH-024", card=CARD),
        Message("in-order", rule="AIH-020", card=CARD),
        Message("not-in-reserve", rule="AIH-026", card=CARD),
        Message("not-in-line", rule="AIH-178", card=CARD),
        Message("cell-taken", rule="AIH-051", cell=CELL),
        Message("cell-apart", rule="AIH-051", cell=CELL),
        Message("outside-grid", rule="AIH-050", cell=CELL),
        Message("ai-card-stays", rule="AIH-133"),
        Message("nothing-there", rule="AIH-133", cell=CELL),
        Message("would-be-alone", rule="AIH-133", cell=CELL),
        Message("other-order", rule="AIH-133", cell=CELL),
        Message("power-spent", rule="AIH-505"),
        Message("not-your-power", rule="AIH-505"),
        Message("no-such-identity", rule="AIH-510", colour=COLOUR),
        Message("cannot-copy", rule="AIH-124", card=CARD),
        Message("no-such-neighbour", rule="AIH-121", neighbour=NEIGHBOUR),
        Message("takes-no-part", rule="AIH-130", card=CARD),
        Message("card-stays", rule="AIH-055", cell=CELL),
        Message("only-placing", rule="AIH-028"),
        Message("only-before-placing", rule="AIH-023"),
    ],
    scores=[
        *[points(colour, rule="AIH-070") for colour in COLOURS],
        points("objective-1", rule="AIH-140"),
        points("objective-2", rule="AIH-140"),
        points("ai", rule="AIH-141"),
    ],
)
