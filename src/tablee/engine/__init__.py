"""The rules core that every game stands on: positions, questions, chance, views, events.

Nothing in here knows a particular game, a language, a clock, a file or a person.
"""
