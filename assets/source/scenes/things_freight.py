"""What is loaded for others: fuel cells, spare parts, the trunks of those who move, what students bring along."""

import math

from studio.materials import brass, copper, gunmetal, wood
from studio.shapes import ball, box, cyl, plate, ring, tube

from scenes.stage import flat, lit, put, tin


def fuelcell():
    """A canister as high as a child: a lit gauge between two caps, a handle, stripes that warn."""
    cyl(0.3, 0.26, (0, 0, 0.13), flat("#d0a02c", 0.4, 0.4), seg=28, bev=0.03)
    cyl(0.24, 0.7, (0, 0, 0.58), lit("#ff5208", 1.5), seg=28, bev=0)
    for a in range(0, 360, 90):
        t = math.radians(a + 45)
        tube([(0.28 * math.cos(t), 0.28 * math.sin(t), z) for z in (0.2, 0.96)], 0.035, gunmetal())
    cyl(0.3, 0.2, (0, 0, 1.02), flat("#d0a02c", 0.4, 0.4), seg=28, bev=0.03)
    ring(0.16, 0.035, (0, 0, 1.16), gunmetal(), (90, 0, 0), seg=24)
    for k in range(4):
        box((0.09, 0.03, 0.24), (-0.2 + 0.13 * k, -0.28 + 0.09 * abs(k - 1.5) ** 2, 0.13), flat("#1c1a18"), bev=0)


def fuelcells():
    """Three full cells on a rack, a fourth laid across them."""
    box((2.5, 0.9, 0.12), (0, 0, 0.06), tin("#4a4f58"), bev=0.03)
    for x in (-0.85, 0.0, 0.85):
        put(fuelcell, (x, 0, 0.12))
    put(fuelcell, (-0.15, 0.05, 1.56), 0, 1, (0, 90))


def gear(r, at, colour, tip):
    """A cog wheel that lies or leans about."""

    def one():
        cyl(r, 0.14, (0, 0, 0), colour, seg=32)
        ring(r * 0.45, 0.05, (0, 0, 0.08), brass(), seg=28)
        for k in range(10):
            a = math.radians(36 * k)
            box((0.15, 0.15, 0.14), (r * math.cos(a), r * math.sin(a), 0), colour, (0, 0, 36 * k), bev=0.01)

    put(one, at, 0, 1, tip)


def parts():
    """An open chest of spares: cogs, a coil, pipes, a bulb or two."""
    timber = flat("#3f5a6a", 0.5, 0.3)
    box((1.9, 0.9, 0.62), (0, 0, 0.31), timber, bev=0.03)
    for x in (-0.7, 0.7):
        box((0.12, 0.94, 0.66), (x, 0, 0.32), tin("#9aa0a6"), bev=0.01)
    box((1.9, 0.08, 0.7), (0, 0.5, 0.9), timber, (-14, 0, 0), bev=0.02)
    gear(0.46, (-0.5, 0.0, 0.98), tin("#b8bec4"), (72, 0))
    gear(0.28, (0.62, -0.3, 0.78), tin("#c8963a"), (60, 14))
    gear(0.36, (-1.35, -0.35, 0.4), tin("#c8963a"), (70, -10))
    cyl(0.2, 0.7, (0.3, 0.1, 1.0), tin("#6a5a4c"), (0, 24, 0), seg=24)
    for k in range(4):
        ring(0.23, 0.045, (0.2 + 0.07 * k, 0.1, 0.78 + 0.15 * k), copper(), (0, 24, 0), seg=28)
    for x, lean in ((0.62, 10), (0.8, 18)):
        cyl(0.06, 1.1, (x, 0.1, 0.95), copper(), (0, lean, 0), seg=14)
    ball(0.13, (-0.02, -0.24, 0.74), lit("#7fe0ff", 3), seg=16)


def luggage():
    """All that a household owns: a trunk, a suitcase, bedding in a roll, a bird in its cage."""
    hide, strap = flat("#7a4424", 0.5, 0.3), flat("#c8a060", 0.5, 0.3)
    box((1.5, 0.8, 0.7), (0, 0, 0.36), hide, bev=0.05)
    cyl(0.4, 1.5, (0, 0, 0.7), hide, (0, 90, 0), seg=32, bev=0.03)
    for x in (-0.55, 0.55):
        box((0.12, 0.84, 0.72), (x, 0, 0.37), strap, bev=0.01)
        cyl(0.42, 0.12, (x, 0, 0.7), strap, (0, 90, 0), seg=32)
    box((0.2, 0.06, 0.22), (0, -0.41, 0.66), brass(), bev=0.02)
    box((0.9, 0.3, 0.6), (1.2, -0.2, 0.3), flat("#2f6a6a", 0.5, 0.3), (0, 0, 10), bev=0.05)
    for x in (0.95, 1.45):
        box((0.08, 0.32, 0.62), (x, -0.24 + 0.17 * (x - 0.95), 0.3), strap, (0, 0, 10), bev=0.01)
    roll = flat("#a83a3a", 0.9, 0)
    cyl(0.24, 1.2, (-0.15, -0.05, 1.3), roll, (0, 90, 8), seg=24, bev=0.05)
    for x in (-0.5, 0.2):
        ring(0.25, 0.03, (x, -0.05 + 0.14 * (x + 0.15), 1.3), strap, (0, 90, 8), seg=28)
    for k in range(8):
        a = math.radians(45 * k)
        x, y = 1.2 + 0.2 * math.cos(a), -0.2 + 0.2 * math.sin(a)
        tube([(x, y, 0.64), (x, y, 1.0), (1.2, -0.2, 1.2)], 0.014, brass())
    ball(0.1, (1.2, -0.2, 0.82), flat("#f0c83a"), (1, 0.8, 1.1), seg=14)


def books():
    """Heaps of volumes, a globe on the highest."""
    tones = ("#8a2a24", "#2f5a8a", "#3f7a4a", "#c89a3a", "#5a3a6a", "#d8ccb0")
    for x, y, many in ((-0.62, 0.0, 9), (0.62, 0.1, 6), (0.02, -0.1, 4)):
        for k in range(many):
            turn = (9, -12, 4, -5, 14, -8)[(k + many) % 6]
            at = x + 0.03 * (k % 2), y, 0.07 + 0.14 * k
            box((0.6, 0.44, 0.13), at, flat(tones[(k * 5 + many) % 6], 0.5, 0.2), (0, 0, turn), bev=0.02)
            box((0.56, 0.44, 0.09), (at[0] + 0.035, y - 0.012, at[2]), flat("#efe6d0", 0.9), (0, 0, turn), bev=0)
    cyl(0.16, 0.06, (-0.6, 0, 1.33), wood("#6a3a1c", "#2a140a"), seg=24)
    ball(0.27, (-0.6, 0, 1.66), flat("#2f6a9a", 0.3, 0.5), seg=28)
    for x, z, r in ((-0.72, 1.7, 0.12), (-0.5, 1.76, 0.1), (-0.56, 1.54, 0.11)):
        ball(r, (x, -0.19, z), flat("#7a9a4a", 0.6, 0.2), (1.2, 0.6, 0.8), seg=14)
    ring(0.32, 0.025, (-0.6, 0, 1.66), brass(), (90, 20, 0), seg=40)


def ramp():
    """The loading ramp of a freighter, let down: stripes on its edges, the lit hold behind it."""
    steel = tin("#6a6458")
    box((4.6, 0.5, 3.6), (0, 0.6, 2.4), flat("#8a7a5a", 0.5, 0.3), bev=0.1)
    box((3.0, 0.2, 2.3), (0, 0.32, 1.95), lit("#ffcf8a", 1.3), bev=0)
    for side in (-1, 1):
        box((0.26, 0.3, 2.5), (side * 1.6, 0.3, 1.9), steel, bev=0.03)
        for k in range(7):
            at = side * 1.4, -0.2 - 0.32 * k, 0.86 - 0.13 * k
            box((0.2, 0.3, 0.08), at, flat("#d0a02c" if k % 2 else "#1c1a18"), (22, 0, 0), bev=0)
    plate([(-1.5, 0), (1.5, 0), (1.5, 2.5), (-1.5, 2.5)], 0.12, (0, -2.2, 0.0), steel, (22, 0, 0), bev=0.02)
