"""The shape of the map of *Firefly: The Game*, strict."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, PlainValidator

from game.content.firefly_schema import Supply, Title, Zone
from game.content.schema import Model, Slug


def _point(pair: object) -> tuple[float, float]:
    if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(n, (int, float)) for n in pair):
        raise ValueError("a point is two numbers, as in [0.5, 1.0]")
    return float(pair[0]), float(pair[1])


Point = Annotated[tuple[float, float], PlainValidator(_point)]


class SunTable(Model):
    name: Title
    at: Point
    rings: list[float] = []


class PlanetTable(Model):
    id: Slug
    name: Title
    text: Annotated[str, Field(max_length=160)] = ""
    supply: Supply | Literal[""] = ""


class SectorTable(Model):
    id: Annotated[int, Field(ge=1, le=400)]
    name: Title
    zone: Zone
    system: Annotated[str, Field(max_length=24)] = ""
    planet: list[PlanetTable] = []
    near: Annotated[list[int], Field(min_length=1, max_length=12)]
    at: Point
    outline: Annotated[list[Point], Field(min_length=3, max_length=120)]


class MapFile(Model):
    id: Slug
    title: Title
    box: Annotated[list[float], Field(min_length=4, max_length=4)]
    cruiser: Slug
    cutter: Slug
    sun: list[SunTable]
    sector: Annotated[list[SectorTable], Field(min_length=2, max_length=400)]
