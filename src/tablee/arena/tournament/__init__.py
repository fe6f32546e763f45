"""Tournaments: who meets whom is written in a file, and what came out in another one."""
