"""What a title calls its things, in one language.

Keys of a game's catalogue: `title`, `tagline`, `round-number`, `ask-<question>` (with `.help`),
`verb-<verb>`,
`event-<event>` (with `.hidden` where some may not see its arguments), `refusal-<reason>`,
`score-<source>`, `fact-<fact>`, `field-<field>`, `option-<option>` and `option-<option>-<value>`;
for entities `<kind>-<name>`, or `<kind>` with the name as argument where a name is the same in all
languages.
Copies of a thing have names like `nets.2`: what follows the dot tells them apart and is not said.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.engine.editions import OPENED
from tablee.engine.fields import HIDDEN
from tablee.engine.titles import Title
from tablee.words.catalogue import Words

KIND: Final = "card"
"""What things of a group are in play if it does not say."""


class TitleWords(Words):
    """The words of one title, whatever its options and players."""

    def __init__(self, title: Title, language: str, edition: str = "") -> None:
        super().__init__(language, title.text)
        self.title = title
        self.own = own_names(title, edition, language)
        """What things of an edition of somebody's own are called, by "kind-name"."""

    def rules_page(self) -> str:
        """The rules in our own words, as Markdown with an anchor for every rule."""
        return (self.title.text / f"rules.{self.language}.md").read_text(encoding="utf-8")

    def entity(self, kind: str, name: str) -> str:
        """What people call a card, a place, a token."""
        if name == HIDDEN:
            return self.say("hidden")
        name = name.partition(".")[0]
        key = f"{kind}-{name}"
        if key in self.own:
            return self.own[key]
        if self.has(key):
            return self.say(key)
        return self.say(kind, name=name) if self.has(kind) else name

    def item(self, group: str, kind: str, name: str) -> str:
        """What people call a component of an edition, in play or not."""
        own = self.own.get(f"{kind or KIND}-{name}")
        if own is not None or kind:
            return own or self.entity(kind, name)
        here = [g for g in self.title.origins(self.title.editions[0]) if g.name == group]
        shipped = any(item.id == name for one in here for item in one.items)
        return self.say(f"edition-{group}-item", id=name) if shipped else name

    def option_value(self, option: str, value: object) -> str:
        """What people call a value of an option; numbers speak for themselves."""
        key = f"option-{option}-{value}".lower()
        return self.say(key) if self.has(key) else str(value)


def own_names(title: Title, edition: str, language: str) -> dict[str, str]:
    """The names that an edition of somebody's own gives to what is new or renamed in it."""
    opened = OPENED.get((title.name, edition))
    if opened is None:
        return {}
    before = {
        (group.name, item.id): item.values.get("name")
        for group in title.origins(title.editions[0])
        for item in group.items
    }
    found: dict[str, str] = {}
    for group in title.origins(edition):
        for item in group.items:
            name = item.values.get("name")
            if isinstance(name, dict) and name != before.get((group.name, item.id)):
                found[f"{group.kind or KIND}-{item.id}"] = str(name[language])
    return found | opened.texts.get(language, {})


@cache
def title_words(title: Title, language: str, edition: str = "") -> TitleWords:
    """The words of a title in a language, loaded once."""
    return TitleWords(title, language, edition)
