"""What belongs to every verb of the cards: whether it can be done, and how."""

from __future__ import annotations

from tablee.games.exodus.abilities.reading import Deed
from tablee.games.exodus.filters import in_play
from tablee.games.exodus.state import Table


class Power:
    """One verb. `card` is the one that carries the ability, `seat` the player who uses it.

    A power that is aimed at a card says which cards those can be and what happens to the chosen
    one; the question is the same for all (see using.ChooseTarget). A power without targets acts by
    itself, and asks what it needs to know.
    """

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        """Whether there is anything to do (EXO-198)."""
        return bool(self.targets(s, seat, card, deed))

    def targets(self, s: Table, seat: int, card: int, deed: Deed) -> list[int]:
        """The cards to choose from, in ascending order; none if there is no choice."""
        return []

    def hit(self, s: Table, seat: int, card: int, deed: Deed, target: int) -> None:
        raise NotImplementedError

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        raise NotImplementedError


def meant(s: Table, seat: int, card: int, deed: Deed) -> list[int]:
    """The cards in play that an effect is about."""
    assert deed.terms is not None
    return in_play(s, deed.terms, seat, card)
