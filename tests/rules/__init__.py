"""Which rules the tests check: `@rule("GOOF-020")` cites them, `pytest --rules` counts them."""

from tests.rules.ids import rule as rule
