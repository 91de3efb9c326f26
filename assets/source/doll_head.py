"""Heads: faces, hair and hats."""

import math

import bpy
from doll_hair import HAIR
from doll_hats import HATS
from doll_parts import FACE_UP, HEAD_R, HEAD_Z, hair_material
from mathutils import Vector  # first: bmesh and mathutils exist only after it
from studio.colour import mixhex
from studio.materials import brass, enamel, gunmetal, metal, paint
from studio.shapes import ball, cyl, group, lathe, objects_since, ring, tube


def at(az, el, off=0.0):
    """Azimuth and elevation in degrees -> a point on (or `off` above) the head's surface."""
    a, e = math.radians(az), math.radians(el)
    r = HEAD_R + off
    return (r * math.cos(e) * math.sin(a), -r * math.cos(e) * math.cos(a), r * math.sin(e) * 0.97)


MOODS = {  # brow: inner end, middle, outer end lifted in degrees; eye: height; mouth: corners, middle, half its width
    "grin": (1, 2, 1, 1.0, 6, -27, 16),
    "sly": (-3, 1, 4, 0.62, 4, -22, 13),
    "scared": (6, 4, -2, 1.35, -5, -18, 8),
    "angry": (-8, -3, 2, 0.85, -6, -19, 12),
    "sad": (6, 0, -5, 0.9, -5, -19, 10),
    "smile": (0, 1, 0, 1.0, 3, -25, 12),
    "asleep": (-1, 0, -2, 0.16, 0, -22, 8),
    "stern": (-4, -2, 0, 0.8, -1, -21, 13),
}
OPEN = {"shout": ("angry", 0.13, 0.11), "laugh": ("grin", 0.13, 0.08)}


def features(p, ink):
    """Two eyes, brows and a mouth, in the mood the record asks for."""
    mood, wide, high = OPEN.get(p.get("mood"), (p.get("mood"), 0, 0))
    inner, middle, outer, tall, corner, low, half = MOODS.get(mood, (0, 0, 0, 1.0, 0, -23, 9))
    f = p.get("frown", 0)  # negative = cross: inner ends down
    for sx in (-1, 1):
        ball(0.062, at(sx * 21, 3, -0.012), ink, (0.85, 0.6, 1.15 * tall), seg=20)
        ball(0.018, at(sx * 21 - 3, 8, 0.024), enamel("#ffffff"), seg=10)
        bc = p.get("brow") or (p["hair"][1] if p.get("hair") else "#3a2416")
        tube(
            [
                at(sx * 10, 17 + f * 1.6 + inner, 0.008),
                at(sx * 21, 20.5 + middle, 0.008),
                at(sx * 31, 17 - f * 0.8 + outer, 0.006),
            ],
            0.016,
            paint(bc, wear=0),
        )
        if not p.get("jaw"):
            blush = paint(mixhex(p["skin"], "#d8584a", 0.38), 0.5, 0.2, wear=0)
            ball(0.075, at(sx * 36, -12, -0.045), blush, seg=20)
    lip = paint(mixhex(p["skin"], "#6a1f18", 0.65), wear=0)
    if wide:
        ball(1, at(0, -25, -0.02), paint("#3a0f10", 0.4, wear=0), (wide, 0.05, high), (-25, 0, 0), seg=24)
    else:
        mouth = [at(-half, -20 + f + corner, 0.004), at(0, low, 0.006), at(half, -20 + f + corner, 0.004)]
        tube(mouth, 0.013, lip)


def worn(p):
    """Dark glasses, an eye patch, a cloth over mouth and nose."""
    if p.get("shades"):
        for sx in (-1, 1):
            ball(0.115, at(sx * 21, 4, 0.01), enamel(p["shades"], 0.05), (1, 0.35, 0.8), (0, 0, sx * 21), seg=24)
            tube([at(sx * 34, 7, 0.02), at(sx * 60, 8, 0.02), at(sx * 88, 4, 0.01)], 0.014, gunmetal())
        tube([at(-9, 7, 0.02), at(0, 9, 0.03), at(9, 7, 0.02)], 0.016, gunmetal())
    if p.get("patch"):
        ball(0.12, at(21, 3, 0.0), paint(p["patch"], 0.6, 0.1), (1, 0.4, 1.05), (0, 0, 21), seg=24)
        ring(HEAD_R + 0.012, 0.018, (0, 0, 0.06), paint(p["patch"], 0.6, 0.1), (0, -22, 0), seg=72)
    if p.get("scarf"):
        m = paint(p["scarf"], 0.7, 0.05, 0.3, 0.4)
        mask(-62, -8, 0.02, 100, 0.03, m)
        ring(0.44, 0.06, (0, 0, -0.26), m, seg=48)


def face(p):
    """Eyes, brows, cheeks, mouth; freckles and scars."""
    ink = enamel("#1a120d")
    if p.get("visor") is None:
        features(p, ink)
    if p.get("freckles"):
        for sx in (-1, 1):
            for a, e in ((28, -6), (34, -4), (31, -10)):
                ball(0.012, at(sx * a, e, 0.004), paint("#a0623c", wear=0), seg=8)
    if p.get("scar"):
        m = paint(p["scar"], 0.5, 0.2, wear=0)
        tube([at(30, 32, 0.006), at(20, 4, 0.012), at(26, -26, 0.006)], 0.022, m)
        tube([at(-34, 14, 0.006), at(-20, -14, 0.008), at(-4, -34, 0.006)], 0.020, m)
        for a, e in ((24, 16), (22, -8), (-27, 0), (-13, -24)):
            tube([at(a - 7, e - 3, 0.006), at(a + 7, e + 3, 0.006)], 0.013, m)


def facial_hair(p):
    if p.get("beard"):
        b = hair_material(p["beard"])
        for az in range(-66, 67, 12):
            for el in (-24, -36, -50):
                if el == -24 and abs(az) < 22:
                    continue
                q = at(az, el, 0.01)
                ball(0.085, q, b, (1, 0.8, 1.2), seg=16)
        ball(0.17, at(0, -44, 0.03), b, (1.1, 0.8, 1.1), seg=24)
    if p.get("moustache"):
        b = hair_material(p["moustache"])
        for sx in (-1, 1):
            ball(0.07, at(sx * 9, -13, 0.012), b, (1.5, 0.6, 0.65), rot=(0, sx * 18, 0), seg=20)
            ball(0.045, at(sx * 20, -20, 0.012), b, (1.1, 0.6, 1.2), rot=(0, sx * 30, 0), seg=16)


def mask(low, high, off, half, thick, mat):
    """A shell over the face between two elevations, `half` degrees to either side."""
    r = HEAD_R + off
    steps = [math.radians(low + (high - low) * i / 9) for i in range(10)]
    return lathe([(r * math.cos(e), r * math.sin(e) * 0.97) for e in steps], mat, -half, half, thick)


def savage(p):
    """Warpaint, an iron jaw and horns: what Reavers do to themselves."""
    if p.get("warpaint"):
        mask(-6, 23, 0.004, 74, 0.006, paint(p["warpaint"], 0.6, 0.1, 0.3, 0))
    if p.get("jaw"):
        mask(-64, -16, 0.02, 70, 0.04, metal(p["jaw"], 0.45, 0.55))
        for az in range(-56, 57, 16):
            ball(0.03, at(az, -21, 0.075), brass(), seg=14)
        for az in range(-32, 33, 16):
            turn = (-20 if az % 32 else 160, 0, 0)
            cyl(0.045, 0.17, at(az, -34, 0.075), paint("#e6d9b6", 0.4, 0.3), turn, r2=0.008, bev=0, seg=14)
    if p.get("horns"):
        bone = paint(p["horns"], 0.5, 0.25, 0.3, 0.6)
        for sx in (-1, 1):
            root = Vector(at(sx * 76, 30, -0.04))
            bend = Vector(at(sx * 84, 22, 0.40))
            tip = Vector(at(sx * 58, 64, 0.36))
            ways = [i / 12 for i in range(13)]
            points = [root * (1 - t) ** 2 + bend * (2 * t * (1 - t)) + tip * t * t for t in ways]
            tube(points, 0.12, bone, taper=[(1 - t) ** 0.7 + 0.04 for t in ways])
            ring(0.128, 0.034, at(sx * 76, 30, 0.03), gunmetal(), (0, sx * 60, 0), seg=28)


def head(p):
    """Built round the origin, then tipped back and lifted onto the neck."""
    n0 = len(bpy.context.scene.objects)
    ball(HEAD_R, (0, 0, 0), paint(p["skin"], 0.42, 0.35, 0.10, 0.15), (1, 1, 0.97), seg=48)
    face(p)
    facial_hair(p)
    savage(p)
    worn(p)
    if p.get("hair"):
        style, colour = p["hair"]
        HAIR[style](hair_material(colour), at)
    if p.get("earrings"):
        for sx in (-1, 1):
            ball(0.045, at(sx * 84, -20, 0.03), brass(), (1, 1, 1.7), seg=14)
    if p.get("hat"):
        style, colour = p["hat"]
        HATS[style](colour)
    turn = (p.get("nod", 0) - FACE_UP, p.get("tilt", 0), p.get("look", 0))
    return group(objects_since(n0), (0, 0, HEAD_Z), turn)
