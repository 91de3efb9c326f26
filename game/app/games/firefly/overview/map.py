"""The part of the map that a page of the overview speaks of: the ships, and where Jobs and Goals lead."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly.map.board import Goal, SectorBoard, Shown
from game.app.games.firefly.map.named import map_board
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.boards.tags import coin
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.content.firefly import firefly
from game.rules.firefly.board import board, find
from game.rules.firefly.outlook.planner import prospect
from game.rules.firefly.tokens import job_card

FRAME = 7
MARGIN = 0.14
"""The share of the picture that stays free at each side of what it is about."""
NEAREST = 2.2
LOWEST = 150
WIDEST = 3.6
"""Where there is less height than that, in units or by its width, no map is shown."""


class Stop(NamedTuple):
    """A planet that page `number` speaks of, counted from 1; `after`: the planet one comes there from, "" for none.
    Where it is a Sector, not a planet, that speaks for itself: its `node`, 0 for none."""

    planet: str
    number: int
    after: str = ""
    node: int = 0


def jobs(now: Situation) -> tuple[Stop, ...]:
    """Where the Jobs of who looks lead next, and after that; in the order of their pages."""
    held = [item for item in (*now.held("active", now.seat), *now.held("hand", now.seat)) if not item.startswith("?")]
    found: list[Stop] = []
    for n, item in enumerate(held, 1):
        next_, stages = prospect(now.g, now.seat, item), job_card(item).places
        if not stages:
            continue
        here = next(planet for planet in stages[next_.stage] if find(now.g, planet) == next_.place)
        found.append(Stop(here, n))
        found += [Stop(planet, n, here) for stage in stages[next_.stage + 1 :] for planet in stage]
    return tuple(found)


def goals(now: Situation) -> tuple[Stop, ...]:
    """Where the Goals of the Story are reached."""
    story = firefly().stories.get(now.story())
    told = story.goals if story else ()
    return tuple(Stop(planet, n) for n, goal in enumerate(told, 1) for planet in goal.places)


def badge(kit: Kit, dst: Surface, box: Rect, number: int) -> None:
    """The number of a page, at its corner."""
    coin(kit, dst, (box.x + kit.u(6), box.y + kit.u(5)), number)


def paint(kit: Kit, dst: Surface, box: Rect, now: Situation, words: Words, stops: Sequence[Stop]) -> bool:
    """Draw the part of the map with those stops and all ships into a frame, as near as they allow; False where the box
    is too low for a map, or nothing leads anywhere."""
    if not stops or box.h < kit.u(LOWEST) or box.w > WIDEST * box.h:
        return False
    inner = box.inflate(-2 * kit.u(FRAME), -2 * kit.u(FRAME))
    view = map_board(words, board(now.g))
    view.legend = {}
    view.fit(kit, inner)
    own = now.g.ship.get(now.seat, 0)
    nodes = sorted({one.node or find(now.g, one.planet) for one in stops})
    _near(view, nodes + ([own] if own else []))
    view.fit(kit, inner)
    kit.frame_shadow(dst, inner, FRAME, 8)
    view.paint(kit, dst, Shown(now.pieces(), tuple(Goal(node, -1, "place") for node in nodes)))
    _links(kit, dst, view, stops)
    kit.frame(dst, inner, FRAME, 8)
    return True


def _near(view: SectorBoard, nodes: Sequence[int]) -> None:
    """Bring the camera as near as those Sectors allow."""
    camera = view.camera
    xs, ys = zip(*(camera.board(view.middle(node)) for node in nodes))
    free = (1 - 2 * MARGIN) / camera.cell
    wide, high = max(1e-6, max(xs) - min(xs)), max(1e-6, max(ys) - min(ys))
    camera.zoom = max(1.0, min(NEAREST, camera.window.w * free / wide, camera.window.h * free / high))
    camera.center = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _links(kit: Kit, dst: Surface, view: SectorBoard, stops: Sequence[Stop]) -> None:
    """Dotted lines from where a Job begins to where it ends, and on the planets the numbers of their pages."""
    at = {
        planet.id: view.shapes.px((spot.x, spot.y))
        for number, sector in view.board.sectors.items()
        for planet, spot in zip(sector.planets, view.places.planets(number))
    }
    for one in stops:
        if one.after:
            kit.dashes(dst, (at[one.after], at[one.planet]), C["warn"], 2.2, 0.1, 6.0)
    step, laid = kit.u(15) * max(1.0, kit.grow), list[tuple[float, float]]()
    for one in stops:
        x, y = view.middle(one.node) if one.node else at[one.planet]
        y -= step if one.node else 0  # above the ships that stand there
        while any(math.dist((x, y), other) < step for other in laid):
            x += step
        laid.append((x, y))
        coin(kit, dst, (x, y), one.number)
