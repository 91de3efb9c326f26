"""The inspector of the sector map: what it tells of a route before the click."""

from __future__ import annotations

import pytest

from game.app.table.firefly.routes import Odds, route_page
from game.app.table.odds import percent
from game.rules.firefly.board import zone_at
from game.rules.firefly.voyage import flight
from tests.ui.firefly_table import table
from tests.ui.hands import middle


def test_pointing_at_a_sector_tells_the_exact_chance_to_get_there(home):
    hands, scene = table(1, 5, to="Actions")
    now = scene.now
    steps = now.steps()
    free = [n for n in steps if scene.group.at(middle(scene, n)) is None]
    goal = max(free, key=lambda n: (steps[n], -n))
    hands.move(middle(scene, goal))
    assert scene.hover == goal and steps[goal] > 1
    way = now.course(goal)
    through = flight(now.g, now.seat, tuple(zone_at(now.g, n) for n in way[1:])).through
    odds = next(block for block, _ in scene.panels.side.placed if isinstance(block, Odds))
    assert odds.value == percent(through) and sum(share for share, *_ in odds.parts) == pytest.approx(1)
    assert any(percent(through) in line for line in scene.shown().tag.lines)
    assert str(steps[goal]) in odds.left


def test_a_mosey_draws_no_card_and_out_of_reach_is_no_route(home):
    hands, scene = table(2, 3, to="Actions")
    far = next(n for n in scene.view.board.sectors if not scene.now.course(n))
    assert route_page(scene.now, scene.words, far) == []
    scene.press("way:mosey")
    page = route_page(scene.now, scene.words, min(scene.now.cells))
    assert [type(block) for block in page] == [Odds] and page[0].value == percent(1)


@pytest.mark.parametrize(("size", "text", "shown"), [((1280, 720), 100, True), ((1280, 720), 200, False)])
def test_the_legend_lies_over_no_word(home, size, text, shown):
    from game.app.table.boards import sectorlegend

    hands, scene = table(2, 3, to="Actions", size=size, text=text)
    r = sectorlegend.rect(scene.kit, scene.view.window, scene.view.legend)
    assert (r is not None) == shown
    if r is not None:
        written = scene.view.written(scene.kit, scene.shown())
        assert r.collidelist(written.rects()) < 0
