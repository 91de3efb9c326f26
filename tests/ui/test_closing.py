"""Closed scenes are gone without the collector, with all that is theirs; what something else holds stays as it is."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import partial
from weakref import ref

import pytest
from pygame import Rect

from game.app.menus.saves.saved import Saved
from game.app.menus.title.scene import Title
from game.app.shell.parting import part
from game.app.shell.stack import Scene
from game.app.trial import shots
from game.app.ui.layers import Layers
from game.app.ui.widgets import Field, Group
from game.save.errors import SaveError
from game.save.store import Store
from tests.long.closing import stayed, uncollected


@pytest.fixture
def off() -> Iterator[None]:
    with uncollected():
        yield


class Room(Scene):
    """A scene with all that holds one: methods, closures, parts of it, and what a closure of a closure keeps."""

    def __init__(self, app):
        super().__init__(app)
        self.group, self.view = Group(app), Group(app)
        self.layers = Layers(app.window.copy, app.size)
        self.typed, self.asked = "", 0
        field = Field(Rect(0, 0, 90, 30), "", self.type, name="field")
        self.group.set([field])
        self.group.bake(self.layers)
        self.view.widgets = [Field(Rect(0, 0, 9, 9), "", lambda text: self.type(text * 2))]
        self.later = partial(self.type, "later")

        def again(n: int) -> int:
            self.asked = n
            return again(n - 1) if n else self.asked

        self.again = again

    def type(self, text: str) -> None:
        self.typed = text


Room.__module__ = "game.app.room"


SOME = (
    "title", "settings", "saves", "crash", "replays", "learn", "setup", "heist", "rulebook", "replay", "lesson",
    "editor", "campaign-bill", "hex", "hex-replay", "story-way", "pirates-setup",
    "pirates", "fancards-setup", "fancards",
)  # fmt: skip


@pytest.mark.parametrize("name", SOME)
def test_a_scene_that_is_closed_is_gone(hands, off, name):
    """The long campaign `closing` does it twenty times with all there are."""
    assert stayed(hands.app, {**shots.SCENES, **shots.APART}[name], 2) == []


def close(hands, scene: Scene) -> None:
    hands.app.stack.push(Title(hands.app))
    hands.app.stack.push(scene)
    hands.frames(2)
    hands.app.stack.pop()


def test_its_pictures_go_with_it(hands, off):
    room = Room(hands.app)
    gone = ref(room), ref(room.layers), ref(room.group.widgets[0]), ref(room.again)
    close(hands, room)
    del room
    hands.frames(1)
    assert [one() for one in gone] == [None] * 4 and hands.app.stack.closed == []


@pytest.mark.parametrize(
    "hold",
    [
        lambda room: room,
        lambda room: room.type,
        lambda room: room.later,
        lambda room: room.group.widgets,
        lambda room: room.view.widgets[0],
        lambda room: room.again,
    ],
)
def test_what_something_else_holds_stays_whole(hands, off, hold: Callable[[Room], object]):
    """And goes with the next one that is closed, once nothing does."""
    room = Room(hands.app)
    held, gone = hold(room), ref(room)
    close(hands, room)
    del room
    hands.frames(1)
    there = gone()
    assert there is not None and there.group.widgets[0].changed == there.type and there.again(2) == 0
    del there, held
    close(hands, Room(hands.app))
    hands.frames(1)
    assert gone() is None and hands.app.stack.closed == []


def test_one_that_was_only_drawn_goes_too(hands, off):
    room = Room(hands.app)
    gone = ref(room)
    hands.app.stack.let_go(room)
    del room
    hands.app.stack.part()
    assert gone() is None


def test_two_that_hold_each_other_go_together(hands, off):
    rooms = [Room(hands.app), Room(hands.app)]
    rooms[0].other, rooms[1].other = rooms[1], rooms[0]
    gone = [ref(room) for room in rooms]
    hands.app.stack.push(Title(hands.app))
    for room in rooms:
        hands.app.stack.push(room)
    hands.app.stack.pop()
    del rooms, room
    hands.frames(1)
    assert all(one() is not None for one in gone), "the lower one is open, and holds the upper one"
    hands.app.stack.pop()
    hands.frames(1)
    assert [one() for one in gone] == [None, None]


def test_it_is_looked_at_once_a_closing_and_alone(hands, off, monkeypatch):
    """Not in every frame, and of the program only its own things."""
    held, looked, asked = Room(hands.app), [], []
    referents = gc.get_referents
    monkeypatch.setattr("game.app.shell.stack.part", lambda *given: looked.append(given[0]()) or part(*given))
    monkeypatch.setattr(gc, "get_referents", lambda *of: asked.append(of) or referents(*of))
    close(hands, held)
    hands.frames(5)
    assert looked == [held] and len(asked) < 200


def test_an_error_that_is_kept_holds_no_frames(tmp_path):
    """A list with a damaged save held the scene that read it."""
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "toy-1.000000.save").write_bytes(b"nothing")
    found = []

    class Watched:
        def read(self) -> None:
            found.append(Saved(Store(tmp_path / "saves")))
            found.append(Saved(Store(tmp_path / "saves" / "toy-1.000000.save")))

    watched = Watched()
    with uncollected():
        watched.read()
        gone = ref(watched)
        del watched
        assert gone() is None
    assert isinstance(found[1].error, SaveError) and found[1].error.__traceback__ is None
