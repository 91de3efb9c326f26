"""The map of *Firefly: The Game*: Sectors, planets and suns, frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet; `supply`: the id of the Supply Deck sold there, "" for none."""

    id: str
    name: str
    text: str
    supply: str = ""


@dataclass(frozen=True, slots=True)
class Sector:
    """A Sector (R-FB-13). `near`: those that share an edge (R-FB-155); `at` and `outline` in board heights."""

    id: int
    name: str
    zone: str
    system: str
    planets: tuple[Planet, ...]
    near: tuple[int, ...]
    at: tuple[float, float]
    outline: tuple[tuple[float, float], ...]

    @property
    def key(self) -> str:
        """How scenarios, logs and option keys call it: its first planet, else "s31"."""
        return self.planets[0].id if self.planets else f"s{self.id}"


@dataclass(frozen=True, slots=True)
class Sun:
    """A sun and the radii of the rings drawn round it, in board heights; `id`: what its light is known by, "" for a
    plain one."""

    id: str
    name: str
    at: tuple[float, float]
    rings: tuple[float, ...]


@dataclass(frozen=True)
class Map:
    """The map: `box` is left, top, right, bottom in board heights; `cruiser` and `cutter`: where they start."""

    id: str
    title: str
    box: tuple[float, float, float, float]
    cruiser: int
    cutter: int
    suns: tuple[Sun, ...]
    sectors: Mapping[int, Sector]
    mod: str = ""

    @cached_property
    def where(self) -> Mapping[str, int]:
        """The Sector of every planet, and of every Sector's key."""
        found = {sector.key: sector.id for sector in self.sectors.values()}
        found.update((planet.id, sector.id) for sector in self.sectors.values() for planet in sector.planets)
        return found

    @cached_property
    def planets(self) -> Mapping[str, Planet]:
        """All planets by id."""
        return {planet.id: planet for sector in self.sectors.values() for planet in sector.planets}
