"""Which pictures are taken: every screen on a desk and on a phone, and a choice of the rest."""

from __future__ import annotations

from typing import Final, NamedTuple

from tests.web.people import DESKTOP, PHONE
from tests.web.screens import SCREENS

SIZES: Final = {"desk": DESKTOP, "phone": PHONE}


class Shot(NamedTuple):
    """One picture: what, where, and how somebody likes it."""

    screen: str
    device: str
    theme: str = "dark"
    language: str = "en"

    @property
    def name(self) -> str:
        """Its file's name, without what is usual."""
        unusual = [self.theme] * (self.theme != "dark") + [self.language] * (self.language != "en")
        return "-".join([self.screen, self.device, *unusual])


LIGHT: Final = (
    "home",
    "home-new",
    "new-table",
    "waiting-room",
    "pest-map",
    "end-sheet",
    "rules",
)
FRENCH: Final = (
    "precognition",
    "ai-100-human",
    "exodus-ark",
    "pest-grid",
    "nettles",
    "end-sheet",
    "settings",
)
SPANISH: Final = (
    "home",
    "precognition-together",
    "ai-100-human",
    "exodus-wing",
    "pest-map",
    "goofspiel",
    "replay",
)

SHOTS: Final = (
    *(Shot(screen, device) for screen in SCREENS for device in SIZES),
    *(Shot(screen, "desk", theme="light") for screen in LIGHT),
    *(Shot(screen, "phone", theme="light") for screen in ("home", "rules", "end-sheet")),
    *(Shot(screen, "desk", language="fr") for screen in FRENCH),
    *(Shot(screen, "phone", language="fr") for screen in ("precognition", "goofspiel", "guide")),
    *(Shot(screen, "phone", language="es") for screen in SPANISH),
    *(
        Shot(screen, "desk", language="es")
        for screen in ("nettles", "precognition-watched", "exodus-draft")
    ),
)
