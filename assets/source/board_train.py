"""What surrounds a train: a desert that rushes by, two tracks, poles with wires, the engine's nose, a shuttle above."""

import math
import random

import bmesh
from board_plan import letter
from hulls import engine, loft
from studio.colour import rgb
from studio.light import light
from studio.materials import brass, enamel, glow, gunmetal, metal, paint, wood
from studio.nodes import bump, coords, material, math_n, mix, noise, ramp
from studio.scene import count
from studio.shapes import ball, box, cyl, finish, group, objects_since, plate, ring, tube

FAR = 40.0  # tracks and sand run out of the picture
GROUND = -0.9
SHUTTLE = [
    (-1.0, 0.34, 0.22, 0, 3),
    (-0.7, 0.52, 0.32, 0, 3.2),
    (0.2, 0.55, 0.34, 0.02, 3.2),
    (0.8, 0.42, 0.28, 0.02, 2.8),
    (1.15, 0.24, 0.18, 0, 2.4),
    (1.28, 0.06, 0.06, 0, 2),
]
BUTTES = (  # column, row, size
    (6.5, -4.1, 1.5),
    (17.5, -3.6, 1.9),
    (20.5, 11.2, 1.6),
    (3.0, 11.0, 1.8),
    (12.0, 12.0, 1.3),
    (11.6, -5.0, 1.1),
)


def sand():
    """Pale drifts, ripples across the wind, and dust drawn out along the way of the train."""
    m, nt, b = material("sand")
    drift = noise(nt, 0.42, 6, coords(nt, (0.45, 1.0, 1)), 0.62, 0.8)
    col = ramp(
        nt, drift, [(0.32, rgb("#6a5a48")), (0.46, rgb("#8b7759")), (0.58, rgb("#a38d69")), (0.72, rgb("#b8a27c"))]
    ).outputs[0]
    grit = noise(nt, 7.0, 6, coords(nt), 0.75)
    col = mix(nt, math_n(nt, "MULTIPLY", grit, 0.40), col, rgb("#5d4a36"))
    streak = noise(nt, 1.9, 3, coords(nt, (0.05, 1.0, 1)), 0.5)
    col = mix(nt, ramp(nt, streak, [(0.56, 0.0), (0.74, 0.38)]).outputs[0], col, rgb("#c9b590"))
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 1
    b.inputs["Specular IOR Level"].default_value = 0.1
    ripples = nt.nodes.new("ShaderNodeTexWave")
    for name, value in (("Scale", 1.1), ("Distortion", 9.0), ("Detail", 3.0), ("Detail Scale", 0.8)):
        ripples.inputs[name].default_value = value
    nt.links.new(coords(nt, rot=(0, 0, 0.5)), ripples.inputs["Vector"])
    bump(nt, b, math_n(nt, "ADD", drift, math_n(nt, "MULTIPLY", ripples.outputs["Fac"], 0.22)), 0.7, 0.30)
    return m


def gravel():
    """Dark stones of a track bed."""
    m, nt, b = material("gravel")
    stones = nt.nodes.new("ShaderNodeTexVoronoi")
    stones.inputs["Scale"].default_value = 9.0
    nt.links.new(coords(nt), stones.inputs["Vector"])
    tone = nt.nodes.new("ShaderNodeSeparateColor")
    nt.links.new(stones.outputs["Color"], tone.inputs[0])
    col = ramp(nt, tone.outputs[0], [(0.0, rgb("#786d5f")), (1.0, rgb("#b3a592"))]).outputs[0]
    col = mix(nt, ramp(nt, stones.outputs["Distance"], [(0.02, 0.0), (0.09, 0.6)]).outputs[0], col, rgb("#3a3128"))
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.95
    bump(nt, b, stones.outputs["Distance"], 0.5, 0.05)
    return m


def track(y, half, bed, tie, rail):
    """A bed, its sleepers and two rails, along the whole picture; `y` and half the bed's width in the scene's units."""
    box((2 * FAR, 2 * half, 0.10), (0, y, GROUND + 0.03), bed, bev=0.05)
    gauge = half * 0.52
    for k in range(-46, 47):
        box((0.16, 2 * half * 0.82, 0.08), (k * 0.42, y, GROUND + 0.10), tie, bev=0.015)
    for s in (-1, 1):
        box((2 * FAR, 0.09, 0.10), (0, y + s * gauge, GROUND + 0.18), rail, bev=0.02)


def rock(at, size, mat, rnd):
    """A weathered boulder."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
    for v in bm.verts:
        v.co *= rnd.uniform(0.80, 1.14)
        v.co.z *= 0.62
    finish(bm, mat, smooth=False, loc=(*at, GROUND), rot=(0, 0, rnd.uniform(0, 360)), scale=(size, size * 0.8, size))


def mesa(at, size, rnd):
    """A butte in ragged strata; the lamp stands low enough to give it a long shadow."""
    for step, colour in enumerate(("#6e4a38", "#8a6248", "#7c543e", "#93694c", "#84593f", "#a07c5a")):
        shape, r = [], size * (1 - 0.13 * step)
        for k in range(34):
            a = 2 * math.pi * k / 34
            wide = r * rnd.uniform(0.90, 1.07) * (1 + 0.10 * math.sin(3 * a + size) + 0.06 * math.sin(7 * a))
            shape.append((1.7 * wide * math.cos(a), wide * math.sin(a)))
        plate(shape, 0.20, (*at, GROUND + 0.08 + 0.18 * step), paint(colour, 0.9, 0, 0.5, 0.5, 0.05), bev=0.05)


def shrub(at, rnd, green):
    """Dry scrub."""
    for _ in range(5):
        r = rnd.uniform(0.06, 0.13)
        spot = (at[0] + rnd.uniform(-0.18, 0.18), at[1] + rnd.uniform(-0.12, 0.12), GROUND + 0.08)
        ball(r, spot, green, (1, 1, 0.7), seg=10)


def cactus(at, rnd):
    """Arms up, seen from above."""
    green = paint("#4f7a3e", 0.6, 0.1, 0.3, 0.4)
    tall = rnd.uniform(0.5, 0.9)
    tube([(*at, GROUND), (*at, GROUND + tall)], 0.09, green)
    ball(0.095, (*at, GROUND + tall), green, seg=16)
    turn = rnd.uniform(0, 3.1)
    for s in (-1, 1):
        x, y = at[0] + s * 0.26 * math.cos(turn), at[1] + s * 0.26 * math.sin(turn)
        tube([(*at, GROUND + 0.3), (x, y, GROUND + 0.32), (x, y, GROUND + tall * 0.8)], 0.06, green)


def poles(y):
    """Telegraph poles along a track and their wires."""
    timber, wire = wood("#6a4526", "#32200f"), paint("#1d1712", 0.6, 0, 0.1, 0)
    heads = []
    for k in range(-5, 6):
        x = k * 4.6 + 1.1
        tube([(x, y, GROUND), (x, y, 0.5)], 0.07, timber)
        box((0.10, 0.86, 0.07), (x, y, 0.45), timber, bev=0.02)
        for s in (-0.36, 0.36):
            ball(0.05, (x, y + s, 0.52), enamel("#b8e0d8", 0.2), seg=12)
        heads.append(x)
    for s in (-0.36, 0.36):
        for a, b in zip(heads, heads[1:]):
            tube([(a, y + s, 0.5), ((a + b) / 2, y + s, 0.32), (b, y + s, 0.5)], 0.012, wire)


def nose(at, high):
    """The engine's wedge with its lamps, and their light on the rails."""
    side = [(0, high / 2), (0.30, high / 2 - 0.05), (0.74, high * 0.18)]
    shape = [(x, -y) for x, y in side] + side[::-1]
    plate(shape, 0.30, (at[0] + 0.10, at[1], -0.30), paint("#7c2b25", 0.4, 0.4, 0.25, 0.5), bev=0.06)
    for k in range(7):
        box((0.30, 0.05, 0.10), (at[0] + 0.74, at[1] + (k - 3) * high * 0.052, -0.40), gunmetal(), bev=0.01)
    for s in (-1, 1):
        edge = (at[0] + 0.52, at[1] + s * high * 0.25, -0.13)
        box((0.05, high * 0.46, 0.05), edge, brass(), (0, 0, s * 62), bev=0.015)
        ball(0.10, (at[0] + 0.62, at[1] + s * high * 0.12, -0.12), glow("#ffe2a0", 6), (1, 1, 0.6), seg=20)
        ring(0.11, 0.03, (at[0] + 0.62, at[1] + s * high * 0.12, -0.13), brass(), seg=28)
    light("POINT", (at[0] + 1.7, at[1], 0.1), (0, 0, 0), 16, rgb("#ffd48a"), 0.3)


def shuttle(at, turn):
    """A short-range shuttle that keeps level with the roofs."""
    hull, dark = paint("#a07c48", 0.45, 0.3, 0.25, 0.6), paint("#5f5140", 0.5, 0.2, 0.3, 0.5)
    trim = paint("#7a2a24", 0.4, 0.3, 0.2, 0.4)
    before = count()
    loft(SHUTTLE, hull)
    ball(0.26, (0, 0.86, 0.18), enamel("#123243", 0.08), (1, 1.25, 0.7))
    for y in (0.78, 0.98):
        box((0.46, 0.035, 0.05), (0, y, 0.33), brass(), bev=0.012)
    box((1.02, 0.14, 0.05), (0, 0.22, 0.345), trim, bev=0.015)
    box((0.30, 0.62, 0.06), (0, -0.38, 0.34), dark, bev=0.02)
    for s in (-1, 1):
        wing = [(0, 0.30), (0.62, 0.0), (0.62, -0.42), (0, -0.46)]
        plate(wing if s > 0 else [(-x, y) for x, y in wing[::-1]], 0.08, (s * 0.44, -0.15, 0.04), dark, bev=0.02)
        engine(s * 0.98, -0.42, 0.06, 0.19, gunmetal(), brass(), "#ffb04a", 0.56, 5)
    group(objects_since(before), (*at, 1.3), (0, 0, turn)).scale = (1.3, 1.3, 1.3)


def cars(plan, place):
    """Buffers and couplings between the cars, wheels that show beside them."""
    steel = metal("#6a6660", 0.4, 0.4)
    height = len(plan["rows"])
    columns = [x for x in range(len(plan["rows"][0])) if letter(plan, x, height - 1) == "."]
    for x in columns:
        for y in (3.5, 6.5):
            for s in (0.12, 0.88):
                at = place(x + s, y)
                cyl(0.12, 0.20, (*at[:2], -0.46), steel, (0, 90, 0), seg=24)
                cyl(0.17, 0.05, (at[0] + (0.12 if s < 0.5 else -0.12), at[1], -0.46), steel, (0, 90, 0), seg=28)
        a, b = place(x, 5.0), place(x + 1, 5.0)
        box((b[0] - a[0], 0.16, 0.10), ((a[0] + b[0]) / 2, a[1], -0.62), gunmetal(), bev=0.03)


def surround(plan, place):
    """Everything round the cars; `place` as for floors."""
    rnd = random.Random(9)
    width, height = len(plan["rows"][0]), len(plan["rows"])
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=FAR)
    finish(bm, sand(), smooth=False, loc=(0, 0, GROUND))
    bed, tie, rail = gravel(), wood("#4a3426", "#22160e", 1.0, "Y"), metal("#9a938a", 0.3, 0.3)
    track(place(0, 5.0)[1], 2.42, bed, tie, rail)
    track(place(0, 1.45)[1], 1.0, bed, tie, rail)
    cars(plan, place)
    nose(place(width + 0.16, 5.0), 4.2)
    shuttle(place(2.1, -1.75)[:2], -78)
    poles(place(0, height + 1.25)[1])
    stone = paint("#7a5a46", 0.9, 0, 0.4, 0.5, 0.04)
    green = paint("#69703f", 0.9, 0, 0.4, 0.2)
    for x, y, size in BUTTES:
        mesa(place(x, y)[:2], size, rnd)
    for _ in range(64):
        x = rnd.uniform(-1, width + 1)
        y = rnd.choice((rnd.uniform(-4.6, -0.5), rnd.uniform(height + 1.0, height + 4.6)))
        if math.hypot(x - 2.1, y + 1.75) < 1.8:
            continue
        kind = rnd.random()
        if kind < 0.45:
            rock(place(x, y)[:2], rnd.uniform(0.06, 0.30), stone, rnd)
        elif kind < 0.86:
            shrub(place(x, y)[:2], rnd, green)
        else:
            cactus(place(x, y)[:2], rnd)
