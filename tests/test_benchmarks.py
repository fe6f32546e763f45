"""The benchmarks run and say what they should; how fast anything is, is not tested here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

import tablee
from benchmarks import contestants
from benchmarks.hanabi import find_hanabi
from benchmarks.learners import MANY, TABLE, THEIRS, TURNS, lessons
from benchmarks.limits import limits
from benchmarks.openspiel import find_openspiel, openspiel_version
from benchmarks.plain import Plain
from benchmarks.pool import joined, pace, rated, ratio, timings
from benchmarks.results import Form, Measured, Ratio, Report, Timing, TitleSpeeds, TitleTimes
from benchmarks.rounds import QUICK, time_in_turn
from benchmarks.scoring import SCORING, TITLE
from benchmarks.table import Refused, check_compiled, run_worker
from benchmarks.targets import outcomes, paces
from tablee.bots import known
from tablee.engine.titles import TITLES
from tablee.engine.zones import members

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """What `--interpreted --quick` saves."""
    path = tmp_path_factory.mktemp("benchmarks") / "report.json"
    command = [sys.executable, "-m", "benchmarks.table", "--interpreted", "--quick", "--json"]
    subprocess.run([*command, str(path)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return msgspec.json.decode(path.read_bytes(), type=Report)


def test_only_the_form_asked_for_is_measured(report: Report) -> None:
    assert list(report.forms) == ["interpreted"]


def test_every_title_is_measured(report: Report) -> None:
    titles = report.forms["interpreted"].titles
    assert list(titles) == list(TITLES)
    tasks = ["plain", "driven", "watched", "inside", "clone", "view", "world", "dump", "load"]
    for title, speeds in titles.items():
        hanabi = [] if openspiel_version() is None else ["hanabi"]
        own = [SCORING] if title == TITLE else []
        bots = [f"game by {name}" for name in ("random", "expert") if name in known(title)]
        assert list(speeds.timings) == [*hanabi, *tasks, *own, *bots, "search"]
        assert speeds.iterations > 1
        assert speeds.answers > 0
        assert all(timing.micros > 0 for timing in speeds.timings.values())


def test_goofspiel_is_measured_with_four_seats(report: Report) -> None:
    speeds = report.forms["interpreted"].titles["goofspiel"]
    assert (speeds.seats, speeds.answers) == (4, 52)


def test_the_yardstick_has_all_contestants(report: Report) -> None:
    measured = report.forms["interpreted"]
    openspiel = [] if measured.openspiel is None else ["openspiel", "openspiel-quick"]
    assert list(measured.playouts) == [*openspiel, "plain", "driven", "watched", "inside"]
    assert list(measured.clones) == [*openspiel[:1], "plain", "clone"]


def test_there_are_ratios_and_marks_exactly_with_openspiel(report: Report) -> None:
    measured = report.forms["interpreted"]
    installed = openspiel_version() is not None
    assert (measured.openspiel is not None) == installed
    assert [(target.form, target.task) for target in report.targets] == [("interpreted", "driven")]
    assert all((target.reached is not None) == installed for target in report.targets)
    assert all((timing.ratio is not None) == installed for timing in measured.playouts.values())


def test_learners_step_with_and_without_other_libraries(report: Report) -> None:
    told = [lesson for lesson in report.forms["interpreted"].lessons if not lesson.beside]
    assert [lesson.task for lesson in told][:3] == [TURNS, TABLE, MANY]
    assert all(lesson.speed > 0 for lesson in told)


def test_several_games_count_by_their_geometric_mean_in_each_round() -> None:
    theirs = {name: [100.0, 200.0] for name in THEIRS[:2]} | {THEIRS[2]: [800.0, 1600.0]}
    found = lessons({TURNS: [10.0, 20.0], **theirs}, "compiled", rated)
    (held,) = [lesson for lesson in found if lesson.beside]
    assert held.ratio is not None
    assert held.ratio.median == pytest.approx(20)
    slower = lessons({TURNS: [10.1, 20.2], **theirs}, "compiled", rated)
    assert [lesson.reached for lesson in slower if lesson.beside] == [False]


def test_without_openspiel_the_rest_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert openspiel_version() is None
    times = time_in_turn(contestants.clones(Random(1)), QUICK)
    found = timings(times, contestants.OPENSPIEL)
    assert list(found) == ["plain", "clone"]
    assert all(timing.ratio is None for timing in found.values())


def speeds(ratios: dict[str, float], answers: float = 1) -> TitleSpeeds:
    """A title that does each task so many times as fast as a plain playout."""
    timings = {task: Timing(1.0, Ratio(ratio, ratio, ratio)) for task, ratio in ratios.items()}
    return TitleSpeeds(4, answers, 8, timings, None)


def test_limits_are_told_for_the_form_that_was_measured(report: Report) -> None:
    assert [(limit.title, limit.task, limit.form) for limit in report.limits] == [
        *[(TITLE, task, "interpreted") for task in (SCORING, "inside", "game by expert")],
        *[(title, "clone", "interpreted") for title in ("exodus", "pest")],
    ]
    assert all(limit.kept == (limit.ratio <= limit.bound) for limit in report.limits)


def test_a_limit_is_beside_the_same_measure_for_both() -> None:
    """A title that takes 30 plain playouts takes 15 times as long as one that takes 2."""
    titles = {
        "goofspiel": speeds({"inside": 0.5}, answers=50),
        TITLE: speeds(
            {
                "inside": 1 / 30,
                SCORING: 25,
                "game by expert": 1 / 80,
                "game by random": 1 / 10,
                "clone": 6,
            }
        ),
        "exodus": speeds({"clone": 1.5}),
        "pest": speeds({"clone": 3}),
    }
    measured = Measured(openspiel=None, rounds=1, titles=titles, playouts={}, clones={})
    found = {(kept.title, kept.task): kept for kept in limits({"compiled": measured})}
    assert found[TITLE, "inside"].ratio == pytest.approx(15)
    assert found[TITLE, SCORING].ratio == pytest.approx(1)
    assert found[TITLE, "game by expert"].ratio == pytest.approx(8)
    assert found["exodus", "clone"].ratio == pytest.approx(4)
    assert found["pest", "clone"].ratio == pytest.approx(2)
    assert [kept.kept for kept in found.values()] == [True, True, True, False, True]


def test_ratios_are_taken_within_each_round() -> None:
    assert ratio([10.0, 20.0, 40.0], [5.0, 10.0, 20.0]) == Ratio(2.0, 2.0, 2.0)


def test_the_rounds_of_all_workers_count() -> None:
    assert joined([{"clone": [1.0, 2.0]}, {"clone": [3.0]}]) == {"clone": [1.0, 2.0, 3.0]}


def test_a_target_is_reached_at_its_ratio(report: Report) -> None:
    measured = report.forms["interpreted"]
    for found, reached in [(0.99, False), (1.0, True)]:
        playouts = measured.playouts | {"driven": Timing(1.0, Ratio(found, found, found))}
        changed = msgspec.structs.replace(measured, playouts=playouts)
        assert [target.reached for target in outcomes({"interpreted": changed})] == [reached]


def test_every_title_is_told_beside_hanabi(report: Report) -> None:
    installed = openspiel_version() is not None
    assert [(pace.title, pace.form) for pace in report.paces] == [
        (title, "interpreted") for title in TITLES
    ]
    assert all((pace.ratio is not None) == installed for pace in report.paces)
    marked = [pace.title for pace in report.paces if pace.reached is not None]
    assert marked == (["exodus", "pest"] if installed else [])


def test_the_pace_is_taken_per_answer_not_per_game() -> None:
    """Two games of 10 decisions in the time of one with 60 answers: three times as quick."""
    times = {"hanabi": [50.0, 100.0], "driven": [100.0, 200.0]}
    parts = [TitleTimes(4, 60, 10, 8, times)]
    assert pace(times, parts) == Ratio(3.0, 3.0, 3.0)
    assert pace({"driven": [100.0]}, [TitleTimes(4, 60, None, 8, times)]) is None


@pytest.mark.parametrize(
    ("form", "found", "reached"),
    [
        ("interpreted", 0.39, False),
        ("interpreted", 0.4, True),
        ("compiled", 1.49, False),
        ("compiled", 1.5, True),
    ],
)
@pytest.mark.parametrize("title", ["exodus", "pest"])
def test_some_titles_have_a_pace_to_keep(
    title: str, form: Form, found: float, reached: bool
) -> None:
    quick = msgspec.structs.replace(speeds({"driven": 1}), pace=Ratio(found, found, found))
    measured = Measured(openspiel="", rounds=1, titles={title: quick}, playouts={}, clones={})
    (told,) = paces({form: measured})
    assert (told.ratio, told.reached) == (found, reached)


def test_a_random_game_of_hanabi_comes_to_its_end() -> None:
    pytest.importorskip("pyspiel")
    hanabi = find_hanabi(contestants.SEATS, Random(1))
    assert hanabi is not None
    assert all(hanabi.play() > 0 for _ in range(20))


def test_an_interpreted_worker_does_not_pass_for_a_compiled_one() -> None:
    with pytest.raises(Refused, match="the interpreted form"):
        run_worker("compiled", ROOT / "src", quick=True)


def test_a_missing_build_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="make compiled"):
        check_compiled(tmp_path / "nothing")


def test_a_build_of_other_source_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tablee" / "engine").mkdir(parents=True)
    (tmp_path / "tablee" / "engine" / "state.py").write_text("")
    with pytest.raises(Refused, match="make compiled"):
        check_compiled(tmp_path)


@pytest.mark.parametrize("seed", range(5))
def test_the_plain_class_plays_by_our_rules(seed: int) -> None:
    rng = Random(seed)
    game = tablee.make("goofspiel", contestants.SEATS)
    s = game.deal(rng.randbytes(32))
    order = [card + 1 for card in s.deck + members(s.stake)]  # values, and the first prize is out
    plain = Plain(contestants.SEATS, order)
    while not s.over():
        for seat in s.acting():
            assert plain.options(seat) == list(s.options(seat))
            bid = rng.choice(s.options(seat))
            s.apply(seat, bid)
            plain.apply(seat, bid)
        assert plain.scores == [score.total for score in game.scores(s)]
    assert plain.over


def test_openspiel_plays_the_last_round_itself() -> None:
    pytest.importorskip("pyspiel")
    theirs = find_openspiel(contestants.SEATS, contestants.CARDS, Random(1))
    assert theirs is not None
    s = theirs.middle(contestants.CARDS - 2)
    theirs.step(s)
    assert s.is_terminal()
