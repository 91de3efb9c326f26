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


class Lamp(NamedTuple):
    """A lamp over the floor of a room: its colour, its power, the radius of its pool of light, and how far from it
    the farthest cell of its room lies."""

    colour: str
    power: float
    pool: float = 2.5
    far: float = 2.4


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

    `cell`: how large a cell is; `margin`: how much surround there is beside and above the cells, in the same measure;
    `floors` and `lamps`: by the letter of a zone or by its look; `cells`: floors of single cells; `mover`: what lies
    under the sign of a people mover; `dress`: furniture besides that of the map; `scene`: what surrounds the board;
    `under`: colour between the tiles, `tile` their side; `gleams`: whether brass and varnish mirror the lamps of its
    rooms; `sun`: what the lamp over the table is multiplied with, `dusk`: the light that comes from everywhere."""

    scene: str = "wreck"
    margin: tuple[int, int] = (96, 74)
    cell: int = 96
    walls: Walls = Walls()
    skin: Skin = Skin()
    floors: Mapping[str, Floor] = {}
    cells: Mapping[Cell, Floor] = {}
    lamps: Mapping[str, Lamp] = {
        "quarters": Lamp("#ffbc78", 195),
        "galley": Lamp("#ffd9a0", 165),
        "bay": Lamp("#d8e6ff", 155),
        "corridor": Lamp("#7fb4ff", 160, 2.1, 2.9),
        "hold": Lamp("#d8e0a0", 145, 2.1),
        "engine": Lamp("#ff6038", 195),
        "landing": Lamp("#ffe6b0", 150),
    }
    rings: Mapping[str, str] = {"c": "#27404f", "e": "#3c0d08"}
    mover: str = ""
    dress: Sequence[tuple[str, Sequence[Cell]]] = ()
    under: str = "#1d1712"
    tile: float = 0.955
    sun: float = 0.36
    dusk: float = 0.2
    gleams: bool = True


WRECK = Style(gleams=False)

TRAIN = Style(
    scene="train",
    margin=(80, 366),
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
        "A": Lamp("#ffb060", 150),
        "B": Lamp("#ffc070", 150),
        "C": Lamp("#b0a0ff", 150),
        "D": Lamp("#ffd9a0", 125),
        "E": Lamp("#ff5a30", 150),
        "L": Lamp("#fff0c8", 80),
    },
    rings={"c": "#22333a", "e": "#3c0d08", "d": "#c9a23a"},
    mover="hatch",
    dress=(
        ("luggage", ((3, 3), (0, 5), (3, 6))),
        ("rifles", ((13, 3), (11, 3))),
        ("vent", ((5, 1), (8, 1), (12, 1), (15, 1), (18, 1))),
    ),
    sun=0.8,
    dusk=0.26,
)

HOSPITAL = Style(
    scene="hospital",
    margin=(96, 124),
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
        "A": Lamp("#c8f4ff", 125),
        "B": Lamp("#f0ffc0", 125),
        "C": Lamp("#ffffff", 150),
        "E": Lamp("#ffe8c0", 140),
        "G": Lamp("#a8d4ff", 125),
        "H": Lamp("#a0d0ff", 90, 2.1, 2.9),
        "K": Lamp("#a0d0ff", 90, 2.1, 2.9),
        "I": Lamp("#40c8ff", 150),
        "S": Lamp("#8a70ff", 150),
        "V": Lamp("#ffc080", 125),
        "L": Lamp("#fff0c8", 125),
    },
    rings={"c": "#27504f", "e": "#101a38", "d": "#c98a1a"},
    mover="lift",
    dress=(("theatre", ((10, 1),)), ("slab", ((10, 7), (11, 8), (13, 8))), ("desk", ((12, 10), (10, 3)))),
    under="#51605f",
    tile=0.968,
    sun=0.4,
)

STYLES: Mapping[str, Style] = {"paradiso": TRAIN, "intensive": HOSPITAL}


def style(plan: Mapping[str, Any]) -> Style:
    """The style of a map file."""
    return STYLES.get(plan.get("id", ""), WRECK)
