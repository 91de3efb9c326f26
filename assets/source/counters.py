"""Counters of the star chart: home worlds, pursuits, the back, ghosts, kinds of jobs, notoriety."""

import math

from hulls import mark
from studio.light import lamp_kit, shadow_floor
from studio.materials import brass, cloth, enamel, glow, gunmetal, metal, paint, wood
from studio.outlines import rounded, star_points
from studio.scene import frame, new_scene, shoot
from studio.shapes import ball, box, cyl, lathe, plate, ring, text, tube
from tokens import disc


def back():
    """What lies face down: turned wood with a burnt question mark."""
    cyl(1.0, 0.22, (0, 0, 0.11), wood("#a06a3a", "#5a3218", 1.4, "X"), seg=72, bev=0.06)
    ring(0.80, 0.03, (0, 0, 0.225), paint("#3a1f0e", 0.7, 0, 0.1, 0), seg=80)
    cyl(0.76, 0.02, (0, 0, 0.218), wood("#b07a46", "#6e4222", 1.8, "Y"), seg=72, bev=0.005)
    text("?", 1.25, paint("#2c160a", 0.7, 0, 0.1, 0), (0, -0.03, 0.24), None, 0.03, 0.012)


def home():
    """A homestead of cream enamel; the table lays the seat's mark beside it."""
    z = disc(face_mat=paint("#27405c", 0.4, 0.5, 0.15, 0.1))
    light = enamel("#fff2d8", 0.25)
    walls = [(-0.62, -0.02), (0, 0.56), (0.62, -0.02), (0.46, -0.02), (0.46, -0.52), (-0.46, -0.52), (-0.46, -0.02)]
    plate(walls, 0.10, (0, 0.02, z + 0.03), light, bev=0.02)
    box((0.14, 0.30, 0.10), (0.34, 0.40, z + 0.03), light, bev=0.02)


def pursuit():
    """Cross hairs; in their middle the table lays the mark of the seat that is hunted."""
    z = disc(rim=gunmetal(), face="#1c1210")
    red = enamel("#c02a14", 0.2)
    ring(0.62, 0.06, (0, 0, z + 0.01), red, seg=72)
    for k in range(4):
        a = math.radians(90 * k)
        box((0.34, 0.11, 0.08), (0.64 * math.cos(a), 0.64 * math.sin(a), z + 0.02), red, (0, 0, 90 * k), bev=0.02)
    cyl(0.44, 0.06, (0, 0, z + 0.02), paint("#c85a02", 0.4, 0.5, 0.12, 0), seg=56, bev=0.02)
    mark("circle", 0.25, enamel("#fff2d8", 0.25), (0, 0, z + 0.06), 0.06)


def ghost():
    """An echo: a pale shape with nothing behind its eyes, on the green of a scanner."""
    z = disc(face_mat=paint("#0f2f2a", 0.4, 0.6, 0.15, 0))
    for r in (0.30, 0.54, 0.78):
        ring(r, 0.012, (0, 0, z), paint("#3fa88a", 0.4, 0.3, 0, 0), seg=72)
    sheet = [(-0.44, -0.52), (-0.46, 0.12), (-0.30, 0.46), (0, 0.58), (0.30, 0.46), (0.46, 0.12), (0.44, -0.52)]
    hem = [(0.29, -0.36), (0.15, -0.54), (0, -0.36), (-0.15, -0.54), (-0.29, -0.36)]
    plate(rounded(sheet + hem, 2), 0.14, (0, 0.02, z + 0.05), enamel("#d8f0e8", 0.2), bev=0.05)
    for side in (-1, 1):
        ball(0.10, (side * 0.16, 0.20, z + 0.12), paint("#0c1a18", 0.5, 0.3, 0, 0), (0.9, 1.25, 0.35), seg=24)


def notoriety():
    """One point of it: a poster with a hat, a red pin."""
    z = disc(face_mat=paint("#e2cf9e", 0.7, 0.1, 0.18, 0.1))
    ink = paint("#3a1c12", 0.6, 0.1, 0.1, 0)
    text("WANTED", 0.33, ink, (0, 0.42, z), None, 0.02)
    ball(0.20, (0, 0.02, z), ink, (1, 1, 0.10), seg=28)
    plate(
        [(-0.36, -0.40), (-0.28, -0.20), (0, -0.13), (0.28, -0.20), (0.36, -0.40)], 0.03, (0, 0, z + 0.005), ink, bev=0
    )
    hat = [
        (-0.34, 0.12),
        (0.34, 0.12),
        (0.30, 0.17),
        (0.18, 0.17),
        (0.14, 0.30),
        (-0.14, 0.30),
        (-0.18, 0.17),
        (-0.30, 0.17),
    ]
    plate(hat, 0.03, (0, 0, z + 0.02), ink, bev=0)
    box((0.9, 0.05, 0.03), (0, -0.50, z), ink, bev=0)
    box((0.56, 0.05, 0.03), (0, -0.60, z), ink, bev=0)
    cyl(0.10, 0.06, (0, 0.72, z + 0.02), enamel("#b3241c"))


def cargo():
    """A stack: a crate, a strapped sack, a small drum."""
    boards, frame_ = wood("#b07a44", "#6a4020", 1.3, "X"), wood("#8a5a2e", "#472a14", 1.3, "Z")
    box((1.0, 0.9, 0.72), (-0.25, 0.18, 0.37), boards, bev=0.03)
    for x in (-0.70, 0.20):
        box((0.13, 0.96, 0.78), (x, 0.18, 0.38), frame_, bev=0.03)
    box((1.04, 0.12, 0.76), (-0.25, 0.18, 0.385), brass(), bev=0.02)
    sack = cloth("#b49a6a", 30, 0.6)
    ball(0.40, (0.52, -0.42, 0.34), sack, (1.15, 0.9, 0.85))
    ball(0.14, (0.52, -0.42, 0.72), sack, (1, 1, 0.9))
    ring(0.11, 0.035, (0.52, -0.42, 0.645), paint("#6a2a1c"), seg=24)
    box((0.58, 0.44, 0.36), (-0.35, 0.18, 0.93), paint("#2f6f79", 0.5, 0.3, 0.3, 0.9), (0, 0, 16), bev=0.04)
    cyl(0.20, 0.5, (-0.42, -0.56, 0.25), paint("#7a8a3a", 0.5, 0.3, 0.3, 0.9))


def passenger():
    """A turned figure in a hat, with a suitcase."""
    body = paint("#4f86a8", 0.45, 0.4, 0.22, 0.7)
    lathe([(0.62, 0), (0.66, 0.05), (0.64, 0.14), (0.52, 0.20), (0, 0.20)], wood("#8a5a32", "#4a2a16", 2, "X"))
    lathe([(0.46, 0.18), (0.48, 0.30), (0.38, 0.70), (0.26, 1.02), (0.20, 1.12), (0, 1.14)], body)
    lathe([(0.20, 1.06), (0.30, 1.10), (0.20, 1.17)], body)
    ball(0.36, (0, 0, 1.42), paint("#e0b088", 0.42, 0.4, 0.1, 0.2))
    lathe([(0.50, 0), (0.37, 0.03), (0.33, 0.22), (0.22, 0.28), (0, 0.29)], paint("#6a4a2e", 0.6), loc=(0, 0, 1.60))
    box((0.52, 0.24, 0.36), (0.60, -0.42, 0.20), paint("#8a4a26", 0.5, 0.3, 0.3, 0.9), (0, 0, -14), bev=0.05)
    ring(0.09, 0.022, (0.60, -0.42, 0.40), brass(), (90, 0, -14), seg=24)
    for x in (-0.14, 0.14):
        box((0.05, 0.26, 0.38), (0.60 + x, -0.42 - x * 0.25, 0.20), brass(), (0, 0, -14), bev=0.01)


def contraband():
    """A black chest bound with iron, chained and locked; on its lid a red sign that forbids it."""
    iron, black = gunmetal(), paint("#241d26", 0.5, 0.4, 0.3, 0.8)
    box((1.44, 1.0, 0.62), (0, 0, 0.33), black, bev=0.05)
    box((1.48, 1.04, 0.26), (0, 0, 0.79), paint("#3a2230", 0.5, 0.4, 0.3, 0.8), bev=0.10)
    for x in (-0.56, 0.56):
        box((0.16, 1.10, 0.98), (x, 0, 0.49), iron, bev=0.03)
    for k in range(9):  # a chain across the front
        x = -0.72 + 0.18 * k
        ring(
            0.10,
            0.032,
            (x, -0.57, 0.50 - 0.10 * math.cos(k / 8 * math.pi - math.pi / 2)),
            brass(),
            (90, 0, 90 * (k % 2)),
            seg=20,
        )
    box((0.30, 0.16, 0.30), (0, -0.62, 0.34), brass(), bev=0.04)
    ring(0.11, 0.035, (0, -0.62, 0.54), iron, (90, 0, 0), seg=24)
    red = enamel("#c22a1a", 0.25)
    ring(0.26, 0.045, (0, 0, 0.925), red, seg=40)
    for turn in (45, -45):
        box((0.44, 0.08, 0.03), (0, 0, 0.93), red, (0, 0, turn), bev=0.01)


def fugitive():
    """A turned figure in a long hood, a bundle on the back, who would rather not be seen."""
    cloak = paint("#5c4a3e", 0.6, 0.3, 0.25, 0.8)
    lathe([(0.62, 0), (0.66, 0.05), (0.64, 0.14), (0.52, 0.20), (0, 0.20)], wood("#8a5a32", "#4a2a16", 2, "X"))
    lathe([(0.54, 0.18), (0.56, 0.26), (0.44, 0.70), (0.32, 1.04), (0.26, 1.16), (0, 1.18)], cloak)
    ball(0.33, (0, -0.05, 1.40), paint("#d8a884", 0.42, 0.4, 0.1, 0.2))
    ball(0.45, (0, 0.10, 1.47), cloak, (1.0, 0.92, 1.06))
    ball(0.12, (0, 0.30, 1.92), cloak, (0.8, 1.0, 1.2))
    ring(0.33, 0.07, (0, -0.20, 1.42), paint("#6d5a4a", 0.6, 0.3, 0.2, 0.6), (78, 0, 0), seg=48)
    for x in (-0.11, 0.11):
        ball(0.045, (x, -0.36, 1.44), paint("#1a1210", 0.4, 0.3, 0, 0), seg=16)
    ball(0.30, (0.46, 0.10, 0.78), cloth("#8a6a3e", 30, 0.6), (0.9, 1.0, 1.0))
    tube([(0.42, -0.2, 1.0), (0.05, -0.36, 0.96), (-0.30, -0.22, 0.72)], 0.035, paint("#3a2418", 0.6, 0.2, 0.1, 0))


def delivery():
    """A parcel in brown paper, tied with cord, a label and a wax seal."""
    paper, cord = paint("#b98a54", 0.8, 0.05, 0.18, 0.3), paint("#e8dcc0", 0.7, 0.1, 0.15, 0.2)
    box((1.5, 1.0, 0.62), (0, 0, 0.32), paper, bev=0.04)
    box((0.07, 1.03, 0.65), (-0.22, 0, 0.32), cord, bev=0.02)
    box((1.53, 0.07, 0.65), (0, 0.08, 0.32), cord, bev=0.02)
    for turn in (-38, 38):
        a = math.radians(turn)
        loop = [
            (-0.22, 0.08, 0.66),
            (-0.22 + 0.34 * math.sin(a), 0.08 + 0.34 * math.cos(a), 0.80),
            (-0.22 + 0.14 * math.sin(a * 2.2), 0.08 + 0.44 * math.cos(a * 2.2), 0.70),
            (-0.22, 0.08, 0.66),
        ]
        tube(loop, 0.03, cord)
    box((0.62, 0.40, 0.02), (0.36, -0.24, 0.64), paint("#f4ead0", 0.7, 0.05, 0.08, 0), (0, 0, 8), bev=0.005)
    for k in range(3):
        box(
            (0.40 - 0.1 * (k == 2), 0.035, 0.012),
            (0.36, -0.16 - 0.09 * k, 0.657),
            paint("#3a2a1c", 0.7, 0, 0, 0),
            (0, 0, 8),
            bev=0,
        )
    lathe([(0, 0.07), (0.10, 0.06), (0.16, 0.03), (0.17, 0)], enamel("#a31a18", 0.2), loc=(-0.22, 0.08, 0.65))


def heist():
    """A strongbox with a dial and red bands, a brass key stuck in it."""
    iron, red = paint("#2b2d36", 0.45, 0.35, 0.25, 0.9), paint("#8a1c1c", 0.4, 0.4)
    box((1.5, 1.1, 1.0), (0, 0, 0.52), iron, bev=0.08)
    for x in (-0.56, 0.56):
        box((0.16, 1.16, 1.06), (x, 0, 0.52), red, bev=0.03)
    cyl(0.34, 0.10, (0, -0.58, 0.52), metal("#c8a050", 0.25, 0.4), (90, 0, 0), seg=56)
    cyl(0.22, 0.14, (0, -0.60, 0.52), gunmetal(), (90, 0, 0), seg=40)
    for k in range(4):
        a = math.radians(45 * k)
        box((0.44, 0.05, 0.05), (0, -0.67, 0.52), brass(), (0, math.degrees(a), 0), bev=0.015)
    for x in (-0.66, 0.66):
        for y in (-0.46, 0.46):
            ball(0.05, (x, y, 1.04), brass(), (1, 1, 0.6), seg=14)
    ring(0.16, 0.035, (0.16, -0.1, 1.06), brass(), seg=36)
    box((0.50, 0.07, 0.05), (0.56, -0.1, 1.08), brass(), bev=0.015)
    for x in (0.66, 0.78):
        box((0.05, 0.16, 0.05), (x, -0.2, 1.08), brass(), bev=0.01)


def haven():
    """A lantern before a cave: where a crew is at home. The program lays the seat's colour round it."""
    z = disc(face="#23343a")
    stone = paint("#b9a98c", 0.7, 0.1, 0.3, 0.8)
    for k in range(9):
        a = math.radians(10 + 20 * k)
        ball(0.17, (0.50 * math.cos(a), -0.34 + 0.74 * math.sin(a), z), stone, (1.1, 1, 0.6), (0, 0, 20 * k), seg=20)
    plate(
        [(0.40 * math.cos(math.pi * k / 10), -0.42 + 0.60 * math.sin(math.pi * k / 10)) for k in range(11)],
        0.04,
        (0, 0, z),
        paint("#0e1213", 0.8, 0, 0.1, 0),
    )
    box((1.5, 0.14, 0.10), (0, -0.46, z), stone, bev=0.03)
    ball(0.15, (0, -0.14, z + 0.06), glow("#ffb84a", 4), (1, 1.2, 0.7), seg=24)
    for y in (-0.34, 0.08):
        cyl(0.12, 0.10, (0, y, z + 0.06), brass(), (90, 0, 0), seg=28)


def destination():
    """A star on green and yellow; the program writes its number."""
    z = disc(face="#2f6a44")
    yellow = paint("#e0b83a", 0.45, 0.4, 0.2, 0.3)
    plate(
        [(0.86 * math.cos(a), 0.86 * math.sin(a)) for a in (math.pi * k / 24 - 2.356 for k in range(25))],
        0.03,
        (0, 0, z - 0.01),
        yellow,
        bev=0,
    )
    plate(star_points(5, 0.74, 0.36), 0.14, (0, 0, z + 0.05), paint("#f2ead2", 0.35, 0.5, 0.1, 0.5), bev=0.05)


DRAW = {  # elevation and turn of the camera
    "counter": (back, 66, 0),
    "ghost": (ghost, 62, 0),
    "notoriety": (notoriety, 68, 0),
    "cargo": (cargo, 40, 18),
    "passenger": (passenger, 26, 8),
    "contraband": (contraband, 38, 18),
    "fugitive": (fugitive, 26, 8),
    "delivery": (delivery, 44, 20),
    "heist": (heist, 36, 22),
    "home": (home, 66, 0),
    "pursuit": (pursuit, 66, 0),
    "haven": (haven, 64, 0),
    "destination": (destination, 64, 0),
}


def render(record, path, size, samples):
    """The counter called `record`."""
    new_scene(*size, samples=samples)
    draw, elevation, turn = DRAW[record]
    draw()
    shadow_floor(0)
    lamp_kit(1.1, power=1.15)
    frame(elevation, turn, 0.05, 0.07)
    shoot(path)
