"""The loop sleeps until the desktop rings, and goes back to its slow tick where the bell can't be trusted."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator

import pygame
import pytest

from game.app.shell import doorbell, window
from game.app.shell.doorbell import FALSE, MISSES, Doorbell
from game.app.shell.loop import CALM_MS, Loop
from game.app.trial import shots

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="this system has no such bell")


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The end of a wire at which a desktop rings by writing."""
    ours, theirs = os.pipe()
    monkeypatch.setattr(doorbell, "wires", {ours})
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    yield theirs
    os.close(ours)
    os.close(theirs)


def test_it_wakes_at_once_when_the_desktop_rings(wire: int) -> None:
    bell = Doorbell()
    assert bell.hangs
    begin = time.monotonic()
    bell.sleep(50.0)
    assert time.monotonic() - begin > 0.045 and not bell.rang
    os.write(wire, b"!")
    bell.sleep(30_000.0)
    assert time.monotonic() - begin < 10 and bell.rang


def test_a_bell_that_says_nothing_of_what_comes_is_none(wire: int) -> None:
    bell = Doorbell()
    for _ in range(MISSES - 1):
        bell.sleep(1.0)
        bell.came(1)
    assert bell.hangs
    os.write(wire, b"!")
    bell.sleep(1.0)
    bell.came(1)
    os.read(*doorbell.wires, 1)
    for _ in range(MISSES):
        assert bell.hangs, "one that rang in time was right after all"
        bell.sleep(1.0)
        bell.came(0)
        bell.sleep(1.0)
        bell.came(2)
    assert not bell.hangs


def test_one_that_rings_for_nothing_without_a_rest_is_none(wire: int) -> None:
    bell = Doorbell()
    bell.sleep(1.0)
    bell.came(0)
    os.write(wire, b"!")
    for _ in range(FALSE - 1):
        bell.sleep(30_000.0)
        bell.came(0)
    bell.sleep(30_000.0)
    bell.came(1)
    assert bell.hangs, "something came after all"
    for _ in range(FALSE):
        assert bell.hangs
        bell.sleep(30_000.0)
        bell.came(0)
    assert not bell.hangs, "it would keep the program awake for ever"


def test_other_desktops_have_none(wire: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "windows")
    assert not Doorbell().hangs


def test_what_opens_beside_the_display_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorbell, "wires", set())
    seen = iter([{3, 4}, {3, 4, 7}])
    monkeypatch.setattr(doorbell, "sockets", lambda: next(seen))
    monkeypatch.setattr(pygame.display, "get_init", lambda: False)
    window.begin()
    assert doorbell.wires == {7}


def test_a_still_table_turns_twice_a_second(hands, wire: int) -> None:
    shots.arrange(hands.app, "title", 2)
    hands.rest()
    loop = Loop(hands.app)
    loop.awake, loop.app.focused = 0.0, False
    begin = time.monotonic()
    for _ in range(4):
        pygame.event.clear()  # the window may have told something of itself
        loop.step()
        loop.awake = 0.0
    assert time.monotonic() - begin > 3 * CALM_MS / 1000, "it slept, and the scenes heard of it"
    os.write(wire, b"!")
    begin = time.monotonic()
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 0), buttons=(0, 0, 0)))
    loop.step()
    assert time.monotonic() - begin < CALM_MS / 1000 and loop.awake > 0, "what comes is answered at once"


def test_pads_are_asked_as_before_for_they_ring_no_bell(hands, wire: int) -> None:
    loop = Loop(hands.app)
    loop.awake = 0.0
    hands.app.pad.pads[0] = object()
    loop.bell.sleep = lambda ms: pytest.fail("a pad would wait")  # type: ignore[method-assign]
    try:
        loop.step()
    finally:
        hands.app.pad.pads.clear()


def test_what_was_taken_in_past_the_bell_is_not_slept_over(hands, wire: int) -> None:
    hands.rest()
    loop = Loop(hands.app)
    loop.awake = 0.0
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 0), buttons=(0, 0, 0)))
    loop.bell.sleep = lambda ms: pytest.fail("it has rung long ago")  # type: ignore[method-assign]
    loop.step()
    assert loop.awake > 0
