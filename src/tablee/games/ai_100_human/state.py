"""The position: decks, objectives and grid in the middle, and what each player holds and has built.

A tableau is a list of 15 cells, row by row from the top left; EMPTY where no card lies yet.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Seat, State
from tablee.engine.zones import hidden, move
from tablee.games.ai_100_human.actions import COPY, INSERT, KEEP, MOVE, PLACE, READ
from tablee.games.ai_100_human.cells import AI_CELL, CELLS, NOWHERE
from tablee.games.ai_100_human.kit import Kit

EMPTY: Final = -1
NONE: Final = -1


class Player(Seat):
    """One player: tableau, reserve, pack, what is remembered of the round, and the score."""

    __slots__ = (
        "added",
        "came_out",
        "came_out_in",
        "cell",
        "chosen",
        "declared",
        "discarded",
        "drew_in",
        "edge",
        "faces",
        "first",
        "gained",
        "identity",
        "joined",
        "joined_in",
        "known",
        "objectives",
        "outside",
        "pack",
        "passed",
        "picks",
        "points",
        "power",
        "reserve",
        "revealed",
        "sheet",
        "sheet_points",
        "spent",
        "tableau",
    )

    def __init__(
        self,
        tableau: list[int],
        faces: list[int],
        outside: list[int],
        edge: int,
        pack: list[int],
        added: list[int],
        reserve: list[int],
        known: list[int],
        chosen: list[int],
        revealed: int,
        cell: int,
        discarded: list[int],
        spent: list[int],
        passed: list[int],
        picks: list[int],
        first: int,
        came_out: list[int],
        came_out_in: list[int],
        joined: list[int],
        joined_in: list[int],
        drew_in: list[int],
        power: int,
        declared: int,
        identity: int,
        points: int,
        gained: int,
        objectives: list[int],
        sheet: list[int],
        sheet_points: list[int],
    ) -> None:
        super().__init__()
        self.tableau = tableau
        self.faces = faces
        """The faces to choose from; afterwards those that are not in play."""
        self.outside = outside
        """The sixteenth card (AIH-502), if there is one."""
        self.edge = edge
        """The outer cell on which it lies."""
        self.pack = pack
        """The pack in hand; at the start of a round the cards of which some are kept."""
        self.added = added
        """Two players: the card that was added to the pack unseen (AIH-154)."""
        self.reserve = reserve
        self.known = known
        """The rest of the reserve: cards that everybody saw join it."""
        self.chosen = chosen
        """The card that lies face down as the choice of the turn; it is still in the reserve."""
        self.revealed = revealed
        """The card of the turn, from the reveal until it is placed."""
        self.cell = cell
        """Where the card of the turn lies."""
        self.discarded = discarded
        """What this player has discarded in this round; nobody else may look at it."""
        self.spent = spent
        """What this player discarded in the round before."""
        self.passed = passed
        """Memory: the cards returned at the start of the round, then what was left of each pack
        after the pick, turn by turn."""
        self.picks = picks
        """Memory: the card picked in each turn of this round."""
        self.first = first
        """How many cards were kept as the first reserve of this round."""
        self.came_out = came_out
        """The cards that have come out of the reserve in this round, in order."""
        self.came_out_in = came_out_in
        """The turn of each of them."""
        self.joined = joined
        """The cards that everybody saw join the reserve in this round, in order."""
        self.joined_in = joined_in
        """The turn of each of them."""
        self.drew_in = drew_in
        """The turn of each card drawn into the reserve in this round."""
        self.power = power
        """The turn in which the power of the AI card was used; 0 while the token is active."""
        self.declared = declared
        """AI-10: the identity declared for this turn or objective, NONE for the better one."""
        self.identity = identity
        """AI-10: which of its identities the AI card has now."""
        self.points = points
        self.gained = gained
        """Points gained in this turn, for those who copy them (AIH-128)."""
        self.objectives = objectives
        """Points for each objective that has been scored."""
        self.sheet = sheet
        """The cards that have been scored, in order, the AI card last."""
        self.sheet_points = sheet_points
        """What each of them gave."""

    def copied(self) -> Player:
        return Player(
            self.tableau[:],
            self.faces[:],
            self.outside[:],
            self.edge,
            self.pack[:],
            self.added[:],
            self.reserve[:],
            self.known[:],
            self.chosen[:],
            self.revealed,
            self.cell,
            self.discarded[:],
            self.spent[:],
            self.passed[:],
            self.picks[:],
            self.first,
            self.came_out[:],
            self.came_out_in[:],
            self.joined[:],
            self.joined_in[:],
            self.drew_in[:],
            self.power,
            self.declared,
            self.identity,
            self.points,
            self.gained,
            self.objectives[:],
            self.sheet[:],
            self.sheet_points[:],
        )

    def seen(self, own: bool) -> Player:
        """Section 7.2 of the rules: reserve, pack, choice and discards are the owner's alone."""
        return Player(
            tableau=self.tableau[:],
            faces=self.faces[:],
            outside=self.outside[:],
            edge=self.edge,
            pack=self.pack[:] if own else hidden(len(self.pack)),
            added=hidden(len(self.added)),
            reserve=self.reserve[:] if own else hidden(len(self.reserve)),
            known=self.known[:],
            chosen=self.chosen[:] if own else hidden(len(self.chosen)),
            revealed=self.revealed,
            cell=self.cell,
            discarded=self.discarded[:] if own else hidden(len(self.discarded)),
            spent=self.spent[:] if own else hidden(len(self.spent)),
            passed=self.passed[:] if own else hidden(len(self.passed)),
            picks=self.picks[:] if own else hidden(len(self.picks)),
            first=self.first,
            came_out=self.came_out[:],
            came_out_in=self.came_out_in[:],
            joined=self.joined[:],
            joined_in=self.joined_in[:],
            drew_in=self.drew_in[:],
            power=self.power,
            declared=self.declared,
            identity=self.identity,
            points=self.points,
            gained=self.gained,
            objectives=self.objectives[:],
            sheet=self.sheet[:],
            sheet_points=self.sheet_points[:],
        )

    def come_out(self, card: int, turn: int) -> None:
        """A card leaves the reserve for everybody to see."""
        zone = self.known if card in self.known else self.reserve
        move(card, zone, self.came_out)
        self.came_out_in.append(turn)

    def join(self, card: int, turn: int) -> None:
        """A card joins the reserve for everybody to see."""
        self.known.append(card)
        self.joined.append(card)
        self.joined_in.append(turn)

    def holding(self) -> list[int]:
        """The whole reserve: what only the player knows, and what everybody does."""
        return self.reserve + self.known

    def where(self, card: int) -> int:
        """The cell of a card in the tableau, or of the one outside the grid."""
        return self.edge if card in self.outside else self.tableau.index(card)

    def face(self) -> int:
        """The AI face in play, as a card."""
        return self.tableau[AI_CELL]


def new_player(faces: list[int]) -> Player:
    """A player before the first choice (AIH-005)."""
    return Player(
        tableau=[EMPTY] * CELLS,
        faces=faces,
        outside=[],
        edge=NOWHERE,
        pack=[],
        added=[],
        reserve=[],
        known=[],
        chosen=[],
        revealed=UNKNOWN,
        cell=NOWHERE,
        discarded=[],
        spent=[],
        passed=[],
        picks=[],
        first=0,
        came_out=[],
        came_out_in=[],
        joined=[],
        joined_in=[],
        drew_in=[],
        power=0,
        declared=NONE,
        identity=0,
        points=0,
        gained=0,
        objectives=[],
        sheet=[],
        sheet_points=[],
    )


class Table(State[Player]):
    """What lies in the middle. The grid is empty with three or more players."""

    __slots__ = (
        "deck",
        "discard",
        "gone",
        "grid",
        "headers",
        "kit",
        "marked",
        "objectives",
        "pile",
        "queue",
        "round",
        "standee",
        "stock",
        "turn",
    )

    def __init__(
        self,
        kit: Kit,
        seats: list[Player],
        round: int,  # noqa: A002 - the rulebook's word
        turn: int,
        objectives: list[int],
        deck: list[int],
        stock: list[int],
        gone: list[int],
        queue: list[int],
        grid: list[int],
        headers: list[int],
        standee: int,
        marked: list[int],
        pile: list[int],
        discard: list[int],
    ) -> None:
        super().__init__(seats)
        self.kit = kit
        self.round = round
        self.turn = turn
        self.objectives = objectives
        """One for each round, face up from the start (AIH-006)."""
        self.deck = deck
        """The cards of this round that are not dealt, later the draw pile (AIH-036). Nobody knows
        their order, so there is none: they are drawn at random.
        """
        self.stock = stock
        """The cards of the next round."""
        self.gone = gone
        """Cards of the last round that are out of the game."""
        self.queue = queue
        """Black cards of this turn that are still to be resolved, in order (AIH-120)."""
        self.grid = grid
        """Two players: the neutral grid. Solo: the draft grid. Cells as in a tableau."""
        self.headers = headers
        """Solo: the colours that head the rows, then the columns."""
        self.standee = standee
        """Solo: the colour on whose header the standee is."""
        self.marked = marked
        """Solo: the cells of the cards that leave the grid after the turn."""
        self.pile = pile
        """Solo: the turn pile."""
        self.discard = discard
        """Solo: what has been discarded lies open."""

    def copied(self, seats: list[Player]) -> Table:
        return Table(
            self.kit,
            seats,
            self.round,
            self.turn,
            self.objectives,
            self.deck[:],
            self.stock[:],
            self.gone[:],
            self.queue[:],
            self.grid[:],
            self.headers,
            self.standee,
            self.marked[:],
            self.pile[:],
            self.discard[:],
        )

    def seen(self, viewer: int, seats: list[Player]) -> Table:
        """Nobody knows what is in a pile or what was put out of the game."""
        return Table(
            kit=self.kit,
            seats=seats,
            round=self.round,
            turn=self.turn,
            objectives=self.objectives,
            deck=hidden(len(self.deck)),
            stock=hidden(len(self.stock)),
            gone=hidden(len(self.gone)),
            queue=self.queue[:],
            grid=self.grid[:],
            headers=self.headers,
            standee=self.standee,
            marked=self.marked[:],
            pile=hidden(len(self.pile)),
            discard=self.discard[:],
        )

    def not_now(self, seat: int, action: int) -> Why:
        """Cards and cells each have their step of the turn (AIH-023)."""
        if PLACE <= action < READ:
            cell = action - PLACE if action < MOVE else (action - MOVE) % CELLS
            if cell < CELLS and self.seats[seat].tableau[cell] != EMPTY:
                return Why("card-stays", [cell])  # AIH-055
            return Why("only-placing", [])
        if KEEP <= action < COPY or INSERT <= action < PLACE:
            return Why("only-before-placing", [])
        return Why("not-offered", [])

    def solo(self) -> bool:
        return len(self.seats) == 1

    def duel(self) -> bool:
        return len(self.seats) == 2

    def left(self, seat: int) -> int:
        """The next player clockwise (AIH-012)."""
        return (seat + 1) % len(self.seats)

    def right(self, seat: int) -> int:
        return (seat - 1) % len(self.seats)
