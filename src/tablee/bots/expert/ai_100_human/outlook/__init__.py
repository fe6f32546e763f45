"""How an expert sees its turn: what cards score, and what they do for what is scored later."""
