"""What a condition asks for, what it is worth on a board, and where its points come from."""
