"""The rules pages of a title: one in each language, with an anchor for each rule."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from tablee.engine.titles import Title
from tablee.words import LANGUAGES
from tests.words.declared import games

ANCHOR: Final = re.compile(r'<a id="([^"]*)"></a>')


def cited(title: Title) -> set[str]:
    """The rules that the messages and options of a title name as their reason."""
    ids = {option.rule for option in title.options.values()}
    for game in games(title):
        said = game.messages
        for kind in (said.asks, said.events, said.refusals, said.scores):
            ids |= {message.rule for message in kind.values()}
    return ids - {""}


def rules_faults(title: Title) -> list[str]:
    """Pages that are missing, rules without an anchor, and languages with other rules."""
    pages = {code: title.text / f"rules.{code}.md" for code in LANGUAGES}
    missing = [f"{code}: no rules page" for code, page in pages.items() if not page.is_file()]
    if missing:
        return missing
    anchors = {
        code: Counter(ANCHOR.findall(page.read_text(encoding="utf-8")))
        for code, page in pages.items()
    }
    wanted = cited(title).union(*anchors.values())
    faults = []
    for code, ids in anchors.items():
        faults += [f"{code}: no anchor: {id_}" for id_ in sorted(wanted - ids.keys())]
        faults += [f"{code}: two anchors: {id_}" for id_, count in ids.items() if count > 1]
    return faults
