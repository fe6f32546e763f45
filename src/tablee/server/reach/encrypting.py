"""Web push: a message that only one browser can read, and the proof of who sends it.

RFC 8291 (encryption for push), RFC 8188 (its form) and RFC 8292 (VAPID), on the primitives of
`cryptography`.
"""

from __future__ import annotations

import base64
import os
import struct
from typing import Final

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tablee.engine.problems import Problem

CURVE: Final = ec.SECP256R1()

RECORD: Final = 4_096
"""All fits into one record of this size, which is as much as push services have to take."""

LAST: Final = b"\x02"
"""What ends the last record."""

SECRET: Final = 16
"""The length of what a browser shares with its site alone."""

VALID: Final = 12 * 3_600
"""Seconds for which a proof holds; services take no more than a day."""


class Keys(msgspec.Struct, frozen=True):
    """What a browser gives for its subscription, in base64url."""

    p256dh: str
    auth: str


def coded(data: bytes) -> str:
    """In base64url, without the signs that fill up."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def require_keys(keys: Keys) -> None:
    """Raise a Problem unless something can be encrypted for them."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(keys.p256dh))
        good = len(decoded(keys.auth)) == SECRET
    except (ValueError, UnsupportedAlgorithm):
        good = False
    if not good:
        raise Problem("bad-push-keys")


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(text: bytes, keys: Keys) -> bytes:
    """The body of a request to the push service."""
    own = ec.generate_private_key(CURVE)
    theirs = decoded(keys.p256dh)
    other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    mine = point(own.public_key())
    shared = own.exchange(ec.ECDH(), other)
    info = b"WebPush: info\0" + theirs + mine
    secret = derived(shared, decoded(keys.auth), info, 32)
    salt = os.urandom(16)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(mine)) + mine
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


# --- who sends it ------------------------------------------------------------------------------


def new_key() -> str:
    """The server's own key, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return coded(number.to_bytes(32, "big"))


def private_key(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(kept), "big"), CURVE)


def public_key(kept: str) -> str:
    """What browsers are told when they subscribe."""
    return coded(point(private_key(kept).public_key()))


def proof(kept: str, service: str, contact: str, now: float) -> str:
    """The header `authorization` for this push service: who we are, signed."""
    head = coded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    claims = {"aud": service, "exp": int(now) + VALID, "sub": contact}
    signed = f"{head}.{coded(msgspec.json.encode(claims))}"
    signature = private_key(kept).sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
    r, s = decode_dss_signature(signature)
    mark = coded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{mark}, k={public_key(kept)}"
