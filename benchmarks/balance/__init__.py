"""How titles play: what becomes of many games between experts, one module for each title."""
