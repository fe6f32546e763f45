"""Matches that earlier versions have left behind, as backups: one file for each version."""
