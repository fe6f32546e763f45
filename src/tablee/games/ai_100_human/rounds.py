"""The order of play: two rounds of seven turns, for three to six, for two, and solo."""

from __future__ import annotations

from typing import Final

from tablee.engine.state import Step
from tablee.games.ai_100_human.black_cards import ResolveBlack
from tablee.games.ai_100_human.choosing import ChooseCards, Redraw, RevealCards
from tablee.games.ai_100_human.drafting import (
    BeginRound,
    BeginTurn,
    DealPacks,
    DealReserves,
    PassPacks,
    PickCards,
    ReturnCards,
)
from tablee.games.ai_100_human.duel import HandOver, LayNeutralGrid, TopUp
from tablee.games.ai_100_human.ending import (
    LAST_ROUND,
    DiscardReserves,
    EndGame,
    PrepareObjectives,
    ScoreFaces,
    ScoreObjective,
)
from tablee.games.ai_100_human.kit import Kit
from tablee.games.ai_100_human.placing import PlaceCards
from tablee.games.ai_100_human.scoring import ScoreCards
from tablee.games.ai_100_human.setup import ChooseFaces, DealAiCards, DrawObjectives, empty_table
from tablee.games.ai_100_human.solo import (
    FillDraftGrid,
    LayHeaders,
    LayTurnPile,
    PlaceStandee,
    RefillGrid,
    TakeCard,
)
from tablee.games.ai_100_human.state import Table


def lay_table(kit: Kit, seats: int) -> Table:
    s = empty_table(kit, seats)
    if s.solo():
        s.then(PlaceStandee(), DrawObjectives(), PlayRound())
        s.then(LayHeaders(), FillDraftGrid(), DealAiCards(), ChooseFaces())  # AIH-172
    else:
        s.then(DrawObjectives(), DealAiCards(), ChooseFaces(), PlayRound())
    return s


class PlayRound(Step[Table]):
    """Deal, play seven turns (AIH-002), and score the objective."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.then(PLAY_TURNS, DISCARD_RESERVES, PREPARE_OBJECTIVES, SCORE_OBJECTIVE, END_ROUND)
        if s.solo():
            s.then(DEAL_RESERVES, RETURN_CARDS, LAY_TURN_PILE)
            if s.round:
                s.then(FILL_DRAFT_GRID)  # the first one lies there from the start (AIH-171)
        else:
            s.then(DEAL_RESERVES, RETURN_CARDS, DEAL_PACKS)
            if s.duel():
                s.then(LAY_NEUTRAL_GRID)
        s.then(BEGIN_ROUND)


class PlayTurns(Step[Table]):
    """Pick, pass, choose, reveal and place, score (AIH-023); two players pass last (AIH-154)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.turn == s.kit.turns:
            return
        s.then(self)
        if s.solo():
            s.then(REFILL_GRID)
        elif s.duel():
            s.then(HAND_OVER)
        s.then(CHOOSE_CARDS, REDRAW, REVEAL_CARDS, PLACE_CARDS, SCORE_CARDS, RESOLVE_BLACK)
        if s.solo():
            s.then(BEGIN_TURN, TAKE_CARD)
        elif s.duel():
            s.then(BEGIN_TURN, PICK_CARDS, TOP_UP)
        else:
            s.then(BEGIN_TURN, PICK_CARDS, PASS_PACKS)


class EndRound(Step[Table]):
    """Another round follows, or the AI cards are scored (AIH-141)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.round < LAST_ROUND:
            s.then(PLAY_ROUND)
        else:
            s.then(SCORE_FACES, END_GAME)


# They hold no numbers of their own, so one of each serves every round.
PLAY_ROUND: Final = PlayRound()
PLAY_TURNS: Final = PlayTurns()
END_ROUND: Final = EndRound()
BEGIN_ROUND: Final = BeginRound()
LAY_NEUTRAL_GRID: Final = LayNeutralGrid()
FILL_DRAFT_GRID: Final = FillDraftGrid()
DEAL_RESERVES: Final = DealReserves()
RETURN_CARDS: Final = ReturnCards()
DEAL_PACKS: Final = DealPacks()
LAY_TURN_PILE: Final = LayTurnPile()
BEGIN_TURN: Final = BeginTurn()
PICK_CARDS: Final = PickCards()
PASS_PACKS: Final = PassPacks()
TOP_UP: Final = TopUp()
TAKE_CARD: Final = TakeCard()
CHOOSE_CARDS: Final = ChooseCards()
REDRAW: Final = Redraw()
REVEAL_CARDS: Final = RevealCards()
PLACE_CARDS: Final = PlaceCards()
SCORE_CARDS: Final = ScoreCards()
RESOLVE_BLACK: Final = ResolveBlack()
HAND_OVER: Final = HandOver()
REFILL_GRID: Final = RefillGrid()
DISCARD_RESERVES: Final = DiscardReserves()
PREPARE_OBJECTIVES: Final = PrepareObjectives()
SCORE_OBJECTIVE: Final = ScoreObjective()
SCORE_FACES: Final = ScoreFaces()
END_GAME: Final = EndGame()
