"""Writes the matches of one version: `python -m tests.server.corpus.write NAME [SOURCE]`.

A real server plays them over HTTP, so that any version can be asked: that of this checkout, or the
one whose source is in another folder. Of every title there is a match that is over, and one in the
middle, with a draft that is not confirmed. What is written is the server's own backup.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from tests.server.people import Json, Person, choices
from tests.server.processes import free_port

FOLDER: Final = Path(__file__).parent

PASSWORD: Final = "long enough"
"""Everybody's: whoever reads the corpus signs in under the name of the title."""

WHOLE: Final = 100_000
"""More answers than any match has."""


class Short(NamedTuple):
    """What makes a short match, and how many answers make half of one."""

    seats: int
    options: dict[str, Json]
    half: int


SHORT: Final = {
    "goofspiel": Short(3, {"cards": 5}, 7),
    "nettles": Short(3, {"wins": 3}, 9),
    "precognition": Short(2, {}, 14),
    "ai-100-human": Short(2, {"objectives": "starter"}, 14),
    "exodus": Short(2, {"draft": False}, 14),
    "pest": Short(2, {}, 14),
}


@contextmanager
def serving(source: Path, database: Path) -> Iterator[str]:
    """A server of the version in this folder."""
    port = free_port()
    place = ["--port", str(port), "--database", str(database)]
    with database.with_suffix(".log").open("wb") as log:
        server = command(source, "serve", *place, log=log)
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(url)
            yield url
        finally:
            server.terminate()
            server.wait()


def command(source: Path, *arguments: str, log: object = None) -> subprocess.Popen[bytes]:
    code = "import tablee.cli; tablee.cli.main()"
    kept = {name: text for name, text in os.environ.items() if not name.startswith("TABLEE_")}
    return subprocess.Popen(  # type: ignore[call-overload, no-any-return]
        [sys.executable, "-c", code, *arguments],
        env=kept | {"PYTHONPATH": str(source / "src")},
        stdout=log,
        stderr=log,
        cwd=FOLDER,
    )


def wait_for(url: str) -> None:
    for _ in range(600):
        try:
            if httpx.get(f"{url}/health").is_success:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.2)
    raise AssertionError("it does not come up")


def play(person: Person, table: str, seats: int, answers: int, dice: random.Random) -> None:
    """Answer at random, so often or to the end; every seat is this person's."""
    given = 0
    while given < answers:
        view = person.view(table, dice.randrange(seats))
        if view["status"] == "over":
            return
        while given < answers and choices(view) and not view["locked"]:
            body = {
                "number": view["number"],
                "actions": [dice.choice(choices(view))],
                "move": f"{table[:8]}-{given}",
                "confirm": True,
            }
            view = person.post(f"/tables/{table}/seat/{view['seat']}/act", body)
            given += 1


def draft_something(person: Person, table: str, seats: int) -> None:
    """Leave a choice that is not confirmed."""
    for seat in range(seats):
        view = person.view(table, seat)
        if choices(view) and not view["locked"]:
            body = {"number": view["number"], "actions": choices(view)[:1], "move": "draft"}
            person.post(f"/tables/{table}/seat/{seat}/act", body)
            return


def play_titles(url: str) -> None:
    for info in httpx.get(f"{url}/api/titles", timeout=120).json():
        with httpx.Client(base_url=url, timeout=120) as client:
            person = Person(client).say_name("Anna")
            person.post("/account", {"name": info["name"], "password": PASSWORD})
            play_title(person, info["name"], SHORT.get(info["name"]) or usual(info))


def usual(info: Json) -> Short:
    """What is short for a title of which nothing is said here."""
    return Short(info["usual_seats"], info["presets"].get("first", {}), 8)


def play_title(person: Person, title: str, short: Short) -> None:
    """A match that is over, and one that is not."""
    for answers in (short.half, WHOLE):
        body = {"title": title, "options": short.options, "start": True}
        seats = [{"kind": "me"}] * short.seats
        table = person.post("/tables", {**body, "seats": seats})["id"]
        play(person, table, short.seats, answers, random.Random(f"{title} {answers}"))
        if answers == short.half:
            draft_something(person, table, short.seats)


def write(name: str, source: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tablee.db"
        with serving(source, database) as url:
            play_titles(url)
        path = FOLDER / f"{name}.gz"
        done = command(source, "backup", str(path), "--database", str(database))
        assert done.wait() == 0


if __name__ == "__main__":
    here = Path(__file__).parents[3]
    write(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else here)
