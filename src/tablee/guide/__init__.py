"""Guided first games: prepared tables with the real rules, and what is said at them, as data.

A guide is `guide.json` in the package of its title, with its sentences in the title's catalogues.
Whatever concerns the player is worked out from the view of the player's seat.
"""
