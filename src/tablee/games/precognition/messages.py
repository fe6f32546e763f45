"""Everything that Precognition says to people."""

from __future__ import annotations

from tablee.engine.fields import INT, MANY, ONE, SEAT, Kind
from tablee.engine.messages import Message, Messages, points

CARD = Kind(ONE, "card")
CARDS = Kind(MANY, "card")
ROOM = Kind(ONE, "room")
ROOMS = Kind(MANY, "room")
MACHINE = Kind(ONE, "machine")
RESOURCE = Kind(ONE, "resource")
CAUSE = Kind(ONE, "cause")
SLOT = Kind(ONE, "slot")
TILE = Kind(ONE, "tile")
OBJECTIVE = Kind(ONE, "objective")
BOUND = Kind(ONE, "bound")

ASKS = [
    Message("install-room", rule="PRE-040", count=INT),
    Message("pass-card", rule="PRE-042", count=INT),
    Message("keep-card", rule="PRE-053"),
    Message("give-card", rule="PRE-054", kept=CARD),
    Message("activate", rule="PRE-070", cost=INT, healthy=INT, kept=CARD, received=CARD),
    Message("take-amount", rule="PRE-084", resource=RESOURCE, amount=INT, cause=CAUSE),
    Message("station-ymunes", rule="PRE-090", amount=INT, cause=CAUSE),
    Message("place-battery", rule="PRE-095", amount=INT, cause=CAUSE),
    Message("use-machine", rule="PRE-116"),
    Message("heal-humans", rule="PRE-120", amount=INT),
    Message("spend-ymunes", rule="PRE-227", amount=INT, objective=OBJECTIVE),
    Message("lower-plague", rule="PRE-143", plague=INT, protectors=INT),
    Message("lose-humans", rule="PRE-146", amount=INT, cause=CAUSE),
    Message("face-river", rule="PRE-162", tile=TILE),
    Message("lose-ymunes", rule="PRE-166", amount=INT, tile=TILE),
    Message("lose-battery", rule="PRE-166", amount=INT, tile=TILE),
]

EVENTS = [
    Message("install", rule="PRE-040", rooms=ROOMS),
    Message("round", rule="PRE-004", round=INT, season=INT),
    Message("look", rule="PRE-042", secret=True, cards=CARDS),
    Message("draw", rule="PRE-050", secret=True, cards=CARDS),
    Message("keep", rule="PRE-060", card=CARD),
    Message("give", rule="PRE-059", card=CARD, to=SEAT),
    Message("pass", rule="PRE-061", to=SEAT, cards=CARDS),
    Message("activate", rule="PRE-070", slot=SLOT),
    Message("pay", rule="PRE-071", amount=INT),
    Message("gain", rule="PRE-081", resource=RESOURCE, amount=INT, cause=CAUSE),
    Message("place-battery", rule="PRE-095", machine=MACHINE, cause=CAUSE),
    Message("set-aside", rule="PRE-229", amount=INT),
    Message("return-batteries", rule="PRE-229", amount=INT),
    Message("use", rule="PRE-116", machine=MACHINE),
    Message("heal", rule="PRE-149", amount=INT, cause=CAUSE),
    Message("finish", rule="PRE-231"),
    Message("reveal", rule="PRE-218", objective=OBJECTIVE, amount=INT),
    Message("mitigate", rule="PRE-223", objective=OBJECTIVE),
    Message("spend", rule="PRE-227", resource=RESOURCE, amount=INT),
    Message("raise-plague", rule="PRE-141", amount=INT, level=INT),
    Message("lower-plague", rule="PRE-143", protectors=INT, level=INT),
    Message("lose-humans", rule="PRE-146", healthy=INT, contaminated=INT, cause=CAUSE),
    Message("turn-tile", rule="PRE-160", tile=TILE),
    Message("ignore", rule="PRE-162", tile=TILE),
    Message("lose", rule="PRE-166", resource=RESOURCE, amount=INT),
    Message("lose-battery", rule="PRE-168", machine=MACHINE),
    Message("feed", rule="PRE-170", amount=INT, unfed=INT),
    Message("discard", rule="PRE-186", cards=CARDS),
    Message("uncover", rule="PRE-232", objective=OBJECTIVE),
    Message("met", rule="PRE-233", objective=OBJECTIVE),
    Message("failed", rule="PRE-235", objective=OBJECTIVE),
    Message("won", rule="PRE-237", total=INT, target=INT),
    Message("lost", rule="PRE-237", total=INT, target=INT),
    Message("end", rule="PRE-187"),
]

REFUSALS = [
    Message("not-dealt", rule="PRE-040", room=ROOM),
    Message("not-in-hand", rule="PRE-042", card=CARD),
    Message("not-available", rule="PRE-055", card=CARD),
    Message("not-visible", rule="PRE-054", card=CARD),
    Message("kept-already", rule="PRE-053", card=CARD),
    Message("cannot-pay", rule="PRE-073", cost=INT, healthy=INT),
    Message("too-few", least=INT),
    Message("too-many", most=INT),
    Message("ascending-order"),
    Message("not-aboard", machine=MACHINE),
    Message("no-free-slot", rule="PRE-095", machine=MACHINE),
    Message("only-cooperative", rule="PRE-229"),
    Message("not-powered", rule="PRE-111", machine=MACHINE),
    Message("condition-not-met", rule="PRE-116", machine=MACHINE),
    Message("used-already", rule="PRE-116", machine=MACHINE),
    Message("pile-empty", rule="PRE-221"),
    Message("too-few-healthy", rule="PRE-218", price=INT, healthy=INT),
    Message("not-revealed", rule="PRE-223", objective=OBJECTIVE),
    Message("mitigated-already", rule="PRE-223", objective=OBJECTIVE),
    Message("not-gained", rule="PRE-225", objective=OBJECTIVE),
    Message("no-battery", rule="PRE-166", machine=MACHINE),
    Message("keep-then-give", rule="PRE-053"),
    Message("only-deciding", rule="PRE-053"),
    Message("only-after-cards", rule="PRE-112"),
    Message("only-acting", rule="PRE-230"),
]

SCORES = [
    points("start", rule="PRE-021"),
    points("cards", rule="PRE-081"),
    points("machines", rule="PRE-118"),
    points("river", rule="PRE-163"),
    points("plague", rule="PRE-146"),
    points("hunger", rule="PRE-172"),
    points("objectives", rule="PRE-227"),
    points("contaminated", rule="PRE-194"),
    points("partner", rule="PRE-203"),
    points("others", rule="PRE-237"),
]

FACTS = [
    Message("distribution", rule="PRE-026", human=INT, ymune=INT, battery=INT, food=INT),
    Message("type", rule="PRE-013", type=RESOURCE, season=INT),
    Message("cost", rule="PRE-071", cost=INT),
    Message("cost-copied", rule="PRE-076"),
    Message("gain", rule="PRE-081", resource=RESOURCE, amount=INT),
    Message("gain-x", rule="PRE-078", resource=RESOURCE),
    Message("bonus", rule="PRE-082", resource=RESOURCE, amount=INT),
    Message("plague", rule="PRE-141", plague=INT),
    Message("loss", rule="PRE-166", resource=RESOURCE, amount=INT),
    Message("feeds", rule="PRE-170"),
    Message("slots", rule="PRE-110", slots=INT),
    Message("pair-type-and-other", rule="PRE-126", type=RESOURCE),
    Message("pair-types", rule="PRE-136", first=RESOURCE, second=RESOURCE),
    Message("pair-plague-mix", rule="PRE-136"),
    Message("pair-cost-sum", rule="PRE-136", op=BOUND, value=INT),
    Message("pair-cost-equal", rule="PRE-136"),
    Message("pair-cost-different", rule="PRE-136"),
    Message("gained-from-cards", rule="PRE-127", resource=RESOURCE, amount=INT),
    Message("given-type", rule="PRE-132", type=RESOURCE),
    Message("given-cost", rule="PRE-134", op=BOUND, value=INT),
    Message("given-has-plague", rule="PRE-132"),
    Message("heals", rule="PRE-120", amount=INT),
    Message("for-one", rule="PRE-216"),
    Message("for-each", rule="PRE-216"),
    Message("requires", rule="PRE-217", resource=RESOURCE, amount=INT),
    Message("mitigated", rule="PRE-223"),
    Message("price", rule="PRE-223", resource=RESOURCE, amount=INT),
]

MESSAGES = Messages(asks=ASKS, events=EVENTS, refusals=REFUSALS, scores=SCORES, facts=FACTS)
