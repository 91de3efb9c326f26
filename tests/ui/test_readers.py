"""Each game reads its news by a table of small functions: no kind is misspelt, none is read by two."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

import game.rules
from game.app.games.fancards import telling as fancards
from game.app.games.firefly import telling as firefly
from game.app.games.fistful import log as fistful
from game.app.games.keepflyin import telling as keepflyin
from game.app.play.readers import Readers

TABLES = {"fistful": fistful, "keepflyin": keepflyin, "firefly": firefly, "fancards": fancards}
EVERY = {
    "fistful": ("log", "story"),
    "keepflyin": ("telling", "story"),
    "firefly": ("telling", "story"),
    "fancards": ("telling", "story", "flying", "results"),
}
"""The modules of each game with tables of readers."""


@pytest.mark.parametrize("name", TABLES)
def test_the_log_reads_only_what_the_rules_of_its_game_tell(name):
    folder = Path(game.rules.__file__).parent / name
    rules = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    assert [kind for kind in TABLES[name].reads.of if f'"{kind}"' not in rules] == []


@pytest.mark.parametrize("name", TABLES)
def test_no_kind_of_news_is_read_twice(name):
    source = Path(TABLES[name].__file__).read_text(encoding="utf-8")
    kinds = [
        kind
        for told in re.findall(r"^@reads\((.*?)\)\ndef", source, re.M | re.S)
        for kind in re.findall(r'"(\w+)"', told)
    ]
    assert len(kinds) == len(set(kinds)) and set(kinds) == set(TABLES[name].reads.of)


def test_a_reader_gets_what_the_news_says_after_its_kind():
    reads: Readers[str] = Readers()

    @reads("came", "went")
    def _moved(to: str, seat: int, place: str = "here") -> str:
        return f"{to} {seat} {place}"

    assert reads.read("told:", ("came", 2, "there"), "") == "told: 2 there"
    assert reads.read("told:", ("went", 1), "") == "told: 1 here"
    assert reads.read("told:", ("stayed", 1), "nothing") == "nothing"


def told(folder: Path) -> dict[str, set[int]]:
    """Each kind of news that rules tell, with how many values follow it wherever it is told."""
    found: dict[str, set[int]] = {}
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                kind, *values = node.args
                if isinstance(kind, ast.Constant) and not any(isinstance(one, ast.Starred) for one in values):
                    found.setdefault(str(kind.value), set()).add(len(values))
    return found


@pytest.mark.parametrize("name", EVERY)
def test_every_reader_takes_what_the_rules_tell(name):
    """The names of its parameters are those of the values: as many as there are wherever the news is told."""
    rules, checked = told(Path(game.rules.__file__).parent / name), 0
    for module in EVERY[name]:
        tables = vars(import_module(f"game.app.games.{name}.{module}")).values()
        for kind, reader in (pair for one in tables if isinstance(one, Readers) for pair in one.of.items()):
            for many in rules.get(kind, ()):
                inspect.signature(reader).bind("told", *range(many))
                checked += 1
    assert checked > 20
