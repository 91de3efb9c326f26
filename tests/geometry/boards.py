"""Random grids of several kinds, the same for the same generator."""

from __future__ import annotations

from random import Random

from game.geometry.squares import Grid

DENSITIES = (0.0, 0.01, 0.03, 0.08, 0.15, 0.3, 0.6)


def noise(rng: Random, width: int, height: int, density: float, doors: float = 0.0) -> Grid:
    """Walls and closed doors strewn over a full floor."""
    edges = [(y * width + x, side) for y in range(height) for x in range(width) for side in "ES"]
    walls = frozenset(edge for edge in edges if rng.random() < density)
    closed = frozenset(edge for edge in edges if rng.random() < doors) - walls
    return Grid(width, height, frozenset(range(width * height)), walls, closed)


def rooms(rng: Random, width: int, height: int, doors: int = 0) -> Grid:
    """Rooms, a few missing, with doorways between them and some closed doors, built from letters like a map file."""
    wide, high = rng.randint(2, 6), rng.randint(2, 6)
    across = -(-width // wide)
    count = across * -(-height // high)
    letters = ["." if rng.random() < 0.12 else chr(ord("A") + n % 57) for n in range(count)]
    letters[rng.randrange(count)] = "Z"
    rows = ["".join(letters[y // high * across + x // wide] for x in range(width)) for y in range(height)]
    borders = [(x, y, side) for y in range(height) for x in range(width) for side in "ES" if _border(rows, x, y, side)]
    rng.shuffle(borders)
    some = len(borders) // 5
    extra = [(x, y, "E") for y, row in enumerate(rows) for x in range(width - 1) if row[x] == row[x + 1] != "."]
    return Grid.build(
        rows, doorways=borders[:some], walls=rng.sample(extra, len(extra) // 12), doors=borders[some : some + doors]
    )


def _border(rows: list[str], x: int, y: int, side: str) -> bool:
    beyond_x, beyond_y = (x + 1, y) if side == "E" else (x, y + 1)
    if beyond_y >= len(rows) or beyond_x >= len(rows[0]):
        return False
    here, there = rows[y][x], rows[beyond_y][beyond_x]
    return here != there and "." not in (here, there)


def mixed(seed: int) -> Grid:
    """Grid number `seed` of an endless series: all sizes up to 32 x 24, noise and rooms, with and without doors."""
    rng = Random(seed)
    sizes = ((18, 12), (rng.randint(1, 32), rng.randint(1, 24)), (rng.randint(2, 9), rng.randint(2, 9)))
    width, height = (32, 24) if seed % 8 == 0 else rng.choice(sizes)
    if seed % 3 == 0:
        return rooms(rng, width, height, doors=rng.randint(0, 6))
    return noise(rng, width, height, DENSITIES[seed % len(DENSITIES)], doors=rng.choice((0.0, 0.03)))
