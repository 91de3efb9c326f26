"""Frames cost nothing while nothing changes, and as little as possible when something does."""

import pygame
import pytest
from pygame import Rect, Surface

from game.app.shell.loop import Loop
from game.app.trial import shots
from game.app.ui.cache import Cache
from game.app.ui.counters import COUNT
from game.app.ui.dirty import Dirty
from game.app.ui.layers import Layers
from game.app.ui.motion import Tween


@pytest.mark.parametrize("scene", ["title", "setup", "result", "settings"])
def test_an_unchanged_screen_does_nothing(hands, scene):
    shots.arrange(hands.app, scene, 2)
    hands.rest()
    COUNT.reset()
    hands.frames(120)
    assert (COUNT.presents, COUNT.renders, COUNT.scalings) == (0, 0, 0)


@pytest.mark.parametrize("scene", ["title", "setup", "result"])
def test_a_full_redraw_renders_no_word_again(hands, scene):
    shots.arrange(hands.app, scene, 2)
    hands.rest()
    hands.app.dirty.add()
    hands.frames()
    COUNT.reset()
    hands.app.dirty.add()
    hands.frames()
    assert COUNT.presents == 1 and COUNT.renders == 0 and COUNT.scalings == 0


def test_the_first_feedback_comes_in_the_frame_of_the_press(hands):
    shots.arrange(hands.app, "title", 2)
    hands.rest()
    loop = Loop(hands.app)
    loop.awake = 0.0
    pos = hands.widget("continue").rect.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    COUNT.reset()
    before = pygame.time.get_ticks()
    loop.step()
    assert COUNT.presents == 1 and hands.widget("continue").state == "press"
    assert pygame.time.get_ticks() - before < 80 + 400, "one slow tick and a drawing, also on a busy machine"
    assert loop.awake > 0, "and the loop stays awake"


def test_the_title_paints_the_set_up_ahead_and_then_rests(hands):
    shots.arrange(hands.app, "title", 2)
    hands.rest()
    loop, title = Loop(hands.app), hands.app.stack.top
    loop.clock = type("NoWait", (), {"tick": lambda self, fps: 1000 / fps})()
    pygame.event.get()
    COUNT.reset()
    for _ in range(15):
        loop.step()
    assert title.ahead is None, "not while somebody may be about to do something"
    turns = 0
    while loop.awake > 0 and turns < 400:
        loop.step()
        turns += 1
    assert turns < 400 and COUNT.presents == 0 and COUNT.renders > 0
    COUNT.reset()
    for _ in range(60):
        loop.step()
    assert (COUNT.presents, COUNT.renders, COUNT.scalings) == (0, 0, 0)
    title.set_up("fistful")
    hands.rest()
    assert type(hands.app.stack.top).__name__ == "SetUp" and COUNT.renders <= 4
    assert COUNT.scalings <= 8, "the plate that says that the table is being set, nothing of the scene"


def test_work_ahead_waits_while_events_come_and_starts_anew_for_another_size(hands):
    shots.arrange(hands.app, "title", 2)
    hands.rest()
    loop, title = Loop(hands.app), hands.app.stack.top
    loop.clock = type("NoWait", (), {"tick": lambda self, fps: 1000 / fps})()
    for x in range(30):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5 + x, 5), rel=(1, 0), buttons=(0, 0, 0)))
        loop.step()
    assert title.ahead is None
    for _ in range(30):
        loop.step()
    assert title.ahead is not None
    hands.app.refit()
    assert title.ahead is None


def test_what_the_title_reads_ahead_is_the_rulebook(hands, monkeypatch):
    from game.app.menus.rulebook import ahead as rulebook_ahead
    from game.app.menus.rulebook import book as rulebook_book

    made, booklet, first = [], rulebook_ahead.booklet, hands.app.doors.first
    monkeypatch.setattr(rulebook_book, "Book", made.append)
    assert len(list(booklet(first))) >= 4, "in slices, so that an event never waits for all of it"
    assert made == [first]
    asked = []
    monkeypatch.setattr(rulebook_ahead, "booklet", lambda door: asked.append(door.id) or iter(()))
    shots.arrange(hands.app, "title", 2)
    hands.app.stack.top.idle()
    assert asked == ["fistful"]


def test_hovering_draws_a_part_of_the_window_only(hands, monkeypatch):
    shots.arrange(hands.app, "setup", 2)
    hands.rest()
    drawn = []
    update = pygame.display.update
    monkeypatch.setattr(pygame.display, "update", lambda rects: (drawn.extend(rects), update(rects)))
    hands.move(hands.widget("crew:mal").rect.center)
    hands.frames()
    assert 0 < sum(r.w * r.h for r in drawn) < 0.5 * 1280 * 720


def test_layers_paint_only_what_changed_and_what_lies_on_it():
    pygame.display.set_mode((200, 100))
    layers = Layers(Surface((200, 100)))
    painted = []
    for name, x in (("a", 0), ("b", 40), ("c", 120)):
        layers.set(name, Rect(x, 0, 60, 60), 1, lambda dst, name=name: painted.append(name))
    assert layers.refresh() == [Rect(0, 0, 200, 100)] and painted == [], "what is due is painted when it is seen"
    assert layers.base and painted == ["a", "b", "c"], "the first time each once"
    painted.clear()
    layers.set("a", Rect(0, 0, 60, 60), 1, lambda dst: painted.append("a"))
    assert layers.refresh() == [] and layers.base and painted == []
    layers.set("a", Rect(0, 0, 60, 60), 2, lambda dst: painted.append("a"))
    assert layers.refresh() == [Rect(0, 0, 60, 60)] and layers.base and painted == ["a", "b"]
    layers.drop("c")
    assert layers.refresh() == [Rect(120, 0, 60, 60)] and layers.base and painted == ["a", "b"]


def test_what_changes_often_between_two_frames_is_painted_once():
    pygame.display.set_mode((200, 100))
    layers = Layers(Surface((200, 100)))
    painted = []
    layers.refresh()
    for key in range(3):
        layers.set("a", Rect(0, 0, 60, 60), key, lambda dst, key=key: painted.append(("a", key)))
        layers.set("in it", Rect(10, 10, 20, 20), key, lambda dst, key=key: painted.append(("in it", key)))
        layers.refresh()
    layers.draw(pygame.display.get_surface(), Rect(0, 0, 200, 100))
    layers.draw(pygame.display.get_surface(), Rect(0, 0, 200, 100))
    assert painted == [("a", 2), ("in it", 2)]


def test_under_a_panel_that_covers_all_nothing_is_painted():
    pygame.display.set_mode((200, 100))
    layers = Layers(Surface((200, 100)))
    painted = []
    for name, rect in (("low", (10, 0, 90, 60)), ("board", (0, 0, 60, 60)), ("badge", (20, 20, 10, 10))):
        layers.set(name, Rect(rect), 1, lambda dst, name=name: painted.append(name), solid=name == "board")
    layers.refresh()
    layers.base.fill("red")
    painted.clear()
    layers.set("board", Rect(0, 0, 60, 60), 2, lambda dst: painted.append("board"), solid=True)
    layers.refresh()
    assert layers.base and painted == ["board", "badge"] and layers.base.get_at((5, 5)) == pygame.Color("red"), (
        "no background either"
    )
    painted.clear()
    layers.set("low", Rect(10, 0, 90, 60), 2, lambda dst: painted.append("low"))
    layers.refresh()
    assert layers.base and painted == ["low", "board", "badge"] and layers.base.get_at((5, 5)) == pygame.Color("red")
    assert layers.base.get_at((80, 5)) == pygame.Color("black"), "beside the board the background is seen"


def test_dirty_rectangles_are_united_and_stay_in_the_window():
    window = Rect(0, 0, 640, 480)
    dirty = Dirty()
    assert not dirty
    dirty.add(Rect(3, 3, 10, 10))
    dirty.add(Rect(10, 5, 30, 10))
    dirty.add(Rect(300, 470, 50, 50))
    rects = dirty.take(window)
    assert len(rects) == 2 and all(window.contains(r) and r.x % 16 == 0 for r in rects)
    assert not dirty
    dirty.add()
    dirty.add(Rect(0, 0, 5, 5))
    assert dirty.take(window) == [window]


def test_what_is_made_for_something_else_drives_out_nothing_that_is_shown() -> None:
    """A large picture is put together of others as large; what a frame shows is kept all the same."""
    cache, made = Cache(3 * 40_000), []

    def part(name: str) -> Surface:
        made.append(name)
        return Surface((100, 100))

    def whole() -> Surface:
        for name in "xyz":
            cache.get(name, lambda name=name: part(name))
        return part("whole")

    for _ in range(3):
        cache.get("a", lambda: part("a"))
        cache.get("whole", whole)
    assert made == [*"axyz", "whole"] and cache.size <= cache.limit


def test_the_cache_keeps_what_was_used_last():
    cache = Cache(3 * 40_000)
    made = []

    def make(name):
        return lambda: made.append(name) or Surface((100, 100), 0, 32)

    for name in "abcabd":
        cache.get(name, make(name))
    assert made == list("abcd") and cache.size <= cache.limit
    cache.get("a", make("a"))
    cache.get("c", make("c"))
    assert made == list("abcdc"), "c was the one that had not been used for longest"


def test_a_tween_arrives_whatever_the_speed():
    for factor in (0.0, 0.4, 1.0, 1.6):
        t = Tween(10, 20, 200, factor=factor)
        values = [t.value]
        while t.step(16):
            values.append(t.value)
        assert t.value == 20 and values == sorted(values)


def test_where_nothing_moves_the_scenes_hear_of_the_time_five_times_a_second(hands):
    shots.arrange(hands.app, "heist", 2)
    hands.rest()
    loop, told = Loop(hands.app), []
    loop.clock = type("NoWait", (), {"tick": lambda self, fps: 1000 / fps})()
    pygame.event.get()
    while loop.awake > 0:
        loop.step()
    hands.app.stack.update = lambda dt: bool(told.append(dt))
    for _ in range(150):  # ten seconds
        loop.step()
    assert len(told) <= 50 and sum(told) == pytest.approx(10_000, abs=300), "no time is lost"
    told.clear()
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0)))
    loop.step()
    assert len(told) == 1 and told[0] < 70, "what the event set going begins at its beginning"
    loop.step()
    assert len(told) == 2 and told[1] < 20, "and goes on at 60 frames a second"
