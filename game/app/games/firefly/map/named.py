"""The map of a table with the words on it."""

from __future__ import annotations

from game.app.games.firefly.map.board import SectorBoard
from game.app.games.firefly.map.legend import PARTS
from game.app.games.firefly.sayings import hunters, letters
from game.app.shell.words import Words
from game.content.firefly.records import Map


def map_board(words: Words, chart: Map) -> SectorBoard:
    """A map in the present language."""
    names = {planet.id: planet.name for planet in chart.planets.values()}
    legend = {part: words(f"firefly.legend.{part}") for part in PARTS}
    return SectorBoard(chart, names, hunters(words), letters(), legend)
