"""Guides at the server: tables with prepared positions, how far everybody is, what is said."""
