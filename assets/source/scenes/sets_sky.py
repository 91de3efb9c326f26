"""More sets without a floor: above a world of the chart, a red cloud; and the top of a table for small things."""

from studio.colour import rgb
from studio.materials import cloth, glow, wood
from studio.nodes import coords, material, noise, ramp
from studio.shapes import ball, box

from scenes.sets_space import globe
from scenes.stage import flat, stars


def orbit(rng, hue="persephone"):
    """Above the world called `hue`; the seed says where it hangs."""
    stars(rng)
    x, z = rng.choice(((-10, -9), (-9, 8.5), (10, -10.5), (9.5, 8.5), (0, -16.5)))
    globe(hue, (x, 32, z), rng.uniform(10, 12.5))


def nebula(rng, hue="#7a1f1c"):
    """Out where nobody goes: clouds of one colour."""
    stars(rng, 200, 54)
    m, nt, bsdf = material("cloud")
    veil = noise(nt, 0.09, 8, coords(nt, (1, 1, 1.7), (rng.uniform(0, 90), 0, rng.uniform(0, 90))), 0.62, 0.6)
    full = rgb(hue)
    tones = [
        (0.40, (0, 0, 0)),
        (0.54, rgb(hue, 0.28)),
        (0.68, full),
        (0.84, tuple(min(1, 2.4 * c + 0.04) for c in full)),
    ]
    shine = nt.nodes.new("ShaderNodeEmission")
    nt.links.new(ramp(nt, veil, tones).outputs[0], shine.inputs["Color"])
    nt.links.new(shine.outputs[0], nt.nodes["Material Output"].inputs["Surface"])
    nt.nodes.remove(bsdf)
    card = box((90, 0.1, 50), (0, 58, 0), m, bev=0)
    card.visible_diffuse = card.visible_shadow = False


def tabletop(rng, hue="#7a4a2a"):
    """A table near the eye, the room behind it dark and warm."""
    box((9, 2.6, 0.14), (0, 0.6, 0.83), wood(hue, "#2a1408", 0.9, "X"), bev=0.04)
    box((30, 0.2, 8), (0, 5, 3), cloth("#3a2a2c", 14, 0.3), bev=0)
    for k, tone in enumerate(("#ffb45a", "#ff8a3a", "#ffd08a", "#ff9a4a", "#ffc46a")):
        ball(0.16, (-4.6 + 2.3 * k, 4.6, 2.5 + 0.5 * rng.random()), glow(tone, 3), seg=16)
    box((9, 0.1, 0.9), (0, -0.75, 0.35), flat("#3a2012"), bev=0.03)
