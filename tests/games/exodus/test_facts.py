"""What can be read off the table in the terminal: the Wing, negotiators, and all cards in sight."""

from __future__ import annotations

import pytest

from tablee.engine.events import EVERYBODY, SPECTATOR
from tablee.games.exodus import EXODUS
from tablee.games.exodus.facts import printed
from tablee.games.exodus.messages import MESSAGES
from tablee.games.exodus.negotiating import BEGIN_NEGOTIATION
from tablee.games.exodus.state import Table
from tablee.words import Narrator
from tablee.words.catalogue import LANGUAGES
from tests.games.exodus.positions import (
    KIT,
    build,
    card,
    conceal,
    fill,
    hold,
    influence,
    lay,
    negotiator,
    play,
    post,
    run,
    slot,
    table,
    turn,
)
from tests.rules import rule

A, B, C, D = range(4)


def read_off(s: Table, viewer: int, language: str = "en") -> dict[str, list[str]]:
    """What a viewer can read, by what things are called."""
    game = EXODUS.make(len(s.seats), "base", {})
    narrator = Narrator(game, language, ["Ann", "Bo", "Cy", "Di"][: len(s.seats)], viewer)
    found: dict[str, list[str]] = {}
    for fact in game.facts(game.view(s, viewer)):
        thing = narrator.words.entity(fact.kind, narrator.names[fact.kind][fact.thing])
        found.setdefault(thing, []).append(narrator.fact(fact))
    return found


def stands_on(name: str, language: str = "en") -> list[str]:
    """What is printed on a card, as its holder reads it."""
    s = table(4)
    called = Narrator(EXODUS.make(4, "base", {}), language, ["Ann"] * 4, A).words
    hold(s, A, name)
    return read_off(s, A, language)[called.entity("card", name)]


# --- what is printed on cards -----------------------------------------------------------------


@rule("EXO-004")
@pytest.mark.parametrize(
    ("name", "kind", "numbers"),
    [
        ("heir", "Crew · Originals", [2, 1, "3 points when integrated"]),
        ("miner", "Crew · Core", [2, 1, "1 point when integrated"]),
        ("forge", "Module · Core", [6, 3, "1 point when integrated", "2 berths."]),
        ("dormitory", "Module · Core", [3, 1, "1 point when integrated", "3 berths."]),
        ("priest", "Crew · Theocrats", [1, 0, "3 points when integrated"]),
    ],
)
def test_what_a_card_is_costs_and_brings(name: str, kind: str, numbers: list[object]) -> None:
    cost, gain, *others = numbers
    assert stands_on(name)[: 3 + len(others)] == [
        kind,
        f"cost {cost}",
        f"recycling gain {gain}",
        *others,
    ]


@rule("EXO-284")
def test_a_gain_that_grows_with_the_round_says_so() -> None:
    assert stands_on("smuggler")[2] == "recycling gain: the number of the round"


ABILITIES = {
    "novice": ["Recruit: when integrated, take a Convert into your hand."],
    "senator": ["Jailer: when integrated, put a Jailer token on this card."],
    "inquisitor": [
        "Activation (tilt, 1 gem)",
        "Destroy a Mutant crew in play.",
        "Score 1 point.",
    ],
    "high-priest": [
        "Activation (tilt, 1 gem)",
        "Replace a Convert of your Ark with a Priest from the pile and score its prestige value.",
        "Majority: 4 points each round if you control more Theocrat cards than each other player.",
    ],
    "seminary": [
        "Sacrifice (a Convert of your Ark)",
        "Recruit 1 Priest.",
        "Affinity: 1 point each round for every Priest you control.",
    ],
    "penitentiary": [
        "Jailer: when integrated, put a Jailer token on this card.",
        "Activation (tilt)",
        "Gain 1 gem for each crew in your prison, 3 at most.",
    ],
    "diplomatic-academy": [
        "Integration",
        "Your negotiators gain 2 influence points, shared out as you like.",
    ],
    "chimera": ["Integration", "Put a Mutant token from the supply on this card."],
    "virologist": [
        "Mutagen: when integrated, put a Mutagen token on this card.",
        "Activation (tilt, 1 gem)",
        "Return a Mutant crew in play to the hand of the player who controls it.",
    ],
    "mutation-lab": [
        "Mutagen: when integrated, put a Mutagen token on this card.",
        "Natural (2 gems)",
        "Put a Mutagen token from the supply on this card.",
        "Hospital: 2 points each round for every primary Mutant housed here.",
    ],
    "genotheque": [
        "Mutagen: when integrated, put a Mutagen token on this card.",
        "Activation (tilt, 1 gem)",
        "Take a crew of your choice from the discard pile into your hand.",
        "Affinity: 1 point each round for every Bio-Consortium card you control.",
    ],
    "nanotechnician": [
        "Activation (tilt, 1 gem)",
        "Straighten a tilted card of your Ark.",
        "except Nanotechnician",
    ],
    "sapper": [
        "Activation (tilt, 2 gems)",
        "Destroy a module in play with an integration cost of 4 or less.",
    ],
    "archives": [
        "Activation (tilt, 1 gem)",
        "Take the topmost module of the discard pile into your hand.",
    ],
    "rd-department": [
        "Activation (tilt)",
        "Discard the cards of up to 2 chambers and refill them from the deck.",
        "Before the first negotiator is placed, even outside your turn.",
        "Majority: 3 points each round if you control more Architect cards than each other player.",
    ],
    "orbital-shipyard": [
        "Activation (tilt)",
        "The next module you integrate this turn costs 2 gems less.",
        "In the Integration phase only.",
        "Affinity: 1 point each round for every module you control.",
    ],
    "shield-generator": [
        "Activation (tilt)",
        "Until the next Preparation phase, up to 2 modules of yours cannot be destroyed.",
        "Majority: 3 points each round if you control more modules than each other player.",
    ],
    "courtesan": [
        "Sacrifice (this card)",
        "Lay 2 of your cubes in one zone next to one of your negotiators.",
        "In the Negotiation phase only.",
    ],
    "clandestine-bank": [
        "Activation (tilt)",
        "Put 1 gem from the bank into this Vault.",
        "Vault: holds up to 6 gems; 1 point each round for every gem in it.",
    ],
}


@rule("EXO-004")
@pytest.mark.parametrize("name", ABILITIES)
def test_what_a_card_can_do(name: str) -> None:
    plain = 5 if KIT.is_module[card(name)] else 4
    assert stands_on(name)[plain:] == ABILITIES[name]


@rule("EXO-004")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_every_language(language: str) -> None:
    s = table(4)
    for kind in range(len(KIT.kinds)):
        hold(s, A, KIT.cards[KIT.kind.index(kind)])
    found = read_off(s, A, language)
    called = Narrator(EXODUS.make(4, "base", {}), language, ["Ann"] * 4, A).words
    for kind, name in enumerate(KIT.kinds):
        said = found[called.entity("card", name)]
        told = printed(KIT, kind)
        assert len(said) == len(told)
        assert [len(numbers) for _, numbers in told] == [
            len(MESSAGES.facts[fact].args) for fact, _ in told
        ]
        assert not [text for text in said if "none" in text or not text]


# --- which cards are in sight -----------------------------------------------------------------


def test_hands_and_packets_of_others_are_not_read() -> None:
    s = table(2)
    hold(s, A, "heir")
    hold(s, B, "miner")
    hold(s, B, "senator", known_to=EVERYBODY)
    s.seats[B].pack = [card("clinic")]
    s.seats[A].pack = [card("hideout")]
    for viewer, own in ((A, {"Heir", "Hideout"}), (B, {"Miner", "Clinic"}), (SPECTATOR, set())):
        found = read_off(s, viewer)
        seen = {"Heir", "Hideout", "Miner", "Clinic", "Senator"} & set(found)
        assert seen == own | {"Senator"}


def test_secondary_crews_can_always_be_read() -> None:
    assert {"Worker", "Convert", "Priest"} <= set(read_off(table(2), SPECTATOR))


@rule("EXO-010")
def test_of_the_discard_pile_what_can_be_chosen_is_read() -> None:
    s = table(2)
    build(s, A, "genotheque")
    s.seats[A].reserve = 1
    s.discard = [card("heir"), card("clinic")]
    turn(s, A)
    assert "Heir" not in read_off(s, A)
    play(s, A, "use genotheque.1")
    found = read_off(s, A)
    assert "Heir" in found
    assert "Clinic" not in found
    assert "Heir" not in read_off(s, B)


# --- what lies open ---------------------------------------------------------------------------


@rule("EXO-091", "EXO-102", "EXO-103")
def test_chambers_tell_their_card_cubes_marks_and_who_leads() -> None:
    s = table(3)
    fill(s, c1="heir", c2="miner", c4="clinic")
    lay(s, 1, 2, 0, 1)
    lay(s, 2, 0, 1, 1)
    s.marks[1] = 1 << A
    found = read_off(s, A)
    assert found["1"] == ["chamber: Heir", "Ann: 2 cubes", "Cy: 1 cube", "you lead"]
    assert read_off(s, B)["1"][-1] == "Ann leads"
    assert found["2"] == [
        "chamber: Miner",
        "Bo: 1 cube",
        "Cy: 1 cube",
        "wins a tie: Ann",
        "tied, nobody takes it",
    ]
    assert found["4"] == ["chamber: Clinic"]
    assert "3" not in found
    s.marks[1] = 1 << B
    assert read_off(s, A)["2"][-2:] == ["wins a tie: Bo", "Bo leads"]


@rule("EXO-084", "EXO-096")
def test_negotiators_tell_their_influence_and_where_they_are() -> None:
    s = table(2)
    influence(s, "core.2", "3-2")
    post(s, "core.2", "1-2")
    s.seats[A].home.remove(negotiator("core.1"))
    s.sent = [negotiator("core.1")]
    found = read_off(s, SPECTATOR)
    assert found["Core"] == ["Ann: [1]-[1], not placed", "Bo: [3]-[2] on slot 1-2"]
    assert found["Deviant"] == ["Ann: [1]-[1], not placed", "Bo: [1]-[1], not placed"]


@rule("EXO-288", "EXO-289")
def test_a_hidden_negotiator_is_read_by_its_owner_alone() -> None:
    s = table(2)
    conceal(s, B)
    post(s, "core.2", "8-9", face_down=True)
    unseen = "Bo: [1]-[1], in the hidden hand or face down"
    for viewer in (A, SPECTATOR):
        found = read_off(s, viewer)
        assert [found[caste][1] for caste in ("Core", "Deviant")] == [unseen, unseen]
        assert found["8-9"] == ["Bo: face down"]
        assert not set(found) & (set(KIT.slots) - {"8-9"})
    own = read_off(s, B)
    assert [own[caste][1] for caste in ("Core", "Deviant")] == ["Bo: [1]-[1] on slot 8-9", unseen]


@rule("EXO-154", "EXO-178", "EXO-193", "EXO-207")
def test_cards_in_play_tell_whose_they_are_and_what_lies_on_them() -> None:
    s = table(2)
    build(s, A, "hideout", "warden worker.2")
    build(s, B, "clinic")
    build(s, B, "hideout.2", "worker.3")
    s.seats[A].stored[0] = 3
    s.seats[A].vacant = [card("heir")]
    s.seats[A].boarded.append(card("heir"))
    s.seats[B].prison = [card("miner")]
    s.tilted = 1 << card("warden")
    s.protected = 1 << card("clinic")
    s.mutants = 1 << card("heir")
    s.jailers = [card("warden")] * 2
    s.mutagens = [card("clinic")]
    found = read_off(s, A)
    assert found["Hideout"][-5:] == [
        "Ark: Ann",
        "houses: Warden and Worker",
        "gems on it: 3",
        "Ark: Bo",
        "houses: Worker",
    ]
    assert found["Warden"][-4:] == ["Ark: Ann", "in Hideout", "tilted", "Jailer tokens: 2"]
    assert found["Clinic"][-3:] == ["Ark: Bo", "protected", "Mutagen tokens: 1"]
    assert found["Heir"][-2:] == ["vacant: Ann", "Mutant"]
    assert found["Miner"][-1] == "prison: Bo"
    assert found["Worker"][-4:] == ["Ark: Ann", "in Hideout", "Ark: Bo", "in Hideout"]


@rule("EXO-006", "EXO-230")
def test_points_and_supplies_are_told() -> None:
    s = table(2)
    s.seats[B].points[2] = 5
    s.jailers = [card("warden")]
    s.mutants = 1 << card("heir")
    s.mutagens = [card("clinic")]
    found = read_off(s, A)
    assert (found["Seat 1"], found["Seat 2"]) == (["0 points"], ["5 points"])
    assert found["Jailer tokens"] == ["in the supply: 7"]
    assert found["Mutagen tokens"] == ["in the supply: 6"]


def test_facts_hold_in_a_turn_of_the_negotiation() -> None:
    s = table(2)
    fill(s, c1="heir")
    run(s, BEGIN_NEGOTIATION)
    (seat,) = s.acting()
    play(s, seat, f"send core.{seat + 1}", "place 1-2")
    assert slot("1-2") == s.slots.index(negotiator(f"core.{seat + 1}"))
    assert read_off(s, seat)["1"][1:] == [f"{'Ann' if seat == A else 'Bo'}: 1 cube", "you lead"]
