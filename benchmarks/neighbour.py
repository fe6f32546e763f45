"""How much a player notices of what others ask the server for: `python -m benchmarks.neighbour`.

A player looks at their seat again and again, first alone, then while 150 people sign in, while 12
read a finished match moment by moment, and while 12 ask for its course. Each is at most to double
what the look takes. Everything stays on this machine and is bounded.
"""

from __future__ import annotations

import http.client
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from threading import Barrier
from typing import Annotated, Any, Final

import httpx
import typer
from rich.console import Console
from rich.table import Table

from benchmarks.load.results import Spread, spread
from benchmarks.load.server import ADDRESS, Refused, ServerProcess, cores, pin
from benchmarks.load.visitors import source
from benchmarks.table import WIDTH

ALONE: Final = "nothing"
SIGN_INS: Final = 150
READERS: Final = 12
ANSWERS: Final = 120
"""Of the match that is read."""

MOST: Final = 2.0
"""As many times as long as alone a look may take."""

spawning = get_context("spawn")

Json = Any


def main(
    seconds: Annotated[float, typer.Option(min=1, max=60, help="Measured time of each.")] = 8.0,
    title: Annotated[str, typer.Option(help="What is played.")] = "pest",
) -> None:
    """How much a player notices of what others ask the server for."""
    server_core, others_core = cores()
    with tempfile.TemporaryDirectory(prefix="tablee-neighbour-") as name:
        folder = Path(name)
        server = ServerProcess(folder, str(folder / "house.db"), server_core)
        try:
            pin(others_core)
            server.wait()
            show(measure(server, seconds, title))
        except Refused as refusal:
            sys.exit(str(refusal))
        finally:
            server.stop()


def measure(server: ServerProcess, seconds: float, title: str) -> list[tuple[str, Spread]]:
    player, over = Visitor(server, 1), Visitor(server, 2)
    table = player.new_table(title)
    read = over.finished_match(title)
    moments = over.get(f"/tables/{read}/course")["moments"]
    seat = f"/api/tables/{read}/seat/-1"
    paths = [f"{seat}/at/{moment}" for moment in range(moments)]
    course = [f"/api/tables/{read}/course"]
    look = f"/api/tables/{table}/seat/0"

    def looking() -> Spread:
        return spread(list(player.times(look, seconds)))

    looking()  # once to warm up
    found = [(ALONE, looking())]
    with crowd(server, READERS, read_on, paths):
        found.append((f"{READERS} read moments (of {moments})", looking()))
    found.append((ALONE, looking()))
    with crowd(server, READERS, read_on, course):
        found.append((f"{READERS} read the course", looking()))
    found.append((ALONE, looking()))
    with crowd(server, SIGN_INS, sign_in, [""]):  # at last: they stay in the queue for a while
        found.append((f"{SIGN_INS} sign in", looking()))
    return found


class Visitor:
    """Somebody with a session and an address of their own."""

    def __init__(self, server: ServerProcess, number: int) -> None:
        transport = httpx.HTTPTransport(local_address=source(number))
        self.client = httpx.Client(transport=transport, base_url=f"{server.url}/api", timeout=120)
        self.server = server
        self.get("/me")
        self.client.headers["x-csrftoken"] = self.client.cookies["csrftoken"]
        self.send("PUT", "/me", {"nickname": f"Visitor {number}"})

    def send(self, method: str, path: str, body: Json = None) -> Json:
        return self.client.request(method, path, json=body).raise_for_status().json()

    def get(self, path: str) -> Json:
        return self.client.get(path).raise_for_status().json()

    def new_table(self, title: str) -> str:
        wish = {"title": title, "seats": [{"kind": "me"}] * 2, "start": True}
        return str(self.send("POST", "/tables", wish)["id"])

    def finished_match(self, title: str) -> str:
        """A match played at random for a while, then ended."""
        table = self.new_table(title)
        self.play(table, ANSWERS)
        for seat in (0, 1):
            self.send("POST", f"/tables/{table}/seat/{seat}/concede", {"agree": True})
        return table

    def play(self, table: str, answers: int) -> None:
        """Play at random, for all seats, so many answers or to the end."""
        dice = random.Random(1)
        for number in range(answers):
            view = self.get(f"/tables/{table}/seat/-1")
            if not view["acting"]:
                return
            seat = view["acting"][0]
            view = self.get(f"/tables/{table}/seat/{seat}")
            choice = dice.choice(view["decision"]["choices"])["text"]
            answer = {"number": view["number"], "actions": [choice], "confirm": True}
            body = answer | {"move": f"move-{number}"}
            self.send("POST", f"/tables/{table}/seat/{seat}/act", body)

    def times(self, path: str, seconds: float) -> Iterator[float]:
        """How long each look takes, one after another, with a moment between two."""
        connection = http.client.HTTPConnection(ADDRESS, self.server.port, timeout=120)
        headers = {"cookie": f"tablee={self.client.cookies['tablee']}"}
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            begun = time.perf_counter()
            ask(connection, path, headers)
            yield time.perf_counter() - begun
            time.sleep(0.02)
        connection.close()


def ask(
    connection: http.client.HTTPConnection,
    path: str,
    headers: dict[str, str],
) -> int:
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    answer.read()
    return answer.status


# --- the others ------------------------------------------------------------------------------


@contextmanager
def crowd(
    server: ServerProcess, size: int, work: Callable[..., None], paths: list[str]
) -> Iterator[None]:
    """So many people do this meanwhile, in another process, until it is over."""
    over, begun = spawning.Event(), spawning.Event()
    arguments = (server.port, size, work, paths, begun, over)
    process = spawning.Process(target=be_many, args=arguments)
    process.start()
    begun.wait(300)  # all are at it; to come takes the crowd itself some time, on our own core
    yield
    over.set()
    process.kill()
    process.join()


def be_many(
    port: int, size: int, work: Callable[..., None], paths: list[str], begun: Event, over: Event
) -> None:
    come = Barrier(size, begun.set)
    with ThreadPoolExecutor(size) as pool:
        for done in [pool.submit(work, port, number, paths, come, over) for number in range(size)]:
            done.result()


def read_on(port: int, number: int, paths: list[str], come: Barrier, over: Event) -> None:
    """Read one after another, without end."""
    connection = http.client.HTTPConnection(
        ADDRESS, port, timeout=120, source_address=(source(100 + number), 0)
    )
    place = random.Random(number).randrange(len(paths))
    connection.connect()
    come.wait()
    while not over.is_set():
        status = ask(connection, paths[place % len(paths)], {})
        place += 1
        if status == 429:
            time.sleep(0.5)


def sign_in(port: int, number: int, _: list[str], come: Barrier, over: Event) -> None:
    """Try a password again and again, each time as somebody else."""
    for turn in count():
        if over.is_set():
            return
        address = source(1_000 + number + 200 * (turn // 8))
        connection = http.client.HTTPConnection(ADDRESS, port, 600, source_address=(address, 0))
        connection.request("GET", "/api/me")
        answer = connection.getresponse()
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        answer.read()
        token = cookie.partition("=")[2]
        headers = {"cookie": cookie, "x-csrftoken": token, "content-type": "application/json"}
        body = f'{{"name": "nobody{turn}", "password": "wrong horse"}}'
        connection.request("POST", "/api/account/sign-in", body, headers)
        if not turn:
            come.wait()
        connection.getresponse().read()
        connection.close()


def show(found: list[tuple[str, Spread]]) -> None:
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    table = Table("what others do", "looks", "p50 ms", "p95 ms", "p99 ms", "times as long (p50)")
    before = found[0][1]
    for place, (name, times) in enumerate(found):
        after = found[place + 1][1] if place + 1 < len(found) else before
        ratio = times.p50 / ((before.p50 + after.p50) / 2)
        before = times if name == ALONE else before
        mark = "" if ratio <= MOST else " !"
        figures = [f"{value:.1f}" for value in (times.p50, times.p95, times.p99)]
        table.add_row(
            name, str(times.count), *figures, "" if name == ALONE else f"{ratio:.2f}{mark}"
        )
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
