"""Programs from outside: a good one plays, bad ones lose and are named, and none is left behind."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tablee.arena import outside
from tablee.arena.block import Block, play_block
from tablee.arena.matchup import Matchup, Player, Program, matchup
from tablee.arena.outside import KEPT, Surroundings, mark_of
from tablee.engine.game import OptionValue

HERE = Path(__file__).parent
EXAMPLE = Path(__file__).parents[2] / "examples" / "tournament_entrant.py"


def meeting(
    *words: str,
    title: str = "goofspiel",
    seats: int = 2,
    timeout: float = 60.0,
    start_timeout: float = 60.0,
    restarts: int = 3,
) -> Matchup:
    """A program against a bot that answers at random."""
    options: dict[str, OptionValue] = {"cards": 3} if title == "goofspiel" else {}
    program = Program((sys.executable, *words), timeout, start_timeout, restarts)
    met = matchup(title, seats, "random", "random", options=options)
    return msgspec.structs.replace(met, a=Player("mine@1", program=program))


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    started = [each.process for each in outside.running.values()]
    outside.close_all()
    assert all(process.returncode is not None for process in started)


def faults(block: Block) -> list[str]:
    return [game.kind for game in block.games]


def test_the_example_plays_and_can_be_repeated() -> None:
    met = meeting(str(EXAMPLE))
    blocks = [play_block(met, number) for number in range(3)]
    assert [faults(block) for block in blocks] == [["", ""]] * 3
    outside.close_all()
    again = [play_block(met, number) for number in (2, 0, 1)]
    assert [blocks[number].games for number in (2, 0, 1)] == [block.games for block in again]
    assert blocks[0].a.decisions == blocks[0].b.decisions > 0


@pytest.mark.parametrize("title", ["precognition", "exodus", "pest", "ai-100-human", "nettles"])
def test_the_example_plays_every_title(title: str) -> None:
    seats = 3 if title == "ai-100-human" else 2
    assert not any(faults(play_block(meeting(str(EXAMPLE), title=title, seats=seats), 0)))


def test_every_seat_has_a_process_of_its_own() -> None:
    met = meeting(str(EXAMPLE), seats=3)
    mine = msgspec.structs.replace(met, a=met.b, b=met.a)
    assert not any(faults(play_block(mine, 0)))
    processes = [each.process.pid for each in outside.running.values()]
    assert len(set(processes)) == 3
    play_block(mine, 1)
    assert [each.process.pid for each in outside.running.values()] == processes


@pytest.mark.parametrize(
    ("way", "kind", "told"),
    [
        ("dies", "crash", "exit code 7; stderr: out of ideas"),
        ("no-start", "crash", "exit code 1; stderr: nothing works"),
        ("illegal", "illegal", "99999 is not offered"),
        ("nonsense", "illegal", "'eat the cards' is no action"),
        ("babbles", "protocol", "'bid 3 please'"),
        ("late", "protocol", "answers question -1, not 0"),
        ("long", "protocol", "'xxxxx"),
        ("floods", "protocol", ""),
    ],
)
def test_who_misbehaves_has_lost_and_is_named(way: str, kind: str, told: str) -> None:
    block = play_block(meeting(str(HERE / "outsiders.py"), way), 0)
    assert faults(block) == [kind, kind]
    assert [game.returns for game in block.games] == [[0.0, 1.0], [1.0, 0.0]]
    assert [game.seat for game in block.games] == [0, 1]
    assert all(game.fault.startswith("mine@1: ") and told in game.fault for game in block.games)
    assert outside.running == {}


def test_who_speaks_unasked_has_lost() -> None:
    """Heard before the question, or taken for an answer, to which then comes a second one."""
    met = meeting(str(HERE / "outsiders.py"), "talks")
    assert faults(play_block(met, 0)) == ["protocol", "protocol"]


@pytest.mark.parametrize(
    ("way", "timeout", "start_timeout", "kind"),
    [("silent", 0.2, 60.0, "timeout"), ("never-ready", 60.0, 0.2, "start")],
)
def test_who_says_nothing_has_lost(
    way: str, timeout: float, start_timeout: float, kind: str
) -> None:
    met = meeting(str(HERE / "outsiders.py"), way, timeout=timeout, start_timeout=start_timeout)
    block = play_block(met, 0)
    assert faults(block) == [kind, kind]
    assert "no answer in 0.2 s" in block.games[0].fault
    assert outside.running == {}


def test_a_program_that_does_not_exist_has_lost() -> None:
    met = meeting()
    assert met.a.program is not None
    program = msgspec.structs.replace(met.a.program, command=("there-is-no-such-thing",))
    lost = msgspec.structs.replace(met, a=Player("mine@1", program=program))
    assert faults(play_block(lost, 0)) == ["start", "start"]


def test_one_that_has_died_is_started_again_for_the_next_game() -> None:
    met = meeting(str(HERE / "outsiders.py"), "dies-later")
    found = [play_block(met, number).games[0].kind for number in range(4)]
    assert found == ["", "crash", "", "crash"]  # two of three answers a game are a choice


def test_one_that_always_fails_is_given_up() -> None:
    met = meeting(str(HERE / "outsiders.py"), "dies", restarts=1)
    found = [play_block(met, number).games[0] for number in range(3)]
    assert [game.kind for game in found] == ["crash", "crash", "start"]
    assert found[2].fault == "mine@1: failed too often in a row"


def test_what_it_says_on_stderr_is_kept_but_not_without_end(tmp_path: Path) -> None:
    around = Surroundings(str(HERE), str(tmp_path / "stderr"))
    block = play_block(meeting("outsiders.py", "complains"), 0, around)
    outside.close_all()
    assert faults(block) == ["", ""]
    sizes = [path.stat().st_size for path in (tmp_path / "stderr").iterdir()]
    assert sizes == [KEPT, KEPT]


def test_a_player_in_several_seats_has_lost_in_all() -> None:
    met = meeting(str(HERE / "outsiders.py"), "dies", seats=3)
    both = msgspec.structs.replace(met, a=met.b, b=met.a)
    for game, seating in zip(play_block(both, 0).games, both.seatings(), strict=True):
        assert game.returns == [1.0 - who for who in seating]


def test_a_program_is_known_by_its_files(tmp_path: Path) -> None:
    program, around = Program(("python", "bot.py"), 1.0, 1.0, 1), Surroundings(str(tmp_path))
    (tmp_path / "bot.py").write_text("one")
    first = mark_of(program, around)
    assert first == mark_of(program, around)
    (tmp_path / "bot.py").write_text("other")
    assert first != mark_of(program, around)
