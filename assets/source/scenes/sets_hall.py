"""Halls where one takes off the hat: temple, ballroom, theatre, chapel, archive, and a corridor in blue."""

import math

from studio.materials import brass, cloth, enamel, wood
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube

from scenes.sets_room import boards
from scenes.stage import backdrop, flat, lit, put


def columns(xs, y, colour, high=4.2, r=0.28):
    for x in xs:
        cyl(r, high, (x, y, high / 2), colour, seg=28, bev=0)
        cyl(r * 1.5, 0.2, (x, y, 0.1), flat("#c8a860", 0.5, 0.3), seg=28)


def temple(rng, air="gold"):
    """Red columns, gold lanterns, a round window on a garden."""
    backdrop(air)
    box((40, 14, 0.1), (0, 3, -0.06), flat("#5a2a20", 0.3, 0.6, 0.1), bev=0)
    red, gold = flat("#9a1f1c", 0.35, 0.5), flat("#d8a848", 0.35, 0.5)
    columns((-5.4, -3.1, 3.1, 5.4), 3.2, red)
    for side in (-1, 1):
        box((4.2, 0.2, 4.4), (side * 3.9, 4.2, 2.2), flat("#d8c8a0", 0.8, 0.1), bev=0)
        for k in range(4):
            box((0.06, 0.06, 4.4), (side * (2.4 + 0.9 * k), 4.05, 2.2), flat("#5a2a1c"), bev=0)
        for z in (0.9, 2.0, 3.1):
            box((4.2, 0.06, 0.06), (side * 3.9, 4.05, z), flat("#5a2a1c"), bev=0)
    ring(1.75, 0.18, (0, 4.1, 1.85), gold, (90, 0, 0), seg=64)
    box((18, 0.3, 0.5), (0, 4.0, 4.2), gold, bev=0.03)
    for x in (-4.3, -2.0, 2.0, 4.3):
        tube([(x, 2.9, 4.4), (x, 2.9, 3.5)], 0.02, brass())
        ball(0.3, (x, 2.9, 3.2), lit("#ff7a3a", 2.2), (1, 1, 1.1), seg=20)
        cyl(0.16, 0.08, (x, 2.9, 3.52), gold, seg=20)
        cyl(0.05, 0.3, (x, 2.9, 2.76), gold, seg=10, bev=0)


def ballroom(rng, hue="#3a5a7a"):
    """Blue walls with white mouldings, tall mirrors, three lustres."""
    for i in range(-8, 9):
        for j in range(6):
            tone = "#d8d0c0" if (i + j) % 2 else "#4a4a54"
            box((0.98, 0.98, 0.1), (i, j - 1.6, -0.05), flat(tone, 0.15, 0.7, 0.1), bev=0)
    box((30, 0.2, 6), (0, 4.4, 3), flat(hue, 0.7, 0.1), bev=0)
    cream, gold = flat("#efe6d2", 0.5, 0.3), flat("#d8b060", 0.3, 0.6)
    for x in (-5.4, -1.8, 1.8, 5.4):
        box((1.5, 0.1, 2.9), (x, 4.25, 1.9), gold, bev=0.03)
        box((1.3, 0.1, 2.7), (x, 4.2, 1.9), enamel("#8fb4c8", 0.03), bev=0)
    columns((-7, -3.6, 0, 3.6, 7), 4.0, cream, 4.6, 0.2)
    for x in (-3.6, 0, 3.6):
        tube([(x, 2.8, 5), (x, 2.8, 3.5)], 0.02, gold)
        for r, z in ((0.62, 3.2), (0.36, 3.5)):
            ring(r, 0.03, (x, 2.8, z), gold, seg=40)
            for k in range(8):
                a = math.radians(45 * k + 20)
                ball(0.07, (x + r * math.cos(a), 2.8 + r * math.sin(a), z + 0.1), lit("#ffe2a0", 6), seg=10)


def theatre(rng, hue="#8a1c24"):
    """A stage: red curtains drawn aside, a painted moon, footlights."""
    boards("#7a4a26", rng)
    box((30, 0.1, 6), (0, 4.4, 3), flat("#24406a", 0.8, 0), bev=0)
    ball(0.7, (1.6, 4.3, 2.7), flat("#f0e2b0", 0.8, 0), (1, 0.1, 1), seg=32)
    for k in range(9):
        high = 0.9 + 0.5 * math.sin(1.9 * k)
        plate(
            [(-1.0, 0), (1.0, 0), (0, 1.6 * high)],
            0.06,
            (-6 + 1.5 * k, 4.2, 0),
            flat("#1f3a3a", 0.9, 0),
            (90, 0, 0),
            bev=0,
        )
    red = cloth(hue, 30, 0.3)
    for side in (-1, 1):
        for k in range(9):
            cyl(
                0.26,
                5,
                (side * (2.9 + 0.42 * k), 3.2 - 0.1 * (k % 2), 2.3),
                red,
                (0, side * max(0, 9 - 3 * k), 0),
                seg=16,
                bev=0,
            )
        ring(0.34, 0.08, (side * 3.2, 3.0, 1.5), flat("#d8b060", 0.4, 0.5), (0, 14, 0), seg=24)
    for k in range(14):
        ball(0.42, (-6 + 0.92 * k, 3.0, 4.15), red, (1.2, 0.5, 0.9), seg=16)
    for k in range(11):
        lathe(
            [(0, 0), (0.16, 0.02), (0.2, 0.16)],
            flat("#d8b060", 0.3, 0.5),
            loc=(-4.4 + 0.88 * k, -0.9, 0),
            thick=0.02,
            seg=16,
        )


def chapel(rng, hue="#c8a070"):
    """A small church of planks: a tall window of coloured panes, benches."""
    boards("#6a4a2c", rng)
    for k in range(-10, 11):
        box((0.7, 0.14, 5), (k * 0.72, 4.2, 2.5), flat(hue if k % 2 else "#b08a5c", 0.8, 0.1), bev=0.01)
    panes = ("#ffb43a", "#d8503a", "#4a9ad8", "#5ab87a", "#e8d080")
    for i in range(4):
        for j in range(6):
            if j < 5 or i in (1, 2):
                at = -0.54 + 0.36 * i, 4.06, 1.1 + 0.42 * j
                box((0.32, 0.06, 0.38), at, lit(panes[(i * 3 + j * 2) % 5], 2.4), bev=0)
    for x in (-0.74, 0.74):
        box((0.1, 0.14, 2.3), (x, 4.02, 1.95), flat("#4a2c18"), bev=0.01)
    bench = wood("#7a4e2a", "#3a2010", 1.0, "X")
    for side in (-1, 1):
        for y in (1.8, 2.8):
            box((2.4, 0.5, 0.1), (side * 3.0, y, 0.5), bench, bev=0.02)
            box((2.4, 0.1, 0.6), (side * 3.0, y + 0.26, 0.85), bench, bev=0.02)
            for x in (-1.0, 1.0):
                box((0.1, 0.5, 0.5), (side * 3.0 + x, y, 0.25), bench, bev=0.01)


def archive(rng, hue="#8a6a44"):
    """Drawers to the ceiling, a ladder, lamps on brass arms."""
    boards("#5a3a22", rng)
    wall = flat("#4a2e1a", 0.6, 0.2)
    box((30, 0.3, 6), (0, 4.3, 3), wall, bev=0)
    fronts = [flat(tone, 0.5, 0.3) for tone in (hue, "#7a5a38", "#9a7a50")]
    for i in range(-8, 9):
        for j in range(7):
            out = 0.34 if rng.random() < 0.05 else 0.0
            box((0.8, 0.2 + out, 0.5), (i * 0.86, 4.1 - out / 2, 0.4 + 0.56 * j), rng.choice(fronts), bev=0.02)
            ball(0.05, (i * 0.86, 3.96 - out, 0.4 + 0.56 * j), brass(), seg=8)
    for x in (-2.0, -1.4):
        tube([(x, 2.6, 0), (x, 3.8, 4.6)], 0.05, flat("#a8743c"))
    for k in range(9):
        box((0.6, 0.06, 0.06), (-1.7, 2.66 + 0.13 * k, 0.3 + 0.5 * k), flat("#a8743c"), bev=0)
    for x in (-4.4, 0.6, 4.6):
        tube([(x, 3.9, 3.6), (x, 3.3, 3.7)], 0.03, brass())
        ball(0.16, (x, 3.2, 3.6), lit("#ffd890", 5), seg=16)


def bluehall(rng, hue="#9ab4d8"):
    """A white passage without an end, one line of blue on either side."""
    for k in range(9):
        y, wide = 1.0 + 1.7 * k, 4.6
        tone = flat("#c4ccd6" if k % 2 else "#aeb8c6", 0.3, 0.6, 0.06)
        for side in (-1, 1):
            box((0.2, 1.66, 4.4), (side * wide, y, 2.2), tone, bev=0.02)
            box((0.06, 1.66, 0.12), (side * (wide - 0.14), y, 1.9), lit("#2f8aff", 4), bev=0)
        box((9, 1.66, 0.1), (0, y, -0.05), tone, bev=0.01)
        box((9, 1.66, 0.1), (0, y, 4.4), tone, bev=0.01)
        box((1.2, 0.3, 0.05), (0, y, 4.32), lit("#e8f2ff", 5), bev=0)
    box((9, 0.1, 4.4), (0, 15.6, 2.2), lit(hue, 1.6), bev=0)
    box((9, 3, 0.1), (0, -1.2, -0.05), flat("#aeb8c6", 0.3, 0.6, 0.06), bev=0)
    put(lambda: ring(0.7, 0.06, (0, 0, 0), flat("#5a6a80"), (90, 0, 0), seg=40), (0, 15.4, 2.2))
