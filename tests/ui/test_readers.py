"""Each game reads its news by a table of small functions: no kind is misspelt, none is read by two."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import game.rules
from game.app.games.firefly import telling as firefly
from game.app.games.fistful import log as fistful
from game.app.games.keepflyin import telling as keepflyin
from game.app.play.readers import Readers

TABLES = {"fistful": fistful, "keepflyin": keepflyin, "firefly": firefly}


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
