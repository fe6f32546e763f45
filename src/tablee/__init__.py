"""Tablée: modern board games for people, bots and learners, on one rules core."""

from tablee import games as games  # registers the titles
from tablee.engine.titles import make as make

__version__ = "0.1.0"
