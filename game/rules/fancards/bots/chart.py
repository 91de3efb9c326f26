"""The map as bots read it: what lies where, what may still come, how far it is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.content.fancards.parts import PLACES, Terms
from game.content.fancards.records import Location
from game.core.remembered import remembered
from game.rules.fancards.charting import around, misplaced
from game.rules.fancards.faces import cards_of, kind, mods_of, place_face
from game.rules.fancards.state import FanCards

MAPS = 256
"""The maps that are remembered: they stay as they are for many decisions."""


class Chart:
    """The locations of a map. `kinds`: of each cell; `ids`: the cell of each location; `gains`: what each cell gives;
    `guarded`: those that ask for Reputation, who ask for the same together; `coming`: the kinds that are left in the
    deck and have a place beside the map."""

    def __init__(self, cells: tuple[tuple[str, str], ...], grid: str, fringe: str, left: str | None) -> None:
        self.kinds = {cell: place_face(card).kind for cell, card in cells}
        self.ids = {kind(card): cell for cell, card in cells}
        self.gains = {cell: place_face(card).gain for cell, card in cells}
        self.guarded = self._alike([(cell, place_face(card)) for cell, card in cells])
        self.coming = frozenset[str]() if left is None else self._coming(grid, fringe, left)
        self._goals: dict[tuple[str, str], frozenset[str]] = {}

    def _alike(self, places: list[tuple[str, Location]]) -> list[list[str]]:
        found: dict[tuple[str, Terms], list[str]] = {}
        for cell, place in places:
            if any(place.needs):
                found.setdefault((place.kind, place.needs), []).append(cell)
        return list(found.values())

    def _coming(self, grid: str, fringe: str, mods: str) -> frozenset[str]:
        kinds = self.kinds
        deck = {place_face(card).kind for card in cards_of("location", mods_of(mods)) if kind(card) not in self.ids}
        free = {near for cell in kinds for near in around(cell, grid)}.difference(kinds)
        beside = {frozenset([kinds[near] for near in around(cell, grid) if near in kinds]) for cell in free}
        return frozenset(found for found in deck if any(not misplaced(found, near, fringe) for near in beside))

    def goals(self, place: str, otherwise: str) -> frozenset[str]:
        """The cells that are the place of a stage."""
        found = self._goals.get((place, otherwise))
        if found is None:
            found = self._goals[place, otherwise] = self._those(place, otherwise)
        return found

    def _those(self, place: str, otherwise: str) -> frozenset[str]:
        if place == "any":
            return frozenset(self.kinds)
        if place not in PLACES:
            if place in self.ids:
                return frozenset((self.ids[place],))
            place = otherwise
        return frozenset([cell for cell, found in self.kinds.items() if found == place])


class Roads:
    """The moves between cells that a ship may enter. `near`: from each to those beside it."""

    def __init__(self, fit: frozenset[str], here: str, grid: str) -> None:
        self.near = {cell: [near for near in around(cell, grid) if near in fit] for cell in fit | {here}}
        self._found: dict[frozenset[tuple[str, int]], Mapping[str, int]] = {}

    def past(self, goals: Mapping[str, int]) -> Mapping[str, int]:
        """The moves from each cell to one of some cells and on, where from each of those it is so many moves more."""
        key = frozenset(goals.items())
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._past(goals)
        return found

    def _past(self, goals: Mapping[str, int]) -> dict[str, int]:
        near, found = self.near, dict[str, int]()
        waiting: dict[int, list[str]] = {}
        for goal, more in goals.items():
            if goal in near:
                waiting.setdefault(more, []).append(goal)
        while waiting:
            far = min(waiting)
            for cell in waiting.pop(far):
                if cell not in found:
                    found[cell] = far
                    on = [beside for beside in near[cell] if beside not in found]
                    if on:
                        waiting.setdefault(far + 1, []).extend(on)
        return found


_chart = partial(remembered, most=MAPS)(Chart)
roads = partial(remembered, most=MAPS)(Roads)


def chart(g: FanCards) -> Chart:
    """The chart of the map as it lies."""
    left = g.settings["mods"] if "location" in g.zones else None
    return _chart(tuple(g.cells.items()), g.settings["grid"], g.settings["fringe"], left)
