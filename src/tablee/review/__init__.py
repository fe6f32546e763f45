"""A match looked at again: what decisions cost, and what chance and the others did."""

from tablee.review.judging import Judged, judge
from tablee.review.review import Moment, Review, review

__all__ = ["Judged", "Moment", "Review", "judge", "review"]
