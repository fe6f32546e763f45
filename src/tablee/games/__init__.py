"""The games. Importing this package registers every title."""

from tablee.engine.titles import register
from tablee.games.ai_100_human import AI_HUMAN
from tablee.games.exodus import EXODUS
from tablee.games.goofspiel import GOOFSPIEL
from tablee.games.nettles import NETTLES
from tablee.games.pest import PEST
from tablee.games.precognition import PRECOGNITION

register(GOOFSPIEL)
register(PRECOGNITION)
register(AI_HUMAN)
register(EXODUS)
register(PEST)
register(NETTLES)
