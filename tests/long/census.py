"""What there is to occur in the games of a ruleset, and taking note of it while a game is played."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from game.ai.levels import LEVELS
from game.ai.match import CARD_NEWS
from game.core.news import spoken
from game.core.ruleset import Ruleset
from game.core.steps import AnyChoice, Choice
from tests.long.tables import house


class Census:
    """For every game: its printed cards, its kinds of choice and its kinds of news. `found`: what occurred, by name.

    `settings`: those of game number `i` at a table of so many; `explained`: what can't occur among bots, and why;
    `players`: the bots that meet: who plays well gets far, who does anything gets anywhere.
    """

    players: tuple[str, ...] = ("curious", "curious", LEVELS[1], LEVELS[2], "random")
    explained: Mapping[str, str] = {}

    def __init__(self, rules: Ruleset[Any]) -> None:
        self.rules = rules
        self.found: set[str] = set()

    def settings(self, seats: int, i: int) -> dict[str, str]:
        """The settings of a game."""
        return house(self.rules, Random(i))

    def expected(self) -> set[str]:
        """Everything that should occur."""
        cards = {f"card {name}" for name in self.rules.cards()}
        asked = {f"choice {name}" for name in choices(self.rules.id)}
        return cards | asked | {f"news {word}" for word in news(self.rules.id)}

    def asked(self, g: Any, choice: AnyChoice) -> None:
        """A decision waits."""
        self.found.add(f"choice {type(choice).__name__}")

    def answered(self, g: Any, choice: AnyChoice, key: str) -> None:
        """An answer is given; the game is as it was before."""

    def heard(self, g: Any, line: tuple[Any, ...]) -> None:
        """Something was told."""
        self.found.add(f"news {line[0]}")
        if line[0] in CARD_NEWS:
            self.found.add(f"card {str(line[-1]).partition('#')[0]}")

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While the rules run, not the bots."""
        yield


def modules(game: str) -> list[Any]:
    """All modules of a game's rules."""
    package = importlib.import_module(f"game.rules.{game}")
    names = [one.name for one in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return [importlib.import_module(name) for name in names]


def choices(game: str) -> set[str]:
    """The names of all kinds of choice, those of the machine that it uses included."""
    return {
        name
        for module in modules(game)
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Choice) and kind is not Choice
    }


def news(game: str) -> set[str]:
    """The words of all news that the rules tell."""
    source = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in modules(game))
    return {spoken(name) for name in re.findall(r"news\.([A-Z]\w+)", source)}
