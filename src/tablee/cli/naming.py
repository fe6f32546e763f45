"""What bots are called on the command line."""

from __future__ import annotations

from tablee.bots import LEVELS
from tablee.words import Words


def kind(words: Words, bot: str) -> str:
    """How well it plays, in a word; others than levels go by their own names."""
    return words.say(f"level-{bot[-1]}") if bot in LEVELS else bot


def listed(words: Words, bot: str) -> str:
    """By the name to ask for it, with what that means."""
    return words.say("cli-level", bot=bot, name=kind(words, bot)) if bot in LEVELS else bot
