"""Vehicles that carry a crew, what is fitted to a ship, and the drive cores; the camera frames each by itself."""

import math

import fittings_pirates
from doll_hats import HATS
from studio.light import lamp_kit, shadow_floor
from studio.materials import brass, cloth, copper, enamel, glow, gunmetal, metal, paint, steel, wood
from studio.scene import count, frame, new_scene, shoot
from studio.shapes import ball, box, cyl, group, lathe, objects_since, ring, tube


def render(record, path, size, samples):
    """One object: record is (name, elevation of the camera, turn of the camera)."""
    name, elevation, turn = record
    new_scene(*size, samples=samples)
    if name.startswith("core_"):
        core(*{**CORES, **fittings_pirates.CORES}[name])
    else:
        (globals().get(name) or getattr(fittings_pirates, name))()
    shadow_floor(0)
    lamp_kit(1.1, power=1.15)
    frame(elevation, turn, 0.07, 0.07)
    shoot(path)


def _wheels(xs, y, r, mat):
    for x in xs:
        for s in (-1, 1):
            cyl(r, 0.26, (x, s * y, r), mat, (90, 0, 0), seg=36, bev=0.05)
            cyl(r * 0.45, 0.30, (x, s * y, r), brass(), (90, 0, 0), seg=28, bev=0.02)


def mule():
    rust, dark = paint("#b0662a", 0.45, 0.4, 0.3, 0.9), gunmetal()
    box((2.5, 1.3, 0.26), (0, 0, 0.56), rust, bev=0.08)
    for s in (-1, 1):
        box((1.5, 0.08, 0.36), (-0.45, s * 0.62, 0.84), rust, bev=0.03)
    box((0.08, 1.3, 0.36), (-1.2, 0, 0.84), rust, bev=0.03)
    box((0.5, 0.8, 0.16), (0.55, 0, 0.78), cloth("#4a3020", 40, 0.6), bev=0.06)
    box((0.14, 0.8, 0.52), (0.30, 0, 1.02), cloth("#4a3020", 40, 0.6), (0, -10, 0), bev=0.05)
    tube([(0.95, 0, 0.70), (0.88, 0, 1.12)], 0.04, steel())
    ring(0.19, 0.04, (0.86, 0, 1.16), dark, (0, 70, 0), seg=36)
    for y in (-0.4, 0.4):
        cyl(0.13, 0.12, (1.26, y, 0.62), glow("#ffd890", 3), (0, 90, 0), seg=24)
    for x, y in ((-0.85, 0.22), (-0.45, -0.24)):
        box((0.46, 0.46, 0.40), (x, y, 0.90), wood(), (0, 0, 8), bev=0.03)
    tube([(-1.1, -0.5, 0.72), (-0.7, 0, 1.16), (-0.2, 0.5, 0.72)], 0.035, cloth("#d8c088", 30, 0.8))
    _wheels((-0.85, 0.85), 0.74, 0.38, paint("#23201e", 0.8, 0.1, 0.1, 0.4))


def limousine():
    navy, chrome = paint("#22345e", 0.3, 0.7, 0.15, 0.4), steel()
    box((2.7, 1.14, 0.42), (0, 0, 0.52), navy, bev=0.16)
    box((1.5, 0.98, 0.44), (-0.10, 0, 0.92), navy, bev=0.16, taper=0.78)
    box((1.30, 1.02, 0.24), (-0.10, 0, 0.92), enamel("#0c1626", 0.08), bev=0.08, taper=0.84)
    for s in (-1, 1):
        box((2.4, 0.04, 0.06), (0, s * 0.58, 0.56), chrome, bev=0.01)
        box((0.66, 0.42, 0.18), (-0.95, s * 0.52, 0.30), gunmetal(), bev=0.08)
        box((0.66, 0.42, 0.18), (0.95, s * 0.52, 0.30), gunmetal(), bev=0.08)
        for x in (-0.95, 0.95):
            cyl(0.16, 0.06, (x, s * 0.52, 0.20), glow("#6ab8ff", 4), seg=28)
        cyl(0.11, 0.06, (1.34, s * 0.38, 0.58), glow("#fff0c8", 3), (0, 90, 0), seg=24)
    box((0.50, 0.22, 0.12), (-0.10, 0, 1.19), glow("#4a90ff", 3), bev=0.05)
    box((0.30, 0.04, 0.20), (0.55, -0.585, 0.56), metal("#e2b45a", 0.2, 0.2), bev=0.01)
    tube([(1.2, 0.34, 0.72), (1.2, 0.34, 1.10)], 0.025, chrome)
    box((0.02, 0.26, 0.18), (1.2, 0.20, 1.0), paint("#3a6ac8", 0.5), bev=0.01)


def jeep():
    olive, dark = paint("#5c6a3c", 0.5, 0.35, 0.3, 0.9), gunmetal()
    box((2.2, 1.10, 0.40), (0, 0, 0.58), olive, bev=0.08)
    box((0.80, 1.0, 0.22), (0.72, 0, 0.86), olive, bev=0.06)
    box((0.06, 0.9, 0.40), (0.30, 0, 1.06), enamel("#90b0b8", 0.08), (0, -14, 0), bev=0.01)
    box((0.34, 0.8, 0.14), (-0.20, 0, 0.84), cloth("#3a2c1e", 40, 0.6), bev=0.05)
    tube([(-0.55, -0.5, 0.76), (-0.55, -0.5, 1.40), (-0.55, 0.5, 1.40), (-0.55, 0.5, 0.76)], 0.05, dark)
    cyl(0.09, 0.40, (-0.85, 0, 1.0), dark, seg=24)
    box((0.56, 0.20, 0.20), (-0.80, 0, 1.28), dark, (0, -8, 0), bev=0.04)
    for y in (-0.05, 0.05):
        cyl(0.045, 0.95, (-0.15, y, 1.36), steel(), (0, 82, 0), seg=20)
    box((0.18, 0.16, 0.22), (-0.82, 0.17, 1.22), metal("#8a9a4c", 0.5, 0.5), bev=0.02)
    for y in (-0.36, 0.36):
        cyl(0.12, 0.10, (1.12, y, 0.68), glow("#ffe2a0", 3), (0, 90, 0), seg=24)
    for x in (-0.75, 0.80):
        for s in (-1, 1):
            cyl(0.34, 0.16, (x, s * 0.62, 0.34), dark, seg=36, bev=0.06)
            cyl(0.25, 0.06, (x, s * 0.62, 0.24), glow("#ff9a3a", 4), seg=36)


def _horse(x, coat, mane):
    ball(0.5, (x, 0, 1.02), coat, (0.62, 1.16, 0.66), seg=36)
    for y in (-0.36, 0.40):
        for s in (-1, 1):
            cyl(0.095, 0.80, (x + s * 0.17, y, 0.42), coat, (4 * (1 if y < 0 else -1), 0, 0), r2=0.12, seg=20)
            cyl(0.10, 0.14, (x + s * 0.17, y - 0.02, 0.07), gunmetal(), seg=20)
    cyl(0.17, 0.72, (x, -0.62, 1.42), coat, (34, 0, 0), r2=0.24, seg=28)
    ball(0.24, (x, -0.92, 1.70), coat, (0.70, 1.30, 0.80), (28, 0, 0), seg=28)
    ball(0.14, (x, -1.12, 1.58), coat, (0.85, 1.0, 0.9), seg=24)
    for s in (-1, 1):
        cyl(0.05, 0.18, (x + s * 0.09, -0.78, 1.92), coat, (10, s * 10, 0), r2=0.01, seg=16)
        ball(0.035, (x + s * 0.155, -0.98, 1.74), enamel("#140c08"), seg=14)
    for k in range(5):
        ball(0.10, (x, -0.36 - 0.10 * k, 1.42 + 0.11 * k), mane, (0.5, 1.0, 1.2), seg=16)
    tube([(x, 0.54, 1.14), (x, 0.74, 1.02), (x, 0.78, 0.62)], 0.09, mane)


def horses():
    _horse(-0.42, paint("#6a3c20", 0.5, 0.3, 0.2, 0.4), paint("#1e1410", 0.7, 0.1, 0.1, 0.2))
    _horse(0.44, paint("#a87c50", 0.5, 0.3, 0.2, 0.4), paint("#e8dcc0", 0.7, 0.1, 0.1, 0.2))


def cunning_hat():
    before = count()
    HATS["earflap"]("#c8642a")
    whole = group(objects_since(before), (0, 0, 1.1))
    whole.scale = (1.5, 1.5, 1.5)


def coils():
    box((1.5, 1.5, 0.22), (0, 0, 0.11), gunmetal(), bev=0.06)
    cyl(0.22, 1.5, (0, 0, 0.95), steel(), seg=36)
    for k in range(4):
        ring(0.52, 0.13, (0, 0, 0.40 + 0.32 * k), copper(), seg=56)
    cyl(0.34, 0.16, (0, 0, 1.72), brass(), seg=40, bev=0.04)
    ball(0.16, (0, 0, 1.86), glow("#7ad0ff", 4), seg=24)
    for s in (-1, 1):
        tube([(s * 0.30, 0, 1.70), (s * 0.74, 0, 1.30), (s * 0.70, 0, 0.24)], 0.05, enamel("#a02a1e"))


def bunks():
    frame_, quilt = wood(), (cloth("#8a3a2c", 40, 0.6), cloth("#3a5a7a", 40, 0.6))
    for x in (-0.95, 0.95):
        for y in (-0.48, 0.48):
            box((0.12, 0.12, 1.7), (x, y, 0.85), frame_, bev=0.03)
    for k, z in enumerate((0.42, 1.18)):
        box((1.9, 0.96, 0.12), (0, 0, z), frame_, bev=0.03)
        box((1.74, 0.84, 0.16), (0, 0, z + 0.13), cloth("#d8ccb0", 40, 0.4), bev=0.07)
        box((1.24, 0.88, 0.10), (0.24, 0, z + 0.21), quilt[k], bev=0.05)
        box((0.34, 0.60, 0.14), (-0.66, 0, z + 0.25), cloth("#efe6d0", 40, 0.3), bev=0.07)
    for z in (0.62, 0.86, 1.10):
        box((0.40, 0.06, 0.06), (0.60, -0.54, z), frame_, bev=0.02)
    for x in (0.42, 0.78):
        box((0.06, 0.06, 1.2), (x, -0.54, 0.66), frame_, bev=0.02)


def pods():
    for y, hue in ((-0.52, "#7a8a90"), (0.52, "#b08a4c")):
        hull = paint(hue, 0.45, 0.4, 0.25, 0.8)
        cyl(0.44, 1.9, (0, y, 0.48), hull, (0, 90, 0), seg=48, bev=0.10)
        for x in (-0.62, 0, 0.62):
            ring(0.45, 0.04, (x, y, 0.48), gunmetal(), (0, 90, 0), seg=48)
        cyl(0.26, 0.08, (0.98, y, 0.48), brass(), (0, 90, 0), seg=36, bev=0.02)
        tube([(1.02, y - 0.15, 0.48), (1.10, y, 0.48), (1.02, y + 0.15, 0.48)], 0.035, steel())
        box((0.44, 0.02, 0.20), (-0.3, y - 0.445, 0.52), paint("#efe6cc", 0.5), bev=0.01)
    for x in (-0.5, 0.5):
        box((0.16, 1.3, 0.12), (x, 0, 0.94), gunmetal(), bev=0.03)


def buoy():
    shell = paint("#8a929a", 0.4, 0.5, 0.2, 0.8)
    ball(0.55, (0, 0, 0.80), shell, seg=40)
    ring(0.56, 0.06, (0, 0, 0.80), brass(), seg=56)
    for a in range(3):
        t = math.radians(120 * a + 30)
        tube([(0.3 * math.cos(t), 0.3 * math.sin(t), 0.5), (0.7 * math.cos(t), 0.7 * math.sin(t), 0.06)], 0.05, steel())
    for s in (-1, 1):
        box((0.74, 0.04, 0.46), (s * 0.98, 0, 0.82), enamel("#1c3a74", 0.15), bev=0.01)
        for k in range(3):
            box((0.02, 0.05, 0.46), (s * (0.74 + 0.24 * k), 0, 0.82), brass(), bev=0)
    cyl(0.03, 0.5, (0, 0, 1.5), steel(), seg=16)
    ball(0.11, (0, 0, 1.78), glow("#ff4030", 5), seg=20)
    lathe([(0.03, 0), (0.20, 0.05), (0.30, 0.17)], brass(), thick=0.02, loc=(0, -0.50, 0.98), rot=(72, 0, 0), seg=36)


def hatch():
    deck = paint("#5a6066", 0.5, 0.3, 0.25, 0.8)
    for x, y, w, h in ((0, 0.82, 2.2, 0.5), (0, -0.82, 2.2, 0.5), (-0.82, 0, 0.56, 1.2), (0.82, 0, 0.56, 1.2)):
        box((w, h, 0.14), (x, y, 0.40), deck, bev=0.03)
    box((1.10, 1.16, 0.06), (0, 0, 0.04), paint("#17181c", 0.8), bev=0)
    for x, y, hue in ((-0.22, 0.14, "#7a4a26"), (0.26, -0.16, "#5c2a4e")):
        box((0.44, 0.52, 0.40), (x, y, 0.26), paint(hue, 0.5, 0.3, 0.2, 0.8), (0, 0, 10), bev=0.03)
        box((0.46, 0.08, 0.42), (x, y, 0.26), brass(), (0, 0, 10), bev=0.01)
    box((1.12, 0.10, 1.16), (0, 0.68, 1.00), deck, (-14, 0, 0), bev=0.03)
    box((0.36, 0.06, 0.10), (0, 0.60, 1.36), brass(), (-14, 0, 0), bev=0.02)
    for x in (-0.4, 0.4):
        cyl(0.06, 0.2, (x, 0.60, 0.48), steel(), (0, 90, 0), seg=20)


def thruster():
    bell = metal("#a8927a", 0.35, 0.5)
    group_ = count()
    lathe([(0.34, 1.10), (0.30, 0.84), (0.44, 0.52), (0.66, 0.20), (0.80, 0.0)], bell, thick=0.05, seg=64)
    cyl(0.36, 0.56, (0, 0, 1.36), gunmetal(), seg=48, bev=0.05)
    ring(0.38, 0.07, (0, 0, 1.14), brass(), seg=56)
    ring(0.80, 0.05, (0, 0, 0.02), copper(), seg=64)
    cyl(0.52, 0.02, (0, 0, 0.30), glow("#ff8a2a", 5), seg=48, bev=0)
    for k in range(6):
        t = math.pi * k / 3
        tube(
            [
                (0.36 * math.cos(t), 0.36 * math.sin(t), 1.5),
                (0.56 * math.cos(t), 0.56 * math.sin(t), 1.0),
                (0.50 * math.cos(t), 0.50 * math.sin(t), 0.56),
            ],
            0.045,
            copper(),
        )
    group(objects_since(group_), (0, -0.3, 0.86), (-96, 0, 56))


def sky_hook():
    steel_, rope = steel(), cloth("#c8a060", 30, 0.9)
    cyl(0.42, 0.30, (0, 0, 1.80), paint("#c89a2c", 0.4, 0.5, 0.3, 0.9), (90, 0, 0), seg=44, bev=0.05)
    for s in (-1, 1):
        box((0.12, 0.06, 0.74), (0, s * 0.20, 1.66), gunmetal(), bev=0.02)
        tube([(s * 0.42, 0, 1.84), (s * 0.42, 0, 2.5)], 0.05, rope)
    cyl(0.08, 0.44, (0, 0, 1.34), brass(), seg=24)
    curve = [(0, 0, 1.2), (0, 0, 0.98)]
    curve += [(0.40 * math.sin(t), 0, 0.56 + 0.40 * math.cos(t)) for t in (math.pi * k / 10 for k in range(2, 16))]
    tube(curve, 0.11, steel_)
    cyl(0.11, 0.22, (-0.42, 0, 0.66), steel_, (0, -12, 0), r2=0.01, seg=24)


def core(light, shell, rings):
    """A drive core in its cradle: a lit heart between two bells, with so many rings about it."""
    hull = metal(shell, 0.32, 0.4)
    box((2.3, 0.9, 0.16), (0, 0, 0.08), gunmetal(), bev=0.05)
    for s in (-1, 1):
        box((0.14, 0.7, 0.8), (s * 0.98, 0, 0.5), gunmetal(), bev=0.04, taper=0.6)
        lathe(
            [(0.10, 0), (0.30, 0.12), (0.46, 0.34), (0.50, 0.50)],
            hull,
            thick=0.04,
            loc=(s * 0.98, 0, 0.98),
            rot=(0, -s * 90, 0),
            seg=52,
        )
        cyl(0.15, 0.26, (s * 1.06, 0, 0.98), brass(), (0, 90, 0), seg=32, bev=0.03)
    ball(0.40, (0, 0, 0.98), glow(light, 4), seg=40)
    for k in range(rings):
        x = (k - (rings - 1) / 2) * 0.26
        ring(0.58 - 0.10 * abs(x), 0.05, (x, 0, 0.98), (copper(), brass(), steel())[k % 3], (0, 90, 0), seg=56)
    for s in (-1, 1):
        tube([(s * 0.9, 0.30, 0.70), (s * 0.5, 0.50, 0.40), (0, 0.44, 0.20)], 0.05, enamel("#8a241a"))


CORES = {
    "core_radion": ("#ffb04a", "#b08a5a", 1),
    "core_modified": ("#ff6a3a", "#8a6a50", 2),
    "core_efficient": ("#7affa0", "#8a98a0", 2),
    "core_graviton": ("#a88aff", "#c8c8d4", 3),
}
