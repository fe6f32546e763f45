"""Whether the table holds for long: `python -m benchmarks.soak` plays amid all troubles."""
