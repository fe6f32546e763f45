"""An address that a stranger names leads nowhere into the operator's own network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any

import pytest

from tablee.engine.problems import Problem
from tablee.server.reach import posting
from tablee.server.reach.posting import Poster, Unreached, Unsure, is_public, looked_up, place_of
from tests.server.receiving import Receiver

NOWHERE: frozenset[str] = frozenset()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def post(poster: Poster, address: str) -> int:
    async def once() -> int:
        try:
            return (await poster.post(address, b"hello", {})).status_code
        finally:
            await poster.close()

    return asyncio.run(once())


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://10.0.0.5/hook",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[2002:a00:1::]/",
        "https://[fd00::1]/",
        "https://0.0.0.0/",
        "https://100.64.0.1/",
        "https://224.0.0.1/",
        "https://localhost/",
        "https://intranet/",
        "https://example.org:8443/",
        "https://example.org:22/",
        "https://name:secret@example.org/",
        "https://example.org/#part",
        "https://example.org/a b",
        "https://exa\nmple.org/",
        "https:///hook",
        "https://[broken/",
        "https://example.org:99999/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "https://example.org/" + "x" * 1_000,
        "https://" + "a" * 70 + ".org/",
    ],
)
def test_what_is_not_public_is_refused_at_once(address: str) -> None:
    with pytest.raises(Problem) as caught:
        place_of(address, NOWHERE)
    assert caught.value.name == "bad-reach-address"
    assert "10.0" not in str(caught.value)


def test_a_public_place_is_taken() -> None:
    for address in ("https://ntfy.sh/topic", "https://1.1.1.1/", "https://[2606:4700::1111]:443/"):
        assert not place_of(address, NOWHERE).inner


def test_the_operator_can_let_people_reach_a_place_within(receiver: Receiver) -> None:
    assert post(Poster(frozenset({receiver.place})), f"{receiver.url}/topic") == 200
    (heard,) = receiver.heard
    assert (heard.path, heard.body, heard.headers["host"]) == ("/topic", b"hello", receiver.place)
    with pytest.raises(Unreached):
        post(Poster(frozenset({"127.0.0.1:1"})), f"{receiver.url}/topic")
    assert len(receiver.heard) == 1


@pytest.mark.parametrize(
    "found",
    [["10.0.0.1"], ["1.1.1.1", "127.0.0.1"], ["::1"], ["::ffff:192.168.0.1"], ["fe80::1%1"], []],
)
def test_a_public_name_that_leads_inside_is_not_followed(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What names mean is not ours: here somebody's own name server answers."""

    def answer(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        kind = socket.AF_INET6
        return [(kind, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    with pytest.raises(Unreached):
        asyncio.run(looked_up(place_of("https://rebind.example.org/", NOWHERE)))
    found[:] = ["1.1.1.1"]
    assert asyncio.run(looked_up(place_of("https://good.example.org/", NOWHERE))) == "1.1.1.1"


def test_every_address_in_use_inside_is_known_to_be_inside() -> None:
    inside = ["127.8.8.8", "10.1.1.1", "172.16.0.1", "192.168.0.1", "169.254.1.1", "::", "::1"]
    inside += [
        "fe80::1",
        "fc00::1",
        "fec0::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::1",
    ]
    inside += ["240.0.0.1", "255.255.255.255", "ff02::1", "198.18.0.1", "192.0.2.1"]
    assert [one for one in inside if is_public(ip_address(one))] == []
    assert is_public(ip_address("64:ff9b::101:101"))


def test_a_redirection_is_not_followed(receiver: Receiver) -> None:
    receiver.answers = [307]
    receiver.headers = {"location": f"{receiver.url}/secret"}
    assert post(Poster(frozenset({receiver.place})), f"{receiver.url}/topic") == 307
    assert [heard.path for heard in receiver.heard] == ["/topic"]


def test_where_nobody_listens_nothing_has_arrived() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(Unreached):
            post(Poster(frozenset({place})), f"http://{place}/")


def test_who_takes_it_and_hangs_up_may_have_it() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        place = f"127.0.0.1:{door.getsockname()[1]}"

        async def hang_up() -> None:
            loop = asyncio.get_running_loop()
            door.setblocking(False)
            line, _ = await loop.sock_accept(door)
            await loop.sock_recv(line, 10_000)
            line.close()

        async def both() -> None:
            poster = Poster(frozenset({place}))
            other = asyncio.create_task(hang_up())
            try:
                with pytest.raises(Unsure):
                    await poster.post(f"http://{place}/", b"hello", {})
                await other
            finally:
                await poster.close()

        asyncio.run(both())


def test_a_place_that_never_answers_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "SECONDS", 0.2)
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        place = f"127.0.0.1:{door.getsockname()[1]}"
        with pytest.raises(Unsure):
            post(Poster(frozenset({place})), f"http://{place}/")
