"""Small factories for positions of Exodus: cards, slots and negotiators by their names."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tablee.engine.decision import Score
from tablee.engine.events import EVERYBODY
from tablee.engine.fields import frame_name
from tablee.engine.game import Game
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Step, View
from tablee.games.exodus import score, worlds
from tablee.games.exodus.actions import action_space
from tablee.games.exodus.edition import components
from tablee.games.exodus.integrating import INTEGRATION_TURNS
from tablee.games.exodus.kit import Kit
from tablee.games.exodus.layout import layout
from tablee.games.exodus.messages import MESSAGES
from tablee.games.exodus.preparing import BEGIN_ROUND
from tablee.games.exodus.rounds import FOUNDATION, NEGOTIATION
from tablee.games.exodus.setup import NameFirstPlayer, empty_table
from tablee.games.exodus.state import EMPTY, SECRET, Player, Table
from tablee.games.exodus.turns import INTEGRATING, GoOn

SEED = bytes(range(32))
KIT = Kit(components("base"), 4)
SPACE = action_space(KIT.cards, KIT.negotiators, KIT.slots, KIT.ways, KIT.influence)


def table(seats: int = 4, turn_order: str = "", **variants: Any) -> Table:
    """An empty table in round 1; the turn order is given by letters: "CBAD"."""
    s = empty_table(Kit(components("base"), seats, **variants))
    s.seed = SEED
    s.events = []
    s.round = 1
    if turn_order:
        s.order = ["ABCD".index(letter) for letter in turn_order]
    return s


def card(name: str) -> int:
    """A card by its name; without a number the first copy is meant."""
    return KIT.cards.index(name if "." in name else f"{name}.1")


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def names(numbers: Sequence[int]) -> str:
    """The kinds of these cards."""
    return " ".join("?" if n == UNKNOWN else KIT.kinds[KIT.kind[n]] for n in numbers)


def hold(s: Table, seat: int, held: str, known_to: int = SECRET) -> Player:
    """Give a player these hand cards, out of the deck or the piles."""
    for number in cards(held):
        take_out(s, number)
        s.seats[seat].take(number, known_to)
    return s.seats[seat]


def take_out(s: Table, number: int) -> None:
    for pile in [s.deck, *s.piles]:
        if number in pile:
            pile.remove(number)


def build(s: Table, seat: int, module: str, crews: str = "") -> None:
    """Put a module with crews into an Ark."""
    p = s.seats[seat]
    p.modules.append(card(module))
    p.stored.append(0)
    take_out(s, card(module))
    for crew in cards(crews):
        p.crews.append(crew)
        p.homes.append(card(module))
        p.boarded.append(crew)
        take_out(s, crew)


def equip(s: Table, seat: int) -> None:
    """Give a player all that could be used, spent, moved or integrated in a turn of their own."""
    build(s, seat, "refinery", "miner warden")
    build(s, seat, "hideout", "mechanic worker")
    build(s, seat, "conversion-centre", "hacker")
    hold(s, seat, "novice refinery.2", known_to=EVERYBODY)
    p = s.seats[seat]
    p.reserve = 9
    p.stored[1] = 2
    s.jailers.append(card("warden"))
    s.mutagens.append(card("miner"))


OWN_TURN: Final = (
    "recycle novice.1",
    "integrate novice.1",
    "use refinery.1",
    "use mechanic.1",
    "use conversion-centre.1",
    "imprison warden.1",
    "mutate miner.1",
    "vault hideout.1",
    "arrange",
)
"""What an equipped player may do in an integration turn, and at hardly any other time."""


def fill(s: Table, **chambers: str) -> None:
    """Lay cards into chambers: c1="forge"."""
    for chamber, name in chambers.items():
        take_out(s, card(name))
        s.chambers[int(chamber[1:]) - 1] = card(name)


def slot(name: str) -> int:
    return KIT.slots.index(name)


def negotiator(name: str) -> int:
    return KIT.negotiators.index(name)


def influence(s: Table, name: str, value: str) -> None:
    number = negotiator(name)
    s.seats[number // 6].influence[number % 6] = KIT.influence.index(value)


def influence_of(s: Table, name: str) -> str:
    number = negotiator(name)
    return KIT.influence[s.seats[number // 6].influence[number % 6]]


def post(s: Table, name: str, where: str, face_down: bool = False) -> None:
    """Put a negotiator on a slot without laying cubes."""
    number = negotiator(name)
    p = s.seats[number // 6]
    (p.home if number in p.home else p.concealed).remove(number)
    s.slots[slot(where)] = number
    s.owners[slot(where)] = number // 6
    if face_down:
        s.face_down |= 1 << slot(where)


def occupy(s: Table, but: str = "") -> None:
    """Let all open slots but these be taken, by somebody who has no cubes."""
    for number in s.kit.open_slots:
        if KIT.slots[number] not in but.split() and s.owners[number] == EMPTY:
            s.owners[number] = len(s.seats)


def zone(s: Table, chamber: int) -> list[int]:
    """The cubes of all seats in a chamber, by the number that it has on the board."""
    return [s.cubes_of(chamber - 1, seat) for seat in range(len(s.seats))]


def lay(s: Table, chamber: int, *counts: int) -> None:
    for seat, count in enumerate(counts):
        s.lay_cubes(chamber - 1, seat, count)


def conceal(s: Table, seat: int, rights: int = 1) -> None:
    """As after a Morphoplast (EXO-288)."""
    p = s.seats[seat]
    p.concealed, p.home = p.home, []
    p.rights = rights


def run(s: Table, *steps: Step[Table]) -> None:
    """Play these steps to the next decision."""
    s.flow = None
    s.then(*steps)
    s.settle()


def turn(s: Table, seat: int, stage: int = INTEGRATING) -> None:
    """Let a player have a turn, and no more; another that is not over ends here."""
    for other in s.acting():
        s.withdraw(other)
    run(s, GoOn(seat, stage))


def play(s: Table, seat: int, *texts: str) -> None:
    for text in texts:
        action = SPACE.parse(text)
        s.check(seat, action)
        s.apply(seat, action)


def offered(s: Table, seat: int) -> list[str]:
    return [SPACE.text(action) for action in s.options(seat)]


def refused(s: Table, seat: int, text: str) -> str:
    """The name of the reason why an action is refused; nothing if it is not."""
    why = s.why_not(seat, SPACE.parse(text))
    return why.name if why else ""


def reason(s: Table, seat: int, text: str) -> str:
    """Why an action is refused, with what the reason speaks of."""
    why = s.why_not(seat, SPACE.parse(text))
    assert why is not None
    kinds = MESSAGES.refusals[why.name].args.values()
    things: dict[str, Sequence[str]] = {"card": KIT.cards, "negotiator": KIT.negotiators}
    said = [
        things[kind.entity][number] if kind.entity in things else str(number)
        for kind, number in zip(kinds, why.args, strict=True)
    ]
    return " ".join([why.name, *said])


def asked(s: Table, seat: int) -> str:
    """The name of the question to a seat; nothing if there is none."""
    ask = s.seats[seat].ask
    return frame_name(type(ask)) if ask else ""


def reserve(s: Table, *gems: int) -> None:
    """Give the first players so many gems."""
    for seat, count in enumerate(gems):
        s.seats[seat].reserve = count


def stored(s: Table, module: str) -> int:
    """The gems on a module."""
    (p,) = [p for p in s.seats if card(module) in p.modules]
    return p.stored[p.modules.index(card(module))]


def home_of(s: Table, crew: str) -> str:
    """The module that houses a crew, or nothing."""
    for p in s.seats:
        if card(crew) in p.crews:
            return KIT.cards[p.homes[p.crews.index(card(crew))]]
    return ""


def told(s: Table) -> list[str]:
    assert s.events is not None
    return [event.name for event in s.events]


def rich_arks(s: Table, dice: Random) -> Table:
    """Arks, hands, tokens and gems as they may come up, and more of them."""
    s.round = dice.randint(1, 4)
    dice.shuffle(s.deck)
    for p in s.seats:
        p.reserve = dice.randint(0, 12)
        p.influence = [dice.randint(0, 5) for _ in p.influence]
        for module in [one for one in s.deck if s.kit.is_module[one]][: dice.randint(1, 5)]:
            s.deck.remove(module)
            p.modules.append(module)
            p.stored.append(dice.randint(0, s.kit.capacity[module]))
            for _ in range(dice.randint(0, s.kit.berths[module])):
                pile = dice.choice([s.deck, s.deck, *s.piles])
                crew = next(one for one in pile if not s.kit.is_module[one])
                pile.remove(crew)
                p.crews.append(crew)
                p.homes.append(module)
                p.boarded.append(crew)
        for _ in range(dice.randint(0, 8)):
            p.take(s.deck.pop(), dice.choice([SECRET, EVERYBODY]))
        for crew in [one for one in s.deck if not s.kit.is_module[one]][: dice.randint(0, 2)]:
            s.deck.remove(crew)
            p.prison.append(crew)
        s.discard += [s.deck.pop() for _ in range(dice.randint(0, 3))]
        for one in p.controls():
            if s.jailer_supply() and dice.random() < 0.2:
                s.jailers.append(one)
            if s.mutagen_supply() and dice.random() < 0.2:
                s.mutagens.append(one)
            if s.mutagen_supply() and one in p.crews and dice.random() < 0.3:
                s.mutants |= 1 << one
            s.tilted |= (dice.random() < 0.2) << one
    s.jailers.sort()
    s.mutagens.sort()
    s.deck.sort()
    return s


class OneRound(Game[Table]):
    """Round 2 as far as the negotiation, with all that can be secret in it."""

    def __init__(self, seats: int, **variants: Any) -> None:
        self.kit = Kit(components("base"), seats, **variants)
        super().__init__(
            title="one-round",
            edition="base",
            version=1,
            seats=seats,
            options={},
            space=SPACE,
            layout=layout(self.kit),
            messages=MESSAGES,
        )

    def deal(self, seed: bytes) -> Table:
        s = empty_table(self.kit)
        s.round = 1
        for seat, p in enumerate(s.seats):
            hold(s, seat, f"heir.{seat + 1}" if seat < 3 else "convert.1", known_to=-(seat % 2))
            p.points[0] = seat % 2
            p.influence[:] = [0, 1, 2, 3, 4, 5]
        build(s, 1, "rd-department.1")
        build(s, 1, "rd-department.2")
        build(s, 0, "rd-department.3")
        conceal(s, 0)
        conceal(s, 1, rights=2)
        s.then(NameFirstPlayer(), BEGIN_ROUND, FOUNDATION, NEGOTIATION)
        return self.start(s, seed)

    def world(self, view: View[Table], seed: bytes) -> Table:
        return worlds.world(view, seed)

    def scores(self, s: Table) -> list[Score]:
        return score.scores(s)


class RichTurns(OneRound):
    """A negotiation and an integration of players who have much to do."""

    def deal(self, seed: bytes) -> Table:
        s = rich_arks(empty_table(self.kit), Random(seed))
        s.then(NameFirstPlayer(), NEGOTIATION, INTEGRATION_TURNS)
        return self.start(s, seed)
