"""What can be drawn on a heist's board. Every deed leaves a board that holds together: what stood on a floor that is
gone goes with it, nothing lies where something else lies. A deed that can't be done says why by a short name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.content.common.schema import MAX_SIDE
from game.content.fistful.sketch.goals import ICON
from game.content.fistful.sketch.sketch import AREAS, LANDING, LETTERS, LOCK, OPEN, Cell, Edge, Sketch

MOST_SPAWNS = 40
MOST_MOVERS = 26
MOST_ICONS = 12


def paint(sketch: Sketch, cells: Iterable[Cell], letter: str) -> None:
    """Floor of a room on these cells; OPEN takes the floor away."""
    rows = [list(row) for row in sketch.rows]
    for x, y in cells:
        if 0 <= y < len(rows) and 0 <= x < len(rows[0]):
            rows[y][x] = letter
    sketch.board["rows"] = ["".join(row) for row in rows]
    tidy(sketch)


def ends(sketch: Sketch, edge: Edge) -> tuple[str, str]:
    """The letters on both sides of an edge."""
    x, y, side = edge
    return sketch.letter((x, y)), sketch.letter((x + 1, y) if side == "E" else (x, y + 1))


def parted(sketch: Sketch, edge: Edge) -> bool:
    """Whether two rooms with a wall between them meet there."""
    a, b = ends(sketch, edge)
    return a != b and OPEN not in (a, b) and not _joined(sketch, a, b)


def wall(sketch: Sketch, edge: Edge) -> str:
    """A wall inside a room, or none any more; in the place of a doorway a wall."""
    board, entry = sketch.board, list(edge)
    if OPEN in ends(sketch, edge):
        return "hull"
    if entry in board["doorways"]:
        board["doorways"].remove(entry)
    elif entry in board["walls"]:
        board["walls"].remove(entry)
    elif parted(sketch, edge):
        return "stands"
    else:
        board["walls"].append(entry)
    return ""


def doorway(sketch: Sketch, edge: Edge) -> str:
    """A doorway between two rooms, or none any more."""
    doorways, entry = sketch.board["doorways"], list(edge)
    if entry in doorways:
        doorways.remove(entry)
    elif not parted(sketch, edge):
        return "no_wall"
    else:
        sketch.board["walls"] = [one for one in sketch.board["walls"] if one != entry]
        doorways.append(entry)
    return ""


def opening(sketch: Sketch, edge: Edge) -> str:
    """No wall between the two rooms that meet there, or a wall again."""
    a, b = ends(sketch, edge)
    if a == b or OPEN in (a, b):
        return "one_room"
    pairs = sketch.board["open"]
    if _joined(sketch, a, b):
        sketch.board["open"] = [pair for pair in pairs if set(pair) != {a, b}]
    else:
        sketch.board["open"] = [*pairs, a + b]
    tidy(sketch)
    return ""


def _joined(sketch: Sketch, a: str, b: str) -> bool:
    return any(set(pair) == {a, b} for pair in sketch.board["open"])


# ------------------------------------------------------------ things


def spot(sketch: Sketch, cell: Cell, lies: bool | None = None) -> str:
    """A Token Spot, or none any more; `lies`: only that way."""
    area = sketch.area(cell)
    if not area:
        return "no_floor"
    if area == LANDING:
        return "landing"
    there = dict(sketch.spots()).get(cell, OPEN)
    want = there in (OPEN, LOCK) if lies is None else lies
    if want and there in (OPEN, LOCK):
        _clear(sketch, cell)
    _spot(sketch, cell, area[0] if want else OPEN)
    return ""


def lock(sketch: Sketch, cell: Cell) -> str:
    """A Security Door, or none any more."""
    if sketch.area(cell) in ("", LANDING):
        return "landing" if sketch.area(cell) else "no_floor"
    there = dict(sketch.spots()).get(cell)
    _clear(sketch, cell)
    if there != LOCK:
        _spot(sketch, cell, LOCK)
    return ""


def icon(sketch: Sketch, cell: Cell, name: str = ICON) -> str:
    """A space of a mark somebody has to go to, or none any more."""
    if not sketch.area(cell):
        return "no_floor"
    mine = next((one for one in sketch.board["icon"] if one["name"] == name), None)
    if mine is None:
        sketch.board["icon"].append({"name": name, "cells": [list(cell)]})
    elif list(cell) in mine["cells"]:
        mine["cells"].remove(list(cell))
    elif len(mine["cells"]) >= MOST_ICONS:
        return "many_icons"
    else:
        mine["cells"].append(list(cell))
    sketch.board["icon"] = [one for one in sketch.board["icon"] if one["cells"]]
    return ""


def spawn(sketch: Sketch, cell: Cell, strength: int, who: str = "") -> str:
    """A Spawn Zone with its strength and guard; the same one again takes it away."""
    if sketch.area(cell) in ("", LANDING):
        return "landing" if sketch.area(cell) else "no_floor"
    zones = sketch.board["spawn"]
    here = [zone for zone in zones if tuple(zone["at"]) == cell]
    one = {"at": list(cell), "strength": strength, **({"who": who} if who else {})}
    if not here and len(zones) >= MOST_SPAWNS:
        return "many_spawns"
    _clear(sketch, cell)
    if here != [one]:
        sketch.board["spawn"].append(one)
    return ""


def mover(sketch: Sketch, cell: Cell, name: str) -> str:
    """One end of a people mover; at an end that lies there it goes away, a third end takes the place of the first."""
    if not sketch.area(cell) or sketch.area(cell) == LANDING:
        return "landing" if sketch.area(cell) else "no_floor"
    movers = sketch.board["mover"]
    mine = next((one for one in movers if one["name"] == name), None)
    if mine and list(cell) in mine["cells"]:
        _clear(sketch, cell)
        return ""
    if mine is None and len(movers) >= MOST_MOVERS:
        return "many_movers"
    _clear(sketch, cell)
    mine = next((one for one in sketch.board["mover"] if one["name"] == name), None)
    if mine is None:
        sketch.board["mover"].append({"name": name, "cells": [list(cell)]})
        sketch.board["mover"].sort(key=lambda one: str(one["name"]))
    else:
        mine["cells"] = [*mine["cells"], list(cell)][-2:]
    return ""


def prop(sketch: Sketch, cell: Cell, kind: str) -> str:
    """Furniture; the same again takes it away."""
    if not sketch.area(cell):
        return "no_floor"
    had = next((one["kind"] for one in sketch.board["prop"] if list(cell) in one["cells"]), "")
    _unfurnish(sketch, cell)
    if had != kind:
        for one in sketch.board["prop"]:
            if one["kind"] == kind:
                one["cells"].append(list(cell))
                return ""
        sketch.board["prop"].append({"kind": kind, "cells": [list(cell)]})
    return ""


def _clear(sketch: Sketch, cell: Cell) -> None:
    """Whatever lies on a cell for the rules goes away."""
    board = sketch.board
    _spot(sketch, cell, OPEN)
    board["spawn"] = [zone for zone in board["spawn"] if tuple(zone["at"]) != cell]
    for one in board["mover"]:
        one["cells"] = [end for end in one["cells"] if tuple(end) != cell]
    board["mover"] = [one for one in board["mover"] if one["cells"]]


def _spot(sketch: Sketch, cell: Cell, letter: str) -> None:
    rows, (x, y) = sketch.board["spots"]["rows"], cell
    rows[y] = rows[y][:x] + letter + rows[y][x + 1 :]


def _unfurnish(sketch: Sketch, cell: Cell) -> None:
    for one in sketch.board["prop"]:
        one["cells"] = [at for at in one["cells"] if tuple(at) != cell]
    sketch.board["prop"] = [one for one in sketch.board["prop"] if one["cells"]]


# ------------------------------------------------------------ rooms


def new_room(sketch: Sketch, name: str, area: str, look: str) -> str:
    """The letter of another kind of room, "" when all letters are used."""
    zones = sketch.board["zones"]
    letter = next((one for one in LETTERS if one not in zones), "")
    if letter:
        zones[letter] = {"name": name, "area": area, "look": look}
    return letter


def complete(sketch: Sketch, landing: str, room: str) -> None:
    """A Landing Zone and a kind of room to draw with, called like that, where a file has none."""
    areas = {zone["area"] for zone in sketch.board["zones"].values()}
    if LANDING not in areas:
        new_room(sketch, landing, LANDING, "landing")
    if not areas & set(AREAS):
        new_room(sketch, room, AREAS[0], "corridor")


def drop_room(sketch: Sketch, letter: str) -> str:
    """A kind of room that no cell has goes away; one always stays, and so does the Landing Zone."""
    zones = sketch.board["zones"]
    if any(letter in row for row in sketch.rows):
        return "room_used"
    if zones[letter]["area"] == LANDING or len(zones) < 3:
        return "room_needed"
    del zones[letter]
    tidy(sketch)
    return ""


# ------------------------------------------------------------ what holds together


def tidy(sketch: Sketch) -> None:
    """What lies on no floor goes away, spots follow the area they lie in, doorways the walls they lead through."""
    board = sketch.board
    zones = board["zones"]
    board["open"] = [pair for pair in board["open"] if set(pair) <= zones.keys()]
    board["doorways"] = [entry for entry in board["doorways"] if parted(sketch, _edge(entry))]
    for key in ("walls", "doors"):
        board[key] = [entry for entry in board[key] if OPEN not in ends(sketch, _edge(entry))]
    for cell, letter in list(sketch.spots()):
        area = sketch.area(cell)
        if area in ("", LANDING):
            _spot(sketch, cell, OPEN)
        elif letter in "ce" and letter != area[0]:
            _spot(sketch, cell, area[0])
    board["spawn"] = [zone for zone in board["spawn"] if sketch.area(tuple(zone["at"])) not in ("", LANDING)]
    for key in ("mover", "prop", "icon"):
        for one in board.get(key, ()):
            one["cells"] = [
                at
                for at in one["cells"]
                if sketch.area(tuple(at)) and not (key == "mover" and sketch.area(tuple(at)) == LANDING)
            ]
        if key in board:
            board[key] = [one for one in board[key] if one["cells"]]


def _edge(entry: list[Any]) -> Edge:
    x, y, side = entry[:3]
    return x, y, side


def box(a: Cell, b: Cell) -> list[Cell]:
    """All cells of the rectangle between two cells."""
    (x0, x1), (y0, y1) = sorted((a[0], b[0])), sorted((a[1], b[1]))
    return [(x, y) for y in range(max(0, y0), min(y1, MAX_SIDE) + 1) for x in range(max(0, x0), min(x1, MAX_SIDE) + 1)]
