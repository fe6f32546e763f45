"""What a player cannot know, dealt anew so that it fits all that the player has seen."""

from tablee.games.ai_100_human.worlds.dealing import world as world
