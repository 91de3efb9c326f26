"""Boxes of *Firefly* as values: what a toy box brings is read, marked, counted and checked."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.content import pirates, registry
from game.content.common.errors import ContentError
from game.content.common.files import data_root
from game.content.common.toml.sentences import shaped
from game.content.common.toml.source import Source
from game.content.firefly import PRINTED, firefly
from game.content.firefly.box_words import at_odds, misfit, taken
from game.content.firefly.boxed import parts_of, with_boxes
from game.content.firefly.boxes import Box, Odd, Wrong, know, known
from game.content.firefly.content import read_firefly
from game.content.firefly.counts import of_box
from game.content.firefly.mod import read_brought
from game.content.firefly.records import Do, Firefly, Story
from game.content.firefly.schema import StoryFile
from game.content.firefly.words import Takes

ROOT = Path(__file__).resolve().parents[2]
BELLS = '[[gear]]\nid = "bell"\ntitle = "A bell"\npicture = "pistol"\ncost = 100\nperks = [{ own = "rings" }]\n'
FILES = {
    "box.toml": 'title = "Toys"\nown = ["rings"]\ncounts = { supply = 1, parcels = 2 }\n',
    "setup.toml": "leader = []\ndrive = []\nship = []\n",
    "supply_osiris.toml": f'deck = "osiris"\n{BELLS}',
    "parcels.toml": 'contact = ""\n[[job]]\nid = "parcel"\ntitle = "A parcel"\npicture = "crate"\nkind = "parcel"\n'
    "legal = true\npay = 100\ncount = 2\n",
    "stories.toml": '[[story]]\nid = "toys"\ntitle = "Toys"\npicture = "crate"\nlength = "1 hour"\n[[story.goal]]\n'
    'title = "Go"\ntext = "Go."\nplaces = ["osiris"]\nend = "win"\n',
}


def silent(found: Firefly, known: Firefly, base: Firefly) -> Wrong:
    """A bell that makes no sound."""
    yield from (("gear", id, "perks", "is silent.") for id, card in found.gear.items() if not card.perks)


def muffled(story: Story) -> Iterator[Odd]:
    if any(do.what == "rings" for do in story.setup) and story.seats[0] == 1:
        yield Odd("muffled", -1, "seats", "rings for nobody.")


TOY = Box(
    "toy", ("supply_*.toml",), "parcels", lambda: {"setup": {"rings": Takes(("", "twice"))}}, muffled, silent, silent
)


@pytest.fixture
def toy() -> Iterator[None]:
    know(pirates.BOX, TOY)
    yield
    know(pirates.BOX)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The data of the game without the box that it has, and with the toy."""
    shutil.copytree(data_root() / "assets" / "decks" / "firefly", tmp_path / "assets" / "decks" / "firefly")
    shutil.copytree(data_root() / "maps", tmp_path / "maps")
    decks = tmp_path / "assets" / "decks" / "toy"
    decks.mkdir()
    for name, text in FILES.items():
        (decks / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_registry_says_which_boxes_there_are() -> None:
    assert known() == (pirates.BOX,) and PRINTED in registry.PRINTED
    assert PRINTED.sources() == ("assets/decks/firefly", "assets/decks/pirates", "maps/verse.toml")
    assert "decks/pirates/bounties.toml" in PRINTED.mod_files()


def test_who_asks_for_the_game_alone_finds_its_boxes() -> None:
    """Without naming a registry."""
    code = "from game.content.firefly import firefly as f; print({card.box for card in f().faces.values()} - {''})"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT).stdout
    assert told.strip() == "{'pirates'}"


def test_a_box_is_read_marked_and_counted(toy: None, root: Path) -> None:
    content = with_boxes(root, read_firefly(root))
    own = of_box(content, "toy")
    assert {*own.faces} == {"bell", "parcel", "toys"} and content.faces["parcel"].box == "toy"
    assert {part: n for part, n in parts_of(own, TOY).items() if n} == {"supply": 1, "parcels": 2, "stories": 1}
    assert "assets/decks/toy" in PRINTED.sources() and "decks/toy/supply_*.toml" in PRINTED.mod_files()


def test_nothing_of_a_box_that_nobody_knows_is_read(root: Path) -> None:
    assert not of_box(with_boxes(root, read_firefly(root)), "toy").faces


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("supply_osiris", "\nperks = [{ own", "\n# [{ own", "gear .bell., perks: is silent"),
        ("supply_osiris", '"rings"', '"sings"', "no box that is here does 'sings'"),
        ("parcels", "count = 2", "count = 3", "has 3 cards; the box has 2"),
    ],
)
def test_a_box_has_checks_of_its_own(toy: None, root: Path, file: str, old: str, new: str, says: str) -> None:
    path = root / "assets" / "decks" / "toy" / f"{file}.toml"
    path.write_text(FILES[path.name].replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError, match=says):
        with_boxes(root, read_firefly(root))


def test_a_mod_adds_to_a_box(toy: None, tmp_path: Path) -> None:
    """It has the words that cards of the box have, and is checked as the box says."""
    bell = replace(firefly().gear["pistol"], id="bell", box="toy", perks=(Do("own", "rings"),))
    base = replace(firefly(), gear={**firefly().gear, "bell": bell})
    decks = tmp_path / "decks" / "toy"
    decks.mkdir(parents=True)
    text = FILES["supply_osiris.toml"].replace('"bell"', '"gong"')
    (decks / "supply_osiris.toml").write_text(text, encoding="utf-8")
    assert read_brought(Source(tmp_path, "m"), base).gear["m:gong"].box == "toy"
    (decks / "supply_osiris.toml").write_text(text.partition("perks")[0], encoding="utf-8")
    with pytest.raises(ContentError, match="is silent"):
        read_brought(Source(tmp_path, "m"), base)


def test_a_story_may_use_its_words_once_it_says_so(toy: None) -> None:
    ring = Do("own", "rings")
    assert misfit("toy", "setup", ring) == "" and taken("rings:twice") == Takes(("", "twice"))
    assert misfit("pirates", "setup", ring) == "'rings' is a word of an expansion: the Story needs box = 'toy'."
    assert misfit("toy", "has", ring) == "'rings' can't stand here; known are none."
    story = next(iter(firefly().stories.values()))
    odd = [*at_odds(replace(story, setup=(ring,), seats=(1, 4)))]
    assert [(one.code, one.says) for one in odd] == [("muffled", "rings for nobody.")]


def test_a_story_names_a_box_there_is(toy: None) -> None:
    goal = {"title": "Go", "text": "Go.", "places": ["osiris"], "end": "win"}
    card = {"id": "x", "title": "X", "picture": "x", "length": "1 hour", "goal": [goal]}
    for box in ("", "pirates", "toy"):
        assert shaped(StoryFile, {"story": [{**card, "box": box}]}, "f", "").story[0].box == box
    for box, shown in (("sun", "'sun'"), (1, "1")):
        with pytest.raises(ContentError, match=f"must be '', 'pirates' or 'toy', not {shown}"):
            shaped(StoryFile, {"story": [{**card, "box": box}]}, "f", "")
