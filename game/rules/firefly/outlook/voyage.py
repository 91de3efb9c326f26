"""What a Full Burn comes to: the chances of every way to be stopped, from the Nav Cards nobody has seen since their
deck was shuffled (R-FB-153 to R-FB-159, R-FB-171 to R-FB-177)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.content.firefly.records import ZONES, Choosable, NavCard
from game.rules.firefly.cards.resolving import choosable, spared
from game.rules.firefly.flight.nav import BREAKDOWN, CUSTOMS, may_ignore
from game.rules.firefly.outlook.odds import band_chances, force
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, in_play, nav_card

ON = "keep-flying"
TROUBLES = ("alliance", "reavers", "breakdown", "hazard", "other")
"""What a Nav Card may stop a ship with."""
THROUGH = len(TROUBLES)
"""The place of the chance that nothing does in what `_ahead` gives."""


class Lot(NamedTuple):
    """A Nav Card that may still come: the item of one copy, how many, the chance that the ship may fly on past it by
    the best option, and what it stops it with."""

    item: str
    left: int
    on: float
    trouble: str


class Voyage(NamedTuple):
    """A flight foretold: the chance to come through without a forced stop, and that of each kind of trouble; `worst`:
    of the cards that may come the one that lets fewest ships pass, None where all do, and `of` how many cards it is
    among."""

    through: float
    stops: tuple[tuple[str, float], ...]
    worst: Lot | None
    of: int


class _Class(NamedTuple):
    """Cards that make no difference to a flight."""

    on: float
    trouble: int
    reshuffle: bool


Pack = tuple[tuple[_Class, int], ...]


def flight(g: Firefly, seat: int, zones: Sequence[str]) -> Voyage:
    """What may happen to a ship that enters Sectors of these zones one after the other, a Nav Card for each."""
    lots = {zone: unseen(g, seat, zone) for zone in ZONES if zone in zones}
    fresh = {zone: _packed(everything(g, seat, zone)) for zone in lots}
    found = _ahead(tuple(zones), {zone: _packed(lots[zone]) for zone in lots}, fresh, {})
    stops = tuple((name, share) for name, share in zip(TROUBLES, found) if share > 0)
    risky = [(lot.on, -lot.left, zone, lot) for zone in lots for lot in lots[zone] if lot.on < 1]
    zone, worst = min(risky)[2:] if risky else ("", None)
    of = sum(lot.left for lot in lots[zone]) if worst else 0
    return Voyage(found[THROUGH], tuple(sorted(stops, key=lambda one: -one[1])), worst, of)


def unseen(g: Firefly, seat: int, zone: str) -> tuple[Lot, ...]:
    """The Nav Cards that may be in the draw pile of a zone, as everybody can count them; all of them when it has run
    out."""
    deck = f"nav:{zone}"
    away = {item for name, pile in g.zones.items() if name != deck for item in pile if not item.startswith("?")}
    left = [item for item in in_play(g.settings)[deck] if item not in away]
    return _lots(g, seat, left) if left else everything(g, seat, zone)


def everything(g: Firefly, seat: int, zone: str) -> tuple[Lot, ...]:
    """All Nav Cards of a zone, as after a shuffle."""
    return _lots(g, seat, in_play(g.settings)[f"nav:{zone}"])


def _lots(g: Firefly, seat: int, items: Sequence[str]) -> tuple[Lot, ...]:
    first = {face(item): item for item in reversed(items)}
    many = Counter(face(item) for item in items)
    return tuple(Lot(item, many[id], flies_on(g, seat, item), trouble(nav_card(item))) for id, item in first.items())


def flies_on(g: Firefly, seat: int, item: str) -> float:
    """The chance that a ship may fly on past a Nav Card by the best option, with what is aboard now."""
    if may_ignore(g, seat, item):
        return 1.0
    options = nav_card(item).options
    can = [n for n in range(len(options)) if choosable(g, seat, item, n)] or [0]
    return max(option_flies_on(g, seat, options[n]) for n in can)


def option_flies_on(g: Firefly, seat: int, option: Choosable) -> float:
    """The chance that a ship may fly on by an option of a Nav Card."""
    if option.test is None or spared(g, seat, option):
        return 1.0 if option.end == ON else 0.0
    return sum(share for share, n in band_chances(force(g, seat), option) if option.bands[n].end == ON)


def trouble(card: NavCard) -> str:
    """What a Nav Card may stop a ship with."""
    tags = {tag for option in card.options for tag in option.tags}
    moved = {do.word for do in card.do}
    if "cutter" in moved:
        return "reavers"
    if "cruiser" in moved or CUSTOMS in tags:
        return "alliance"
    return BREAKDOWN if BREAKDOWN in tags else "hazard" if "hazard" in tags else "other"


def _packed(lots: Sequence[Lot]) -> Pack:
    found: Counter[_Class] = Counter()
    for lot in lots:
        kind = TROUBLES.index(lot.trouble) if lot.on < 1 else 0
        found[_Class(lot.on, kind, nav_card(lot.item).reshuffle)] += lot.left
    return tuple(sorted(found.items()))


def _ahead(
    zones: tuple[str, ...], packs: Mapping[str, Pack], fresh: Mapping[str, Pack], known: dict[object, tuple[float, ...]]
) -> tuple[float, ...]:
    """The chance of each trouble and, last, that of none, over the Sectors that are still to be entered."""
    if not zones:
        return (*(0.0,) * THROUGH, 1.0)
    key = len(zones), tuple(packs.values())
    if key in known:
        return known[key]
    zone, rest = zones[0], zones[1:]
    pack = packs[zone] or fresh[zone]
    total = sum(n for _, n in pack)
    found = [0.0] * (THROUGH + 1)
    for kind, n in pack:
        share = n / total
        found[kind.trouble] += share * (1 - kind.on)
        if kind.on:
            after = fresh[zone] if kind.reshuffle else tuple((k, m - (k == kind)) for k, m in pack if m > (k == kind))
            later = _ahead(rest, {**packs, zone: after}, fresh, known)
            for i, chance in enumerate(later):
                found[i] += share * kind.on * chance
    known[key] = tuple(found)
    return known[key]
