"""Values that are learned from games between experts: what the rest of a game will bring."""
