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

from tablee.engine.fields import HIDDEN
from tablee.engine.titles import Title
from tablee.words.catalogue import Words


class TitleWords(Words):
    """The words of one title, whatever its options and players."""

    def __init__(self, title: Title, language: str) -> None:
        super().__init__(language, title.text)
        self.title = title

    def rules_page(self) -> str:
        """The rules in our own words, as Markdown with an anchor for every rule."""
        return (self.title.text / f"rules.{self.language}.md").read_text(encoding="utf-8")

    def entity(self, kind: str, name: str) -> str:
        """What people call a card, a place, a token."""
        if name == HIDDEN:
            return self.say("hidden")
        name = name.partition(".")[0]
        key = f"{kind}-{name}"
        return self.say(key) if self.has(key) else self.say(kind, name=name)

    def option_value(self, option: str, value: object) -> str:
        """What people call a value of an option; numbers speak for themselves."""
        key = f"option-{option}-{value}".lower()
        return self.say(key) if self.has(key) else str(value)


@cache
def title_words(title: Title, language: str) -> TitleWords:
    """The words of a title in a language, loaded once."""
    return TitleWords(title, language)
