"""Matches in play: drafts, confirmed answers, streams, clocks."""
