"""Shelves back to the records of *Fistful of Credits*, for the cache."""

from __future__ import annotations

from typing import Any

from game.content.common.packing import Maker, Part, each, rows_of, rows_on
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
    """What `shelved` made of the content of the game. An error of any kind says it is something else."""
    *decks, heists = data
    made: Any = [maker.deck(deck) for maker, deck in zip(_DECKS, decks, strict=True)]
    made.append({id: _heist(row) for id, row in rows_on(heists).items()})
    return Fistful(*made)


_words = rows_of(Word)

_PARTS: dict[str, Part] = {
    "do": each(_words),
    "hero": Maker(HeroSide, {}).rows,
    "sidekick": Maker(SidekickSide, {}).rows,
}
"""What the fields of cards are made of, where they aren't plain or rows of plain values."""

_DECKS = [Maker(kind, _PARTS) for kind in (Gear, Event, Crew, Enemy)]
_LEVELS, _AREAS = Maker(Level, {}), Maker(Area, {})


def _heist(row: Any) -> Heist:
    row[3] = _board(row[3])
    row[4] = tuple(TokenLot(*lot) for lot in row[4])
    row[6] = _rows(row[6])
    for field in (5, 7, 10, 11, 15, 17):
        row[field] = tuple(row[field])
    row[9] = tuple(Star(*_sealed(star)) for star in row[9])
    row[12] = _LEVELS.deck(row[12]) if row[12] else {}
    row[13], row[14] = _words(row[13]), _rows(row[14])
    row[16] = tuple(Visit(*_sealed(visit)) for visit in row[16])
    row[18] = _AREAS.deck(row[18]) if row[18] else {}
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
