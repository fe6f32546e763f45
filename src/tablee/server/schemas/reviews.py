"""Reviews: how far one is, and what it says."""

from __future__ import annotations

from tablee.review import Review
from tablee.server.schemas.matches import Fault
from tablee.server.schemas.values import ReviewState, Wire


class ReviewInfo(Wire):
    """The review of a match for one seat."""

    seat: int
    state: ReviewState
    mine: bool
    """Whether it is the reader's seat: only they can ask for it, and share it."""
    ahead: int
    """So many come first."""
    done: int
    steps: int
    """While it is made: so many steps of so many."""
    fault: Fault | None
    """Why it could not be made."""
    shared: bool
    """Whether everybody may read it who has the link."""
    review: Review | None


class PlayFrom(Wire):
    """The moment of a match from which to play on, by how many answers had been given."""

    answer: int


class ShareReview(Wire):
    """Whether everybody with the link shall be able to read it."""

    shared: bool
