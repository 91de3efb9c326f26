"""What is said of a space that is pointed at lies under no button and no slip that lies over the board."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.app.games.fistful.board import overlays
from game.app.table.boards import tags
from tests.ui.hands import Hands, middle
from tests.ui.test_held import opened

TAGS = {"hex": (tags, "tag_box"), "firefly": (tags, "tag_box"), "heist-derelict": (overlays, "badge_rect")}


@pytest.mark.parametrize("name", TAGS)
def test_no_tag_lies_under_a_button_of_the_board(home, name, monkeypatch):
    hands: Hands = opened(name)
    scene = hands.app.stack.top
    found: list[Rect] = []
    module, function = TAGS[name]
    plain = getattr(module, function)

    def noted(*args, **named):
        found.append(plain(*args, **named))
        return found[-1]

    for place in ("game.app.games.keepflyin.chart.states", "game.app.games.firefly.map.board"):
        monkeypatch.setattr(f"{place}.tag_box", noted)
    monkeypatch.setattr(overlays, "badge_rect", noted)
    assert scene.papers()
    cells = {"hex": range(400), "firefly": range(1, 101)}.get(name) or list(scene.now.cells)
    seen = 0
    for cell in list(cells)[:: 3 if name == "hex" else 2]:
        at = middle(scene, cell)
        if not scene.places.board.collidepoint(at):
            continue
        found.clear()
        hands.move(at)
        hands.app.present()
        for r in found[-1:]:
            seen += 1
            assert r.collidelist([Rect(one) for one in scene.papers()]) < 0, (cell, r)
    assert seen


def test_a_tag_on_the_map_leaves_the_names_of_planets_legible(home, monkeypatch):
    """It stands a little aside rather than on a name; on few Sectors there is no such place near."""
    hands: Hands = opened("firefly")
    scene = hands.app.stack.top
    found: list[Rect] = []

    def noted(*args, **named):
        found.append(tags.tag_box(*args, **named))
        return found[-1]

    monkeypatch.setattr("game.app.games.firefly.map.board.tag_box", noted)
    seen, on = 0, []
    for cell in range(1, 101, 2):
        at = middle(scene, cell)
        if not scene.places.board.collidepoint(at):
            continue
        found.clear()
        hands.move(at)
        hands.app.present()
        names = [one.rect for one in scene.view.written(scene.kit, scene.shown()).names.values()]
        if found:
            seen += 1
            on += [cell] if found[-1].collidelist(names) >= 0 else []
    assert seen > 25 and len(on) <= seen // 4, on
