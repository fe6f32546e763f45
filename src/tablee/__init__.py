"""Tablée: modern board games for people, bots and learners, on one rules core."""

from tablee import games as games  # registers the titles
from tablee.engine import state
from tablee.engine.titles import make as make

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules core runs in its compiled form."""
    return not str(state.__file__).endswith(".py")
