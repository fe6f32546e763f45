"""How this server is set up: by arguments, or by the environment (`TABLEE_…`)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tablee.engine.problems import Problem


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one can set."""

    host: str = "127.0.0.1"
    """The address in the network to listen at: no person, unlike the host of a table."""
    port: Annotated[int, Meta(ge=1, le=65_535)] = 8000
    database: str = "tablee.db"
    """A file name for SQLite, or the address of a PostgreSQL database."""
    workers: int = 1
    """Server processes; more than one need PostgreSQL."""
    base_url: Annotated[str, Meta(pattern=r"^(https?://[^/?#\s]+/?)?$")] = ""
    """The address that people use, if a proxy stands in front; links are made with it."""
    proxies: str = "127.0.0.1"
    """The addresses of proxies that may say whom they ask for, with commas between."""
    metrics_token: Annotated[str, Meta(pattern=r"^(\S{16,})?$")] = ""
    """Whoever has it may read `/metrics` from afar; without it, only the machine itself may."""
    reports: str = ""
    """A folder of reports that is shown under `/reports`; without it there is no such page."""
    reports_token: Annotated[str, Meta(pattern=r"^(\S{16,})?$")] = ""
    """The password for reports; without it, only the machine itself may read them."""
    thinkers: Annotated[int, Meta(ge=1)] = 1
    """Processes in which bots think."""
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 2.5
    """Seconds for which a bot is seen to think where two answers are as good; a quarter of it where
    one is clear. However long it takes in truth: 0 answers as soon as it is done."""
    bot_patience: Annotated[float, Meta(gt=0, le=600)] = 10.0
    """Seconds after which a bot that has not answered hangs: its process is replaced."""
    review_seconds: Annotated[float, Meta(gt=0, le=600)] = 45.0
    """Seconds of one core for the review of a match."""
    notice_grace: Annotated[float, Meta(ge=0, le=3_600)] = 3.0
    """Seconds after which whoever has to answer and is not there is told by push, mail, …"""
    smtp_url: Annotated[str, Meta(pattern=r"^(smtps?://[^\s/]+/?)?$")] = ""
    """The operator's mail server, with name and password; without it nobody is told by mail."""
    smtp_from: Annotated[str, Meta(pattern=r"^([^@\s<>]+@[^@\s<>]+)?$")] = ""
    """From whom mail comes."""
    reach_inner: str = ""
    """Places in the operator's own network, `name:port` with commas between, to which people may
    have messages sent; all others have to be public."""
    editions: str = ""
    """A folder with a folder for each edition that is offered beside those of the titles."""
    bot_table_days: Annotated[int, Meta(ge=1, le=3_650)] = 30
    """Days after its last use for which an unfinished table is kept at which one person sits."""
    table_days: Annotated[int, Meta(ge=1, le=3_650)] = 180
    """The same for an unfinished table at which several people sit."""
    session_days: Annotated[int, Meta(ge=1, le=3_650)] = 180
    """Days after its last use for which a device stays signed in."""
    guest_days: Annotated[int, Meta(ge=1, le=3_650)] = 90
    """Days after the last visit for which a guest is known, who has no account."""
    report_days: Annotated[int, Meta(ge=1, le=3_650)] = 180
    """Days for which a reported line of chat is kept, with what was said around it."""

    def url(self) -> str:
        """The database as SQLAlchemy calls it."""
        text = self.database
        if "://" not in text:
            return f"sqlite:///{text}"
        scheme, rest = text.split("://", 1)
        return f"postgresql+psycopg://{rest}" if scheme.startswith("postgres") else text

    def on_postgres(self) -> bool:
        return self.url().startswith("postgresql")

    def origin(self) -> str:
        """The address of the site as browsers send it in `Origin`."""
        parts = urlsplit(self.base_url or f"http://{self.host}:{self.port}")
        return f"{parts.scheme}://{parts.netloc}"

    def secure(self) -> bool:
        return self.base_url.startswith("https://")

    def sends_mail(self) -> bool:
        return bool(self.smtp_url and self.smtp_from)

    def inner_places(self) -> frozenset[str]:
        return frozenset(place.strip() for place in self.reach_inner.split(",") if place.strip())

    def check(self) -> None:
        """Raise a Problem if this cannot work."""
        if bool(self.smtp_url) != bool(self.smtp_from):
            raise Problem("half-a-mail-server")
        try:
            backend = make_url(self.url()).get_backend_name()
        except ArgumentError as error:
            raise Problem("bad-database", database=self.database) from error
        if backend not in ("sqlite", "postgresql"):
            raise Problem("bad-database", database=self.database)
        if self.editions and not Path(self.editions).is_dir():
            raise Problem("no-editions-folder", path=self.editions)
        if self.reports and not Path(self.reports).is_dir():
            raise Problem("unreadable-file", path=self.reports, fault="TABLEE_REPORTS")
        if self.workers < 1:
            raise Problem("bad-workers", workers=self.workers)
        if self.workers > 1 and not self.on_postgres():
            raise Problem("workers-need-postgres", workers=self.workers)


def from_environment(**given: str | int | None) -> Settings:
    """The settings given, else those of the environment, else the defaults."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        text = os.environ.get(f"TABLEE_{field.name.upper()}")
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
        elif text is not None:
            values[field.name] = text
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("bad-setting", fault=error) from error
    settings.check()
    return settings
