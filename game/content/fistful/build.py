"""From checked models to frozen records; words stay data."""

from __future__ import annotations

from collections.abc import Mapping

from game.content.common.errors import ContentError, Problem
from game.content.fistful import schema
from game.content.fistful.records import (
    Area,
    Clause,
    Crew,
    Enemy,
    Event,
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
from game.content.fistful.schema_maps import MapFile

LOCKS = "doors"
"""What the spots of Security Doors are called among the Token Spots (R-FC-69)."""


def gear_card(card: schema.GearCard) -> Gear:
    """The record of a Gear card."""
    face = (card.id, card.title, card.kind, card.text, card.picture)
    return Gear(*face, card.count, card.uses, tuple(card.when), card.do)


def event_card(card: schema.EventCard) -> Event:
    """The record of an Event card."""
    return Event(card.id, card.title, card.text, card.tone, card.count, card.do, card.picture, flavour=card.flavour)


def crew_card(card: schema.CrewCard) -> Crew:
    """The record of a Crew card."""
    hero, side = card.hero, card.sidekick
    return Crew(
        card.id,
        card.name,
        card.doll,
        HeroSide(hero.skill, hero.title, hero.text, hero.health, hero.ammo, hero.retreat, tuple(hero.dice)),
        SidekickSide(side.skill, side.title, side.text, side.track),
    )


def enemy_kind(kind: schema.EnemyKind) -> Enemy:
    """The record of a kind of enemy."""
    return Enemy(kind.id, kind.name, kind.damage, kind.special, kind.text, tuple(kind.strengths), kind.picture)


def heist_card(card: schema.HeistCard, board: HeistMap) -> Heist:
    """The record of a Heist card with its board."""
    levels = {
        name: Level(
            tuple(level.timer),
            tuple(level.extras.items()),
            level.gear,
            level.posted,
            tuple(level.longer),
            tuple(level.longer_with.items()),
        )
        for name, level in (("easy", card.level.easy), ("normal", card.level.normal), ("hard", card.level.hard))
    }
    lots = tuple(TokenLot(kind, table.area, count) for table in card.token for kind, count in table.lots.items())
    return Heist(
        id=card.id,
        title=card.title,
        story=card.story,
        map=board,
        tokens=lots,
        guards=tuple(card.guards),
        extras=levels["normal"].extras,
        timer=levels["normal"].timer,
        goal_credits=card.goal_credits,
        stars=tuple(
            Star(s.kind, s.name, s.text, s.needed, tuple(s.crew), s.sidekicks, s.carried, s.heavy) for s in card.star
        ),
        must_have=tuple(card.must_have),
        must_not_fall=tuple(card.must_not_fall),
        levels=levels,
        alarm=card.alarm,
        doors=tuple(card.doors.items()),
        hunters=tuple(card.hunters),
        visits=tuple(Visit(v.icon, v.name, v.text, tuple(v.crew)) for v in card.visit),
        locksmiths=tuple(card.locksmiths),
        areas={area: Area(table.name) for area, table in card.areas.items()},
        rules=tuple(map(Clause, card.rules)),
    )


def heist_map(board: MapFile, file: str) -> HeistMap:
    """The record of a map. ContentError when its Token Spots don't fit its rows; other sense is checked in `boards`."""
    spots = _spots(board, file)
    return HeistMap(
        id=board.id,
        title=board.title,
        rows=tuple(board.rows),
        open=tuple(board.open),
        doorways=tuple(board.doorways),
        walls=tuple(board.walls),
        doors=tuple(board.doors),
        zones={letter: Zone(letter, z.name, z.area, z.look) for letter, z in board.zones.items()},
        spawns=tuple(Spawn(s.at, s.strength, s.guard) for s in board.spawn),
        movers=tuple((m.cells[0], m.cells[1]) for m in board.mover),
        spots={area: cells for area, cells in spots.items() if area != LOCKS},
        props=tuple((p.kind, tuple(p.cells)) for p in board.prop),
        locks=spots.get(LOCKS, ()),
        icons={icon.name: tuple(icon.cells) for icon in board.icon},
    )


def _spots(board: MapFile, file: str) -> Mapping[str, tuple[tuple[int, int], ...]]:
    """The Token Spots per area: a spot's letter is the small initial of its area, "d" that of a Security Door."""
    rows = board.spots.rows
    if (len(rows), len(rows[0])) != (len(board.rows), len(board.rows[0])):
        says = f"has {len(rows)} rows of {len(rows[0])}; the board has {len(board.rows)} of {len(board.rows[0])}."
        raise ContentError(Problem("spot-rows", file, says, "", 0, "spots", "rows"))
    areas = sorted({zone.area for zone in board.zones.values()} - {"landing"})
    letters = {area[0]: area for area in (*areas, LOCKS)}
    found: dict[str, list[tuple[int, int]]] = {area: [] for area in (*areas, LOCKS)}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != ".":
                if letter not in letters:
                    says = f"row {y + 1} holds {letter!r}; known are {', '.join(sorted(letters))} and a dot."
                    raise ContentError(Problem("spot-letter", file, says, "", 0, "spots", "rows"))
                found[letters[letter]].append((x, y))
    return {area: tuple(cells) for area, cells in found.items()}
