"""Arms of the dolls: two small limbs, where a pose puts their elbows and hands, and what they hold."""

import math

import bpy  # first: bmesh and mathutils exist only after it
from doll_parts import on_body
from doll_props import PROPS
from mathutils import Vector
from studio.materials import metal, paint
from studio.outlines import star_points
from studio.shapes import ball, cyl, group, objects_since, plate, tube

HELD = (0.46, -0.46, 0.86)  # the hand that things are modelled round
REST = (0.56, -0.10, 0.90), (0.47, -0.30, 0.72)
HOLDS = (0.58, -0.20, 0.92), (0.46, -0.46, 0.86)
UP = (0.68, -0.08, 1.24), (0.74, -0.20, 1.56)
FRONT = (0.54, -0.28, 0.94), (0.34, -0.62, 0.92)
POSES = {  # the arm with the thing and the other one: elbow and hand, x outwards; how the thing is turned
    "aim": ((0.52, -0.34, 1.08), (0.34, -0.70, 1.16), (0.52, -0.24, 0.96), (0.26, -0.52, 1.02), (0, 0, 0)),
    "level": ((0.56, -0.24, 0.92), (0.40, -0.48, 0.90), (0.52, -0.28, 0.94), (0.18, -0.62, 0.98), (64, 0, -14)),
    "reach": ((0.52, -0.34, 1.06), (0.34, -0.68, 1.24), (0.52, -0.30, 0.96), (0.30, -0.60, 1.02), (-24, 0, 0)),
    "guard": ((0.56, -0.20, 0.92), (0.38, -0.50, 0.84), (0.54, -0.22, 0.94), (0.16, -0.54, 1.02), (10, -34, 0)),
    "hands_up": (*UP, *UP, (0, 0, 0)),
    "talk": ((0.60, -0.16, 0.96), (0.66, -0.44, 1.08), (0.62, -0.12, 1.00), (0.74, -0.40, 1.16), (0, 0, 0)),
    "point": ((0.52, -0.36, 1.10), (0.42, -0.72, 1.20), *REST, (0, 0, 0)),
    "carry": (*FRONT, *FRONT, (0, 0, 0)),
    "hips": ((0.68, -0.02, 0.92), (0.47, -0.20, 0.70), (0.68, -0.02, 0.92), (0.47, -0.20, 0.70), (0, 0, 0)),
    "crossed": ((0.54, -0.24, 0.90), (-0.04, -0.50, 0.98), (0.54, -0.24, 0.90), (-0.06, -0.46, 0.88), (0, 0, 0)),
    "wave": (*HOLDS, *UP, (0, 0, 0)),
    "raise": ((0.66, -0.14, 1.16), (0.64, -0.30, 1.50), *REST, (-10, 0, 0)),
    "bound": ((0.52, -0.26, 0.86), (0.10, -0.52, 0.76), (0.52, -0.26, 0.86), (0.10, -0.52, 0.76), (0, 0, 0)),
    "pray": ((0.54, -0.24, 0.90), (0.07, -0.54, 1.08), (0.54, -0.24, 0.90), (0.07, -0.54, 1.08), (0, 0, 0)),
    "salute": ((0.72, -0.22, 1.22), (0.44, -0.42, 1.66), *REST, (0, 0, 0)),
    "think": ((0.54, -0.34, 0.94), (0.14, -0.58, 1.26), (0.54, -0.24, 0.90), (-0.02, -0.50, 0.92), (0, 0, 0)),
    "cower": ((0.60, -0.30, 1.12), (0.34, -0.58, 1.42), (0.60, -0.30, 1.12), (0.34, -0.58, 1.42), (0, 0, 0)),
    "shrug": ((0.62, -0.12, 0.94), (0.82, -0.36, 1.00), (0.62, -0.12, 0.94), (0.82, -0.36, 1.00), (0, 0, 0)),
    "lift": ((0.74, -0.10, 1.46), (0.58, -0.16, 2.12), (0.74, -0.10, 1.46), (0.58, -0.16, 2.12), (0, 0, 0)),
    "strike": ((0.70, -0.08, 1.32), (0.68, -0.30, 1.76), (0.54, -0.34, 1.00), (0.32, -0.64, 1.06), (-36, 0, 0)),
    "run": ((0.54, -0.34, 0.98), (0.40, -0.66, 1.12), (0.58, 0.18, 0.96), (0.54, 0.36, 0.82), (-20, 0, 0)),
    "offer": ((0.50, -0.34, 0.96), (0.26, -0.74, 1.00), *REST, (0, 0, 0)),
    "dance": ((0.70, -0.02, 1.18), (0.84, -0.04, 1.50), (0.66, -0.14, 1.04), (0.86, -0.26, 0.92), (0, 0, 0)),
}


def bent(p, side):
    """Elbow and hand of one arm."""
    if p.get("pose"):
        elbow, hand = POSES[p["pose"]][:2] if side == 1 else POSES[p["pose"]][2:4]
    else:
        elbow, hand = HOLDS if p.get("prop") and side == 1 else REST
    return (side * elbow[0], *elbow[1:]), (side * hand[0], *hand[1:])


def hold(p):
    """The thing in the hand, carried along when a pose moves the hand."""
    n0 = len(bpy.context.scene.objects)
    PROPS[p["prop"]](0.46, -0.50)
    if p.get("pose"):
        things = objects_since(n0)
        for thing in things:
            if thing.parent is None:
                thing.location = Vector(thing.location) - Vector(HELD)
        group(things, bent(p, 1)[1], POSES[p["pose"]][4])


def arms(p, prof, body):
    """Two small limbs hugging the body; the hand with the thing comes forward. What is worn on shoulder and chest."""
    sl = paint(p.get("sleeves", p["body"]), 0.5, 0.3, 0.2, 0.6)
    if p.get("print"):
        sl = body
    hand = paint(p.get("gloves", p["skin"]), 0.4, 0.4, 0.1, 0.2)
    for sx in (-1, 1):
        sh = (sx * 0.36, -0.02, 1.14)
        el, wr = bent(p, sx)
        tube([sh, el, wr], 0.115, sl)
        ball(0.118, sh, sl, seg=20)
        ball(0.108, wr, hand, (1, 1, 0.95), seg=20)
        if p.get("armour"):
            ball(0.19, (sx * 0.40, 0, 1.16), paint(p["armour"], 0.26, 0.7, 0.12, 0.8), (1, 1, 0.8), seg=28)
        if p.get("spikes"):
            ball(0.17, (sx * 0.40, 0, 1.18), paint("#3f342c", 0.6), (1, 1, 0.7), seg=20)
            for k in range(3):
                cyl(
                    0.045,
                    0.26,
                    (sx * (0.42 + 0.07 * k), -0.06 + 0.06 * k, 1.34 - 0.07 * k),
                    paint("#d6c7a0", 0.5),
                    (0, sx * (14 + 24 * k), 0),
                    r2=0,
                    bev=0,
                    seg=14,
                )
    if p.get("pose") == "bound":
        for sx in (-1, 1):
            x, y, z = bent(p, sx)[1]
            tube(
                [(x + 0.13 * math.cos(a), y, z + 0.13 * math.sin(a)) for a in (k * math.pi / 6 for k in range(12))],
                0.03,
                metal("#9aa0a6", 0.3, 0.4),
                closed=True,
            )
    if p.get("badge"):
        plate(
            star_points(5, 0.13, 0.06),
            0.05,
            on_body(prof, -22, 1.0, 0.10),
            metal("#e2b45a", 0.2, 0.2),
            (76, 0, -22),
            bev=0.015,
        )
    if p.get("prop"):
        hold(p)
