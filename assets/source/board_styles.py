"""How each heist board is painted: its room on the picture, its floors, walls, lamps and dressing. Knows no Blender.

A board that is not named here is painted as WRECK. Colours are sRGB hex, lengths are cells, places (column, row).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Cell = tuple[int, int]


class Floor(NamedTuple):
    """A floor: its colour, the kind of its surface, and the hardware on it."""

    colour: str
    kind: str
    detail: str = ""


class Walls(NamedTuple):
    """What walls and doorways are painted with."""

    wall: str = "#2e2620"
    cap: str = "#d9c49a"
    hull: str = "#20262b"
    hull_cap: str = "#9fb0ba"
    sill: str = "#d8a24a"
    lamp: str = "#ffd070"


class Skin(NamedTuple):
    """Two steps of armour under every cell, and a plate outside every stretch of hull: its middle and its width."""

    low: str = "#5a656e"
    rib: str = "#434d55"
    plate: str = "#87939b"
    low_side: float = 1.98
    rib_side: float = 1.62
    out: float = 0.24
    wide: float = 0.26


class Style(NamedTuple):
    """All that tells one board from another.

    `cell`: pixels of a cell in the finished picture; `margin`: pixels of surround beside and above the cells;
    `floors` and `lamps`: by the letter of a zone or by its look; `lamps`: every so many cells one, its power and
    colour; `cells`: floors of single cells; `mover`: what lies under the sign of a people mover; `dress`: furniture
    besides that of the map; `scene`: what surrounds the board; `under`: colour between the tiles, `tile` their side;
    `sun`: what the lamp is multiplied with."""

    scene: str = "wreck"
    margin: tuple[int, int] = (86, 74)
    cell: int = 96
    walls: Walls = Walls()
    skin: Skin = Skin()
    floors: Mapping[str, Floor] = {}
    cells: Mapping[Cell, Floor] = {}
    lamps: Mapping[str, tuple[tuple[int, int, int], float, str]] = {
        "quarters": ((7, 3, 8), 16, "#ffc080"),
        "corridor": ((3, 5, 9), 14, "#a8d4ff"),
        "engine": ((5, 3, 7), 11, "#ff6a3a"),
        "landing": ((1, 2, 4), 14, "#fff0c8"),
    }
    rings: Mapping[str, str] = {"c": "#27404f", "e": "#3c0d08"}
    mover: str = ""
    dress: Sequence[tuple[str, Sequence[Cell]]] = ()
    under: str = "#1d1712"
    tile: float = 0.955
    sun: float = 1.0


WRECK = Style()

TRAIN = Style(
    scene="train",
    margin=(72, 366),
    cell=80,
    walls=Walls("#33201a", "#d8cba6", "#3a1512", "#cfc09a", "#d8a24a", "#ffd070"),
    skin=Skin("#2a2320", "#5c1f1c", "#7c2b25", 1.52, 1.44, 0.17, 0.13),
    floors={
        "L": Floor("#d89a18", "paint", "landing"),
        "R": Floor("#8fa0a4", "roof", "roof"),
        "A": Floor("#9a7748", "planks"),
        "B": Floor("#56705f", "carpet"),
        "C": Floor("#6f6c7c", "plate", "corridor"),
        "D": Floor("#7f7a60", "plate", "hold"),
        "E": Floor("#7c3a2e", "grating", "engine"),
        "X": Floor("#4d4a48", "plate", "bellows"),
        "Y": Floor("#4d4a48", "plate", "bellows"),
        "Z": Floor("#4d4a48", "plate", "bellows"),
        "W": Floor("#4d4a48", "plate", "bellows"),
    },
    cells={(x, 1): Floor("#5a5754", "plate", "bellows") for x in (9, 14)},
    lamps={
        "A": ((1, 2, 5), 15, "#ffc080"),
        "B": ((1, 2, 4), 15, "#ffcf8a"),
        "C": ((3, 2, 7), 13, "#c8b8ff"),
        "D": ((1, 2, 5), 13, "#ffd9a0"),
        "E": ((1, 3, 4), 15, "#ff6a3a"),
        "L": ((1, 2, 4), 8, "#fff0c8"),
    },
    rings={"c": "#22333a", "e": "#3c0d08", "d": "#c9a23a"},
    mover="hatch",
    dress=(
        ("luggage", ((3, 3), (0, 5), (3, 6))),
        ("rifles", ((13, 3), (11, 3))),
        ("vent", ((5, 1), (8, 1), (12, 1), (15, 1), (18, 1))),
    ),
)

HOSPITAL = Style(
    scene="hospital",
    margin=(86, 124),
    walls=Walls("#55666a", "#e2eae6", "#3f7f8c", "#d3e4e6", "#d8a24a", "#9ff0ff"),
    skin=Skin("#7f8a8c", "#5f7f88", "#7fb6c2", 1.56, 1.44, 0.17, 0.12),
    floors={
        "L": Floor("#dba327", "paint", "landing"),
        "E": Floor("#8bb9ae", "tiles"),
        "K": Floor("#98a8aa", "lino", "line"),
        "H": Floor("#98a8aa", "lino", "line"),
        "A": Floor("#6aa6ad", "lino"),
        "B": Floor("#8fb27a", "lino"),
        "C": Floor("#a9bcba", "checker"),
        "G": Floor("#63788a", "tiles"),
        "I": Floor("#2d5f72", "tiles"),
        "V": Floor("#566a70", "plate", "corridor"),
        "S": Floor("#4b4f78", "lino", "secure"),
    },
    lamps={
        "A": ((5, 3, 8), 12, "#e8fff8"),
        "B": ((5, 3, 8), 12, "#f4ffe0"),
        "C": ((5, 3, 7), 14, "#ffffff"),
        "E": ((5, 3, 8), 13, "#fff0d8"),
        "G": ((3, 2, 7), 12, "#a8d4ff"),
        "H": ((3, 5, 9), 10, "#e8f6ff"),
        "K": ((3, 5, 9), 10, "#e8f6ff"),
        "I": ((3, 2, 5), 14, "#5ad8ff"),
        "S": ((3, 2, 5), 14, "#8a7aff"),
        "V": ((3, 2, 7), 12, "#ffd9a0"),
        "L": ((1, 2, 4), 10, "#fff0c8"),
    },
    rings={"c": "#27504f", "e": "#101a38", "d": "#c98a1a"},
    mover="lift",
    dress=(("theatre", ((10, 1),)), ("slab", ((10, 7), (11, 8), (13, 8))), ("desk", ((12, 10), (10, 3)))),
    under="#51605f",
    tile=0.968,
    sun=0.88,
)

STYLES: Mapping[str, Style] = {"paradiso": TRAIN, "intensive": HOSPITAL}


def style(plan: Mapping[str, Any]) -> Style:
    """The style of a map file."""
    return STYLES.get(plan.get("id", ""), WRECK)
