"""Supplies drawn on Gear cards: what is eaten, drunk, bandaged or reloaded."""

import math

from studio.materials import brass, cloth, copper, enamel, gunmetal, metal, paint, steel, wood
from studio.nodes import material
from studio.scene import count
from studio.shapes import ball, box, cyl, group, lathe, objects_since, plate, ring, tube


def cross(size, thick, mat, loc, rot=None):
    """A medical cross, both arms one piece thick."""
    before = count()
    box((size, size * 0.34, thick), (0, 0, 0), mat, bev=0.012)
    box((size * 0.34, size, thick * 1.02), (0, 0, 0), mat, bev=0.012)
    group(objects_since(before), loc, rot or (0, 0, 0))


def medkit():
    shell, red = paint("#ece4d2", 0.42, 0.4, 0.12, 0.5), enamel("#b8181c", 0.25)
    box((1.7, 1.15, 0.46), (0, 0, 0.24), shell, bev=0.10)
    box((1.7, 1.15, 0.40), (0, 0, 0.70), shell, bev=0.10)
    box((1.74, 1.19, 0.07), (0, 0, 0.48), gunmetal(), bev=0.02)
    cross(0.74, 0.06, red, (0, 0, 0.92))
    cross(0.40, 0.05, red, (-0.42, -0.585, 0.26), (90, 0, 0))
    for x in (-0.05, 0.55):
        box((0.16, 0.06, 0.24), (x, -0.60, 0.50), brass(), bev=0.02)
    tube(
        [(-0.34, 0.60, 0.62), (-0.30, 0.86, 0.66), (0.30, 0.86, 0.66), (0.34, 0.60, 0.62)], 0.05, paint("#5a3322", 0.5)
    )


def ammo_box():
    tin, dark = paint("#5c6640", 0.5, 0.25, 0.25, 0.9), paint("#20241a", 0.7, 0, 0.1, 0)
    case, tip = metal("#d2a04a", 0.22, 0.35), metal("#b8663c", 0.26, 0.4)
    box((1.7, 1.05, 0.08), (0, 0, 0.05), tin, bev=0.03)
    for y in (-0.5, 0.5):
        box((1.7, 0.08, 0.70), (0, y, 0.36), tin, bev=0.03)
    for x in (-0.82, 0.82):
        box((0.08, 1.05, 0.70), (x, 0, 0.36), tin, bev=0.03)
    box((1.55, 0.9, 0.04), (0, 0, 0.30), dark, bev=0)
    box((1.7, 0.08, 1.0), (0, 0.74, 1.06), tin, (-24, 0, 0), bev=0.03)
    for row in range(2):
        for k in range(4):
            x, y = -0.54 + 0.36 * k, -0.22 + 0.42 * row
            cyl(0.15, 0.5, (x, y, 0.58), case, seg=28)
            lathe([(0.14, 0), (0.13, 0.14), (0.06, 0.34), (0, 0.38)], tip, loc=(x, y, 0.82), seg=28)
    box((0.62, 0.03, 0.26), (0, -0.555, 0.36), paint("#e6d7a8", 0.6), bev=0.01)
    box((0.42, 0.03, 0.07), (0, -0.57, 0.36), paint("#8a2016", 0.6, wear=0), bev=0)
    box((0.18, 0.06, 0.14), (0, -0.57, 0.64), brass(), bev=0.02)


def bandolier():
    """A leather belt of cartridges, laid in a loop."""
    hide, case, tip = paint("#6a3c20", 0.6, 0.15, 0.3, 0.9), metal("#d2a04a", 0.22, 0.35), metal("#b8663c", 0.26, 0.4)
    strap = paint("#3f2212", 0.6, 0.15, 0.3, 0.8)
    lathe([(0.98, 0.0), (0.98, 0.62)], hide, 0, 360, 0.07, seg=96)
    for z in (0.06, 0.56):
        ring(1.05, 0.028, (0, 0, z), strap, seg=96)
    for k in range(22):
        a = 360 / 22 * k
        if 160 < a < 195:
            continue
        x, y = 1.13 * math.sin(math.radians(a)), -1.13 * math.cos(math.radians(a))
        cyl(0.105, 0.52, (x, y, 0.34), case, seg=24)
        lathe([(0.10, 0), (0.085, 0.12), (0.035, 0.26), (0, 0.29)], tip, loc=(x, y, 0.59), seg=20)
        box((0.20, 0.05, 0.17), (x * 1.09, y * 1.09, 0.30), strap, (0, 0, a), bev=0.015)
    box((0.40, 0.10, 0.52), (0.0, 1.08, 0.33), brass(), bev=0.04)
    box((0.24, 0.12, 0.30), (0.0, 1.09, 0.33), strap, bev=0.02)


def stew_pot():
    pot = copper()
    lathe([(0, 0), (0.62, 0.02), (0.78, 0.20), (0.82, 0.55), (0.76, 0.92), (0.84, 0.98)], pot, thick=0.05, seg=64)
    ring(0.82, 0.055, (0, 0, 0.97), pot)
    cyl(0.74, 0.04, (0, 0, 0.80), paint("#8a3c14", 0.35, 0.6, 0.35, 0), seg=56, bev=0)
    lumps = (
        (0.3, 0.2, "#e0862a"),
        (-0.25, 0.3, "#d8c078"),
        (0.1, -0.35, "#5f7a30"),
        (-0.4, -0.1, "#e0862a"),
        (0.45, -0.2, "#d8c078"),
    )
    for x, y, colour in lumps:
        ball(0.15, (x, y, 0.82), paint(colour, 0.4, 0.4), (1, 0.8, 0.5), seg=18)
    for sx in (-1, 1):
        ring(0.16, 0.045, (sx * 0.90, 0, 0.72), brass(), (90, 0, 0), seg=32)
    tube([(0.1, -0.1, 0.78), (0.38, 0.30, 1.25), (0.62, 0.60, 1.72)], 0.05, wood("#8a5a32", "#4a2a16", 2))
    ball(0.09, (0.64, 0.62, 1.75), wood("#8a5a32", "#4a2a16", 2), seg=18)


def wrench(length, loc, rot, mat):
    """An open spanner lying flat."""
    before = count()
    box((0.22, length, 0.14), (0, 0, 0), mat, bev=0.05)
    jaw = [
        (-0.30, 0.0),
        (-0.36, 0.30),
        (-0.16, 0.48),
        (-0.12, 0.20),
        (0.12, 0.20),
        (0.16, 0.48),
        (0.36, 0.30),
        (0.30, 0.0),
        (0.12, -0.14),
        (-0.12, -0.14),
    ]
    plate(jaw, 0.18, (0, length / 2, 0), mat, bev=0.04)
    ring(0.20, 0.085, (0, -length / 2 - 0.1, 0), mat, seg=32)
    group(objects_since(before), loc, rot)


def wrench_kit():
    plate(
        [(-0.95, -0.7), (0.95, -0.75), (1.0, 0.72), (-0.9, 0.76)],
        0.06,
        (0, 0, 0.03),
        cloth("#7a3424", 34, 0.6),
        bev=0.02,
    )
    wrench(1.25, (-0.12, 0.0, 0.18), (0, 0, 42), metal("#b4b6b8", 0.28, 0.4))
    cyl(0.05, 1.0, (0.42, 0.36, 0.26), steel(), (90, 0, -46))
    cyl(0.15, 0.66, (-0.16, -0.26, 0.26), paint("#d8a21c", 0.35, 0.6), (90, 0, -46), seg=8, bev=0.04)
    for x, y in ((0.66, -0.46), (0.40, -0.56), (0.78, -0.18)):
        cyl(0.12, 0.10, (x, y, 0.11), brass(), seg=6)
        cyl(0.055, 0.12, (x, y, 0.11), gunmetal(), seg=16)


def bandages():
    gauze, core = cloth("#efe6d2", 50, 0.5), paint("#cbb893", 0.8, 0, 0.1, 0)
    cyl(0.46, 0.62, (-0.40, 0.18, 0.33), gauze, seg=48, bev=0.05)
    for r in (0.36, 0.26, 0.16):
        ring(r, 0.02, (-0.40, 0.18, 0.645), core, seg=40)
    cyl(0.38, 0.70, (0.40, -0.22, 0.39), gauze, (90, 0, 62), seg=48, bev=0.05)
    plate(
        [(0, -0.19), (0.95, -0.22), (0.95, 0.16), (0, 0.19)], 0.035, (0.30, -0.62, 0.03), gauze, (0, 0, -22), bev=0.01
    )
    cross(0.26, 0.03, enamel("#b8181c", 0.3), (-0.40, -0.285, 0.34), (90, 0, 0))


def bottle():
    glass, _, shader = material("bottle")
    shader.inputs["Base Color"].default_value = (0.19, 0.055, 0.012, 1)
    shader.inputs["Roughness"].default_value = 0.06
    shader.inputs["Coat Weight"].default_value = 1
    profile = [
        (0, 0),
        (0.50, 0.02),
        (0.54, 0.12),
        (0.54, 1.15),
        (0.46, 1.36),
        (0.19, 1.56),
        (0.17, 1.92),
        (0.22, 1.95),
        (0.22, 2.04),
        (0.15, 2.05),
    ]
    lathe(profile, glass, seg=64)
    lathe([(0.553, 0.34), (0.553, 0.98)], paint("#eadbb0", 0.6, 0.1, 0.15, 0.2), -78, 78, 0.012)
    cyl(0.13, 0.22, (0, 0, 2.10), wood("#c79a62", "#8a5f34", 3), bev=0.03)
    star = [
        (
            0.20 * (1 if i % 2 else 0.45) * math.sin(i * math.pi / 5),
            0.20 * (1 if i % 2 else 0.45) * math.cos(i * math.pi / 5),
        )
        for i in range(10)
    ]
    plate(star, 0.02, (0, -0.572, 0.72), enamel("#a8261c", 0.3), (90, 0, 0), bev=0)
    box((0.44, 0.02, 0.05), (0, -0.566, 0.46), paint("#3a2012", wear=0), bev=0)
    cyl(0.24, 0.30, (0.72, -0.42, 0.16), metal("#c8ccd0", 0.2, 0.3), seg=36)
    cyl(0.21, 0.02, (0.72, -0.42, 0.315), enamel("#a85a14", 0.1), seg=36, bev=0)


def flare():
    tube_, cap = paint("#7c0c0c", 0.4, 0.5, 0.2, 0.6), metal("#d0a052", 0.3, 0.4)
    cyl(0.17, 1.45, (-0.10, 0, 0.62), tube_, (0, 52, 0), seg=32, bev=0.03)
    cyl(0.185, 0.30, (-0.55, 0, 0.27), cap, (0, 52, 0), seg=32, bev=0.03)
    cyl(0.20, 0.14, (0.40, 0, 1.02), cap, (0, 52, 0), seg=32, bev=0.03)
    flame = [(0.0, 0.0), (0.20, 0.06), (0.27, 0.22), (0.22, 0.44), (0.10, 0.70), (0.0, 0.92)]
    fire, core = paint("#e85a00", 0.4, 0.5, 0.1, 0), paint("#f2b400", 0.4, 0.5, 0.1, 0)
    for turn, size, shift in ((52, 1.0, 0.0), (30, 0.72, -0.10), (76, 0.66, 0.08)):
        tongue = lathe([(r * size, z * size) for r, z in flame], fire, rot=(0, turn, 0), loc=(0.46, shift, 1.06))
        tongue.scale = (1, 0.8, 1)
    lathe([(r * 0.62, z * 0.62) for r, z in flame], core, rot=(0, 52, 0), loc=(0.44, -0.17, 1.10))
