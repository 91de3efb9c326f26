"""What the cards in play can do for a seat: perks, Keywords, Professions, Skill Points (R-FB-99, R-FB-106, R-FB-316).

Everything is looked up when it is asked for; nothing registers itself. "The team" is the Crew on the Job while this
seat works, else everybody aboard (R-FB-428); Gear counts only while one of them carries it (R-FB-335).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial
from itertools import chain
from typing import NamedTuple

from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS, SKILLS, Do
from game.core.remembered import ENOUGH, remembered
from game.rules.firefly.board import zone_at
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, face, gear_card, job_card, upgrade_card


class Perk(NamedTuple):
    """A perk in play: the card that has it and what it says."""

    item: str
    what: str
    n: int


def working(g: Firefly, seat: int) -> bool:
    """Whether this seat's Work attempt is running."""
    return bool(g.work) and g.active == seat


def team(g: Firefly, seat: int) -> tuple[str, ...]:
    """Who counts: the Crew on the Job, or everybody aboard when no Job is worked."""
    return g.zones.get(f"team:{seat}", ()) if working(g, seat) else g.zones.get(f"crew:{seat}", ())


def all_crew(g: Firefly, seat: int) -> tuple[str, ...]:
    """All Crew of a seat, those on the Job last (R-FB-486)."""
    return (*g.zones.get(f"crew:{seat}", ()), *g.zones.get(f"team:{seat}", ()))


def leader_of(g: Firefly, seat: int) -> str:
    """The Leader's card; "" before one is chosen."""
    return leader_among(all_crew(g, seat))


@partial(remembered, most=ENOUGH)
def leader_among(crew: tuple[str, ...]) -> str:
    """The Leader's card among some of the Crew, "" when it is none of them."""
    return next((item for item in crew if crew_card(item).leader), "")


def carried_by(g: Firefly, crew: str) -> tuple[str, ...]:
    """The Gear that one of the Crew carries."""
    carrier = g.carrier
    return tuple([gear for gear in carrier if carrier[gear] == crew]) if crew in carrier.values() else ()


def carried(g: Firefly, seat: int) -> tuple[str, ...]:
    """The Gear carried on the team."""
    owned = g.zones.get(f"gear:{seat}")
    if not owned:
        return ()
    who, carrier = team(g, seat), g.carrier
    return tuple([gear for gear in owned if carrier.get(gear) in who])


def perks(g: Firefly, seat: int, word: str) -> tuple[Perk, ...]:
    """Every perk of that word that holds for a seat now: of the team, the Gear it carries, Upgrades, Drive Core and
    Ship Card."""
    get, (aboard, gear, upgrades, drive, ship) = g.zones.get, _zones(seat)
    who = team(g, seat) if g.work else get(aboard, ())
    crew = all_crew(g, seat) if g.work else who
    held = carried(g, seat) if gear in g.zones else ()
    return _perks(crew, who, held, get(upgrades, ()), get(drive, ()), get(ship, ())).get(word, ())


@cache
def _zones(seat: int) -> tuple[str, str, str, str, str]:
    """The zones of the Crew aboard a ship, of its Gear, of what is fitted to it and what it is."""
    return f"crew:{seat}", f"gear:{seat}", f"upgrade:{seat}", f"drive:{seat}", f"ship:{seat}"


@partial(remembered, most=ENOUGH)
def _perks(crew: tuple[str, ...], *piles: tuple[str, ...]) -> Mapping[str, tuple[Perk, ...]]:
    """The perks of some cards by their words, for a ship with that Crew."""
    found: dict[str, list[Perk]] = {}
    for item in chain(*piles):
        if serving_in(crew, item):
            for do in printed_perks(face(item)):
                found.setdefault(do.word, []).append(Perk(item, do.what, do.n))
    return {word: tuple(some) for word, some in found.items()}


def has_perk(g: Firefly, seat: int, word: str, what: str = "") -> bool:
    """Whether such a perk holds for a seat now."""
    found = perks(g, seat, word)
    return any(perk.what == what for perk in found) if found and what else bool(found)


@remembered
def item_perks(item: str, word: str) -> tuple[Do, ...]:
    """The perks of that word printed on one card, wherever it lies."""
    return tuple(do for do in printed_perks(face(item)) if do.word == word)


def fitted(g: Firefly, seat: int) -> tuple[str, ...]:
    """The Ship Upgrades and the Drive Core of a ship."""
    return (*g.zones.get(f"upgrade:{seat}", ()), *g.zones.get(f"drive:{seat}", ()))


def serves(g: Firefly, seat: int, item: str) -> bool:
    """Whether a card does something at all: a Sky Hook needs a Pilot in the Crew."""
    return serving_in(all_crew(g, seat), item)


def serving_in(crew: tuple[str, ...], item: str) -> bool:
    """The same for a ship with that Crew."""
    wanted = [do.what for do in printed_perks(face(item)) if do.word == "works_with"]
    return all(any(who in crew_card(one).professions for one in crew) for who in wanted)


@remembered
def printed_perks(name: str) -> tuple[Do, ...]:
    """The perks on a face; none for cards that have no such thing."""
    perks: tuple[Do, ...] = getattr(firefly().faces[name], "perks", ())
    return perks


def keywords(g: Firefly, seat: int) -> Iterator[tuple[str, str]]:
    """Every Keyword of the team with the card that gives it (R-FB-629 to R-FB-631); Upgrades count, too."""
    for crew in team(g, seat):
        yield from ((word, crew) for word in crew_card(crew).keywords)
    for gear in carried(g, seat):
        yield from ((word, gear) for word in gear_card(gear).keywords)
        if gear_card(gear).knife:
            yield "knife", gear
    for item in g.zones.get(f"upgrade:{seat}", ()):
        if serves(g, seat, item):
            yield from ((word, item) for word in upgrade_card(item).keywords)


def has_keyword(g: Firefly, seat: int, word: str) -> bool:
    """Whether the team has a Keyword without discarding anything for it."""
    return any(known == word for known, _ in keywords(g, seat))


def once_for(g: Firefly, seat: int, word: str) -> list[str]:
    """The carried Gear that may be discarded to count as a Keyword once."""
    return [perk.item for perk in perks(g, seat, "discard_as") if perk.what == word]


def has_profession(g: Firefly, seat: int, profession: str) -> bool:
    """Whether somebody on the team has a Profession; the Leader counts (R-FB-246)."""
    return any(profession in crew_card(crew).professions for crew in team(g, seat))


def skill(g: Firefly, seat: int, name: str, kosher: bool = False, crew: str = "") -> int:
    """The available Skill Points (R-FB-105, R-FB-113), of one of the Crew alone if `crew` is given; Kosherized, only
    what is printed on Crew cards (R-FB-117, R-FB-118)."""
    return sum(points(g, seat, item, name, kosher) for item in ((crew,) if crew else team(g, seat)))


def points(g: Firefly, seat: int, crew: str, name: str, kosher: bool = False) -> int:
    """What one of the Crew adds to a test: own points, those of the Gear carried, and what its perks give."""
    found = _points(crew, carried_by(g, crew), name, kosher)
    return found if kosher else found + _points_here(g, seat, crew, name)


def all_points(g: Firefly, seat: int, crew: str) -> list[int]:
    """The same for each of the SKILLS, and then for the Fight that is printed on Crew cards."""
    gear = carried_by(g, crew)
    found = [_points(crew, gear, name, False) + _points_here(g, seat, crew, name) for name in SKILLS]
    return [*found, _points(crew, gear, "fight", True)]


def _points_here(g: Firefly, seat: int, crew: str, name: str) -> int:
    """What the perks of one of the Crew give for being where they are, and for who else is there."""
    found = 0
    for do in item_perks(crew, "together"):
        if do.what == f"{crew_card(crew).group} {name}":
            folk = sum(crew_card(other).group == crew_card(crew).group for other in team(g, seat))
            found += do.n if folk >= TOGETHER else 0
    for do in item_perks(crew, "zone_skill"):
        if do.what == f"{zone_at(g, g.ship[seat])} {name}":
            found += do.n
    return found


@partial(remembered, most=ENOUGH)
def _points(crew: str, gear: tuple[str, ...], name: str, kosher: bool) -> int:
    """What one of the Crew adds to a test with Gear in hand, wherever that is and whoever is there besides."""
    all_counts = not kosher or item_perks(crew, "kosher_gear")
    counted = gear if all_counts else [item for item in gear if item_perks(item, "kosher_gear")]
    found: int = getattr(crew_card(crew).skills, name) + sum(
        [getattr(gear_card(item).skills, name) for item in counted]
    )
    for do in () if kosher else item_perks(crew, "with"):
        wanted, given = do.what.split()
        if given == name and any(_is(item, wanted) for item in gear):
            found += do.n
    return found


TOGETHER = 3
"""How many of a group work together."""


def _is(gear: str, word: str) -> bool:
    """Whether Gear has a Keyword, "knife" included; what it has only when discarded counts as carried, too."""
    card = gear_card(gear)
    return word in card.keywords or (word == "knife" and card.knife) or Do("discard_as", word) in card.perks


def wanted(g: Firefly, seat: int) -> list[str]:
    """The Wanted Crew of a seat, on the Job or aboard (R-FB-197, R-FB-304)."""
    return [item for item in all_crew(g, seat) if crew_card(item).wanted]


def solid(g: Firefly, seat: int, contact: str) -> bool:
    """Whether a seat is Solid with a Contact, or counts as it by a card it uses (R-FB-519, R-FB-523)."""
    return contact in _friends(g.zones.get(f"solid:{seat}", ())) or has_perk(g, seat, "solid", contact)


def solids(g: Firefly, seat: int) -> tuple[str, ...]:
    """The Contacts a seat is Solid with."""
    return _solids(g.zones.get(f"solid:{seat}", ()), perks(g, seat, "solid"))


@partial(remembered, most=ENOUGH)
def _solids(jobs: tuple[str, ...], made: tuple[Perk, ...]) -> tuple[str, ...]:
    friends = {perk.what for perk in made}.union(_friends(jobs))
    return tuple(contact for contact in CONTACTS if contact in friends)


@partial(remembered, most=ENOUGH)
def _friends(jobs: tuple[str, ...]) -> frozenset[str]:
    """The Contacts for whom some Jobs were done."""
    return frozenset(job_card(item).contact for item in jobs)
