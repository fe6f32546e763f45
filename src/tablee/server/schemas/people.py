"""Who is asking: names, and how somebody signs in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tablee.server.schemas.values import Name, Nickname, Password, Wire


class Me(Wire):
    """Who is asking."""

    nickname: str
    """Empty: nobody has said a name on this device yet."""
    account: str | None = None
    """The name of the account; none for a guest."""


class NewNickname(Wire):
    nickname: Nickname


class Credentials(Wire):
    name: Name
    password: Password


class Recovery(Wire):
    name: Name
    code: Annotated[str, Meta(min_length=8, max_length=64)]
    password: Password


class RecoveryCode(Wire):
    """Shown once: it sets a new password when the old one is forgotten."""

    code: str


class Address(Wire):
    """Where others find this site: their links begin with it."""

    url: str
