"""The ship round the floors: armour skin, walls, doorways, breaches, engine bells, and the space it drifts in."""

import math

import bmesh
from board_plan import edges, letter
from board_styles import style
from studio.colour import rgb
from studio.light import light
from studio.materials import brass, glow, gunmetal, metal, paint
from studio.nodes import coords, material, math_n, mix, noise, ramp
from studio.shapes import ball, box, cyl, finish, lathe, plate, ring

OUT = {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}


def space(z):
    """Printed star cloth under the model: near-black blue, faint clouds, few stars."""
    m, nt, b = material("space")
    cloud = noise(nt, 0.16, 7, coords(nt), 0.6, 0.8)
    col = ramp(
        nt, cloud, [(0.34, rgb("#070b14")), (0.48, rgb("#0d1c30")), (0.60, rgb("#1a3550")), (0.72, rgb("#3a3058"))]
    ).outputs[0]
    for scale, size, colour in ((2.1, 0.05, "#fff2d8"), (4.3, 0.055, "#9ab4d8")):
        cells = nt.nodes.new("ShaderNodeTexVoronoi")
        cells.inputs["Scale"].default_value = scale
        nt.links.new(coords(nt), cells.inputs["Vector"])
        lone = nt.nodes.new("ShaderNodeSeparateColor")
        nt.links.new(cells.outputs["Color"], lone.inputs[0])
        keep = ramp(nt, lone.outputs[0], [(0.55, 0.0), (1.0, 1.0)]).outputs[0]
        star = ramp(nt, cells.outputs["Distance"], [(0.0, 1.0), (size, 0.0)]).outputs[0]
        col = mix(nt, math_n(nt, "MULTIPLY", star, keep), col, rgb(colour))
    nt.links.new(col, b.inputs["Base Color"])
    nt.links.new(col, b.inputs["Emission Color"])
    b.inputs["Emission Strength"].default_value = 0.35
    b.inputs["Roughness"].default_value = 1
    b.inputs["Specular IOR Level"].default_value = 0.05
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=40)
    finish(bm, m, smooth=False, loc=(0, 0, z))


def skin_material(colour):
    """Armour plate: every plate its own tone, rust in the hollows."""
    m, nt, b = material("skin")
    info = nt.nodes.new("ShaderNodeObjectInfo")
    c = rgb(colour)
    rust = noise(nt, 1.7, 7, coords(nt), 0.7)
    col = ramp(nt, rust, [(0.34, rgb("#4a2c1c")), (0.47, tuple(x * 0.8 for x in c)), (0.7, c)]).outputs[0]
    tone = math_n(nt, "ADD", math_n(nt, "MULTIPLY", info.outputs["Random"], 0.5), 0.7)
    nt.links.new(mix(nt, 1.0, col, tone, "MULTIPLY"), b.inputs["Base Color"])
    b.inputs["Metallic"].default_value = 0.4
    b.inputs["Roughness"].default_value = 0.5
    return m


def skin(plan, place):
    """Two steps of armour under and round every cell, and a riveted plate outside every stretch of hull."""
    how = style(plan).skin
    low, high, rib = skin_material(how.low), skin_material(how.plate), skin_material(how.rib)
    for y, row in enumerate(plan["rows"]):
        for x, zone in enumerate(row):
            if zone != ".":
                at = place(x + 0.5, y + 0.5)
                box((how.low_side, how.low_side, 0.20), (*at[:2], -0.50), low, bev=0.05)
                box((how.rib_side, how.rib_side, 0.20), (*at[:2], -0.30), rib, bev=0.04)
    for n, e in enumerate(edges(plan)):
        if e.kind != "hull":
            continue
        ox, oy = outside(plan, e)
        mid = place((e.x0 + e.x1) / 2 + ox * how.out, (e.y0 + e.y1) / 2 + oy * how.out)
        size = (how.wide, 0.94, 0.16) if e.x0 == e.x1 else (0.94, how.wide, 0.16)
        box(size, (*mid[:2], -0.16), high, bev=0.04)
        for k in (-0.36, 0.0, 0.36) if n % 2 else (-0.36, 0.36):
            spot = (mid[0], mid[1] + k, -0.08) if e.x0 == e.x1 else (mid[0] + k, mid[1], -0.08)
            cyl(0.03, 0.03, spot, gunmetal(), seg=10, bev=0)


def outside(plan, e):
    """The direction (column, row) from a stretch of hull to open space."""
    if e.x0 == e.x1:
        return (1, 0) if letter(plan, e.x0, e.y0) == "." else (-1, 0)
    return (0, 1) if letter(plan, e.x0, e.y0) == "." else (0, -1)


def runs(plan):
    """Walls and hull joined into the longest straight pieces, doorways left single: (kind, x0, y0, x1, y1)."""
    joined = []
    for upright in (True, False):
        parts = [e for e in edges(plan) if (e.x0 == e.x1) == upright]
        parts.sort(key=lambda e: (e.x0, e.y0) if upright else (e.y0, e.x0))
        last = None
        for e in parts:
            if last and e.kind != "doorway" and last[0] == e.kind and (last[3], last[4]) == (e.x0, e.y0):
                last[3], last[4] = e.x1, e.y1
            else:
                last = [e.kind, e.x0, e.y0, e.x1, e.y1]
                joined.append(last)
    return joined


def edge(colour, rough, shine):
    """The top of a wall; with some `shine` of its own it is seen where no lamp hangs, too."""
    m = paint(colour, rough, 0.3, 0.15, 0)
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Emission Color"].default_value = (*rgb(colour), 1)
    b.inputs["Emission Strength"].default_value = shine
    return m


def walls(plan, place, shine=0.0):
    """Walls with a pale cap, hull with a steel cap, doorways as two posts and a brass sill."""
    how = style(plan).walls
    wall, cap = paint(how.wall, 0.6, 0.2, 0.2, 0), edge(how.cap, 0.5, shine)
    hull, hull_cap = paint(how.hull, 0.6, 0.2, 0.2, 0), edge(how.hull_cap, 0.42, shine)
    sill, lamp = metal(how.sill, 0.32, 0.3), glow(how.lamp, 6)
    for n, (kind, x0, y0, x1, y1) in enumerate(runs(plan)):
        upright = x0 == x1
        mid = place((x0 + x1) / 2, (y0 + y1) / 2)

        def piece(along, across, height, z, mat, bev, mid=mid, upright=upright):
            size = (across, along, height) if upright else (along, across, height)
            return box(size, (*mid[:2], z), mat, bev=bev)

        if kind == "doorway":
            piece(0.70, 0.17, 0.03, 0.008, sill, 0.012)
            piece(0.70, 0.035, 0.012, 0.026, paint("#4a2f12", 0.6, 0.1, 0.1, 0), 0)
            for s in (-0.43, 0.43):
                post = (mid[0], mid[1] + s) if upright else (mid[0] + s, mid[1])
                box((0.20, 0.20, 0.44), (*post, 0.18), wall, bev=0.03)
                box((0.14, 0.14, 0.03), (*post, 0.405), brass(), bev=0.012)
                ball(0.035, (*post, 0.43), lamp, (1, 1, 0.5), seg=12)
            continue
        thick = 0.19 if kind == "hull" else 0.155
        length = abs(x1 - x0) + abs(y1 - y0) + thick
        lift = 0.0008 * (n % 23)  # never two coplanar faces
        piece(length, thick, 0.40, 0.14 + lift, hull if kind == "hull" else wall, 0.02)
        piece(length - 0.07, thick - 0.07, 0.02, 0.352 + lift, hull_cap if kind == "hull" else cap, 0.008)


def ember_material(turn):
    """White-hot middle, orange cracks, cold black rim."""
    m, nt, b = material("ember")
    length = nt.nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    nt.links.new(coords(nt, (1.5, 1.1, 1)), length.inputs[0])
    rough = noise(nt, 5.0, 6, coords(nt, loc=(turn, 0, 0)), 0.7)
    heat = math_n(nt, "ADD", length.outputs["Value"], math_n(nt, "MULTIPLY", math_n(nt, "SUBTRACT", rough, 0.5), 0.9))
    stops = [(0.02, rgb("#ffb050")), (0.16, rgb("#ff5a14")), (0.36, rgb("#7a1604")), (0.56, rgb("#060302"))]
    nt.links.new(ramp(nt, heat, stops).outputs[0], b.inputs["Emission Color"])
    b.inputs["Emission Strength"].default_value = 0.9
    b.inputs["Base Color"].default_value = (0.004, 0.003, 0.002, 1)
    b.inputs["Roughness"].default_value = 1
    return m


def breach(at, direction, rnd):
    """Torn armour outside a spawn zone: jagged plates, ember edges, pieces drifting off."""
    dx, dy = direction[0], -direction[1]
    turn = math.degrees(math.atan2(dy, dx))
    middle = (at[0] + dx * 0.80, at[1] + dy * 0.80)
    torn = skin_material("#7a6a5c")
    ragged = []
    for k in range(18):
        r = (0.62 if k % 2 else 0.40) * rnd.uniform(0.8, 1.15)
        a = 2 * math.pi * k / 18
        ragged.append((r * 0.72 * math.cos(a), r * math.sin(a)))
    plate(ragged, 0.03, (*middle, -0.06), ember_material(turn), (0, 0, turn), bev=0)
    for _ in range(7):
        a = math.radians(turn + rnd.uniform(-80, 80))
        r = rnd.uniform(0.40, 0.66)
        shard = [(0, -0.10), (0.24, 0.0), (0.02, 0.10)]
        spin = (rnd.uniform(-30, 30), rnd.uniform(-50, -15), math.degrees(a) + rnd.uniform(-25, 25))
        plate(
            shard, 0.03, (middle[0] + r * math.cos(a) * 0.7, middle[1] + r * math.sin(a), 0.02), torn, spin, bev=0.008
        )
    light("POINT", (*middle, 0.5), (*middle, 0), 26, rgb("#ff7a30"), 0.2)
    for _ in range(4):
        far = rnd.uniform(0.9, 1.5)
        side = rnd.uniform(-0.8, 0.8)
        drift = (middle[0] + dx * far - dy * side, middle[1] + dy * far + dx * side, 0.1)
        size = rnd.uniform(0.08, 0.2)
        spin = tuple(rnd.uniform(0, 90) for _ in range(3))
        box((size, size * 0.7, 0.03), drift, torn, spin, bev=0.01)


def engine_bell(at):
    """A drive bell sticking out to the east: steel shell, brass hoops, dead throat."""
    shell, dark = metal("#8b8f94", 0.36, 0.5), paint("#0c0a09", 0.9, 0, 0.1, 0)
    box((0.34, 0.86, 0.34), (at[0] + 0.24, at[1], -0.06), gunmetal(), bev=0.08)
    profile = [(0.24, 0.0), (0.29, 0.10), (0.38, 0.26), (0.46, 0.42)]
    lathe(profile, shell, thick=0.04, loc=(at[0] + 0.36, at[1], -0.06), rot=(0, 90, 0))
    for z, r in ((0.06, 0.28), (0.24, 0.385), (0.42, 0.48)):
        ring(r, 0.026, (at[0] + 0.36 + z, at[1], -0.06), brass(), (0, 90, 0))
    cyl(0.36, 0.04, (at[0] + 0.56, at[1], -0.06), dark, (0, 90, 0))
    for s in (-0.26, 0.26):
        box((0.30, 0.07, 0.10), (at[0] + 0.30, at[1] + s, 0.14), gunmetal(), bev=0.02)
