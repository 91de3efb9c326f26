"""Sets without a floor: stars, a world in the corner, rocks."""

from world_records import SEEDS, WORLDS
from worlds import world

from scenes.stage import put, stars


def globe(key, at, size):
    """A world, large; its cities stay dark: enlarged they would be balloons."""
    put(lambda: world(SEEDS[key], **{**WORLDS[key], "lights": "", "grid": 0.0}), at, 20, size)


def approach(rng):
    """Above a world of seas."""
    stars(rng)
    globe("bellerophon", (8.5, 30, -15.5), 12)
