"""A match that is played on from a moment of another: every title, and nothing known too early."""

from __future__ import annotations

import random

import pytest

from tablee import bots
from tablee.arena import play
from tablee.bots.bot import Budget
from tablee.server import tables
from tablee.server.matches.keeping import game_of, revive
from tablee.server.matches.telling import scene, table_at
from tablee.server.people import Person
from tablee.server.reviews.playing_from import Past, play_from
from tablee.server.schemas.tables import NewTable, SeatWish

ONCE = Budget(iterations=1)
MOMENTS = 3
LAST = 1 << 30

ANA = Person("ana", "Ana", None)


@pytest.mark.parametrize(
    ("title", "seats"),
    [("precognition", 3), ("ai-100-human", 3), ("exodus", 2), ("pest", 2), ("nettles", 3)],
)
def test_it_looks_as_it_did_and_can_be_played_to_its_end(title: str, seats: int) -> None:
    wishes = [SeatWish(kind="me"), *(SeatWish(kind="bot") for _ in range(seats - 1))]
    row = tables.new_row(NewTable(title=title, seats=wishes), ANA)
    game, seed = game_of(row), bytes.fromhex(row.seed)
    players = [bots.make("expert", bytes([seat])) for seat in range(seats)]
    answers = [(seat, game.space.text(a)) for seat, a in play(game, players, seed, ONCE).answers]
    own = [number for number, (seat, _) in enumerate(answers) if seat == 0]
    for count in random.Random(1).sample(own, MOMENTS):
        new, told = play_from(row, Past(answers, [], []), 0, count, ANA)
        match = revive(new, game)
        then = game.deal(seed)
        for seat, action in answers[:count]:
            game.play(then, seat, action)
        assert game.dump(game.view(match.s, 0).table) == game.dump(game.view(then, 0).table)
        assert match.s.seed != then.seed  # chance is another one
        for viewer in (0, -1):
            shown, seen = table_at(told[viewer], LAST), scene(game, match.s, viewer)
            assert (shown["table"], shown["seats"]) == (seen["table"], seen["seats"])
        while not match.s.over():
            seat = match.s.acting()[0]
            view = game.view(match.s, seat)
            match.s.apply(seat, players[seat].choose(game, view, ONCE))
