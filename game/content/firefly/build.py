"""From checked models of *Firefly: The Game* to frozen records; words stay data."""

from __future__ import annotations

from typing import Any

from game.content.firefly import schema, schema_maps
from game.content.firefly.records import (
    Band,
    Choosable,
    Contact,
    Crew,
    Differ,
    Drive,
    Gear,
    Goal,
    Job,
    Map,
    MisbehaveCard,
    NavCard,
    Planet,
    Sector,
    Ship,
    Skills,
    Story,
    Sun,
    Trial,
    Upgrade,
)

Decks = tuple[tuple[str, int], ...]


def _said(card: schema.Face) -> dict[str, Any]:
    """What every card has."""
    differs = tuple(Differ(d.field, d.taken, d.other, d.by) for d in card.differs)
    told: dict[str, Any] = {"id": card.id, "title": card.title, "text": card.text, "picture": card.picture}
    told |= {"flavour": card.flavour} if isinstance(card, schema.MoodFace) else {}
    return {**told, "source": card.source, "differs": differs}


def _skills(table: schema.SkillTable) -> Skills:
    return Skills(table.fight, table.tech, table.negotiate)


def crew_card(card: schema.CrewCard, decks: Decks, leader: bool = False) -> Crew:
    """The record of a Crew or Leader card."""
    return Crew(
        **_said(card),
        cost=card.cost,
        skills=_skills(card.skills),
        professions=tuple(card.professions),
        keywords=tuple(card.keywords),
        group=card.group,
        leader=leader,
        moral=card.moral,
        wanted=card.wanted,
        perks=card.perks,
        decks=decks,
        guest=card.guest,
    )


def gear_card(card: schema.GearCard, decks: Decks) -> Gear:
    """The record of a Gear card."""
    told: dict[str, Any] = {"cost": card.cost, "skills": _skills(card.skills), "keywords": tuple(card.keywords)}
    return Gear(**_said(card), **told, knife=card.knife, perks=card.perks, decks=decks)


def upgrade_card(card: schema.UpgradeCard, decks: Decks) -> Upgrade:
    """The record of a Ship Upgrade."""
    return Upgrade(**_said(card), cost=card.cost, keywords=tuple(card.keywords), perks=card.perks, decks=decks)


def drive_card(card: schema.DriveCard, decks: Decks) -> Drive:
    """The record of a Drive Core."""
    told: dict[str, Any] = {"cost": card.cost, "range": card.range, "fuel": card.fuel, "only": card.only}
    return Drive(**_said(card), **told, perks=card.perks, decks=decks)


def ship_card(card: schema.ShipCard) -> Ship:
    """The record of a Ship Card."""
    room: dict[str, Any] = {"hold": card.hold, "stash": card.stash, "crew": card.crew}
    told: dict[str, Any] = {"upgrades": card.upgrades, "active": card.active, "drive": card.drive, "perks": card.perks}
    return Ship(**_said(card), **room, **told)


def contact(table: schema.ContactTable) -> Contact:
    """The record of a Contact; what is not bought has no price."""
    prices = tuple((good, price) for good, price in table.prices.model_dump().items() if price)
    return Contact(**_said(table), planet=table.planet, prices=prices, perks=table.perks, always=table.always)


def job_card(card: schema.JobCard, contact: str) -> Job:
    """The record of a Job card."""
    bonus = (card.bonus.profession, card.bonus.money, card.bonus.parts) if card.bonus else ("", 0, 0)
    return Job(
        **_said(card),
        contact=contact,
        kind=card.kind,
        legal=card.legal,
        immoral=card.immoral,
        places=tuple(tuple(stage.places) for stage in card.stage),
        misbehave=tuple(stage.misbehave for stage in card.stage),
        load=card.load,
        skills=_skills(card.skills),
        keywords=tuple(card.keywords),
        pay=card.pay,
        per=card.per,
        bonus=bonus,
        options=tuple(map(option, card.option)),
        reward=card.reward,
        heavy=card.heavy,
        count=card.count,
    )


def nav_card(card: schema.NavFace, deck: str) -> NavCard:
    """The record of a Nav Card."""
    told: dict[str, Any] = {"do": card.do, "options": tuple(map(option, card.option))}
    return NavCard(**_said(card), **told, deck=deck, reshuffle=card.reshuffle, count=card.count)


def misbehave_card(card: schema.MisbehaveFace) -> MisbehaveCard:
    """The record of a Misbehave card."""
    told: dict[str, Any] = {"suit": card.suit, "ace": card.ace, "options": tuple(map(option, card.option))}
    return MisbehaveCard(**_said(card), **told, reshuffle=card.reshuffle, count=card.count)


def option(table: schema.OptionTable) -> Choosable:
    """The record of an option, its bands from low to high."""
    test = table.test
    return Choosable(
        title=table.title,
        text=table.text,
        tags=tuple(table.tags),
        needs=table.needs,
        free_with=table.free_with,
        cost=table.cost,
        do=table.do,
        test=Trial(test.skill, test.kosher, test.bribes, test.alone, test.plus) if test else None,
        bands=tuple(Band(band.low, band.do, band.end) for band in table.band),
        end=table.end,
    )


def story(table: schema.StoryTable) -> Story:
    """The record of a Story Card, its Goals numbered from 1."""
    goals = tuple(
        Goal(
            id=f"{table.id}/{number}",
            title=goal.title,
            text=goal.text,
            places=tuple(goal.places),
            has=goal.has,
            misbehave=goal.misbehave,
            options=tuple(map(option, goal.option)),
            end=goal.end,
        )
        for number, goal in enumerate(table.goal, 1)
    )
    told: dict[str, Any] = {"length": table.length, "goals": goals, "setup": table.setup}
    return Story(**_said(table), **told, seats=(table.seats[0], table.seats[1]), boxed=table.boxed, box=table.box)


def map_of(file: schema_maps.MapFile) -> Map:
    """The record of a map whose hunters start on it (`firefly_map.check_file`)."""
    sectors = {
        table.id: Sector(
            id=table.id,
            name=table.name,
            zone=table.zone,
            system=table.system,
            planets=tuple(Planet(p.id, p.name, p.text, p.supply or "") for p in table.planet),
            near=tuple(table.near),
            at=table.at,
            outline=tuple(table.outline),
        )
        for table in file.sector
    }
    suns = tuple(Sun(table.id or "", table.name, table.at, tuple(table.rings)) for table in file.sun)
    left, top, right, bottom = file.box
    bare = Map(file.id, file.title, (left, top, right, bottom), 0, 0, suns, sectors)
    where = bare.where
    return Map(file.id, file.title, bare.box, where[file.cruiser], where[file.cutter], suns, sectors)
