"""Everything that Pest says to people."""

from __future__ import annotations

from tablee.engine.fields import INT, INTS, MANY, ONE, Kind
from tablee.engine.messages import Message, Messages, points

ACTION = Kind(ONE, "action")
AGENDA = Kind(ONE, "agenda")
ARRANGEMENT = Kind(ONE, "arrangement")
BUILDING = Kind(ONE, "building")
CAPITAL_BUILDING = Kind(ONE, "capital-building")
CAPITAL_CARD = Kind(ONE, "capital-card")
CELL = Kind(ONE, "cell")
DECREE = Kind(ONE, "decree")
FAVOUR = Kind(ONE, "favour")
GAIN = Kind(ONE, "gain")
GOOD = Kind(ONE, "good")
IMPERATIVE = Kind(ONE, "imperative")
PLACE = Kind(ONE, "place")
PLAGUE = Kind(ONE, "plague")
POSITION = Kind(ONE, "position")
POST = Kind(ONE, "post")
POWER = Kind(ONE, "power")
RANK = Kind(ONE, "rank")
RESOURCE = Kind(ONE, "resource")
REWARD = Kind(ONE, "reward")
ROAD = Kind(ONE, "road")
SEAT = Kind(ONE, "seat")
SLOT = Kind(ONE, "slot")
START = Kind(ONE, "start")
STOCK = Kind(ONE, "stock")
TECHNOLOGY = Kind(ONE, "technology")
TECHNOLOGIES = Kind(MANY, "technology")
TECHNOLOGY_SLOT = Kind(ONE, "technology-slot")

MESSAGES = Messages(
    asks=[
        # set-up
        Message("place-castle", rule="PEST-033"),
        Message("place-doctor", rule="PEST-037"),
        # Plague and Favour
        Message("keep-camp", rule="PEST-321", place=PLACE),
        Message("refuse-sick", rule="PEST-315", place=PLACE, count=INT),
        Message("shelter-sick", rule="PEST-163", count=INT),
        Message("clear-storage", rule="PEST-166"),
        # gaining and paying
        Message("take-resource", rule="PEST-007", left=INT),
        Message("enlarge-type", rule="PEST-327"),
        Message("pay-coins", rule="PEST-122", resource=RESOURCE, due=INT),
        # a turn
        Message("place-assistant", rule="PEST-111"),
        Message("take-action", rule="PEST-113"),
        Message("move-doctor", rule="PEST-133", points=INT),
        Message("enter-location", rule="PEST-139", place=PLACE, sick=INT),
        Message("cure-subject", rule="PEST-321", count=INT),
        Message("treat-subject", rule="PEST-301", technology=TECHNOLOGY),
        Message("build-work", rule="PEST-180"),
        Message("choose-extra", rule="PEST-197"),
        Message("choose-saving", rule="PEST-198"),
        Message("produce-goods", rule="PEST-213"),
        Message("lose-resource", rule="PEST-212"),
        Message("do-research", rule="PEST-220"),
        Message("insert-technology", rule="PEST-221", technology=TECHNOLOGY),
        Message("choose-produce", rule="PEST-325"),
        Message("heal-subject", rule="PEST-235"),
        Message("assign-subject", rule="PEST-245"),
        Message("shift-subject", rule="PEST-247", post=POST),
        Message("claim-reward", rule="PEST-250"),
        # the end of an Era
        Message("choose-capital", rule="PEST-277", card=CAPITAL_CARD),
    ],
    events=[
        # set-up
        Message("token", rule="PEST-380", place=PLACE, resource=RESOURCE),
        Message("order", rule="PEST-261"),
        Message("start-card", rule="PEST-033", card=START),
        Message("castle", rule="PEST-033", place=PLACE),
        Message("doctor", rule="PEST-037", place=PLACE),
        # Plague and Favour
        Message("year", rule="PEST-060", year=INT),
        Message("plague", rule="PEST-070", card=PLAGUE),
        Message("road-struck", rule="PEST-080", road=ROAD, count=INT),
        Message("struck", rule="PEST-075", place=PLACE, count=INT),
        Message("blocked", rule="PEST-077", place=PLACE),
        Message("brought", rule="PEST-076", place=PLACE, count=INT),
        Message("refused", rule="PEST-315", place=PLACE, count=INT),
        Message("camp-returns", rule="PEST-152", place=PLACE),
        Message("destroyed", rule="PEST-083", place=PLACE),
        Message("quarantine", rule="PEST-162", count=INT),
        Message("arrange", rule="PEST-166", arrangement=ARRANGEMENT),
        Message("die", rule="PEST-164", count=INT),
        Message("overflow", rule="PEST-165", count=INT, tokens=INT),
        Message("favour", rule="PEST-100", card=FAVOUR),
        Message("favour-paid", rule="PEST-101", card=FAVOUR, position=POSITION),
        # gaining and paying
        Message("gain", rule="PEST-128", stock=STOCK, amount=INT),
        Message("lose", rule="PEST-127", stock=STOCK, amount=INT),
        Message("pay", rule="PEST-126", stock=STOCK, amount=INT),
        Message("exchange", rule="PEST-123", first=RESOURCE, second=RESOURCE),
        Message("renown", rule="PEST-005", tokens=INT),
        Message("influence", rule="PEST-340", space=INT),
        Message("imperative", rule="PEST-351", level=INT),
        Message("marker-taken", rule="PEST-451"),
        # a turn
        Message("turn", rule="PEST-110"),
        Message("place", rule="PEST-111", cell=CELL),
        Message("trial", rule="PEST-317"),
        Message("act", rule="PEST-113", action=ACTION),
        Message("improve", rule="PEST-115"),
        Message("go", rule="PEST-133", place=PLACE),
        Message("camp", rule="PEST-147", place=PLACE),
        Message("pick-up", rule="PEST-139", place=PLACE, count=INT),
        Message("treat", rule="PEST-301", technology=TECHNOLOGY),
        Message("stop", rule="PEST-145", place=PLACE),
        Message("build", rule="PEST-181", building=BUILDING, place=PLACE),
        Message("build-capital", rule="PEST-195", building=CAPITAL_BUILDING),
        Message("refresh", rule="PEST-228"),
        Message("market", rule="PEST-227", technologies=TECHNOLOGIES),
        Message("acquire", rule="PEST-220", technology=TECHNOLOGY),
        Message("insert", rule="PEST-221", technology=TECHNOLOGY, slot=TECHNOLOGY_SLOT),
        Message("discard", rule="PEST-223", technology=TECHNOLOGY, tokens=INT),
        Message("workshop", rule="PEST-325", resource=RESOURCE),
        Message("advance", rule="PEST-301", technology=TECHNOLOGY, box=INT),
        Message("recall", rule="PEST-311", post=POST),
        Message("infect", rule="PEST-312", count=INT),
        Message("discharge", rule="PEST-309"),
        Message("employ", rule="PEST-310", post=POST),
        Message("healed", rule="PEST-236", space=INT),
        Message("assign", rule="PEST-245", post=POST),
        Message("shift", rule="PEST-247", source=POST, target=POST),
        Message("claim", rule="PEST-250", reward=REWARD),
        # the end of an Era
        Message("era-ends", rule="PEST-270", era=INT),
        Message("agenda", rule="PEST-271", decree=DECREE, tokens=INT),
        Message("capital", rule="PEST-273", card=CAPITAL_CARD, place=INT),
        Message("retrieve", rule="PEST-277"),
        Message("neutral", rule="PEST-396", count=INT),
        Message("neutral-ahead", rule="PEST-454", tokens=INT),
        Message("graves", rule="PEST-280", tokens=INT),
        Message("end", rule="PEST-360"),
        Message("rank", rule="PEST-458", rank=RANK),
    ],
    refusals=[
        # another time
        Message("only-in-setup", rule="PEST-033"),
        Message("only-when-struck", rule="PEST-081"),
        Message("only-when-placing", rule="PEST-111"),
        Message("only-in-your-turn", rule="PEST-110"),
        Message("only-when-paying", rule="PEST-122"),
        Message("only-when-gaining", rule="PEST-007"),
        Message("only-moving", rule="PEST-113"),
        Message("only-building", rule="PEST-113"),
        Message("only-producing", rule="PEST-113"),
        Message("only-researching", rule="PEST-113"),
        Message("only-healing", rule="PEST-113"),
        Message("only-assigning", rule="PEST-113"),
        Message("only-after-era", rule="PEST-277"),
        # set-up
        Message("destroyed", rule="PEST-009", place=PLACE),
        Message("castle-taken", rule="PEST-034", place=PLACE),
        Message("not-a-start", rule="PEST-033", place=PLACE),
        Message("not-beside-castle", rule="PEST-037", place=PLACE),
        # Quarantine and Storage
        Message("already-sheltered", rule="PEST-163"),
        Message("too-few-sick", rule="PEST-161", arrangement=ARRANGEMENT),
        Message("too-many-sick", rule="PEST-161", arrangement=ARRANGEMENT),
        Message("arranged-so", rule="PEST-166", arrangement=ARRANGEMENT),
        Message("arranged-already", rule="PEST-166"),
        Message("between-actions", rule="PEST-166"),
        Message("needless", rule="PEST-166", arrangement=ARRANGEMENT),
        Message("storage-not-cleared", rule="PEST-168", arrangement=ARRANGEMENT),
        Message("not-above-limit", rule="PEST-327", stock=STOCK),
        Message("wrong-amount", rule="PEST-122", amount=INT, least=INT, most=INT),
        Message("too-few", rule="PEST-126", stock=STOCK, needed=INT),
        Message("no-room-for-coin", rule="PEST-123"),
        Message("in-order"),
        # a turn
        Message("cell-taken", rule="PEST-112", cell=CELL),
        Message("cell-empty", rule="PEST-328", cell=CELL),
        Message("no-trials", rule="PEST-317"),
        Message("no-repeat", rule="PEST-328"),
        Message("posted-already", rule="PEST-112", technology=TECHNOLOGY),
        Message("place-first", rule="PEST-110"),
        Message("not-this-cell", rule="PEST-113", cell=CELL),
        Message("played-already", rule="PEST-113", action=ACTION),
        Message("turn-over", rule="PEST-113"),
        Message("finish-first", rule="PEST-113"),
        Message("improved-already", rule="PEST-115"),
        # Move
        Message("no-step", rule="PEST-141"),
        Message("no-road", rule="PEST-133", place=PLACE),
        Message("there-already", rule="PEST-306", place=PLACE),
        Message("entered-already", rule="PEST-138", place=PLACE),
        Message("no-way-out", rule="PEST-137"),
        Message("no-way-left", rule="PEST-154"),
        Message("no-points", rule="PEST-134", place=PLACE),
        Message("cannot-collect", rule="PEST-139", place=PLACE, food=INT),
        Message("step-owed", rule="PEST-136"),
        Message("no-mask", rule="PEST-304"),
        Message("no-jump", rule="PEST-306"),
        Message("only-at-start", rule="PEST-306"),
        Message("other-size", rule="PEST-306", place=PLACE),
        Message("camp-placed", rule="PEST-152", place=PLACE),
        Message("location-full", rule="PEST-148", place=PLACE),
        Message("no-camp-in-capital", rule="PEST-150"),
        Message("not-this-card", rule="PEST-301", technology=TECHNOLOGY),
        # Build
        Message("nothing-to-build", rule="PEST-126"),
        Message("build-first", rule="PEST-114"),
        Message("built-there", rule="PEST-182", place=PLACE),
        Message("already-built", rule="PEST-181", building=BUILDING),
        Message("no-camp-on-map", rule="PEST-181"),
        Message("cannot-pay", rule="PEST-126", building=BUILDING),
        Message("cannot-pay-capital", rule="PEST-126", building=CAPITAL_BUILDING),
        Message("capital-built", rule="PEST-195", building=CAPITAL_BUILDING),
        Message("one-or-the-other", rule="PEST-180"),
        Message("only-materials", rule="PEST-197", resource=RESOURCE),
        Message("not-in-cost", rule="PEST-198", resource=RESOURCE),
        Message("must-improve", rule="PEST-126"),
        # Produce
        Message("not-produced", rule="PEST-213", resource=RESOURCE),
        # Research
        Message("nothing-to-research", rule="PEST-220"),
        Message("not-on-market", rule="PEST-220", technology=TECHNOLOGY),
        Message("acquired-already", rule="PEST-220"),
        Message("no-slot", rule="PEST-224", technology=TECHNOLOGY),
        Message("holds-sick", rule="PEST-224", technology=TECHNOLOGY),
        # Technologies in Research and Heal
        Message("no-technology", rule="PEST-229"),
        Message("other-action", rule="PEST-229", technology=TECHNOLOGY),
        Message("used-already", rule="PEST-229", technology=TECHNOLOGY),
        Message("nobody-to-advance", rule="PEST-301"),
        Message("nobody-to-recall", rule="PEST-311"),
        Message("nobody-to-infect", rule="PEST-312"),
        Message("nobody-to-discharge", rule="PEST-309"),
        Message("nobody-to-employ", rule="PEST-310"),
        # Heal and Assign
        Message("nothing-to-heal", rule="PEST-235"),
        Message("nobody-there", rule="PEST-235", slot=SLOT),
        Message("hindering-first", rule="PEST-166", slot=SLOT),
        Message("track-full", rule="PEST-237"),
        Message("track-empty", rule="PEST-245"),
        Message("nobody-to-assign", rule="PEST-245"),
        Message("post-not-free", rule="PEST-246", post=POST),
        Message("post-not-staffed", rule="PEST-247", post=POST),
        Message("no-free-post", rule="PEST-247"),
        Message("not-from-building", rule="PEST-249"),
        Message("no-such-reward", rule="PEST-250", reward=REWARD),
    ],
    scores=[
        points("renown", rule="PEST-361"),
        points("negative", rule="PEST-361"),
        points("buildings", rule="PEST-362"),
        points("districts", rule="PEST-362"),
        points("healed", rule="PEST-363"),
        points("imperatives", rule="PEST-364"),
        points("technologies", rule="PEST-365"),
        points("icons", rule="PEST-366"),
        points("majority", rule="PEST-367"),
        points("passed", rule="PEST-398"),
        points("capital-buildings", rule="PEST-400"),
        points("most-sick", rule="PEST-401"),
        points("markers", rule="PEST-457"),
        points("dead", rule="PEST-457"),
    ],
    facts=[
        Message("resource", rule="PEST-008", resource=GOOD),
        Message("sick", rule="PEST-011", count=INT),
        Message("stands", rule="PEST-181", owner=SEAT, building=BUILDING),
        Message("doctor", rule="PEST-012", owner=SEAT),
        Message("camp", rule="PEST-149", owner=SEAT),
        Message("era", rule="PEST-350", era=INT),
        Message("agenda", rule="PEST-271", agenda=AGENDA),
        Message("imperative", rule="PEST-351", imperative=IMPERATIVE),
        Message("level", rule="PEST-351", owner=SEAT, level=INT),
        Message("marked", rule="PEST-450", levels=INTS),
        Message("paid", rule="PEST-101", position=POSITION, what=GAIN, amount=INT),
        Message("no-favour", rule="PEST-106"),
        Message("first", rule="PEST-273", what=GAIN, amount=INT),
        Message("choice", rule="PEST-277", what=GAIN, amount=INT),
        Message("second", rule="PEST-273", what=GAIN, amount=INT),
        Message("third", rule="PEST-273", what=GAIN, amount=INT),
        Message("costs", rule="PEST-195", what=GAIN, amount=INT),
        Message("gives", rule="PEST-196", what=GAIN, amount=INT),
        Message("price", rule="PEST-220", cost=INT),
        Message("worth", rule="PEST-365", renown=INT),
        Message("slot", rule="PEST-221", slot=TECHNOLOGY_SLOT),
        Message("power", rule="PEST-229", power=POWER),
    ],
)
