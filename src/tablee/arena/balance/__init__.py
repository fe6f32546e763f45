"""How a title plays: what becomes of things, seats and luck over many deals between bots."""
