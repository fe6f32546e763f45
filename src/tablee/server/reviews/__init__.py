"""Reviews of finished matches: asked for by players, made one at a time, kept with the match."""
