"""Deleted games: moved whole, brought back whole, whatever the disk does on the way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from game.core.codec import digest
from game.save.errors import SaveError
from game.save.slots import slot as slots
from game.save.store import Store
from game.save.trash import FOLDER as TRASH
from game.save.trash import restore, shred, throw_away, trash
from tests.save.disks import ERRORS, Cut, Failing, Memory, told_everywhere
from tests.save.player import FOLDER, Player
from tests.toy import TOY


def left(disk: Memory, seed: int = 4) -> tuple[Player, str]:
    """A game with several generations and a journal, let go of; and the fingerprint of where it stands."""
    player = Player(TOY, disk, seed=seed)
    for _ in range(9):
        player.act()
    player.slot.close()
    return player, digest(player.session.state)


def stands(store: Store, slot: str) -> str:
    """The fingerprint of a game as it opens now."""
    return digest(store.peek(slot).read.session.state)


def test_a_deleted_game_is_in_the_trash_and_comes_back_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "EVERY", 3)
    disk = Memory()
    player, here = left(disk)
    store, slot = player.store, player.slot.id
    store.keep_picture(slot, b"picture")
    files = {p.name: c.now for p, c in disk.files.items() if p.suffix != ".lock"}
    assert throw_away(store, slot) == slot
    assert store.games() == [] and [e.slot for e in trash(store).games()] == [slot]
    assert not [p for p in disk.files if p.parent == FOLDER]
    assert restore(store, slot) == slot
    assert trash(store).games() == [] and stands(store, slot) == here
    assert {p.name: c.now for p, c in disk.files.items() if p.suffix != ".lock"} == files


def test_a_game_that_is_open_is_not_deleted() -> None:
    disk = Memory()
    player = Player(TOY, disk)
    with pytest.raises(SaveError) as told:
        throw_away(player.store, player.slot.id)
    assert told.value.code == "in-use" and len(player.store.games()) == 1
    player.slot.close()
    throw_away(player.store, player.slot.id)
    with pytest.raises(SaveError) as told:
        throw_away(player.store, player.slot.id)
    assert told.value.code == "missing"


def test_a_name_that_is_taken_is_not_overwritten() -> None:
    disk = Memory()
    player, here = left(disk)
    slot = player.slot.id
    throw_away(player.store, slot)
    second, there = left(disk, seed=9)
    assert second.slot.id == slot and here != there
    back = restore(player.store, slot)
    assert back == f"{slot}-2"
    assert stands(player.store, slot) == there and stands(player.store, back) == here
    throw_away(player.store, slot)
    throw_away(player.store, back)
    assert {e.slot for e in trash(player.store).games()} == {slot, back}


def test_for_good_is_for_good_and_hurts_no_neighbour() -> None:
    disk = Memory()
    player, _ = left(disk)
    throw_away(player.store, player.slot.id)
    other, here = left(disk, seed=9)
    throw_away(player.store, other.slot.id)
    shred(player.store, player.slot.id)
    names = [e.slot for e in trash(player.store).games()]
    assert len(names) == 1 and stands(trash(player.store), names[0]) == here


def ready(disk: Memory, back: bool) -> tuple[Store, str, str]:
    """A game to be deleted, or brought `back`: its store, its slot and where it stands."""
    player, here = left(disk)
    if back:
        throw_away(player.store, player.slot.id)
    return player.store, player.slot.id, here


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize(
    "name, forever",
    [("ENOSPC", False), ("EACCES", False), ("EROFS", True), ("EIO", False), ("EIO", True), ("windows 32", False)],
)
def test_no_error_loses_a_file(name: str, forever: bool, back: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every action fails in turn: the game is whole in one of the two folders, or whole again after one more try."""
    monkeypatch.setattr(slots, "EVERY", 3)

    def story(disk: Memory) -> tuple[Callable[[], object], Callable[[], None]]:
        store, slot, here = ready(disk, back)
        files = sorted((p.name, c.now) for p, c in disk.files.items())

        def whole() -> None:
            assert sorted((p.name, c.now) for p, c in disk.files.items()) == files
            if not store.games():
                assert trash(store).games(), "nothing is listed"
                restore(store, slot)
            assert stands(store, slot) == here

        return partial(restore if back else throw_away, store, slot), whole

    _, errors = told_everywhere(story, lambda at: Failing(at, ERRORS[name], forever))
    assert len(errors) >= 4 and "refused" not in {error.code for error in errors}


@pytest.mark.parametrize("back", [False, True])
def test_a_power_cut_on_the_way_loses_nothing(back: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut after every action: what is listed is the newest game, and bringing it back puts all together again."""
    monkeypatch.setattr(slots, "EVERY", 3)

    def story(disk: Memory) -> tuple[Callable[[], object], Callable[[], None]]:
        store, slot, here = ready(disk, back)

        def listed() -> None:
            if not store.games():
                restore(store, slot)
            assert stands(store, slot) == here

        return partial(restore if back else throw_away, store, slot), listed

    actions, _ = told_everywhere(story, Cut)
    assert actions > 4


def test_the_trash_is_a_folder_of_the_saves() -> None:
    assert trash(Store(FOLDER, Memory(), [TOY])).folder == FOLDER / TRASH
