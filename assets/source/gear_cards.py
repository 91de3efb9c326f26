"""Items of the fans' card game."""

import math
import random

from gear_arms import laid, rod, walnut
from studio.materials import brass, cloth, copper, enamel, glow, gunmetal, metal, paint, steel, wood
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube


def stunner():
    """A short carbine with a blue tube: it is kinder than what follows."""
    white = paint("#c4ccd6", 0.3, 0.6, 0.15, 0.7)

    def draw():
        box((1.9, 0.3, 0.34), (0, 0, 0), white, bev=0.08)
        rod(0.1, 0.9, 0.9, 0.02, 0, gunmetal())
        for k in range(3):
            ring(0.15, 0.035, (0.95 + 0.22 * k, 0.02, 0), glow("#4aa8ff", 3), (0, 90, 0), seg=32)
        box((0.9, 0.1, 0.12), (0.1, 0.17, 0.1), glow("#4aa8ff", 3), bev=0.02)
        box((0.3, 0.7, 0.26), (-0.6, -0.4, 0), gunmetal(), (0, 0, -14), bev=0.06)
        box((0.7, 0.34, 0.3), (-1.2, -0.06, 0), paint("#2f4a8a", 0.35, 0.5, 0.15, 0.6), bev=0.08)
        ring(0.17, 0.03, (-0.25, -0.24, 0), steel(), seg=32)

    laid(draw, 18)


def vera():
    """His very favourite: long, with everything on it."""

    def draw():
        box((1.3, 0.3, 0.3), (0, 0, 0), gunmetal(), bev=0.05)
        rod(0.09, 1.7, 0.55, 0.05, 0, steel())
        rod(0.13, 0.8, 0.55, 0.05, 0, gunmetal())
        rod(0.06, 1.0, 0.55, -0.14, 0, gunmetal())
        for k in range(4):
            ring(0.12, 0.03, (1.5 + 0.14 * k, 0.05, 0), brass(), (0, 90, 0), seg=28)
        rod(0.13, 0.9, -0.4, 0.36, 0, gunmetal())
        cyl(0.16, 0.12, (0.5, 0.36, 0), brass(), (0, 90, 0), seg=32)
        cyl(0.13, 0.04, (0.57, 0.36, 0), enamel("#2f7a8a", 0.05), (0, 90, 0), seg=28, bev=0)
        for x in (-0.2, 0.2):
            box((0.1, 0.16, 0.12), (x, 0.22, 0), gunmetal(), bev=0.02)
        box((1.0, 0.34, 0.24), (-1.15, -0.1, 0), walnut(), (0, 0, 8), bev=0.08)
        box((0.14, 0.4, 0.26), (-1.66, -0.18, 0), brass(), (0, 0, 8), bev=0.03)
        box((0.22, 0.5, 0.2), (-0.45, -0.36, 0), walnut(), (0, 0, -18), bev=0.05)
        box((0.26, 0.6, 0.2), (0.35, -0.38, 0), metal("#6a6a50", 0.45, 0.5), (0, 0, 10), bev=0.04)
        tube([(1.0, -0.2, 0), (1.0, -0.62, 0.1)], 0.04, steel())

    laid(draw, 20)


def sword():
    """Basket hilt, straight blade: for gentlemen before breakfast."""

    def draw():
        plate(
            [(-0.5, -0.05), (1.75, -0.035), (1.95, 0), (1.75, 0.035), (-0.5, 0.05)], 0.04, (0, 0, 0), steel(), bev=0.012
        )
        box((2.0, 0.02, 0.05), (0.5, 0, 0), gunmetal(), bev=0)
        cyl(0.07, 0.5, (-0.8, 0, 0), paint("#2a1814", 0.5), (0, 90, 0), seg=24)
        for k in range(5):
            ring(0.075, 0.016, (-0.98 + 0.09 * k, 0, 0), brass(), (0, 90, 0), seg=24)
        ball(0.11, (-1.1, 0, 0), brass(), seg=24)
        lathe([(0.05, 0), (0.24, 0.04), (0.3, 0.16)], brass(), thick=0.03, loc=(-0.5, 0, 0), rot=(0, -90, 0), seg=40)
        tube([(-0.62, -0.26, 0), (-0.9, -0.3, 0), (-1.1, -0.08, 0)], 0.03, brass())

    laid(draw, 28, 1.15)


def surgical_case():
    """A case of blades and clamps in blue velvet."""
    shell = paint("#5a3322", 0.4, 0.4, 0.2, 0.8)
    box((2.0, 1.2, 0.24), (0, 0, 0.12), shell, bev=0.05)
    box((1.86, 1.06, 0.04), (0, 0, 0.25), cloth("#1f3a6a", 40, 0.4), bev=0.01)
    box((2.0, 0.16, 1.2), (0, 0.68, 0.72), shell, (-16, 0, 0), bev=0.05)
    box((1.86, 0.04, 1.06), (0, 0.58, 0.72), cloth("#1f3a6a", 40, 0.4), (-16, 0, 0), bev=0)
    for k in range(5):
        x = -0.72 + 0.3 * k
        cyl(0.035, 0.5, (x, -0.16, 0.31), steel(), (90, 0, 0), seg=18)
        plate(
            [(-0.05, 0), (0.05, 0), (0.06, 0.26), (0, 0.42), (-0.04, 0.26)], 0.025, (x, 0.08, 0.31), steel(), bev=0.008
        )
    for s in (-1, 1):
        ring(0.09, 0.025, (0.72 + 0.09 * s, -0.36, 0.31), steel(), seg=28)
        tube([(0.72 + 0.07 * s, -0.28, 0.31), (0.72 - 0.04 * s, 0.3, 0.31)], 0.025, steel())
    red = enamel("#b3201c", 0.15)
    box((0.36, 0.03, 0.11), (0, 0.53, 0.8), red, (-16, 0, 0), bev=0)
    box((0.11, 0.03, 0.36), (0, 0.53, 0.8), red, (-16, 0, 0), bev=0)


def ball_gown():
    """Pink, with all its layers, on a stand."""
    pink, cream = paint("#e88aa8", 0.55, 0.2, 0.15, 0.3), paint("#f4e4cc", 0.6, 0.15, 0.1, 0.2)
    for k in range(6):
        lathe(
            [(0.98 - 0.14 * k, 0), (0.93 - 0.14 * k, 0.1), (0.8 - 0.13 * k, 0.3)],
            pink if k % 2 else cream,
            thick=0.03,
            loc=(0, 0, 0.12 + 0.2 * k),
            wave=lambda a, r, z: (r * (1 + 0.05 * math.sin(a * 14) * (z < 0.2)), z),
            seg=110,
        )
    lathe([(0.24, 1.28), (0.28, 1.5), (0.36, 1.78), (0.30, 1.9), (0.1, 1.92)], pink, thick=0.03)
    for s in (-1, 1):
        ball(0.18, (s * 0.4, 0, 1.82), cream, (1.1, 1, 0.9), seg=24)
    ring(0.27, 0.05, (0, 0, 1.34), paint("#a8304c", 0.4), seg=44)
    ball(0.12, (0, -0.3, 1.36), paint("#a8304c", 0.4), seg=20)
    cyl(0.06, 0.34, (0, 0, 2.06), brass(), seg=20)
    ball(0.09, (0, 0, 2.26), brass(), seg=20)


def waistcoat():
    """Brocade with brass buttons and a watch chain, on a tailor's bust."""
    body = [(0.30, 0.3), (0.44, 0.36), (0.46, 0.8), (0.50, 1.15), (0.46, 1.42), (0.22, 1.58), (0, 1.6)]
    lathe(body, paint("#e8dcc4", 0.6, 0.1, 0.1, 0.1), seg=56)
    coat = [(0.47, 0.34), (0.49, 0.8), (0.53, 1.15), (0.49, 1.40), (0.34, 1.52)]
    lathe(coat, paint("#7a1f3a", 0.45, 0.4, 0.3, 0.7), 8, 352, 0.04)
    for k in range(5):
        ball(0.045, (0.03, -0.53 - 0.012 * k * (k < 3), 0.5 + 0.17 * k), brass(), seg=16)
    for s in (-1, 1):
        plate(
            [(0, 0), (0.2, 0.3), (0.16, 0.62), (0.02, 0.3)],
            0.04,
            (s * 0.04, -0.56, 0.98),
            paint("#4a1426", 0.5),
            (82, 0, s * 16),
            bev=0.01,
            scale=(s, 1, 1),
        )
    tube([(0.02, -0.57, 0.84), (0.18, -0.58, 0.7), (0.32, -0.48, 0.78)], 0.022, brass())
    cyl(0.07, 0.6, (0, 0, 0.1), wood(), seg=24)
    cyl(0.4, 0.08, (0, 0, 0.04), wood(), seg=44)
    cyl(0.1, 0.2, (0, 0, 1.68), wood(), seg=24)


def tool_roll():
    """Leather unrolled, each tool in its loop."""
    leather = cloth("#7a4a28", 30, 0.5)
    box((2.3, 1.2, 0.07), (0, 0, 0.04), leather, bev=0.03)
    cyl(0.17, 1.2, (-1.2, 0, 0.17), leather, (90, 0, 0), seg=32)
    box((2.2, 0.3, 0.06), (0.06, -0.22, 0.14), cloth("#4a2a16", 30, 0.5), bev=0.02)
    for k in range(7):
        x = -0.78 + 0.29 * k
        cyl(
            0.055, 0.5, (x, -0.36, 0.17), paint(("#b3201c", "#c89a2c", "#2f6a8a")[k % 3], 0.35, 0.5), (90, 0, 0), seg=20
        )
        cyl(0.03, 0.5, (x, 0.1, 0.17), steel(), (90, 0, 0), seg=16)
        if k % 2:
            ring(0.09, 0.035, (x, 0.42, 0.17), steel(), seg=28)
        else:
            box((0.12, 0.14, 0.04), (x, 0.38, 0.17), steel(), bev=0.01)


def lock_picks():
    """A ring of picks and a lock that gave up."""
    brass_, steel_ = brass(), steel()
    box((0.8, 0.34, 0.66), (-0.5, 0.1, 0.33), brass_, bev=0.08)
    tube([(-0.74, 0.1, 0.66), (-0.74, 0.1, 1.05), (-0.5, 0.1, 1.26), (-0.2, 0.1, 1.16)], 0.07, steel_)
    cyl(0.1, 0.04, (-0.5, -0.08, 0.4), gunmetal(), (90, 0, 0), seg=24)
    box((0.06, 0.04, 0.2), (-0.5, -0.08, 0.26), gunmetal(), bev=0)
    ring(0.26, 0.035, (0.55, -0.2, 0.04), steel_, seg=44)
    for k in range(6):
        a = math.radians(-80 + 32 * k)
        c, s = math.cos(a), math.sin(a)
        x, y = 0.55 + 0.26 * c, -0.2 + 0.26 * s
        tip = [
            (x, y, 0.06),
            (x + 0.7 * c, y + 0.7 * s, 0.05),
            (x + 0.76 * c - 0.1 * s * (k % 3 - 1), y + 0.76 * s + 0.1 * c * (k % 3 - 1), 0.05),
        ]
        tube(tip, 0.03, steel_)
    tube([(-0.5, -0.1, 0.4), (-0.3, -0.6, 0.3), (-0.16, -0.9, 0.12)], 0.03, steel_)


def star_charts():
    """Rolled charts, one of them open, a pair of compasses."""
    box((1.7, 1.1, 0.02), (0.1, -0.1, 0.02), paint("#1c3560", 0.7, 0.1, 0.2, 0), (0, 0, -8), bev=0)
    for r in (0.18, 0.32, 0.46):
        ring(r, 0.012, (0.05, -0.1, 0.04), paint("#d8c08a", 0.6, wear=0), seg=48)
    for x, y, hue in (
        (0.05, -0.1, "#ffd27a"),
        (0.3, 0.08, "#ff8a5a"),
        (-0.34, -0.3, "#7fd0ff"),
        (0.2, -0.5, "#9ae08a"),
    ):
        ball(0.06, (x, y, 0.05), glow(hue, 2), (1, 1, 0.5), seg=18)
    for y, hue, turn in ((0.62, "#d8c08a", 4), (0.86, "#c8b078", -3)):
        cyl(0.16, 2.0, (0, y, 0.17), paint(hue, 0.7, 0.1, 0.25, 0.3), (0, 90, turn), seg=32)
        cyl(0.1, 2.02, (0, y, 0.17), paint("#6a5230", 0.8, 0), (0, 90, turn), seg=28)
        ring(0.165, 0.03, (0.1, y, 0.17), paint("#8a2a20", 0.5), (0, 90, turn), seg=32)
    for s in (-1, 1):
        tube([(0.75, -0.2, 0.7), (0.75 + 0.26 * s, -0.45, 0.05)], 0.035, brass())
    ball(0.08, (0.75, -0.2, 0.74), brass(), seg=20)


def grav_boot():
    """One boot with a lamp in its sole; it carries more than you do."""
    leather, steel_ = paint("#5a3a24", 0.45, 0.4, 0.3, 0.8), steel()
    lathe([(0.3, 0.5), (0.32, 0.9), (0.38, 1.4), (0.42, 1.6), (0.36, 1.62)], leather, thick=0.05, seg=48)
    ball(0.36, (0, -0.28, 0.45), leather, (0.95, 1.7, 0.75), seg=36)
    box((0.74, 1.34, 0.2), (0, -0.26, 0.2), gunmetal(), bev=0.08)
    box((0.62, 1.2, 0.1), (0, -0.26, 0.06), glow("#6fc8ff", 4), bev=0.03)
    for z in (0.75, 1.0, 1.25):
        ring(0.36, 0.035, (0, 0, z), paint("#2a1a12", 0.5), seg=44, scale=(1, 1, 1))
        box((0.14, 0.06, 0.12), (0, -0.37, z), brass(), bev=0.02)
    for s in (-1, 1):
        cyl(0.13, 0.12, (s * 0.4, -0.1, 0.36), steel_, (0, 90, 0), seg=28)
        tube([(s * 0.42, -0.1, 0.4), (s * 0.5, 0.15, 0.8), (s * 0.36, 0.12, 1.2)], 0.03, copper())


def illegal_cargo():
    """A crate with its stamp scratched off, something glows between the boards."""
    timber, dark = wood("#7a5a38", "#3a2412", 1.3, "X"), paint("#2a2018", 0.7)
    box((1.3, 1.0, 0.9), (0, 0, 0.47), glow("#7affa0", 1.6), bev=0)
    for z in (0.18, 0.48, 0.78):
        box((1.4, 1.1, 0.22), (0, 0, z), timber, bev=0.02)
    for x in (-0.62, 0.62):
        box((0.16, 1.16, 0.96), (x, 0, 0.48), dark, bev=0.02)
    box((1.4, 1.06, 0.08), (0.1, 0.12, 1.06), timber, (6, -6, 8), bev=0.02)
    box((0.5, 0.03, 0.3), (0, -0.565, 0.5), paint("#b3201c", 0.6, 0.1, 0.3, 0.9), bev=0)
    for k in range(3):
        box((0.56, 0.04, 0.03), (0, -0.575, 0.42 + 0.08 * k), timber, (0, 24 - 20 * k, 0), bev=0)
    tube([(-0.75, -0.6, 0.2), (0, -0.62, 0.9), (0.75, -0.6, 0.3)], 0.03, cloth("#c8a060", 30, 0.9))


def alliance_tender():
    """Notes of the central worlds in a steel box."""
    box((1.5, 0.9, 0.5), (0, 0, 0.26), paint("#6a7686", 0.35, 0.5, 0.2, 0.8), bev=0.06)
    box((1.36, 0.76, 0.04), (0, 0, 0.5), paint("#23272d", 0.6), bev=0)
    hues = ("#7aa0c8", "#c8b078", "#8ab890")
    for i in range(3):
        for k in range(7):
            box(
                (0.38, 0.64, 0.03),
                (-0.45 + 0.45 * i, 0.02 * (k % 2), 0.46 + 0.032 * k),
                paint(hues[i], 0.7, 0.1, 0.2, 0),
                (0, 0, (k * 7) % 5 - 2),
                bev=0,
            )
        box((0.4, 0.1, 0.2), (-0.45 + 0.45 * i, 0, 0.58), paint("#efe6cc", 0.6), bev=0)
        ball(0.08, (-0.45 + 0.45 * i, 0, 0.69), brass(), (1, 1, 0.2), seg=20)
    box((1.5, 0.1, 0.8), (0, 0.5, 0.85), paint("#6a7686", 0.35, 0.5, 0.2, 0.8), (-14, 0, 0), bev=0.04)
    box((0.4, 0.02, 0.24), (0, 0.43, 0.9), paint("#2f4a8a", 0.4), (-14, 0, 0), bev=0)


def trade_beads():
    """A small chest of beads and a mirror."""
    box((1.3, 0.8, 0.5), (0, 0, 0.26), wood("#7a4a26", "#3a2010", 1.0, "X"), bev=0.04)
    for x in (-0.5, 0.5):
        box((0.1, 0.84, 0.52), (x, 0, 0.26), brass(), bev=0.01)
    rng = random.Random(5)
    for _ in range(70):
        at = rng.gauss(0, 0.27), rng.gauss(0, 0.15), 0.54 + rng.uniform(0, 0.14)
        ball(
            rng.uniform(0.06, 0.1),
            at,
            enamel(rng.choice(("#d8302c", "#2f8ad0", "#e8c03a", "#3aa86a", "#e07ac0", "#f0e8d8")), 0.08),
            seg=16,
        )
    for k in range(11):
        t = k / 10
        at = -0.45 + 1.1 * t, -0.5 - 0.3 * math.sin(math.pi * t), 0.07 + 0.45 * (1 - t) ** 4
        ball(0.075, at, enamel(("#d8302c", "#e8c03a")[k % 2], 0.08), seg=16)
    box((1.3, 0.1, 0.7), (0, 0.45, 0.8), wood("#7a4a26", "#3a2010", 1.0, "X"), (-18, 0, 0), bev=0.03)
    box((0.9, 0.03, 0.46), (0, 0.38, 0.82), metal("#dfe8f0", 0.06, 0.1), (-18, 0, 0), bev=0)
