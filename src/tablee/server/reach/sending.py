"""The ways to people: each puts a message into its own form, and tells whether it was taken."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec

from tablee.engine.problems import Problem
from tablee.server.reach import mailing
from tablee.server.reach.channels import Channel, stop_token
from tablee.server.reach.encrypting import encrypted, proof
from tablee.server.reach.posting import Poster, Unreached, Unsure, place_of
from tablee.server.reach.writing import Message
from tablee.server.settings import Settings
from tablee.words import words as words_of

DAY: Final = 86_400

MOST_TEXT: Final = 3_000
"""Characters; a push message has 4 KB with all that is around it."""

DISCORD: Final = re.compile(
    r"https://(?:\w+\.)?discord(?:app)?\.com/api/(?:v\d+/)?webhooks/\d+/[\w-]+"
)
"""Where Discord takes messages: nothing else is sent there, and this nowhere else."""

MAIL: Final = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-zA-Z0-9-]{1,63}\.)+[a-zA-Z0-9-]{2,63}"
)

MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<@:-])")

GONE: Final = (404, 410)
"""A push service says so of a subscription that is no more."""

AGAIN: Final = (408, 425, 429)
"""Answers that are no, but not for ever; as all from 500 on."""


class Outcome(NamedTuple):
    """How it went."""

    arrived: bool
    """It did, or may have: it is not sent again."""
    status: int = 0
    """What the other side has answered; 0: nothing."""
    again: bool = False
    """It has not arrived, and may if it is sent later."""
    after: float = 0.0
    """At least so many seconds later, if the other side has said so."""

    def problem(self) -> Problem:
        if self.status:
            return Problem("notice-refused", status=self.status)
        return Problem("notice-unreached")


class Sender:
    """All ways of this server."""

    def __init__(self, settings: Settings, push_key: str, secret: str) -> None:
        self.settings = settings
        self.push_key = push_key
        self.secret = secret
        self.poster = Poster(settings.inner_places())
        self.ways: dict[str, Callable[[Channel, Message], Awaitable[Outcome]]] = {
            "push": self.push,
            "ntfy": self.ntfy,
            "discord": self.discord,
            "webhook": self.webhook,
            "mail": self.mail,
        }

    async def send(self, channel: Channel, message: Message) -> Outcome:
        try:
            return await self.ways[channel.kind](channel, message)
        except Unreached:
            return Outcome(arrived=False, again=True)
        except Unsure:
            return Outcome(arrived=True)

    async def post(self, address: str, body: bytes, **headers: str) -> Outcome:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return outcome(await self.poster.post(address, body, named))

    async def push(self, channel: Channel, message: Message) -> Outcome:
        assert channel.keys is not None
        url = urlsplit(channel.address)
        words = {
            "title": message.title,
            "text": "\n".join(message.lines)[:MOST_TEXT],
            "url": urlsplit(message.url).path,
            "tag": message.mark,
        }
        return await self.post(
            channel.address,
            encrypted(msgspec.json.encode(words), channel.keys),
            authorization=proof(
                self.push_key, f"{url.scheme}://{url.netloc}", self.contact(), time.time()
            ),
            content_encoding="aes128gcm",
            content_type="application/octet-stream",
            ttl=str(DAY),
            urgency="normal",
            topic=topic(message.mark),
        )

    async def ntfy(self, channel: Channel, message: Message) -> Outcome:
        root, _, name = channel.address.rstrip("/").rpartition("/")
        body = {
            "topic": name,
            "title": message.title,
            "message": "\n".join(message.lines)[:MOST_TEXT],
            "click": message.url,
        }
        return await self.post(
            f"{root}/", msgspec.json.encode(body), content_type="application/json"
        )

    async def discord(self, channel: Channel, message: Message) -> Outcome:
        lines = [f"**{plain(message.title)}**", *map(plain, message.lines), f"<{message.url}>"]
        body = {"content": "\n".join(lines)[:1_900], "allowed_mentions": {"parse": []}}
        return await self.post(
            channel.address, msgspec.json.encode(body), content_type="application/json"
        )

    async def webhook(self, channel: Channel, message: Message) -> Outcome:
        body = {
            "version": 1,
            "type": message.kind,
            "id": message.mark,
            "title": message.title,
            "text": "\n".join(message.lines),
            "url": message.url,
            **message.facts,
        }
        return await self.post(
            channel.address,
            msgspec.json.encode(body),
            content_type="application/json",
            idempotency_key=message.mark,
        )

    async def mail(self, channel: Channel, message: Message) -> Outcome:
        status = await asyncio.to_thread(mailing.send, self.settings, self.letter(channel, message))
        good = status < mailing.DEFER
        return Outcome(arrived=good, status=status, again=mailing.DEFER <= status < mailing.REFUSE)

    def letter(self, channel: Channel, message: Message) -> EmailMessage:
        words = words_of(channel.language)
        lines = list(message.lines)
        token = stop_token(channel.id, self.secret)
        if message.kind != "code":
            stop = words.say("notice-stop", link=f"{channel.site}/stop#{token}")
            lines += [words.say("notice-open", link=message.url), stop]
        made = mailing.letter(
            self.settings, channel.address, message.title, "\n\n".join(lines), message.mark
        )
        if message.kind != "code":
            made["List-Unsubscribe"] = f"<{channel.site}/api/reach/stop/{token}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return made

    def contact(self) -> str:
        """Whom a push service can write to about us."""
        if self.settings.smtp_from:
            return f"mailto:{self.settings.smtp_from}"
        return self.settings.origin()

    async def close(self) -> None:
        await self.poster.close()


def outcome(answer: httpx.Response) -> Outcome:
    """What an answer means; where it would send us is no answer that we follow."""
    status = answer.status_code
    again = status in AGAIN or status >= 500
    return Outcome(answer.is_success, status, again, wished_pause(answer) if again else 0.0)


def wished_pause(answer: httpx.Response) -> float:
    """The seconds that the other side wants to be left alone, if it says so in seconds."""
    text = answer.headers.get("retry-after", "")
    return min(float(text), DAY) if re.fullmatch(r"\d{1,9}", text) else 0.0


def topic(mark: str) -> str:
    """What replaces a message that was not delivered yet: 32 characters at most."""
    return re.sub(r"[^\w-]", "", mark)[-32:]


def plain(text: str) -> str:
    """Nothing in it is a format, a link or a call for others."""
    return MARKDOWN.sub(r"\\\1", text)


def require_address(kind: str, address: str, settings: Settings) -> None:
    """Raise a Problem if nothing can be sent there by this way."""
    if kind == "mail":
        if not settings.sends_mail():
            raise Problem("no-mail-here")
        if not MAIL.fullmatch(address):
            raise Problem("bad-mail-address")
        return
    place = place_of(address, settings.inner_places())
    if kind == "discord" and not place.inner and not DISCORD.fullmatch(address):
        raise Problem("bad-discord-address")
    if kind == "ntfy" and not re.fullmatch(r"/[\w-]{1,64}/?", place.url.path):
        raise Problem("bad-ntfy-address")
