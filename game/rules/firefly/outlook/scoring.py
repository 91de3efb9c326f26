"""How near a captain is to the Story's end, and what a Crew is worth on the way there, in $."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from game.content.firefly.records import SKILLS, Goal, Skills
from game.core.remembered import ENOUGH, remembered
from game.rules.firefly.boxes import leads, wants
from game.rules.firefly.outlook.forces import Force
from game.rules.firefly.outlook.odds import (
    GOOD_ENDS,
    crew_shows,
    force,
    gear_shows,
    misbehave_chance,
    stage_chance,
    upgrade_shows,
    worded,
)
from game.rules.firefly.perks import all_crew, solids
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, gear_card, kind, story_card
from game.rules.firefly.zones import said

GOAL_WORTH = 9000
"""What a Goal is worth, besides what is paid for it."""
SURE = 3
"""The face of a die that is reckoned with when a test must not fail."""
FADES = 0.86
"""What is worth a $ next turn is worth so much now."""
FAILED = 600
"""What a failed attempt costs on average: a Warrant, one of the Crew, or only the turn."""
LATER = 0.6
"""How much a Goal counts by the one before it."""
POINT, SPARE_POINT, KEYWORD = 150, 60, 90
"""What a point of a Skill is worth as far as it is asked for, what more is, and what a Keyword is."""
MISBEHAVING = 4000
PLENTY, IDLE = 0.45, 0.15
"""What a $ is worth that the Story does not ask for; where turns are counted and it asks for none, still less."""
RICH = 100_000
"""Money with which any price can be paid."""
GOOD = 0.6
"""What chance is good enough, as a part of the best, not to save more money for it."""
RESERVE, HURRIED_RESERVE = 500, 1500
"""What a captain keeps for Fuel, Crew and bad luck; more where turns are counted, for none is to be lost."""


def goals_left(g: Firefly, seat: int) -> tuple[Goal, ...]:
    """The Goals a seat has still to complete, the next one first."""
    story = g.zones.get("story", ())
    return story_card(story[0]).goals[g.goals[seat] :] if story else ()


def goal_worth(left: Sequence[Goal]) -> float:
    """What the next of the Goals that are left is worth: the last one ends the game."""
    return GOAL_WORTH * (2.0 if len(left) == 1 else 1.0)


def prices(goal: Goal) -> tuple[int, ...]:
    """The sums of $ a Goal asks for, to be shown or to be paid, the least first; 0 when it is none."""
    shown = [do.n for do in goal.has if do.word == "money"]
    asked = [
        do.n
        for option in goal.options
        for words in (option.cost, *(band.do for band in option.bands if band.end in GOOD_ENDS))
        for do in words
        if do.word == "pay" or (do.word, do.what) == ("special", "pay-or-botch")
    ]
    least = max(shown, default=0)
    return tuple(sorted({max(least, price) for price in asked} or {least}))


def attempts(has: Force, goal: Goal) -> list[tuple[int, float]]:
    """The sums of $ a Goal asks for, and with each the chance that a team completes it at the first try."""
    return [(price, stage_chance(has._replace(money=price), goal.misbehave, goal.options)) for price in prices(goal)]


def funds(g: Firefly, seat: int, has: Force) -> int:
    """The $ the Goals to come ask of a team: no more than makes a good chance."""
    return max(sum(one.money for one in wants(g, seat)), _funds(has, g.zones.get("story", ()), g.goals[seat]))


@partial(remembered, most=ENOUGH)
def _funds(has: Force, stories: tuple[str, ...], done: int) -> int:
    most = 0
    for goal in (goal for story in stories[:1] for goal in story_card(story).goals[done:]):
        found = attempts(has, goal)
        good = GOOD * max(chance for _, chance in found)
        most = max(most, next(price for price, chance in found if chance >= good))
    return most


@remembered
def asked_skills(story: str) -> dict[str, int]:
    """The points of each Skill with which the tests of a Story are likely passed."""
    found = dict.fromkeys(SKILLS, 4)
    for goal in story_card(story).goals:
        further = [test for option in goal.options for band in option.bands for test in map(leads, band.do) if test]
        for option in (*goal.options, *further):
            lows = [band.low for band in option.bands if band.end in GOOD_ENDS or any(map(leads, band.do))]
            if option.test and lows:
                found[option.test.skill] = max(found[option.test.skill], min(lows) - SURE + 1)
    return found


@partial(remembered, most=ENOUGH)
def might(has: Force, story: str, done: int = 0) -> float:
    """What a team is worth in $ to who has done so many Goals of a Story: how it completes the others, how it
    Misbehaves, and what it can show."""
    asked = asked_skills(story)
    points = 0.0
    for name in SKILLS:
        level = has.skill(name)
        points += POINT * min(level, asked[name]) + SPARE_POINT * min(max(0, level - asked[name]), 3)
    shown, trades = _shown(has.shows)
    return MISBEHAVING * misbehave_chance(has) ** 2 + story_worth(has, story, done) + points + shown + trades


@partial(remembered, most=ENOUGH)
def _shown(shows: frozenset[tuple[str, str]]) -> tuple[int, int]:
    """What the Keywords and what the Professions are worth that a team shows."""
    keywords = [what for kind, what in shows if kind == "keyword"]
    return len(keywords) * KEYWORD, sum([VALUE.get(what, 0) for kind, what in shows if kind == "profession"])


@partial(remembered, most=ENOUGH)
def story_worth(has: Force, story: str, done: int) -> float:
    """What the Goals of a Story are worth to a team with money enough: the next one in full, those after it less."""
    rich, share, found = has._replace(money=RICH), 1.0, 0.0
    for goal in story_card(story).goals[done:]:
        if goal.places or goal.options:
            found += share * max(0.0, tried(stage_chance(rich, goal.misbehave, goal.options), GOAL_WORTH, 1.0))
            share *= LATER
    return found


def tried(chance: float, wins: float, again: float, minds: float = 1.0) -> float:
    """What trying is worth: won, or lost, or lost and tried again next turn as often as `again` says; `minds`: how much
    a captain minds a loss."""
    return (chance * wins - (1 - chance) * FAILED * minds) / (1 - (1 - chance) * again * FADES)


VALUE = {"pilot": 250, "mechanic": 250, "medic": 400, "soldier": 60, "companion": 60, "grifter": 60}
"""What it is worth in $ to have somebody of a Profession at all."""


def _points(skills: Skills) -> tuple[int, ...]:
    return tuple(getattr(skills, name) for name in SKILLS)


def with_card(has: Force, item: str) -> Force:
    """A team with one more card: Crew who come along, Gear in the hand of whoever is best at what it helps with, an
    Upgrade with a Keyword."""
    what = kind(item)
    if what == "crew":
        card = crew_card(item)
        return has._replace(
            fight=has.fight + card.skills.fight,
            tech=has.tech + card.skills.tech,
            negotiate=has.negotiate + card.skills.negotiate,
            kosher=has.kosher + card.skills.fight,
            solo=tuple(max(best, points) for best, points in zip(has.solo, (*_points(card.skills), card.skills.fight))),
            shows=has.shows | crew_shows(item),
            heads=has.heads + 1,
        )
    if what == "gear":
        gear = gear_card(item)
        return has._replace(
            fight=has.fight + gear.skills.fight,
            tech=has.tech + gear.skills.tech,
            negotiate=has.negotiate + gear.skills.negotiate,
            solo=tuple(best + points for best, points in zip(has.solo, (*_points(gear.skills), 0))),
            shows=has.shows | gear_shows(item),
            guns=has.guns + gear.skills.fight * ("firearm" in gear.keywords),
        )
    if what == "upgrade":
        return has._replace(shows=has.shows | upgrade_shows(item))
    return has


def without_gear(has: Force, item: str) -> Force:
    """A team with one Gear fewer; what it can show besides is taken as it was."""
    gear = gear_card(item)
    return has._replace(
        fight=has.fight - gear.skills.fight,
        tech=has.tech - gear.skills.tech,
        negotiate=has.negotiate - gear.skills.negotiate,
    )


def without_crew(has: Force, item: str) -> Force:
    """A team with one of the Crew fewer."""
    card = crew_card(item)
    gone = {("crew", card.id)} | worded(card.keywords)
    return has._replace(
        fight=has.fight - card.skills.fight,
        tech=has.tech - card.skills.tech,
        negotiate=has.negotiate - card.skills.negotiate,
        kosher=has.kosher - card.skills.fight,
        shows=has.shows - gone,
        heads=has.heads - 1,
    )


def story_of(g: Firefly) -> str:
    """The Story Card in force; the first of all before one is chosen."""
    found: str = next(iter(g.zones.get("story", ()) or g.zones["stories"]))
    return found


def whole_force(g: Firefly, seat: int) -> Force:
    """What all of a seat's Crew bring, on the Job or aboard, however much money there is."""
    return force(g, seat, all_crew(g, seat))


def readiness(g: Firefly, seat: int, has: Force) -> float:
    """The chance that the next Goal is completed at the first try, money and reputation aside."""
    left = goals_left(g, seat)
    return stage_chance(has._replace(money=RICH), left[0].misbehave, left[0].options) if left else 0.0


def reputation(g: Firefly, seat: int) -> int:
    """With how many Contacts a seat is Solid."""
    return len(solids(g, seat))


def wanted(g: Firefly, seat: int, has: Force) -> int:
    """The $ that are worth their full price: what the Goals ask for, and a reserve."""
    return funds(g, seat, has) + (HURRIED_RESERVE if hurried(g, seat) else RESERVE)


def savings(g: Firefly, seat: int, has: Force) -> float:
    """What the money of a seat is worth: in full as far as it is wanted."""
    money, full = g.money[seat], wanted(g, seat, has)
    return min(money, full) + surplus(g, seat) * max(0, money - full)


def dearness(g: Firefly, seat: int, has: Force) -> float:
    """What a $ is worth to a seat: less when there is more than is wanted."""
    return 1.0 if g.money[seat] < wanted(g, seat, has) else surplus(g, seat)


def surplus(g: Firefly, seat: int) -> float:
    """What a $ is worth beyond what the Story asks for."""
    return IDLE if hurried(g, seat) else PLENTY


def hurried(g: Firefly, seat: int) -> bool:
    """Whether the Story counts the turns and asks for other things than money."""
    return _hurried(g.zones.get("story", ()), g.goals[seat])


@remembered
def _hurried(stories: tuple[str, ...], done: int) -> bool:
    asks = any(prices(goal) != (0,) for story in stories[:1] for goal in story_card(story).goals[done:])
    return bool(said(stories, "turn_limit")) and not asks


def cuts(crew: Iterable[str]) -> int:
    """What all Cuts together cost."""
    return sum(crew_card(one).cost for one in crew)
