"""The shape of map files, strict."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, PlainValidator

from game.content.common.schema import MAX_SIDE, Cell, Model, Picture, Slug, Title, numbers


def _edge(entry: object) -> tuple[int, int, str]:
    if not isinstance(entry, list) or len(entry) != 3 or entry[2] not in ("E", "S") or not numbers(entry[:2]):
        raise ValueError('an edge is [column, row, "E" or "S"], the side of that cell')
    return entry[0], entry[1], entry[2]


def _door(entry: object) -> tuple[int, int, str, str]:
    if not isinstance(entry, list) or len(entry) != 4 or not isinstance(entry[3], str) or not 0 < len(entry[3]) <= 40:
        raise ValueError('a door is [column, row, "E" or "S", "name"]')
    return (*_edge(entry[:3]), entry[3])


def _letters(rows: list[str]) -> list[str]:
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise ValueError(f"row {number} has {len(row)} letters, the first one {len(rows[0])}; all must be as wide")
        bad = sorted(set(row) - set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz."))
        if bad:
            raise ValueError(f"row {number} holds {bad[0]!r}; a cell is a letter, or a dot for open space")
    return rows


Cells = Annotated[list[Cell], Field(max_length=200)]
Edge = Annotated[tuple[int, int, str], PlainValidator(_edge)]
Door = Annotated[tuple[int, int, str, str], PlainValidator(_door)]
Row = Annotated[str, Field(min_length=1, max_length=MAX_SIDE)]
Rows = Annotated[list[Row], Field(min_length=1, max_length=MAX_SIDE), AfterValidator(_letters)]
Letter = Annotated[str, Field(min_length=1, max_length=1)]


class ZoneTable(Model):
    name: Title
    area: Literal["landing", "crew", "engine"]
    look: Picture


class SpawnTable(Model):
    at: Cell
    strength: Annotated[int, Field(ge=1, le=12)]
    guard: bool = False


class MoverTable(Model):
    name: Title
    cells: Annotated[list[Cell], Field(min_length=2, max_length=2)]


class PropTable(Model):
    kind: Picture
    cells: Cells


class IconTable(Model):
    name: Slug
    cells: Annotated[list[Cell], Field(min_length=1, max_length=12)]


def _once(icons: list[IconTable]) -> list[IconTable]:
    names = [icon.name for icon in icons]
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        raise ValueError(f"there are two entries with the name {twice!r}")
    return icons


class SpotTable(Model):
    rows: Rows


class MapFile(Model):
    id: Slug
    title: Title
    rows: Rows
    open: Annotated[list[Annotated[str, Field(min_length=2, max_length=2)]], Field(max_length=200)] = []
    doorways: Annotated[list[Edge], Field(max_length=1000)] = []
    walls: Annotated[list[Edge], Field(max_length=2000)] = []
    doors: Annotated[list[Door], Field(max_length=100)] = []
    zones: Annotated[dict[Letter, ZoneTable], Field(min_length=1, max_length=52)]
    spawn: Annotated[list[SpawnTable], Field(max_length=40)] = []
    mover: Annotated[list[MoverTable], Field(max_length=40)] = []
    icon: Annotated[list[IconTable], Field(max_length=8), AfterValidator(_once)] = []
    spots: SpotTable
    prop: Annotated[list[PropTable], Field(max_length=100)] = []
