"""Words for people: Fluent catalogues, one per language for the table and one for each game.

The same files serve the command line, the log and the browser.
"""

from tablee.words.catalogue import LANGUAGES as LANGUAGES
from tablee.words.catalogue import Words as Words
from tablee.words.catalogue import decimal as decimal
from tablee.words.catalogue import words as words
from tablee.words.narrator import Narrator as Narrator
from tablee.words.title import TitleWords as TitleWords
from tablee.words.title import title_words as title_words
