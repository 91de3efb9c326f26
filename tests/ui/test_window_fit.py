"""The window lies inside the usable desktop, as large as fits, whatever was left behind and wherever it comes from."""

from __future__ import annotations

import itertools

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.app.program import Program
from game.app.shell import usable, window
from game.app.shell.settings import Settings, save
from game.app.shell.usable import FRAME, fitted, room
from game.app.shell.window import Wanted, open_window

DESKS = [(800, 480), (1024, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
PLACES = [None, (0, 0), (-128, -60), (-5000, 9000), (1900, 1000), (30, 31)]


@pytest.fixture
def desk(monkeypatch):
    """A desktop of one or two monitors with a bar, that remembers where the window was put."""

    class Desk:
        sizes = [(1024, 600)]
        at = [(0, 0)]
        bar = 0
        place = (0, 0)

        def put(self, place):
            self.place = tuple(place)

        def open(self, size, flags=0, display=0):
            self.size, self.full = tuple(size), bool(flags & pygame.FULLSCREEN)
            if not self.full:
                middle = Rect(self.at[display], self.sizes[display]).center
                self.place = middle[0] - size[0] // 2, middle[1] - size[1] // 2
            return opens(size, flags)

        def free(self, monitor):
            return Rect(self.at[monitor], self.sizes[monitor]).inflate(0, -self.bar).move(0, self.bar // 2)

        def inside(self, monitor):
            frame = Rect(self.place, self.size)
            n = 2 if self.sizes[monitor][1] >= usable.LARGE else 1
            frame = Rect(
                frame.x - n * FRAME[0],
                frame.y - n * FRAME[1],
                frame.w + 2 * n * FRAME[0],
                frame.h + n * (FRAME[1] + FRAME[0]),
            )
            return self.free(monitor).contains(frame)

    pygame.display.init()
    found, opens = Desk(), pygame.display.set_mode
    monkeypatch.setattr(usable, "NO_SCREEN", ())
    monkeypatch.setattr(usable, "usable", found.free)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: found.sizes)
    monkeypatch.setattr(pygame.display, "set_window_position", found.put)
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: found.place)
    monkeypatch.setattr(pygame.display, "set_mode", found.open)
    return found


@pytest.mark.parametrize("size", DESKS, ids=str)
@pytest.mark.parametrize("bar", [0, 48])
def test_on_any_desktop_it_opens_inside_and_as_large_as_fits(home, desk, size, bar):
    desk.sizes, desk.bar = [size], bar
    for wish, place, full in itertools.product([(1280, 720), (3000, 2000), (1024, 640)], PLACES, (False, True)):
        if full:
            open_window(Wanted(full=True))
        open_window(Wanted(wish, place=place))
        free = room(0, size)
        assert desk.inside(0), (wish, place, full, desk.place, desk.size)
        assert desk.size == (min(wish[0], free.w), min(wish[1], free.h))
        assert not place or not free.contains(Rect(place, desk.size)) or desk.place == place


def test_after_full_screen_and_on_another_monitor_it_is_the_same(home, desk):
    desk.sizes, desk.at = [(1920, 1080), (1024, 600)], [(0, 0), (1920, 200)]
    file = home / "settings" / "settings.json"
    save(Settings(width=1600, height=900, left=10, top=40, screens=window.screens()), file)
    app = Program(config=file)
    assert desk.size == (1600, 900) and desk.inside(0)
    app.toggle_fullscreen()
    app.settings.monitor = 1
    app.toggle_fullscreen()
    assert desk.inside(1) and desk.size == window.fits(1, (1600, 900))
    app.size = (1600, 900)
    app.handle(Event(pygame.WINDOWDISPLAYCHANGED, display_index=1))
    assert desk.size == window.fits(1, (1600, 900))
    assert (app.settings.width, app.settings.height) == (1600, 900), "on a larger monitor it is as it was"


def test_where_nothing_is_told_of_bars_there_is_room_for_one(home, desk, monkeypatch):
    monkeypatch.setattr(usable, "usable", lambda monitor: None)
    free = room(0, (1024, 600))
    assert Rect(0, 0, 1024, 600).contains(free) and free.h <= 600 - 2 * FRAME[1] and free.y >= FRAME[1]


def test_the_window_system_is_asked(home):
    pygame.display.init()
    assert usable.usable(0) == Rect(0, 0, *pygame.display.get_desktop_sizes()[0])


def test_a_place_outside_is_brought_inside():
    free = Rect(8, 32, 1008, 528)
    for place in PLACES:
        assert free.contains(fitted(free, (5000, 300), place))
