"""The guard against presses nobody meant, in a real window: no press that is meant is swallowed at a fast pace."""

from __future__ import annotations

import shutil
from collections.abc import Callable

import pytest

from tests.window.person import Person, window

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="no Xvfb or no xdotool"),
]
ELSEWHERE, AGAIN = 0.35, 0.2
"""Seconds from one click to the next of somebody who knows what comes: on another spot, on the same one."""


def fast(person: Person, pos: tuple[int, int], seconds: float) -> None:
    """The mouse goes there and presses; so long after the press, by the clock of the app, the next one may come."""
    steady = person.app.ears.steady
    person.display.do("mousemove", *pos, "click", 1)
    person.step()
    end = steady.now + 1000 * seconds
    assert person.until(lambda: steady.now >= end, 30)


def refusals(person: Person) -> list[object]:
    """Every press that is refused from now on."""
    steady, found = person.app.ears.steady, list[object]()
    refuses: Callable[..., bool] = steady.refuses

    def watched(event: object) -> bool:
        refused = refuses(event)
        if refused:
            found.append(event)
        return refused

    steady.refuses = watched
    return found


def test_somebody_who_knows_the_way_is_never_refused() -> None:
    with window(None, speed="off") as person:
        found = refusals(person)
        for name in ("settings", "page:sound", "page:clock", "page:reading", "page:colours", "done"):
            widget = person.top.group.named(name)
            if widget is not None:
                fast(person, widget.rect.center, ELSEWHERE)
        assert not found
        fast(person, person.widget("box:fistful").rect.center, ELSEWHERE)
        for _ in range(4):
            widget = person.top.group.named("seats:more") or person.top.group.named("random")
            if widget is not None:
                fast(person, widget.rect.center, AGAIN)
        assert not found


def test_the_second_of_a_double_click_is_refused_where_it_would_mean_something_else() -> None:
    with window(None, speed="off") as person:
        found = refusals(person)
        widget = person.widget("settings")
        person.display.do("mousemove", *widget.rect.center, "click", "--repeat", 2, "--delay", 120, 1)
        person.steps(0.6)
        assert type(person.top).__name__ == "Options" and len(found) == 1
