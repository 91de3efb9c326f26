"""What a pilot sees out in the Black: scopes, voices on a screen, lamps, flares, a yard in orbit."""

import math
import random

from studio.materials import brass, copper, gunmetal, steel
from studio.shapes import ball, box, cyl, plate, ring, tube

from scenes.stage import flat, lit, tin


def spot(r, a, y=0.0, z=0.0):
    """A point on an upright circle; degrees count from the right, upwards."""
    return r * math.cos(math.radians(a)), y, z + r * math.sin(math.radians(a))


def rays(at, size, tone, number=8, wide=0.02):
    """A lamp that dazzles: thin rays round it."""
    x, y, z = at
    for k in range(number):
        far = size * (1.0 if k % 2 else 0.55)
        dx, _, dz = spot(far, 360 / number * k + 11)
        tube([at, (x + dx, y, z + dz)], wide, lit(tone, 6))
    ball(size * 0.2, at, lit(tone, 9), seg=16)


def scope(tone, glass, power=2.0):
    """A round screen on a leg, rings and a cross on it."""
    box((0.9, 0.6, 0.12), (0, 0.15, 0.06), flat("#3a3f48"), bev=0.03)
    tube([(0, 0.2, 0.1), (0, 0.2, 0.6)], 0.14, gunmetal())
    cyl(1.02, 0.3, (0, 0.2, 1.5), flat("#4a5058", 0.4, 0.4), (90, 0, 0), seg=56)
    cyl(0.9, 0.04, (0, 0.03, 1.5), lit(glass, power), (90, 0, 0), seg=56, bev=0)
    ring(0.94, 0.07, (0, 0.02, 1.5), brass(), (90, 0, 0), seg=64)
    for r in (0.3, 0.6, 0.87):
        ring(r, 0.012, (0, -0.01, 1.5), lit(tone, 2.5), (90, 0, 0), seg=48)
    for a in (0, 90):
        tube([spot(0.88, a, -0.01, 1.5), spot(0.88, a + 180, -0.01, 1.5)], 0.009, lit(tone, 2.5))
    for k in range(5):
        ball(0.05, (-0.4 + 0.2 * k, -0.1, 0.36), lit(("#ff5a3a", "#ffc24a", "#7affa0")[k % 3], 4), seg=10)


def radar():
    """It sweeps: a wedge of light, three echoes behind it."""
    scope("#5fe08a", "#0c3a22", 1.5)
    wedge = [(0, 0), *((0.86 * math.cos(math.radians(a)), 0.86 * math.sin(math.radians(a))) for a in range(62, 119, 8))]
    plate(wedge, 0.01, (0, -0.01, 1.5), lit("#3fbf6a", 2.2), (90, 0, 0), bev=0)
    tube([(0, -0.04, 1.5), spot(0.86, 62, -0.04, 1.5)], 0.025, lit("#d8ffd8", 6))
    for r, a in ((0.5, 150), (0.68, 200), (0.44, -40)):
        ball(0.085, spot(r, a, -0.05, 1.5), lit("#e8ff9a", 6), (1, 0.5, 1), seg=16)


def blip():
    """One echo, red, with a ring round it: it was not there a minute ago."""
    scope("#4fb8a0", "#0a2c30", 1.4)
    x, _, z = spot(0.46, 128, 0, 1.5)
    ball(0.11, (x, -0.06, z), lit("#ff1408", 1.4), (1, 0.5, 1), seg=18)
    for r in (0.19, 0.27):
        ring(r, 0.02, (x, -0.05, z), lit("#ff2010", 1.2), (90, 0, 0), seg=32)


def deadscope():
    """It shows nothing any more: cracks, a curl of smoke."""
    scope("#2c3a3a", "#10181a", 0.5)
    for points in (((-0.1, 1.62), (0.3, 1.9), (0.42, 2.2)), ((-0.1, 1.62), (-0.5, 1.5), (-0.75, 1.7)),
                   ((-0.1, 1.62), (0.05, 1.2), (-0.15, 0.8)), ((-0.1, 1.62), (0.5, 1.45), (0.8, 1.2))):  # fmt: skip
        tube([(x, -0.03, z) for x, z in points], 0.018, flat("#dfe8e8", 0.4, 0.2))
    for k in range(5):
        puff = ball(0.13 + 0.05 * k, (0.3 + 0.1 * k, 0.0, 2.45 + 0.2 * k), flat("#8a8884", 1, 0), seg=14)
        puff.visible_shadow = False


def monitor():
    """A screen as large as a window on a console; whoever calls stands in it."""
    box((1.9, 0.5, 0.98), (0, 0, 0.49), flat("#4a5058", 0.4, 0.4), bev=0.05)
    box((2.2, 0.06, 2.0), (0, 1.0, 1.7), lit("#2f6f9a", 1.5), bev=0)
    frame = flat("#3a3f48", 0.4, 0.4)
    for s in (-1, 1):
        box((0.18, 0.3, 1.6), (s * 0.94, 0, 1.72), frame, bev=0.04)
    box((2.06, 0.3, 0.18), (0, 0, 2.5), frame, bev=0.04)
    box((2.06, 0.3, 0.16), (0, 0, 1.0), frame, bev=0.04)
    for k in range(6):
        ball(0.05, (-0.6 + 0.24 * k, -0.27, 0.82), lit(("#ff5a3a", "#ffc24a", "#7affa0")[k % 3], 4), seg=10)


def static():
    """What a bad line lays over a picture."""
    for z, x, wide in ((2.3, -0.2, 1.2), (2.12, 0.35, 0.8), (1.36, -0.35, 0.8), (1.24, 0.1, 1.5), (1.14, 0.4, 0.7)):
        box((wide, 0.02, 0.035), (x, -0.12, z), lit("#cfeaff", 2.5), bev=0)


def floodlights():
    """All that a ship has of lamps."""
    for x, z, size, tone in (
        (-1.5, 0.5, 0.7, "#ff4a3a"), (-0.9, -0.35, 0.45, "#ffd27a"), (-0.35, 0.75, 0.5, "#fff2d8"),
        (0.2, -0.4, 0.5, "#ffd27a"), (0.75, 0.55, 0.55, "#5affa0"), (1.75, 0.05, 1.0, "#fff6e0"),
    ):  # fmt: skip
        rays((x, 0, z), size, tone)


def flaresun():
    """A sun too near: loops of fire stand on its rim."""
    ball(1.0, (0, 0, 0), lit("#ff4a08", 0.8), seg=64)
    ball(0.9, (-0.04, -0.2, 0), lit("#ff7a14", 0.8), seg=56)
    ball(0.7, (-0.1, -0.5, 0), lit("#ffa024", 0.85), seg=56)
    for a, high, wide in ((20, 0.7, 20), (64, 0.3, 12), (-24, 0.4, 14), (112, 0.5, 16), (150, 0.26, 10)):
        loop = [spot(0.94 + high * math.sin(math.pi * k / 8), a - wide + wide * k / 4, -0.1) for k in range(9)]
        tube(loop, 0.055, lit("#ff3a04", 0.9))
        tube([(0.5 * (x + spot(0.94, a)[0]), y - 0.05, 0.5 * (z + spot(0.94, a)[2])) for x, y, z in loop], 0.035,
             lit("#ff9a1c", 1.0))  # fmt: skip


def glimmer():
    """A light where no star is."""
    rays((0, 0, 0), 1.0, "#9affc8", 12, 0.025)
    ball(0.34, (0, 0.1, 0), lit("#4fe0a0", 4), seg=24)


def rimecoil():
    """An engine's coil with snow on it, icicles below."""
    cyl(0.55, 1.8, (0, 0, 1.1), tin("#5a646c"), (0, 90, 0), seg=36)
    for k in range(5):
        ring(0.6, 0.08, (-0.76 + 0.38 * k, 0, 1.1), (copper(), steel())[k % 2], (0, 90, 0), seg=44)
    for s in (-1, 1):
        box((0.24, 0.9, 0.6), (s * 0.7, 0, 0.3), flat("#3a4048"), bev=0.03)
    snow, ice = flat("#eef6fc", 0.8, 0.1), flat("#b8dcf0", 0.1, 0.8)
    rng = random.Random(5)
    for k in range(12):
        ball(rng.uniform(0.14, 0.24), (-0.95 + 0.17 * k, rng.uniform(-0.25, 0.1), 1.66), snow, (1.2, 1, 0.6), seg=14)
    for k in range(15):
        long = rng.uniform(0.2, 0.62)
        cyl(0.01, long, (-0.95 + 0.136 * k, -0.42, 0.78 - long / 2), ice, r2=0.06, seg=10, bev=0)


def swoop():
    """The way of a ship that turned on its tail: a loop of light."""
    way = [(-4.2 + 0.42 * k, 0, -0.9 + 0.01 * k * k) for k in range(10)]
    way += [(0.0 + 1.25 * math.sin(t), 0.3, 0.75 - 1.1 * math.cos(t)) for t in (0.25 * k for k in range(1, 20))]
    for wide, tone, power in ((0.05, "#bfeaff", 4), (0.11, "#2f8ae0", 1.6)):
        tube([(x, y + wide * 3, z) for x, y, z in way], wide, lit(tone, power))


def hullplate():
    """A wall of a hull: one plate hangs by its last bolt, and shakes."""
    for i in range(3):
        for j in range(2):
            if (i, j) != (1, 1):
                box((0.96, 0.12, 1.16), (-0.98 + 0.98 * i, 0.1, 0.62 + 1.18 * j), flat("#7a6a50", 0.5, 0.3), bev=0.03)
                for dx, dz in ((-0.38, -0.48), (0.38, -0.48), (-0.38, 0.48), (0.38, 0.48)):
                    ball(0.05, (-0.98 + 0.98 * i + dx, 0.02, 0.62 + 1.18 * j + dz), steel(), (1, 0.5, 1), seg=10)
    box((1.0, 0.1, 1.2), (0, 0.16, 1.8), flat("#15171a"), bev=0)
    for k, tone in enumerate(("#d8302c", "#e8c03a", "#2f8ad0")):
        tube([(-0.3 + 0.3 * k, 0.1, 2.3), (-0.2 + 0.2 * k, 0, 1.8), (0.3 - 0.3 * k, 0.1, 1.3)], 0.035, flat(tone))
    box((0.96, 0.08, 1.16), (0.34, -0.2, 1.52), flat("#c08a3c", 0.5, 0.3), (0, 27, -10), bev=0.03)
    ball(0.08, (0.42, -0.27, 2.2), brass(), seg=14)
    for x, z, a in ((-0.42, 1.0, 20), (-0.62, 0.9, 20), (0.95, 0.74, -40), (1.12, 0.62, -40)):
        box((0.03, 0.03, 0.34), (x, -0.35, z), lit("#ffe6a0", 3), (0, a, 0), bev=0)


def drydock():
    """A yard in orbit: frames of girders with lamps, the way out to the left."""
    iron = tin("#8a8478")
    for k in range(4):
        x = -2.1 + 1.4 * k
        for y in (-1.1, 1.1):
            box((0.1, 0.1, 2.5), (x, y, 0), iron, bev=0)
        for z in (-1.25, 1.25):
            box((0.1, 2.3, 0.1), (x, 0, z), iron, bev=0)
        ball(0.09, (x, -1.15, 1.25), lit("#ffc24a", 8), seg=12)
        ball(0.09, (x, -1.15, -1.25), lit("#ff5a3a", 8), seg=12)
    for y in (-1.1, 1.1):
        for z in (-1.25, 1.25):
            tube([(-2.4, y, z), (2.4, y, z)], 0.06, iron)
        for k in range(3):
            x = -2.1 + 1.4 * k
            tube([(x, y, -1.25), (x + 1.4, y, -0.6)], 0.03, iron)
            tube([(x, y, 1.25), (x + 1.4, y, 0.6)], 0.03, iron)
    tube([(1.2, -1.1, 1.25), (1.2, -1.0, 0.75)], 0.03, gunmetal())
    rays((1.2, -1.05, 0.6), 0.34, "#cfeaff")


def solarwind():
    """Gusts of light, all one way."""
    rng = random.Random(8)
    for _ in range(30):
        x, y, z, long = rng.uniform(-6, 3), rng.uniform(-1, 5), rng.uniform(-2.4, 2.6), rng.uniform(1.4, 3.4)
        sway = rng.uniform(0, 6)
        way = [(x + long * k / 8, y, z + 0.1 * math.sin(sway + 0.7 * k)) for k in range(9)]
        tube(way, rng.uniform(0.012, 0.03), lit(rng.choice(("#ffd27a", "#ffe9b8", "#ffb04a")), 3.5))
