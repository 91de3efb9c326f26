"""Table, felt, card stock, card backs and the printed star cloth."""

import math

import bmesh
import numpy as np
from pictures import save_rgb
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


def felt(path, size, samples):
    """Green felt, evenly lit, for trays."""
    new_scene(*size, samples=samples, transparent=False, world=0.8)
    camera(90, 0, (0, 0, 0), 6)
    light("SUN", (-4, 4, 5), (0, 0, 0), 5.0, rgb("#ffe2b8"), 0.2)
    m, nt, b = material("felt")
    v = coords(nt)
    f1, f2 = noise(nt, 70, 5, v, 0.75, 1.5), noise(nt, 1.1, 4, v)
    c = rgb("#2f6650")
    col = ramp(nt, f1, [(0.3, tuple(x * 0.55 for x in c)), (0.7, tuple(x * 1.35 for x in c))]).outputs[0]
    col = mix(nt, 1.0, col, math_n(nt, "ADD", math_n(nt, "MULTIPLY", f2, 0.4), 0.8), "MULTIPLY")
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 1
    b.inputs["Sheen Weight"].default_value = 0.3
    bump(nt, b, f1, 0.7, 0.03)
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=8)
    finish(bm, m, smooth=False)
    shoot(path)


def fbm(w, h, cells, octaves, seed, gain=0.5):
    """Smooth value noise, summed; returns 0..1."""
    rng = np.random.default_rng(seed)
    out, amp = np.zeros((h, w)), 1.0
    for _ in range(octaves):
        gw, gh = int(cells) + 2, int(cells * h / w) + 3
        g = rng.random((gh + 1, gw + 1))
        x, y = np.linspace(0, gw - 1.001, w), np.linspace(0, gh - 1.001, h)
        xi, yi = x.astype(int), y.astype(int)
        fx, fy = x - xi, y - yi
        fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
        a = g[yi][:, xi] * (1 - fx) + g[yi][:, xi + 1] * fx
        b = g[yi + 1][:, xi] * (1 - fx) + g[yi + 1][:, xi + 1] * fx
        out += amp * (a * (1 - fy)[:, None] + b * fy[:, None])
        amp, cells = amp * gain, cells * 2
    return (out - out.min()) / (out.max() - out.min())


def starfield(path, size, _samples, seed=3, tints=("#2a5a78", "#6a2f52", "#8a5a2a"), amount=0.55):
    """Printed cloth star mat: near-black blue, three faint clouds, few stars."""
    w, h = size
    rng = np.random.default_rng(seed)

    def to(s):
        return np.array([int(s[i : i + 2], 16) / 255 for i in (1, 3, 5)])

    img = np.ones((h, w, 3)) * to("#0b0f18")
    for i, t in enumerate(tints):
        n, m = fbm(w, h, 3, 7, seed * 10 + i, 0.55), fbm(w, h, 2, 3, seed * 20 + i)
        k = np.clip((n - 0.48) * 2.4, 0, 1) ** 1.5 * np.clip((m - 0.35) * 2.2, 0, 1) * amount
        img += k[..., None] * to(t)
    dust = np.clip((fbm(w, h, 5, 7, seed + 77, 0.6) - 0.52) * 3, 0, 1)
    img *= (1 - 0.45 * dust)[..., None]
    yy, xx = np.mgrid[-4:5, -4:5]
    r2 = xx * xx + yy * yy
    for _ in range(int(w * h / 1300)):
        x, y = rng.integers(5, w - 5), rng.integers(5, h - 5)
        b = rng.random() ** 9
        s = 0.35 + 1.1 * b
        col = np.array([1, 0.93, 0.82]) if rng.random() < 0.5 else np.array([0.82, 0.9, 1])
        img[y - 4 : y + 5, x - 4 : x + 5] += (np.exp(-r2 / (2 * s * s)) * (0.16 + 0.75 * b))[..., None] * col
    weave = (
        1
        + 0.025 * np.sin(np.arange(w) * math.pi / 2)[None, :]
        + 0.025 * np.sin(np.arange(h) * math.pi / 2)[:, None]
        + 0.03 * (rng.random((h, w)) - 0.5)
    )
    v = 1 - 0.30 * ((np.linspace(-1, 1, w)[None, :] ** 2 + np.linspace(-1, 1, h)[:, None] ** 2) / 2)
    save_rgb(path, img * (weave * v)[..., None])


def card_parchment(path, size, _samples, seed=9):
    """Old card stock: warm cream, fibres, tea-stained edge."""
    w, h = size
    rng = np.random.default_rng(seed)
    n, f = fbm(w, h, 4, 7, seed, 0.55), fbm(w, h, 60, 3, seed + 1)
    base = np.array([0.925, 0.865, 0.735])
    img = base * (1 + 0.10 * (n - 0.5) + 0.07 * (f - 0.5) + 0.02 * (rng.random((h, w)) - 0.5))[..., None]
    x, y = np.abs(np.linspace(-1, 1, w))[None, :], np.abs(np.linspace(-1, 1, h))[:, None]
    edge = np.clip((np.maximum(x, y * 1.0) - 0.80 + 0.14 * (n - 0.5)) / 0.24, 0, 1) ** 1.8
    img = img * (1 - 0.55 * edge[..., None] * np.array([0.45, 0.62, 0.85]))
    for _ in range(140):
        px, py = rng.integers(0, w - 12), rng.integers(0, h - 12)
        img[py : py + rng.integers(1, 3), px : px + rng.integers(2, 9)] *= 0.93
    save_rgb(path, img)


DRAW = {"table_walnut": table_walnut, "felt": felt, "card_parchment": card_parchment, "starfield": starfield}


def render(record, path, size, samples):
    """The surface called `record`."""
    DRAW[record](path, size, samples)
