"""The outlook: what objectives, AI cards and cards in hand can be expected to give."""

from tablee.games.ai_100_human.outlook.cards import card_outlook as card_outlook
from tablee.games.ai_100_human.outlook.cards import objectives_after as objectives_after
from tablee.games.ai_100_human.outlook.objectives import follows as follows
from tablee.games.ai_100_human.outlook.position import outlook as outlook
