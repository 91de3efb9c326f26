"""What tells a title at first sight: routes on a chart, something in a wall, a scream, an echo, a sleeper's breath."""

import math
import random

from studio.materials import brass, steel, wood
from studio.outlines import star_points
from studio.shapes import ball, box, cyl, plate, ring, tube

from scenes.stage import flat, lit, tin


def way(points, tone, number, y=-0.06, wide=0.03):
    """A dashed line through points of an upright chart: (x, z)."""
    long = [math.dist(a, b) for a, b in zip(points, points[1:])]
    step = sum(long) / number

    def at(far):
        for (a, b), part in zip(zip(points, points[1:]), long):
            if far <= part:
                return a[0] + (b[0] - a[0]) * far / part, y, a[1] + (b[1] - a[1]) * far / part
            far -= part
        return points[-1][0], y, points[-1][1]

    for k in range(number):
        tube([at(step * k), at(step * (k + 0.6))], wide, lit(tone, 3))


def keep(x, z, size, tone):
    """A cruiser's sign on a chart: towers on a plate."""
    for k, high in enumerate((0.5, 0.9, 0.62, 1.0, 0.4)):
        across, up = (k - 2) * 0.2 * size, high * size
        box((0.16 * size, 0.06, up), (x + across, -0.1, z + up / 2), lit(tone, 2.2), bev=0)
    box((1.16 * size, 0.06, 0.16 * size), (x, -0.1, z - 0.04 * size), lit(tone, 2.2), bev=0)


def routes():
    """A chart as high as a man: worlds, loops of dashes from one to the next, a cruiser on each of them."""
    for s in (-1, 1):
        box((0.12, 0.12, 2.9), (s * 1.5, 0.12, 1.45), tin("#6a727c"), bev=0.02)
    box((3.3, 0.08, 2.0), (0, 0, 1.72), flat("#10204a", 0.8, 0), bev=0.02)
    for z in (0.7, 2.74):
        box((3.4, 0.16, 0.08), (0, 0, z), tin("#aab4c0"), bev=0.02)
    for x, z, r, tone in (
        (-1.15, 2.2, 0.17, "#3a8ad0"),
        (0.1, 1.1, 0.2, "#d8a03a"),
        (1.2, 2.3, 0.15, "#5ac07a"),
        (-1.2, 1.1, 0.12, "#c86a4a"),
        (1.2, 1.15, 0.12, "#b08ad0"),
    ):
        cyl(r, 0.05, (x, -0.06, z), lit(tone, 1.6), (90, 0, 0), seg=32, bev=0)
    way([(-1.15, 1.9), (-1.2, 1.3), (-0.2, 1.1), (-0.4, 1.7), (-0.95, 2.15)], "#ffffff", 18)
    way([(0.35, 1.2), (1.1, 1.25), (1.25, 2.05), (0.5, 2.3), (0.1, 1.4)], "#ff5a3a", 18)
    keep(-0.3, 1.55, 0.42, "#9fd0ff")
    keep(0.6, 1.85, 0.42, "#9fd0ff")
    for k in range(2):
        x, z, turn = ((-1.19, 1.52, 180), (1.2, 1.62, 0))[k]
        plate([(-0.13, -0.1), (0.13, -0.1), (0, 0.16)], 0.02, (x, -0.1, z), lit("#ffe08a", 3), (90, turn, 0), bev=0)


def inwall():
    """Plates of a wall, bent out from within; behind the hole two eyes, and an arm that has come through."""
    box((4.6, 0.16, 3.4), (0, 0.2, 1.7), tin("#6f7a84", 0.5), bev=0.02)
    for x in (-2.1, -1.25, 1.25, 2.1):
        box((0.08, 0.08, 3.4), (x, 0.1, 1.7), tin("#4a525c"), bev=0.01)
        for k in range(8):
            ball(0.05, (x + 0.1, 0.08, 0.3 + 0.42 * k), tin("#9aa4ae"), seg=10)
    rng = random.Random(4)
    rim = [(math.radians(24 * k), 0.72 if k % 2 else 0.92) for k in range(15)]
    hole = [(r * math.cos(a), r * 0.9 * math.sin(a)) for a, r in rim]
    plate(hole, 0.04, (0, 0.09, 1.75), lit("#2a0604", 0.6), (90, 0, 0), bev=0)
    for a, r in rim:
        x, z = r * math.cos(a), 1.75 + r * 0.9 * math.sin(a)
        far = rng.uniform(1.15, 1.4)
        points = [(x * 0.96, 0.05, z), (x * far, -0.32, 1.75 + (z - 1.75) * far)]
        tube(points, 0.16, tin("#a8b2bc"), taper=[1, 0.1])
    for s in (-1, 1):
        ball(0.15, (s * 0.3, 0.02, 1.98), lit("#ffd21a", 5), (1, 0.5, 0.62), (0, s * 18, 0), seg=20)
        ball(0.06, (s * 0.3, -0.07, 1.98), flat("#120404"), (0.5, 0.5, 1.5), seg=10)
    skin = flat("#7f9a5a", 0.7, 0.1)
    tube([(0.1, 0.05, 1.45), (-0.5, -0.7, 1.3), (-0.85, -1.05, 1.72)], 0.15, skin)
    ball(0.2, (-0.86, -1.06, 1.78), skin, seg=18)
    for k in range(4):
        a = math.radians(54 + 32 * k)
        tip = -0.86 + 0.5 * math.cos(a), -1.2, 1.78 + 0.5 * math.sin(a)
        tube([(-0.86, -1.06, 1.8), tip], 0.07, skin)
        end = tip[0] + 0.16 * math.cos(a), -1.3, tip[2] + 0.16 * math.sin(a)
        tube([tip, end], 0.05, flat("#efe6cc"), taper=[1, 0.1])
    for k in range(3):
        tube([(1.5 + 0.16 * k, 0.08, 2.7), (1.32 + 0.16 * k, 0.08, 1.9)], 0.03, flat("#1a1c20", 1, 0))


def scream():
    """What is heard round a mouth: a burst of points, red, orange and yellow, one before the other."""
    for big, small, tone, y in (
        (2.3, 1.62, "#b01a14", 0.3),
        (1.75, 1.25, "#ff7a1c", 0.22),
        (1.2, 0.9, "#ffd23a", 0.14),
    ):
        points = [(x * 1.35, z) for x, z in star_points(15, big, small, 84)]
        plate(points, 0.03, (0, y, 0), lit(tone, 0.9), (90, 0, 0), bev=0)


def echo():
    """Rings go out to a rock as large as a town; they come back from it, thinner and fainter."""
    rng = random.Random(9)
    stone = flat("#8a7a6a", 0.95, 0, 0.5)
    ball(1.35, (4.1, 1.0, 0.2), stone, (0.8, 0.9, 1.1), seg=30)
    for _ in range(24):
        a, b = rng.uniform(1.7, 4.5), rng.uniform(-1.1, 1.1)
        at = 4.1 + 1.05 * math.cos(a) * math.cos(b), 1.0 - 1.1 * abs(math.sin(a)) * 0.9, 0.2 + 1.35 * math.sin(b)
        ball(rng.uniform(0.15, 0.38), at, stone, (1, 0.8, 0.9), seg=12)
    for r in (0.35, 0.75, 1.15):
        tube(arc(0, 0, r, -40, 40), 0.075, lit("#3ad8ff", 3))
    for k, r in enumerate((1.3, 1.6, 1.9, 2.2)):
        tube(arc(4.1, 0.15, r, 158, 202), 0.05 - 0.009 * k, lit("#ffc24a", 2.4 - 0.4 * k))


def arc(x, z, r, start, end):
    """Points of an upright ring round a place."""
    turns = [math.radians(start + (end - start) * k / 16) for k in range(17)]
    return [(x + r * math.cos(a), 0.0, z + r * math.sin(a)) for a in turns]


def breath():
    """Z, z, z, as they rise from somebody who sleeps."""
    for x, z, size in ((0, 0, 0.26), (0.38, 0.3, 0.36), (0.88, 0.66, 0.48)):
        s, thick = size / 2, 0.22 * size
        for up in (s, -s):
            box((size * 1.1, 0.05, thick), (x, 0, z + up), lit("#ffe6a0", 2.5), bev=0)
        box((size * 1.36, 0.05, thick), (x, 0, z), lit("#ffe6a0", 2.5), (0, -45, 0), bev=0)


def calm():
    """A scope on which nothing is: rings, its hand, and no dot."""
    tube([(0, 0.2, 0.0), (0, 0.2, 0.6)], 0.14, tin("#5a646e"))
    cyl(1.02, 0.3, (0, 0.2, 1.5), flat("#5a6470", 0.4, 0.4), (90, 0, 0), seg=56)
    cyl(0.9, 0.04, (0, 0.03, 1.5), lit("#14553c", 1.6), (90, 0, 0), seg=56, bev=0)
    ring(0.94, 0.07, (0, 0.02, 1.5), brass(), (90, 0, 0), seg=64)
    for r in (0.3, 0.6, 0.87):
        ring(r, 0.015, (0, -0.01, 1.5), lit("#6fe8a8", 2.5), (90, 0, 0), seg=48)
    tube([(0, -0.03, 1.5), (0.55, -0.03, 2.16)], 0.025, lit("#d8ffd8", 5))


def supplies():
    """Sacks, tins and rolled blankets on a pallet, a sheet with a red heart over them."""
    for k in range(4):
        box((1.9, 0.2, 0.08), (0, -0.3 + 0.22 * k, 0.1), wood("#8a6a42"), bev=0.01)
    for x, z in ((-0.62, 0.34), (0.0, 0.34), (0.62, 0.34), (-0.3, 0.72), (0.34, 0.72)):
        ball(0.36, (x, 0.05, z), flat("#d8c090", 0.95, 0), (1, 0.8, 0.62), seg=20)
    for k in range(5):
        cyl(0.12, 0.24, (-0.8 + 0.26 * k, -0.46, 0.26), steel(), seg=20)
        cyl(0.122, 0.12, (-0.8 + 0.26 * k, -0.46, 0.26), flat(("#c8402c", "#2f7a9a")[k % 2]), seg=20, bev=0)
    for x, z, tone in ((0.5, 1.02, "#3a6aa0"), (0.2, 1.02, "#a83a3a"), (0.35, 1.26, "#d8a03a")):
        cyl(0.15, 0.7, (x, 0.05, z), flat(tone, 0.95, 0), (90, 0, 0), seg=20)
    box((0.8, 0.03, 0.62), (-0.42, -0.3, 1.12), flat("#f2f0ea", 0.9, 0), bev=0.01)
    red = flat("#d8302c", 0.7, 0)
    for s in (-1, 1):
        ball(0.115, (-0.42 + 0.085 * s, -0.32, 1.18), red, (1, 0.2, 1), seg=18)
    plate([(-0.19, 0.05), (0.19, 0.05), (0, -0.22)], 0.03, (-0.42, -0.33, 1.13), red, (90, 0, 0), bev=0)
