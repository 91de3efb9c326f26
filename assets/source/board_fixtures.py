"""Painted furniture of trains and hospitals: decoration only, it blocks nothing."""

import math

from studio.materials import brass, cloth, copper, enamel, glow, gunmetal, metal, paint, steel, wood
from studio.shapes import ball, box, cyl, plate, ring, tube


def white():
    return paint("#cfd8d6", 0.35, 0.4, 0.08, 0.2)


# ------------------------------------------------------------ trains


def seats(_rnd):
    """Two upholstered benches back to back."""
    frame, seat = wood("#7a4a26", "#3a2010", 1.3, "Y"), cloth("#8a3038", 30, 0.5)
    for s in (-1, 1):
        box((0.30, 0.82, 0.16), (s * 0.21, 0, 0.08), frame, bev=0.03)
        for k in (-0.2, 0.2):
            box((0.26, 0.37, 0.08), (s * 0.23, k, 0.18), seat, bev=0.04)
    box((0.13, 0.86, 0.40), (0, 0, 0.20), frame, bev=0.03)
    for k in (-0.38, 0.38):
        box((0.62, 0.05, 0.06), (0, k, 0.25), brass(), bev=0.02)


def luggage(rnd):
    """A trunk, a case and a hat box."""
    box((0.50, 0.34, 0.26), (-0.12, 0.20, 0.13), wood("#6f4a2a", "#3a2412", 1.3, "X"), (0, 0, rnd.uniform(-6, 6)), 0.03)
    for k in (-0.14, 0.14):
        box((0.05, 0.36, 0.28), (-0.12 + k, 0.20, 0.13), brass(), bev=0.01)
    box((0.36, 0.22, 0.20), (0.18, -0.16, 0.10), paint("#3f5a6a", 0.5, 0.3, 0.2, 0.4), (0, 0, 24), 0.04)
    box((0.10, 0.04, 0.03), (0.18, -0.16, 0.21), brass(), (0, 0, 24), 0.01)
    cyl(0.15, 0.16, (-0.22, -0.20, 0.08), paint("#8a3a4a", 0.5, 0.3, 0.2, 0.3))


def rifles(_rnd):
    """A rack with five long guns along a wall."""
    box((0.84, 0.22, 0.12), (0, 0.30, 0.06), wood("#5a3a20", "#2e1a0c", 1.3, "X"), bev=0.02)
    for k in range(5):
        x = -0.32 + 0.16 * k
        box((0.045, 0.44, 0.05), (x, 0.20, 0.15), gunmetal(), (0, 0, 4), 0.01)
        box((0.06, 0.16, 0.06), (x + 0.01, 0.02, 0.15), wood("#7a4a26", "#3a2010"), (0, 0, 4), 0.02)


def strongbox(rnd):
    """An iron chest in straps."""
    turn = rnd.uniform(-8, 8)
    box((0.66, 0.46, 0.34), (0, 0, 0.17), paint("#4a4f52", 0.45, 0.3, 0.25, 0.5, 0.03, 0.6), (0, 0, turn), 0.04)
    for k in (-0.2, 0.2):
        box((0.08, 0.49, 0.37), (k, 0, 0.17), brass(), (0, 0, turn), 0.015)
    box((0.14, 0.06, 0.12), (0, -0.24, 0.26), brass(), (0, 0, turn), 0.02)


def vent(_rnd):
    """A roof ventilator beside the walkway."""
    cyl(0.13, 0.12, (0.22, 0.31, 0.06), gunmetal(), seg=24)
    cyl(0.15, 0.04, (0.22, 0.31, 0.14), metal("#8f8a80", 0.4, 0.4), seg=24)
    ball(0.05, (0.22, 0.31, 0.16), gunmetal(), seg=12)


# ------------------------------------------------------------ hospitals


def bed(rnd):
    """A bed on wheels, its blanket turned down, a drip beside it."""
    box((0.88, 0.46, 0.10), (0, 0.16, 0.14), metal("#aeb6b8", 0.3, 0.2), bev=0.03)
    box((0.82, 0.40, 0.10), (0, 0.16, 0.21), cloth("#dfe6e2", 40, 0.3), bev=0.04)
    blanket = rnd.choice(["#2f8a8c", "#5aa08a", "#4a7fa8"])
    box((0.50, 0.42, 0.11), (0.16, 0.16, 0.215), cloth(blanket, 40, 0.4), bev=0.04)
    box((0.05, 0.42, 0.115), (-0.10, 0.16, 0.215), cloth("#f0f4f0", 40, 0.3), bev=0.02)
    box((0.18, 0.30, 0.08), (-0.28, 0.16, 0.27), cloth("#f4f6f0", 40, 0.3), bev=0.04)
    for s in (-0.45, 0.45):
        box((0.035, 0.48, 0.20), (s, 0.16, 0.20), steel(), bev=0.012)
    cyl(0.07, 0.02, (-0.36, -0.24, 0.02), steel(), seg=20)
    ball(0.06, (-0.36, -0.24, 0.42), glow("#8af0d8", 1.5), (1, 1, 1.3), seg=14)


def theatre(_rnd):
    """An operating table under a ring of lamps."""
    cyl(0.45, 0.012, (0, 0, 0.004), paint("#2f7f86", 0.5, 0.3, 0.1, 0), seg=56)
    box((0.74, 0.28, 0.20), (0, 0, 0.12), metal("#aeb6b8", 0.3, 0.2), bev=0.04)
    box((0.70, 0.24, 0.06), (0, 0, 0.24), cloth("#3f9a9a", 40, 0.3), bev=0.03)
    ball(0.09, (-0.28, 0, 0.27), cloth("#e6ece8", 40, 0.3), (1, 1.2, 0.4), seg=16)
    tube([(0.40, 0.36, 0.1), (0.30, 0.26, 0.55), (0.10, 0.14, 0.6)], 0.022, steel())
    ring(0.11, 0.035, (0.06, 0.10, 0.6), white(), seg=32)
    ball(0.07, (0.06, 0.10, 0.6), glow("#fff6d8", 4), (1, 1, 0.4), seg=14)


def cabinet(rnd):
    """A white cabinet with a glass top, bottles in it."""
    box((0.80, 0.30, 0.30), (0, 0.30, 0.15), white(), bev=0.03)
    box((0.72, 0.22, 0.02), (0, 0.30, 0.305), enamel("#16414c", 0.08), bev=0.008)
    for k in range(6):
        colour = rnd.choice(["#e8a23a", "#d24a3a", "#5ac0a8", "#e8e4d0", "#6a8ae0"])
        at = (-0.28 + 0.11 * k, 0.30 + rnd.uniform(-0.04, 0.04), 0.33)
        cyl(0.04, 0.05, at, enamel(colour, 0.2), seg=14, bev=0.008)
    box((0.16, 0.05, 0.012), (0.0, 0.16, 0.305), paint("#c03a34", 0.4, 0.3, 0.1, 0), bev=0)
    box((0.05, 0.05, 0.012), (0.0, 0.16, 0.305), paint("#c03a34", 0.4, 0.3, 0.1, 0), bev=0)


def slab(_rnd):
    """A steel table in the cold, somebody under the sheet."""
    box((0.88, 0.40, 0.16), (0, 0.08, 0.10), metal("#9aa4aa", 0.28, 0.3), bev=0.03)
    box((0.74, 0.30, 0.10), (0.02, 0.08, 0.22), cloth("#c4ccd0", 40, 0.4), bev=0.05)
    ball(0.10, (-0.26, 0.08, 0.26), cloth("#c4ccd0", 40, 0.4), (1, 1, 0.6), seg=16)
    ball(0.09, (0.30, 0.08, 0.26), cloth("#c4ccd0", 40, 0.4), (0.8, 1.3, 0.6), seg=16)


def pod(_rnd):
    """A sealed bed behind glass."""
    box((0.86, 0.50, 0.16), (0, 0.06, 0.08), paint("#2a2e4c", 0.35, 0.5, 0.2, 0.4), bev=0.06)
    ball(0.24, (0, 0.06, 0.15), enamel("#3a7fb0", 0.05), (1.5, 0.85, 0.6), seg=32)
    for s in (-0.40, 0.40):
        box((0.05, 0.44, 0.05), (s, 0.06, 0.17), glow("#8a9aff", 4), bev=0.015)


def plant(_rnd):
    """A palm in a pot."""
    cyl(0.20, 0.16, (0, 0.1, 0.08), white(), seg=28)
    cyl(0.16, 0.02, (0, 0.1, 0.165), paint("#3a2a1c", 0.9, 0, 0.3, 0), seg=24)
    leaf = paint("#3f8a4a", 0.5, 0.3, 0.3, 0.3)
    for k in range(9):
        a = 40 * k
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        shape = [(0, 0), (0.14, 0.055), (0.30, 0.0), (0.14, -0.055)]
        plate(shape, 0.012, (0.03 * c, 0.1 + 0.03 * s, 0.22 + 0.02 * (k % 3)), leaf, (0, -18, a), bev=0)


def desk(_rnd):
    """A curved counter with a screen."""
    box((0.86, 0.30, 0.24), (0, 0.12, 0.12), white(), bev=0.06)
    box((0.80, 0.10, 0.03), (0, 0.24, 0.25), copper(), bev=0.01)
    box((0.24, 0.10, 0.04), (-0.16, 0.10, 0.27), glow("#7ae6ff", 3), (0, 0, 8), bev=0.01)
    box((0.18, 0.14, 0.012), (0.20, 0.08, 0.25), paint("#f0ead8", 0.6, 0, 0.1, 0), (0, 0, -12), bev=0)


FIXTURES = {
    "seats": seats,
    "luggage": luggage,
    "rifles": rifles,
    "strongbox": strongbox,
    "vent": vent,
    "bed": bed,
    "theatre": theatre,
    "cabinet": cabinet,
    "slab": slab,
    "pod": pod,
    "plant": plant,
    "desk": desk,
}


# ------------------------------------------------------------ under the signs of people movers


def hatch(at):
    """A round hatch in a riveted frame."""
    box((0.94, 0.94, 0.012), (*at[:2], 0.006), paint("#3c3833", 0.6, 0.2, 0.2, 0.3), bev=0.005)
    for sx in (-0.41, 0.41):
        for sy in (-0.41, 0.41):
            cyl(0.032, 0.02, (at[0] + sx, at[1] + sy, 0.014), brass(), bev=0, seg=12)


def lift(at):
    """The floor of a lift: steel, two doors, a light that says it is here."""
    box((0.94, 0.94, 0.012), (*at[:2], 0.006), metal("#9fa8aa", 0.3, 0.3), bev=0.005)
    box((0.014, 0.90, 0.004), (*at[:2], 0.014), paint("#2a3436", 0.6, 0, 0.1, 0), bev=0)
    for s in (-0.43, 0.43):
        box((0.80, 0.035, 0.014), (at[0], at[1] + s, 0.014), glow("#7ae6ff", 3), bev=0)


MOVERS = {"hatch": hatch, "lift": lift}
