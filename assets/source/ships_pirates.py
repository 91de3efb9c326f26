"""The two ships of *Pirates & Bounty Hunters*: a salvage scow and a hunter's interceptor."""

from hulls import engine, loft
from studio.materials import brass, copper, enamel, glow, gunmetal, metal, paint, steel
from studio.shapes import ball, box, cyl, plate, ring, tube

SCOW = [
    (-1.35, 0.34, 0.26, 0.02, 3.4),
    (-1.15, 0.56, 0.36, 0.02, 4.5),
    (0.45, 0.60, 0.38, 0.02, 4.5),
    (0.75, 0.46, 0.32, 0.04, 4.0),
    (1.05, 0.36, 0.26, 0.10, 3.0),
    (1.45, 0.30, 0.22, 0.14, 2.6),
    (1.66, 0.16, 0.12, 0.14, 2.2),
]
DART = [
    (-1.10, 0.20, 0.18, 0, 2.6),
    (-0.80, 0.30, 0.22, 0, 2.6),
    (-0.10, 0.30, 0.22, 0.01, 2.4),
    (0.60, 0.22, 0.18, 0.02, 2.2),
    (1.30, 0.11, 0.10, 0.01, 2.0),
    (1.85, 0.02, 0.02, 0, 2),
]


def walden():
    """A red salvage scow: a box of a hold, a crane on its back, three engines, a magnet at the nose."""
    red, rust = paint("#a8241e", 0.45, 0.3, 0.3, 0.9), paint("#6a3a26", 0.6, 0.1, 0.5, 0.9)
    grey, ochre = paint("#6d706c", 0.5, 0.2, 0.3, 0.9), paint("#d09a2c", 0.45, 0.3, 0.3, 0.9)
    loft(SCOW, red)
    for y in (-1.0, -0.6, -0.2, 0.2):  # ribs of the hold, its hatches between them
        box((1.26, 0.07, 0.80), (0, y, 0.02), grey, bev=0.03)
        box((0.60, 0.26, 0.06), (0, y + 0.2, 0.41), rust if y in (-1.0, 0.2) else ochre, bev=0.02)
    for side in (-1, 1):
        for y in (-0.8, -0.4, 0.0):
            box((0.05, 0.26, 0.34), (side * 0.61, y, 0.0), rust, bev=0.02)
        box((0.30, 0.9, 0.30), (side * 0.78, -0.55, -0.06), grey, bev=0.06)
        for y in (-0.85, -0.55, -0.25):
            box((0.34, 0.24, 0.34), (side * 0.80, y, -0.06), ochre if y == -0.55 else rust, bev=0.03)
        engine(side * 0.44, -1.42, 0.04, 0.25, gunmetal(), brass(), "#ffae4a", 0.34)
        for y in (0.62, 0.80):
            ball(0.035, (side * 0.36, y, 0.30), glow("#ffd58a", 4), seg=12)
    engine(0, -1.48, 0.18, 0.18, gunmetal(), copper(), "#ffae4a", 0.3)
    ball(0.24, (0, 1.24, 0.30), enamel("#123243", 0.08), (1, 1.2, 0.6))
    for y in (1.12, 1.32):
        ring(0.215, 0.02, (0, y, 0.29), brass(), (90, 0, 0), seg=40)
    tube([(0.18, -0.1, 0.42), (0.22, 0.2, 0.86), (0.10, 0.9, 0.98)], 0.06, ochre)  # the crane
    cyl(0.17, 0.12, (0.18, -0.1, 0.46), gunmetal())
    tube([(0.10, 0.9, 0.98), (0.10, 0.92, 0.62)], 0.02, steel())
    cyl(0.12, 0.08, (0.10, 0.92, 0.58), metal("#b3201c", 0.4, 0.3))
    for side in (-1, 1):  # jaws
        tube([(side * 0.22, 1.4, 0.02), (side * 0.36, 1.75, 0.0), (side * 0.14, 2.0, 0.0)], 0.06, gunmetal())


def interceptor():
    """A gold dart: swept wings, two great engines, guns under the chin."""
    gold, dark = paint("#d8a428", 0.3, 0.6, 0.2, 0.8), paint("#2c2a30", 0.4, 0.4, 0.2, 0.7)
    loft(DART, gold)
    loft([(y, w * 0.6, h * 0.7, z + 0.14, p) for y, w, h, z, p in DART[1:5]], dark)
    ball(0.16, (0, 0.62, 0.22), enamel("#5a1f14", 0.05), (0.8, 2.2, 0.7))
    for side in (-1, 1):
        edge = [(0, 0.55), (0.45, 0.15), (1.25, -0.75), (1.30, -1.15), (1.05, -0.95), (0.4, -0.70), (0, -0.75)]
        points = edge if side > 0 else [(-x, y) for x, y in edge[::-1]]
        plate(points, 0.09, (side * 0.16, 0, 0.0), gold, (0, side * 5, 0))
        stripe = [(0.42, 0.0), (0.60, -0.2), (1.14, -0.82), (1.08, -0.94), (0.5, -0.4)]
        plate([(side * x, y) for x, y in (stripe if side > 0 else stripe[::-1])], 0.04, (side * 0.16, 0, 0.06), dark)
        loft(
            [(-0.75, 0.2, 0.2, 0, 2), (-0.5, 0.24, 0.24, 0, 2), (0.3, 0.2, 0.2, 0, 2), (0.6, 0.1, 0.1, 0, 2)],
            dark,
            loc=(side * 0.48, -0.55, 0.04),
        )
        engine(side * 0.48, -1.36, 0.04, 0.22, gunmetal(), brass(), "#6fc4ff", 0.34, 6)
        ring(0.24, 0.03, (side * 0.48, -0.7, 0.04), brass(), (90, 0, 0), seg=44)
        plate(
            [(0, 0), (-0.34, 0), (-0.60, 0.46), (-0.42, 0.46)],
            0.05,
            (side * 0.3, -0.72, 0.18),
            gold,
            (90, 0, 90),
            bev=0.015,
        )
        cyl(0.035, 0.8, (side * 0.2, 1.0, -0.10), gunmetal(), (90, 0, 0), seg=18)
        cyl(0.06, 0.3, (side * 0.2, 0.72, -0.10), gunmetal(), (90, 0, 0), seg=18)
        for k in range(3):
            at = 0.55 + 0.28 * k, -0.15 - 0.3 * k
            ball(0.03, (side * at[0], at[1], 0.08), glow("#ff5a3a", 4), seg=12)
