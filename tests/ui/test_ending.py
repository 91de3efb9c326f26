"""The end of every game: the way on from it."""

from __future__ import annotations

import pygame
import pytest

from game.app.menus.title.scene import Title
from game.app.replay.ending import Ending
from game.app.trial import shots


def ended(hands, scene: str) -> Ending:
    """The end of a game on its way to the screen."""
    shots.arrange(hands.app, scene, 2)
    found = hands.app.stack.top
    assert isinstance(found, Ending)
    hands.rest()
    return found


@pytest.mark.parametrize("scene", ["result", "hex-result", "firefly-result"])
def test_the_buttons_stand_beside_each_other(hands, scene):
    """Once more above the row; nothing covers anything else, nothing leaves the window."""
    found = ended(hands, scene)
    places = {widget.name: widget.rect for widget in found.group.widgets}
    assert {"again", "crew", "title", "replay"} <= set(places)
    assert all(pygame.Rect((0, 0), hands.app.size).contains(r) for r in places.values())
    assert not any(a.colliderect(b) for a in places.values() for b in places.values() if a is not b)
    assert places["again"].right == places["crew"].right > places["title"].right > places["replay"].right


@pytest.mark.parametrize(
    ("scene", "key", "there"),
    [
        ("result", pygame.K_v, "HeistReplay"),
        ("hex-result", pygame.K_v, "HexReplay"),
        ("firefly-result", pygame.K_v, "FireflyReplay"),
        ("result", pygame.K_c, "SetUp"),
        ("hex-result", pygame.K_c, "HexSetUp"),
        ("firefly-result", pygame.K_c, "FireflySetUp"),
        ("result", pygame.K_a, "HeistScene"),
        ("hex-result", pygame.K_a, "HexScene"),
        ("firefly-result", pygame.K_a, "FireflyScene"),
    ],
)
def test_the_way_on(hands, scene, key, there):
    """Watch it again, change who plays, play once more: each by its key, the seats as they were."""
    found = ended(hands, scene)
    hands.key(key)
    top = hands.app.stack.top
    assert type(top).__name__ == there
    names = getattr(top, "names", None)
    if isinstance(names, list):
        assert names == found.names


@pytest.mark.parametrize("scene", ["result", "hex-result", "firefly-result"])
def test_escape_leads_to_the_title(hands, scene):
    """The game is put away."""
    ended(hands, scene)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.stack.top, Title) and hands.app.playing is None
