"""Hulls of the card game besides the freighter, the scow and the interceptor; bows point up as on the star chart."""

import ships
import ships_great
import ships_pirates
from hulls import engine, loft
from studio.materials import brass, copper, enamel, glow, gunmetal, paint
from studio.shapes import ball, box, cyl, plate, ring, tube


def older():
    """The same class as Serenity, twenty years more on her plates: green, patched, one pod of another ship."""
    ships.transport(2)
    rust, tarp = paint("#8a4a26", 0.7, 0.1, 0.4, 0.9), paint("#7a6a44", 0.9, 0, 0.3, 0)
    for x, y, z, turn in ((0.3, -0.5, 0.44, 14), (-0.34, 0.1, 0.42, -20), (0.44, 0.2, 0.28, 30), (-0.5, -0.4, 0.3, 8)):
        box((0.34, 0.26, 0.06), (x, y, z), rust, (0, 30 * x, turn), bev=0.02)
    for side in (-1, 1):
        for y in (-0.5, -0.1, 0.3):
            box((0.05, 0.2, 0.3), (side * 0.62, y, -0.04), rust if y else tarp, bev=0.02)
    tube([(0, -0.6, 0.46), (0.1, -0.62, 0.9), (0.3, -0.6, 1.0)], 0.03, copper())


def runner():
    """Small, blue and white, more engine than hold: the post must be on time."""
    blue, white = paint("#2f6ab0", 0.35, 0.5, 0.2, 0.6), paint("#e8e6dc", 0.4, 0.4, 0.15, 0.6)
    loft(
        [
            (-0.9, 0.26, 0.24, 0, 2.6),
            (-0.5, 0.36, 0.3, 0, 3),
            (0.4, 0.34, 0.28, 0, 3),
            (1.0, 0.2, 0.18, 0.02, 2.4),
            (1.6, 0.03, 0.03, 0, 2),
        ],
        white,
    )
    for y, wide in ((-0.3, 0.76), (0.05, 0.75), (0.4, 0.7)):
        box((wide, 0.12, 0.6), (0, y, 0), blue, bev=0.05)
    ball(0.17, (0, 0.95, 0.16), enamel("#123243", 0.08), (0.8, 1.5, 0.6))
    for side in (-1, 1):
        plate([(0, 0.2), (side * 0.8, -0.5), (side * 0.8, -0.8), (0, -0.6)][::side], 0.08, (side * 0.3, 0, 0), blue)
        engine(side * 0.62, -1.1, 0.1, 0.26, gunmetal(), brass(), "#7fd0ff", 0.7, 6)
        cyl(0.24, 0.7, (side * 0.62, -0.55, 0.1), white, (90, 0, 0), seg=32)
    engine(0, -1.15, 0, 0.2, gunmetal(), brass(), "#7fd0ff", 0.4, 6)
    plate([(0, 0), (-0.5, 0), (-0.7, 0.6), (-0.4, 0.6)], 0.07, (0, -0.5, 0.28), blue, (90, 0, 90), bev=0.015)
    box((0.02, 0.34, 0.24), (0.375, 0.22, 0.06), paint("#e8c03a", 0.5), bev=0)


def yacht():
    """White and gold, decks with windows, a long bow: a rich man's toy."""
    white, gold, teak = paint("#f0ece2", 0.25, 0.7, 0.08, 0.3), brass(), paint("#8a5a34", 0.4, 0.4, 0.2, 0)
    loft(
        [
            (-1.5, 0.1, 0.12, 0.05, 2.2),
            (-1.1, 0.34, 0.26, 0, 2.4),
            (-0.2, 0.42, 0.3, 0, 2.4),
            (0.8, 0.3, 0.22, 0.02, 2.2),
            (1.6, 0.12, 0.1, 0.1, 2),
            (2.1, 0.02, 0.02, 0.18, 2),
        ],
        white,
    )
    for k, (y, long, wide) in enumerate(((-0.35, 1.5, 0.6), (-0.4, 1.0, 0.46), (-0.45, 0.5, 0.3))):
        box((wide, long, 0.16), (0, y, 0.32 + 0.17 * k), white, bev=0.06)
        box((wide + 0.01, long * 0.8, 0.06), (0, y, 0.32 + 0.17 * k), glow("#ffd890", 3), bev=0)
        box((wide + 0.06, long + 0.06, 0.02), (0, y, 0.41 + 0.17 * k), gold, bev=0)
    box((0.4, 0.9, 0.02), (0, 0.9, 0.24), teak, bev=0)
    for z in (0.12, -0.12):
        tube([(0.4, -0.9, z), (0.44, 0, z), (0.32, 0.8, z + 0.02), (0.1, 1.6, z * 0.6 + 0.1)], 0.018, gold)
    for side in (-1, 1):
        plate(
            [(0, 0.1), (side * 0.9, -0.9), (side * 1.0, -1.3), (0, -0.7)][::side], 0.05, (side * 0.2, -0.3, -0.05), gold
        )
        engine(side * 0.3, -1.45, 0.0, 0.16, gold, gold, "#ffd0f0", 0.4, 5)
    plate([(0, 0), (-0.3, 0), (-0.7, 0.7), (-0.5, 0.7)], 0.05, (0, -1.0, 0.3), gold, (90, 0, 90), bev=0.01)


def trader():
    """Olive and broad, a turret on her back, guns under the wings, boxes on her flanks."""
    olive, dark = paint("#6a7044", 0.5, 0.3, 0.3, 0.9), paint("#3a3c34", 0.5, 0.3, 0.2, 0.8)
    loft(
        [
            (-1.3, 0.4, 0.3, 0, 4),
            (-1.0, 0.56, 0.36, 0, 4.5),
            (0.4, 0.54, 0.36, 0, 4.5),
            (0.9, 0.4, 0.28, 0, 3.4),
            (1.4, 0.2, 0.16, 0.02, 2.6),
            (1.55, 0.05, 0.05, 0.02, 2),
        ],
        olive,
    )
    for y in (-0.9, -0.5, -0.1, 0.3):
        for side in (-1, 1):
            box(
                (0.22, 0.32, 0.4),
                (side * 0.62, y, -0.04),
                paint(("#b5532c", "#8a8a7a", "#c8a040")[int(y * 10) % 3], 0.6, 0.2, 0.3, 0.8),
                bev=0.03,
            )
    cyl(0.26, 0.2, (0, -0.2, 0.44), dark, seg=32)
    ball(0.22, (0, -0.2, 0.54), olive, (1, 1, 0.7))
    for s in (-1, 1):
        cyl(0.04, 0.8, (s * 0.09, 0.3, 0.6), gunmetal(), (84, 0, 0), seg=16)
        cyl(0.06, 1.0, (s * 0.34, 1.1, -0.2), gunmetal(), (90, 0, 0), seg=18)
        engine(s * 0.36, -1.45, 0.06, 0.24, gunmetal(), brass(), "#ff9a3a", 0.4, 5)
    engine(0, -1.5, -0.1, 0.18, gunmetal(), brass(), "#ff9a3a", 0.4, 5)
    ball(0.2, (0, 1.05, 0.24), enamel("#123243", 0.08), (1, 1.2, 0.6))
    for k in range(3):
        box((0.56, 0.08, 0.02), (0, 0.62 + 0.14 * k, 0.36 - 0.03 * k), paint("#d8b040", 0.5, 0.3, 0.1, 0), bev=0)


def hauler():
    """A tug at the end of a long spine with containers hung about it."""
    grey, ochre = paint("#7a7e80", 0.5, 0.3, 0.3, 0.9), paint("#d09a2c", 0.45, 0.3, 0.3, 0.9)
    box((0.2, 3.0, 0.2), (0, -0.1, 0), gunmetal(), bev=0.03)
    loft(
        [
            (1.1, 0.3, 0.26, 0.04, 4),
            (1.3, 0.4, 0.34, 0.06, 4),
            (1.7, 0.34, 0.3, 0.06, 3.4),
            (2.0, 0.16, 0.16, 0.02, 2.4),
        ],
        ochre,
    )
    ball(0.2, (0, 1.78, 0.24), enamel("#123243", 0.08), (1.2, 1, 0.6))
    hues = ("#2f6f79", "#b5532c", "#6d7a3a", "#8a3a2c", "#c8b890", "#3a5a8a", "#a87a3a", "#7a4a63")
    for k in range(4):
        y = -1.1 + 0.56 * k
        for j, (x, z) in enumerate(((-0.34, 0.28), (0.34, 0.28), (-0.34, -0.28), (0.34, -0.28))):
            hue = paint(hues[(k * 3 + j) % 8], 0.6, 0.2, 0.3, 0.8)
            box((0.58, 0.5, 0.46), (x, y, z), hue, bev=0.03)
            for s in (-1, 0, 1):
                box((0.6, 0.03, 0.48), (x, y + 0.16 * s, z), hue, bev=0)
        ring(0.72, 0.04, (0, y + 0.28, 0), gunmetal(), (90, 0, 0), seg=8)
    box((1.0, 0.3, 0.9), (0, -1.6, 0), grey, bev=0.06)
    for x, z in ((-0.28, 0.22), (0.28, 0.22), (-0.28, -0.22), (0.28, -0.22)):
        engine(x, -1.95, z, 0.22, gunmetal(), copper(), "#ffb45a", 0.4, 5)


def dart():
    """The interceptor of the hunters."""
    ships_pirates.interceptor()


def patrol():
    """A boat of the Alliance: white, blue lamps, a ram of a bow."""
    white, blue = paint("#c8ced4", 0.3, 0.6, 0.15, 0.7), paint("#2f4a8a", 0.35, 0.5, 0.15, 0.6)
    loft(
        [
            (-1.2, 0.3, 0.3, 0, 4),
            (-0.6, 0.46, 0.34, 0, 4),
            (0.5, 0.4, 0.3, 0, 3.6),
            (1.3, 0.16, 0.2, -0.04, 3),
            (1.7, 0.02, 0.06, -0.06, 2),
        ],
        white,
    )
    box((0.9, 0.3, 0.12), (0, 0.1, 0.2), blue, bev=0.03)
    box((0.5, 0.7, 0.24), (0, -0.4, 0.4), white, bev=0.06)
    box((0.52, 0.5, 0.08), (0, -0.35, 0.44), enamel("#123243", 0.08), bev=0)
    for side in (-1, 1):
        ball(0.07, (side * 0.2, -0.6, 0.58), glow("#3a8aff" if side > 0 else "#ff3a2a", 6), seg=14)
        box((0.26, 1.0, 0.26), (side * 0.6, -0.5, 0), blue, bev=0.06)
        engine(side * 0.6, -1.15, 0, 0.2, gunmetal(), brass(), "#8fd0ff", 0.36, 6)
        cyl(0.035, 0.9, (side * 0.3, 0.9, -0.16), gunmetal(), (90, 0, 0), seg=14)


def shuttle():
    """A short stub of a boat that hangs under a wing."""
    cream, red = paint("#c8b48a", 0.45, 0.3, 0.2, 0.8), paint("#9a2a20", 0.4, 0.4, 0.2, 0.7)
    loft(
        [
            (-0.8, 0.3, 0.26, 0, 3),
            (-0.5, 0.4, 0.3, 0, 3.4),
            (0.3, 0.38, 0.28, 0, 3.2),
            (0.8, 0.2, 0.18, 0, 2.4),
            (0.95, 0.04, 0.04, 0, 2),
        ],
        cream,
    )
    box((0.78, 0.14, 0.5), (0, -0.2, 0), red, bev=0.05)
    ball(0.18, (0, 0.55, 0.18), enamel("#123243", 0.08), (1.1, 1, 0.6))
    for side in (-1, 1):
        plate([(0, 0.2), (side * 0.6, -0.3), (side * 0.6, -0.6), (0, -0.5)][::side], 0.07, (side * 0.34, 0, -0.05), red)
        engine(side * 0.2, -0.95, 0, 0.15, gunmetal(), brass(), "#ffb45a", 0.3, 5)


def wreck():
    """A ship of her kind long dead, broken in two."""
    ships.derelict()


def wheelstation():
    """The private wheel of a man who collects debts."""
    ships_great.skyplex()


def oldhulls():
    """The bazaar of old hulls."""
    ships_great.bazaar()


def beams():
    """Shots that fly between ships."""
    for x, z, lean in ((-0.7, 0.2, 8), (0.3, 0.5, 10), (1.0, 0.34, 9)):
        cyl(0.035, 0.9, (x, 0, z), glow("#ff6a3a", 8), (0, 90 - lean, 0), seg=12, bev=0)
