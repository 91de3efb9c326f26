"""Hats of the dolls: each takes a colour and is built round the head's middle."""

import math
import random

from doll_parts import hair_cap, hairline
from studio.colour import rgb
from studio.materials import cloth, enamel, gunmetal, metal, paint
from studio.nodes import bump, coords, material, math_n, mix, ramp
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube


def stetson(color):
    m = paint(color, 0.6, 0.15, 0.2, 0.8)
    lathe(
        [(0.40, 0.0), (0.60, 0.01), (0.76, 0.035), (0.77, 0.05), (0.60, 0.045), (0.40, 0.05)],
        m,
        loc=(0, 0, 0.30),
        rot=(6, 0, 0),
        wave=lambda a, r, z: (
            r * (1 + 0.06 * abs(math.cos(a))),
            z + (0.22 * max(0, (r - 0.42) / 0.35) * math.sin(a) ** 2),
        ),
        seg=80,
    )
    lathe(
        [(0.43, 0.0), (0.42, 0.16), (0.38, 0.34), (0.30, 0.42), (0.16, 0.38), (0, 0.34)],
        m,
        loc=(0, 0, 0.30),
        rot=(6, 0, 0),
        wave=lambda a, r, z: (r * (1 - 0.10 * abs(math.sin(a)) * (z > 0.2)), z),
    )
    ring(0.432, 0.035, (0, -0.01, 0.36), paint("#33231a", 0.4), (6, 0, 0))


def earflap(color):
    m, nt, b = material("knit")
    w = nt.nodes.new("ShaderNodeTexWave")
    w.inputs["Scale"].default_value = 6
    w.inputs["Distortion"].default_value = 0.6
    w.bands_direction = "Z"
    v = coords(nt)
    nt.links.new(v, w.inputs["Vector"])
    c, c2 = rgb(color), rgb("#e8c24a")
    z = nt.nodes.new("ShaderNodeSeparateXYZ")
    nt.links.new(v, z.inputs[0])
    stripe = ramp(
        nt,
        math_n(nt, "ADD", math_n(nt, "MULTIPLY", z.outputs["Z"], 1.0), 0.3),
        [(0.0, c), (0.42, c2), (0.56, c)],
        "CONSTANT",
    ).outputs[0]
    nt.links.new(
        mix(nt, math_n(nt, "MULTIPLY", w.outputs["Fac"], 0.45), stripe, rgb("#6a2408")), b.inputs["Base Color"]
    )
    b.inputs["Roughness"].default_value = 0.95
    b.inputs["Sheen Weight"].default_value = 0.3
    bump(nt, b, w.outputs["Fac"], 0.8, 0.04)
    hair_cap(lambda a: 26 if abs(a) < 60 else 26 - 20 * min(1, (abs(a) - 60) / 30), m, 0.075)
    for sx in (-1, 1):
        ball(0.25, (sx * 0.45, -0.02, -0.10), m, (0.34, 0.85, 1.15), rot=(0, sx * 8, 0), seg=28)
        tube(
            [(sx * 0.50, -0.04, -0.34), (sx * 0.52, -0.08, -0.50), (sx * 0.48, -0.14, -0.62)],
            0.03,
            paint(color, wear=0),
        )
        ball(0.07, (sx * 0.48, -0.14, -0.66), m, seg=14)
    pom = cloth("#e8c24a", 40, 0.8)
    rnd = random.Random(2)
    for _k in range(26):
        a, e = rnd.uniform(0, 6.28), rnd.uniform(-1, 1.5)
        ball(
            0.07,
            (0.11 * math.cos(e) * math.cos(a), 0.11 * math.cos(e) * math.sin(a), 0.60 + 0.11 * math.sin(e)),
            pom,
            seg=12,
        )


def helmet(color):
    m = paint(color, 0.28, 0.7, 0.12, 0.7)
    lathe(
        [(0.40, -0.34), (0.52, -0.30), (0.56, -0.05), (0.55, 0.15), (0.46, 0.40), (0.28, 0.54), (0, 0.58)],
        m,
        42,
        318,
        0.03,
        seg=72,
    )
    hair_cap(lambda a: 14, m, 0.085)
    lathe([(0.525, -0.16), (0.545, 0.0), (0.53, 0.16)], enamel("#15101f", 0.05), -44, 44, 0.03)
    lathe([(0.50, -0.34), (0.55, -0.20), (0.55, -0.16)], m, -50, 50, 0.03)
    box((0.07, 0.62, 0.10), (0, 0.05, 0.56), paint("#c9c2da", 0.3, 0.5), (0, 0, 0))
    for sx in (-1, 1):
        cyl(0.13, 0.10, (sx * 0.54, 0, -0.04), gunmetal(), (0, 90, 0))


def bandana(color):
    m = paint(color, 0.65, 0.1, 0.3, 0.6)
    hair_cap(hairline(24, 2, -14, 64), m, 0.045)
    ring(0.49, 0.05, (0, 0, 0.17), paint("#e3d3b0", 0.6, 0.1, 0.2, 0.3), (8, 0, 0))
    ball(0.09, (0.12, 0.52, 0.02), m, seg=16)
    plate([(0, 0), (0.16, -0.30), (-0.02, -0.34), (-0.12, -0.05)], 0.04, (0.12, 0.55, 0.0), m, (90, 0, 0))


def cap(color):
    """An officer's cap, pushed back: a band, a soft crown, a shiny peak."""
    m = paint(color, 0.55, 0.15, 0.2, 0.5)
    crown = [(0.42, 0.20), (0.445, 0.22), (0.44, 0.36), (0.54, 0.46), (0.52, 0.52), (0.30, 0.55), (0, 0.55)]
    lathe(crown, m, rot=(-7, 0, 0))
    ring(0.447, 0.03, (0, 0.03, 0.28), paint("#15161a", 0.4), (-7, 0, 0))
    lathe([(0.43, 0.24), (0.54, 0.23), (0.62, 0.19)], enamel("#101116", 0.1), -58, 58, 0.03, rot=(-7, 0, 0))
    ball(0.06, (0, -0.46, 0.46), metal("#e2b45a", 0.2, 0.2), (1, 0.5, 1), seg=16)


def bowler(color):
    """Round and hard, with a curled brim."""
    m = paint(color, 0.5, 0.3, 0.15, 0.5)
    brim = [(0.40, 0.20), (0.60, 0.19), (0.66, 0.24), (0.62, 0.25), (0.44, 0.23)]
    lathe(brim, m, rot=(4, 0, 0))
    lathe([(0.45, 0.20), (0.455, 0.32), (0.40, 0.50), (0.26, 0.61), (0, 0.65)], m, rot=(4, 0, 0))
    ring(0.462, 0.04, (0, 0, 0.25), paint("#15100c", 0.4), (4, 0, 0))


def goggles(color):
    """A flyer's leather cap with goggles pushed up."""
    m = paint(color, 0.65, 0.1, 0.3, 0.7)
    hair_cap(hairline(34, -30, -36, 60), m, 0.05)
    for sx in (-1, 1):
        ring(0.13, 0.035, (sx * 0.17, -0.43, 0.30), metal("#d0a052", 0.27, 0.4), (58, 0, sx * 18), seg=32)
        ball(0.12, (sx * 0.17, -0.43, 0.30), enamel("#27566a", 0.05), (1, 0.4, 1), (-32, 0, sx * 18), seg=24)
    ring(0.50, 0.035, (0, 0, 0.22), paint("#241a14", 0.6), (16, 0, 0))


def straw(color):
    """A wide cone of straw with a band under the chin."""
    m = cloth(color, 26, 0.9)
    lathe([(0.80, 0.16), (0.78, 0.18), (0.40, 0.46), (0.06, 0.66), (0, 0.67)], m, seg=64)
    for k in range(1, 5):
        ring(0.80 - 0.15 * k, 0.012, (0, 0, 0.16 + 0.105 * k), paint("#7a5a2c", 0.7, 0, wear=0), seg=56)


def toque(color):
    """A cook's cap: a band, a puffed crown."""
    m = paint(color, 0.7, 0.1, 0.12, 0.3)
    lathe([(0.44, 0.20), (0.46, 0.22), (0.46, 0.44)], m, thick=0.03)
    for k in range(8):
        a = math.radians(45 * k)
        ball(0.23, (0.30 * math.cos(a), 0.30 * math.sin(a), 0.56), m, (1, 1, 0.85), seg=24)
    ball(0.34, (0, 0, 0.60), m, (1, 1, 0.75), seg=28)


def nurse(color):
    """A stiff white cap with a red cross."""
    m = paint(color, 0.5, 0.2, 0.06, 0.2)
    lathe([(0.45, 0.22), (0.47, 0.24), (0.52, 0.44), (0.30, 0.48), (0, 0.49)], m, rot=(-10, 0, 0))
    red = enamel("#b3201c", 0.2)
    box((0.20, 0.03, 0.06), (0, -0.52, 0.43), red, (-10, 0, 0), bev=0.01)
    box((0.06, 0.03, 0.20), (0, -0.52, 0.43), red, (-10, 0, 0), bev=0.01)


def tall(color):
    """A gentleman's hat, high and hard."""
    m = paint(color, 0.35, 0.5, 0.15, 0.5)
    lathe([(0.40, 0.20), (0.62, 0.19), (0.68, 0.25), (0.63, 0.26), (0.44, 0.23)], m, rot=(4, 0, 0))
    lathe([(0.44, 0.20), (0.42, 0.50), (0.45, 0.80), (0.42, 0.83), (0, 0.83)], m, rot=(4, 0, 0))
    ring(0.445, 0.045, (0, 0, 0.27), paint("#7a2a2a", 0.4), (4, 0, 0))


def visor(color):
    """A dealer's eyeshade: green light on the brow."""
    ring(0.475, 0.035, (0, 0, 0.20), paint("#2a2018", 0.5), (8, 0, 0), seg=64)
    lathe([(0.45, 0.22), (0.60, 0.20), (0.74, 0.12)], enamel(color, 0.08), -66, 66, 0.02, rot=(4, 0, 0))


def hood(color):
    """A cloak's hood, open in front."""
    m = paint(color, 0.75, 0.05, 0.3, 0.5)
    shape = [(0.44, -0.52), (0.56, -0.30), (0.60, 0.0), (0.55, 0.30), (0.40, 0.50), (0.20, 0.62), (0, 0.66)]
    lathe(shape, m, 40, 320, 0.04, seg=72)


def headset(color):
    """Earphones and a microphone on a wire."""
    m = paint(color, 0.4, 0.4)
    ring(0.53, 0.035, (0, 0, 0), gunmetal(), (90, 0, 0), seg=64)
    for sx in (-1, 1):
        cyl(0.16, 0.12, (sx * 0.50, 0, -0.04), m, (0, 90, 0))
    tube([(-0.52, -0.04, -0.10), (-0.46, -0.30, -0.24), (-0.18, -0.52, -0.26)], 0.022, gunmetal())
    ball(0.055, (-0.16, -0.53, -0.26), m, seg=16)


HATS = {
    "straw": straw,
    "toque": toque,
    "nurse": nurse,
    "tall": tall,
    "visor": visor,
    "hood": hood,
    "headset": headset,
    "stetson": stetson,
    "earflap": earflap,
    "helmet": helmet,
    "bandana": bandana,
    "cap": cap,
    "bowler": bowler,
    "goggles": goggles,
}
