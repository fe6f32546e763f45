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
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Annotated, Any, Final

import httpx
import typer
from rich.console import Console
from rich.table import Table

from benchmarks.load.results import Spread, spread
from benchmarks.load.server import ADDRESS, Refused, ServerProcess, cores, pin
from benchmarks.load.visitors import source
from benchmarks.table import WIDTH

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
    found = [("alone", looking())]
    with crowd(server, SIGN_INS, sign_in, [""]):
        found.append((f"{SIGN_INS} sign in", looking()))
    with crowd(server, READERS, read_on, paths):
        found.append((f"{READERS} read moments (of {moments})", looking()))
    with crowd(server, READERS, read_on, course):
        found.append((f"{READERS} read the course", looking()))
    found.append(("alone again", looking()))
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
        table, dice, move = self.new_table(title), random.Random(1), count()
        for _ in range(ANSWERS):
            view = self.get(f"/tables/{table}/seat/-1")
            seat = view["acting"][0]
            view = self.get(f"/tables/{table}/seat/{seat}")
            choice = dice.choice(view["decision"]["choices"])["text"]
            answer = {"number": view["number"], "actions": [choice], "confirm": True}
            body = answer | {"move": f"move-{next(move)}"}
            self.send("POST", f"/tables/{table}/seat/{seat}/act", body)
        for seat in (0, 1):
            self.send("POST", f"/tables/{table}/seat/{seat}/concede", {"agree": True})
        return table

    def times(self, path: str, seconds: float) -> Iterator[float]:
        """How long each look takes, one after another, with a moment between two."""
        connection = http.client.HTTPConnection(ADDRESS, self.server.port, timeout=120)
        headers = {"cookie": f"tablee={self.client.cookies['tablee']}"}
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            begun = time.perf_counter()
            ask(connection, "GET", path, headers)
            yield time.perf_counter() - begun
            time.sleep(0.02)
        connection.close()


def ask(
    connection: http.client.HTTPConnection,
    method: str,
    path: str,
    headers: dict[str, str],
    body: str | None = None,
) -> int:
    connection.request(method, path, body, headers)
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
    begun.wait(60)
    time.sleep(0.5)  # all are at it
    yield
    over.set()
    process.join()


def be_many(
    port: int, size: int, work: Callable[..., None], paths: list[str], begun: Event, over: Event
) -> None:
    begun.set()
    with ThreadPoolExecutor(size) as pool:
        for number in range(size):
            pool.submit(work, port, number, paths, over)


def read_on(port: int, number: int, paths: list[str], over: Event) -> None:
    """Read one after another, without end."""
    connection = http.client.HTTPConnection(
        ADDRESS, port, timeout=120, source_address=(source(100 + number), 0)
    )
    place = random.Random(number).randrange(len(paths))
    while not over.is_set():
        status = ask(connection, "GET", paths[place % len(paths)], {})
        place += 1
        if status == 429:
            time.sleep(0.5)


def sign_in(port: int, number: int, _: list[str], over: Event) -> None:
    """Try a password again and again, each time as somebody else."""
    wait = threading.Event()
    for turn in count():
        if over.is_set():
            return
        address = source(1_000 + number + 200 * (turn // 8))
        connection = http.client.HTTPConnection(ADDRESS, port, 120, source_address=(address, 0))
        connection.request("GET", "/api/me")
        answer = connection.getresponse()
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        answer.read()
        token = cookie.partition("=")[2]
        headers = {"cookie": cookie, "x-csrftoken": token, "content-type": "application/json"}
        body = f'{{"name": "nobody{turn}", "password": "wrong horse"}}'
        if ask(connection, "POST", "/api/account/sign-in", headers, body) not in (401, 429, 503):
            wait.wait(0.5)
        connection.close()


def show(found: list[tuple[str, Spread]]) -> None:
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    table = Table("what others do", "looks", "p50 ms", "p95 ms", "p99 ms", "times as long (p50)")
    alone = (found[0][1].p50 + found[-1][1].p50) / 2
    for name, times in found:
        ratio = times.p50 / alone
        mark = "" if ratio <= MOST else " !"
        table.add_row(
            name,
            str(times.count),
            *(f"{value:.1f}" for value in (times.p50, times.p95, times.p99)),
            f"{ratio:.2f}{mark}",
        )
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
