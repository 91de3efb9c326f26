"""Model ships of the star chart, from above with the bow up; without a shadow: the table casts it as they turn."""

import math
import random

from hulls import SEATS, engine, loft, mark
from ships_great import bazaar, cruiser, raider, skyplex
from ships_pirates import interceptor, walden
from studio.light import lamp_kit
from studio.materials import brass, copper, enamel, glow, gunmetal, paint
from studio.scene import count, frame, new_scene, shoot
from studio.shapes import ball, box, group, objects_since, plate, ring, tube

BELLY = [
    (-1.05, 0.16, 0.14, 0, 2.4),
    (-0.85, 0.42, 0.26, 0, 2.8),
    (-0.35, 0.60, 0.34, 0.02, 3.2),
    (0.15, 0.58, 0.33, 0.02, 3.2),
    (0.55, 0.40, 0.27, 0.04, 2.8),
    (0.90, 0.27, 0.22, 0.08, 2.4),
    (1.25, 0.25, 0.21, 0.10, 2.2),
    (1.55, 0.17, 0.14, 0.10, 2.0),
    (1.66, 0.03, 0.03, 0.10, 2),
]
BACK = [
    (-0.95, 0.20, 0.12, 0.20, 2.4),
    (-0.70, 0.38, 0.16, 0.25, 2.6),
    (-0.2, 0.50, 0.20, 0.27, 2.8),
    (0.25, 0.46, 0.19, 0.26, 2.6),
    (0.62, 0.29, 0.14, 0.24, 2.4),
    (0.95, 0.15, 0.09, 0.22, 2),
]
POD = [
    (-0.45, 0.17, 0.17, 0, 2),
    (-0.30, 0.21, 0.21, 0, 2),
    (0.18, 0.20, 0.20, 0, 2),
    (0.40, 0.13, 0.13, 0, 2),
    (0.47, 0.04, 0.04, 0, 2),
]


def cockpit(glass):
    """Framed glass in the nose."""
    ball(0.20, (0, 1.28, 0.20), glass, (0.86, 1.25, 0.62))
    for y, r in ((1.16, 0.18), (1.34, 0.15)):
        ring(r, 0.018, (0, y, 0.19), brass(), (90, 0, 0), seg=40)
    box((0.03, 0.42, 0.03), (0, 1.28, 0.325), brass(), bev=0.01)


def wing(side, hull, trim, lit=True):
    """A stub wing with its swivel pod; side is -1 or 1."""
    edge = [(0, 0.22), (0.55, 0.08), (0.55, -0.26), (0, -0.34)]
    outer = edge if side > 0 else [(-x, y) for x, y in edge[::-1]]
    plate(outer, 0.10, (side * 0.48, -0.20, 0.06), hull)
    box((0.06, 0.34, 0.05), (side * 0.78, -0.28, 0.11), trim, bev=0.015)
    loft(POD, hull, loc=(side * 1.12, -0.20, 0.06))
    ring(0.205, 0.03, (side * 1.12, -0.02, 0.06), brass(), (90, 0, 0), seg=40)
    ring(0.215, 0.03, (side * 1.12, -0.44, 0.06), brass(), (90, 0, 0), seg=40)
    engine(side * 1.12, -0.72, 0.06, 0.17, gunmetal(), brass(), "#ffb04a" if lit else "", 0.2)
    box((0.05, 0.44, 0.18), (side * 0.585, -0.10, 0.03), gunmetal(), bev=0.015)
    for k in range(3 if lit else 0):
        ball(0.028, (side * (0.50 - 0.02 * k), 0.05 + k * 0.17, 0.27 - 0.01 * k), glow("#ffd58a", 4))


def lantern(lit=True):
    """The tail: a brass cage, around an amber lamp."""
    if lit:
        ball(0.30, (0, -1.22, 0.04), glow("#ff9a2a", 3.2), (1, 1.25, 0.9))
    for i in range(8):
        a = math.pi * 2 * i / 8
        c, s = math.cos(a), math.sin(a)
        wire = [
            (0.30 * c, -0.98, 0.04 + 0.28 * s),
            (0.335 * c, -1.22, 0.04 + 0.31 * s),
            (0.12 * c, -1.60, 0.04 + 0.11 * s),
        ]
        tube(wire, 0.024, brass())
    ring(0.31, 0.045, (0, -1.0, 0.04), gunmetal(), (90, 0, 0), seg=48)
    ball(0.09, (0, -1.62, 0.04), brass())


def transport(seat):
    """A tramp freighter: broad shoulders, two swivel pods on stub wings, a lantern tail, a seat's mark on its back."""
    colour, second, shape = SEATS[seat]
    hull, trim = paint(colour, vary=0.18, wear=0.6), paint(second, wear=0.2)
    loft(BELLY, paint("#7d7364", 0.5, 0.2, 0.3, 0.8))
    loft(BACK, hull)
    mark(shape, 0.33, trim, (0, -0.10, 0.475))
    box((0.20, 0.05, 0.05), (0, 0.52, 0.37), trim, bev=0.015)
    box((0.13, 0.05, 0.05), (0, 0.66, 0.35), trim, bev=0.015)
    cockpit(enamel("#123243", 0.08))
    for side in (-1, 1):
        wing(side, hull, trim)
    lantern()


def derelict():
    """The same kind of ship long dead: broken in two, ribs bare, one wing gone, bits adrift."""
    rng = random.Random(6)
    grey, rust, dark = (
        paint("#6a665c", 0.6, 0.1, 0.4, 0.9),
        paint("#5e3a26", 0.7, 0, 0.5, 0.9),
        paint("#191512", 0.8, 0, 0.1, 0),
    )
    n = count()
    loft([s for s in BELLY if s[0] > 0.1], grey)
    loft([s for s in BACK if s[0] > 0.2], rust)
    cockpit(dark)
    ball(0.30, (0, 0.16, 0.02), dark, (1.6, 0.25, 0.8))
    for x, long in ((-0.42, 0.34), (-0.2, 0.2), (0.12, 0.42), (0.38, 0.26)):
        tube([(x, 0.16, 0.20), (x * 1.05, 0.16 - long / 2, 0.24), (x * 1.2, 0.14 - long, 0.12)], 0.026, copper())
    group(objects_since(n), (0.20, 0.10, 0), (0, 0, -17))
    n = count()
    loft([s for s in BELLY if s[0] < 0], grey)
    loft([s for s in BACK if s[0] < 0], rust)
    ball(0.34, (0, -0.36, 0.04), dark, (1.6, 0.2, 0.85))
    for k in range(3):
        ring(0.47 - 0.03 * k, 0.03, (0, -0.28 + 0.13 * k, 0.03), gunmetal(), (90, 0, 0), seg=40, scale=(1, 0.62, 1))
    wing(-1, rust, grey, lit=False)
    lantern(lit=False)
    group(objects_since(n), (-0.14, -0.04, 0), (0, 0, 9))
    n = count()
    wing(1, rust, grey, lit=False)
    group(objects_since(n), (0.02, -0.26, -0.05), (0, 14, -24))
    for _ in range(9):
        w = rng.uniform(0.06, 0.16)
        spot = rng.uniform(-0.35, 1.15), rng.uniform(-0.75, 0.15), rng.uniform(-0.1, 0.15)
        box((w, w * 0.7, 0.05), spot, rng.choice([grey, rust, gunmetal()]), tuple(rng.uniform(-50, 50) for _ in "xyz"))


LOOKS = {  # elevation and turn of the camera
    "alliance": (cruiser, 24, 52),
    "reaver": (raider, 78, 0),
    "derelict_ship": (derelict, 78, 0),
    "space_bazaar": (bazaar, 58, 0),
    "skyplex": (skyplex, 48, 0),
    "ship_walden": (walden, 78, 0),
    "ship_interceptor": (interceptor, 78, 0),
    "walden_side": (walden, 9, 68),
    "interceptor_side": (interceptor, 12, 64),
}


def render(record, path, size, samples):
    """The ship of a seat, or what is called `record`."""
    new_scene(*size, samples=samples)
    draw, elevation, turn = LOOKS.get(record, (None, 78, 0))
    draw() if draw else transport(record)
    lamp_kit(1.3, top=elevation > 50, power=1.15)
    frame(elevation, turn, 0.03, 0.0)
    shoot(path)
