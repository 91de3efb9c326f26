"""A game of which only a record tells is read, kept, counted, spoken and added to as those are that are there."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from game.content import in_play, load, registry
from game.content.common import opened
from game.content.common.counts import counted
from game.content.common.errors import ContentError, Problem
from game.content.common.files import data_root
from game.content.common.mod import owned
from game.content.common.packing import rows_on
from game.content.common.printed import Beside, Printed
from game.content.common.records import Differ
from game.content.common.rulebook.cards import cards_of
from game.content.common.schema import Count, Model, Slug, Title
from game.content.common.toml.source import Source, by_id, read_model
from game.content.load import content_of, deck_counts, differing, library, load_all, open_content

BOX = """
[[die]]
id = "d4"
title = "Small"
text = "Four sides."
count = 2

[[die]]
id = "d20"
title = "Big"
text = "Twenty sides."
"""
MOD = """
[[die]]
id = "d7"
title = "Odd"
text = "Seven sides."
count = 3
"""
FACT = Differ("sides", "20", "19", "PC")


@dataclass(frozen=True)
class Die:
    id: str
    title: str
    text: str
    count: int
    mod: str = ""


@dataclass(frozen=True)
class Dice:
    dice: Mapping[str, Die]


class DieTable(Model):
    id: Slug
    title: Title
    text: Title
    count: Count = 1


class DiceFile(Model):
    die: list[DieTable]


def dice(source: Source) -> dict[str, Die]:
    tables = read_model(source, DiceFile).die
    return by_id([Die(t.id, t.title, t.text, t.count) for t in tables], source.file, [source])


def read(root: Path) -> Dice:
    return Dice(dice(Source(root / "assets" / "decks" / "dice" / "dice.toml", "dice.toml")))


def unpack(data: Any) -> Dice:
    return Dice({id: Die(*row) for id, row in rows_on(data[0]).items()})


def read_mod(top: Source, base: Dice) -> Dice:
    return Dice(owned(dice(top / "dice.toml").values(), top.file))


def lucky(folder: Path, base: Dice) -> tuple[Dice | None, list[Problem]]:
    if not (folder / "lucky.toml").exists():
        return None, []
    try:
        return Dice(owned(dice(Source(folder / "lucky.toml", "lucky.toml")).values(), "lucky")), []
    except ContentError as error:
        return None, list(error.problems)


DICE = Printed(
    id="dice",
    sources=lambda: ("assets/decks/dice",),
    read=read,
    unpack=unpack,
    mod_files=lambda: ("dice.toml",),
    read_mod=read_mod,
    counts=lambda content: counted("dice", content.dice.values()),
    beside=(Beside("lucky", "Lucky dice", "Yours.", "the dice that you carry", lucky),),
    differing=lambda content: [("d20", FACT)],
)


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with the decks of all games and of the fourth, which the registry lists."""
    root = tmp_path / "data"
    for part in ("assets/decks", "maps"):
        shutil.copytree(data_root() / part, root / part)
    (root / "assets" / "decks" / "dice").mkdir()
    (root / "assets" / "decks" / "dice" / "dice.toml").write_text(BOX, encoding="utf-8")
    monkeypatch.setattr(opened, "data_root", lambda: root)
    monkeypatch.setattr(load, "data_root", lambda: root)
    monkeypatch.setattr(registry, "PRINTED", (*registry.PRINTED, DICE))
    return root


@pytest.fixture
def mods(tmp_path: Path) -> Path:
    folder = tmp_path / "mods"
    write(folder, "odd", "dice", MOD)
    return folder


def write(folder: Path, name: str, game: str, text: str) -> None:
    (folder / name).mkdir(parents=True)
    (folder / name / "mod.toml").write_text(f'game = "{game}"\ntitle = "Odd dice"\n', encoding="utf-8")
    (folder / name / "dice.toml").write_text(text, encoding="utf-8")


def test_it_is_read_beside_the_others() -> None:
    assert list(library()) == ["fistful", "keepflyin", "firefly", "fancards", "dice"]
    assert content_of("dice").dice["d20"] == Die("d20", "Big", "Twenty sides.", 1)
    assert [card.title for card in cards_of(content_of("dice")).values()] == ["Small", "Big"]


def test_it_is_kept_in_the_cache(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = load_all(None, tmp_path / "c").content
    assert sorted(path.name for path in (tmp_path / "c").iterdir()) == sorted(f"{game}.cards" for game in first)
    with monkeypatch.context() as patch:
        patch.setattr(opened, "bases", {})
        patch.setattr("game.content.common.toml.source.read_bytes", None)
        assert load_all(None, tmp_path / "c").content == first
    deck = root / "assets" / "decks" / "dice" / "dice.toml"
    deck.write_text(BOX.replace("Twenty", "Nineteen"), encoding="utf-8")
    monkeypatch.setattr(opened, "bases", {})
    assert load_all(None, tmp_path / "c").content["dice"].dice["d20"].text == "Nineteen sides."


def test_its_cards_are_counted(mods: Path) -> None:
    content = load_all(mods).content
    assert deck_counts(content)["dice"] == {"dice": 3, "dice odd": 3}
    assert ("d20", FACT) in differing(content) and len(differing(content)) > 1


def test_it_takes_a_mod_and_the_others_stay_as_they_are(mods: Path) -> None:
    before = dict(library())
    loaded = open_content(mods)
    assert loaded.problems == () and [(mod.name, mod.game) for mod in loaded.mods] == [("odd", "dice")]
    assert content_of("dice").dice["odd:d7"] == Die("odd:d7", "Odd", "Seven sides.", 3, "odd")
    assert {game: own for game, own in library().items() if game != "dice"} == {
        game: own for game, own in before.items() if game != "dice"
    }
    named = {"mods": "odd+even"}
    assert in_play.missing("dice", named) == {"even"}
    with_it = in_play.fingerprint("dice", named, box=False)
    open_content(None)
    assert in_play.fingerprint("dice", named, box=False) != with_it


def test_what_is_wrong_with_its_mods_is_told_in_the_same_words(mods: Path) -> None:
    write(mods, "checks", "chess", MOD)
    write(mods, "lucky", "dice", MOD)
    (mods / "odd" / "d8.toml").write_text("", encoding="utf-8")
    assert [str(problem) for problem in load_all(mods).problems] == [
        "checks/mod.toml, line 1, game: must be 'fistful', 'keepflyin', 'firefly', 'fancards' or 'dice', not 'chess'.",
        "lucky: this name is kept for the dice that you carry. Rename the folder.",
        "odd: 'd8.toml' is read by nothing. Known are mod.toml, dice.toml.",
    ]


def test_what_lies_beside_its_mods_plays_as_one(mods: Path) -> None:
    (mods / "lucky.toml").write_text(MOD, encoding="utf-8")
    loaded = load_all(mods)
    assert [mod[:4] for mod in loaded.mods] == [
        ("odd", "Odd dice", "A mod.", "dice"),
        ("lucky", "Lucky dice", "Yours.", "dice"),
    ]
    assert list(loaded.content["dice"].dice) == ["d4", "d20", "odd:d7", "lucky:d7"]
    (mods / "lucky.toml").write_text("[[die]]\n", encoding="utf-8")
    assert load_all(mods).problems[0].file == "lucky.toml"


def test_it_is_told_in_the_language_that_is_spoken() -> None:
    load.speak(lambda key, printed: "Klein" if key == "dice.dice.d4.title" else printed)
    assert content_of("dice").dice["d4"].title == "Klein"
    load.speak(None)
    assert content_of("dice").dice["d4"].title == "Small"
