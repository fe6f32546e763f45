"""Which rules the tests check: `@rule("PRE-041")` cites them, `pytest --rules` counts them."""

from tests.rules.ids import rule as rule
