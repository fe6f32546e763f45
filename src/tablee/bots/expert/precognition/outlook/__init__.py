"""How an expert sees its round: what boats may become, and what that will be worth."""
