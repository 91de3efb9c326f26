"""Long lists: what opening one reads is bounded, the rest comes between frames, and nothing jumps meanwhile."""

from __future__ import annotations

import os
import shutil

import pygame
import pytest
from pygame import Rect

from game.app.menus.lists.filling import A_FRAME, AT_ONCE, Filling
from game.app.menus.lists.replays import Replays
from game.app.menus.saves.row import Row
from game.app.menus.saves.scene import Saves
from game.app.menus.title.scene import Title
from game.app.replay import shelf
from game.save.disk.files import REAL, RealFiles
from game.save.places import places
from game.save.replays import played_here, written
from game.save.store import Store
from tests.ui.test_saves import put

MANY = 500


@pytest.fixture
def many(home) -> None:
    """500 saves, the first the newest, and 500 replays, one of them damaged."""
    [slot] = put(home, 1)
    folder, shared = places().saves, places().shared
    own = sorted(path.name for path in folder.iterdir() if path.name.startswith(f"{slot}."))
    for n in range(1, MANY):
        for name in own:
            copy = folder / name.replace(slot, f"{slot}-{n + 1}")
            shutil.copy(folder / name, copy)
            os.utime(copy, (10**9 - n, 10**9 - n))
    shared.mkdir(parents=True)
    given = written(played_here("fistful", "Given", ("Ada",), 3, {}, ["a", "b"]))
    for n in range(MANY):
        (shared / f"game {n:03}{shelf.SUFFIX}").write_bytes(given if n != 7 else b"{}")


@pytest.fixture
def read(monkeypatch) -> list[str]:
    """The files that are read, by name."""
    names: list[str] = []
    whole = RealFiles.read
    monkeypatch.setattr(
        RealFiles, "read", lambda self, path, limit: names.append(path.name) or whole(self, path, limit)
    )
    return names


@pytest.mark.parametrize(("kind", "every"), [(Saves, MANY), (Replays, 2 * MANY)])
def test_opening_reads_what_a_tray_holds_and_frames_read_the_rest(hands, many, read, kind, every):
    hands.app.stack.push(Title(hands.app))
    hands.rest()
    read.clear()
    scene = kind(hands.app)
    hands.app.stack.push(scene)
    most = len(set(read))
    assert scene.count == AT_ONCE >= 4 * scene.view.shown and most <= 300
    while scene.count < every:
        before, _ = scene.count, read.clear()
        assert hands.app.update(16.0) or scene.count == every, "frames go on as long as there is more"
        hands.app.present()
        assert before < scene.count <= before + A_FRAME and len(set(read)) <= 60
    hands.rest()
    assert scene.count == every


def test_both_lists_end_as_if_they_were_read_at_once(hands, many):
    hands.app.stack.push(Title(hands.app))
    saves, replays = Saves(hands.app), Replays(hands.app)
    for scene in (saves, replays):
        hands.app.stack.push(scene)
        hands.rest()
    assert saves.saved.entries == Store(places().saves).games()
    assert replays.items == shelf.items(hands.app.words)
    assert replays.items[-1].entry.status == "damaged"


def test_files_of_replays_are_read_again_only_when_they_changed(hands, many, read):
    hands.app.stack.push(Title(hands.app))
    scene = Replays(hands.app)
    hands.app.stack.push(scene)
    hands.rest()
    read.clear()
    file = places().shared / f"game 003{shelf.SUFFIX}"
    file.write_bytes(b"[]")
    scene.read(scene.item)
    assert [name for name in read if name.endswith(shelf.SUFFIX)] == [file.name]
    assert sum(item.entry.status != "ok" for item in scene.items) == 2


def rows(scene) -> dict[str, Rect]:
    return {w.name: Rect(w.rect) for w in scene.group.widgets if isinstance(w, Row)}


@pytest.mark.parametrize("pointed", [0, 2, 5])
def test_what_comes_in_above_moves_nothing_under_the_mouse(hands, many, pointed):
    """A copy out of a backup may have been played later than its file tells."""
    hands.app.stack.push(Title(hands.app))
    scene = Saves(hands.app)
    hands.app.stack.push(scene)
    scene.scroll_to(10)
    at = sorted(rows(scene).items(), key=lambda pair: pair[1].y)[pointed]
    hands.move(at[1].center)
    chosen = scene.entry
    for n, entry in enumerate(Store(places().saves).games()[300:303]):
        before = [*scene.saved.entries]
        scene.saved.kept.insert(10 + 2 * n, entry._replace(slot=f"late-{n}"))
        scene.filled(before, scene.saved.entries)
        assert rows(scene)[at[0]] == at[1] and scene.entry == chosen


def test_a_list_in_pieces_is_sorted_and_what_is_equal_stays_as_it_came():
    found = Filling(iter([(5, "a"), (9, "b"), (5, "c"), (1, "d"), (9, "e")]), lambda pair: -pair[0])
    assert found.more(2) == 2 and found.items == [(9, "b"), (5, "a")] and not found.whole
    assert found.more() == 3 and found.whole
    assert found.items == [(9, "b"), (9, "e"), (5, "a"), (5, "c"), (1, "d")]


def test_a_mouse_can_use_the_list_while_it_is_read(hands, many):
    """Choosing, scrolling to the end and deleting: a deed reads the rest at once."""
    hands.app.stack.push(Title(hands.app))
    scene = Saves(hands.app)
    hands.app.stack.push(scene)
    hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode=""))
    last = scene.entry
    hands.app.update(16.0)
    assert scene.entry == last and scene.count > AT_ONCE
    scene.delete()
    assert scene.saved.whole and scene.count == MANY - 1 and last.slot not in {e.slot for e in scene.saved.kept}
    assert REAL.names(places().saves / "trash")
