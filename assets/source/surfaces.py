"""Large flat surfaces: the walnut table."""

import math

import bmesh
from studio.colour import rgb
from studio.light import light
from studio.nodes import bump, coords, material, math_n, mix, noise, ramp
from studio.scene import camera, new_scene, shoot
from studio.shapes import finish


def walnut_plane(size, z, rot=0, dark=1.0):
    """Long dark planks: brick texture for the boards, wood grain inside."""
    m, nt, b = material("walnut")
    v = coords(nt, rot=(0, 0, math.radians(rot)))
    br = nt.nodes.new("ShaderNodeTexBrick")
    br.inputs["Scale"].default_value = 1
    br.inputs["Mortar Size"].default_value = 0.012
    br.inputs["Brick Width"].default_value = 9
    br.inputs["Row Height"].default_value = 1.7
    br.inputs["Color1"].default_value = (0.2, 0.2, 0.2, 1)
    br.inputs["Color2"].default_value = (1, 1, 1, 1)
    br.inputs["Mortar"].default_value = (0, 0, 0, 1)
    br.inputs["Bias"].default_value = 0
    nt.links.new(v, br.inputs["Vector"])
    sh = nt.nodes.new("ShaderNodeVectorMath")  # other grain in every plank
    sh.operation = "MULTIPLY_ADD"
    sh.inputs[1].default_value = (17, 31, 0)
    nt.links.new(br.outputs["Color"], sh.inputs[0])
    nt.links.new(coords(nt, (0.22, 1.7, 1), rot=(0, 0, math.radians(rot))), sh.inputs[2])
    g = noise(nt, 2.0, 9, sh.outputs[0], 0.62, 1.6)
    col = ramp(
        nt,
        g,
        [
            (0.28, rgb("#24130a", dark)),
            (0.46, rgb("#4a2b17", dark)),
            (0.60, rgb("#6a4226", dark)),
            (0.78, rgb("#3a2010", dark)),
        ],
    ).outputs[0]
    tone = math_n(nt, "ADD", math_n(nt, "MULTIPLY", br.outputs["Color"], 0.45), 0.70)
    col = mix(nt, 1.0, col, tone, "MULTIPLY")
    col = mix(nt, br.outputs["Fac"], col, rgb("#0d0704"))
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.42
    b.inputs["Coat Weight"].default_value = 0.25
    b.inputs["Coat Roughness"].default_value = 0.3
    bump(nt, b, g, 0.12, 0.04)
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=size)
    return finish(bm, m, smooth=False, loc=(0, 0, z))


def table_light(w, h, power=1.0):
    """One lamp, up and to the left, large enough for soft wall shadows."""
    s = max(w, h)
    light(
        "AREA",
        (-0.55 * s, max(0.70 * h, 0.48 * s), 1.05 * s),
        (0, 0, 0),
        17 * s * s * power,
        rgb("#ffd59a"),
        0.34 * s,
        "DISK",
    )
    light("AREA", (0.55 * s, -0.4 * h, 0.6 * s), (0, 0, 0), 2.2 * s * s * power, rgb("#a8c4ff"), 0.6 * s, "DISK")


def table_walnut(path, size, samples):
    """The table: long dark planks under one lamp."""
    new_scene(*size, samples=samples, transparent=False, world=0.25)
    camera(90, 0, (0, 0, 0), 15.2)
    table_light(15, 10, 0.9)
    walnut_plane(30, 0)
    shoot(path)


DRAW = {"table_walnut": table_walnut}


def render(record, path, size, samples):
    """The surface called `record`."""
    DRAW[record](path, size, samples)
