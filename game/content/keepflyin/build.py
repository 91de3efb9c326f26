"""From checked models of *Keep Flyin'* to frozen records; words stay data."""

from __future__ import annotations

from dataclasses import replace

from game.content.keepflyin import schema
from game.content.keepflyin.records import Board, Counter, CounterKind, EventCard, Job, Location
from game.geometry.hexes import Hex, axial

ZONE_LETTERS = {"C": "core", "B": "border", "F": "fringe"}
# The six quadrants by how the cube coordinates (q, r, s) of a hex, seen from the sun, are ordered from high to low.
SECTORS = (("q", "s", "r"), ("q", "r", "s"), ("r", "q", "s"), ("r", "s", "q"), ("s", "r", "q"), ("s", "q", "r"))


def job_card(card: schema.JobCard) -> Job:
    """The record of a Job card."""
    return replace(blank_job(card, card.id, ""), count=card.count)


def blank_job(card: schema.BlankJob, id: str, mod: str) -> Job:
    """The record of a Job card that was filled in."""
    face = (id, card.title, card.kind, card.notoriety, card.space, card.pay, card.destination, card.text)
    return Job(*face, mod=mod)


def event_card(card: schema.EventFace) -> EventCard:
    """The record of an Event card."""
    face = (card.id, card.title, card.text, card.tone, card.who, tuple(card.when), card.do, card.otherwise)
    return EventCard(*face, card.optional, card.picture, card.count, flavour=card.flavour)


def counter_kind(table: schema.CounterKindTable) -> CounterKind:
    """The record of a kind of counter, its counters numbered in printed order."""
    lots = [lot for lot in table.counter for _ in range(lot.count)]
    counters = tuple(
        Counter(f"{table.id}-{number}", lot.move, lot.grapple, lot.spare) for number, lot in enumerate(lots, 1)
    )
    return CounterKind(table.id, table.name, table.text, table.picture, counters)


def board(chart: schema.BoardFile) -> Board:
    """The record of a chart whose rows are equally wide and whose places are on it (`keepflyin_sense.check_file`)."""
    width, height = len(chart.rows[0]), len(chart.rows)
    sun = axial(*chart.sun)
    zones = [ZONE_LETTERS[letter] for row in chart.rows for letter in row]
    quadrants = [_quadrants(axial(x, y), sun) for y in range(height) for x in range(width)]
    places = {}
    for table in chart.location:
        at = table.at[1] * width + table.at[0]
        zone, within = zones[at], quadrants[at]
        if table.inside:
            zones.append(zone)
            quadrants.append(within)
            at = width * height
        home = zone == "border" and table.kind in ("planet", "moon")
        told = (table.id, table.name, table.kind, zone, at, within, table.inside or "", home, table.text)
        places[table.id] = Location(*told)
    sun_node = chart.sun[1] * width + chart.sun[0]
    shape = (width, height, tuple(zones), tuple(quadrants))
    return Board(chart.id, chart.title, *shape, sun_node, chart.prison, places)


def _quadrants(hex: Hex, sun: Hex) -> tuple[int, ...]:
    """The quadrants a hex lies in: one, two if its middle is on a line, all six if it is the sun (R-KF-18, R-KF-22)."""
    q, r = hex[0] - sun[0], hex[1] - sun[1]
    height = {"q": q, "r": r, "s": -q - r}
    return tuple(
        number for number, (high, middle, low) in enumerate(SECTORS, 1) if height[high] >= height[middle] >= height[low]
    )
