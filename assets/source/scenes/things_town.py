"""Houses one knows a world by, each round the origin on the ground, some three to five units high."""

import math

from studio.materials import enamel
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube

from scenes.stage import flat, lit, put, tin

GOLD = "#d8b060"


def windows(xs, zs, y, colour="#ffcf80", power=2.5, wide=0.28, high=0.4):
    pane = lit(colour, power)
    for x in xs:
        for z in zs:
            box((wide, 0.06, high), (x, y, z), pane, bev=0)


def parliament():
    """A dome on columns, wings to either side, a needle of gold."""
    stone, slate = flat("#dcd8cc", 0.6, 0.2), flat("#3f6a7a", 0.4, 0.5)
    box((9, 2, 1.3), (0, 0.6, 0.65), stone, bev=0.03)
    box((3.6, 2.4, 2.2), (0, 0, 1.1), stone, bev=0.03)
    for k in range(-3, 4):
        cyl(0.14, 1.9, (k * 0.5, -1.3, 1.05), stone, seg=16, bev=0)
    plate([(-1.9, 0), (1.9, 0), (0, 0.7)], 0.5, (0, -1.1, 2.05), stone, (90, 0, 0), bev=0.02)
    cyl(1.15, 0.9, (0, 0, 2.7), stone, seg=40, bev=0.02)
    ball(1.15, (0, 0, 3.1), slate, (1, 1, 1.05), seg=40)
    cyl(0.2, 0.5, (0, 0, 4.4), flat(GOLD, 0.3, 0.5), seg=16)
    cyl(0.06, 1.1, (0, 0, 5.0), flat(GOLD, 0.3, 0.5), r2=0.01, seg=10, bev=0)
    for side in (-1, 1):
        box((0.9, 0.9, 3.4), (side * 4.4, 0.4, 1.7), stone, bev=0.03)
        cyl(0.75, 1.3, (side * 4.4, 0.4, 4.0), slate, (0, 0, 45), 0.02, 4, 0)
        cyl(0.3, 0.04, (side * 4.4, -0.08, 2.9), flat("#f2ead0"), (90, 0, 0), seg=28)
        windows([side * (2.4 + 0.5 * k) for k in range(4)], (0.75,), -0.42)


def pagoda():
    """Five curved roofs, red below, gold at the tips."""
    red, roof = flat("#a8281f", 0.5, 0.3), flat("#2f5a52", 0.4, 0.4)
    for k in range(5):
        wide, z = 1.5 - 0.23 * k, 0.9 * k
        box((wide * 1.1, wide * 1.1, 0.75), (0, 0, z + 0.4), red, bev=0.02)
        windows([-wide * 0.3, 0, wide * 0.3], (z + 0.42,), -wide * 0.56, "#ffc86a", 3, 0.16, 0.34)
        cyl(wide * 1.35, 0.36, (0, 0, z + 0.9), roof, (0, 0, 45), wide * 0.55, 4, 0)
        for a in range(45, 360, 90):
            t = math.radians(a)
            r = wide * 1.3
            cyl(0.05, 0.3, (r * math.cos(t), r * math.sin(t), z + 0.86), flat(GOLD, 0.3, 0.5), r2=0.01, seg=8, bev=0)
    cyl(0.08, 0.9, (0, 0, 5.0), flat(GOLD, 0.3, 0.5), r2=0.01, seg=12, bev=0)


def gate():
    """Two posts and two beams: who walks through bows."""
    red = flat("#b3301f", 0.4, 0.4)
    for s in (-1, 1):
        cyl(0.2, 3.2, (s * 1.4, 0, 1.6), red, r2=0.16, seg=20, bev=0)
        cyl(0.3, 0.3, (s * 1.4, 0, 0.15), flat("#2a2624"), seg=20)
    box((3.3, 0.24, 0.2), (0, 0, 2.6), red, bev=0.03)
    tube([(-2.3, 0, 3.5), (-1.2, 0, 3.28), (0, 0, 3.24), (1.2, 0, 3.28), (2.3, 0, 3.5)], 0.2, red)


def mansion():
    """White, with columns and a grand door; somebody's family owns a moon."""
    white, roof = flat("#efeadc", 0.5, 0.3), flat("#4a5a6a", 0.5, 0.3)
    box((5.6, 1.8, 2.2), (0, 0.5, 1.1), white, bev=0.03)
    cyl(3.4, 0.9, (0, 0.5, 2.65), roof, (0, 0, 45), 1.9, 4, 0)
    for k in range(-2, 3):
        cyl(0.15, 2.1, (k * 0.62, -0.75, 1.05), white, seg=18, bev=0)
    plate([(-1.6, 0), (1.6, 0), (0, 0.7)], 0.5, (0, -0.7, 2.1), white, (90, 0, 0), bev=0.02)
    box((0.6, 0.1, 1.2), (0, -0.44, 0.6), flat("#5a2a1c"), bev=0.02)
    windows((-2.3, -1.6, 1.6, 2.3), (0.8, 1.65), -0.42)


def hospital():
    """White storeys, bands of glass, a cross one sees from orbit."""
    white, glass = flat("#e8eef0", 0.35, 0.5), enamel("#3f8ab0", 0.05)
    for x, wide, high in ((-2.3, 2.0, 3.0), (0, 2.8, 4.4), (2.4, 2.0, 2.4)):
        box((wide, 1.6, high), (x, 0, high / 2), white, bev=0.04)
        for k in range(int(high / 0.6)):
            box((wide * 0.86, 0.06, 0.26), (x, -0.82, 0.4 + 0.6 * k), glass, bev=0)
    red = lit("#ff3a30", 3)
    box((1.3, 0.14, 0.42), (0, -0.9, 3.3), red, bev=0)
    box((0.42, 0.14, 1.3), (0, -0.9, 3.3), red, bev=0)
    cyl(0.8, 0.12, (2.4, 0, 2.5), flat("#5a6a74"), seg=36)
    box((6.8, 1.2, 0.3), (0, -1.0, 0.15), white, bev=0.04)


def lighthouse():
    """Red and white on a rock, its lamp lit."""
    for k in range(6):
        cyl(
            0.62 - 0.06 * k,
            0.7,
            (0, 0, 0.9 + 0.7 * k),
            flat("#b3281f" if k % 2 else "#efe8d8", 0.5, 0.3),
            r2=0.56 - 0.06 * k,
            seg=24,
            bev=0,
        )
    ring(0.42, 0.06, (0, 0, 4.75), flat("#2a2a2e"), seg=24)
    cyl(0.26, 0.5, (0, 0, 5.0), lit("#ffe08a", 9), seg=16, bev=0)
    cyl(0.4, 0.4, (0, 0, 5.4), flat("#2a2a2e"), r2=0.02, seg=16, bev=0)
    for k in range(7):
        a = 0.9 * k
        ball(0.7, (0.9 * math.cos(a), 0.9 * math.sin(a), 0.1), flat("#4a4a4e", 0.9, 0), (1.2, 1, 0.8), seg=9)


def church():
    """Planks painted white, a steeple, a bell."""
    white, roof = flat("#e0d8c4", 0.8, 0.1), flat("#5a3a2a", 0.8, 0.1)
    box((1.9, 2.6, 1.6), (0, 0.6, 0.8), white, bev=0.02)
    plate([(-1.2, 0), (1.2, 0), (0, 1.1)], 2.8, (0, 0.6, 1.55), roof, (90, 0, 0), bev=0)
    box((0.9, 0.9, 2.7), (0, -0.9, 1.35), white, bev=0.02)
    box((0.6, 0.6, 0.6), (0, -0.9, 3.0), flat("#2a2018"), bev=0)
    ball(0.2, (0, -1.1, 2.95), flat(GOLD, 0.3, 0.5), seg=14)
    cyl(0.75, 1.3, (0, -0.9, 3.9), roof, (0, 0, 45), 0.02, 4, 0)
    box((0.08, 0.08, 0.6), (0, -0.9, 4.8), flat(GOLD, 0.3, 0.5), bev=0)
    box((0.36, 0.08, 0.08), (0, -0.9, 4.9), flat(GOLD, 0.3, 0.5), bev=0)
    box((0.5, 0.06, 1.0), (0, -1.36, 0.5), flat("#5a2a1c"), bev=0)


def tents():
    """A fair: striped tops, pennants, strings of lamps."""
    for x, y, size, hue in ((0, 0, 1.5, "#b3302c"), (-2.9, 0.8, 1.0, "#3a6a9a"), (2.8, 0.6, 1.1, "#d89a2c")):
        for k in range(16):
            tone = hue if k % 2 else "#f0e6cc"
            a0, a1 = 22.5 * k, 22.5 * (k + 1)
            lathe(
                [(0.04, 2.5 * size), (0.7 * size, 1.65 * size), (1.25 * size, 1.2 * size), (1.2 * size, 0)],
                flat(tone, 0.8, 0.1),
                a0,
                a1,
                0.02,
                80,
                (x, y, 0),
            )
        tube([(x, y, 2.4 * size), (x, y, 2.9 * size)], 0.03, flat("#5a3a20"))
        plate([(0, 0), (0.5 * size, 0.12), (0, 0.26)], 0.02, (x, y, 2.65 * size), flat(hue), (90, 0, 0), bev=0)
        box((0.5 * size, 0.1, 0.8 * size), (x, y - 1.21 * size, 0.4 * size), flat("#2a1c1c"), bev=0)
    for k in range(19):
        at = -3.9 + 0.43 * k, -1.6, 2.3 - 0.5 * math.sin(math.pi * (k % 6) / 6)
        ball(0.075, at, lit(("#ffd27a", "#ff7a5a", "#7fe0d0")[k % 3], 5), seg=10)


def arcade():
    """A palace of games: an arch of lamps, wheels of light, an open door."""
    wall = flat("#4a2444", 0.6, 0.2)
    box((6, 1.6, 2.6), (0, 0.5, 1.3), wall, bev=0.04)
    cyl(1.6, 1.6, (0, 0.5, 2.6), wall, (90, 0, 0), seg=40, bev=0)
    for r, hue in ((1.5, "#ff4a8a"), (1.2, "#ffb84a"), (0.9, "#4ae0e0")):
        for k in range(13):
            a = math.radians(15 * k)
            ball(0.085, (r * math.cos(a), -0.36, 2.5 + r * math.sin(a)), lit(hue, 5), seg=10)
    for s in (-1, 1):
        ring(0.55, 0.06, (s * 2.2, -0.4, 1.7), lit(("#ff4a8a", "#4ae0e0")[s > 0], 4), (90, 0, 0), seg=36)
        for k in range(4):
            put(
                lambda: box((1.0, 0.05, 0.05), (0, 0, 0), lit("#ffd27a", 4), bev=0),
                (s * 2.2, -0.4, 1.7),
                0,
                1,
                (0, 45 * k),
            )
    box((1.1, 0.1, 1.6), (0, -0.32, 0.8), lit("#ffb45a", 2.5), bev=0)


def bridge_red():
    """An arched bridge over a pond with lilies."""
    cyl(2.6, 0.04, (0, 0, 0.0), enamel("#2f6a6a", 0.04), seg=48, bev=0)
    for y in (-0.5, 0.5):
        tube([(-2.6, y, 0.2), (-1.3, y, 0.95), (0, y, 1.25), (1.3, y, 0.95), (2.6, y, 0.2)], 0.09, flat("#b3301f"))
        tube([(-2.6, y, 0.8), (-1.3, y, 1.55), (0, y, 1.85), (1.3, y, 1.55), (2.6, y, 0.8)], 0.07, flat("#b3301f"))
        for k in range(-4, 5):
            z = 1.2 - 0.145 * (k * 0.6) ** 2
            cyl(0.06, 0.7, (k * 0.6, y, z + 0.3), flat("#b3301f"), seg=10, bev=0)
    for k in range(-7, 8):
        x = k * 0.36
        box((0.34, 1.0, 0.06), (x, 0, 1.2 - 0.15 * x * x), flat("#8a5a34"), (0, 16 * x, 0), bev=0)
    for x, y in ((-1.4, -1.2), (0.3, -1.5), (1.5, -1.0)):
        cyl(0.26, 0.03, (x, y, 0.04), flat("#4a8a3c"), seg=16, bev=0)
        ball(0.1, (x, y, 0.1), flat("#f0b0c8"), seg=10)


def wall_city():
    """Blocks of flats with washing lines: people live on top of each other."""
    for k, (x, high, hue) in enumerate(
        (
            (-2.8, 3.0, "#8a6a4a"),
            (-1.3, 4.0, "#7a5a44"),
            (0.3, 3.3, "#9a7a54"),
            (1.8, 4.4, "#6a5244"),
            (3.2, 2.8, "#8a7050"),
        )
    ):
        box((1.5, 1.5, high), (x, 0.3 * (k % 2), high / 2), flat(hue, 0.9, 0), bev=0.02)
        for j in range(int(high / 0.7)):
            windows(
                (x - 0.4, x + 0.35),
                (0.5 + 0.7 * j,),
                -0.78 + 0.3 * (k % 2),
                ("#ffc46a", "#ff9a4a")[(k + j) % 2],
                2.4,
                0.3,
                0.28,
            )
        box((0.5, 0.5, 0.5), (x + 0.3, 0.2, high + 0.25), tin("#6a6a64"), bev=0)
    for z in (1.7, 2.4):
        tube([(-2.8, -0.9, z), (0, -0.9, z - 0.2), (3.2, -0.9, z)], 0.015, flat("#2a2a2a"))
        for k in range(10):
            tone = ("#b3302c", "#d8c8a0", "#3a6a8a", "#c89a3a")[k % 4]
            box((0.3, 0.02, 0.36), (-2.5 + 0.6 * k, -0.9, z - 0.34), flat(tone, 0.9, 0), bev=0)
