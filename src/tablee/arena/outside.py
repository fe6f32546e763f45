"""Programs from outside at a seat: JSON lines over their stdin and stdout (docs/tournament.md).

A program that crashes, is late, or answers what cannot be understood has lost its game. It is
ended, and started again for the next one.
"""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from hashlib import blake2b
from multiprocessing.util import Finalize
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

from tablee.arena import runners
from tablee.arena.matchup import Program
from tablee.bots.bot import Bot, Budget
from tablee.engine.chance import derived
from tablee.engine.decision import Choice
from tablee.engine.fields import Data
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.state import View

PROTOCOL: Final = 1

LONGEST: Final = 64 * 1024
"""Bytes of a line that a program may say."""

UNREAD: Final = 16
"""Lines of a program that wait to be read; one that says more is not listened to any longer."""

KEPT: Final = 1024 * 1024
"""Bytes of what a process says on stderr that are kept in a file."""

LAST_WORDS: Final = 600
"""Bytes of stderr that are told with a fault."""

QUOTED: Final = 80
"""Bytes of a line that cannot be understood."""

PARTING: Final = 1.0
"""Seconds that a program has to leave by itself once nothing more is asked."""

T = TypeVar("T")


# --- what is said -----------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", frozen=True):
    """The first line to a program, which answers that it is ready."""

    protocol: int
    name: str


class Ready(msgspec.Struct, tag="ready", frozen=True):
    """The first line of a program."""


class Begin(msgspec.Struct, tag="begin", frozen=True):
    """A game begins. No answer is expected."""

    title: str
    rules: int
    edition: str
    seats: int
    options: dict[str, OptionValue]
    seat: int
    seed: str
    """For the program's own chance: with it the same game can be played again."""
    timeout: float


class Question(msgspec.Struct, tag="ask", frozen=True):
    """The view of the seat, and what can be chosen."""

    number: int
    ask: str
    choices: list[Choice]
    view: Data


class Answer(msgspec.Struct, tag="answer", frozen=True):
    """What a program chooses: the number of an action, or its text."""

    number: int
    action: int | str


class End(msgspec.Struct, tag="end", frozen=True):
    """How the game ended; the next one may begin. No answer is expected."""

    scores: list[int]
    returns: list[float]


# --- a program at a seat ----------------------------------------------------------------------


class Surroundings(msgspec.Struct, frozen=True):
    """Where programs run, and where is kept what they say on stderr."""

    folder: str = "."
    notes: str = ""
    """Nowhere, if it is empty."""


NOWHERE: Final = Surroundings()


class Trouble(Exception):
    """What a program did wrong, in a word and in more."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(kind, text)
        self.kind = kind
        self.text = text


class Process:
    """A running program. Threads read and write, so that it cannot make anybody wait."""

    def __init__(self, name: str, program: Program, notes: Path | None, folder: str) -> None:
        self.program = program
        try:
            self.process = subprocess.Popen(
                program.command,
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # its children are ended with it
            )
        except OSError as error:
            raise Trouble("start", str(error)) from error
        self.heard: SimpleQueue[bytes] = SimpleQueue()
        self.to_say: SimpleQueue[bytes] = SimpleQueue()
        self.last_words = b""
        self.complaints = Thread(target=self.keep_complaints, args=(notes,), daemon=True)
        self.complaints.start()
        for work in (self.listen, self.speak):
            Thread(target=work, daemon=True).start()
        try:
            self.say(Hello(PROTOCOL, name))
            self.answer(Ready, program.start_timeout, "start")
        except Trouble:
            self.close(kindly=False)
            raise

    def listen(self) -> None:
        """Every line, whole or too long; an empty one at the end."""
        assert self.process.stdout is not None, "it is a pipe"
        while self.heard.qsize() < UNREAD:
            line = self.process.stdout.readline(LONGEST)
            self.heard.put(line)
            if not line:
                return

    def speak(self) -> None:
        assert self.process.stdin is not None, "it is a pipe"
        with suppress(OSError):  # whoever has gone does not hear it
            while line := self.to_say.get():
                self.process.stdin.write(line)
                self.process.stdin.flush()
            self.process.stdin.close()

    def keep_complaints(self, notes: Path | None) -> None:
        assert self.process.stderr is not None, "it is a pipe"
        left = KEPT if notes else 0
        while more := os.read(self.process.stderr.fileno(), LONGEST):
            self.last_words = (self.last_words + more)[-LAST_WORDS:]
            if notes and left > 0:
                with notes.open("ab") as file:
                    left -= file.write(more[:left])

    def say(self, message: object) -> None:
        self.to_say.put(msgspec.json.encode(message) + b"\n")

    def answer(self, kind: type[T], patience: float, late: str) -> T:
        """The next line, which has to come in time and say what is expected."""
        until = monotonic() + patience
        try:
            line = self.heard.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Trouble(late, f"no answer in {patience:g} s{self.complaint()}") from None
        if not line:
            self.complaints.join(PARTING)
            raise Trouble("crash", f"{self.how_it_ended()}{self.complaint()}")
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.MsgspecError as error:
            quoted = line[:QUOTED].decode("utf-8", "replace").rstrip()
            raise Trouble("protocol", f"{error}: {quoted!r}") from error

    def how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f"exit code {self.process.wait(PARTING)}"
        return "stdout closed"

    def complaint(self) -> str:
        text = self.last_words.decode("utf-8", "replace").strip()
        return f"; stderr: {text}" if text else ""

    def check_silence(self) -> None:
        if not self.heard.empty() and self.process.poll() is None:
            quoted = self.heard.get()[:QUOTED].decode("utf-8", "replace").rstrip()
            raise Trouble("protocol", f"spoke without being asked: {quoted!r}")

    def close(self, kindly: bool) -> None:
        """End it: kindly, it is given a moment to leave by itself."""
        self.to_say.put(b"")
        if kindly:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PARTING)
        ended_with_children(self.process)


def ended_with_children(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


class Outside(Bot):
    """A program from outside, as a bot at one seat for one game."""

    def __init__(self, text: str, program: Program, seed: bytes, around: Surroundings) -> None:
        super().__init__(seed)
        self.name, _, version = text.partition("@")
        self.version = int(version)
        self.program = program
        self.around = around
        self.key: Key | None = None
        """Under which its process is kept, once it has been asked something."""

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        try:
            return self.asked(game, view)
        except Trouble:
            self.ended(None)
            raise

    def asked(self, game: Game[Any], view: View[Any]) -> int:
        if self.key is None:
            self.key = (self.name, self.program, view.viewer, self.around)
            begin(self.key).say(self.beginning(game, view.viewer))
        process = running[self.key]
        process.check_silence()
        decision = game.decision(view)
        assert decision is not None, "somebody is asked"
        number = decision.number
        process.say(Question(number, decision.ask, decision.choices, game.dump(view.table)))
        answer = process.answer(Answer, self.program.timeout, "timeout")
        if answer.number != number:
            raise Trouble("protocol", f"answers question {answer.number}, not {number}")
        if isinstance(answer.action, int):
            return answer.action
        try:
            return game.space.parse(answer.action)
        except Problem:
            raise Trouble("illegal", f"{answer.action[:QUOTED]!r} is no action") from None

    def beginning(self, game: Game[Any], seat: int) -> Begin:
        return Begin(
            title=game.title,
            rules=game.version,
            edition=game.edition,
            seats=game.seats,
            options=game.options,
            seat=seat,
            seed=derived(self.seed, "program", seat).hex(),
            timeout=self.program.timeout,
        )

    def ended(self, result: tuple[list[int], list[float]] | None) -> None:
        """The game is over; without a result, by this program's fault."""
        if self.key is None:
            return
        if result is None:
            give_up(self.key)
        elif self.key in running:
            failures.pop(self.key, None)
            running[self.key].say(End(*result))
        self.key = None


# --- processes are kept from game to game -----------------------------------------------------

Key = tuple[str, Program, int, Surroundings]
"""A program has a process for every seat, so that each knows what that seat knows."""

running: dict[Key, Process] = {}

failures: dict[Key, int] = {}
"""How often in a row each has failed."""


def begin(key: Key) -> Process:
    """The process that waits for a game, or a new one."""
    if key not in running:
        name, program, seat, around = key
        if failures.get(key, 0) > program.restarts:
            raise Trouble("start", "failed too often in a row")
        runners.do_before_leaving(end_all)
        running[key] = Process(name, program, file_for_notes(name, seat, around), around.folder)
    return running[key]


def give_up(key: Key) -> None:
    failures[key] = failures.get(key, 0) + 1
    if key in running:
        running.pop(key).close(kindly=False)


def file_for_notes(name: str, seat: int, around: Surroundings) -> Path | None:
    if not around.notes:
        return None
    folder = Path(around.notes)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}-{os.getpid()}-seat-{seat + 1}.txt"


def close_all(kindly: bool = True) -> None:
    """End all programs that wait for a game."""
    for key in list(running):
        running.pop(key).close(kindly)
    failures.clear()


def end_all() -> None:
    close_all(kindly=False)


Finalize(None, close_all, exitpriority=10)


def mark_of(program: Program, around: Surroundings) -> str:
    """What it is made of: the words of its command, and the files among them."""
    found = blake2b(digest_size=6)
    for word in program.command:
        found.update(word.encode() + b"\0")
        path = Path(around.folder, word)
        if path.is_file():
            found.update(path.read_bytes())
    return found.hexdigest()
