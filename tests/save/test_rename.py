"""Another title, and a copy that goes its own way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from game.core.codec import digest
from game.core.session import Session
from game.core.views import view
from game.save.errors import SaveError
from game.save.rename import duplicate, rename
from tests.save.disks import ERRORS, Failing, Memory, told_everywhere
from tests.save.player import Player
from tests.save.test_trash import left, stands
from tests.toy import TOY

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes([0, 0, 1, 64, 0, 0, 0, 180]) + bytes(20)


def test_a_title_changes_and_nothing_else_does() -> None:
    disk = Memory()
    player, here = left(disk)
    store = player.store
    store.keep_picture(player.slot.id, PNG)
    before = store.games()[0]
    store.clock = lambda: 2_000_000.0
    assert rename(store, before, "  Friday\x07 night ") == ()
    after = store.games()[0]
    assert after.title == "Friday night" and after._replace(title=before.title) == before
    assert stands(store, after.slot) == here and store.picture(after.slot) == PNG
    rename(store, after, " ")
    assert store.games()[0].title == TOY.title


def undos(session: Session[Any]) -> int:
    """How many answers can be taken back."""
    n = 0
    while session.undo():
        n += 1
    return n


@pytest.mark.parametrize("seed", range(6))
def test_undo_reaches_as_far_after_a_new_title(seed: int) -> None:
    disk = Memory()
    player, here = left(disk, seed)
    rename(player.store, player.store.games()[0], "Other")
    opened = player.store.open(player.slot.id)
    assert digest(opened.session.state) == here and undos(opened.session) == undos(player.session)


def test_a_copy_stands_where_the_first_does_and_goes_its_own_way() -> None:
    disk = Memory()
    player, here = left(disk)
    store = player.store
    store.keep_picture(player.slot.id, PNG)
    copy, fresh = duplicate(store, store.games()[0], "Second")
    copied = store.peek(copy).read.session
    assert fresh and stands(store, copy) != here and store.picture(copy) == PNG
    now = store.peek(player.slot.id).read.session
    assert copied.record == now.record and undos(copied) == 0 and copied.options == now.options
    for seat in range(len(player.slot.game.seats)):
        assert view(TOY, copied.state, seat) == view(TOY, now.state, seat)
    assert {e.slot: e.title for e in store.games()} == {player.slot.id: TOY.title, copy: "Second"}
    opened = store.open(copy)
    key = opened.session.options[0].key
    opened.session.answer(key)
    opened.slot.record(key, opened.session)
    assert stands(store, copy) == digest(opened.session.state) and stands(store, player.slot.id) == here


def test_an_open_game_gets_no_other_title() -> None:
    player = Player(TOY, Memory())
    with pytest.raises(SaveError) as told:
        rename(player.store, player.store.games()[0], "Other")
    assert told.value.code == "in-use"


@pytest.mark.parametrize("deed", ["rename", "duplicate"])
@pytest.mark.parametrize("name, forever", [("ENOSPC", True), ("EROFS", True), ("EIO", False), ("EACCES", False)])
def test_no_error_hurts_the_game(deed: str, name: str, forever: bool) -> None:
    def story(disk: Memory) -> tuple[Callable[[], object], Callable[[], None]]:
        player, here = left(disk)
        store = player.store
        entry = store.games()[0]

        def whole() -> None:
            assert stands(store, entry.slot) == here
            assert all(e.status == "ok" for e in store.games())
            assert all(e.title == "Other" or stands(store, e.slot) == here for e in store.games())
            store.open(entry.slot).slot.close()

        return partial(rename if deed == "rename" else duplicate, store, entry, "Other"), whole

    _, errors = told_everywhere(story, lambda at: Failing(at, ERRORS[name], forever))
    assert len(errors) >= 2
