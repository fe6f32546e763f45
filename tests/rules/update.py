"""Write the copy of the shared rules' ids anew: `python -m tests.rules.update`."""

import json

from tests.rules.ids import COPY, SHARED, read_shared


def main() -> None:
    ids = read_shared(SHARED)
    if not ids:
        raise SystemExit(f"there are no rules in {SHARED}")
    COPY.write_text(json.dumps(ids, indent=1) + "\n")
    print(f"{COPY}: {sum(map(len, ids.values()))} rules of {len(ids)} titles")


if __name__ == "__main__":
    main()
