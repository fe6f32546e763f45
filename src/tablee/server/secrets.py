"""Tokens: opaque to everybody, and kept only as a hash."""

from __future__ import annotations

import secrets
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

hasher = PasswordHasher()  # Argon2id, 64 MiB, 3 passes

NOBODYS_PASSWORD = (
    "$argon2id$v=19$m=65536,t=3,p=4$qeoSDBi90VgS9m7V7alh/Q"
    "$taD5oVe2dfxmNTOqXxpCpYtNrIrZC76N1wVqR2WfgLw"
)
"""Of a password that nobody knows: checked when there is no such account, to take as long."""


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_hex(16)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def logged(match: str) -> str:
    """What logs call a table: whoever knows its id may watch it, and logs are read by many."""
    return hashed(match)[:12]


def password_fits(password: str, known: str | None) -> bool:
    """Whether this is the password; takes the same time whether or not there is one."""
    try:
        hasher.verify(known or NOBODYS_PASSWORD, password)
    except VerifyMismatchError:
        return False
    return known is not None
