"""Bots that try their options in worlds that may be the true one, before they answer."""

from tablee.bots.search.search import Search, search, searched

__all__ = ["Search", "search", "searched"]
