"""Each game reads its news by tables of small functions, one for each kind: what is told is read, and nothing else."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import game.app.games
import game.rules
from game.ai.match import CARD_NEWS
from game.app.games.fancards import telling as fancards
from game.app.games.firefly import telling as firefly
from game.app.games.fistful import log as fistful
from game.app.games.keepflyin import telling as keepflyin
from game.app.games.pirates import telling as pirates
from game.app.play.readers import Readers, kinds_of
from game.app.replay.tape import MARKED
from game.app.shell.words import Words
from game.app.table.results.gather import SECRET
from game.core.news import News, said, word_for, word_of
from tests.told import kinds

LOGS = {"fistful": fistful, "keepflyin": keepflyin, "firefly": firefly, "fancards": fancards, "pirates": pirates}
KEYS = {"keepflyin": "hex.log", "firefly": "firefly.log"}
"""Where a game has a line for kinds of news whose sentence needs nothing but a name."""
SILENT = {"fistful": {"mark", "objective", "stalked"}}
"""What the table shows otherwise, and the log says nothing of."""


def source(name: str) -> str:
    """All that the rules of a game are made of, but for its news."""
    folder = Path(game.rules.__file__).parent / name
    return "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py") if file.name != "news.py")


@pytest.mark.parametrize("name", LOGS)
def test_every_kind_of_news_is_told_by_the_rules_of_its_game(name):
    told = set(re.findall(r"\bnews\.([A-Z]\w+)", source(name)))
    assert {kind.__name__ for kind in kinds(name).values()} == told


@pytest.mark.parametrize("name", LOGS)
def test_the_log_reads_every_kind_of_news_or_has_its_line(name):
    words = Words.load("en")
    read = {word_for(kind) for kind in LOGS[name].reads.of}
    lines = {word for word in kinds(name) if name in KEYS and words.has(f"{KEYS[name]}.{word}")}
    assert read <= set(kinds(name))
    assert set(kinds(name)) - read - lines == SILENT.get(name, set())


def test_tables_for_all_games_name_news_by_words_that_there_are():
    every = {word for name in LOGS for word in kinds(name)}
    assert {*CARD_NEWS, *MARKED, *SECRET} <= every


def tables() -> list[tuple[str, Readers]]:
    """Every table of readers there is, with the module it stands in."""
    root = Path(game.app.games.__file__).parent
    found = []
    for file in sorted(root.rglob("*.py")):
        if "Readers[" in file.read_text(encoding="utf-8"):
            module = import_module("game.app.games." + ".".join(file.relative_to(root).with_suffix("").parts))
            found += [(f"{module.__name__}.{n}", one) for n, one in vars(module).items() if isinstance(one, Readers)]
    return found


def test_no_kind_of_news_is_read_twice_and_each_by_a_game_that_tells_it():
    every = tables()
    assert len(every) > 15
    for name, table in every:
        own = name.split(".")[3]
        known = {*kinds(own).values(), *(kinds("firefly").values() if own == "pirates" else ())}
        assert set(table.of) <= known, name
        assert len(table.of) == sum(len(kinds_of(reader)) for reader in set(table.of.values())), name


def test_a_reader_gets_news_of_the_kinds_that_its_second_parameter_names():
    reads: Readers[str, str] = Readers()

    @reads
    def _moved(to: str, news: Came | Went) -> str:
        return f"{to} {news.seat} {word_of(news)}"

    assert reads.read("told:", Came(2, "there"), "") == "told: 2 came"
    assert reads.read("told:", Went(1), "") == "told: 1 went"
    assert reads.read("told:", StayedOut(1), "nothing") == "nothing"


class Came(NamedTuple):
    seat: int
    place: str


class Went(NamedTuple):
    seat: int
    place: str = "away"
    n: int = 0


class StayedOut(NamedTuple):
    seat: int


@pytest.mark.parametrize(
    ("news", "line"),
    [
        (Came(1, "here"), ("came", 1, "here")),
        (Went(1), ("went", 1)),
        (Went(1, "away", 3), ("went", 1, "away", 3)),
        (Went(1, "off"), ("went", 1, "off")),
        (StayedOut(0), ("stayed_out", 0)),
    ],
)
def test_news_are_said_as_a_word_and_values_up_to_the_last_that_is_not_usual(news: News, line: tuple[object, ...]):
    assert said(news) == line
