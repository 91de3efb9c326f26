"""Prisoners of the Alliance, chosen with the Leaders, and how they are freed from the Cruiser (R-PB-164)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.firefly.records import Band, Choosable, Do, Trial
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move, reveal, sink, zone_of
from game.rules.firefly import news as firefly_news
from game.rules.firefly.cards.saying import Said
from game.rules.firefly.crew.testing import SkillTest
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, in_play
from game.rules.firefly.zones import discard
from game.rules.pirates.bound import FreedChoice
from game.rules.pirates.listing import BOUNTY, sought_by
from game.rules.pirates.marks import told

PRISONER = "prisoner"
"""The zone of a seat's prisoner: the Bounty, and whom it seeks."""
STORM = "storm:fight"
FREE = 10
"""The Fight that frees somebody from the Cruiser."""
TRIALS = {
    STORM: Choosable(
        "Storm",
        "",
        test=Trial("fight"),
        bands=(
            Band(1, (Do("kill", "", 2), Do("evade")), "warrant"),
            Band(FREE, (Do("kill", "", 1), Do("own", "rescued"), Do("evade"), Do("warrant")), "complete"),
        ),
    )
}
"""The fight aboard the Cruiser: there is a Warrant for it either way, and the ship gets away."""


@dataclass(frozen=True, slots=True)
class Prisoners(Effect[Firefly]):
    """Where the Story has prisoners, every captain chooses one in the order of the draft."""

    def run(self, g: Firefly) -> Iterable[Step]:
        return tuple(map(PickPrisoner, g.draft)) if told(g, "prisoners") else ()


def pickable(g: Firefly) -> list[str]:
    """The Bounties of the deck that name somebody: Alerts seek a whole class and name nobody."""
    out = {item for zone, cards in g.zones.items() if zone != BOUNTY for item in cards}
    return [item for item in in_play(g.settings)[BOUNTY] if item not in out and len(sought_by(g, item)) == 1]


@dataclass(frozen=True, slots=True)
class PickPrisoner(Choice[Firefly]):
    """Any Bounty of the deck: whom it names sits in the brig of the Cruiser."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for item in pickable(g):
            then = (Imprison(self.seat, item),)
            yield Option(f"prisoner:{face(item)}", then, f"card:{item}", f"area:{PRISONER}:{self.seat}")


@dataclass(frozen=True, slots=True)
class Imprison(Effect[Firefly]):
    """The Bounty and the Crew card lie by the List, for all to see."""

    seat: int
    item: str

    def run(self, g: Firefly) -> Iterable[Step]:
        zone = f"{PRISONER}:{self.seat}"
        for item in (self.item, sought_by(g, self.item)[0]):
            move(g, item, zone_of(g, item), zone)
            reveal(g, item, everyone(len(g.ship)))
        g.tell(firefly_news.Chosen(self.seat, self.item))
        return ()


def storm(g: Firefly, said: Said) -> Iterable[Step]:
    """The team is aboard the Cruiser: there is a fight."""
    return (SkillTest(said.seat, STORM, 0),)


def rescued(g: Firefly, said: Said) -> Iterable[Step]:
    """The prisoner is free and may join at no cost; the Bounty goes under its deck (R-PB-122 to R-PB-124)."""
    zone = f"{PRISONER}:{said.seat}"
    if zone not in g.zones:
        return ()
    bounty, crew = g.zones[zone]
    sink(g, bounty, zone, BOUNTY)
    discard(g, crew, zone)
    return (FreedChoice(said.seat, (crew,)),)


def pardon(g: Firefly, said: Said) -> Iterable[Step]:
    """All Warrants are gone."""
    g.warrants[said.seat] = 0
    g.tell(firefly_news.Warrant(said.seat, 0))
    return ()
