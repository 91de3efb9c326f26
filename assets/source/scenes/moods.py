"""Moods of light: how bright the room is, then lamps as (kind, place, aim, watts, colour, size)."""

from studio.colour import rgb
from studio.light import light

SUN = (0, 6, 0)  # what a sun's light is aimed at: it shines the same near and far
KEY, FILL, RIM = (-3.4, -4.2, 4.6), (4.8, -3.4, 2.2), (2.6, 3.0, 4.2)
MIDST = (0, 0.4, 1.3)
MOODS = {
    "lamp": (
        0.20,
        (
            ("AREA", KEY, MIDST, 430, "#ffd9a0", 1.6),
            ("AREA", FILL, MIDST, 90, "#8fb4ff", 2.5),
            ("AREA", RIM, MIDST, 220, "#ffcf90", 1.4),
        ),
    ),
    "dusk": (
        0.22,
        (
            ("AREA", (-5, -4.5, 4.5), MIDST, 760, "#ffd29a", 2.0),
            ("AREA", (5, 5, 3), MIDST, 700, "#ff9a4a", 2.2),
            ("AREA", FILL, MIDST, 90, "#7f9cff", 2.5),
        ),
    ),
    "noon": (
        0.55,
        (("AREA", (-3.5, -5, 8), MIDST, 1500, "#fff0d2", 1.6), ("AREA", (5, 4, 5), MIDST, 500, "#ffe2b0", 2.0)),
    ),
    "alert": (
        0.10,
        (
            ("AREA", KEY, MIDST, 260, "#ffc890", 1.6),
            ("POINT", (0.4, 1.3, 3.1), MIDST, 190, "#ff2a1c", 0.2),
            ("AREA", (4.6, -1.5, 2.6), MIDST, 210, "#ff4a32", 1.6),
        ),
    ),
    "clinic": (
        0.40,
        (
            ("AREA", (-1.5, -3.0, 5.6), MIDST, 480, "#eef6ff", 2.4),
            ("AREA", FILL, MIDST, 140, "#a8d8ff", 2.5),
            ("AREA", RIM, MIDST, 260, "#d8f0ff", 1.4),
        ),
    ),
    "cold": (
        0.10,
        (
            ("AREA", (-1.2, -2.2, 5.4), MIDST, 260, "#a8c8ff", 1.2),
            ("AREA", (4.4, 2.4, 3.4), MIDST, 300, "#5f8cff", 1.6),
            ("AREA", (-4.4, -4.0, 2.0), MIDST, 110, "#ffc48a", 1.4),
        ),
    ),
    "neon": (
        0.10,
        (
            ("AREA", (-4.2, -2.6, 3.0), MIDST, 300, "#ff6aa8", 1.6),
            ("AREA", (4.4, -1.4, 3.2), MIDST, 330, "#39c8dc", 1.6),
            ("AREA", (-0.5, -6, 3.4), MIDST, 190, "#ffd9a8", 2.0),
        ),
    ),
    "night": (
        0.08,
        (
            ("AREA", (4.4, 3.4, 5.0), MIDST, 520, "#7f9cff", 1.6),
            ("AREA", (-3.4, -4.4, 2.6), MIDST, 240, "#ffb468", 1.2),
        ),
    ),
    "furnace": (
        0.10,
        (
            ("POINT", (0.9, 2.0, 1.5), MIDST, 240, "#ff8a32", 0.4),
            ("AREA", KEY, MIDST, 240, "#ffd0a0", 1.6),
            ("AREA", (4.6, -2.0, 2.6), MIDST, 150, "#ff8a4a", 2.0),
        ),
    ),
    "beam": (
        0.07,
        (
            ("SPOT", (-0.9, 0.6, 7.5), (-0.9, 0.2, 1.0), 1500, "#dfeaff", 0.3),
            ("AREA", FILL, MIDST, 120, "#6f8cff", 2.0),
            ("AREA", (-4.4, -4.4, 2.2), MIDST, 130, "#ffd0a8", 1.6),
        ),
    ),
    "law": (
        0.12,
        (
            ("AREA", (-4.6, -2.2, 3.2), (-1, 0.4, 1.3), 380, "#4f86ff", 1.6),
            ("AREA", (4.6, -2.2, 3.2), (1, 0.4, 1.3), 380, "#ff5a38", 1.6),
            ("AREA", (0, -6, 4.4), MIDST, 260, "#ffe2b8", 1.8),
        ),
    ),
    "candle": (
        0.10,
        (
            ("POINT", (0.2, -0.7, 1.5), MIDST, 70, "#ffb060", 0.25),
            ("AREA", KEY, MIDST, 240, "#ffc07a", 1.4),
            ("AREA", RIM, MIDST, 160, "#6f7fd0", 1.6),
        ),
    ),
    "sterile": (
        0.16,
        (
            ("AREA", (-4.4, -1.4, 3.2), MIDST, 300, "#3f9aff", 1.6),
            ("AREA", (4.4, -1.4, 3.2), MIDST, 300, "#3f9aff", 1.6),
            ("AREA", (0, -4.5, 5.0), MIDST, 300, "#eef4ff", 2.0),
        ),
    ),
    "green": (
        0.20,
        (
            ("AREA", (-2.4, -3.4, 5.4), MIDST, 420, "#d8ffb0", 1.8),
            ("AREA", (4.2, 2.4, 3.2), MIDST, 380, "#5fe08a", 1.8),
            ("AREA", FILL, MIDST, 110, "#ffd8a0", 2.5),
        ),
    ),
    "stage": (
        0.08,
        (
            ("SPOT", (-3.4, -3.0, 6.5), (-0.6, 0.4, 1.2), 1300, "#fff0c8", 0.4),
            ("SPOT", (3.6, -3.0, 6.5), (0.8, 0.4, 1.2), 900, "#ff9ab8", 0.4),
            ("AREA", (0, -5.5, 0.6), MIDST, 110, "#ffc27a", 2.5),
        ),
    ),
    "sun": (0.50, (("SUN", (-6, -4, 13), SUN, 3.0, "#fff2d8", 0.02), ("SUN", (7, 2, 5), SUN, 0.5, "#a8ccff", 0.3))),
    "low_sun": (0.26, (("SUN", (-8, -5, 7), SUN, 3.2, "#ffc07a", 0.03), ("SUN", (6, -6, 7), SUN, 0.9, "#9a8cff", 0.3))),
    "overcast": (0.50, (("SUN", (-3, -5, 14), SUN, 1.7, "#e4ecf4", 0.6), ("SUN", (6, 8, 9), SUN, 0.7, "#c4d4ff", 0.3))),
    "moon": (0.10, (("SUN", (6, 0, 13), SUN, 1.5, "#8fb0ff", 0.04), ("SUN", (-6, -8, 6), SUN, 0.9, "#ffb87a", 0.3))),
    "embers": (0.12, (("SUN", (7, 3, 7), SUN, 2.2, "#ff6a32", 0.05), ("SUN", (-5, -8, 8), SUN, 1.2, "#d8b8a8", 0.3))),
    "void": (0.06, (("SUN", (-7, -6, 12), SUN, 3.6, "#ffe8c8", 0.01), ("SUN", (8, 2, 2), SUN, 0.7, "#5a84ff", 0.2))),
    "deep": (
        0.06,
        (("AREA", (-9, -7, 9), (0, 3, 0), 2600, "#ffe6c0", 2.0), ("AREA", (9, 2, -2), (0, 2, 0), 420, "#5a84ff", 4.0)),
    ),
}


def set_lamps(mood):
    """Hang the lamps of a mood."""
    for kind, at, aim, watts, colour, size in MOODS[mood][1]:
        light(kind, at, aim, watts, rgb(colour), size, "DISK" if kind == "AREA" else None)
