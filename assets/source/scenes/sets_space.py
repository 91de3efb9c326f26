"""Sets without a floor: stars, a world in the corner, rocks."""

from studio.shapes import ball
from world_records import SEEDS, WORLDS
from worlds import world

from scenes.stage import flat, put, stars


def globe(key, at, size):
    """A world, large; its cities stay dark: enlarged they would be balloons."""
    put(lambda: world(SEEDS[key], **{**WORLDS[key], "lights": "", "grid": 0.0}), at, 20, size)


def approach(rng):
    """Above a world of seas."""
    stars(rng)
    globe("bellerophon", (8.5, 30, -15.5), 12)


def giant(rng):
    """Before a banded giant."""
    stars(rng)
    globe("santo", (-9, 34, -9), 11)


def belt(rng):
    """Among rocks, before a dusty world."""
    stars(rng)
    globe("santo", (4, 34, -12), 12)
    for _ in range(46):
        at = rng.uniform(-14, 14), rng.uniform(7, 22), rng.uniform(-5, 6)
        grain = flat(rng.choice(("#6a5a4c", "#57504a", "#7a6650")), 0.95, 0, 0.5)
        size = rng.uniform(0.15, 1.1)
        ball(size, at, grain, (1.2, 1, rng.uniform(0.6, 0.9)), tuple(rng.uniform(0, 90) for _ in "xyz"), seg=9)
