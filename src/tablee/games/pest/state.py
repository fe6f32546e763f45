"""The position: the map with its sick, the cards of the Years, and what each player has.

Sets are kept as one bit for each member. What is needed only while one turn is played stands on
the table, since one player at a time has a turn.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Seat, State
from tablee.engine.zones import hidden
from tablee.games.pest.actions import (
    ACQUIRE,
    ACT,
    ARRANGE,
    BUILD,
    CASTLE,
    COINS,
    DECLINE,
    END,
    GAIN,
    GO,
    HEAL,
    HINDERING,
    PLACE,
    PRODUCE,
    REFUSE,
    SHIFT,
    TAKE,
    TECHNOLOGY_SLOTS,
)
from tablee.games.pest.kit import STORED, Kit

NOWHERE: Final = -1
"""No location, no card, no cell."""

STORAGE_SLOT: Final = 1 << HINDERING.index("storage")
"""The Quarantine slot on the Storage (PEST-168), as a set."""

NOTHING: Final = (0,) * STORED

TIMES: Final = (
    (CASTLE, "not-offered"),
    (REFUSE, "only-in-setup"),
    (PLACE, "only-when-struck"),
    (ACT, "only-when-placing"),
    (COINS, "only-in-your-turn"),
    (TAKE, "only-when-paying"),
    (GO, "only-when-gaining"),
    (BUILD, "only-moving"),
    (PRODUCE, "only-building"),
    (ACQUIRE, "only-producing"),
    (HEAL, "only-researching"),
    (SHIFT, "only-healing"),
    (GAIN, "only-assigning"),
    (DECLINE, "only-after-era"),
)
"""When actions have their time: each line speaks of those below its number."""


class Player(Seat):
    """One player: stock, pieces on the map, Quarantine, Healed Subjects, cards and tokens."""

    __slots__ = (
        "aside",
        "camp",
        "capital",
        "capital_buildings",
        "dead",
        "doctor",
        "grid",
        "healed",
        "hindering",
        "imperatives",
        "influence",
        "lying",
        "negative",
        "posted",
        "ready",
        "renown",
        "sites",
        "staff",
        "stock",
        "technologies",
        "workshop_resource",
        "zone",
    )

    def __init__(
        self,
        stock: list[int],
        doctor: int,
        camp: int,
        sites: list[int],
        staff: int,
        zone: int,
        hindering: int,
        dead: int,
        healed: int,
        capital: int,
        capital_buildings: int,
        technologies: list[int],
        lying: list[int],
        workshop_resource: int,
        ready: int,
        aside: int,
        grid: int,
        posted: int,
        influence: int,
        imperatives: list[int],
        renown: int,
        negative: int,
    ) -> None:
        super().__init__()
        self.stock = stock
        """Wood, stone, food, herbs, Coins, Research tokens."""
        self.doctor = doctor
        """Where the Doctor stands."""
        self.camp = camp
        """Where the Camp stands; NOWHERE if it is on the player board."""
        self.sites = sites
        """The location of each Building; NOWHERE if it is not built."""
        self.staff = staff
        """The Buildings that hold a Healed Subject, as a set."""
        self.zone = zone
        """Sick Subjects in slots without drawback: the Zone, and those of Technologies."""
        self.hindering = hindering
        """The slots where a sick Subject is in the way, as a set."""
        self.dead = dead
        """Dead Subjects in the Cemetery."""
        self.healed = healed
        """Healed Subjects on the track, which has no gaps (PEST-238)."""
        self.capital = capital
        """Healed Subjects in the own Capital space."""
        self.capital_buildings = capital_buildings
        """The Capital Buildings that this player has built, as a set."""
        self.technologies = technologies
        """One for each slot: Top, Middle, Bottom."""
        self.lying = lying
        """Subjects on each of them: how many are healed, or how far the sick one has come."""
        self.workshop_resource = workshop_resource
        """What the Mobile Workshop produces (PEST-325)."""
        self.ready = ready
        """Assistants in the Ready space."""
        self.aside = aside
        """Assistants that are set aside."""
        self.grid = grid
        """The cells that hold an Assistant, as a set."""
        self.posted = posted
        """The Technology slots whose card holds an Assistant, as a set."""
        self.influence = influence
        """The space of the Influence marker."""
        self.imperatives = imperatives
        """The level of the marker on each Imperative track."""
        self.renown = renown
        """Renown tokens."""
        self.negative = negative
        """Negative Renown tokens."""

    def copied(self) -> Player:
        return Player(
            self.stock[:],
            self.doctor,
            self.camp,
            self.sites[:],
            self.staff,
            self.zone,
            self.hindering,
            self.dead,
            self.healed,
            self.capital,
            self.capital_buildings,
            self.technologies[:],
            self.lying[:],
            self.workshop_resource,
            self.ready,
            self.aside,
            self.grid,
            self.posted,
            self.influence,
            self.imperatives[:],
            self.renown,
            self.negative,
        )

    def seen(self, own: bool) -> Player:
        """Everything lies open."""
        return Player(
            stock=self.stock[:],
            doctor=self.doctor,
            camp=self.camp,
            sites=self.sites[:],
            staff=self.staff,
            zone=self.zone,
            hindering=self.hindering,
            dead=self.dead,
            healed=self.healed,
            capital=self.capital,
            capital_buildings=self.capital_buildings,
            technologies=self.technologies[:],
            lying=self.lying[:],
            workshop_resource=self.workshop_resource,
            ready=self.ready,
            aside=self.aside,
            grid=self.grid,
            posted=self.posted,
            influence=self.influence,
            imperatives=self.imperatives[:],
            renown=self.renown,
            negative=self.negative,
        )


class Table(State[Player]):
    """The map, cards and tokens, and how far the turn is."""

    __slots__ = (
        "arranged",
        "arrived",
        "brought",
        "built",
        "capital_card",
        "capital_left",
        "cell",
        "deck",
        "decrees",
        "destroyed",
        "due",
        "entered",
        "favour",
        "favour_box",
        "favour_shown",
        "filled",
        "gain",
        "given",
        "hindered",
        "hit",
        "improved",
        "jumped",
        "kit",
        "marked_buildings",
        "marked_levels",
        "marked_spaces",
        "market",
        "moved",
        "neutral",
        "order",
        "plague",
        "plague_box",
        "plague_shown",
        "points",
        "resources",
        "rewards",
        "rewards_used",
        "road_sick",
        "sent",
        "sick",
        "start_cards",
        "tally",
        "todo",
        "turn",
        "used",
        "vacated",
        "works",
        "year",
    )

    def __init__(
        self,
        kit: Kit,
        seats: list[Player],
        year: int,
        order: list[int],
        turn: int,
        resources: list[int],
        sick: list[int],
        road_sick: list[int],
        destroyed: int,
        built: list[int],
        start_cards: list[int],
        plague: list[int],
        plague_box: list[int],
        plague_shown: list[int],
        favour: list[int],
        favour_box: list[int],
        favour_shown: list[int],
        decrees: list[int],
        capital_card: int,
        capital_left: int,
        rewards: list[int],
        rewards_used: list[int],
        market: list[int],
        deck: list[int],
        arrived: list[int],
        neutral: int,
        marked_spaces: int,
        marked_levels: list[int],
        marked_buildings: int,
        brought: list[int],
        hit: int,
        cell: int,
        todo: int,
        improved: int,
        hindered: int,
        arranged: int,
        points: int,
        entered: int,
        moved: int,
        jumped: int,
        given: int,
        tally: int,
        sent: int,
        works: list[int],
        vacated: int,
        filled: int,
        used: int,
        due: list[int],
        gain: list[int],
    ) -> None:
        super().__init__(seats)
        self.kit: Final = kit
        self.year = year
        """Counts from 0; -1 while the table is set."""
        self.order = order
        """The turn order of the Year."""
        self.turn = turn
        """How many turns of this Year have begun."""
        self.resources = resources
        """What each location provides. It never changes after the set-up, so copies share it."""
        self.sick = sick
        """Sick Subjects in each location."""
        self.road_sick = road_sick
        """Sick Subjects on each road."""
        self.destroyed = destroyed
        """Destroyed Locations, as a set."""
        self.built = built
        """For each location whose Buildings stand there, as a set of seats (PEST-182)."""
        self.start_cards = start_cards
        """The Starting Location cards that have been drawn."""
        self.plague = plague
        """Plague cards face down, that of the next Year last."""
        self.plague_box = plague_box
        """Those that have left the game unseen; their order says nothing."""
        self.plague_shown = plague_shown
        """Those of the Years so far."""
        self.favour = favour
        """Favour cards face down, that of the next Year last."""
        self.favour_box = favour_box
        """Those that have left the game unseen; their order says nothing."""
        self.favour_shown = favour_shown
        """Those of the Years so far."""
        self.decrees = decrees
        """One for each Era."""
        self.capital_card = capital_card
        """NOWHERE in the solo game (PEST-446)."""
        self.capital_left = capital_left
        """Capital Buildings that can still be built, as a set."""
        self.rewards = rewards
        """Capital Reward tokens face up, sorted."""
        self.rewards_used = rewards_used
        """Those face down, sorted."""
        self.market = market
        """Technologies on offer."""
        self.deck = deck
        """The other Technologies, sorted: all draws from them are at random."""
        self.arrived = arrived
        """Who has reached the last Influence space, the earliest first (PEST-343)."""
        self.neutral = neutral
        """Subjects in the Neutral space, in the Duel and in the solo game."""
        self.marked_spaces = marked_spaces
        """Influence spaces with a marker, as a set; solo only, like the next two."""
        self.marked_levels = marked_levels
        """For each Imperative track the levels with a marker, as a set."""
        self.marked_buildings = marked_buildings
        """Capital Buildings with a marker, as a set."""
        self.brought = brought
        """Sick Subjects that the plague has brought to each player."""
        self.hit = hit
        """Locations that the Plague card has put Subjects on, as a set (PEST-083)."""
        self.cell = cell
        """The combination that is played in this turn; NOWHERE if there is none."""
        self.todo = todo
        """Which of its actions can still be played, as a set."""
        self.improved = improved
        """1 once the top-row action of this turn is improved."""
        self.hindered = hindered
        """1 if the top-row action that is played was hindered at its start."""
        self.arranged = arranged
        """1 if the Quarantine was arranged after the last other choice."""
        self.points = points
        """Movement points left."""
        self.entered = entered
        """Places entered in this turn, as a set (PEST-138)."""
        self.moved = moved
        """1 once a location was entered in this Move."""
        self.jumped = jumped
        """1 after a jump (PEST-306)."""
        self.given = given
        """Locations that gave a resource in this Move, as a set (PEST-305)."""
        self.tally = tally
        """What the action has done so far, for Imperatives (PEST-357)."""
        self.sent = sent
        """Subjects that this Assign action has sent to the Capital."""
        self.works = works
        """The locations built on in this action."""
        self.vacated = vacated
        """Posts that an Assign action has emptied, as a set."""
        self.filled = filled
        """Posts that it has filled, as a set."""
        self.used = used
        """What of Technologies was used in this action: their slots, as a set."""
        self.due = due
        """What is still to be paid of each resource."""
        self.gain = gain
        """What is gained at this moment, before the Storage limit cuts it (PEST-128)."""

    def copied(self, seats: list[Player]) -> Table:
        return Table(
            self.kit,
            seats,
            self.year,
            self.order[:],
            self.turn,
            self.resources,
            self.sick[:],
            self.road_sick[:],
            self.destroyed,
            self.built[:],
            self.start_cards[:],
            self.plague[:],
            self.plague_box[:],
            self.plague_shown[:],
            self.favour[:],
            self.favour_box[:],
            self.favour_shown[:],
            self.decrees[:],
            self.capital_card,
            self.capital_left,
            self.rewards[:],
            self.rewards_used[:],
            self.market[:],
            self.deck[:],
            self.arrived[:],
            self.neutral,
            self.marked_spaces,
            self.marked_levels[:],
            self.marked_buildings,
            self.brought[:],
            self.hit,
            self.cell,
            self.todo,
            self.improved,
            self.hindered,
            self.arranged,
            self.points,
            self.entered,
            self.moved,
            self.jumped,
            self.given,
            self.tally,
            self.sent,
            self.works[:],
            self.vacated,
            self.filled,
            self.used,
            self.due[:],
            self.gain[:],
        )

    def seen(self, viewer: int, seats: list[Player]) -> Table:
        """Nobody knows the Plague and Favour cards of Years to come."""
        return Table(
            kit=self.kit,
            seats=seats,
            year=self.year,
            order=self.order[:],
            turn=self.turn,
            resources=self.resources,
            sick=self.sick[:],
            road_sick=self.road_sick[:],
            destroyed=self.destroyed,
            built=self.built[:],
            start_cards=self.start_cards[:],
            plague=hidden(len(self.plague)),
            plague_box=hidden(len(self.plague_box)),
            plague_shown=self.plague_shown[:],
            favour=hidden(len(self.favour)),
            favour_box=hidden(len(self.favour_box)),
            favour_shown=self.favour_shown[:],
            decrees=self.decrees[:],
            capital_card=self.capital_card,
            capital_left=self.capital_left,
            rewards=self.rewards[:],
            rewards_used=self.rewards_used[:],
            market=self.market[:],
            deck=self.deck[:],
            arrived=self.arrived[:],
            neutral=self.neutral,
            marked_spaces=self.marked_spaces,
            marked_levels=self.marked_levels[:],
            marked_buildings=self.marked_buildings,
            brought=self.brought[:],
            hit=self.hit,
            cell=self.cell,
            todo=self.todo,
            improved=self.improved,
            hindered=self.hindered,
            arranged=self.arranged,
            points=self.points,
            entered=self.entered,
            moved=self.moved,
            jumped=self.jumped,
            given=self.given,
            tally=self.tally,
            sent=self.sent,
            works=self.works[:],
            vacated=self.vacated,
            filled=self.filled,
            used=self.used,
            due=self.due[:],
            gain=self.gain[:],
        )

    # --- whose turn it is, and in which Era ---------------------------------------------------

    def era(self) -> int:
        """The Era, counted from 0."""
        return self.kit.era(self.year)

    def active(self) -> int:
        """The seat whose turn it is."""
        return self.order[(self.turn - 1) % len(self.order)]

    def not_now(self, seat: int, action: int) -> Why:
        """Everything has its time."""
        for end, reason in TIMES:
            if action < end:
                return Why(self.in_turn(seat, action, reason), [])
        return Why("not-offered", [])

    def in_turn(self, seat: int, action: int, reason: str) -> str:
        """What belongs to one's own turn waits there until the action is finished."""
        if reason != "only-in-your-turn" or not self.turn or self.active() != seat:
            return reason
        return "between-actions" if ARRANGE <= action < END else "finish-first"


# --- pieces on the map ------------------------------------------------------------------------


def doctors_at(s: Table, place: int) -> int:
    """Whose Doctors stand there, as a set of seats."""
    found = 0
    for seat, p in enumerate(s.seats):
        if p.doctor == place:
            found |= 1 << seat
    return found


def camps_at(s: Table, place: int) -> int:
    """Whose Camps stand there, as a set of seats."""
    found = 0
    for seat, p in enumerate(s.seats):
        if p.camp == place:
            found |= 1 << seat
    return found


def is_destroyed(s: Table, place: int) -> bool:
    return bool(s.destroyed >> place & 1)


def new_player(kit: Kit) -> Player:
    """A player before the Castle stands (PEST-020, PEST-039 to PEST-041)."""
    slots = len(TECHNOLOGY_SLOTS)
    return Player(
        stock=kit.start_stock[:],
        doctor=NOWHERE,
        camp=NOWHERE,
        sites=[NOWHERE] * len(kit.buildings),
        staff=0,
        zone=0,
        hindering=0,
        dead=0,
        healed=0,
        capital=0,
        capital_buildings=0,
        technologies=[NOWHERE] * slots,
        lying=[0] * slots,
        workshop_resource=NOWHERE,
        ready=kit.start_ready,
        aside=kit.start_aside,
        grid=0,
        posted=0,
        influence=0,
        imperatives=[0] * kit.eras,
        renown=0,
        negative=0,
    )
