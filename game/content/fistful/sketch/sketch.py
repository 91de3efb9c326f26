"""A heist that is still being drawn: its board and its Heist card as the files have them, right or not yet right.

`board` holds the tables of a map file, `card` one table [[heist]]; what this program does not know in them stays as it
is. A Spawn Zone carries, beside what the file says, `who` stands guard there; `sketch_files` makes the card's guards
of that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from game.content.common.errors import ContentError, Problem
from game.content.common.schema import MAX_SIDE
from game.content.common.toml.door import parse_toml
from game.content.common.toml.sentences import shaped
from game.content.fistful.schema import HeistFile
from game.content.fistful.schema_maps import MapFile

Cell = tuple[int, int]
Edge = tuple[int, int, str]
OPEN = "."
LOCK = "d"  # among the spots: a Security Door
LANDING = "landing"
AREAS = ("crew", "engine")
LETTERS = "LCABDEFGHIJKMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
LEVELS = ("easy", "normal", "hard")
TIMERS = {
    "easy": ["green", "gray", "gray", "gray", "red", "gray", "gray", "gray", "red", "gray", "gray", "red", "black"],
    "normal": ["green", "gray", "gray", "red", "gray", "gray", "red", "gray", "red", "black"],
    "hard": ["green", "gray", "red", "gray", "red", "gray", "red", "gray", "red", "black"],
}
GEAR = {"easy": 2, "normal": 1, "hard": 1}


@dataclass
class Sketch:
    """`mod`: the folder it was opened from and may be kept in again, "" for a new one."""

    board: dict[str, Any]
    card: dict[str, Any]
    mod: str = ""

    @property
    def rows(self) -> list[str]:
        rows: list[str] = self.board["rows"]
        return rows

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return len(self.rows[0]), len(self.rows)

    def letter(self, cell: Cell) -> str:
        """The letter of a cell; open space beyond the board."""
        x, y = cell
        return self.rows[y][x] if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[0]) else OPEN

    def area(self, cell: Cell) -> str:
        """landing, crew, engine, or "" for open space."""
        zone = self.board["zones"].get(self.letter(cell))
        return str(zone["area"]) if zone else ""

    def floor(self) -> Iterator[Cell]:
        """Every cell of floor."""
        for y, row in enumerate(self.rows):
            for x, letter in enumerate(row):
                if letter != OPEN:
                    yield x, y

    def spots(self) -> Iterator[tuple[Cell, str]]:
        """Every spot with its letter."""
        for y, row in enumerate(self.board["spots"]["rows"]):
            for x, letter in enumerate(row):
                if letter != OPEN:
                    yield (x, y), letter

    def copy(self) -> Sketch:
        """The same, to be changed by itself."""
        return Sketch(deepcopy(self.board), deepcopy(self.card), self.mod)


def blank(names: Mapping[str, str], columns: int = 20, rows: int = 12) -> Sketch:
    """An empty board with two kinds of room. `names`: what `landing`, `corridor` and `heist` are called."""
    board: dict[str, Any] = {
        "id": "heist",
        "title": names["heist"],
        "rows": [OPEN * columns] * rows,
        "open": ["LC"],
        "doorways": [],
        "walls": [],
        "doors": [],
        "zones": {
            "L": {"name": names["landing"], "area": LANDING, "look": "landing"},
            "C": {"name": names["corridor"], "area": "crew", "look": "corridor"},
        },
        "spawn": [],
        "mover": [],
        "icon": [],
        "spots": {"rows": [OPEN * columns] * rows},
        "prop": [],
    }
    card: dict[str, Any] = {
        "id": "heist",
        "title": names["heist"],
        "story": names["story"],
        "map": "heist",
        "goal_credits": 300,
        "token": [],
        "level": {
            name: {"timer": list(TIMERS[name]), "gear": GEAR[name], "extras": {"brute-3": 2, "brute-4": 2}}
            for name in LEVELS
        },
    }
    return Sketch(board, card)


def opened(files: Mapping[str, str], heist: str, map_texts: Mapping[str, str], mod: str = "") -> Sketch:
    """The sketch of a finished heist. `files`: texts of Heist card files by name; `map_texts`: those of boards.

    What makes no sense may be mended in the editor; what has not the shape of a heist can't be opened. ContentError.
    """
    for file, text in files.items():
        tables = parse_toml(text.encode(), file)
        shaped(HeistFile, tables, file, text)
        for card in tables["heist"]:
            if card["id"] == heist:
                return Sketch(*_read(card, map_texts, file), mod)
    raise ContentError(Problem("no-heist", mod or heist, f"there is no heist {heist!r}."))


def _read(card: dict[str, Any], map_texts: Mapping[str, str], file: str) -> tuple[dict[str, Any], dict[str, Any]]:
    for name, text in map_texts.items():
        board = parse_toml(text.encode(), name)
        if board.get("id") == card["map"]:
            shaped(MapFile, board, name, text)
            return _fitted(board, card, name)
    says = f"there is no map {card['map']!r}."
    raise ContentError(Problem("no-map", file, says, "", 0, f"heist ({card['id']})", "map"))


def given(data: bytes, file: str) -> Sketch:
    """The sketch in one file that somebody passed on: a table [map] and one [[heist]]. ContentError."""
    tables = parse_toml(data, file)
    text = data.decode("utf-8-sig")
    board, cards = tables.get("map"), tables.get("heist")
    if not isinstance(board, dict) or not isinstance(cards, list) or len(cards) != 1:
        raise ContentError(Problem("no-heist", file, "holds no heist: a table [map] and one [[heist]] are wanted."))
    shaped(MapFile, board, file, text)
    shaped(HeistFile, {"heist": cards}, file, text)
    return Sketch(*_fitted(board, cards[0], file))


def _fitted(board: dict[str, Any], card: dict[str, Any], file: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Every list is there, guards stand at their Spawn Zones."""
    for key in ("open", "doorways", "walls", "doors", "spawn", "mover", "prop", "icon"):
        board.setdefault(key, [])
    card = dict(card)
    guards = list(card.pop("guards", []))
    for spawn in board["spawn"]:
        if spawn.pop("guard", False):
            spawn["who"] = guards.pop(0).rpartition("-")[0] if guards else ""
    _even(board, file)
    return board, card


def _even(board: dict[str, Any], file: str) -> None:
    """Spots have as many rows and columns as the board."""
    wide, high = len(board["rows"][0]), len(board["rows"])
    rows = board["spots"]["rows"]
    if (len(rows[0]), len(rows)) != (wide, high):
        says = f"has {len(rows)} rows of {len(rows[0])}; the board has {high} of {wide}."
        raise ContentError(Problem("spot-rows", file, says, "", 0, "spots", "rows"))


def resized(sketch: Sketch, columns: int, rows: int) -> None:
    """More or less open space at the right and at the bottom; nothing that is drawn is cut off."""
    floor = list(sketch.floor())
    columns = max([min(columns, MAX_SIDE), 4, *(x + 1 for x, _ in floor)])
    rows = max([min(rows, MAX_SIDE), 3, *(y + 1 for _, y in floor)])
    for table in (sketch.board, sketch.board["spots"]):
        cut = [row[:columns].ljust(columns, OPEN) for row in table["rows"][:rows]]
        table["rows"] = cut + [OPEN * columns] * (rows - len(cut))
