"""What surrounds a hospital of the core worlds: paving, lawns, clipped trees, ambulances, the imager in its room."""

import math
import random

import bmesh
from board_plan import letter
from studio.colour import rgb
from studio.light import light
from studio.materials import brass, enamel, glow, gunmetal, metal, paint
from studio.nodes import bump, coords, material, math_n, mix, noise, ramp
from studio.scene import count
from studio.shapes import ball, box, cyl, finish, group, objects_since, ring

GROUND = -0.62


def paving():
    """Large pale slabs, worn and a little damp."""
    m, nt, b = material("paving")
    slabs = nt.nodes.new("ShaderNodeTexBrick")
    slabs.offset = 0.5
    for name, value in (("Scale", 1.0), ("Brick Width", 0.8), ("Row Height", 0.8), ("Mortar Size", 0.014)):
        slabs.inputs[name].default_value = value
    slabs.inputs["Color1"].default_value = (*rgb("#5c6668"), 1)
    slabs.inputs["Color2"].default_value = (*rgb("#4d5759"), 1)
    slabs.inputs["Mortar"].default_value = (*rgb("#2c3332"), 1)
    nt.links.new(coords(nt), slabs.inputs["Vector"])
    wear = noise(nt, 0.7, 7, coords(nt), 0.65)
    col = mix(nt, ramp(nt, wear, [(0.35, 0.55), (0.65, 0.0)]).outputs[0], slabs.outputs["Color"], rgb("#303a3c"))
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.6
    bump(nt, b, math_n(nt, "SUBTRACT", 1.0, slabs.outputs["Fac"]), 0.4, 0.03)
    return m


def grass():
    """A mown lawn in stripes."""
    m, nt, b = material("grass")
    blades = noise(nt, 26, 4, coords(nt), 0.7)
    col = ramp(nt, blades, [(0.3, rgb("#1d3a1c")), (0.7, rgb("#4a7a3a"))]).outputs[0]
    stripe = nt.nodes.new("ShaderNodeTexWave")
    stripe.inputs["Scale"].default_value = 0.35
    nt.links.new(coords(nt, rot=(0, 0, 0.6)), stripe.inputs["Vector"])
    col = mix(nt, math_n(nt, "MULTIPLY", stripe.outputs["Fac"], 0.22), col, rgb("#6a9a4a"))
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 1
    bump(nt, b, blades, 0.6, 0.06)
    return m


def tree(at, r, rnd):
    """A clipped tree, darker below."""
    for k in range(7):
        a = 2 * math.pi * k / 6
        top = k == 6
        off = 0 if top else 0.45 * r
        green = paint(rnd.choice(["#2f6a38", "#3a7a40", "#2a5f3a"]), 0.8, 0.05, 0.45, 0.3)
        spot = (at[0] + off * math.cos(a), at[1] + off * math.sin(a), GROUND + (0.75 if top else 0.5))
        ball(r * (0.72 if top else 0.55), spot, green, (1, 1, 0.8), seg=18)


def hedge(a, b):
    """A box hedge between two corners."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    size = abs(a[0] - b[0]) + 0.22, abs(a[1] - b[1]) + 0.22, 0.34
    box(size, (x, y, GROUND + 0.17), paint("#2c5a34", 0.9, 0, 0.5, 0.3), bev=0.08)


def lawn(a, b, mat):
    """Grass in a kerb, between two corners."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    wide, high = abs(a[0] - b[0]), abs(a[1] - b[1])
    box((wide + 0.16, high + 0.16, 0.10), (x, y, GROUND + 0.03), paint("#8a908c", 0.7, 0.1, 0.2, 0.3), bev=0.03)
    box((wide, high, 0.10), (x, y, GROUND + 0.06), mat, bev=0.03)


def ambulance(at, turn):
    """White, with a teal band and lamps on its roof."""
    before = count()
    shell, band = paint("#d6dedc", 0.3, 0.6, 0.08, 0.2), paint("#2a8a92", 0.35, 0.4, 0.1, 0.2)
    box((1.50, 0.70, 0.44), (0, 0, 0.24), shell, bev=0.10)
    box((0.40, 0.62, 0.05), (0.44, 0, 0.46), enamel("#123243", 0.06), bev=0.02)
    box((0.90, 0.10, 0.02), (-0.22, 0.27, 0.465), band, bev=0.005)
    box((0.90, 0.10, 0.02), (-0.22, -0.27, 0.465), band, bev=0.005)
    for w, h in ((0.30, 0.09), (0.09, 0.30)):
        box((w, h, 0.02), (-0.32, 0, 0.467), paint("#c0302c", 0.35, 0.4, 0.1, 0), bev=0.005)
    for s, colour in ((-0.16, "#ff4a3a"), (0.16, "#5a8aff")):
        box((0.10, 0.22, 0.07), (0.13, s, 0.49), glow(colour, 5), bev=0.02)
    for sx in (-0.5, 0.5):
        for sy in (-0.36, 0.36):
            cyl(0.17, 0.10, (sx, sy, 0.05), gunmetal(), (90, 0, 0), seg=24)
    group(objects_since(before), (*at, GROUND + 0.1), (0, 0, turn))


def lantern(at):
    """A post with a cool lamp."""
    cyl(0.05, 0.5, (*at, GROUND + 0.25), gunmetal(), seg=14)
    ball(0.09, (*at, GROUND + 0.55), glow("#c8f4ff", 5), seg=16)
    light("POINT", (*at, 0.2), (0, 0, 0), 9, rgb("#a8e4ff"), 0.2)


def imager(plan, place):
    """The machine everybody talks about: a ring in the floor over the spaces of its icon, with four places to stand."""
    for icon in plan.get("icon", ()):
        xs, ys = [x for x, _ in icon["cells"]], [y for _, y in icon["cells"]]
        x, y = place((min(xs) + max(xs) + 1) / 2, (min(ys) + max(ys) + 1) / 2)[:2]
        wide = max(xs) - min(xs) + 1
        cyl(wide * 0.47, 0.02, (x, y, 0.006), metal("#7f8f96", 0.35, 0.3), seg=72, bev=0.006)
        ring(wide * 0.445, 0.05, (x, y, 0.02), glow("#4ad8ff", 2.2), seg=96)
        ring(wide * 0.395, 0.03, (x, y, 0.02), gunmetal(), seg=96)
        for k in range(24):
            a = math.radians(15 * k)
            box(
                (0.10, 0.03, 0.02),
                (x + wide * 0.34 * math.cos(a), y + wide * 0.34 * math.sin(a), 0.02),
                paint("#1c3a46", 0.5, 0.2, 0.1, 0),
                (0, 0, 15 * k),
                bev=0,
            )
        box((0.95, 0.34, 0.05), (x, y, 0.04), paint("#dfe8e8", 0.35, 0.4, 0.1, 0.2), bev=0.02)
        box((0.88, 0.27, 0.03), (x, y, 0.075), paint("#2a6a78", 0.5, 0.2, 0.1, 0), bev=0.01)
        ball(0.12, (x - 0.32, y, 0.09), paint("#e8f0f0", 0.4, 0.3, 0.1, 0), (1, 1, 0.4), seg=20)
        for cx, cy in icon["cells"]:
            at = place(cx + 0.5, cy + 0.5)
            ring(0.15, 0.022, (x + (at[0] - x) * 1.12, y + (at[1] - y) * 1.12, 0.03), brass(), seg=32)
        light("POINT", (x, y, 1.0), (0, 0, 0), 34, rgb("#5ad8ff"), 0.4)


def surround(plan, place):
    """Everything round the two floors; `place` as for floors."""
    rnd = random.Random(4)
    width, height = len(plan["rows"][0]), len(plan["rows"])
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=40)
    finish(bm, paving(), smooth=False, loc=(0, 0, GROUND))
    green = grass()
    between = next(y for y in range(height) if all(letter(plan, x, y) == "." for x in range(width)))
    for k in range(6):
        a, b = place(0.7 + 3.0 * k, between + 0.42), place(2.3 + 3.0 * k, between + 0.58)
        lawn(a, b, green)
        for s in (0.25, 0.5, 0.75):
            tree((a[0] + (b[0] - a[0]) * s, (a[1] + b[1]) / 2), 0.26, rnd)
    for y0, y1 in ((-1.6, -0.62), (height + 0.62, height + 1.6)):
        for k in range(4):
            x0 = 0.4 + 4.6 * k
            if y0 > 0 and k == 0:
                continue
            lawn(place(x0, y0), place(x0 + 3.6, y1), green)
            near = y1 - 0.06 if y0 < 0 else y0 + 0.06
            hedge(place(x0 + 0.15, near), place(x0 + 3.45, near))
            for s in (0.5, 1.6, 2.7):
                at = place(x0 + s + rnd.uniform(-0.2, 0.2), (y0 + y1) / 2 + (-0.16 if y0 < 0 else 0.16))
                tree(at[:2], rnd.uniform(0.30, 0.44), rnd)
        for k in range(5):
            lantern(place(0.1 + 4.6 * k, (y0 + y1) / 2 + (0.3 if y0 < 0 else -0.3))[:2])
    for x in (-0.66, width + 0.66):
        for k in range(5):
            y = 0.6 + 2.4 * k
            if x > 0 or y < between:
                tree(place(x, y)[:2], 0.27, rnd)
    ambulance(place(0.85, height - 0.35)[:2], 12)
    ambulance(place(2.4, height + 0.85)[:2], -6)
    imager(plan, place)
