"""How strong the bots are: what is aimed at, what was measured, and playing on to know more."""
