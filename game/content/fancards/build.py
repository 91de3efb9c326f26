"""From checked models of the fans' card game to frozen records; words stay data."""

from __future__ import annotations

from typing import Any, TypeVar

from game.content.common.schema import Model
from game.content.fancards import records as r
from game.content.fancards import schema

J = TypeVar("J", bound=r.Job)
N = TypeVar("N", r.Terms, r.Price, r.Gain)


def _said(card: schema.Face, kind: str) -> dict[str, Any]:
    """What every card has; the picture of one that names none is called by its kind and id."""
    picture = card.picture or f"{kind}_{card.id}".replace("-", "_")
    told: dict[str, Any] = {"id": card.id, "title": card.title, "text": card.text, "picture": picture}
    told |= {"flavour": card.flavour} if isinstance(card, schema.MoodFace) else {}
    return told | ({"count": card.count} if isinstance(card, schema.EventFace) else {})


def _numbers(made: type[N], table: Model) -> N:
    return made(**table.model_dump())


def _paid(card: schema.PlayedCard | schema.CharacterCard) -> dict[str, Any]:
    return {"price": _numbers(r.Price, card.price), "needs": _numbers(r.Terms, card.needs)}


def ship_card(card: schema.ShipCard) -> r.Ship:
    """The record of a ship."""
    return r.Ship(**_said(card, "ship"), movement=card.movement, inventory=card.inventory, crew=card.crew)


def _person(card: schema.CrewCard) -> dict[str, Any]:
    told: dict[str, Any] = {"combat": card.combat, "health": card.health, "carry": card.carry, "command": card.command}
    return {**told, "trades": tuple(card.trades), "perks": card.perks, "power": card.power}


def crew_card(card: schema.CrewCard) -> r.Crew:
    """The record of somebody to start with."""
    return r.Crew(**_said(card, "crew"), **_person(card))


def character_card(card: schema.CharacterCard) -> r.Character:
    """The record of a character of the event deck."""
    return r.Character(**_said(card, "event"), **_person(card), **_paid(card), upkeep=card.upkeep)


def item_card(card: schema.ItemCard) -> r.Item:
    """The record of a weapon or another item."""
    told: dict[str, Any] = {"tags": tuple(card.tags), "combat": card.combat, "carry": card.carry}
    told |= {"trades": tuple(card.trades), "perks": card.perks, "power": card.power}
    return r.Item(**_said(card, "event"), **_paid(card), **told)


def trait_card(card: schema.TraitCard) -> r.Trait:
    """The record of a trait."""
    told: dict[str, Any] = {"combat": card.combat, "health": card.health, "carry": card.carry}
    told |= {"trades": tuple(card.trades), "perks": card.perks, "power": card.power}
    return r.Trait(**_said(card, "event"), **_paid(card), **told)


def action_card(card: schema.ActionCard) -> r.Action:
    """The record of an action."""
    return r.Action(**_said(card, "event"), **_paid(card), do=card.do, power=card.power)


def defence_card(card: schema.DefenceCard) -> r.Instant:
    """The record of an instant for the defence."""
    told: dict[str, Any] = {"only_with": card.only_with or "", "do": card.do, "power": card.power}
    return r.Instant(**_said(card, "event"), **_paid(card), **told, nasty=False, infamy=0)


def nasty_card(card: schema.NastyCard) -> r.Instant:
    """The record of a nasty instant."""
    told: dict[str, Any] = {"infamy": card.infamy, "only_with": "", "do": card.do, "power": card.power}
    return r.Instant(**_said(card, "event"), **told, nasty=True, price=r.Price(), needs=r.Terms())


def unit_card(card: schema.UnitCard) -> r.Unit:
    """The record of a unit."""
    told: dict[str, Any] = {"combat": card.combat, "health": card.health, "infamy": card.infamy, "bounty": card.bounty}
    return r.Unit(**_said(card, "event"), **told, side=card.side, perks=card.perks, power=card.power)


def hazard_card(card: schema.HazardCard) -> r.Hazard:
    """The record of a hazard."""
    told: dict[str, Any] = {"infamy": card.infamy, "target": card.target, "side": card.side}
    return r.Hazard(**_said(card, "event"), **told, spared=card.spared or "", do=card.do, power=card.power)


def place_card(card: schema.PlaceCard) -> r.Location:
    """The record of a location."""
    gain, needs = _numbers(r.Gain, card.gain), _numbers(r.Terms, card.needs)
    return r.Location(**_said(card, "place"), kind=card.kind, gain=gain, needs=needs)


def job_card(card: schema.JobCard) -> r.Job:
    """The record of a job."""
    return _job(r.Job, card, "job", card.escort)


def epic_card(card: schema.EpicCard) -> r.Epic:
    """The record of an Epic job."""
    return _job(r.Epic, card, "epic", False)


def _job(made: type[J], card: schema.EpicCard, kind: str, escort: bool) -> J:
    penalty = card.penalty
    lost = (penalty.credits, penalty.alliance, penalty.criminal, penalty.higher, tuple(map(_foe, penalty.foes)))
    return made(
        **_said(card, kind),
        needs=_numbers(r.Terms, card.needs),
        trades=tuple(card.trades),
        stages=tuple(r.Stage(stage.place, stage.n, stage.otherwise or "") for stage in card.stages),
        brings=card.brings or "",
        foes=tuple(map(_foe, card.foes)),
        reward=_numbers(r.Gain, card.reward),
        penalty=r.Penalty(*lost),
        escort=escort,
    )


def part_card(card: schema.PartCard) -> r.Part:
    """The record of a part of the broadcast."""
    return r.Part(**_said(card, "part"), number=card.number, keeper=_foe(card.keeper))


def _foe(table: schema.FoeTable) -> r.Foe:
    return r.Foe(table.name, table.combat, table.health)
