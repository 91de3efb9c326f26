"""What can be told in advance from what a seat knows: the odds of tests, of Misbehaving, of a whole stage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import chain

from game.content.firefly import firefly
from game.content.firefly.records import Band, Choosable, Do, Job, MisbehaveCard
from game.core.remembered import ENOUGH, notes, remembered
from game.rules.firefly.boxes import leads
from game.rules.firefly.outlook.alike import Alike, Asked, asks, need
from game.rules.firefly.outlook.forces import Force, number
from game.rules.firefly.perks import all_points, carried_by, serves, solids, team
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, face, gear_card, upgrade_card

FACES = 6
MUCH = 11
"""More points, guns or heads than this pass no Misbehave card better."""
DEEP = 4
"""How many Bonus Rolls in a row are reckoned with."""
GOOD_ENDS = ("proceed", "complete", "win")


def force(g: Firefly, seat: int, crew: Iterable[str] | None = None) -> Force:
    """What these of the Crew bring, with the Gear they carry; everybody who counts now if `crew` is None."""
    who = tuple(team(g, seat) if crew is None else crew)
    gear = [item for one in who for item in carried_by(g, one)]
    upgrades = [item for item in g.zones.get(f"upgrade:{seat}", ()) if serves(g, seat, item)]
    solid = [("solid", contact) for contact in solids(g, seat)]
    shows = frozenset(solid).union(*map(crew_shows, who), *map(gear_shows, gear), *map(upgrade_shows, upgrades))
    each = [all_points(g, seat, one) for one in who]
    fight, tech, negotiate, kosher = zip(*each) if each else ((),) * 4
    return Force(
        sum(fight),
        sum(tech),
        sum(negotiate),
        sum(kosher),
        _best(fight, tech, negotiate, kosher),
        shows,
        len(who),
        sum(gear_card(item).skills.fight for item in gear if "firearm" in gear_card(item).keywords),
        not any(g.disgruntled.get(one) for one in who),
        g.money[seat],
        g.warrants[seat],
        g.settings["bonus_roll"] == "again",
    )


def _best(*points: Sequence[int]) -> tuple[int, ...]:
    """The most of each."""
    return tuple(max(found, default=0) for found in points)


def worded(lasting: Iterable[str], once: Iterable[str] = ()) -> set[tuple[str, str]]:
    """What one shows with such Keywords; `once`: those one has only when Gear is discarded."""
    words = tuple(lasting)
    return {("keyword", word) for word in (*words, *once)} | {("lasting", word) for word in words}


@remembered
def crew_shows(crew: str) -> frozenset[tuple[str, str]]:
    """What a team shows with one of the Crew: who it is, its Professions, its Keywords."""
    card = crew_card(crew)
    professions = [("profession", name) for name in card.professions]
    return frozenset({("crew", card.id), ("group", card.group), *professions} | worded(card.keywords))


@remembered
def gear_shows(gear: str) -> frozenset[tuple[str, str]]:
    """What a team shows with Gear in somebody's hand."""
    card = gear_card(gear)
    once = (do.what for do in card.perks if do.word == "discard_as")
    return frozenset({("gear", face(gear))} | worded((*card.keywords, *(("knife",) if card.knife else ())), once))


@remembered
def upgrade_shows(item: str) -> frozenset[tuple[str, str]]:
    """What a team shows with a Ship Upgrade."""
    return frozenset(worded(upgrade_card(item).keywords))


@cache
def at_least(total: int, again: bool = True, deep: int = DEEP) -> float:
    """The chance that a die with its Bonus Rolls shows at least so much (R-FB-127 to R-FB-129)."""
    if total <= 1:
        return 1.0
    found = max(0, FACES - total) / FACES  # 1 to 5, whatever of it is enough
    if not deep or total <= FACES:
        return found + 1 / FACES if total <= FACES else 0.0
    further = at_least(total - FACES, again, deep - 1 if again else 0)
    return found + further / FACES


def met(has: Force, need: Do) -> bool:
    """Whether a team meets one word of `needs`, `ace` or `free_with`; what depends on the table is taken as met."""
    if need.word == "team":
        return has.heads >= need.n
    if need.word == "firearm_fight":
        return has.guns >= need.n
    if need.word == "content":
        return has.content
    if need.word in ("on_job", "outlaw_afoot"):
        return True
    return (need.word, need.what) in has.shows


def payable(has: Force, option: Choosable) -> bool:
    """Whether the money an option costs is there; goods are not looked at."""
    return sum(do.n for do in option.cost if do.word == "pay") <= has.money


def pass_chance(has: Force, option: Choosable) -> float:
    """The chance that an option ends well: Proceed, or a stage done; 0 when its needs aren't met (R-FB-455)."""
    return _passing(option)(has)


def _passing(option: Choosable) -> Alike:
    """The chance of an option as it is found for teams. Options are known by which they are: it takes long to compare
    what they say; the table keeps hold of them."""
    known = _passings.get(id(option))
    if known is None:
        known = _passings[id(option)] = Alike(partial(_pass_chance, option), asks(option))
    return known


_passings = notes(Alike)


def _pass_chance(option: Choosable, has: Force) -> float:
    if option.free_with and all(met(has, need) for need in option.free_with):
        return 1.0 if option.end in GOOD_ENDS else 0.0
    if not all(met(has, need) for need in option.needs) or not payable(has, option):
        return 0.0
    if option.test is None:
        return 1.0 if option.end in GOOD_ENDS else 0.0
    return sum(share * success(has, option.bands[band]) for share, band in band_chances(has, option))


def success(has: Force, band: Band) -> float:
    """The chance that all is well in the end with a band, which may lead to another test."""
    further = [pass_chance(has, test) for test in map(leads, band.do) if test]
    return min(further) if further else float(ends_well(has, band))


def ends_well(has: Force, band: Band) -> bool:
    """Whether a band is a success for a captain with so much money: some prices are asked at the end."""
    price = sum(do.n for do in band.do if (do.word, do.what) == ("special", "pay-or-botch"))
    return band.end in GOOD_ENDS and price <= has.money


def foreseen(has: Force, option: Choosable) -> int:
    """What is added to the die in an option's test; one that somebody takes alone is taken by whoever is best at it
    (R-FB-105, R-FB-113)."""
    test = option.test
    assert test is not None
    level = has.skill(test.skill, test.kosher, test.alone)
    for do in test.plus:
        level += do.n * (has.warrants if do.word == "warrants" else ("lasting", do.what) in has.shows)
    return level


def band_chances(has: Force, option: Choosable, more: int = 0) -> list[tuple[float, int]]:
    """How likely each band of an option's test is, with so much added to the roll."""
    level = foreseen(has, option) + more
    reach = [at_least(band.low - level, has.bonus) if i else 1.0 for i, band in enumerate(option.bands)]
    return [(high - low, i) for i, (high, low) in enumerate(zip(reach, (*reach[1:], 0.0)))]


def card_chance(card: MisbehaveCard, has: Force) -> float:
    """The chance to Proceed past a Misbehave card by the best way (R-FB-453 to R-FB-457)."""
    if any(met(has, ace) for ace in card.ace):
        return 1.0
    return max(pass_chance(has, option) for option in card.options)


@partial(remembered, most=ENOUGH)
def misbehave_chance(has: Force) -> float:
    """The chance to Proceed past a Misbehave card nobody has seen yet."""
    return _proceeding()(
        has._replace(
            fight=min(has.fight, MUCH),
            tech=min(has.tech, MUCH),
            negotiate=min(has.negotiate, MUCH),
            kosher=min(has.kosher, MUCH),
            solo=tuple([min(n, MUCH) for n in has.solo]),
            guns=min(has.guns, MUCH),
            heads=min(has.heads, MUCH),
            money=min(has.money, 1),
        )
    )


@remembered
def _proceeding() -> Alike:
    """The chance with a Misbehave card as it is found for teams: for those alike in all cards, then in each of them."""
    cards = firefly().misbehave.values()
    many = sum(card.count for card in cards)
    each = [(Alike(partial(card_chance, card), ace_or_option(card)).chance, card.count) for card in cards]

    def find(has: Force) -> float:
        known = number(has)
        return sum([chance(known, has) * count for chance, count in each]) / many

    return Alike(find, chain.from_iterable(map(ace_or_option, cards)))


def ace_or_option(card: MisbehaveCard) -> Iterator[Asked]:
    """What the chance with a Misbehave card hangs on."""
    yield from map(need, card.ace)
    for option in card.options:
        yield from asks(option)


def stage_chance(has: Force, cards: int, options: Iterable[Choosable]) -> float:
    """The chance to pass so many Misbehave cards and then the test of a stage, if it has one."""
    best = max([pass_chance(has, option) for option in options], default=1.0)
    return float(misbehave_chance(has) ** cards) * best if cards else best


def job_chance(has: Force, job: Job, stage: int) -> float:
    """The chance that a stage of a Job succeeds at the first try."""
    last = stage == len(job.places) - 1
    return stage_chance(has, job.misbehave[stage], job.options if last else ())
