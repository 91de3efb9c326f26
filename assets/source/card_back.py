"""Backs of the two decks: leather, brass inlay, our lightning bug in the middle."""

import math

from studio.colour import rgb
from studio.light import light
from studio.materials import enamel, metal, paint
from studio.nodes import bump, coords, material, noise, ramp
from studio.outlines import firefly_emblem, star_points
from studio.scene import camera, new_scene, shoot
from studio.shapes import ball, plate, ring, tube

DECKS = {  # leather, painted field, lamp of the bug
    "gear": ("#5a1a1a", "#1d2c36", "#ffb52e"),
    "event": ("#1c3a52", "#2c1a2e", "#ff6a3a"),
}


def render(record, path, size, samples):
    """The back of the deck `record`."""
    hide, field, lamp = DECKS[record]
    new_scene(*size, samples=samples, transparent=True, world=0.8)
    camera(90, 0, (0, 0, 0), 7.1)
    light("AREA", (-5, 6, 7), (0, 0, 0), 900, rgb("#ffe0b0"), 3, "DISK")
    light("AREA", (5, -6, 5), (0, 0, 0), 160, rgb("#a8c4ff"), 4, "DISK")

    def rr(w, h, r):
        return [
            (sx * (w - r) + r * math.cos(math.radians(a)), sy * (h - r) + r * math.sin(math.radians(a)))
            for sx, sy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
            for a in range(a0, a0 + 91, 10)
        ]

    m, nt, b = material("leather")
    v = coords(nt)
    n = noise(nt, 22, 6, v, 0.65)
    c = rgb(hide)
    nt.links.new(
        ramp(nt, n, [(0.3, tuple(x * 0.6 for x in c)), (0.7, tuple(x * 1.25 for x in c))]).outputs[0],
        b.inputs["Base Color"],
    )
    b.inputs["Roughness"].default_value = 0.55
    bump(nt, b, n, 0.35, 0.04)
    plate(rr(2.46, 3.46, 0.28), 0.10, (0, 0, -0.06), m, bev=0.03)
    plate(rr(1.98, 2.98, 0.20), 0.04, (0, 0, 0.005), paint(field, 0.5, 0.3, 0.25, 0), bev=0.01)
    br = metal("#d8a850", 0.25, 0.35)
    for w, h, r, t in ((2.22, 3.22, 0.22, 0.035), (1.98, 2.98, 0.20, 0.025)):
        tube([(x, y, 0.03) for x, y in rr(w, h, r)], t, br, closed=True)
    for R, t in ((1.50, 0.04), (1.36, 0.018)):
        ring(R, t, (0, 0, 0.04), br, seg=96)
    for i in range(24):
        a = math.radians(15 * i)
        ball(0.04 if i % 2 else 0.065, (1.64 * math.cos(a), 1.64 * math.sin(a), 0.04), br, seg=14)
    for sy in (-1, 1):
        for k in range(5):
            plate(
                star_points(4, 0.16 if k == 2 else 0.10, 0.04, 90),
                0.04,
                ((k - 2) * 0.62, sy * (2.45 - abs(k - 2) * 0.10), 0.03),
                br,
                bev=0.01,
            )
        for sx in (-1, 1):
            tube(
                [
                    (sx * 1.80, sy * 1.2, 0.03),
                    (sx * 1.72, sy * 1.9, 0.03),
                    (sx * 1.2, sy * 2.15, 0.03),
                    (sx * 0.2, sy * 2.05, 0.03),
                ],
                0.022,
                br,
            )
    firefly_emblem(1.25, br, enamel(lamp, 0.2), (0, -0.02, 0.05), depth=0.10)
    shoot(path)
