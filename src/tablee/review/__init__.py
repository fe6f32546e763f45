"""A match looked at again: what decisions cost, and what chance and the others did."""

from tablee.review.chances import Moment
from tablee.review.judging import Judged, judge
from tablee.review.replaying import Asked
from tablee.review.review import Review, review

__all__ = ["Asked", "Judged", "Moment", "Review", "judge", "review"]
