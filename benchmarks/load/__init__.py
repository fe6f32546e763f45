"""How much the server can bear: `python -m benchmarks.load` plays many matches at once."""
