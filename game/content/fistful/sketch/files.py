"""A drawn heist as the files of a mod: cut to what is drawn, every list in order, as text that the loader reads."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from game.content.fistful.sketch.goals import doors_for, locks_of, set_list
from game.content.fistful.sketch.sketch import LANDING, OPEN, Sketch

WIDTH = 110
NOTE = "# Drawn in the heist editor.\n"


class InLine(dict[str, Any]):
    """A table that stands in one line, whatever it holds."""


def slug_of(title: str, nameless: str = "heist") -> str:
    """An id out of what somebody wrote; `nameless` when nothing of it is left."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:32].strip("-")
    return found if found[:1].isalpha() else f"{nameless}-{found}".strip("-")


def free_name(title: str, taken: frozenset[str], nameless: str = "heist") -> str:
    """A name for a mod's folder that nobody has."""
    first = slug_of(title, nameless)
    names = [first, *(f"{first}-{n}" for n in range(2, 1000))]
    return next(name for name in names if name not in taken)


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
    board, card = tables(sketch, slug_of(sketch.card["title"]))
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


# ------------------------------------------------------------ TOML


def told(data: Mapping[str, Any]) -> str:
    """A TOML text: values first, then tables, then lists of tables."""
    return "\n".join(_lines(data, "")).strip() + "\n"


def _lines(data: Mapping[str, Any], path: str) -> list[str]:
    plain = {key: value for key, value in data.items() if not _tables(value) and not _nested(value)}
    out = [f"{_key(key)} = {_value(value)}" for key, value in plain.items()]
    for key, value in data.items():
        here = f"{path}.{_key(key)}" if path else _key(key)
        if _nested(value):
            out += [f"[{here}]", *_lines(value, here)] if _own(value) else _lines(value, here)
        elif _tables(value):
            for one in value:
                out += [f"[[{here}]]", *_lines(one, here)]
    return out


def _own(value: Mapping[str, Any]) -> bool:
    """Whether a table says something itself, and not only its tables."""
    return not value or any(not _tables(one) and not _nested(one) for one in value.values())


def _tables(value: object) -> bool:
    """A list of tables; short ones that hold numbers only stand in one line."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(one, dict) for one in value)
        and any(len(one) > 1 for one in value)
        and not isinstance(value[0], InLine)
    )


def _nested(value: object) -> bool:
    if not isinstance(value, dict) or isinstance(value, InLine):
        return False
    return not value or len(value) > 12 or not all(type(v) is int for v in value.values())


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def _value(value: object) -> str:
    """A value in one line, a long list in several."""
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        parts = [_value(one) for one in value]
        line = f"[{', '.join(parts)}]"
        if len(line) <= WIDTH and not (len(parts) > 1 and all(isinstance(v, str) and len(v) > 12 for v in value)):
            return line
        return "[\n" + "".join(f"  {part},\n" for part in parts) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False)
