"""A push service on this machine, as Chromium talks to its own: nothing leaves the machine.

A browser signs in (checkin), gets an address for each subscription (register), and holds a line
open on which messages come (MCS: a byte for the kind, the length, the message). What a site posts
goes down that line as it is, encrypted, and the browser alone can read it.
"""

from __future__ import annotations

import datetime
import socket
import ssl
import struct
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

VERSION: Final = b"\x29"
SIGNED_IN, MESSAGE = b"\x03", b"\x08"
"""Kinds of what comes down the line."""

DEVICE: Final = 17


def varint(number: int) -> bytes:
    """Seven bits in a byte, the lowest first."""
    out = b""
    while number > 0x7F:
        out, number = out + bytes([number & 0x7F | 0x80]), number >> 7
    return out + bytes([number])


def field(number: int, value: int | bytes | str) -> bytes:
    """One field of a protocol buffer."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    data = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(data)) + data


def fixed(number: int, value: int) -> bytes:
    return varint(number << 3 | 1) + struct.pack("<Q", value)


def said(kind: bytes, *fields: bytes) -> bytes:
    text = b"".join(fields)
    return kind + varint(len(text)) + text


CHECKED_IN: Final = b"".join([field(1, 1), fixed(7, DEVICE), fixed(8, DEVICE), field(11, "1")])


class PushService:
    """For one browser with one subscription."""

    def __init__(self, folder: Path) -> None:
        self.subtype = ""
        self.sender = ""
        self.passed_on = 0
        self.heard: list[bytes] = []
        """What sites have posted."""
        self.line: ssl.SSLSocket | None = None
        self.signed_in = threading.Event()
        self.web = ThreadingHTTPServer(("127.0.0.1", 0), handler(self))
        self.web.daemon_threads = True
        threading.Thread(target=self.web.serve_forever, daemon=True).start()
        self.door = secured(folder).wrap_socket(
            socket.create_server(("127.0.0.1", 0)), server_side=True
        )
        threading.Thread(target=self.take_lines, daemon=True).start()

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.web.server_port}"

    @property
    def url(self) -> str:
        return f"http://{self.place}"

    def flags(self) -> list[str]:
        """By which Chromium talks to this service instead of its own."""
        return [
            f"--gcm-checkin-url={self.url}/checkin",
            f"--gcm-registration-url={self.url}/register",
            f"--gcm-mcs-endpoint=https://127.0.0.1:{self.door.getsockname()[1]}",
            "--ignore-certificate-errors",
        ]

    def answer(self, path: str, body: bytes) -> bytes:
        if path == "/checkin":
            return CHECKED_IN
        if path == "/register":
            asked = {name: values[0] for name, values in parse_qs(body.decode()).items()}
            if "X-subtype" in asked:
                self.subtype, self.sender = asked["X-subtype"], asked["sender"]
            return b"token=here"
        self.heard.append(body)
        self.pass_on(body)
        return b""

    def pass_on(self, body: bytes) -> None:
        self.signed_in.wait()
        assert self.line is not None
        self.passed_on += 1
        coding = field(1, "content-encoding") + field(2, "aes128gcm")
        subtype = field(1, "subtype") + field(2, self.subtype)
        self.line.sendall(
            said(
                MESSAGE,
                field(3, self.sender),
                field(5, "org.chromium.linux"),
                field(7, coding),
                field(7, subtype),
                field(9, f"message-{self.passed_on}"),
                field(21, body),
            )
        )

    def take_lines(self) -> None:
        """The browser may come again; the last line counts."""
        while True:
            try:
                line, _ = self.door.accept()
                line.recv(1)
                line.sendall(VERSION + said(SIGNED_IN, field(1, "browser")))
            except OSError:
                if self.door.fileno() < 0:
                    return
                continue
            self.line = line
            self.signed_in.set()
            threading.Thread(target=listen, args=[line], daemon=True).start()

    def close(self) -> None:
        self.web.shutdown()
        self.web.server_close()
        self.door.close()


def listen(line: ssl.SSLSocket) -> None:
    """What a browser says there is of no interest."""
    try:
        while line.recv(4096):
            pass
    except OSError:
        return


def handler(service: PushService) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            answer = service.answer(self.path, body)
            self.send_response(200)
            self.send_header("content-length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            pass

    return Handler


def secured(folder: Path) -> ssl.SSLContext:
    """With a certificate that the browser is told not to look at."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), False
        )
        .sign(key, hashes.SHA256())
    )
    file = folder / "push.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + certificate.public_bytes(serialization.Encoding.PEM)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context
