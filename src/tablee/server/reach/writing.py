"""What people are told, in their language: nothing that their own seat does not see."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from babel.dates import format_skeleton

from tablee.engine.state import View
from tablee.engine.titles import find
from tablee.server.matches.table import Table
from tablee.server.people import GUEST
from tablee.server.reach.channels import Channel, Times
from tablee.server.reach.outbox import Notice
from tablee.server.reach.quiet import local
from tablee.words import Narrator, Words, title_words
from tablee.words import words as words_of
from tablee.words.names import isolated

LOCALES: Final = {"en": "en_GB", "fr": "fr_FR", "es": "es_ES"}

DAY, TIME = "MMMEd", "Hm"
"""As each language writes them."""


class Message(msgspec.Struct, frozen=True):
    """What is sent, whatever the way."""

    kind: str
    """`turn`, `test` or `code`."""
    title: str
    lines: list[str]
    url: str
    """Where it leads."""
    mark: str
    """The same for the same question: what comes twice can be known by it."""
    facts: dict[str, Any]
    """The same for programs."""


def turn(table: Table, notice: Notice, channel: Channel, times: Times) -> Message:
    """It is somebody's turn: the game, the table, what is asked and until when."""
    words = words_of(channel.language)
    row, match = table.row, table.match
    assert match is not None
    title = title_words(find(row.title), channel.language).say("title")
    players = [called(seat.nickname, words) for seat in row.seats]
    view = match.game.view(match.s, notice.seat)
    decision = match.game.decision(View(notice.seat, view.table))
    asked = []
    if decision is not None:
        asked = [Narrator(match.game, channel.language, players, notice.seat).prompt(decision)]
    left = table.clocks()[notice.seat].left
    until = None if left is None else round(time.time() + left)
    others = [name for seat, name in enumerate(players) if seat != notice.seat]
    lines = [*asked, words.say("notice-players", players=words.all_of(spoken(others)))]
    if until is not None:
        lines.append(until_when(until, channel.language, times.zone))
    return Message(
        kind="turn",
        title=words.say("notice-title", title=title),
        lines=lines,
        url=f"{channel.site}/t/{row.id}",
        mark=f"{row.id}-{notice.seat}-{notice.number}",
        facts={
            "game": row.title,
            "table": row.id,
            "seat": notice.seat,
            "asks": decision.ask if decision is not None else None,
            "until": until,
            "players": others,
        },
    )


def called(nickname: str, words: Words) -> str:
    return words.say("notice-guest") if nickname in ("", GUEST) else nickname


def spoken(names: Sequence[str]) -> list[str]:
    return [isolated(name) for name in names]


def until_when(at: float, language: str, zone: str) -> str:
    """The day and the time, where the person lives."""
    there, place = local(at, zone), LOCALES[language]
    return words_of(language).say(
        "notice-until",
        day=format_skeleton(DAY, there, locale=place),
        time=format_skeleton(TIME, there, locale=place),
        zone=zone,
    )


def test(channel: Channel, mark: str) -> Message:
    words = words_of(channel.language)
    return Message(
        kind="test",
        title=words.say("notice-test-title"),
        lines=[words.say("notice-test-text")],
        url=f"{channel.site}/notices",
        mark=mark,
        facts={},
    )


def code(channel: Channel, secret: str) -> Message:
    """What a mailbox is asked first."""
    words = words_of(channel.language)
    return Message(
        kind="code",
        title=words.say("notice-code-title", code=secret),
        lines=[words.say("notice-code-text", code=secret), words.say("notice-code-ignore")],
        url=f"{channel.site}/notices",
        mark=f"code-{channel.id}",
        facts={},
    )
