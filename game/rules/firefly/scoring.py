"""How near a captain is to the Story's end, and what a Crew is worth on the way there, in $."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.firefly_records import CONTACTS, SKILLS, Goal
from game.core.remembered import remembered
from game.rules.firefly.outlook import (
    GOOD_ENDS,
    Force,
    force,
    misbehave_chance,
    stage_chance,
)
from game.rules.firefly.perks import all_crew, solid
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, face, gear_card, kind, story_card, upgrade_card

GOAL_WORTH = 9000
"""What a Goal is worth, besides what is paid for it."""
SURE = 3
"""The face of a die that is reckoned with when a test must not fail."""
ENOUGH = 10
"""More points of a Skill than this are hardly ever asked for."""
PLENTY = 0.45
"""What a $ is worth that the Story does not ask for."""
RICH = 100_000
"""Money with which any price can be paid."""
RESERVE = 1500
"""What a captain keeps for Fuel, Crew and bad luck."""


def goals_left(g: Firefly, seat: int) -> tuple[Goal, ...]:
    """The Goals a seat has still to complete, the next one first."""
    story = g.zones.get("story", ())
    return story_card(story[0]).goals[g.goals[seat]:] if story else ()


def price_of_goal(goal: Goal) -> int:
    """The $ a Goal asks for: those to be shown, or the dearest of its prices."""
    shown = [do.n for do in goal.has if do.word == "money"]
    asked = [
        do.n
        for option in goal.options
        for band in option.bands
        if band.end in GOOD_ENDS
        for do in band.do
        if (do.word, do.what) == ("special", "pay-or-botch")
    ]
    return max((*shown, *asked), default=0)


def funds(g: Firefly, seat: int) -> int:
    """The $ the Goals to come ask for."""
    return max((price_of_goal(goal) for goal in goals_left(g, seat)), default=0)


@remembered
def asked_skills(story: str) -> dict[str, int]:
    """The points of each Skill with which the tests of a Story are likely passed."""
    found = dict.fromkeys(SKILLS, 4)
    for goal in story_card(story).goals:
        for option in goal.options:
            lows = [band.low for band in option.bands if band.end in GOOD_ENDS]
            if option.test and lows:
                found[option.test.skill] = max(found[option.test.skill], min(lows) - SURE + 1)
    return found


@remembered
def might(has: Force, story: str) -> float:
    """What a team is worth in $: how it Misbehaves, and its points as far as the Story asks for them."""
    asked = asked_skills(story)
    points = 0.0
    for name in SKILLS:
        level = has.skill(name)
        points += 260 * min(level, asked[name]) + 90 * min(max(0, level - asked[name]), 3)
    shown = sum(kind == "keyword" for kind, _ in has.shows) * 90
    trades = sum(VALUE.get(what, 0) for kind, what in has.shows if kind == "profession")
    return 4000 * misbehave_chance(has) ** 2 + 5000 * story_chance(has, story) + points + shown + trades


@remembered
def story_chance(has: Force, story: str) -> float:
    """The chance to complete a Goal of a Story at the first try, of all its Goals on average; money set aside."""
    goals = [goal for goal in story_card(story).goals if goal.places or goal.options]
    rich = has._replace(money=RICH)
    return sum(stage_chance(rich, goal.misbehave, goal.options) for goal in goals) / max(1, len(goals))


VALUE = {"pilot": 250, "mechanic": 250, "medic": 400, "soldier": 60, "companion": 60, "grifter": 60}
"""What it is worth in $ to have somebody of a Profession at all."""


def with_card(has: Force, item: str) -> Force:
    """A team with one more card: Crew who come along, Gear in a free hand, an Upgrade with a Keyword."""
    what = kind(item)
    if what == "crew":
        card = crew_card(item)
        new = {("crew", card.id), ("group", card.group), *(("profession", name) for name in card.professions)}
        return has._replace(
            fight=has.fight + card.skills.fight, tech=has.tech + card.skills.tech,
            negotiate=has.negotiate + card.skills.negotiate, kosher=has.kosher + card.skills.fight,
            shows=has.shows | new | {("keyword", word) for word in card.keywords}, heads=has.heads + 1,
        )
    if what == "gear":
        gear = gear_card(item)
        words = {*gear.keywords, *(do.what for do in gear.perks if do.word == "discard_as")}
        return has._replace(
            fight=has.fight + gear.skills.fight, tech=has.tech + gear.skills.tech,
            negotiate=has.negotiate + gear.skills.negotiate,
            shows=has.shows | {("keyword", word) for word in words} | {("gear", face(item))},
            guns=has.guns + gear.skills.fight * ("firearm" in gear.keywords),
        )
    if what == "upgrade":
        return has._replace(shows=has.shows | {("keyword", word) for word in upgrade_card(item).keywords})
    return has


def without_gear(has: Force, item: str) -> Force:
    """A team with one Gear fewer; what it can show besides is taken as it was."""
    gear = gear_card(item)
    return has._replace(
        fight=has.fight - gear.skills.fight, tech=has.tech - gear.skills.tech,
        negotiate=has.negotiate - gear.skills.negotiate,
    )


def without_crew(has: Force, item: str) -> Force:
    """A team with one of the Crew fewer."""
    card = crew_card(item)
    gone = {("crew", card.id), *(("keyword", word) for word in card.keywords)}
    return has._replace(
        fight=has.fight - card.skills.fight, tech=has.tech - card.skills.tech,
        negotiate=has.negotiate - card.skills.negotiate, kosher=has.kosher - card.skills.fight,
        shows=has.shows - gone, heads=has.heads - 1,
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
    return sum(solid(g, seat, contact) for contact in CONTACTS)


def savings(g: Firefly, seat: int) -> float:
    """What the money of a seat is worth: in full as far as the Story asks for it."""
    money, full = g.money[seat], funds(g, seat) + RESERVE
    return min(money, full) + PLENTY * max(0, money - full)


def dearness(g: Firefly, seat: int) -> float:
    """What spending a $ costs a seat: less when there is more than the Story asks for."""
    return 1.0 if g.money[seat] < funds(g, seat) + RESERVE else PLENTY


def cuts(crew: Iterable[str]) -> int:
    """What all Cuts together cost."""
    return sum(crew_card(one).cost for one in crew)
