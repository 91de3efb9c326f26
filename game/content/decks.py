"""The decks and heists of one folder: read, shaped, built and checked for sense."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from game.content import build, schema
from game.content.door import parse_toml, read_bytes
from game.content.errors import ContentError, Problem
from game.content.records import Fistful, Heist, HeistMap
from game.content.schema_maps import MapFile
from game.content.sentences import M, shaped

R = TypeVar("R")


def read_model(path: Path, file: str, model: type[M]) -> M:
    """One file as a checked model. ContentError."""
    data = read_bytes(path, file)
    return shaped(model, parse_toml(data, file), file, data.decode("utf-8-sig"))


def read_fistful(root: Path) -> Fistful:
    """The game's own content below the data folder. ContentError."""
    decks = root / "assets" / "decks" / "fistful"
    gear = read_model(decks / "gear.toml", "gear.toml", schema.GearFile).gear
    events = read_model(decks / "events.toml", "events.toml", schema.EventFile).event
    crew = read_model(decks / "crew.toml", "crew.toml", schema.CrewFile).crew
    enemies = read_model(decks / "enemies.toml", "enemies.toml", schema.EnemyFile).enemy
    maps = [read_map(path, f"maps/{path.name}") for path in sorted((root / "maps" / "heists").glob("*.toml"))]
    boards = {board.id: board for board in maps}
    heists: list[Heist] = []
    for path in sorted((decks / "heists").glob("*.toml")):
        heists += read_heists(path, f"heists/{path.name}", boards)
    return Fistful(
        gear=_by_id(map(build.gear_card, gear), "gear.toml"),
        events=_by_id(map(build.event_card, events), "events.toml"),
        crew=_by_id(map(build.crew_card, crew), "crew.toml"),
        enemies=_by_id(map(build.enemy_kind, enemies), "enemies.toml"),
        heists=_by_id(heists, "heists"),
    )


def read_map(path: Path, file: str) -> HeistMap:
    """One board. ContentError."""
    return build.heist_map(read_model(path, file, MapFile), file)


def read_heists(path: Path, file: str, boards: dict[str, HeistMap]) -> list[Heist]:
    """The Heist cards of one file. ContentError, also when a card's board is not there."""
    heists = []
    for card in read_model(path, file, schema.HeistFile).heist:
        if card.map not in boards:
            known = ", ".join(sorted(boards)) or "none"
            says = f"asks for the map {card.map!r}; known are {known}."
            raise ContentError(Problem("no-map", file, says, "", 0, f"heist ({card.id})", "map"))
        heists.append(build.heist_card(card, boards[card.map]))
    return heists


def _by_id(records: Iterable[R], file: str, key: Callable[[Any], str] = lambda record: record.id) -> dict[str, R]:
    """Records by id. ContentError when two have the same."""
    found: dict[str, R] = {}
    for record in records:
        if key(record) in found:
            raise ContentError(Problem("twice", file, f"has two entries with the id {key(record)!r}.", "Rename one."))
        found[key(record)] = record
    return found
