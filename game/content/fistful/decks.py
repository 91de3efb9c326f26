"""The decks, Heist cards and boards of one folder: read, shaped, built and checked for sense."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from game.content.common.errors import ContentError, Problem
from game.content.common.toml.problem_places import placed
from game.content.common.toml.source import Source, by_id, need_none, read_model
from game.content.fistful import build, schema
from game.content.fistful.boards import check_board
from game.content.fistful.records import Crew, Enemy, Event, Fistful, Gear, Heist, HeistMap
from game.content.fistful.schema_maps import MapFile
from game.content.fistful.sense import check_gear, check_heist


def read_fistful(root: Path) -> Fistful:
    """The game's own content below the data folder. ContentError."""
    decks = Source(root / "assets" / "decks" / "fistful", "decks")
    boards = read_boards(Source(root / "maps" / "heists", "maps"))
    crew = read_crew(decks / "crew.toml")
    enemies = read_enemies(decks / "enemies.toml")
    return Fistful(
        gear=read_gear(decks / "gear.toml"),
        events=read_events(decks / "events.toml"),
        crew=crew,
        enemies=enemies,
        heists=read_heists(decks / "heists", boards, crew, enemies),
    )


def read_gear(source: Source) -> dict[str, Gear]:
    """A Gear deck by id. ContentError."""
    cards = [build.gear_card(card) for card in read_model(source, schema.GearFile).gear]
    need_none(placed(check_gear(cards, source.file), [source]))
    return by_id(cards, source.file, [source])


def read_events(source: Source) -> dict[str, Event]:
    """An Event deck by id. ContentError."""
    return by_id(map(build.event_card, read_model(source, schema.EventFile).event), source.file, [source])


def read_crew(source: Source) -> dict[str, Crew]:
    """The Crew cards by id. ContentError."""
    return by_id(map(build.crew_card, read_model(source, schema.CrewFile).crew), source.file, [source])


def read_enemies(source: Source) -> dict[str, Enemy]:
    """The kinds of enemies by id. ContentError."""
    return by_id(map(build.enemy_kind, read_model(source, schema.EnemyFile).enemy), source.file, [source])


def read_boards(folder: Source) -> dict[str, HeistMap]:
    """All boards of a folder by id. ContentError."""
    files = folder.all_toml()
    return by_id(map(read_board, files), folder.file, files)


def read_board(source: Source) -> HeistMap:
    """One board. ContentError."""
    tables = read_model(source, MapFile)
    try:
        board = build.heist_map(tables, source.file)
    except ContentError as error:
        raise ContentError(placed(error.problems, [source])) from None
    need_none(placed(check_board(board, source.file), [source]))
    return board


def read_heists(
    folder: Source, boards: Mapping[str, HeistMap], crew: Collection[str], enemies: Mapping[str, Enemy]
) -> dict[str, Heist]:
    """The Heist cards of a folder with their boards, by id. ContentError."""
    heists, files = [], folder.all_toml()
    for source in files:
        for card in read_model(source, schema.HeistFile).heist:
            if card.map not in boards:
                says = f"there is no map {card.map!r}; known are {', '.join(sorted(boards)) or 'none'}."
                wrong = Problem("no-map", source.file, says, "", 0, f"heist ({card.id})", "map")
                raise ContentError(placed([wrong], [source]))
            heists.append(build.heist_card(card, boards[card.map]))
            need_none(placed(check_heist(heists[-1], crew, enemies, source.file), [source]))
    return by_id(heists, folder.file, files)
