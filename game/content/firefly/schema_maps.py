"""The shape of the map of *Firefly: The Game*, strict."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field, PlainValidator

from game.content.common.schema import Model, Slug, printed
from game.content.firefly.schema import Supply, Title, Zone

FARTHEST = 10.0
"""How far from the corner of the board anything may be drawn, in board heights."""


def _point(pair: object) -> tuple[float, float]:
    if not isinstance(pair, list) or len(pair) != 2 or not all(type(n) in (int, float) for n in pair):
        raise ValueError("a point is two numbers, as in [0.5, 1.0]")
    if not all(-FARTHEST <= n <= FARTHEST for n in pair):
        raise ValueError(f"a point is at most {FARTHEST:g} from the corner of the board")
    return float(pair[0]), float(pair[1])


def _line(text: str) -> str:
    """Text that may be left empty."""
    return printed(text) if text else text


Point = Annotated[tuple[float, float], PlainValidator(_point)]
Number = Annotated[float, Field(ge=-FARTHEST, le=FARTHEST)]
Radius = Annotated[float, Field(ge=0.01, le=2)]


class SunTable(Model):
    id: Slug | None = None
    name: Title
    at: Point
    rings: Annotated[list[Radius], Field(max_length=6)] = []


class PlanetTable(Model):
    id: Slug
    name: Title
    text: Annotated[str, Field(max_length=160), AfterValidator(_line)] = ""
    supply: Supply | None = None


class SectorTable(Model):
    id: Annotated[int, Field(ge=1, le=400)]
    name: Title
    zone: Zone
    system: Annotated[str, Field(max_length=24), AfterValidator(_line)] = ""
    planet: Annotated[list[PlanetTable], Field(max_length=4)] = []
    near: Annotated[list[int], Field(min_length=1, max_length=12)]
    at: Point
    outline: Annotated[list[Point], Field(min_length=3, max_length=120)]


class MapFile(Model):
    id: Slug
    title: Title
    box: Annotated[list[Number], Field(min_length=4, max_length=4)]
    cruiser: Slug
    cutter: Slug
    sun: Annotated[list[SunTable], Field(max_length=20)] = []
    sector: Annotated[list[SectorTable], Field(min_length=2, max_length=400)]
