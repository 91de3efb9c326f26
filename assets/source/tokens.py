"""Wooden and brass counters: one small function per token, the camera frames itself."""

import math

import bpy  # first: bmesh and mathutils exist only after it
from studio.light import lamp_kit, shadow_floor
from studio.materials import brass, enamel, metal, paint, wood
from studio.nodes import material
from studio.outlines import dome, firefly_emblem, star_points
from studio.scene import frame, new_scene, shoot
from studio.shapes import ball, box, cyl, group, lathe, objects_since, plate, ring, text, tube


def disc(rim=None, face="#33231a", r=1.0, h=0.20, face_mat=None):
    """The common base: turned walnut with a brass rim and a painted well."""
    cyl(r, h, (0, 0, h / 2), rim or wood("#8a5a32", "#4a2a16", 1.5, "X"), seg=72, bev=0.05)
    ring(r * 0.90, 0.035, (0, 0, h), brass(), seg=80)
    cyl(r * 0.88, 0.03, (0, 0, h + 0.004), face_mat or paint(face, 0.45, 0.4, 0.2, 0.2), seg=72, bev=0.01)
    return h + 0.02


def crate():
    w, f = wood("#b07a44", "#6a4020", 1.3, "X"), wood("#8a5a2e", "#472a14", 1.3, "Z")
    box((1.36, 1.36, 1.0), (0, 0, 0.52), w, bev=0.03)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.20, 0.20, 1.08), (sx * 0.62, sy * 0.62, 0.54), f, bev=0.03)
        for z in (0.09, 0.97):
            box((1.46, 0.18, 0.17), (0, sx * 0.66, z), f, bev=0.03)
            box((0.18, 1.46, 0.17), (sx * 0.66, 0, z), f, bev=0.03)
        box((1.45, 0.06, 0.16), (0, sx * 0.70, 0.52), f, (0, 34, 0), bev=0.02)
        box((0.06, 1.45, 0.16), (sx * 0.70, 0, 0.52), f, (34, 0, 0), bev=0.02)
        box((1.30, 0.18, 0.10), (0, sx * 0.22, 1.03), f, bev=0.03)
    for x in (-0.62, 0.62):
        for y in (-0.62, 0.62):
            ball(0.05, (x, y, 1.09), brass(), (1, 1, 0.6), seg=14)


def coin():
    b = metal("#d8a74e", 0.24, 0.45)
    for k, (x, y) in enumerate(((0.0, 0.0), (0.05, -0.03))):
        cyl(0.95, 0.12, (x, y, 0.07 + k * 0.13), b, seg=72, bev=0.03)
    z = 0.27
    ring(0.86, 0.04, (0.05, -0.03, z), b, seg=72)
    for i in range(36):
        a = math.pi * 2 * i / 36
        ball(0.022, (0.05 + 0.77 * math.cos(a), -0.03 + 0.77 * math.sin(a), z), b, seg=10)
    dk = metal("#8a5a22", 0.4, 0.5)
    text("C", 0.95, dk, (0.05, -0.05, z), None, 0.10, 0.01)  # C = credit
    box((0.05, 1.02, 0.08), (0.03, -0.03, z), dk, bev=0.015)


def star():
    z = disc(face="#1d3a4a")
    plate(star_points(5, 0.78, 0.34), 0.16, (0, 0, z + 0.07), metal("#e8b84e", 0.2, 0.3), bev=0.06)
    plate(star_points(5, 0.42, 0.19), 0.12, (0, 0, z + 0.14), metal("#f5d27a", 0.16, 0.2), bev=0.05)


def spawn():
    z = disc(face="#3a0e0c")
    m = enamel("#b01408", 0.2)
    ring(0.66, 0.085, (0, 0, z), m, seg=72)
    for i in range(4):
        n = len(bpy.context.scene.objects)
        plate([(-0.16, 0.42), (0.16, 0.42), (0, 0.06)], 0.10, (0, 0, z + 0.03), m, bev=0.03)
        group(objects_since(n), (0, 0, 0), (0, 0, 45 + 90 * i))


def timer():
    """Little sand glass."""
    w, b = wood("#8a5a32", "#4a2a16", 2, "X"), brass()
    for zz in (0.10, 1.72):
        cyl(0.66, 0.18, (0, 0, zz), w, seg=56, bev=0.05)
        ring(0.58, 0.03, (0, 0, zz + (0.09 if zz < 1 else 0.09)), b, seg=56)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        cyl(0.055, 1.5, (0.52 * math.cos(a), 0.52 * math.sin(a), 0.91), b)
        ball(0.085, (0.52 * math.cos(a), 0.52 * math.sin(a), 0.91), b, seg=16)
    g, nt, p = material("glass")
    p.inputs["Base Color"].default_value = (0.75, 0.85, 0.85, 1)
    p.inputs["Alpha"].default_value = 0.28
    p.inputs["Roughness"].default_value = 0.03
    p.inputs["Coat Weight"].default_value = 1
    lathe(
        [
            (0, 0.20),
            (0.36, 0.22),
            (0.42, 0.40),
            (0.34, 0.68),
            (0.06, 0.90),
            (0.06, 0.93),
            (0.34, 1.15),
            (0.42, 1.42),
            (0.36, 1.60),
            (0, 1.62),
        ],
        g,
    )
    s = paint("#e8a83a", 0.9, 0, 0.3, 0)
    lathe([(0, 0.205), (0.34, 0.225), (0.38, 0.36), (0.20, 0.50), (0, 0.60)], s)
    lathe([(0, 0.95), (0.28, 1.16), (0.37, 1.34), (0.2, 1.30), (0, 1.24)], s)
    cyl(0.018, 0.6, (0, 0, 0.75), s, bev=0)


def heart():
    pts = []
    for i in range(64):
        t = math.pi * 2 * i / 64
        pts.append(
            (
                16 * math.sin(t) ** 3 / 17,
                (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 17,
            )
        )
    plate(pts[::-1], 0.34, (0, 0, 0.18), metal("#c8954a", 0.28, 0.4), bev=0.06)
    dome([(x * 0.86, y * 0.86) for x, y in pts[::-1]], 0.34, enamel("#9c0f1c", 0.12), (0, 0, 0.33))


def ammo():
    b, c = metal("#d2a04a", 0.22, 0.35), metal("#b8663c", 0.26, 0.4)
    for x, y in ((-0.46, 0.10), (0.0, -0.22), (0.46, 0.10)):
        lathe(
            [(0, 0), (0.25, 0), (0.25, 0.06), (0.21, 0.09), (0.21, 0.14), (0.25, 0.17), (0.25, 1.05), (0.20, 1.18)],
            b,
            loc=(x, y, 0),
            seg=40,
        )
        lathe([(0.20, 1.17), (0.20, 1.28), (0.16, 1.50), (0.08, 1.68), (0, 1.74)], c, loc=(x, y, 0), seg=40)


def skull(z, bone, dark):
    """A grinning skull, seen from the front, lying on its back."""
    ball(0.46, (0, 0.14, z), bone, (1.06, 0.98, 0.34), seg=40)
    box((0.52, 0.34, 0.16), (0, -0.32, z + 0.02), bone, bev=0.06)
    for s in (-1, 1):
        ball(0.15, (s * 0.19, 0.06, z + 0.13), dark, (1.0, 1.05, 0.35), (0, 0, s * 12), seg=24)
        ball(0.10, (s * 0.37, -0.16, z + 0.02), bone, (1.1, 0.9, 0.7), seg=20)
    plate([(-0.075, -0.20), (0.075, -0.20), (0, -0.04)], 0.06, (0, 0, z + 0.15), dark, bev=0.01)
    for k in range(4):
        box((0.03, 0.24, 0.03), (-0.18 + 0.12 * k, -0.38, z + 0.09), dark, bev=0)


def enemy():
    z = disc(face="#5a0f0c")
    skull(z + 0.02, paint("#efe2c2", 0.4, 0.4, 0.12, 0.3), paint("#1c0a08", 0.6, 0.2, 0.1, 0))


def back_crew():
    """Face-down token of the crew area: somebody's duffel bag on blue."""
    blue = paint("#2a6384", 0.4, 0.5, 0.18, 0.2)
    z = disc(face="#255a78", face_mat=blue)
    cream = enamel("#f1e6ca", 0.3)
    ends = [(0.36, -90), (0.36, -45), (0.36, 0), (0.36, 45), (0.36, 90), (-0.36, 90), (-0.36, 135), (-0.36, 180)]
    bag = [(x + 0.26 * math.cos(math.radians(a)), -0.12 + 0.27 * math.sin(math.radians(a))) for x, a in ends]
    bag += [(-0.36 + 0.26 * math.cos(math.radians(a)), -0.12 + 0.27 * math.sin(math.radians(a))) for a in (225, 270)]
    plate(bag, 0.10, (0, 0, z + 0.02), cream, bev=0.04)
    handle = (-0.24, 0.10), (-0.20, 0.40), (0.20, 0.40), (0.24, 0.10)
    tube([(x, y, z + 0.05) for x, y in handle], 0.055, cream)
    for x in (-0.25, 0.25):
        box((0.10, 0.50, 0.06), (x, -0.12, z + 0.09), blue, bev=0.01)
    box((0.30, 0.05, 0.04), (0, 0.0, z + 0.10), blue, bev=0.01)


def back_engine():
    """Face-down token of the engine rooms: a cog on red."""
    z = disc(face="#8a2a1c", face_mat=paint("#3f0d14", 0.4, 0.5, 0.18, 0.2))
    cream = enamel("#f1e6ca", 0.3)
    teeth = []
    for i in range(8):
        for turn, r in ((-13, 0.43), (-9, 0.62), (9, 0.62), (13, 0.43)):
            a = math.radians(45 * i + turn)
            teeth.append((r * math.cos(a), r * math.sin(a)))
    plate(teeth, 0.09, (0, 0, z + 0.02), cream, bev=0.03)
    cyl(0.21, 0.06, (0, 0, z + 0.06), paint("#28070b", 0.5, 0.3, 0.1, 0), seg=40, bev=0.01)


def badge():
    """The program's own sign: our lightning bug on night-blue enamel in a brass ring."""
    cyl(1.0, 0.24, (0, 0, 0.12), metal("#c8954a", 0.26, 0.35), seg=96, bev=0.07)
    cyl(0.86, 0.03, (0, 0, 0.245), paint("#14233f", 0.3, 0.7, 0.25, 0), seg=96, bev=0)
    ring(0.86, 0.05, (0, 0, 0.25), metal("#e8bc62", 0.2, 0.25), seg=96)
    for k in range(24):
        a = math.radians(15 * k + 7.5)
        spot = (0.74 * math.cos(a), 0.74 * math.sin(a), 0.265)
        ball(0.016 if k % 3 else 0.03, spot, metal("#f0d08a", 0.2, 0.2), (1, 1, 0.5), seg=12)
    firefly_emblem(0.74, metal("#e0ae58", 0.22, 0.3), enamel("#cf6c00", 0.2), (0, 0.0, 0.29), depth=0.09)


DRAW = {
    "crate": crate,
    "coin": coin,
    "star": star,
    "enemy": enemy,
    "back_crew": back_crew,
    "back_engine": back_engine,
    "spawn": spawn,
    "timer": timer,
    "heart": heart,
    "ammo": ammo,
    "badge": badge,
}


def render(record, path, size, samples):
    """One counter: record is (name, elevation of the camera, turn of the camera)."""
    name, elevation, turn = record
    new_scene(*size, samples=samples)
    DRAW[name]()
    shadow_floor(0)
    lamp_kit(1.1, power=1.15)
    frame(elevation, turn, 0.05, 0.07)
    shoot(path)
