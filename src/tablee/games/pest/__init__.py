"""Pest. Heal and build while the plague spreads."""
