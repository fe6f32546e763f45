"""The deal of the day: everybody plays the same one, once, and sees how the others did."""
