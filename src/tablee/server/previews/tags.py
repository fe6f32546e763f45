"""The tags in a page's head by which programs show a link: Open Graph, and what X reads."""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import urlencode

from tablee.server.previews.painting import HEIGHT, WIDTH
from tablee.server.previews.picture import Told
from tablee.server.reach.writing import LOCALES

BEGIN: Final = "<!--preview-->"
END: Final = "<!--/preview-->"
"""Around them, so that what keeps the page for days without a connection can leave them out."""


def head(told: Told, site: str, path: str, language: str, at: int | None) -> str:
    heading = f"{told.picture.heading} · {told.picture.called}"
    image = f"{site}/api/picture?{urlencode(asked(told, path, language, at))}"
    moment = f"?at={at}" if at is not None else ""
    properties = {
        "og:site_name": "Tablée",
        "og:type": "website",
        "og:url": f"{site}{path}{moment}",
        "og:locale": LOCALES[language],
        "og:title": heading,
        "og:description": told.text,
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": heading,
    }
    names = {
        "description": told.text,
        "twitter:card": "summary_large_image",
        "twitter:title": heading,
        "twitter:description": told.text,
        "twitter:image": image,
    }
    tags = [tag("property", name, value) for name, value in properties.items()]
    tags += [tag("name", name, value) for name, value in names.items()]
    return BEGIN + "".join(tags) + END


def asked(told: Told, path: str, language: str, at: int | None) -> dict[str, str | int]:
    """By which the picture is asked for; the version makes those who keep it ask again."""
    moment = {} if at is None else {"at": at}
    return {"of": path, "l": language, **moment, "v": told.version}


def tag(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(value)}" />'
