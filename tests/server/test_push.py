"""Web push: what is sent can be read by the browser that subscribed, and by nobody else."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tablee.engine.problems import Problem
from tablee.server.reach.encrypting import (
    CURVE,
    Keys,
    decoded,
    encrypted,
    new_key,
    proof,
    public_key,
    require_keys,
)
from tests.server.receiving import Browser

EXAMPLE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""The message of RFC 8291, part 5, with the keys of its receiver."""
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def keys_of(browser: Browser) -> Keys:
    return Keys(**browser.keys())


def test_the_browser_of_the_tests_reads_the_example_of_the_standard() -> None:
    read = Browser(RECEIVER, AUTH).read(decoded(EXAMPLE))
    assert read == b"When I grow up, I want to be a watermelon"


def test_only_the_browser_that_subscribed_reads_what_is_sent() -> None:
    browser, other = Browser(), Browser()
    sent = encrypted(b"it is your turn", keys_of(browser))
    assert browser.read(sent) == b"it is your turn"
    assert b"turn" not in sent
    with pytest.raises(InvalidTag):
        other.read(sent)


def test_nothing_is_encrypted_twice_in_the_same_way() -> None:
    keys = keys_of(Browser())
    first, second = encrypted(b"same", keys), encrypted(b"same", keys)
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]


def test_the_proof_of_who_sends_is_signed_with_the_key_that_browsers_know() -> None:
    kept = new_key()
    header = proof(kept, "https://push.example.org", "mailto:a@example.org", 1_000.0)
    token, key = header.removeprefix("vapid t=").split(", k=")
    assert key == public_key(kept)
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example.org",
        "exp": 1_000 + 12 * 3_600,
        "sub": "mailto:a@example.org",
    }
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    known.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    "keys",
    [
        Keys("B" + "A" * 86, "A" * 22),  # no point of the curve
        Keys("AAAA", "A" * 22),
        Keys(Browser().keys()["p256dh"], "A" * 20),
        Keys("\x00", "A" * 22),
    ],
)
def test_keys_that_nothing_can_be_encrypted_for_are_a_problem(keys: Keys) -> None:
    with pytest.raises(Problem) as caught:
        require_keys(keys)
    assert caught.value.name == "bad-push-keys"
    require_keys(keys_of(Browser()))
