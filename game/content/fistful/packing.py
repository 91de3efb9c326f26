"""Records to plain lists, and those of *Fistful of Credits* back, for the cache."""

from __future__ import annotations

from typing import Any

from game.content.common.records import Word
from game.content.fistful.records import (
    Area,
    Clause,
    Crew,
    Enemy,
    Event,
    Fistful,
    Gear,
    Heist,
    HeistMap,
    HeroSide,
    Level,
    SidekickSide,
    Spawn,
    Star,
    TokenLot,
    Visit,
    Zone,
)


def unpack(data: Any) -> Fistful:
    """What `pack` made of the content of the game. An error of any kind says it is something else."""
    gear, events, crew, enemies, heists = data
    return Fistful(
        {key: _gear(row) for key, row in gear.items()},
        {key: _event(row) for key, row in events.items()},
        {key: _crew(row) for key, row in crew.items()},
        {key: _enemy(row) for key, row in enemies.items()},
        {key: _heist(row) for key, row in heists.items()},
    )


def _words(rows: Any) -> tuple[Word, ...]:
    return tuple(map(Word._make, rows))


def _gear(row: Any) -> Gear:
    row[7], row[8] = tuple(row[7]), _words(row[8])
    return Gear(*row)


def _event(row: Any) -> Event:
    row[5] = _words(row[5])
    return Event(*row)


def _crew(row: Any) -> Crew:
    name, title, doll, hero, sidekick = row
    hero[6] = tuple(hero[6])
    return Crew(name, title, doll, HeroSide(*hero), SidekickSide(*sidekick))


def _enemy(row: Any) -> Enemy:
    row[5] = tuple(row[5])
    return Enemy(*row)


def _heist(row: Any) -> Heist:
    row[3] = _board(row[3])
    row[4] = tuple(TokenLot(*lot) for lot in row[4])
    row[6] = _rows(row[6])
    for field in (5, 7, 10, 11, 15, 17):
        row[field] = tuple(row[field])
    row[9] = tuple(Star(*_sealed(star)) for star in row[9])
    row[12] = {
        name: Level(tuple(timer), _rows(extras), gear, posted, tuple(longer), _rows(led))
        for name, (timer, extras, gear, posted, longer, led) in row[12].items()
    }
    row[13], row[14] = _words(row[13]), _rows(row[14])
    row[16] = tuple(Visit(*_sealed(visit)) for visit in row[16])
    row[18] = {area: Area(*name) for area, name in row[18].items()}
    row[19] = tuple(Clause(*clause) for clause in row[19])
    return Heist(*row)


def _board(row: Any) -> HeistMap:
    row[2], row[3] = tuple(row[2]), tuple(row[3])
    for field in (4, 5, 6):
        row[field] = _rows(row[field])
    row[7] = {letter: Zone(*zone) for letter, zone in row[7].items()}
    row[8] = tuple(Spawn(tuple(at), strength, guard) for at, strength, guard in row[8])
    row[9] = tuple((tuple(first), tuple(second)) for first, second in row[9])
    row[10] = {area: _rows(cells) for area, cells in row[10].items()}
    row[11] = tuple((kind, _rows(cells)) for kind, cells in row[11])
    row[12], row[13] = _rows(row[12]), {name: _rows(cells) for name, cells in row[13].items()}
    return HeistMap(*row)


def _sealed(row: Any) -> Any:
    """A row whose lists are tuples again."""
    return [tuple(part) if type(part) is list else part for part in row]


def _rows(rows: Any) -> Any:
    return tuple(map(tuple, rows))
