"""How an expert sees a table of Exodus: what gems, cards, abilities and chambers are worth."""
