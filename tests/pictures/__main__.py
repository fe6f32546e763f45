"""Takes the pictures, compares them with those kept, and keeps the new ones if told: see `make`."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import Final

from PIL import Image

from tests.pictures import page
from tests.pictures.comparing import FINE, ROUGH, difference, small
from tests.pictures.matrix import SHOTS, Shot
from tests.pictures.page import Finding
from tests.pictures.readme import shown_names
from tests.pictures.taking import taken

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "docs" / "pictures"
NEW: Final = ROOT / "build" / "pictures"


def main() -> None:
    wishes = asked()
    shots = [shot for shot in SHOTS if wishes.only in shot.name]
    make_room()
    findings = [look(shot, picture) for shot, picture in taken(shots)]
    changed = [finding for finding in findings if finding.changed]
    gone = [path for path in sorted(KEPT.glob("*.webp")) if path.stem not in names()]
    for finding in changed:
        print(finding.words())
    for path in gone:
        print(f"{path.stem}: taken no more")
    print(f"{len(changed)} of {len(findings)} changed: {page.write(NEW, findings)}")
    if wishes.keep:
        keep(changed, gone)
    sys.exit(bool(changed or gone) and not wishes.keep)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="keep what has changed")
    parser.add_argument("--only", default="", help="take those with this in their name")
    return parser.parse_args()


def make_room() -> None:
    shutil.rmtree(NEW, ignore_errors=True)
    for kind in ("kept", "new", "different"):
        (NEW / kind).mkdir(parents=True)


def look(shot: Shot, picture: Image.Image) -> Finding:
    """Hold a picture against the kept one, and leave both where the page finds them."""
    file = f"{shot.name}.webp"
    quality = FINE if shot.name in shown_names() else ROUGH
    new, kept = small(picture, quality), KEPT / file
    (NEW / "new" / file).write_bytes(new)
    if not kept.is_file():
        return Finding(shot.name, None, changed=True)
    shutil.copyfile(kept, NEW / "kept" / file)
    found = difference(kept.read_bytes(), new)
    found.marked.save(NEW / "different" / file, quality=60)
    return Finding(shot.name, found.pixels, found.counts())


def names() -> set[str]:
    return {shot.name for shot in SHOTS}


def keep(changed: list[Finding], gone: list[Path]) -> None:
    """Only what has changed: the others stay as they are, byte by byte."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for finding in changed:
        shutil.copyfile(NEW / "new" / f"{finding.name}.webp", KEPT / f"{finding.name}.webp")
    for path in gone:
        path.unlink()


if __name__ == "__main__":
    main()
