"""Works, huts and what stands about a town; each round the origin on the ground, three to five units high."""

import math

from studio.materials import enamel
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube

from scenes.stage import flat, lit, put, tin
from scenes.things_town import windows


def chimneys():
    """A factory: four stacks, saw-tooth roofs, smoke."""
    brick, dark = flat("#5f3a2e", 0.9, 0), flat("#34302e", 0.8, 0)
    box((6.4, 1.8, 1.2), (0, 0.4, 0.6), brick, bev=0.02)
    for k in range(6):
        plate([(-0.5, 0), (0.5, 0), (0.5, 0.6)], 1.7, (-2.6 + 1.04 * k, 0.4, 1.2), dark, (90, 0, 0), bev=0)
    windows([-2.7 + 0.6 * k for k in range(10)], (0.6,), -0.52, "#ff9a3a", 3)
    smoke = flat("#6a605c", 1.0, 0, 0.2)
    for x, high in ((-2.4, 4.2), (-0.9, 3.4), (0.7, 4.6), (2.3, 3.8)):
        cyl(0.34, high, (x, 1.0, high / 2), brick, r2=0.22, seg=18, bev=0)
        ring(0.25, 0.07, (x, 1.0, high - 0.1), dark, seg=20)
        for j in range(4):
            at = x + 0.4 * j, 1.0, high + 0.25 + 0.34 * j
            ball(0.26 + 0.14 * j, at, smoke, (1.2, 1, 0.8), seg=14)


def dish():
    """A dish that listens, on a lattice leg."""
    white = flat("#d8dce0", 0.4, 0.4)
    for a in (0, 120, 240):
        t = math.radians(a)
        tube([(0.8 * math.cos(t), 0.8 * math.sin(t), 0), (0, 0, 2.0)], 0.08, tin("#6a7078"))
    shape = [(0, 0), (0.6, 0.08), (1.2, 0.34), (1.55, 0.66)]
    put(lambda: lathe(shape, white, thick=0.04, seg=48), (0, 0, 2.1), 24, 1, (50, 0))
    put(lambda: tube([(0, 0, 0), (0, 0, 1.1)], 0.04, tin("#6a7078")), (0, 0, 2.1), 24, 1, (50, 0))
    ball(0.1, (0.35, -0.78, 2.8), lit("#ff4a2a", 6), seg=10)


def hut():
    """Poles, reed walls, a roof of leaves."""
    reed, straw = flat("#9a7a44", 0.9, 0), flat("#b89a54", 0.95, 0, 0.5)
    for x in (-1.0, 1.0):
        for y in (-0.7, 0.7):
            cyl(0.08, 1.6, (x, y, 0.5), flat("#5a3c20"), seg=10, bev=0)
    box((2.2, 1.5, 1.0), (0, 0, 1.0), reed, bev=0.03)
    box((0.5, 0.06, 0.8), (0, -0.78, 0.95), flat("#2a1c10"), bev=0)
    cyl(1.9, 1.3, (0, 0, 2.1), straw, (0, 0, 45), 0.1, 4, 0)
    box((2.6, 1.8, 0.1), (0, 0, 0.46), reed, bev=0)


def shack():
    """Corrugated iron, a stove pipe, one lit window."""
    iron, rust = tin("#7d8078", 0.6), flat("#8a4a2c", 0.9, 0)
    box((1.9, 1.4, 1.3), (0, 0, 0.65), rust, bev=0.02)
    for k in range(9):
        cyl(0.09, 1.7, (-1.0 + 0.25 * k, 0, 1.4 + 0.03 * k), iron, (90, 0, 0), seg=10, bev=0)
    cyl(0.1, 0.9, (0.6, 0.3, 1.9), iron, seg=12, bev=0)
    box((0.5, 0.06, 0.9), (-0.5, -0.72, 0.45), flat("#3a2416"), bev=0)
    windows((0.45,), (0.75,), -0.72)


def tank():
    """A water tower on legs."""
    planks = flat("#8a5a34", 0.8, 0.1)
    cyl(0.9, 1.3, (0, 0, 2.8), planks, seg=28, bev=0.02)
    for z in (2.35, 2.8, 3.25):
        ring(0.91, 0.04, (0, 0, z), tin("#4a4a48"), seg=36)
    cyl(1.0, 0.6, (0, 0, 3.75), flat("#4a3a30", 0.8, 0.1), r2=0.04, seg=28, bev=0)
    for x in (-0.6, 0.6):
        for y in (-0.6, 0.6):
            tube([(x * 1.25, y * 1.25, 0), (x, y, 2.2)], 0.08, planks)
    tube([(-0.7, -0.75, 0.7), (0.7, -0.75, 1.7)], 0.05, planks)


def silo():
    """Two silos with domes, a barn between."""
    for x, hue in ((-1.3, "#b8bcc0"), (1.3, "#a8acb0")):
        cyl(0.7, 3.0, (x, 0.3, 1.5), flat(hue, 0.4, 0.4), seg=28, bev=0)
        ball(0.7, (x, 0.3, 3.0), flat("#8a3a2c", 0.5, 0.3), (1, 1, 0.7), seg=28)
    box((1.5, 1.4, 1.5), (0, 0, 0.75), flat("#8a2c22", 0.8, 0.1), bev=0.02)
    plate([(-0.95, 0), (0.95, 0), (0, 0.8)], 1.5, (0, 0, 1.48), flat("#4a3028"), (90, 0, 0), bev=0)
    box((0.7, 0.06, 0.9), (0, -0.72, 0.45), flat("#e8d8b0"), bev=0)


def refinery():
    """Spheres of steel, pipes, a flare."""
    steel, rust = flat("#aab4bc", 0.3, 0.6), flat("#8a5a3a", 0.7, 0.1)
    for x, r in ((-2.2, 1.0), (-0.1, 1.2)):
        ball(r, (x, 0.4, r + 0.3), steel, seg=36)
        ring(r * 1.01, 0.05, (x, 0.4, r + 0.3), rust, seg=40)
        for a in (40, 140, 220, 320):
            t = math.radians(a)
            tube(
                [
                    (x + r * math.cos(t), 0.4 + r * math.sin(t), 0),
                    (x + r * math.cos(t), 0.4 + r * math.sin(t), r + 0.3),
                ],
                0.07,
                rust,
            )
    for x, high in ((1.6, 3.6), (2.4, 4.6)):
        cyl(0.28, high, (x, 0.4, high / 2), steel, seg=20, bev=0)
        for k in range(4):
            ring(0.34, 0.05, (x, 0.4, 0.8 + 0.8 * k), rust, seg=24)
    ball(0.24, (2.4, 0.4, 4.8), lit("#ff8a2a", 6), (0.8, 0.8, 1.7), seg=14)
    for z in (0.5, 0.8):
        tube([(-3.4, -0.7, z), (3.2, -0.7, z)], 0.09, rust)


def crane():
    """A gantry over a pit, its hook hanging."""
    ochre = flat("#c8962c", 0.5, 0.3)
    for x in (-1.8, 1.8):
        for s in (-1, 1):
            tube([(x + 0.6 * s, 0, 0), (x, 0, 3.6)], 0.11, ochre)
    for z in (3.5, 3.95):
        box((5.4, 0.2, 0.14), (0.3, 0, z), ochre, bev=0.02)
    for k in range(11):
        tube([(-2.2 + 0.5 * k, 0, 3.5), (-1.95 + 0.5 * k, 0, 3.95)], 0.05, ochre)
    tube([(1.2, 0, 3.5), (1.2, 0, 1.7)], 0.035, tin("#5a5a5a"))
    ball(0.16, (1.2, 0, 1.65), tin("#5a5a5a"), seg=14)
    box((0.9, 0.8, 0.6), (1.2, 0, 1.2), flat("#6a4a34", 0.8, 0.1), bev=0.03)


def gallows():
    """A beam, a rope, a platform: the law of this town."""
    timber = flat("#4a3424", 0.9, 0)
    box((2.4, 1.6, 0.16), (0, 0, 1.0), timber, bev=0.02)
    for x in (-1.0, 1.0):
        for y in (-0.6, 0.6):
            box((0.16, 0.16, 1.0), (x, y, 0.5), timber, bev=0)
    box((0.2, 0.2, 3.2), (-0.9, 0.2, 2.5), timber, bev=0.02)
    box((2.0, 0.2, 0.2), (0, 0.2, 4.0), timber, bev=0.02)
    tube([(-0.9, 0.2, 3.3), (-0.2, 0.2, 3.95)], 0.08, timber)
    tube([(0.5, 0.2, 4.0), (0.5, 0.2, 3.0)], 0.04, flat("#c8b080"))
    ring(0.24, 0.045, (0.5, 0.2, 2.76), flat("#c8b080"), (90, 0, 0), seg=24)


def watermill():
    """A house of stone with its wheel in the race."""
    stone, roof = flat("#a89a84", 0.9, 0), flat("#6a4a30", 0.9, 0)
    box((2.2, 1.8, 1.7), (0, 0.3, 0.85), stone, bev=0.03)
    plate([(-1.4, 0), (1.4, 0), (0, 1.2)], 2.0, (0, 0.3, 1.65), roof, (90, 0, 0), bev=0)
    windows((-0.5, 0.5), (1.0,), -0.62)
    wheel = flat("#5a3c22", 0.8, 0.1)
    for r in (1.15, 0.85):
        ring(r, 0.06, (1.9, -0.4, 0.95), wheel, (90, 0, 0), seg=40)
    for k in range(10):
        put(lambda: box((0.5, 0.5, 0.07), (1.0, 0, 0), wheel, bev=0), (1.9, -0.4, 0.95), 0, 1, (0, 36 * k))
    box((2.6, 1.0, 0.06), (2.3, -0.6, 0.03), enamel("#3a7a9a", 0.05), bev=0)


def palisade():
    """A stockade of logs with a gate and a flag of the Alliance."""
    log = flat("#6a4a2c", 0.9, 0)
    for k in range(-12, 13):
        if abs(k) > 1:
            cyl(0.17, 1.9, (k * 0.36, 0, 0.95), log, r2=0.15, seg=10, bev=0)
            cyl(0.16, 0.3, (k * 0.36, 0, 2.0), log, r2=0.01, seg=10, bev=0)
    for s in (-1, 1):
        box((0.9, 0.9, 3.0), (s * 1.2, 0.1, 1.5), log, bev=0.02)
        cyl(0.9, 0.6, (s * 1.2, 0.1, 3.3), flat("#4a3424"), (0, 0, 45), 0.02, 4, 0)
        windows((s * 1.2,), (2.4,), -0.38)
    tube([(0, 0.3, 0), (0, 0.3, 4.4)], 0.05, tin("#8a8a8a"))
    box((1.1, 0.03, 0.7), (0.6, 0.3, 4.0), flat("#2f4a8a"), bev=0)
    box((1.1, 0.04, 0.2), (0.6, 0.3, 4.0), flat("#e8dcc0"), bev=0)


def observatory():
    """A split dome on a drum, the glass looks out."""
    cyl(1.5, 1.2, (0, 0, 0.6), flat("#b8b0a0", 0.7, 0.1), seg=36, bev=0.03)
    ball(1.5, (0, 0, 1.2), flat("#d0d4d8", 0.4, 0.4), seg=40)
    box((0.7, 1.8, 2.4), (0.5, -0.6, 1.9), flat("#15181c"), (0, 24, 0), bev=0)
    put(lambda: cyl(0.3, 2.4, (0, 0, 0.6), tin("#8a7a5a"), seg=24), (0.5, -0.5, 1.8), 0, 1, (30, 24))
    windows((-1.0, -0.3), (0.6,), -1.42, "#9fd8ff")


def locomotive():
    """A train's nose, its lamp, two cars behind."""
    red, dark = flat("#8a241c", 0.4, 0.4), tin("#3a3c40")
    box((3.0, 1.2, 1.3), (0, 0, 1.1), red, bev=0.1)
    cyl(0.62, 1.6, (-2.1, 0, 1.0), dark, (0, 90, 0), seg=32, bev=0.06)
    ball(0.24, (-2.95, 0, 1.15), lit("#ffe2a0", 9), seg=16)
    plate([(-0.6, 0), (0.6, 0), (0, 0.7)], 0.4, (-2.9, 0, 0.1), dark, (0, -70, 0), bev=0.02)
    for k in range(2):
        box((3.0, 1.2, 1.5), (3.4 + 3.3 * k, 0, 1.15), flat("#5a4a3a", 0.5, 0.3), bev=0.06)
        windows([2.4 + 3.3 * k + 0.5 * j for j in range(5)], (1.35,), -0.62)
    windows((-0.6, 0, 0.6), (1.4,), -0.62)
    for k in range(12):
        cyl(0.3, 0.14, (-2.2 + 0.85 * k, -0.6, 0.3), dark, (90, 0, 0), seg=20)
    box((24, 0.1, 0.1), (4, -0.55, 0.0), dark, bev=0)
