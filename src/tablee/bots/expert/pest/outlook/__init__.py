"""How an expert sees a table of Pest: what ways, works, Subjects and cards are worth."""
