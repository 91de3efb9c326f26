"""Landscapes seen from far: plain, snow, shore, jungle, fields, a city's terrace, mud, ashes, a world gone still."""

import math

from studio.materials import enamel, paint, wood
from studio.shapes import ball, box, cyl, plate, ring, tube

from scenes.stage import backdrop, flat, lit, put


def floor(colour, vary=0.45):
    box((80, 34, 0.1), (0, 9, -0.06), paint(colour, 0.95, 0, vary, 0), bev=0)


def hills(rng, hue, number=8, y=19, high=1.0):
    """Soft hills on the horizon."""
    for k in range(number):
        at = -15 + 30 * k / (number - 1) + rng.uniform(-1, 1), y + rng.uniform(-2.5, 2), -0.7
        ball(rng.uniform(2.6, 4.2), at, flat(hue, 0.95, 0), (1.5, 0.7, rng.uniform(0.45, 0.85) * high), seg=28)


def peaks(rng, rock, snow, number=7, y=20):
    """Pointed mountains with caps."""
    for k in range(number):
        x, tall, wide = -14 + 28 * k / (number - 1) + rng.uniform(-1.4, 1.4), rng.uniform(4, 7.5), rng.uniform(3, 4.4)
        cyl(wide, tall, (x, y, tall / 2 - 0.3), flat(rock, 0.95, 0), (0, 0, 60 * rng.random()), 0.02, 7, 0)
        share = 0.42
        cap = tall * share
        at = x, y - 0.02, tall - 0.28 - cap / 2
        cyl(wide * share * 1.06, cap, at, flat(snow, 0.8, 0.1), (0, 0, 60 * rng.random()), 0.02, 7, 0)


def plain(rng, air="day", hue="#8a7a4a"):
    """Open ground of one colour under a sky; whatever a place is known for is put on it."""
    backdrop(air)
    floor(hue)
    hills(rng, hue)
    tuft = flat(hue, 0.9, 0, 0.5)
    for _ in range(46):
        at = rng.uniform(-9, 9), rng.uniform(-3, 13), 0.04
        ball(rng.uniform(0.05, 0.16), at, tuft, (1.3, 1, 0.7), seg=9)


def pine(x, y, size, needles, snow):
    cyl(0.12 * size, 0.7 * size, (x, y, 0.3 * size), flat("#4a3220"), seg=10, bev=0)
    for k in range(3):
        z, r = (0.75 + 0.5 * k) * size, (0.75 - 0.18 * k) * size
        cyl(r, 0.75 * size, (x, y, z), needles, r2=0.04, seg=14, bev=0)
        cyl(r * 0.62, 0.46 * size, (x, y, z + 0.16 * size), snow, r2=0.03, seg=14, bev=0)


def snow(rng, air="pale", hue="#e6eef4"):
    """White ground, mountains with caps, firs under snow."""
    backdrop(air)
    floor(hue, 0.12)
    peaks(rng, "#5f6f80", hue)
    needles, white = flat("#2c4a44", 0.9, 0), flat(hue, 0.8, 0.1)
    for x, y, size in (
        (-6.2, 6, 1.5),
        (-4.6, 8.5, 1.3),
        (-7.6, 9, 1.8),
        (5.6, 6.5, 1.6),
        (7.2, 9, 1.9),
        (4.4, 10, 1.2),
    ):
        pine(x, y, size, needles, white)
    for _ in range(22):
        ball(rng.uniform(0.3, 0.9), (rng.uniform(-9, 9), rng.uniform(-2, 9), -0.1), white, (1.8, 1, 0.3), seg=14)


def shore(rng, air="pale", hue="#1f6a8a"):
    """A sea with islands and a beach in front."""
    backdrop(air)
    box((80, 34, 0.1), (0, 16, -0.12), paint(hue, 0.12, 0.8, 0.35, 0), bev=0)
    box((80, 10, 0.1), (0, -4.6, -0.02), paint("#c8b48a", 0.95, 0, 0.35, 0), bev=0)
    foam = flat("#dfeef0", 0.7, 0.1)
    for _k in range(34):
        at = rng.uniform(-10, 10), 0.7 + rng.uniform(0, 13), -0.06
        box((rng.uniform(0.3, 1.4), 0.05, 0.02), at, foam, bev=0)
    for x, y, size in ((-9, 20, 2.6), (2.6, 22, 1.6), (9.6, 19, 3.0)):
        ball(size, (x, y, -0.6), flat("#5f6a5a", 0.95, 0), (1.5, 0.8, 0.7), seg=18)


def leaf(at, long, turn, tip, green):
    shape = [(0, 0), (0.16, 0.25), (0.2, 0.55), (0.1, 0.85), (0, 1), (-0.1, 0.85), (-0.2, 0.55), (-0.16, 0.25)]
    plate([(x * long, y * long) for x, y in shape], 0.03, at, green, (tip, 0, turn), bev=0)


def jungle(rng, air="green", hue="#3a4a24"):
    """Trunks, vines, leaves as large as doors, mist behind."""
    backdrop(air)
    floor(hue)
    greens = [flat(c, 0.6, 0.2, 0.4) for c in ("#2f6a2c", "#4f8a34", "#1f5a3c", "#7a9a34")]
    bark = flat("#4a3826", 0.9, 0)
    for x, y, r in ((-5.4, 3.5, 0.5), (-2.9, 8, 0.6), (3.2, 9, 0.55), (5.6, 4, 0.6), (8, 8, 0.8), (-8, 8, 0.8)):
        cyl(r, 9, (x, y, 4.4), bark, (0, rng.uniform(-4, 4), 0), r * 0.7, 14, 0)
        for k in range(5):
            leaf((x, y - r, 0.2), rng.uniform(1.2, 2.2), 72 * k, rng.uniform(35, 60), rng.choice(greens))
    for k in range(26):
        side = (-1, 1)[k % 2]
        at = side * rng.uniform(3.0, 7.5), rng.uniform(0.5, 5), rng.uniform(-0.1, 0.3)
        leaf(at, rng.uniform(1.2, 2.4), rng.uniform(-70, 70), rng.uniform(20, 80), rng.choice(greens))
    for k in range(9):
        leaf((-7 + 1.75 * k, 3.5, 5.6), 2.3, 180 + rng.uniform(-30, 30), -70, rng.choice(greens))
    for x in (-3.8, -0.9, 2.2, 4.4):
        tube([(x, 5, 6.5), (x + 0.3, 4.9, 4.2), (x - 0.1, 4.8, rng.uniform(2.4, 3.4))], 0.045, greens[2])


def fields(rng, air="gold", hue="#d8a83c"):
    """Grain in rows up to the horizon."""
    backdrop(air)
    floor("#7a5a2a")
    hills(rng, "#a88a3c", 7, 20, 0.8)
    ears = [flat(hue, 0.9, 0, 0.3), flat("#b88a2c", 0.9, 0, 0.3)]
    for row in range(15):
        y = 1.6 + 0.95 * row
        box((60, 0.5, 0.5 + 0.02 * row), (0, y, 0.25), ears[row % 2], bev=0)
        for _ in range(24 if row < 7 else 10):
            at = rng.uniform(-8, 8), y - 0.2 + rng.uniform(-0.1, 0.2), 0.6
            cyl(0.06, rng.uniform(0.3, 0.5), at, ears[rng.randrange(2)], (rng.uniform(-14, 14),) * 2 + (0,), 0.01, 6, 0)


def tower(rng, x, y, wide, high, wall, pane, spire):
    """A tall house of a core world: bands of windows, a needle on top."""
    box((wide, wide, high), (x, y, high / 2 - 0.6), wall, bev=0.02, taper=rng.uniform(0.6, 0.95))
    for k in range(int(high / 0.42)):
        box((wide * 0.72, 0.02, 0.14), (x, y - wide * (0.5 - 0.02 * k * 0.42), 0.42 * k), pane, bev=0)
    if rng.random() < 0.6:
        cyl(0.09 * wide, 0.34 * high, (x, y, high * 1.16 - 0.6), spire, r2=0.01, seg=10, bev=0)


def terrace(rng, air="noon", hue="#dfe4e2"):
    """A balustrade high over a shining city; skiffs hum between the towers."""
    backdrop(air)
    floor("#b8b2a2", 0.15)
    wall, pane, spire = (
        [flat(hue, 0.4, 0.4), flat("#b8c4cc", 0.4, 0.4)],
        flat("#3f6a8a", 0.1, 0.8),
        flat("#d8b060", 0.3, 0.5),
    )
    night = air in ("night", "violet", "storm")
    shine = lit("#ffd08a", 3)
    for k in range(17):
        at = -15 + 1.9 * k + rng.uniform(-0.5, 0.5), rng.uniform(11, 19)
        tower(rng, *at, rng.uniform(1.0, 1.9), rng.uniform(3, 7.4), wall[k % 2], shine if night else pane, spire)
    stone = flat(hue, 0.7, 0.1)
    box((30, 0.4, 0.16), (0, 3.4, 0.98), stone, bev=0.03)
    box((30, 0.4, 0.14), (0, 3.4, 0.08), stone, bev=0.03)
    for k in range(-14, 15):
        ball(0.16, (k * 0.52, 3.4, 0.5), stone, (0.8, 0.8, 2.4), seg=14)
    for _ in range(7):
        x, y, z = rng.uniform(-7, 7), rng.uniform(9, 12), rng.uniform(2.4, 5)
        ball(0.2, (x, y, z), flat("#5a6470", 0.3, 0.6), (2, 1, 0.6), seg=14)
        ball(0.06, (x - 0.4, y, z), lit("#ff9a4a", 5), seg=8)


def mud(rng, air="day", hue="#7a5a3a"):
    """Flats of clay, pools that shine, planks to walk on."""
    backdrop(air)
    floor(hue)
    hills(rng, "#8a6844", 6, 20, 0.55)
    wet = enamel("#4a3a2a", 0.06)
    for k in range(16):
        at = rng.uniform(-8, 8), 0.6 + 0.8 * k, -0.005 + 0.001 * k
        cyl(rng.uniform(0.7, 1.7), 0.02, at, wet, seg=24, bev=0)
    planks = wood("#8a6a44", "#4a341f", 1.0, "Y")
    for k in range(9):
        box((1.3, 0.34, 0.06), (-3.2 + 0.16 * k, 0.4 + 0.5 * k, 0.1), planks, (0, 0, rng.uniform(-6, 6)), bev=0.02)
    for _ in range(30):
        ball(
            rng.uniform(0.1, 0.34),
            (rng.uniform(-9, 9), rng.uniform(0, 10), 0),
            flat(hue, 0.8, 0.1),
            (1.5, 1, 0.5),
            seg=10,
        )


def ashes(rng, air="ember", hue="#2a2422"):
    """What is left when a world was burnt: black ground, glowing cracks, beams."""
    backdrop(air)
    floor(hue, 0.3)
    hills(rng, "#1e1a1a", 8, 20, 0.9)
    hot, coal = lit("#ff5a1c", 3), flat("#171414", 0.9, 0)
    for _ in range(22):
        x, y = rng.uniform(-7, 7), rng.uniform(0.6, 10)
        points = [(x + 0.5 * k, y + rng.uniform(-0.3, 0.3), 0.0) for k in range(4)]
        tube(points, 0.022, hot, taper=[1, 0.8, 0.9, 0.2])
    for _ in range(26):
        ball(rng.uniform(0.08, 0.3), (rng.uniform(-8, 8), rng.uniform(0, 9), 0), coal, (1.4, 1, 0.8), seg=8)
    for x, y, lean, high in ((-5.2, 6, 12, 3.0), (-3.8, 6.4, -8, 2.2), (5.0, 7, -14, 2.8), (6.4, 6.4, 6, 3.4)):
        box((0.3, 0.3, high), (x, y, high / 2 - 0.1), coal, (0, lean, 0), bev=0.03)
    box((2.6, 0.26, 0.26), (-4.4, 6.2, 2.3), coal, (0, 18, 0), bev=0.03)


def still(rng, air="teal", hue="#c8d0c4"):
    """A white town where nothing moves: smooth towers with dark panes, an empty square, a few who sat down."""
    backdrop(air)
    floor(hue, 0.1)
    shell, pane = flat("#e4e8e2", 0.35, 0.4, 0.08), flat("#26323a", 0.1, 0.8)
    for x, y, r, high in (
        (-6.5, 8, 1.1, 4.2),
        (-3.4, 12, 1.3, 6.0),
        (3.6, 11, 1.2, 5.4),
        (6.8, 8, 1.2, 3.8),
        (0.3, 16, 1.6, 5),
    ):
        cyl(r, high, (x, y, high / 2), shell, r2=r * 0.8, seg=28, bev=0.05)
        ball(r * 0.8, (x, y, high), shell, (1, 1, 0.7), seg=28)
        for k in range(int(high / 0.8)):
            ring(r * (1 - 0.2 * (0.8 * k + 0.5) / high) + 0.01, 0.07, (x, y, 0.8 * k + 0.5), pane, seg=32)
    for k in range(-4, 5):
        box((0.9, 0.3, 0.24), (k * 1.9, 5.2, 0.12), shell, bev=0.05)
    for k in range(6):
        at = -5.2 + 2.1 * k, 4.5 + 0.5 * (k % 2)
        ball(0.3, (*at, 0.26), flat("#8a9a9c", 0.8, 0), (0.8, 0.8, 1.0), seg=16)
        ball(0.18, (at[0] + 0.14, at[1] - 0.06, 0.6), flat("#9aa2a0", 0.8, 0), seg=16)
    put(lambda: ring(0.7, 0.05, (0, 0, 0), shell, seg=40), (0.4, 7, 0.05))
    for a in range(0, 360, 60):
        x, y = 0.4 + 0.7 * math.cos(math.radians(a)), 7 + 0.7 * math.sin(math.radians(a))
        cyl(0.04, 0.5, (x, y, 0.25), shell, seg=8, bev=0)
