"""How many moves it takes: a coin at the edge of each hex that can be reached where something stands, and coins along
the way that is pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pygame import Rect, Surface

from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.table.boards.tags import DEEP, coin
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

Spot = tuple[int, int]
PALE: Color = (206, 238, 255)
EDGES = ((-0.33, 0.27), (0.33, 0.27), (-0.33, -0.27), (0.33, -0.27), (0, 0.44), (0, -0.44))
END = (-0.33, 0.27)  # where the last coin of a way stands, beside the ship that would be there


def fits(kit: Kit, cam: HexCamera) -> bool:
    """Whether a coin leaves something of a hex to be seen: else the tag and the inspector tell its number."""
    return 2 * radius(kit, cam) * kit.scale <= cam.wide * 0.8


def radius(kit: Kit, cam: HexCamera) -> float:
    """The radius in units of a coin at the edge of a hex."""
    return max(6.4 * kit.grow, cam.wide / kit.scale * 0.15)


def taken(
    kit: Kit, cam: HexCamera, costs: Iterable[tuple[int, Sequence[float], int]], there: Sequence[Rect]
) -> Iterator[tuple[int, int, Rect]]:
    """The coins of spaces where something stands, given as node, middle and cost: at the edge, where each covers the
    least of what is `there`."""
    r = round(radius(kit, cam) * kit.scale)
    for node, (x, y), cost in costs if fits(kit, cam) else ():
        spots = [Rect(round(x + dx * cam.wide) - r, round(y + dy * cam.wide) - r, 2 * r, 2 * r) for dx, dy in EDGES]
        yield node, cost, min(spots, key=lambda spot: sum(_shared(spot, other) for other in there))


def _shared(one: Rect, other: Rect) -> int:
    both = one.clip(other)
    return both.w * both.h


def coins(kit: Kit, dst: Surface, costs: Iterable[tuple[int, int, Rect]]) -> None:
    """The coins of spaces where something stands."""
    for _, cost, rect in costs:
        kit.disc(dst, rect.center, rect.w / 2 / kit.scale, (14, 34, 70), 235, PALE, 1.0)
        kit.text(dst, rect.center, str(cost), "black", 12, PALE, "mc")


def line(kit: Kit, dst: Surface, points: Sequence[Sequence[float]]) -> None:
    """The way of a move: a cream line over a dark one."""
    for wide, color, alpha in ((6.0, DEEP, 190), (3.0, C["hi"], 255)):
        for a, b in zip(points, points[1:]):
            kit.line(dst, [a, b], color, wide, alpha)


def walked(
    kit: Kit,
    dst: Surface,
    cam: HexCamera,
    way: Sequence[tuple[int, Sequence[float]]],
    edges: Iterable[tuple[int, int, Rect]],
) -> None:
    """A brass coin with the step's number at each space of a way but the first, given as node and middle: over all
    that stands there, at the edge where something does."""
    edge = {node: rect.center for node, _, rect in edges}
    for number, (node, (x, y)) in enumerate(way[1:], 1):
        last = number == len(way) - 1
        coin(kit, dst, edge.get(node, (x + END[0] * cam.wide, y + END[1] * cam.wide) if last else (x, y)), number)
