"""Keyed, reproducible chance: the same seed and the same draws give the same cards everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import Final

from tablee.engine.compiler import i64

IN_BLOCK: Final = 16
"""The numbers of 32 bits in one block of the hash."""

WORDS: Final = tuple([Struct(f">{count}I") for count in range(IN_BLOCK + 1)])
"""Reads so many of them."""

SEED_BYTES: Final = 32
"""The length of the seeds we make."""

MOST_SEED_BYTES: Final = 64
"""The longest key that the hash takes."""


def shuffled(seed: bytes, draw: int, cards: Sequence[int]) -> list[int]:
    """The cards in the order that this seed gives to its draw of this number."""
    rest = list(cards)
    return drawn(seed, draw, rest, len(rest))


def drawn(seed: bytes, draw: int, bag: list[int], count: int) -> list[int]:
    """So many cards, taken out of a bag, that this seed gives to its draw of this number."""
    if count == 0:
        return []
    if len(bag) == 1:
        return [bag.pop()]  # chance has no say
    words = WORDS[min(count, IN_BLOCK)].unpack_from(blake2b(b"%d" % draw, key=seed).digest())
    for block in range(1, (count + IN_BLOCK - 1) // IN_BLOCK):
        more = blake2b(b"%d.%d" % (draw, block), key=seed).digest()
        words += WORDS[IN_BLOCK].unpack(more)
    result: list[int] = []
    left: i64 = len(bag)
    for number in range(count - 1, -1, -1):
        word: i64 = words[number]
        result.append(bag.pop((word * left) >> 32))  # even to within left / 2**32
        left -= 1
    return result


def derived(seed: bytes, *path: object) -> bytes:
    """A seed of its own for what the path names: a game of a series, a bot's answer."""
    key = seed if len(seed) <= MOST_SEED_BYTES else blake2b(seed).digest()
    name = "/".join([str(part) for part in path]).encode()
    return blake2b(name, key=key, digest_size=SEED_BYTES).digest()


class Dice:
    """A small fast generator for playouts (PCG, 32 bits). Not for dealing: it can be predicted."""

    def __init__(self, state: int) -> None:
        self.state: i64 = state & 0xFFFFFFFF

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        state: i64 = (self.state * 747796405 + 2891336453) & 0xFFFFFFFF
        self.state = state
        word: i64 = (((state >> ((state >> 28) + 4)) ^ state) * 277803737) & 0xFFFFFFFF
        many: i64 = count
        return (((word >> 22) ^ word) * many) >> 32
