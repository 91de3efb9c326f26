"""The coins of a flight: the number of each step can be read, whatever stands in its Sector."""

from __future__ import annotations

from pygame import Rect

from game.app.games.firefly.map.states import bare
from tests.ui.firefly_table import table


def test_no_ship_hides_the_number_of_a_step(home):
    _, scene = table(2, 5)
    kit = scene.kit
    line = [(float(x), 300.0) for x in range(200, 400, 4)]
    at, n = (300.0, 300.0), kit.u(9)
    assert bare(kit, line, at, ()) == at
    ship = Rect(290, 285, 24, 30)
    x, y = bare(kit, line, at, [ship])
    assert (x, y) in line and not ship.colliderect(Rect(round(x) - n, round(y) - n, 2 * n, 2 * n))
    assert bare(kit, line, at, [Rect(0, 0, 900, 900)]) == at  # no room: better hidden than in another Sector
