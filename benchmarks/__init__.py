"""How fast the rules are: `python -m benchmarks.table` measures and prints it."""
