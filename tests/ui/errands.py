"""A mod of two heists that take a few turns, for campaigns that are played whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.content.load import open_content

FIRST, SECOND = "errands:bakery", "errands:depot"
MOD = """
game = "fistful"
title = "Errands"
text = "Two short heists."
"""
CARD = """
[[heist]]
id = "{id}"
title = "{title}"
story = "In and out again."
map = "{id}"
goal_credits = 50
guards = []
[[heist.token]]
area = "crew"
lots = {{ credits-50 = {n} }}
[heist.level.easy]
timer = ["green", "gray", "gray", "gray", "gray", "gray", "gray", "gray", "gray", "black"]
gear = 1
extras = {{}}
[heist.level.normal]
timer = ["green", "gray", "gray", "gray", "gray", "gray", "gray", "gray", "gray", "black"]
gear = 1
extras = {{}}
[heist.level.hard]
timer = ["green", "black"]
gear = 1
extras = {{}}
"""
BOARD = """
id = "{id}"
title = "{title}"
rows = [{rows}]
open = ["LC"]
doorways = []
[zones]
L = {{ name = "Landing Zone", area = "landing", look = "landing" }}
C = {{ name = "Floor", area = "crew", look = "corridor" }}
[[spawn]]
at = {spawn}
strength = 2
[spots]
rows = [{spots}]
"""
BOARDS = {
    "bakery": ("The Bakery", ("LLCCC", "LLCCC"), ("...c.", "...c."), [4, 0]),
    "depot": ("The Depot", ("CCCC", "CCCC", "CCCC", "LLLL"), ("....", "c..c", "....", "...."), [0, 0]),
}


def write(mods: Path) -> None:
    """The mod in a folder of mods."""
    top = mods / "errands"
    for folder in ("heists", "maps"):
        (top / folder).mkdir(parents=True)
    (top / "mod.toml").write_text(MOD, encoding="utf-8")
    for id, (title, rows, spots, spawn) in BOARDS.items():
        said = {"id": id, "title": title, "spawn": spawn, "n": sum(row.count("c") for row in spots)}
        lines = {name: ", ".join(f'"{row}"' for row in some) for name, some in (("rows", rows), ("spots", spots))}
        (top / "heists" / f"{id}.toml").write_text(CARD.format(**said), encoding="utf-8")
        (top / "maps" / f"{id}.toml").write_text(BOARD.format(**said, **lines), encoding="utf-8")


@contextmanager
def errands(home: Path) -> Iterator[None]:
    """As long as it is open the two heists can be played."""
    write(home / "mods")
    found = open_content(home / "mods")
    try:
        assert not found.problems, found.problems
        yield
    finally:
        open_content()
