"""The time of clocks and absences: the same in all processes, over restarts, in no one's memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import insert, text

from tablee.server import tables
from tablee.server.db import schema
from tablee.server.db.database import Database, open_engine
from tablee.server.db.migrate import migrate, upgrade
from tablee.server.db.rows import TableRow, load
from tablee.server.house import presence
from tablee.server.house.caretaker import Caretaker
from tablee.server.house.finding import IDLE_OVER, Tables
from tablee.server.house.house import House
from tablee.server.matches import absence, clocks, keeping, moves
from tablee.server.matches.audience import MOMENT
from tablee.server.matches.clocks import DAY
from tablee.server.people import Person as Account
from tablee.server.schemas.tables import ClockRule, NewTable, SeatWish
from tablee.server.settings import Settings
from tablee.server.tasks import Tasks
from tablee.server.uptime import Uptime, note_uptime, read_uptime
from tests.server.conftest import NewPerson
from tests.server.people import Person, eventually
from tests.server.test_migrations import CLOCK, first_version
from tests.server.test_migrations import insert as put

BANK = ClockRule(kind="bank", seconds=100, increment=7)


class Steady:
    """The steady clock of a machine, turned by hand."""

    def __init__(self, at: float) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class Process:
    """What a process has of its own: tables in memory, and a steady clock of its own machine."""

    def __init__(self, database: Database, steady: Steady) -> None:
        self.steady = steady
        self.uptime = Uptime(database.read_now(read_uptime), steady)
        self.tables = Tables(database, self.uptime, Tasks(), nothing, nothing)
        self.caretaker = Caretaker(self.tables, self.tables.tasks, nothing)

    async def left(self, match: str) -> list[float | None]:
        table = await self.tables.find(match)
        return [clock.left for clock in table.clocks()]


async def nothing(*_: object) -> None: ...


def pass_time(seconds: float, *processes: Process) -> None:
    for process in processes:
        process.steady.at += seconds


@pytest.fixture
def opened(database: str) -> Iterator[Database]:
    settings = Settings(database=database)
    migrate(settings)
    found = Database(settings)
    yield found
    found.close()


def begun(database: Database, absence: str = "bot-until-return") -> str:
    """A table of two people that can be started."""
    wish = NewTable(
        title="goofspiel",
        seats=[SeatWish(kind="me"), SeatWish(kind="me")],
        clock=BANK,
        absence=absence,  # type: ignore[arg-type]
    )
    row = tables.new_row(wish, Account("anna", "Anna", None))
    with database.engine.begin() as connection:
        account = {"id": "anna", "nickname": "Anna", "created": time.time()}
        connection.execute(insert(schema.accounts).values(account))
        keeping.new_table(connection, row)
    return row.id


def on_disk(database: Database, match: str) -> TableRow:
    return database.read_now(lambda connection: load(connection, match))


def bid(seat: int, card: int) -> Callable[[Process, str], Awaitable[int]]:
    async def make(process: Process, match: str) -> int:
        table = await process.tables.find(match)
        return await table.change(moves.act(seat, 0, [f"bid {card}"], confirmed=True))

    return make


# --- whichever process is asked --------------------------------------------------------------


def test_a_clock_is_the_same_at_every_process(postgres_database: str) -> None:
    """A move through one does not give back what has run while it was asked at another."""
    settings = Settings(database=postgres_database)
    migrate(settings)

    async def play() -> None:
        database = Database(settings)
        match = begun(database)
        here, there = Process(database, Steady(1_000)), Process(database, Steady(77))
        await (await here.tables.find(match)).change(moves.start)
        assert await there.left(match) == [100, 100]
        pass_time(20, here, there)
        assert await here.left(match) == await there.left(match) == [80, 80]
        await bid(0, 1)(there, match)  # of which the other hears only later
        assert await there.left(match) == [87, 80]
        pass_time(30, here, there)
        assert await here.left(match) == await there.left(match) == [87, 50]
        await bid(1, 2)(here, match)
        assert await here.left(match) == await there.left(match) == [87, 57]
        database.close()

    asyncio.run(play())


def test_whoever_is_behind_catches_up_with_what_is_written(opened: Database) -> None:
    async def play() -> None:
        match = begun(opened)
        here, late = Process(opened, Steady(500)), Process(opened, Steady(10))
        pass_time(40, here)  # and the other has not heard of it
        await (await here.tables.find(match)).change(moves.start)
        assert await late.left(match) == [100, 100]
        assert late.uptime.now() == here.uptime.now()
        pass_time(5, here, late)
        assert await late.left(match) == [95, 95]

    asyncio.run(play())


def test_nobody_goes_back_because_another_is_behind() -> None:
    uptime = Uptime(100, Steady(5))
    for told in (None, 0.0, 99.0):
        uptime.reach(told)
        assert uptime.now() == 100
    uptime.reach(101.5)
    assert uptime.now() == 101.5


# --- restarts and jumps ----------------------------------------------------------------------


def test_time_goes_on_where_it_was_noted_and_never_back(opened: Database) -> None:
    def note(seconds: float) -> float:
        with opened.engine.begin() as connection:
            note_uptime(connection, seconds)
        return opened.read_now(read_uptime)

    assert opened.read_now(read_uptime) == 0
    assert [note(9.5), note(100.25), note(3.0)] == [9.5, 100.25, 100.25]


def test_down_time_costs_nothing_and_what_was_written_last_is_not_forgotten(
    opened: Database,
) -> None:
    async def play() -> None:
        match = begun(opened)
        process = Process(opened, Steady(50))
        await (await process.tables.find(match)).change(moves.start)
        pass_time(20, process)
        await bid(0, 1)(process, match)  # and with it, how late it is; then the process is killed
        again = Process(opened, Steady(90_000))
        assert again.uptime.now() == 20
        assert await again.left(match) == [87, 80]
        pass_time(1, again)
        assert await again.left(match) == [87, 79]

    asyncio.run(play())


def test_setting_the_time_of_day_neither_costs_nor_gives_anything(
    app: TestClient[Litestar], guest: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = app.app.state.house
    house.uptime.steady = Steady(1_000)
    house.uptime.begun = 0
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open", clock={"kind": "bank", "seconds": 100, "increment": 7})
    ben.sit(table["id"])
    anna.post(f"/tables/{table['id']}/start")
    real = time.time
    for jump in (86_400, -86_400):
        monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
        anna.act(table["id"], 0, "bid 1")
        anna.take_back(table["id"], 0)
        assert [clock["left"] for clock in anna.view(table["id"], 0)["clocks"]] == [100, 100]


def test_clocks_of_older_databases_go_on_from_the_upgrade(database: str) -> None:
    settings = Settings(database=database)
    engine = open_engine(settings)
    with engine.begin() as connection:
        upgrade(connection, "0003")
        put(connection, "accounts", id="anna", nickname="Anna", created=1.0)
        common = {"edition": "base", "rules": 1, "options": "{}", "public": False, "host": "anna"}
        common |= {"absence": "agree", "patience": 5, "seed": "00", "seed_hash": "", "version": 1}
        common |= {"title": "goofspiel", "created": 1.0, "known_deal": False}
        kinds = [("run", "playing", 40.0), ("none", "playing", None), ("over", "over", 40.0)]
        for name, status, bank in kinds:
            put(connection, "matches", id=name, clock=CLOCK % ("bank", 3), status=status, **common)
            for seat in (0, 1):
                left = None if bank is None else bank + seat
                both = {"away": False, "concedes": False, "draft": "[]", "kind": "person"}
                both |= {"agrees": "[]", "offered": False, "hidden": False, "same_deal": False}
                put(connection, "seats", match=name, seat=seat, bank=left, **both)
    engine.dispose()
    migrate(settings)
    engine = open_engine(settings)
    with engine.connect() as connection:
        rows = {name: load(connection, name) for name, _, _ in kinds}
        assert connection.execute(text("SELECT value FROM keys WHERE name = 'uptime'")).scalar()
    engine.dispose()
    assert {name: (row.since, row.deadline) for name, row in rows.items()} == {
        "run": (0.0, 40.0),
        "none": (None, None),
        "over": (None, None),
    }
    assert all(seat.earned == 0 for row in rows.values() for seat in row.seats)


# --- absence ---------------------------------------------------------------------------------


def test_setting_the_time_of_day_hands_no_seat_over_and_keeps_none(
    app: TestClient[Litestar], guest: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = app.app.state.house
    house.uptime.steady = Steady(1_000)
    house.uptime.begun = 0
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open", absence="bot-until-return")["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    known = house.tables.known[table]
    known.audience.asked.pop(1, None)
    known.row.seats[1].gone = 940.0
    real = time.time
    for jump in (86_400, -86_400):
        monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
        seat = anna.table(table)["seats"][1]
        assert (seat["gone"], seat["overdue"], seat["away"]) == (60, False, False)
        body = {"seat": 1, "agree": True}
        fault = anna.fault("POST", f"/tables/{table}/seat/0/stand-in", body)
        assert (fault["problem"], fault["facts"]["seconds"]) == ("not-away-yet", 240)
    house.uptime.reach(1_240)
    anna.view(table, 0)
    eventually(lambda: anna.table(table)["seats"][1]["away"])


def test_an_absence_is_as_long_at_every_process_and_no_longer_after_a_restart(
    opened: Database,
) -> None:
    async def play() -> None:
        match = begun(opened)
        here, there = Process(opened, Steady(50)), Process(opened, Steady(7))
        await (await here.tables.find(match)).change(moves.start)
        assert await notes(here, match) == [None, None]
        pass_time(MOMENT + 1, here, there)
        assert await notes(here, match) == [0, 0]
        pass_time(60, here, there)
        assert [await waits(process, match) for process in (here, there)] == [229, 229]
        await here.caretaker.note_time()  # as it does now and then; afterwards all are killed
        again = Process(opened, Steady(90_000))
        assert await waits(again, match) == 229
        pass_time(229, again)
        assert await waits(again, match) == 0

    asyncio.run(play())


def test_whoever_catches_up_with_the_time_of_others_sends_nobody_away(opened: Database) -> None:
    async def play() -> None:
        match = begun(opened)
        late = Process(opened, Steady(3))
        await (await late.tables.find(match)).change(moves.start)
        assert await notes(late, match) == [None, None]
        late.uptime.reach(1_000)
        assert await notes(late, match) == [None, None]
        pass_time(MOMENT + 1, late)
        assert await notes(late, match) == [1_000, 1_000]

    asyncio.run(play())


async def notes(process: Process, match: str) -> list[float | None]:
    """Since when people are away, once this process has looked."""
    table = await process.tables.find(match)
    edit = presence.watch(table)
    if edit is not None:
        await table.change(edit)
    return [seat.gone for seat in table.row.seats]


async def waits(process: Process, match: str) -> float:
    """The seconds for which the first seat is still waited for."""
    row = (await process.tables.find(match)).row
    return absence.left(row, row.seats[0], process.uptime.now())


def test_absences_of_older_databases_are_as_long_as_they_were(database: str) -> None:
    settings = Settings(database=database)
    first_version(settings)
    engine = open_engine(settings)
    now = time.time()
    with engine.begin() as connection:
        upgrade(connection, "0006")
        put(connection, "keys", name="uptime", value="1000.0")
        change = text("UPDATE seats SET gone = :gone WHERE match = :match AND seat = 0")
        for match, gone in (("live", now - 240), ("slow", now + 86_400)):
            connection.execute(change, {"gone": gone, "match": match})
    engine.dispose()
    migrate(settings)
    engine = open_engine(settings)
    with engine.connect() as connection:
        rows = [load(connection, name) for name in ("live", "slow")]
    engine.dispose()
    passed = time.time() - now
    assert 760 - passed <= (rows[0].seats[0].gone or 0) <= 760
    assert rows[1].seats[0].gone == 1_000
    assert {row.seats[1].gone for row in rows} == {None}


# --- at the end of a clock -------------------------------------------------------------------


def test_a_table_whose_clock_runs_leaves_memory_and_is_found_in_time(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    house: House = app.app.state.house
    anna, ben = guest("Anna"), guest("Ben")
    clock = {"kind": "days", "days": 2}
    table = anna.make_table("me", "open", clock=clock, absence="bot-until-return")["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    ben.bid(table, 1, 1)
    house.tables.known[table].used = -1_000_000
    eventually(lambda: table not in house.tables.known)
    house.uptime.reach(house.uptime.now() + 2 * DAY - 60)
    assert not on_disk(house.database, table).seats[0].away
    house.uptime.reach(house.uptime.now() + 60)
    eventually(lambda: on_disk(house.database, table).seats[0].away)
    eventually(lambda: not ben.view(table, 1)["locked"])  # its bot has answered
    assert not ben.table(table)["seats"][1]["away"]


def test_a_table_at_which_the_match_is_over_leaves_memory_sooner(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    house: House = app.app.state.house
    anna = guest("Anna")
    running, over = (anna.make_table("me", "greedy", start=True)["id"] for _ in range(2))
    anna.post(f"/tables/{over}/seat/0/concede", {"agree": True})
    for table in (running, over):
        house.tables.known[table].used -= 2 * IDLE_OVER
    eventually(lambda: over not in house.tables.known)
    assert running in house.tables.known
    assert anna.table(over)["status"] == "over"


def test_of_all_processes_that_see_the_end_of_a_clock_one_acts(postgres_database: str) -> None:
    settings = Settings(database=postgres_database)
    migrate(settings)

    async def play() -> None:
        database = Database(settings)
        match = begun(database)
        processes = [Process(database, Steady(number)) for number in range(4)]
        await (await processes[0].tables.find(match)).change(moves.start)
        await bid(1, 1)(processes[1], match)
        for process in processes:
            await process.left(match)
        before = on_disk(database, match).version
        pass_time(99, *processes)
        await seen_to(processes)
        assert on_disk(database, match).version == before
        pass_time(1, *processes)
        await seen_to(processes)
        row = on_disk(database, match)
        assert row.version == before + 1
        assert [seat.away for seat in row.seats] == [True, False]
        assert (row.since, row.deadline) == (None, None)
        database.close()

    asyncio.run(play())


async def seen_to(processes: list[Process]) -> None:
    """All look at the same time, and do what they find to be done."""
    await asyncio.gather(*(process.caretaker.see_to_clocks() for process in processes))
    await asyncio.gather(
        *(task for process in processes for task in process.caretaker.tasks.running)
    )


def test_where_the_table_waits_no_clock_wakes_anybody(opened: Database) -> None:
    async def play() -> None:
        match = begun(opened, absence="wait")
        process = Process(opened, Steady(0))
        await (await process.tables.find(match)).change(moves.start)
        pass_time(1_000, process)
        row = on_disk(opened, match)
        assert (row.since, row.deadline) == (0, None)
        assert await process.left(match) == [0, 0]

    asyncio.run(play())


# --- what answers bring ----------------------------------------------------------------------


def test_locking_and_unlocking_gives_no_days(app: TestClient[Litestar], guest: NewPerson) -> None:
    house: House = app.app.state.house
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open", clock={"kind": "days", "days": 2})["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    house.uptime.reach(house.uptime.now() + DAY)
    for _ in range(2):
        anna.bid(table, 0, 1)
        assert left(ben, table)[0] == 2 * DAY
        anna.choose_anew(table, 0)
        assert left(ben, table)[0] <= DAY
    anna.bid(table, 0, 1)
    ben.bid(table, 1, 1)
    assert 2 * DAY - 3_600 < left(ben, table)[0] <= 2 * DAY


def left(person: Person, table: str) -> list[float]:
    return [clock["left"] for clock in person.view(table, -1)["clocks"]]


@pytest.mark.parametrize("clock", [BANK, ClockRule(kind="days", days=1)])
def test_all_answers_taken_back_have_brought_nothing(clock: ClockRule) -> None:
    """Also if there were several of them, with time between."""
    wish = NewTable(title="goofspiel", seats=[SeatWish(kind="me")] * 2, clock=clock)
    row = tables.new_row(wish, Account("anna", "Anna", None))
    seat = row.seats[0]
    seat.bank = 60.0
    for _ in range(3):
        clocks.reward(row, seat)
        seat.bank -= 5.0
    clocks.withdraw_reward(seat)
    assert (seat.bank, seat.earned) == (45.0, 0.0)
    clocks.reward(row, seat)
    clocks.keep_reward(seat)
    before = seat.bank
    clocks.withdraw_reward(seat)
    assert seat.bank == before > 45.0
