"""Ship Upgrades of *Pirates & Bounty Hunters*; `CORES` are its two drive cores."""

import math

from studio.materials import brass, cloth, copper, enamel, glow, gunmetal, metal, paint, steel, wood
from studio.scene import count
from studio.shapes import ball, box, cyl, group, lathe, objects_since, ring, tube

CORES = {  # light, shell, rings about the heart
    "core_echelon": ("#5ab8ff", "#d8b868", 3),
    "core_tri_capissen": ("#ff5a4a", "#7a7d84", 3),
}


def defense_suite():
    """A dish, a cabinet of valves and a spark between two horns: nobody talks to this ship's locks."""
    box((1.5, 0.9, 1.0), (0, 0, 0.5), paint("#3f4c5c", 0.4, 0.4, 0.2, 0.8), bev=0.07)
    box((1.2, 0.05, 0.36), (0, -0.46, 0.68), glow("#2f9ad0", 2), bev=0)
    for k in range(6):
        box((0.1, 0.03, 0.08 + 0.05 * (k * 5 % 4)), (-0.5 + 0.2 * k, -0.49, 0.66), glow("#d8f2ff", 3), bev=0)
    for k in range(5):
        ball(0.05, (-0.48 + 0.24 * k, -0.46, 0.30), glow(("#ff5a3a", "#ffc24a")[k % 2], 4), seg=14)
    for s in (-1, 1):
        tube([(s * 0.5, 0, 1.0), (s * 0.42, 0, 1.5), (s * 0.62, 0, 2.1)], 0.05, copper())
        ball(0.13, (s * 0.62, 0, 2.14), brass(), seg=28)
    arc = [(-0.5 + 0.125 * k, 0, 2.14 + 0.1 * ((k * 7) % 3 - 1)) for k in range(9)]
    tube(arc, 0.03, glow("#bfe4ff", 6), taper=[1] * 9)
    ring(0.2, 0.06, (0, 0, 1.04), gunmetal(), seg=40)


def booby_traps():
    """A door handle, a wire, and three sticks that wait."""
    box((1.9, 0.16, 1.7), (0, 0.35, 0.86), paint("#59626a", 0.5, 0.3, 0.3, 0.9), bev=0.06)
    for x in (-0.8, 0.8):
        for z in (0.2, 1.5):
            ball(0.06, (x, 0.25, z), gunmetal(), seg=14)
    ring(0.24, 0.05, (0.5, 0.2, 1.1), steel(), (90, 0, 0), seg=40)
    red = paint("#b3201c", 0.5, 0.3, 0.2, 0.5)
    for k in range(3):
        cyl(0.16, 1.0, (-0.5 + 0.33 * k, -0.15 + 0.1 * (k % 2), 0.18), red, (90, 0, 12), seg=32, bev=0.03)
    for y in (-0.4, 0.12):
        ring(0.34, 0.05, (-0.16, y, 0.2), paint("#2a2018", 0.7), (90, 0, 12), seg=48, scale=(1.65, 1, 0.62))
    cyl(0.26, 0.12, (-0.15, -0.22, 0.42), brass(), seg=40, bev=0.03)
    cyl(0.2, 0.03, (-0.15, -0.22, 0.49), enamel("#f0e6cc"), seg=36, bev=0)
    box((0.03, 0.16, 0.02), (-0.15, -0.16, 0.51), enamel("#15110f"), bev=0)
    ball(0.07, (0.16, -0.22, 0.46), glow("#ff3a1c", 5), seg=18)
    tube([(0.5, 0.14, 0.9), (0.5, -0.1, 0.7), (0.1, -0.2, 0.5)], 0.018, copper())
    tube([(-0.5, -0.6, 0.2), (-0.6, -0.8, 0.4), (-0.3, -0.5, 0.5)], 0.025, cloth("#d8c088", 30, 0.8))


def cryo_unit():
    """A steel casket with a frosted lid, somebody asleep in blue light."""
    shell = paint("#8d99a2", 0.35, 0.5, 0.15, 0.8)
    box((2.3, 1.0, 0.5), (0, 0, 0.34), shell, bev=0.12)
    box((2.0, 0.8, 0.12), (0, 0, 0.62), glow("#3f9ad8", 2.2), bev=0.05)
    ball(0.26, (-0.66, 0, 0.72), paint("#bfe0ef", 0.5), (1, 0.9, 0.7), seg=32)
    ball(0.4, (0.05, 0, 0.66), paint("#8fc4dc", 0.5), (1.6, 0.8, 0.45), seg=32)
    for x in (-1.0, -0.3, 0.4, 1.0):
        ring(0.44, 0.045, (x, 0, 0.62), steel(), (90, 0, 90), seg=48, scale=(1.0, 0.85, 1))
    for k in range(5):
        ball(0.05, (-0.6 + 0.3 * k, -0.52, 0.36), glow(("#7affc0", "#5ab8ff")[k % 2], 4), seg=14)
    for x in (-0.8, 0.8):
        tube([(x, 0.5, 0.3), (x * 1.1, 0.8, 0.5), (x * 1.2, 0.8, 0.05)], 0.06, enamel("#1f4a6a"))
        cyl(0.12, 0.14, (x, -0.3, 0.05), gunmetal())
        cyl(0.12, 0.14, (x, 0.3, 0.05), gunmetal())


def mag_grappler():
    """A harpoon gun with a magnet for a head and a drum of cable."""
    box((1.2, 1.0, 0.2), (0, 0, 0.1), gunmetal(), bev=0.05)
    for s in (-1, 1):
        box((0.12, 0.5, 1.0), (s * 0.44, 0.1, 0.66), paint("#c89a2c", 0.4, 0.5, 0.3, 0.9), bev=0.04, taper=0.7)
    before = count()
    cyl(0.26, 1.5, (0, 0, 0), paint("#5f6a72", 0.4, 0.4, 0.2, 0.9), (90, 0, 0), seg=44, bev=0.04)
    for y in (-0.6, -0.2, 0.3):
        ring(0.28, 0.05, (0, y, 0), brass(), (90, 0, 0), seg=44)
    cyl(0.07, 0.7, (0, -1.0, 0), steel(), (90, 0, 0))
    for s in (-1, 1):
        horn = [(0, -1.2, 0), (s * 0.3, -1.22, 0), (s * 0.36, -1.45, 0), (s * 0.34, -1.66, 0)]
        tube(horn, 0.1, paint("#b3201c", 0.4, 0.4, 0.2, 0.8))
        cyl(0.105, 0.16, (s * 0.34, -1.72, 0), steel(), (90, 0, 0), seg=24)
    group(objects_since(before), (0, 0.1, 1.05), (-16, 0, 0))
    cyl(0.42, 0.5, (0, 0.62, 0.52), wood(), (0, 90, 0), seg=44)
    for k in range(5):
        ring(0.43, 0.05, (-0.2 + 0.1 * k, 0.62, 0.52), cloth("#c8a060", 30, 0.9), (0, 90, 0), seg=44)
    tube([(0, 0.3, 0.86), (0, -0.5, 0.6), (0.1, -1.1, 1.0)], 0.04, cloth("#c8a060", 30, 0.9))


def eva_suit():
    """A patched suit on its hook, the helmet under a lamp."""
    cream, dark = cloth("#d8c8a4", 40, 0.4), gunmetal()
    body = [(0.3, 0.5), (0.46, 0.6), (0.54, 0.95), (0.52, 1.3), (0.42, 1.5), (0.2, 1.56), (0, 1.56)]
    lathe(body, cream, seg=56)
    for s in (-1, 1):
        tube([(s * 0.22, 0, 0.65), (s * 0.28, 0.0, 0.1)], 0.2, cream)
        ball(0.22, (s * 0.28, -0.08, 0.1), paint("#6a4a2c", 0.5), (0.9, 1.4, 0.6), seg=28)
        tube([(s * 0.42, 0, 1.36), (s * 0.74, -0.08, 1.06), (s * 0.72, -0.3, 0.78)], 0.15, cream)
        ball(0.15, (s * 0.72, -0.32, 0.74), paint("#8a3a20", 0.5), seg=24)
        ring(0.16, 0.035, (s * 0.73, -0.22, 0.88), brass(), (50, 0, 0), seg=32)
    ring(0.34, 0.06, (0, 0, 1.56), brass(), seg=48)
    ball(0.42, (0, 0, 1.9), metal("#c8954a", 0.3, 0.4), seg=44)
    ball(0.36, (0, -0.12, 1.92), enamel("#123243", 0.04), (0.95, 0.9, 0.8), seg=40)
    for a in (-38, 0, 38):
        x, y = 0.4 * math.sin(math.radians(a)), -0.44 * math.cos(math.radians(a)) + 0.02
        tube([(x, y, 1.7), (x * 1.04, y * 1.04, 1.92), (x, y, 2.14)], 0.022, brass())
    box((0.4, 0.14, 0.3), (0, -0.52, 1.15), dark, bev=0.04)
    for k in range(3):
        ball(0.04, (-0.1 + 0.1 * k, -0.6, 1.2), glow(("#ff5a3a", "#7affa0", "#ffc24a")[k], 4), seg=12)
    box((0.7, 0.3, 0.8), (0, 0.5, 1.15), paint("#8d97a0", 0.4, 0.4, 0.2, 0.8), bev=0.08)
    tube([(0.2, 0.5, 1.5), (0.56, 0.1, 1.56), (0.16, -0.55, 1.25)], 0.05, enamel("#8a241a"))
