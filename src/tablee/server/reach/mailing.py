"""Mail over the operator's own server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

from tablee.server.reach.posting import Unreached, Unsure
from tablee.server.settings import Settings

SECONDS: Final = 20.0

DEFER: Final = 400
REFUSE: Final = 500
"""Answers from these on: not now, and never."""


def letter(settings: Settings, to: str, subject: str, text: str, mark: str) -> EmailMessage:
    """A line break in a header is refused by its class. The same mark gives the same id."""
    made = EmailMessage()
    made["From"] = f"Tablée <{settings.smtp_from}>"
    made["To"] = to
    made["Subject"] = " ".join(subject.split())
    made["Date"] = formatdate()
    made["Message-ID"] = f"<{mark}@{settings.smtp_from.rpartition('@')[2]}>"
    made["Auto-Submitted"] = "auto-generated"  # nobody's holiday answers it
    made.set_content(text)
    return made


def send(settings: Settings, made: EmailMessage) -> int:
    """Hand it over, from a thread; 250, or the answer with which the server refuses it.

    Unreached if nothing can have arrived, Unsure if it may have.
    """
    try:
        server = connected(settings)
    except smtplib.SMTPResponseException as error:
        return error.smtp_code
    except (OSError, smtplib.SMTPException) as error:
        raise Unreached from error
    try:
        server.send_message(made)
    except smtplib.SMTPRecipientsRefused as error:
        return next(iter(error.recipients.values()))[0]
    except smtplib.SMTPResponseException as error:
        return error.smtp_code
    except (OSError, smtplib.SMTPException) as error:
        raise Unsure from error
    finally:
        server.close()
    return 250


def connected(settings: Settings) -> smtplib.SMTP:
    """The server, which knows us; names and passwords go over secured lines only."""
    url = urlsplit(settings.smtp_url)
    name, secured = url.hostname or "", ssl.create_default_context()
    if url.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            name, url.port or 465, timeout=SECONDS, context=secured
        )
    else:
        server = smtplib.SMTP(name, url.port or 587, timeout=SECONDS)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=secured)
        elif url.username:
            server.close()
            raise Unreached
    if url.username:
        server.login(unquote(url.username), unquote(url.password or ""))
    return server
