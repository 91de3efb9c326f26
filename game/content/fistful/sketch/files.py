"""A drawn heist as the files of a mod: cut to what is drawn, every list in order, as text that the loader reads."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from game.content.common.names import slug_of
from game.content.common.toml.text import told
from game.content.fistful.sketch.goals import doors_for, locks_of, set_list
from game.content.fistful.sketch.sketch import LANDING, OPEN, Sketch

NOTE = "# Drawn in the heist editor.\n"


def tables(sketch: Sketch, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Board and card as their files will have them, both called `name`."""
    board, card = deepcopy(sketch.board), deepcopy(sketch.card)
    _cut(board)
    used = set("".join(board["rows"])) - {OPEN}
    board["zones"] = {letter: zone for letter, zone in board["zones"].items() if letter in used}
    board["open"] = [pair for pair in board["open"] if set(pair) <= used]
    guards = []
    for spawn in board["spawn"]:
        who = spawn.pop("who", "")
        if who:
            spawn["guard"] = True
            guards.append(f"{who}-{spawn['strength']}")
    board["title"] = card["title"] = card["title"].strip()
    board["id"] = card["id"] = card["map"] = name
    areas = {zone["area"] for zone in board["zones"].values()} - {LANDING}
    card["token"] = [table for table in card["token"] if table["area"] in areas and table["lots"]]
    card["guards"] = guards
    set_list(card, "doors", doors_for(card, locks_of(sketch)))
    if "rules" in card:
        card["rules"] = [line for line in card["rules"] if line]
    return board, card


def files(sketch: Sketch, name: str) -> dict[str, str]:
    """The files of the mod `name`, by their path in its folder."""
    board, card = tables(sketch, name)
    about = {"game": "fistful", "title": card["title"], "text": card["story"]}
    return {
        f"maps/{name}.toml": NOTE + told(board),
        f"heists/{name}.toml": NOTE + told({"heist": [card]}),
        "mod.toml": told(about),
    }


def parcel(sketch: Sketch) -> str:
    """All of it as one text to pass on, which `sketch.given` reads."""
    board, card = tables(sketch, slug_of(sketch.card["title"], "heist"))
    return NOTE + told({"map": board, "heist": [card]})


def _cut(board: dict[str, Any]) -> None:
    """Leave out the open space round the floor."""
    cells = [(x, y) for y, row in enumerate(board["rows"]) for x, letter in enumerate(row) if letter != OPEN]
    if not cells:
        return
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    right, low = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    for table in (board, board["spots"]):
        table["rows"] = [row[left:right] for row in table["rows"][top:low]]
    for key in ("doorways", "walls", "doors"):
        board[key] = [[x - left, y - top, *more] for x, y, *more in board[key]]
    for spawn in board["spawn"]:
        spawn["at"] = [spawn["at"][0] - left, spawn["at"][1] - top]
    for key in ("mover", "prop", "icon"):
        for one in board.get(key, ()):
            one["cells"] = [[x - left, y - top] for x, y in one["cells"]]
