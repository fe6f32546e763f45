"""The titles one can play: their seats, editions and options, and how a game of them is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final

from tablee.engine.editions import OPENED, GroupOrigins, Source
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.upgrades import Upgrades
from tablee.engine.workshop import Shelf, is_folder, open_folder, pinned

Build = Callable[[int, str, dict[str, OptionValue]], Game[Any]]


class Option:
    """A choice about the rules that the table makes before the game."""

    def __init__(
        self,
        name: str,
        default: OptionValue,
        choices: Sequence[OptionValue],
        tested: Sequence[OptionValue] | None = None,
        rule: str = "",
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.tested = tuple(choices if tested is None else tested)
        """The values that the contract tests go through, where there are too many to try all."""
        self.rule = rule

    def read(self, value: OptionValue) -> OptionValue:
        """The choice that is meant, given as itself or as text."""
        for choice in self.choices:
            if str(value).lower() == str(choice).lower():
                return choice
        known = ", ".join(str(choice) for choice in self.choices)
        raise Problem("bad-option-value", option=self.name, value=value, choices=known)


PRESETS: Final = ("first", "standard", "expert")
"""What a title can offer besides its defaults: a first game to learn it, and one for experts."""


HEAVIEST: Final = 5

WEEK: Final = 7


class Day:
    """What everybody plays alike on a day of the week: so many seats, with these options."""

    def __init__(
        self, seats: int, options: Mapping[str, OptionValue] | None = None, level: int = 3
    ) -> None:
        self.seats = seats
        self.options = dict(options or {})
        """What differs from the defaults."""
        self.level = level
        """How well those at the other seats play, from 1 to 5."""


class Title:
    """Everything that is known of a title before a game of it is made."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: Sequence[int],
        options: Sequence[Option],
        build: Build,
        text: Path,
        editions: Sequence[str] = ("base",),
        fits: Callable[[int, Mapping[str, OptionValue]], bool] = lambda seats, options: True,
        origins: Callable[[str], list[GroupOrigins]] = lambda edition: [],
        minutes: int = 0,
        weight: int = 0,
        usual_seats: int = 0,
        presets: Mapping[str, Mapping[str, OptionValue]] | None = None,
        round_begins: str = "round",
        small: bool = False,
        upgrades: Upgrades | None = None,
        modes: Sequence[str] = (),
        week: Sequence[Day] = (),
        data: Path | None = None,
        check: Callable[[Source], object] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.seats = tuple(seats)
        self.editions = tuple(editions)
        self.options = {option.name: option for option in options}
        self.build = build
        self.text = text
        """The folder with the catalogues and the rules page, one of each per language."""
        self.fits = fits
        """Whether these options go with this number of seats."""
        self.origins = origins
        """Where the values of an edition's components come from."""
        self.minutes = minutes
        """How long a game takes people; 0 where nobody knows yet."""
        self.weight = weight
        """How much there is to learn and to think about, from 1 to 5; 0 where nobody has said."""
        self.usual_seats = usual_seats or self.seats[min(1, len(self.seats) - 1)]
        """How many sit at a table if nobody says otherwise."""
        self.presets = {"standard": {}, **(presets or {})}
        """Options that go together, as PRESETS names them: what differs from the defaults."""
        self.round_begins = round_begins
        """The event that begins a round, where a game has rounds."""
        self.small = small
        """A small game, shown after the large ones."""
        self.upgrades = dict(upgrades or {})
        """How what earlier versions have saved is brought into today's form."""
        self.modes = tuple(modes)
        """Options that make it another game: what people reach with them is counted apart."""
        self.week = tuple(week) or (Day(self.usual_seats),) * WEEK
        """The deal of a day, from Monday to Sunday."""
        self.data = data
        """The folder with a folder for each edition; none where nothing is data."""
        self.check = check
        """Reads the components of an edition; a Problem if they do not fit."""
        self.check_facts()

    def check_facts(self) -> None:
        """What a title says about itself is a matter of its author, so a mistake is a bug."""
        assert self.usual_seats in self.seats, f"{self.name}: usual_seats"
        assert 0 <= self.weight <= HEAVIEST, f"{self.name}: weight"
        assert all(0 < before < self.version for before in self.upgrades), f"{self.name}: upgrades"
        assert all(mode in self.options for mode in self.modes), f"{self.name}: modes"
        assert len(self.week) == WEEK, f"{self.name}: week"
        for preset, wished in self.presets.items():
            assert preset in PRESETS, f"{self.name}: no preset is called {preset}"
            for name, value in wished.items():
                assert value in self.options[name].choices, f"{self.name}: {preset}, {name}"

    def make(self, seats: int, edition: str, options: Mapping[str, OptionValue]) -> Game[Any]:
        """A game of this title, or a Problem that says what is wrong with the wishes."""
        if seats not in self.seats:
            raise Problem(
                "bad-seats", title=self.name, seats=seats, least=self.seats[0], most=self.seats[-1]
            )
        if edition not in self.known_editions():
            raise self.no_edition(edition)
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options)
                raise Problem("unknown-option", title=self.name, option=name, options=known)
        chosen = {
            name: option.read(options.get(name, option.default))
            for name, option in self.options.items()
        }
        if not self.fits(seats, chosen):
            wishes = ", ".join(f"{name}={value}" for name, value in chosen.items())
            raise Problem("options-do-not-fit", title=self.name, seats=seats, options=wishes)
        return self.build(seats, edition, chosen)

    def shelf(self) -> Shelf:
        return Shelf(self.name, self.data, self.check)

    def known_editions(self) -> list[str]:
        """Those that come with the title, and those of people's own that have been opened."""
        return [*self.editions, *[name for title, name in OPENED if title == self.name]]

    def no_edition(self, edition: str) -> Problem:
        """Why there is no such edition: what was opened may have another content than wanted."""
        name, at, _ = edition.partition("@")
        known = self.known_editions()
        alike = [other for other in known if at and other.startswith(f"{name}@")]
        if alike:
            return Problem("other-edition", edition=edition, found=", ".join(alike))
        if at:
            return Problem("closed-edition", title=self.name, edition=edition)
        return Problem("bad-edition", title=self.name, edition=edition, editions=", ".join(known))

    def all_games(self) -> Iterator[Game[Any]]:
        """A game for every number of seats, edition and set of options, for the contract tests."""
        tested = [option.tested for option in self.options.values()]
        for seats, edition, values in product(self.seats, self.editions, product(*tested)):
            options = dict(zip(self.options, values, strict=True))
            if self.fits(seats, options):
                yield self.make(seats, edition, options)


TITLES: dict[str, Title] = {}
"""Every registered title by its name, in the order of registration."""


def register(title: Title) -> None:
    assert title.name not in TITLES, f"{title.name} is registered already"
    TITLES[title.name] = title


def find(name: str) -> Title:
    if name not in TITLES:
        raise Problem("unknown-title", title=name, titles=", ".join(TITLES))
    return TITLES[name]


def open_edition(title: str, edition: str | Path) -> str:
    """The name by which a title makes games of the edition, which may be a folder of one's own.

    Nothing that comes over a network may be handed to it: it reads whatever folder it is told.
    """
    return open_folder(find(title).shelf(), edition).name if is_folder(edition) else str(edition)


def pin_edition(title: str, edition: str) -> str:
    """The edition as other processes are told of it: of a folder, with the content it has now."""
    return pinned(open_folder(find(title).shelf(), edition)) if is_folder(edition) else edition


def make(
    title: str, seats: int | None = None, edition: str | Path = "base", **options: OptionValue
) -> Game[Any]:
    """A game of a registered title, for as many as usual if nobody says how many.

    The edition is a name, or a folder of one's own such as "./mine".
    """
    return make_with(title, find(title).usual_seats if seats is None else seats, edition, options)


def make_with(
    title: str, seats: int, edition: str | Path, options: Mapping[str, OptionValue]
) -> Game[Any]:
    """The same, with options under whatever names they have."""
    return find(title).make(seats, open_edition(title, edition), options)
