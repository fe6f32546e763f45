"""Run the server: one process, or several on one PostgreSQL database."""

from __future__ import annotations

import logging
import os

import msgspec
import structlog
import uvicorn
from litestar import Litestar

from tablee.server.app import create_app
from tablee.server.db.claim import claimed
from tablee.server.files import ENOUGH, allow_files, allowed_files
from tablee.server.limits import FRAME
from tablee.server.memory import keep_what_is_there
from tablee.server.settings import Settings

log = structlog.get_logger()

GRACE = 10
"""Seconds that open requests have when the server is asked to stop."""


def serve(settings: Settings) -> None:
    """Serve until asked to stop. Every process reads the settings from the environment."""
    for name, value in msgspec.structs.asdict(settings).items():
        os.environ[f"TABLEE_{name.upper()}"] = str(value)
    allow_files()
    with claimed(settings):
        uvicorn.run(
            "tablee.server.serve:app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            http="tablee.server.doorway:Door",
            ws="tablee.server.doorway:LiveDoor",
            ws_max_size=FRAME,
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=GRACE,
            access_log=False,  # addresses of tables are as good as keys: they stay out of logs
            log_level="warning",
        )


def app() -> Litestar:
    """What each process serves."""
    write_structured_logs()
    logging.getLogger("uvicorn.error").addFilter(but_denials)
    if allowed_files() < ENOUGH:
        log.warning("few files", allowed=allowed_files(), enough=ENOUGH)
    application = create_app()
    keep_what_is_there()
    return application


def but_denials(record: logging.LogRecord) -> bool:
    """Uvicorn holds a socket that is answered with a fault for one that was forgotten."""
    return "completing handshake" not in record.getMessage()


def write_structured_logs() -> None:
    """One JSON object a line."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
