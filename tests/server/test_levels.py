"""Bots of five levels at tables: who they are, how long they think, and who stands in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee import bots
from tablee.bots.bot import Bot, Budget, Thought, Weighed
from tablee.bots.styles import STYLES as LEANINGS
from tablee.engine.game import Game
from tablee.engine.state import View
from tablee.engine.titles import find
from tablee.server import thinking
from tablee.server.cast import CAST, STYLES, character, style_of
from tablee.server.house.bots import bot_at
from tablee.server.house.house import House
from tablee.server.thinking import Answer, Seen, Thinkers
from tests.server.clients import begin
from tests.server.conftest import NewPerson
from tests.server.people import Json, Person, choices, eventually
from tests.server.test_absence import agree, send_away

LEVELS = [*bots.LEVELS]


@pytest.fixture
def anna(guest: NewPerson) -> Person:
    return guest("Anna")


def names(table: Json) -> list[str]:
    return [seat["nickname"] for seat in table["seats"]]


# --- who they are ----------------------------------------------------------------------------


def test_every_bot_has_a_name_of_its_own_which_it_keeps(anna: Person) -> None:
    table = anna.make_table("me", "level-2", "level-2", "level-4", "level-2", "level-2")
    called = names(table)
    assert len(set(called)) == 6
    assert set(called[1:3] + called[4:]) <= set(CAST["level-2"])
    assert called[3] in CAST["level-4"]
    anna.post(f"/tables/{table['id']}/start")
    assert names(anna.table(table["id"])) == called


def test_whoever_gets_another_level_is_somebody_else(anna: Person) -> None:
    table = anna.make_table("me", "level-1")
    assert table["seats"][1]["nickname"] in CAST["level-1"]
    changed = anna.put(f"/tables/{table['id']}/seats/1", {"kind": "bot", "bot": "level-5"})
    assert changed["seats"][1]["nickname"] in CAST["level-5"]


def test_no_bot_is_called_like_a_person_at_the_table() -> None:
    for name in CAST["level-1"]:
        assert character("level-1", "table", [name.upper()]) != name


def test_not_all_tables_have_the_same_bots() -> None:
    assert {character("level-3", f"table {n}", []) for n in range(99)} == {*CAST["level-3"]}


def test_every_level_has_a_cast_and_nobody_is_in_two() -> None:
    assert list(CAST) == LEVELS
    everybody = [name for cast in CAST.values() for name in cast]
    assert len({name.casefold() for name in everybody}) == len(everybody)
    most = max(find(title).seats[-1] for title in ("ai-100-human", "goofspiel", "nettles"))
    assert all(len(cast) >= most for cast in CAST.values())


# --- their styles ----------------------------------------------------------------------------


def styles(table: Json) -> list[str | None]:
    return [seat["style"] for seat in table["seats"]]


def test_everybody_has_a_style_of_their_own_and_every_level_a_mix_of_them() -> None:
    for level, cast in CAST.items():
        assert {style_of(level, name) for name in cast} == {*LEANINGS}
        assert len(STYLES[level]) == len(cast)
    assert style_of("expert", CAST["level-3"][1]) is None
    assert style_of("level-1", "Anna") is None
    assert style_of(None, CAST["level-1"][0]) is None


def test_the_style_of_whoever_sits_there_is_told(anna: Person) -> None:
    table = anna.make_table("me", "level-2", "level-4", "level-4", "greedy")
    told = styles(table)
    assert told[0] is told[4] is None
    for seat in (1, 2, 3):
        info = table["seats"][seat]
        assert told[seat] == style_of(info["bot"], info["nickname"]) is not None


def test_no_style_is_told_where_it_makes_no_difference(anna: Person) -> None:
    together = {"title": "precognition", "options": {"mode": "cooperative"}}
    assert styles(anna.make_table("me", "level-4", **together)) == [None, None]
    teams = {"title": "precognition", "options": {"mode": "team"}}
    four = anna.make_table("me", "level-4", "level-4", "level-1", **teams)
    assert styles(four) == [None] * 4
    by_thumb = anna.make_table("me", "level-1", "level-2", title="nettles", options={})
    assert styles(by_thumb)[1] is None
    assert styles(by_thumb)[2] is not None


def by_style(told: Seen, bot: str, *_: object) -> Answer:
    """In the process of the bots: every style has a card that it bids first."""
    game, view = told.opened()
    offered = [game.space.text(action) for action in view.table.options(view.viewer)]
    wished = f"bid {[*LEANINGS].index(bot.partition('+')[2]) + 1}"
    return Answer(wished if wished in offered else offered[0])


def test_the_process_that_thinks_is_told_the_style(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    house: House = app.app.state.house
    house.bots.thinkers.close()
    house.bots.thinkers = Thinkers(1, 0, 30.0, by_style)
    anna = guest("Anna")
    seats = ("me", "level-4", "level-4", "level-5", "level-1")
    table = anna.make_table(*seats, options={"cards": 8}, start=True)
    anna.bid(table["id"], 0, 1)
    eventually(lambda: len(bids_of(anna, table["id"])) == len(seats))
    bids = bids_of(anna, table["id"])
    for seat, style in enumerate(styles(table)):
        assert style is None or bids[seat] == str([*LEANINGS].index(style) + 1)
    assert styles(table).count(None) == 1


def bids_of(person: Person, table: str) -> dict[int, str]:
    """What everybody has bid first, by their seats."""
    told = [event for event in person.events(table, 0) if event["name"] == "bid"]
    return {event["seat"]: event["args"]["card"] for event in reversed(told)}


def test_a_bot_with_a_style_answers_on_a_server(anna: Person) -> None:
    table = anna.make_table("me", "level-2", "level-4", options={"cards": 3}, start=True)["id"]
    assert None not in styles(anna.table(table))[1:]
    for number in (1, 2):  # nobody has a choice of the last card
        anna.bid(table, 0, number)
        eventually(lambda: not anna.view(table, 0)["locked"])
    assert anna.table(table)["status"] == "over"


# --- who stands in ---------------------------------------------------------------------------


def test_a_bot_of_the_chosen_level_stands_in_and_gives_the_seat_back(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben, cleo = guest("Anna"), guest("Ben"), guest("Cleo")
    table = begin([anna, ben, cleo], stand_in="level-4")
    assert anna.table(table)["stand_in"] == "level-4"
    send_away(app, table, 2, 600)
    for seat, person in enumerate((anna, ben)):
        agree(person, table, seat, 2)
    house: House = app.app.state.house
    assert anna.table(table)["seats"][2]["away"]
    assert bot_at(house.tables.known[table], 2) == "level-4"
    anna.bid(table, 0, 1)
    ben.bid(table, 1, 1)
    eventually(lambda: anna.view(table, 0)["number"] == 1 and not anna.view(table, 0)["locked"])
    cleo.post(f"/tables/{table}/seat/2/return")
    assert not anna.table(table)["seats"][2]["away"]


def test_who_leaves_is_followed_by_a_bot_of_that_level_with_a_name(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben], stand_in="level-1")
    left = ben.post(f"/tables/{table}/leave")["seats"][1]
    assert (left["kind"], left["bot"]) == ("bot", "level-1")
    assert left["nickname"] in CAST["level-1"]


def test_where_nothing_is_said_regulars_stand_in_and_a_rematch_keeps_what_was(
    anna: Person,
) -> None:
    assert anna.make_table("me", "open")["stand_in"] == "level-3"
    table = anna.make_table("me", "level-1", stand_in="level-5", start=True)["id"]
    anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
    again = anna.post(f"/tables/{table}/rematch", {})
    assert again["stand_in"] == "level-5"
    assert sorted(names(again)) == sorted(names(anna.table(table)))


@pytest.mark.parametrize("level", ["", "level-9", "expert", "strong"])
def test_only_a_level_can_stand_in(anna: Person, level: str) -> None:
    body = {"title": "goofspiel", "seats": [{"kind": "me"}] * 2, "stand_in": level}
    fault = anna.fault("POST", "/tables", body)
    assert fault["problem"] == "unknown-bot"
    assert fault["facts"] == {"bot": level, "bots": ", ".join(LEVELS)}
    assert anna.get("/tables/mine") == []


# --- how long they think ---------------------------------------------------------------------


def weighed(action: int, value: float) -> Weighed:
    return Weighed(action, value, error=0.1, share=0.5, points=value, chance=0.0, visits=4)


def test_a_bot_is_seen_to_think_for_longer_where_two_options_are_close() -> None:
    game = find("goofspiel").make(2, "base", {})
    view = game.view(game.deal(b"deal"), 0)
    first, second = view.table.options(0)[:2]
    hard = [
        thinking.doubt(game, view, Thought(first, options=[weighed(first, 9), weighed(second, v)]))
        for v in (9.0, 8.5, 8.0, 5.0, -20.0)
    ]
    assert hard == sorted(hard, reverse=True)
    thinkers = Thinkers(1, 2.5)
    shown = [thinkers.shown(Answer("", doubt), going_on=False) for doubt in hard]
    thinkers.close()
    assert shown[0] == 2.5
    assert shown[-1] == pytest.approx(0.6, abs=0.05)
    assert thinkers.shown(Answer("", 1.0), going_on=True) < 2.5
    assert Thinkers(1, 0).shown(Answer("", 1.0), going_on=False) == 0


class Dreamer(Bot):
    """Comes to no thought, or to one and never to another."""

    version = 1

    def __init__(self, name: str, seed: bytes) -> None:
        super().__init__(seed)
        self.name = name

    def slices(self, game: Game[Any], view: View[Any], budget: Budget) -> Iterator[Thought]:
        if self.name == "slow":
            yield Thought(view.table.options(view.viewer)[-1])
        while True:
            sum(range(100))


def test_a_bot_answers_in_time_whatever_it_still_thinks_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("slow", "lost"):
        monkeypatch.setitem(bots.BOTS, name, partial(Dreamer, name))
    monkeypatch.setattr(thinking, "LATEST", 0.2)
    game = find("nettles").make(2, "base", {})
    view = game.view(game.deal(b"deal"), 0)
    options = view.table.options(0)
    assert thinking.thought_in_time("slow", b"seed", game, view).action == options[-1]
    by_thumb = bots.make("expert", b"seed").choose(game, view, Budget())
    assert thinking.thought_in_time("lost", b"seed", game, view).action == by_thumb


def test_a_bot_that_weighs_says_what_it_expects() -> None:
    game = find("nettles").make(2, "base", {})
    view = game.view(game.deal(b"deal"), 0)
    told = thinking.seen(game, view.table, 0)
    by_thumb = thinking.choose(told, "level-1", b"seed")
    searched = thinking.choose(told, "level-4", b"seed")
    assert (by_thumb.games, by_thumb.reasons) == (0, [])
    assert searched.games > 0
    assert 0 <= searched.share <= 1


# --- what they plan --------------------------------------------------------------------------

TOGETHER = {"mode": "cooperative"}


def together(person: Person, *others: str, **options: str) -> str:
    table: str = person.make_table(
        "me", *others, title="precognition", options=options or TOGETHER, start=True
    )["id"]
    return table


def ask(person: Person, table: str, seat: int) -> Json:
    return person.post(f"/tables/{table}/seat/0/plan", {"seat": seat})


def refused(person: Person, table: str, seat: int) -> str:
    body = {"seat": seat}
    return str(person.fault("POST", f"/tables/{table}/seat/0/plan", body)["problem"])


def is_locked(app: TestClient[Litestar], table: str, seat: int) -> bool:
    house: House = app.app.state.house
    match = house.tables.known[table].match
    return match is not None and match.locked(seat)


def test_a_partner_tells_what_it_has_chosen_in_secret_and_keeps_to_it(
    app: TestClient[Litestar], anna: Person
) -> None:
    table = together(anna, "expert")
    assert anna.view(table, 0)["partners"] == [1]
    eventually(lambda: is_locked(app, table, 1))
    plan = ask(anna, table, 1)
    assert plan["made"]
    assert [choice["verb"] for choice in plan["choices"]] == ["keep", "give"]
    assert (plan["games"], plan["reasons"]) == (0, [])
    assert ask(anna, table, 1) == plan
    while anna.view(table, 0)["number"] < 2:
        anna.act(table, 0, choices(anna.view(table, 0))[0], confirm=True)
    told = {event["name"]: event for event in anna.events(table, 0) if event["seat"] == 1}
    kept, given = (choice["target"].split(":")[1] for choice in plan["choices"])
    assert told["keep"]["args"]["card"] == kept
    assert told["give"]["args"]["card"] == given


def test_a_partner_that_thinks_ahead_says_how_often_that_was_won(anna: Person) -> None:
    table = together(anna, "level-1")
    plan = ask(anna, table, 1)
    assert 0 <= plan["won"] <= plan["games"]
    assert plan["games"] > 0
    assert all(set(reason) == {"source", "points"} for reason in plan["reasons"])


def test_in_teams_only_the_partner_can_be_asked(anna: Person) -> None:
    table = together(anna, "level-3", "level-3", "level-3", mode="team")
    (partner,) = anna.view(table, 0)["partners"]
    assert ask(anna, table, partner)["choices"]
    assert {refused(anna, table, other) for other in {0, 1, 2, 3} - {partner}} == {"no-partner"}
    assert refused(anna, table, 9) == "no-partner"


def test_rivals_spectators_and_people_tell_nothing(guest: NewPerson) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    rivals = together(anna, "level-3", mode="competitive")
    assert refused(anna, rivals, 1) == "no-partner"
    assert anna.view(rivals, 0)["partners"] == []
    assert eve.view(rivals, -1)["partners"] == []
    assert refused(eve, rivals, 1) == "not-your-seat"
    friends = anna.make_table("me", "open", title="precognition", options=TOGETHER)["id"]
    ben.sit(friends)
    anna.post(f"/tables/{friends}/start")
    assert refused(anna, friends, 1) == "not-a-bot"
