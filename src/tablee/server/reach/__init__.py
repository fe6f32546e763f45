"""Reaching people who are not at the table: whose turn it is, told once, where they want it."""
