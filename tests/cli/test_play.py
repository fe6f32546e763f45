"""A game in the terminal: what a person can type, and what comes of it."""

from __future__ import annotations

import re

import pytest

import tablee
from tablee.cli.session import Session
from tablee.engine.chance import derived
from tablee.engine.record import seed_hash
from tablee.engine.titles import TITLES
from tablee.words import LANGUAGES, Narrator, words
from tests.cli.conftest import Done, Run

SHORT = ("play", "goofspiel", "--seats", 2, "--option", "cards=4", "--seed", "terminal")
"""Four cards: three bids, and the last one plays itself."""

QUESTION = "Bid a card for the prize"


def answers_to_the_end(session: Session) -> list[str]:
    """Take the last choice, whatever is asked, until the game is over: what one types for it."""
    typed = []
    while not session.over():
        decision = session.game.decision(session.view())
        assert decision is not None
        typed.append(decision.choices[-1].text)
        session.answer(decision.choices[-1].action)
    return typed


def replies(done: Done) -> list[str]:
    """The first line that follows each input."""
    return [line.removeprefix("> ") for line in done.lines() if line.startswith("> ")]


def after_last_prompt(done: Done) -> str:
    return done.out.rpartition(QUESTION)[2].partition("> ")[2]


# --- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_can_be_played_in_every_language(run: Run, title: str, language: str) -> None:
    game = tablee.make(title, TITLES[title].seats[0])
    session = Session(game, 0, ["random"] * (game.seats - 1), derived(b"whole", "deal", 0))
    typed = answers_to_the_end(session)
    args = ("play", title, "--seats", game.seats, "--bots", "random", "--seed", "whole")
    done = run("--language", language, *args, typed=typed)
    assert (done.code, done.err) == (0, "")
    say = words(language).say
    assert done.lines()[0] == say("cli-seed-hash", hash=seed_hash(game, session.seed))
    assert done.lines()[-1] == say("cli-seed", seed=session.seed.hex())
    assert say("cli-over") in done.lines()
    narrator = Narrator(game, language, session.player_names(words(language)), 0)
    for event in session.events():
        assert narrator.event(event) in done.out
    for score in game.scores(session.s):
        assert str(score.total) in done.out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["You bid 4.", "The game is over.", "Prizes won", "On the table", "Rank"]),
        ("fr", ["Vous misez le 4.", "La partie est finie.", "Prix gagnés", "Sur la table", "Rang"]),
        (
            "es",
            ["Pujas con el 4.", "La partida ha terminado.", "Premios ganados", "En la mesa", "Tú"],
        ),
    ],
)
def test_a_game_is_told_in_its_language(run: Run, language: str, told: list[str]) -> None:
    done = run("--language", language, *SHORT, typed=["4", "3", "2"])
    assert [text for text in told if text not in done.out] == []


def test_the_last_bid_is_no_choice(run: Run) -> None:
    done = run(*SHORT, typed=["4", "3", "2"])
    assert done.out.count(QUESTION) == 3
    assert "You bid 1." in done.lines()
    assert "The game is over." in done.lines()


@pytest.mark.parametrize(
    ("seats", "seed", "typed", "result"),
    [
        (2, "2", ["4", "3", "2"], "You win!"),
        (2, "1", ["4", "3", "2"], "You share the victory."),
        (2, "1", ["1", "2", "3"], "random 2 wins."),
        (3, "21", ["1", "2", "3"], "random 2 and random 3 win."),
    ],
)
def test_the_result_speaks_to_the_person(
    run: Run, seats: int, seed: str, typed: list[str], result: str
) -> None:
    args = ("--seats", seats, "--option", "cards=4", "--bots", "random", "--seed", seed)
    assert run("play", "goofspiel", *args, typed=typed).lines()[-2] == result


def test_a_person_may_take_any_seat(run: Run) -> None:
    args = ("--seats", 3, "--seat", 2, "--bots", "random,greedy")
    done = run("play", "goofspiel", *args, typed=["13"])
    assert "You bid 13." in done.lines()
    heads = [line.split("┃")[2:-1] for line in done.lines() if line.startswith("┃")]
    assert [head.strip() for head in heads[0]] == ["random 1", "You", "greedy 3"]


def test_three_sit_at_the_table_unless_told_otherwise(run: Run) -> None:
    done = run("play", "goofspiel")
    assert "Regular 2" in done.out
    assert "Regular 3" in done.out
    assert "greedy 4" not in done.out


def test_bots_are_called_by_their_level(run: Run) -> None:
    done = run("play", "goofspiel", "--bots", "level-1,level-5", "-o", "cards=3", typed=["log"])
    assert "Newcomer 2" in done.out
    assert "Master 3" in done.out


def test_the_same_seed_deals_the_same_game(run: Run) -> None:
    assert run(*SHORT, typed=["4", "3", "2"]) == run(*SHORT, typed=["4", "3", "2"])


def test_without_a_seed_every_game_is_another_one(run: Run) -> None:
    first, second = run("play", "goofspiel"), run("play", "goofspiel")
    assert first.lines()[0] != second.lines()[0]


# --- what can be typed ------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["4", "bid 4", "  bid   4 ", "BID 4"])
def test_an_action_may_be_typed_in_several_ways(run: Run, text: str) -> None:
    assert replies(run(*SHORT, typed=[text]))[0] == "You bid 4."


@pytest.mark.parametrize("text", ["reef", "Keep Reef Assembly", "keep s1-y3.defitia", "s1-y3"])
def test_a_card_may_be_called_by_any_words_that_are_clear(run: Run, text: str) -> None:
    done = run("play", "precognition", "--seats", 2, "--seed", "a", typed=[text, "lone"])
    assert "Under the Keep card" in done.out
    assert "Reef Assembly" in next(n for n in done.lines() if "Under the Keep card" in n)


@pytest.mark.parametrize(
    ("language", "line", "tile"),
    [
        ("en", "cost 3 · gives 2 ymunes · bonus 2 food", "3 human, 3 ymune, 2 battery and 2 food"),
        ("fr", "coût 3 · donne 2 ymunes", "Humain 3, Ymune 3, Batterie 2, Nourriture 2"),
        ("es", "coste 3 · da 2 ymunes", "Humano 3, Ymune 3, Batería 2, Comida 2"),
    ],
)
def test_the_terminal_tells_what_cards_cost_and_give(
    run: Run, language: str, line: str, tile: str
) -> None:
    done = run(
        "play", "precognition", "--seats", 2, "--seed", "a", typed=[f"language {language}", "quit"]
    )
    words = " ".join(done.out.replace("│", " ").split())
    assert line in words
    assert tile in words


@pytest.mark.parametrize("text", ["help", "?", "HELP"])
def test_help_explains_the_question(run: Run, text: str) -> None:
    done = run(*SHORT, typed=[text])
    assert replies(done)[0].startswith("Everyone lays a card face down.")
    assert done.out.count(QUESTION) == 1


def test_rules_shows_the_rules(run: Run) -> None:
    assert "Goofspiel: the rules" in run(*SHORT, typed=["rules"]).out


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("why 3", "You can do that now."),
        ("why bid 3", "You can do that now."),
        ("why 4", "You have already bid 4."),
        ("why 9", "There is no such card in this game."),
        ("why 14", "“14” is neither an action nor a command."),
        ("why", "“” is neither an action nor a command."),
        ("4", "You have already bid 4."),
        ("bid 4", "You have already bid 4."),
        ("9", "There is no such card in this game."),
        ("wait", "There is no such card in this game."),
        ("bid", "“bid” could mean: bid 1, bid 2, bid 3."),
        ("bi", "“bi” is neither an action nor a command."),
        ("[red]3", "“[red]3” is neither an action nor a command."),
        ("language xx", "There is no language “xx” here. Known: en, fr, es."),
        ("language", "There is no language “” here. Known: en, fr, es."),
        ("", "> The game ends here."),
    ],
)
def test_what_is_no_answer_is_explained_and_asked_again(run: Run, text: str, reply: str) -> None:
    done = run(*SHORT, typed=["4", text])
    assert done.code == 0
    assert replies(done)[1].startswith(reply)
    assert done.out.count(QUESTION) == 2


def test_wrong_input_does_not_change_the_game(run: Run) -> None:
    done = run(*SHORT, typed=["foo", "4", "4", "why 3", "help", "log", "", "3", "99", "2"])
    smooth = run(*SHORT, typed=["4", "3", "2"])
    assert done.lines()[-12:] == smooth.lines()[-12:]


def test_log_tells_the_game_so_far(run: Run) -> None:
    done = run(*SHORT, typed=["4", "log"])
    told = after_last_prompt(done).splitlines()
    assert told[0].startswith("The prize ")
    assert told[1] == "You bid 4."
    assert told[2].startswith("Regular 2 bids ")
    assert told[4].startswith("The prize ")


def test_undo_takes_back_the_last_answer(run: Run) -> None:
    done = run(*SHORT, typed=["4", "3", "undo", "undo", "undo"])
    assert [reply for reply in replies(done) if "undo" in reply.lower()] == [
        "Undone.",
        "Undone.",
        "There is nothing to undo yet.",
    ]
    questions = [line for line in done.lines() if line.startswith(QUESTION)]
    assert questions[3:] == [questions[1], questions[0]]


def test_after_undo_another_answer_is_told_like_any_other(run: Run) -> None:
    assert replies(run(*SHORT, typed=["4", "undo", "1"]))[2] == "You bid 1."


def test_what_was_taken_back_is_not_in_the_log(run: Run) -> None:
    done = run(*SHORT, typed=["4", "undo", "1", "log"])
    told = after_last_prompt(done)
    assert "You bid 1." in told
    assert "You bid 4." not in told


def test_after_undo_the_bots_answer_the_same_again(run: Run) -> None:
    done = run(*SHORT, typed=["4", "3", "undo", "undo", "4", "3", "2"])
    assert done.lines()[-12:] == run(*SHORT, typed=["4", "3", "2"]).lines()[-12:]


def test_the_language_can_be_changed_in_the_middle(run: Run) -> None:
    done = run(*SHORT, typed=["4", "language fr", "3", "language es", "2"])
    assert (done.code, done.err) == (0, "")
    for text in (
        "You bid 4.",
        "Vous misez le 3.",
        "Vous pouvez\u202f: ",
        "Pujas con el 2.",
        "Semilla: ",
    ):
        assert text in done.out


@pytest.mark.parametrize("typed", [["quit"], [], ["4", "quit", "3"], ["4"]])
def test_whoever_leaves_is_told_the_seed(run: Run, typed: list[str]) -> None:
    done = run(*SHORT, typed=typed)
    seed = derived(b"terminal", "deal", 0).hex()
    assert (done.code, done.err) == (0, "")
    assert done.lines()[-1].endswith(f"The game ends here. Its seed was {seed}.")


def test_what_is_nowhere_is_not_shown_as_hidden(run: Run) -> None:
    done = run("play", "pest", "--seats", "1", "--seed", "a", typed=["place in corva"])
    sites = [line for line in done.lines() if line.startswith("│ Buildings on the map")]
    assert sites[-1].count("Castle: Corva") == 1
    assert not [line for line in sites if "?" in line]


def test_numbers_stand_beside_what_they_count(run: Run) -> None:
    done = run("play", "pest", "--seats", "1", "--seed", "a", typed=["place in corva"])
    (stock,) = {line for line in done.lines() if line.startswith("│ Resources and tokens")}
    assert "wood: 1 · stone: 1 · food: 2 · herbs: 2 · Coins: 2 · Research tokens: 1" in stock
    french = run("--language", "fr", "play", "pest", "--seats", "1", "--seed", "a")
    assert "bois\u202f: 1 · pierre\u202f: 1" in french.out


@pytest.mark.parametrize("title", ["exodus", "pest"])
def test_no_row_holds_bare_numbers_alone(run: Run, title: str) -> None:
    done = run("play", title, "--seats", 2, "--seed", "a")
    rows = [line.strip("│ ").split("│")[1:] for line in done.lines() if line.startswith("│")]
    cells = {cell.strip() for row in rows for cell in row}
    assert not [cell for cell in cells if re.fullmatch(r"-?\d+( -?\d+)+", cell)]
    assert {"0"} not in [{cell.strip() for cell in row} for row in rows]


def test_years_count_from_one_and_begin_after_the_setup(run: Run) -> None:
    done = run("play", "pest", "--seats", "1", "--seed", "a", typed=["corva", "varkand"])
    years = [line.split("│")[2].strip() for line in done.lines() if line.startswith("│ Year ")]
    assert set(years) == {"1"}


def test_what_is_there_several_times_is_counted(run: Run) -> None:
    done = run("play", "exodus", "--seats", "2", "--seed", "a")
    assert "12 × Worker, 9 × Convert, 9 × Priest" in done.out
    assert "Turn order" in done.out
    assert "Seat 1" not in done.out


def test_hidden_prizes_are_not_shown(run: Run) -> None:
    done = run(*SHORT, "--option", "prize=hidden", typed=["4"])
    assert "Bid a card for the hidden prize." in done.lines()
    assert "4 × ?" in done.out
    assert "3 × ?" in done.out
