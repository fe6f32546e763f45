"""Real receivers on this machine: of requests, of mail, and of what is pushed to a browser."""

from __future__ import annotations

import json
import struct
import threading
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tablee.server.reach.encrypting import CURVE, coded, decoded, point
from tests.server.people import Json
from tests.server.processes import free_port


class Heard(NamedTuple):
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Json:
        return json.loads(self.body)


class Receiver:
    """Takes what is posted to it, and answers as the test wants."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.answers: list[int] = []
        """What it answers next; when there is nothing left, that all is well."""
        self.headers: dict[str, str] = {}
        self.meanwhile: Callable[[], Any] = lambda: None
        """What happens after a request has arrived and before it is answered."""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", 0))
                body = self.rfile.read(length)
                named = {name.lower(): text for name, text in self.headers.items()}
                outer.heard.append(Heard(self.path, named, body))
                outer.meanwhile()
                self.send_response(outer.answers.pop(0) if outer.answers else 200)
                for name, text in outer.headers.items():
                    self.send_header(name, text)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.server.server_port}"

    @property
    def url(self) -> str:
        return f"http://{self.place}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Postbox:
    """A mail server."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 taken"
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        if self.answer.startswith("250"):
            letter = message_from_bytes(content, policy=policy.default)
            assert isinstance(letter, EmailMessage)
            self.letters.append(letter)
        return self.answer

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def close(self) -> None:
        self.controller.stop()


class Browser:
    """A subscription to web push, with the keys that only the browser has."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        self.key = (
            ec.derive_private_key(int.from_bytes(decoded(private), "big"), CURVE)
            if private
            else ec.generate_private_key(CURVE)
        )
        self.auth = decoded(auth) if auth else bytes(range(16))

    def keys(self) -> Json:
        return {"p256dh": coded(point(self.key.public_key())), "auth": coded(self.auth)}

    def read(self, body: bytes) -> bytes:
        """Decrypt what came, as RFC 8291 and RFC 8188 say, step by step."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        mine = point(self.key.public_key())
        first = keyed(keyed(self.auth, shared), b"WebPush: info\0" + mine + theirs + b"\1")
        second = keyed(salt, first)
        key = keyed(second, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = keyed(second, b"Content-Encoding: nonce\0\1")[:12]
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert plain.endswith(b"\2")
        return plain[:-1]


def keyed(key: bytes, text: bytes) -> bytes:
    mark = hmac.HMAC(key, hashes.SHA256())
    mark.update(text)
    return mark.finalize()
