"""Tokens: opaque to everybody, and kept only as a hash."""

from __future__ import annotations

import secrets
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

hasher = PasswordHasher()  # Argon2id, 64 MiB, 3 passes

NOBODYS_PASSWORD = hasher.hash(secrets.token_urlsafe())
"""Checked when there is no such account, so that the answer takes as long."""


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_hex(16)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def password_fits(password: str, known: str | None) -> bool:
    """Whether this is the password; takes the same time whether or not there is one."""
    try:
        hasher.verify(known or NOBODYS_PASSWORD, password)
    except VerifyMismatchError:
        return False
    return known is not None
