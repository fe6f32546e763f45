"""Play in the terminal: from one's own view and decision alone, whatever the game."""

from __future__ import annotations

import re
from typing import Any, Final

from rich.console import Console
from rich.markdown import Markdown

from tablee.cli import language
from tablee.cli.language import current
from tablee.cli.screen import print_event, print_facts, print_scores, print_view
from tablee.cli.session import Session
from tablee.engine.decision import Choice, Decision
from tablee.engine.game import Game
from tablee.engine.problems import IllegalAction, Problem
from tablee.engine.record import seed_hash
from tablee.words import Narrator

WORD: Final = re.compile(r"\w+")


def play(game: Game[Any], seat: int, bots: list[str], seed: bytes, console: Console) -> None:
    """Let a person play at this seat until the game is over or the person has had enough."""
    Terminal(Session(game, seat, bots, seed), console).run()


class Quit(Exception):
    """The person leaves the table."""


class Terminal:
    """The conversation with one person about one game."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.told = 0
        """How many events the person has been told."""

    def narrator(self) -> Narrator:
        session = self.session
        players = session.player_names(current())
        return Narrator(session.game, language.language(), players, session.seat)

    def tell(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, soft_wrap=True)

    def run(self) -> None:
        say = current().say
        session = self.session
        hashed = seed_hash(session.game, session.seed)
        self.tell(say("cli-seed-hash", hash=hashed), "dim")
        try:
            while not session.over():
                self.tell_news()
                self.ask()
        except Quit:
            self.tell(current().say("cli-goodbye", seed=session.seed.hex()))
            return
        self.tell_news()
        self.end()

    def tell_news(self) -> None:
        """What has happened since the last time."""
        events = self.session.events()
        narrator = self.narrator()
        for event in events[self.told :]:
            print_event(event, narrator, self.console)
        self.told = len(events)

    def ask(self) -> None:
        """Show the table and the question, and take answers until one of them is good."""
        session = self.session
        view = session.view()
        decision = session.game.decision(view)
        assert decision is not None
        narrator = self.narrator()
        self.console.print()
        print_view(session.game, view, narrator, self.console)
        print_facts(session.game, view, narrator, self.console)
        self.tell(narrator.prompt(decision), "bold")
        choices = ", ".join(narrator.choice(choice) for choice in decision.choices)
        self.tell(current().say("cli-choices", choices=choices))
        self.tell(current().say("cli-commands"), "dim")
        number = len(session.answers)
        while len(session.answers) == number:
            if self.obey(self.read(), decision):
                return

    def read(self) -> str:
        try:
            return self.console.input(f"{current().say('cli-input')} ").strip()
        except (EOFError, KeyboardInterrupt) as end:
            raise Quit from end

    def obey(self, text: str, decision: Decision) -> bool:
        """Do what the person says; True if the table has to be shown again."""
        command, _, rest = text.partition(" ")
        match command.lower():
            case "":
                return False
            case "help" | "?":
                self.tell(self.narrator().help(decision))
                self.tell(current().say("cli-commands"), "dim")
            case "rules":
                self.console.print(Markdown(self.narrator().words.rules_page()))
            case "why":
                self.explain(rest, decision)
            case "undo":
                return self.undo()
            case "log":
                for event in self.session.events():
                    print_event(event, self.narrator(), self.console)
            case "language":
                return self.change_language(rest)
            case "quit":
                raise Quit
            case _:
                self.answer(text, decision)
        return False

    def answer(self, text: str, decision: Decision) -> None:
        action = self.find(text, decision)
        if action is None:
            return
        try:
            self.session.answer(action)
        except IllegalAction as refused:
            self.tell(self.narrator().refusal(refused.why), "yellow")

    def explain(self, text: str, decision: Decision) -> None:
        action = self.find(text, decision)
        if action is None:
            return
        session = self.session
        why = session.view().table.why_not(session.seat, action)
        narrator = self.narrator()
        self.tell(current().say("cli-allowed") if why is None else narrator.refusal(why))

    def find(self, text: str, decision: Decision) -> int | None:
        """The action that is meant: its text, its words, or any part of them that is clear."""
        meant = self.meant(text, decision)
        if len(meant) == 1:
            return meant[0].action
        if len(meant) > 1:
            texts = ", ".join(choice.text for choice in meant)
            self.tell(current().say("cli-unclear", text=text, choices=texts), "yellow")
            return None
        verbs = {choice.verb for choice in decision.choices}
        for wording in (text, *[f"{verb} {text}" for verb in sorted(verbs)]):
            try:
                return self.session.game.space.parse(wording)
            except Problem:
                continue
        self.tell(current().say("cli-not-understood", text=text), "yellow")
        return None

    def meant(self, text: str, decision: Decision) -> list[Choice]:
        """The choices that a person who types this can mean."""
        typed = " ".join(text.lower().split())
        exact = [choice for choice in decision.choices if typed in exact_texts(choice)]
        if exact:
            return exact
        narrator = self.narrator()
        return [
            choice
            for choice in decision.choices
            if speaks_of(typed, choice.text) or speaks_of(typed, narrator.choice(choice))
        ]

    def undo(self) -> bool:
        """Back to the person's last decision. The bots will answer the same way again."""
        if not self.session.undo():
            self.tell(current().say("cli-nothing-to-undo"), "yellow")
            return False
        self.told = len(self.session.events())  # what is told again has been told before
        self.tell(current().say("cli-undone"))
        return True

    def change_language(self, code: str) -> bool:
        try:
            language.choose(code)
        except Problem as problem:
            self.tell(current().problem(problem), "yellow")
            return False
        return True

    def end(self) -> None:
        """The score sheet, who won, and the seed whose hash was shown at the start."""
        session = self.session
        say = current().say
        narrator = self.narrator()
        self.tell(say("cli-over"), "bold")
        print_scores(session.game, session.s, narrator, self.console)
        shares = session.game.returns(session.s)
        winners = [name for name, share in zip(narrator.players, shares, strict=True) if share]
        if shares[session.seat]:
            text = say("cli-result-won" if len(winners) == 1 else "cli-result-shared")
        elif winners:
            text = say("cli-result-lost", winners=current().all_of(winners), count=len(winners))
        else:
            text = say("cli-result-nobody")
        self.tell(text, "bold")
        self.tell(say("cli-seed", seed=session.seed.hex()), "dim")


def exact_texts(choice: Choice) -> tuple[str, str]:
    """The choice as it stands in records, and the name of what it is done to."""
    return choice.text.lower(), choice.target.partition(":")[2].lower()


def speaks_of(typed: str, choice: str) -> bool:
    """Whether these are whole words of the choice, one after another."""
    some, all_words = WORD.findall(typed), WORD.findall(choice.lower())
    starts = range(len(all_words) - len(some) + 1)
    return bool(some) and any(all_words[n : n + len(some)] == some for n in starts)
