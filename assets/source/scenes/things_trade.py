"""What is bought, hidden and fought over; each round the origin, on a floor or a table."""

import math

from studio.materials import brass, cloth, enamel, glow, gunmetal, metal, steel, wood
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube

from scenes.stage import flat, lit, put, tin


def barrels():
    """Three casks, one of them tapped."""
    for x, y, z, turn in ((-0.6, 0, 0.5, 0), (0.55, 0.1, 0.5, 0), (0.0, 0.05, 1.42, 0)):
        profile = [(0, -0.5), (0.36, -0.5), (0.46, -0.2), (0.48, 0), (0.46, 0.2), (0.36, 0.5), (0, 0.5)]
        lathe(profile, wood("#8a5428", "#3a2010", 1.2, "Z"), loc=(x, y, z), rot=(0, 0, turn), seg=32)
        for h, r in ((-0.34, 0.42), (0.34, 0.42), (0, 0.485)):
            ring(r, 0.03, (x, y, z + h), gunmetal(), seg=36)
    cyl(0.05, 0.2, (-0.6, -0.5, 0.3), brass(), (90, 0, 0), seg=14)


def sacks():
    """Sacks of the post, tied and stamped."""
    canvas = cloth("#b8a070", 24, 0.5)
    for x, y, z, s in ((-0.7, 0, 0.4, 1.0), (0.2, 0.1, 0.42, 1.1), (0.95, -0.1, 0.34, 0.85), (-0.2, 0.0, 1.05, 0.9)):
        ball(0.46 * s, (x, y, z), canvas, (1, 0.85, 0.95), seg=24)
        ball(0.14 * s, (x, y, z + 0.46 * s), canvas, (1, 1, 0.8), seg=14)
        ring(0.1 * s, 0.03, (x, y, z + 0.4 * s), flat("#8a2a20"), seg=20)
        box((0.3 * s, 0.03, 0.2 * s), (x, y - 0.39 * s, z), flat("#2f4a6a"), bev=0.01)


def safe():
    """An iron box with a wheel, as high as a child."""
    box((1.2, 1.0, 1.4), (0, 0, 0.75), tin("#3f464e"), bev=0.06)
    box((1.0, 0.06, 1.2), (0, -0.52, 0.75), tin("#525a64"), bev=0.03)
    ring(0.22, 0.045, (0.15, -0.6, 0.8), brass(), (90, 0, 0), seg=32)
    for k in range(3):
        put(lambda: box((0.4, 0.04, 0.04), (0, 0, 0), brass(), bev=0), (0.15, -0.6, 0.8), 0, 1, (0, 60 * k))
    cyl(0.09, 0.1, (-0.26, -0.58, 0.95), brass(), (90, 0, 0), seg=20)


def lassiter():
    """A pistol of glass and gold on a stand: the oldest of its kind."""
    cyl(0.6, 0.9, (0, 0, 0.45), flat("#e8e4da", 0.3, 0.5), seg=40, bev=0.04)
    cyl(0.5, 0.1, (0, 0, 0.95), cloth("#3a1c4a", 30, 0.4), seg=36)
    gold = metal("#d8a848", 0.2, 0.2)
    cyl(0.08, 0.62, (-0.05, 0, 1.34), gold, (0, 90, 0), seg=24)
    for k in range(4):
        ring(0.12, 0.03, (-0.26 + 0.13 * k, 0, 1.34), gold, (0, 90, 0), seg=28)
    cyl(0.06, 0.5, (-0.1, 0, 1.34), glow("#7fe0ff", 3), (0, 90, 0), seg=16)
    box((0.14, 0.1, 0.34), (0.3, 0, 1.18), wood("#6a3a1c", "#3a1c0c"), (0, -18, 0), bev=0.04)
    for s in (-1, 1):
        tube([(s * 0.2, 0, 1.0), (s * 0.2, 0, 1.24)], 0.03, brass())


def bell_jar():
    """The same under glass, with a lamp from above."""
    lassiter()
    lathe([(0.55, 1.0), (0.55, 1.6), (0.42, 1.86), (0.1, 1.95), (0, 1.96)], glass(), seg=40)
    ball(0.06, (0, 0, 2.0), brass(), seg=12)


def glass():
    m = enamel("#dff2f8", 0.02)
    m.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.16
    return m


def medicine():
    """A crate of the ministry, vials in rows, a green cross."""
    box((1.4, 0.9, 0.7), (0, 0, 0.35), flat("#dfe4e0", 0.5, 0.3), bev=0.05)
    green = flat("#2f8a5a", 0.5, 0.3)
    box((0.4, 0.03, 0.13), (0, -0.46, 0.36), green, bev=0)
    box((0.13, 0.03, 0.4), (0, -0.46, 0.36), green, bev=0)
    box((1.5, 0.1, 0.9), (0, 0.45, 1.0), flat("#cfd6d2", 0.5, 0.3), (-14, 0, 0), bev=0.03)
    for i in range(6):
        for j in range(3):
            tone = ("#5ab8e0", "#e0a84a", "#c8506a")[j]
            cyl(0.08, 0.3, (-0.5 + 0.2 * i, -0.25 + 0.25 * j, 0.82), enamel(tone, 0.05), seg=14)
            cyl(0.05, 0.08, (-0.5 + 0.2 * i, -0.25 + 0.25 * j, 1.0), flat("#e8e0d0"), seg=10, bev=0)


def arms():
    """A long crate of rifles, packed in straw."""
    timber = wood("#8a6a3c", "#4a341c", 1.2, "X")
    box((2.4, 0.9, 0.5), (0, 0, 0.3), timber, bev=0.03)
    box((2.3, 0.8, 0.1), (0, 0, 0.56), cloth("#c8a848", 20, 0.9), bev=0.04)
    for y in (-0.26, 0, 0.26):
        cyl(0.05, 1.6, (0.2, y, 0.7), gunmetal(), (0, 90, 0), seg=16)
        box((0.7, 0.1, 0.16), (-0.75, y, 0.68), wood("#6a3a1c", "#2a140a", 1.0, "X"), bev=0.03)
    box((2.5, 0.1, 0.9), (0.1, 0.62, 0.8), timber, (-24, 4, 0), bev=0.02)
    box((0.5, 0.03, 0.3), (-0.7, -0.46, 0.3), flat("#8a2a20"), bev=0)


def gravgoods():
    """Bars of something with the stamp of a ministry, in a blue light."""
    for i in range(3):
        for j in range(2):
            box((0.5, 0.7, 0.26), (-0.6 + 0.6 * i, 0, 0.15 + 0.3 * j), flat("#c8ccd2", 0.3, 0.6), bev=0.03)
            box((0.22, 0.02, 0.12), (-0.6 + 0.6 * i, -0.36, 0.15 + 0.3 * j), flat("#2f4a8a"), bev=0)
    box((0.5, 0.7, 0.26), (0.0, 0.05, 0.75), flat("#c8ccd2", 0.3, 0.6), (0, 0, 14), bev=0.03)


def snare():
    """Jaws of iron under leaves, the bait a coin."""
    iron = metal("#5a5550", 0.4, 0.4)
    ring(0.8, 0.06, (0, 0, 0.08), iron, seg=48)
    for s in (-1, 1):
        arc = [
            (
                0.8 * math.cos(math.radians(a)),
                s * 0.2 + s * 0.45 * math.sin(math.radians(a)),
                0.1 + 0.65 * math.sin(math.radians(a)),
            )
            for a in range(0, 181, 20)
        ]
        tube(arc, 0.05, iron)
        for a in range(20, 170, 20):
            t = math.radians(a)
            cyl(
                0.06,
                0.2,
                (0.8 * math.cos(t), s * (0.14 + 0.45 * math.sin(t)), 0.14 + 0.62 * math.sin(t)),
                iron,
                (s * 50, 0, 0),
                0.005,
                10,
                0,
            )
    cyl(0.2, 0.05, (0, 0, 0.12), brass(), seg=24)
    cyl(0.14, 0.05, (0, 0, 0.18), metal("#d8a74e", 0.24, 0.3), seg=24)


def teapot():
    """A tray: pot, two bowls, steam."""
    box((1.2, 0.7, 0.05), (0, 0, 0.03), wood("#5a2a1c", "#2a120a", 1.0, "X"), bev=0.02)
    red = enamel("#8a1f24", 0.12)
    ball(0.26, (-0.1, 0.05, 0.26), red, (1, 1, 0.8), seg=28)
    tube([(0.1, 0.05, 0.24), (0.3, 0.05, 0.34), (0.38, 0.05, 0.46)], 0.05, red)
    ring(0.16, 0.03, (-0.1, 0.05, 0.5), brass(), (90, 0, 0), seg=24)
    for x in (-0.42, 0.42):
        lathe(
            [(0, 0), (0.09, 0.02), (0.13, 0.12)], flat("#e8e0d0", 0.3, 0.5), loc=(x, -0.18, 0.06), thick=0.015, seg=24
        )


def revolver():
    """A gun laid down, six shells beside it."""
    box((0.5, 0.1, 0.14), (0.1, 0, 0.1), gunmetal(), bev=0.03)
    cyl(0.05, 0.5, (-0.35, 0, 0.12), gunmetal(), (0, 90, 0), seg=18)
    cyl(0.1, 0.2, (0.05, 0, 0.12), steel(), (0, 90, 0), seg=24)
    box((0.16, 0.1, 0.34), (0.4, -0.1, 0.08), wood("#6a3a1c", "#2a140a"), (80, 0, -30), bev=0.03)
    for k in range(6):
        cyl(0.035, 0.14, (-0.5 + 0.13 * k, -0.3 - 0.05 * (k % 2), 0.07), brass(), seg=14)


def blades():
    """A rack of knives over a grindstone."""
    box((2.0, 0.1, 1.2), (0, 0.2, 1.7), flat("#3a2416", 0.7, 0.2), bev=0.03)
    for k in range(6):
        at = -0.75 + 0.3 * k, 0.08, 1.65 + 0.1 * (k % 2)
        plate(
            [(-0.05, 0.4), (0.05, 0.4), (0.07, -0.2), (0, -0.45), (-0.06, -0.2)],
            0.03,
            at,
            tin("#c8ccd0", 0.25),
            (90, 0, 0),
            bev=0,
        )
        cyl(0.04, 0.22, (at[0], at[1], at[2] + 0.5), flat("#1f1410"), seg=12, bev=0)
    cyl(0.5, 0.24, (0.2, -0.2, 0.65), flat("#9a9488", 0.95, 0), (90, 0, 0), seg=32, bev=0.02)
    for s in (-1, 1):
        box((0.1, 0.1, 1.1), (0.2 + s * 0.35, -0.2, 0.4), flat("#4a3020"), (0, s * 12, 0), bev=0)


def cardfan():
    """Five cards face up, one too many of them an ace."""
    for k in range(5):
        at = -0.3 + 0.15 * k, 0.02 * (k - 2) ** 2 * -1, 0.02 + 0.008 * k
        box((0.28, 0.4, 0.012), at, flat("#f2ead6", 0.6, 0.2), (0, 0, 24 - 12 * k), bev=0.004)
        tone = "#b3201c" if k % 2 else "#1c1a1c"
        ball(0.06, (at[0], at[1], at[2] + 0.008), flat(tone), (1, 1.2, 0.1), seg=16)


def reel():
    """Two spools of tape, a lamp that says it runs."""
    box((1.5, 0.8, 0.3), (0, 0, 0.15), tin("#6a7078"), bev=0.04)
    for x in (-0.38, 0.38):
        cyl(0.34, 0.05, (x, 0.0, 0.42), flat("#8a4a2a", 0.4, 0.4), (62, 0, 0), seg=36)
        cyl(0.36, 0.02, (x, -0.03, 0.44), tin("#c8ccd0"), (62, 0, 0), seg=36, bev=0)
        cyl(0.08, 0.1, (x, -0.05, 0.46), flat("#1c1c1e"), (62, 0, 0), seg=16)
    tube([(-0.38, -0.3, 0.3), (0, -0.42, 0.28), (0.38, -0.3, 0.3)], 0.02, flat("#8a4a2a"))
    for k in range(4):
        ball(0.05, (-0.3 + 0.2 * k, -0.42, 0.16), lit(("#ff5a3a", "#ffc24a", "#7affa0", "#ffc24a")[k], 5), seg=10)
