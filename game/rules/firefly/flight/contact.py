"""Alliance Contact: what the Cruiser does to an Outlaw Ship (R-FB-201 to R-FB-221)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Chance, Choice, Effect, Option, Step
from game.core.zones import zone_of
from game.rules.firefly import news
from game.rules.firefly.boxes import losing
from game.rules.firefly.crew.crew import disgruntle
from game.rules.firefly.flight.hunters import MoveCruiser
from game.rules.firefly.perks import carried_by, item_perks, leader_of, perks, wanted
from game.rules.firefly.ship.goods import unload
from game.rules.firefly.state import Firefly, seats_from
from game.rules.firefly.tokens import deck_of
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.zones import amount, discard, outlaw, remove

FINE = 1000
"""For each Warrant (R-FB-204)."""
SEIZED = ("contraband", "fugitive")
"""R-FB-208."""
STOPPED = "stopped"
"""Mark of a flight that Alliance Contact ended (R-FB-213)."""


def contact_due(g: Firefly, seat: int) -> bool:
    """Whether Alliance Contact must be resolved: an Outlaw Ship with the Cruiser, and not yet since they are together
    (R-FB-201 to R-FB-203, R-FB-217)."""
    return g.ship[seat] == g.cruiser and not g.met.get(seat) and outlaw(g, seat)


def contacts_due(g: Firefly) -> bool:
    """Whether any ship must resolve Alliance Contact."""
    return g.cruiser in g.ship.values() and any(contact_due(g, seat) for seat in g.ship)


@dataclass(frozen=True, slots=True)
class ContactsDue(Effect[Firefly]):
    """Every Outlaw Ship that the Cruiser meets resolves Alliance Contact, in turn order, in whosever turn it is
    (R-FB-218, R-FB-220); the seat `but` is left out, -1 for nobody. Who may send the Cruiser on with a Cry Baby comes
    before the others, whom it spares as well (R-FB-639)."""

    but: int

    def run(self, g: Firefly) -> Iterable[Step]:
        due = [seat for seat in seats_from(g, g.active) if seat != self.but and contact_due(g, seat)]
        due.sort(key=lambda seat: not perks(g, seat, "cry_baby"))
        return (AllianceContact(due[0]), self) if due else ()


@dataclass(frozen=True, slots=True)
class AllianceContact(Effect[Firefly]):
    """The Cruiser meets a ship. It is for Outlaw Ships only (R-FB-203); a Cry Baby may turn it away (R-FB-639)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if not outlaw(g, self.seat):
            return ()
        return (CryBabyChoice(self.seat),) if perks(g, self.seat, "cry_baby") else (SearchShip(self.seat),)


@dataclass(frozen=True, slots=True)
class CryBabyChoice(Choice[Firefly]):
    """Whether a Cry Baby is given up to be left alone (R-FB-639)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for perk in perks(g, self.seat, "cry_baby"):
            pile = f"deck:{deck_of(perk.item)}.discard"
            yield Option(f"discard:{perk.item}", (CryBaby(self.seat, perk.item),), f"card:{perk.item}", pile)
        yield Option("keep", (SearchShip(self.seat),))


@dataclass(frozen=True, slots=True)
class CryBaby(Effect[Firefly]):
    """The Cruiser takes no notice of the ship and goes one Sector on (R-FB-639); others may be there."""

    seat: int
    item: str

    def run(self, g: Firefly) -> Iterable[Step]:
        discard(g, self.item)
        g.met[self.seat] = 1
        g.tell(news.Dropped(self.seat, self.item))
        return (MoveCruiser(self.seat, "step"), ContactsDue(-1))


@dataclass(frozen=True, slots=True)
class SearchShip(Effect[Firefly]):
    """A fine for every Warrant or all there is, and they are cleared (R-FB-204 to R-FB-207); Contraband and Fugitives
    are seized (R-FB-208, R-FB-209), Wanted Crew looked for, a flight stopped (R-FB-213, R-FB-221). No Action is used
    (R-FB-215)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        seat = self.seat
        if g.ship[seat] == g.cruiser:
            g.met[seat] = 1
        g.tell(news.Contact(seat))
        earn(g, seat, -FINE * g.warrants[seat], "fine")
        if g.warrants[seat]:
            g.warrants[seat] = 0
            g.tell(news.Warrant(seat, 0))
        for good in SEIZED:
            unload(g, seat, good, amount(g, seat, good), why="seized")
        if seat == g.active and g.flying:
            g.legs = 0
            g.flags[STOPPED] = 1
        return (WantedCrew(seat),)


@dataclass(frozen=True, slots=True)
class WantedCrew(Effect[Firefly]):
    """Who of the Wanted Crew must roll: not those with papers, and not those who can hide."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        sought = tuple(crew for crew in wanted(g, self.seat) if not _papers(g, crew))
        hiding = sum(perk.n for perk in perks(g, self.seat, "hide_wanted"))
        return sought_for(self.seat, sought, hiding)


def sought_for(seat: int, sought: tuple[str, ...], hiding: int) -> tuple[Step, ...]:
    """The rolls for Wanted Crew of whom so many can hide: nobody's, the player's choice, or everybody's (R-FB-210)."""
    if hiding >= len(sought):
        return ()
    return (HideChoice(seat, sought, hiding),) if hiding else tuple(LooksFor(seat, crew) for crew in sought)


def _papers(g: Firefly, crew: str) -> bool:
    return any(item_perks(gear, "ignore_wanted") for gear in carried_by(g, crew))


@dataclass(frozen=True, slots=True)
class HideChoice(Choice[Firefly]):
    """Who of the `sought` hides from the search, one after the other."""

    seat: int
    sought: tuple[str, ...]
    hiding: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for crew in self.sought:
            left = tuple(other for other in self.sought if other != crew)
            then = sought_for(self.seat, left, self.hiding - 1)
            yield Option(f"hide:{crew}", then, f"card:{crew}", f"area:crew:{self.seat}")


@dataclass(frozen=True, slots=True)
class LooksFor(Effect[Firefly]):
    """A Wanted Crew is looked for: one roll, unless the card says more (R-FB-210); nobody finds who has left."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        if self.crew not in wanted(g, self.seat):
            return ()
        rolls = max((do.n for do in item_perks(self.crew, "wanted_rolls")), default=1)
        return (WantedRoll(self.seat, self.crew, rolls),)


@dataclass(frozen=True, slots=True)
class WantedRoll(Chance[Firefly]):
    """The die for a Wanted Crew who must survive `left` of them; a Firefly is a plain 6 (R-FB-131, R-FB-210)."""

    seat: int
    crew: str
    left: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for number in range(1, 7):
            yield Option(f"d6:{number}", (WantedRolled(self.seat, self.crew, self.left, number),))


@dataclass(frozen=True, slots=True)
class WantedRolled(Effect[Firefly]):
    """On a 1 the Crew is removed from the game: no Kill, so nobody makes a Medic Check (R-FB-210 to R-FB-212); a
    Leader gets a token instead (R-FB-219)."""

    seat: int
    crew: str
    left: int
    face: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "wanted", (self.face,), self.crew))
        if self.face > 1:
            return (WantedRoll(self.seat, self.crew, self.left - 1),) if self.left > 1 else ()
        if self.crew == leader_of(g, self.seat):
            return disgruntle(g, self.seat, self.crew, "wanted")
        return losing(g, self.seat, self.crew, "seized", (Seized(self.seat, self.crew),))


@dataclass(frozen=True, slots=True)
class Seized(Effect[Firefly]):
    """A Wanted Crew is taken away for good (R-FB-210, R-FB-212)."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        remove(g, self.crew, zone_of(g, self.crew))
        g.tell(news.Seized(self.seat, self.crew))
        return ()
