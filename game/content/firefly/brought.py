"""What a mod brings for the Supply Decks: crew, Gear, upgrades and Drive Cores."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.common.errors import Problem
from game.content.common.toml.source import Source, by_id, need_none, read_model
from game.content.firefly import build, schema
from game.content.firefly.records import Firefly


def read_supplies(decks: Source, files: Iterable[Source]) -> Firefly:
    """The cards of the files that are called supply_*, and nothing else. ContentError."""
    supplies = [read_model(file, schema.SupplyFile) for file in files if file.path.name.startswith("supply_")]
    if any(supply.also for supply in supplies):
        need_none([Problem("no-card", decks.file, "a mod has no copies of the box's cards.", "", 0, "also")])
    sold = [(supply, supply.deck) for supply in supplies]
    return Firefly(
        crew=by_id([build.crew_card(c, ((d, c.count),)) for s, d in sold for c in s.crew], decks.file),
        gear=by_id([build.gear_card(c, ((d, c.count),)) for s, d in sold for c in s.gear], decks.file),
        upgrades=by_id([build.upgrade_card(c, ((d, c.count),)) for s, d in sold for c in s.upgrade], decks.file),
        drives=by_id([build.drive_card(c, ((d, c.count),)) for s, d in sold for c in s.drive], decks.file),
        ships={},
        contacts={},
        jobs={},
        nav={},
        misbehave={},
        stories={},
        maps={},
    )
