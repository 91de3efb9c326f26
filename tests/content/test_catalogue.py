"""The catalogue says nothing that nobody asks for: every key stands in the code, whole or as what an f-string makes."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import polib
import pytest

from game.content.common.rulebook.words import ID as RULE_ID
from game.content.common.rulebook.words import unsaid
from game.core.news import spoken

ROOT = Path(__file__).resolve().parents[2]
LANG = ROOT / "assets" / "lang"
DATA = ("lessons", "rules", "rulebook", "decks")
# keys made of more than one step: {} is a name each
MADE = (
    "lesson.{}.{}.do",
    "lesson.{}.{}.without",
    "settings.house.{}.{}.{}",
    "settings.house.{}.{}.{}.short",
    "table.log.{}.{}",
    "saves.{}",
    "saves.{}.tip",
    "replays.{}",
    "replays.{}.tip",
    "hex.act.{}",
    "hex.act.{}.now",
    "hex.act.{}.note",
    "hex.act.{}.{}.now",
    "hex.act.{}.{}.note",
    "hex.page.{}.how",
    "hex.log.{}.{}",
    "table.tab.{}",
    "table.tab.{}.tip",
    "hex.tab.{}",
    "hex.tab.{}.tip",
    "firefly.log.{}.{}",
    "fancards.log.{}.{}",
    "fancards.tab.{}",
    "fancards.tab.{}.tip",
    "fancards.page.{}.how",
    "firefly.tab.{}",
    "firefly.tab.{}.tip",
    "curtain.foot.{}",
    "curtain.foot.unsaved.{}",
    "saves.turn.{}",
    "title.last.{}",
    "replay.where.{}",
    "table.menu.head.{}",
    "replay.{}.{}.{}",
    "replay.slider.tip.{}",
    "replay.help.{}.{}",
    "fireflyresult.side.{}.tip",
    "editor.flaw.{}",
    "editor.{}.tip",
    "editor.open.{}.tip",
    "storyeditor.open.{}.tip",
    "cardeditor.open.{}.tip",
    "storyeditor.{}.tip",
    "cardeditor.{}.tip",
    "storyeditor.leaf.{}",
    "cardeditor.leaf.{}",
    "firefly.sheet.{}",
    "firefly.sheet.{}.tip",
    "fancards.sheet.{}",
    "fancards.sheet.{}.tip",
    "cardeditor.field.{}.{}",
)


def keys() -> list[str]:
    return sorted({one.msgid for file in (LANG / "en").glob("*.po") for one in polib.pofile(str(file))})


@cache
def source() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The texts of the program, and a pattern for each f-string that can be a key."""
    texts: set[str] = set()
    made = {name.replace(".", r"\.").replace("{}", "(.+)") for name in MADE}
    for path in (ROOT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.ClassDef):
                texts |= {node.name, spoken(node.name)}  # steps are asked for by their class, news by their word
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                texts.add(node.target.id)  # the fields of the settings are names of their rows
            elif isinstance(node, ast.JoinedStr):
                parts = [str(v.value) if isinstance(v, ast.Constant) else None for v in node.values]
                begun = parts[0] if len(parts) != 2 else parts[0] or parts[1]  # f"{key}.short" has an end alone
                if begun and "." in begun:
                    made.add("".join("(.+)" if part is None else re.escape(part) for part in parts))
    return frozenset(texts), tuple(re.compile(one) for one in sorted(made))


@cache
def names() -> frozenset[str]:
    """What may stand in the place of a value: texts of the program without blanks, their parts, names in the data."""
    found: set[str] = set()
    for text in source()[0]:
        if not re.search(r"\s", text):
            found.update((text, *re.split(r"[.:,+/]", text)))
    for kind in DATA:
        for path in (ROOT / "assets" / kind).rglob("*.toml"):
            found.add(path.stem)
            found.update(re.findall(r"[\w-]+", path.read_text(encoding="utf-8")))
    for path in (ROOT / "maps").rglob("*.toml"):
        found.update(re.findall(r"[\w-]+", path.read_text(encoding="utf-8")))
    return frozenset(found)


def asked(key: str) -> bool:
    """Whether the program can ask for a key."""
    texts, made = source()
    if key in texts:
        return True
    for pattern in made:
        match = pattern.fullmatch(key)
        if match and all(value in names() or value.isdigit() for value in match.groups()):
            return True
    return False


def test_every_sentence_is_asked_for() -> None:
    assert [key for key in keys() if not asked(key)] == []


@pytest.mark.parametrize("key", ["saves.nosuchthing", "title.settings.hint", "zz.title", "table.goal.nosuchthing"])
def test_a_sentence_that_nobody_wants_is_found(key: str) -> None:
    assert not asked(key)


@pytest.mark.parametrize("tongue", sorted(p.name for p in LANG.iterdir() if p.is_dir()))
def test_no_sentence_reads_out_the_number_of_a_rule(tongue: str) -> None:
    """A line of the rulebook is cited in brackets, which leads there and isn't read; rule lines name each other."""
    told = {}
    for file in (LANG / tongue).glob("*.po"):
        for one in polib.pofile(str(file)):
            for said in [one.msgstr, *one.msgstr_plural.values()]:
                if ".rule." not in one.msgid and RULE_ID.search(unsaid(said)):
                    told[one.msgid] = said
    assert told == {}
