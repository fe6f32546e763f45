"""What bots are called on the command line."""

from __future__ import annotations

from tablee.bots import LEVELS
from tablee.words import Words


def kind(words: Words, bot: str) -> str:
    """How well it plays, in a word, and its style; others than levels go by their own names."""
    level, _, style = bot.partition("@")[0].partition("+")
    if level not in LEVELS:
        return bot
    name = words.say(f"level-{level[-1]}")
    return words.say("cli-styled", level=name, style=words.say(f"style-{style}")) if style else name


def listed(words: Words, bot: str) -> str:
    """By the name to ask for it, with what that means."""
    name = kind(words, bot)
    return bot if name == bot else words.say("cli-level", bot=bot, name=name)
