"""Floors of a heist board: one painted tile per cell, its look taken from the zone, and what is painted on tiles."""

import math

from board_fitted import FITTED
from board_styles import Floor, style
from studio.colour import rgb
from studio.materials import enamel, glow, gunmetal, metal, paint
from studio.nodes import bump, coords, material, math_n, mix, noise, ramp
from studio.scene import count
from studio.shapes import box, cyl, group, objects_since, plate, ring, text, tube

# look -> colour, kind of surface. Crew area: cool steel and honey planks; engine rooms: burnt red gratings.
LOOKS = {
    "landing": Floor("#e0a010", "paint", "landing"),
    "bay": Floor("#8f979c", "plate", "bay"),
    "corridor": Floor("#6d8494", "plate", "corridor"),
    "quarters": Floor("#a9804e", "planks"),
    "galley": Floor("#b4ab94", "checker"),
    "hold": Floor("#76805e", "plate", "hold"),
    "engine": Floor("#7c3a2e", "grating", "engine"),
    "carpet": Floor("#56705f", "carpet"),
    "roof": Floor("#8fa0a4", "roof", "roof"),
    "ward": Floor("#6aa6ad", "lino"),
    "tiled": Floor("#8bb9ae", "tiles"),
    "secure": Floor("#4b4f78", "lino", "secure"),
}
CLEAN = ("lino", "tiles", "carpet")  # kinds that are swept


def tile_material(colour, kind):
    """Painted floor; every tile object gets its own brightness, grime and dents."""
    m, nt, b = material("tile")
    info = nt.nodes.new("ShaderNodeObjectInfo")
    place = nt.nodes.new("ShaderNodeVectorMath")
    place.operation = "ADD"
    nt.links.new(coords(nt), place.inputs[0])
    nt.links.new(info.outputs["Location"], place.inputs[1])
    where = place.outputs[0]
    c = rgb(colour)
    grime = noise(nt, 2.3, 7, where, 0.68)
    dark, pale = (0.80, 1.10) if kind in CLEAN else (0.50, 1.22)
    stops = [(0.30, tuple(x * dark for x in c)), (0.50, c), (0.76, tuple(min(1, x * pale) for x in c))]
    col = ramp(nt, grime, stops).outputs[0]
    if kind == "planks":
        saw = nt.nodes.new("ShaderNodeTexWave")
        saw.bands_direction = "Y"
        saw.wave_profile = "SAW"
        saw.inputs["Scale"].default_value = 0.64
        nt.links.new(where, saw.inputs["Vector"])
        grain = noise(nt, 5, 5, coords(nt, (1, 9, 1)), 0.6, 0.4)
        col = mix(nt, math_n(nt, "MULTIPLY", grain, 0.5), col, tuple(x * 0.34 for x in c))
        gap = ramp(nt, saw.outputs["Fac"], [(0.0, 1.0), (0.06, 0.0)]).outputs[0]
        col = mix(nt, gap, col, tuple(x * 0.12 for x in c))
    if kind == "checker":
        squares = nt.nodes.new("ShaderNodeTexChecker")
        squares.inputs["Scale"].default_value = 2.0
        nt.links.new(where, squares.inputs["Vector"])
        col = mix(nt, math_n(nt, "MULTIPLY", squares.outputs["Fac"], 0.32), col, tuple(x * 0.30 for x in c))
    if kind == "tiles":
        grout = nt.nodes.new("ShaderNodeTexBrick")
        grout.offset = 0.0
        for name, value in (("Scale", 1.0), ("Brick Width", 0.25), ("Row Height", 0.25), ("Mortar Size", 0.008)):
            grout.inputs[name].default_value = value
        nt.links.new(where, grout.inputs["Vector"])
        col = mix(nt, grout.outputs["Fac"], col, tuple(x * 0.45 for x in c))
    if kind == "carpet":
        weave = nt.nodes.new("ShaderNodeTexChecker")
        weave.inputs["Scale"].default_value = 8.0
        nt.links.new(coords(nt, rot=(0, 0, 0.785)), weave.inputs["Vector"])
        col = mix(nt, math_n(nt, "MULTIPLY", weave.outputs["Fac"], 0.28), col, tuple(x * 0.45 for x in c))
    if kind == "roof":
        ribs = nt.nodes.new("ShaderNodeTexWave")
        ribs.inputs["Scale"].default_value = 0.96
        nt.links.new(where, ribs.inputs["Vector"])
        groove = ramp(nt, ribs.outputs["Fac"], [(0.0, 1.0), (0.16, 0.0)]).outputs[0]
        col = mix(nt, groove, col, tuple(x * 0.30 for x in c))
    loose = 0.10 if kind in CLEAN else 0.26
    tone = math_n(nt, "ADD", math_n(nt, "MULTIPLY", info.outputs["Random"], loose), 1 - loose / 2)
    nt.links.new(mix(nt, 1.0, col, tone, "MULTIPLY"), b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.40 if kind in ("lino", "tiles") else 0.55
    b.inputs["Metallic"].default_value = 0.25 if kind in ("plate", "grating", "roof") else 0
    b.inputs["Coat Weight"].default_value = 0.30 if kind in ("lino", "tiles") else 0.15
    bump(nt, b, grime, 0.25, 0.03)
    return m


def floors(plan, place):
    """A tile under every cell of the map; `place(x, y, z)` turns corner coordinates into the scene's."""
    kind = style(plan)
    mats = {}
    under = paint(kind.under, 0.7, 0.05, 0.2, 0)
    for y, row in enumerate(plan["rows"]):
        for x, letter in enumerate(row):
            if letter == ".":
                continue
            how = kind.cells.get((x, y)) or kind.floors.get(letter) or LOOKS[plan["zones"][letter]["look"]]
            if how[:2] not in mats:
                mats[how[:2]] = tile_material(*how[:2])
            at = place(x + 0.5, y + 0.5)
            box((1.02, 1.02, 0.10), (*at[:2], -0.14), under, bev=0)
            box((kind.tile, kind.tile, 0.10), (*at[:2], -0.05), mats[how[:2]], bev=0.018)
            detail(how.detail, x, y, at)


def detail(look, x, y, at):
    """Paint and hardware that tell one look from another without colour."""
    ax, ay = at[:2]
    if look == "landing":
        ink = paint("#2c2210", 0.6, 0.1, 0.3, 0)
        for k in (-0.14, 0.06):
            size = (0.10, 0.42 - abs(k) * 0.9, 0.008)
            box(size, (ax - 0.20 + k, ay - 0.20 + k, 0.004), ink, (0, 0, 45), bev=0)
            box(size, (ax + 0.20 - k, ay + 0.20 - k, 0.004), ink, (0, 0, 45), bev=0)
    elif look == "engine":
        slot = paint("#2a0f0b", 0.7, 0, 0.2, 0)
        for k in range(5):
            box((0.76, 0.035, 0.008), (ax, ay - 0.32 + 0.16 * k, 0.003), slot, bev=0)
    elif look in FITTED:
        FITTED[look](x, y, at)
    elif look in ("bay", "corridor", "hold"):
        for sx in (-0.40, 0.40):
            for sy in (-0.40, 0.40):
                cyl(0.028, 0.016, (ax + sx, ay + sy, 0.004), gunmetal(), bev=0, seg=10)
        if look == "hold":
            lug = paint("#59624a", 0.6, 0.1, 0.2, 0)
            for k in range(3):
                box(
                    (0.20, 0.03, 0.012),
                    (ax - 0.22 + 0.22 * k, ay + 0.20 * ((k + x + y) % 3 - 1), 0.003),
                    lug,
                    (0, 0, 45),
                    bev=0,
                )


def spots(plan, place):
    """A faint painted ring where a token lies at the start: blue for the crew area, red for the engine rooms."""
    colours = {kind: paint(colour, 0.6, 0.1, 0.1, 0) for kind, colour in style(plan).rings.items()}
    for y, row in enumerate(plan["spots"]["rows"]):
        for x, kind in enumerate(row):
            if kind in colours:
                ring(0.30, 0.012, (*place(x + 0.5, y + 0.5)[:2], 0.002), colours[kind], seg=48)


def spawn_zone(at, strength):
    """A red ring with claws and the printed strength."""
    red, dark = enamel("#c41c12", 0.22), paint("#1a0706", 0.5, 0.2, 0.1, 0)
    cyl(0.44, 0.016, (*at[:2], 0.006), dark, bev=0, seg=56)
    ring(0.385, 0.042, (*at[:2], 0.02), red, seg=64)
    for k in range(8):
        a = math.radians(22.5 + 45 * k)
        c, s = math.cos(a), math.sin(a)
        cyl(0.055, 0.15, (at[0] + 0.285 * c, at[1] + 0.285 * s, 0.022), red, (90, 0, 22.5 + 45 * k + 90), 0.004, 12, 0)
    text(str(strength), 0.46, enamel("#f6e8d0", 0.35), (at[0], at[1] - 0.005, 0.03), None, 0.02, 0.006)


def people_mover(at, name):
    """Brass rim, teal plate, letter; two small arrows say up and down."""
    cyl(0.45, 0.014, (*at[:2], 0.004), metal("#7a6a4a", 0.4, 0.5), seg=8, bev=0)
    cyl(0.36, 0.02, (*at[:2], 0.012), enamel("#0e5f66", 0.2), bev=0)
    ring(0.37, 0.042, (*at[:2], 0.02), metal("#d8a850", 0.25, 0.35), seg=56)
    text(name, 0.44, enamel("#f7ecd0", 0.3), (at[0], at[1] - 0.005, 0.03), None, 0.02, 0.006)
    for s in (-1, 1):
        cyl(
            0.05,
            0.012,
            (at[0], at[1] + s * 0.275, 0.026),
            enamel("#f0c25a", 0.3),
            (0, 0, 90 if s > 0 else 270),
            0.05,
            3,
            0,
        )


def scorch_material(seed):
    """Soot: black where a noisy blob is dense, clear elsewhere."""
    m, nt, b = material("soot")
    length = nt.nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    nt.links.new(coords(nt), length.inputs[0])
    ragged = noise(nt, 2.6, 6, coords(nt, loc=(seed * 3.7, seed, 0)), 0.7)
    f = math_n(nt, "ADD", length.outputs["Value"], math_n(nt, "MULTIPLY", math_n(nt, "SUBTRACT", ragged, 0.5), 1.1))
    nt.links.new(ramp(nt, f, [(0.10, 0.80), (0.45, 0.42), (0.85, 0.0)]).outputs[0], b.inputs["Alpha"])
    b.inputs["Base Color"].default_value = (*rgb("#0a0706"), 1)
    b.inputs["Roughness"].default_value = 1
    return m


def scorch(at, radius, seed):
    """A burnt patch on the floor."""
    patch = box((2, 2, 0.002), (0, 0, 0), scorch_material(seed), bev=0)
    patch.scale = (radius, radius, 1)
    patch.location = (at[0], at[1], 0.012)


def claws(at, turn):
    """Three gouges dragged over the floor, in the raiders' red."""
    gouge = paint("#3c0805", 0.6, 0.1, 0.3, 0)
    before = count()
    for k, length in enumerate((0.55, 0.75, 0.50)):
        points = [(-length * 0.6, 0.0), (0, -0.035), (length * 0.6, 0.0), (0, 0.035)]
        plate(points, 0.006, (0.06 * k, (k - 1) * 0.15, 0), gouge, bev=0)
    group(objects_since(before), (at[0], at[1], 0.014), (0, 0, turn))


def cable(points, colour, radius=0.026):
    """A loose cable on the floor."""
    tube(points, radius, paint(colour, 0.5, 0.2, 0.2, 0))


def embers(at, rnd, count=5):
    """A few glowing crumbs."""
    for _ in range(count):
        box(
            (0.03, 0.03, 0.02),
            (at[0] + rnd.uniform(-0.3, 0.3), at[1] + rnd.uniform(-0.3, 0.3), 0.02),
            glow("#ff7a1a", 5),
            (0, 0, rnd.uniform(0, 90)),
            bev=0,
        )
