"""Turned and painted wooden peg dolls, one parameter record each."""

import math

import bpy  # first: bmesh and mathutils exist only after it
from doll_arms import arms
from doll_head import head
from doll_parts import BODY, SKIRT, band, hair_material, on_body, print_material
from studio.colour import mixhex
from studio.light import lamp_kit, shadow_floor
from studio.materials import brass, gunmetal, metal, paint, wood
from studio.scene import camera, new_scene, shoot
from studio.shapes import ball, box, cyl, group, lathe, objects_since, plate, ring, tube


def stand():
    """Walnut disc with a brass rim."""
    cyl(0.66, 0.12, (0, 0, 0.06), wood("#7a4b2a", "#3a2012", 2, "X"), seg=64, bev=0.03)
    ring(0.655, 0.022, (0, 0, 0.045), brass(), seg=80)


def clothes(p, prof):
    """Everything painted or laid round the body between the stand and the neck."""
    if p.get("legs"):
        band(prof, 0.13, 0.56, paint(p["legs"], 0.5, 0.3), 0.008)
    if p.get("hem"):
        band(prof, 0.15, 0.24, metal(p["hem"], 0.3, 0.3) if p.get("gold") else paint(p["hem"]), 0.012)
    if p.get("coat"):
        cc, gap = p["coat"]
        cm = paint(cc, 0.6, 0.15, 0.3, 0.9)
        band(prof, 0.16 if p.get("long_coat") else 0.50, 1.25, cm, 0.03, 0.045, gap, 360 - gap, 9)
        for sx in (-1, 1):  # lapels
            q = on_body(prof, sx * (gap + 3), 1.02, 0.075)
            box(
                (0.10, 0.03, 0.34),
                q,
                paint(mixhex(cc, "#000000", 0.25), 0.6, 0.1),
                (-14, sx * -10, sx * (gap + 3)),
                bev=0.012,
            )
        lathe([(0.30, 1.20), (0.36, 1.26), (0.30, 1.36)], cm, gap * 0.8, 360 - gap * 0.8, 0.04)
    if p.get("bib"):
        bm_ = paint(p["bib"], 0.55, 0.2, 0.25, 0.8)
        band(prof, 0.13, 0.72, bm_, 0.018)
        band(prof, 0.70, 1.02, bm_, 0.018, 0.03, -42, 42)
        for sx in (-1, 1):
            tube(
                [
                    on_body(prof, sx * 34, 0.98, 0.04),
                    on_body(prof, sx * 34, 1.18, 0.05),
                    (sx * 0.17, -0.05, 1.36),
                    on_body(prof, 180 - sx * 30, 1.15, 0.04),
                ],
                0.035,
                bm_,
            )
            ball(0.035, on_body(prof, sx * 34, 0.97, 0.06), brass(), seg=14)
        box(
            (0.22, 0.02, 0.14),
            on_body(prof, 0, 0.84, 0.05),
            paint(mixhex(p["bib"], "#ffffff", 0.18), 0.55),
            (-7, 0, 0),
            bev=0.01,
        )
        q = on_body(prof, 18, 0.86, 0.065)
        ball(0.05, q, paint("#e86a9a", wear=0), (1, 0.4, 1), seg=14)


def trimmings(p, prof):
    """Belts, sashes, collars and what hangs on them."""
    if p.get("sash"):
        band(prof, 0.64, 0.80, metal(p["sash"], 0.3, 0.35) if p.get("gold") else paint(p["sash"]), 0.016)
    if p.get("belt"):
        band(prof, 0.56, 0.65, paint(p["belt"], 0.5, 0.3), 0.022)
        box((0.13, 0.03, 0.10), on_body(prof, 0, 0.605, 0.04), brass(), bev=0.012)
    if p.get("holster"):
        box((0.12, 0.09, 0.28), on_body(prof, -62, 0.44, 0.06), paint("#3a2115", 0.5), (0, 6, -62), bev=0.03)
        box((0.06, 0.05, 0.12), on_body(prof, -62, 0.62, 0.07), gunmetal(), (0, 6, -62), bev=0.02)
    if p.get("trim"):
        tm = metal(p["trim"], 0.3, 0.35) if p.get("gold") else paint(p["trim"], wear=0.2)
        lathe([(0.285, 1.245), (0.33, 1.25), (0.30, 1.31), (0.22, 1.335)], tm)
        if p.get("gold"):
            tube([on_body(prof, -16, 1.2, 0.02), on_body(prof, 0, 0.95, 0.03), on_body(prof, 16, 1.2, 0.02)], 0.022, tm)
            tube([on_body(prof, 0, 0.64, 0.03), on_body(prof, 0, 0.4, 0.03), on_body(prof, 0, 0.24, 0.03)], 0.022, tm)
    if p.get("collar"):
        lathe([(0.26, 1.24), (0.325, 1.25), (0.29, 1.40), (0.25, 1.40)], paint(p["collar"], 0.5))
    if p.get("tie"):
        plate(
            [(-0.03, 0.30), (0.03, 0.30), (0.065, -0.14), (0, -0.22), (-0.065, -0.14)],
            0.03,
            on_body(prof, 0, 0.98, 0.03),
            paint(p["tie"], 0.4),
            (80, 0, 0),
            bev=0.01,
        )
    if p.get("buttons"):
        for k in range(4):
            ball(0.028, on_body(prof, 0, 0.70 + k * 0.12, 0.02 + p.get("button_off", 0)), metal("#d0a052"), seg=12)
    if p.get("necklace"):
        tube(
            [
                (-0.30, -0.10, 1.28),
                on_body(prof, -26, 1.13, 0.035),
                on_body(prof, 0, 1.03, 0.045),
                on_body(prof, 26, 1.13, 0.035),
                (0.30, -0.10, 1.28),
            ],
            0.02,
            paint(p["necklace"], wear=0),
        )
        ball(0.05, on_body(prof, 0, 1.0, 0.055), metal("#d0a052"), (1, 0.6, 1.2), seg=16)


def harness(p, prof):
    """Crossed straps with iron rings and heavy shoulder plates, over bare skin."""
    if not p.get("harness"):
        return
    strap = paint(p["harness"], 0.65, 0.1, 0.3, 0.8)
    for s in (-1, 1):
        front = [
            on_body(prof, s * a, z, 0.03) for a, z in ((52, 1.27), (22, 1.04), (0, 0.90), (-22, 0.76), (-44, 0.66))
        ]
        tube(front, 0.05, strap)
    ring(0.10, 0.03, on_body(prof, 0, 0.90, 0.07), gunmetal(), (80, 0, 0), seg=28)
    for k in range(7):
        cyl(
            0.035,
            0.11,
            on_body(prof, -48 + 16 * k, 0.55, 0.05),
            paint("#e6d9b6", 0.5),
            (186, 0, -48 + 16 * k),
            r2=0.005,
            bev=0,
        )
    iron = metal("#5d5a58", 0.45, 0.55)
    for sx in (-1, 1):
        ball(0.27, (sx * 0.47, 0.0, 1.17), iron, (1.05, 1.05, 0.72), (0, sx * 24, 0), seg=32)
        ring(0.235, 0.03, (sx * 0.50, 0.0, 1.12), brass(), (0, sx * 24, 0), seg=40)
        for k in range(3):
            turn = -34 + 34 * k
            at = (sx * 0.66, -0.16 + 0.16 * k, 1.34)
            cyl(0.055, 0.24, at, paint("#d6c7a0", 0.5), (-turn * 0.6, sx * 34, 0), r2=0.004, bev=0, seg=16)


def armour(p, prof):
    """Breastplate, backplate and shin bands."""
    if not p.get("armour"):
        return
    am = paint(p["armour"], 0.26, 0.7, 0.12, 0.8)
    band(prof, 0.66, 1.20, am, 0.035, 0.05, -70, 70)
    band(prof, 0.66, 1.20, am, 0.035, 0.05, 110, 250)
    box(
        (0.26, 0.05, 0.20),
        on_body(prof, 0, 0.98, 0.09),
        paint(mixhex(p["armour"], "#ffffff", 0.35), 0.3, 0.6),
        (-9, 0, 0),
        bev=0.03,
    )
    for k in range(2):
        band(prof, 0.28 + k * 0.16, 0.40 + k * 0.16, am, 0.03)


def person(p, x=0.0, y=0.0):
    """Model one figure from its record; returns the group so that pairs can be placed."""
    n0 = len(bpy.context.scene.objects)
    prof = SKIRT if p.get("skirt") else BODY
    if p.get("stand", True):
        stand()
    stood = len(bpy.context.scene.objects)
    body = print_material(p["body"], p["print"]) if p.get("print") else paint(p["body"], 0.45, 0.35, 0.2, 0.5)
    lathe(prof, body, seg=72)
    clothes(p, prof)
    trimmings(p, prof)
    armour(p, prof)
    harness(p, prof)
    arms(p, prof, body)
    head(p)
    if p.get("hair") and p["hair"][0] == "long":  # the fall of hair down the back
        h = hair_material(p["hair"][1])
        L = p.get("hair_len", 0.75)
        pts = [(0.36, 1.96), (0.475, 1.80), (0.53, 1.60), (0.50, 1.40), (0.46, 1.18), (0.47, 1.0), (0.46, L)]
        lathe(
            pts,
            h,
            72,
            288,
            0.07,
            seg=96,
            wave=lambda a, r, z: (r + 0.018 * math.sin(a * 11) * (1.9 - z), z + 0.05 * math.sin(a * 7) * (z < 0.8)),
        )
    if p.get("lean"):  # (forward, sideways) in degrees; what it stands on stays level
        group(objects_since(stood), (0, 0, 0), (p["lean"][0], p["lean"][1], 0))
    figure = group(objects_since(n0), (x, y, 0), (0, 0, p.get("turn", 0)))
    bulk = p.get("bulk", 1.0)
    figure.scale = (bulk, bulk, 1 + (bulk - 1) * 0.4)
    return figure


def render(record, path, size, samples):
    """One doll, always with the same camera, so that all figures share one scale and one foot point."""
    new_scene(*size, samples=samples)
    person(record)
    shadow_floor(0)
    lamp_kit(1.15, power=1.15)
    camera(34, 14, (0.02, 0, 1.12), 2.82)
    shoot(path)
