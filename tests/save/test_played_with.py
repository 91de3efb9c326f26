"""A game that was saved with a mod: what is said when its board is another today, or gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content.fistful.sketch.draw import spot
from game.content.fistful.sketch.files import files
from game.content.fistful.sketch.tokens import deal
from game.content.load import library, open_content
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.errors import SaveError
from game.save.mods import write_mod
from game.save.store import Store
from tests.content.test_sketch import small

HEIST = {"heist": "small:small"}


@pytest.fixture
def saved(tmp_path: Path) -> Iterator[Store]:
    """A game of a drawn heist, saved after some moves."""
    keep(tmp_path)
    rules = ruleset("fistful")
    table: Session = Session(rules, rules.new(1, 3, HEIST))
    store = Store(tmp_path / "saves")
    slot = store.create("fistful", ["Ann"], dict(table.state.settings), table)
    for _ in range(8):
        key = table.options[0].key
        table.answer(key)
        slot.record(key, table)
    slot.save(table)
    slot.close()
    yield store
    open_content()


def keep(folder: Path, fewer: bool = False) -> None:
    """The mod with the heist; with `fewer` a Token Spot is gone from its board."""
    sketch = small()
    if fewer:
        spot(sketch, (8, 2), False)
        deal(sketch, {})
    write_mod(folder / "mods", "small", files(sketch, "small"), library())
    open_content(folder / "mods")


def opened(store: Store) -> list[str]:
    """What is noted when the only game is opened; the code of the reason when it can't be."""
    (entry,) = store.games()
    assert entry.status == "ok"
    try:
        found = store.open(entry.slot)
    except SaveError as error:
        with pytest.raises(SaveError) as looked:
            store.peek(entry.slot)
        assert looked.value.code == error.code
        return [error.code]
    found.slot.close()
    return [note.code for note in found.notes]


def test_a_game_on_the_same_board_goes_on(saved: Store, tmp_path: Path) -> None:
    assert opened(saved) == []
    keep(tmp_path)
    assert opened(saved) == []


def test_a_board_that_was_changed_is_the_reason_and_the_old_one_brings_the_game_back(
    saved: Store, tmp_path: Path
) -> None:
    before = {path.name: path.read_bytes() for path in saved.folder.iterdir()}
    keep(tmp_path, fewer=True)
    assert opened(saved) == ["other-mod"]
    assert {path.name: path.read_bytes() for path in saved.folder.iterdir() if path.name in before} == before
    keep(tmp_path)
    assert opened(saved) == []


def test_a_mod_that_is_gone_is_the_reason(saved: Store, tmp_path: Path) -> None:
    open_content(tmp_path / "nowhere")
    assert opened(saved) == ["no-mod"]


def test_a_change_the_game_can_go_on_with_is_told(saved: Store, tmp_path: Path) -> None:
    sketch = small()
    sketch.card["story"] = "Another story."
    write_mod(tmp_path / "mods", "small", files(sketch, "small"), library())
    open_content(tmp_path / "mods")
    assert opened(saved) == ["content"]
