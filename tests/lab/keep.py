"""Keep what the numbers of observations mean: `python -m tests.lab.keep` after a raised version."""

import msgspec

from tests.lab.test_observations import DIGESTS, digests

if __name__ == "__main__":
    DIGESTS.write_bytes(msgspec.json.format(msgspec.json.encode(digests()), indent=1) + b"\n")
