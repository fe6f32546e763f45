"""The games. Importing this package registers every title."""

from tablee.engine.titles import register
from tablee.games.ai_100_human import AI_HUMAN
from tablee.games.goofspiel import GOOFSPIEL
from tablee.games.precognition import PRECOGNITION

register(GOOFSPIEL)
register(PRECOGNITION)
register(AI_HUMAN)
