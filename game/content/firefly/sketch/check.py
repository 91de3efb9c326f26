"""What keeps a written Story from being played, as short names with values; the editor has a sentence for each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from game.content.common.errors import ContentError, Problem
from game.content.common.toml.sentences import shaped
from game.content.firefly import build
from game.content.firefly.box_words import at_odds
from game.content.firefly.records import CONTACTS, Choosable, Firefly, Goal, Story
from game.content.firefly.schema import StoryFile
from game.content.firefly.scope import COURSES, ports_of
from game.content.firefly.sense import check_cards
from game.content.firefly.sketch.files import table
from game.content.firefly.sketch.story import ENDS, NAME, StorySketch, said

CARD = -1
BOX = Firefly({}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {})


class Flaw(NamedTuple):
    """`code` with its `values`; where it can be mended: a Goal counted from 0, or the card, and the leaf of it."""

    code: str
    values: Mapping[str, object] = {}
    goal: int = CARD
    leaf: str = "about"


def flaws(sketch: StorySketch, known: Firefly) -> list[Flaw]:
    """All that is wrong; nothing when the Story can be played."""
    story = sketch.story
    found = [*_card(story, known)]
    for n, goal in enumerate(story.goals):
        found += [Flaw(code, {"goal": n + 1, **values}, n, leaf) for code, leaf, values in _goal(story, n, goal, known)]
    return found or [Flaw("other", {"says": says}, goal) for says, goal in _loader(story, known)]


Found = Iterator[tuple[str, str, dict[str, object]]]
"""Its name, the leaf, its values."""


def barred(story: Story) -> set[str]:
    """The Contacts with whom nobody may Deal."""
    return {do.what for do in story.setup if do.word == "no_deals"}


def _card(story: Story, known: Firefly) -> Iterator[Flaw]:
    if not story.title.strip():
        yield Flaw("title")
    if not story.length.strip():
        yield Flaw("length")
    if said(story, "start_crew") != said(story, "start_crew_cost"):
        yield Flaw("crew_price", {}, CARD, "start")
    if said(story, "settle_jobs") and not said(story, "last_call"):
        yield Flaw("settle", {}, CARD, "start")
    for do in story.setup:
        if do.word == "start_jobs" and do.what in barred(story):
            yield Flaw("start_barred", {"name": known.contacts[do.what].title}, CARD, "start")
    for code, n, where, _ in at_odds(story):
        if n == CARD:
            yield Flaw(code, {}, CARD, "about" if where == "seats" else "start")
    if story.seats[0] > story.seats[1]:
        yield Flaw("seats", {"low": story.seats[0], "high": story.seats[1]}, CARD, "start")


def _goal(story: Story, n: int, goal: Goal, known: Firefly) -> Found:
    if not goal.title.strip():
        yield "goal_title", "goal", {}
    if not goal.text.strip():
        yield "goal_text", "goal", {}
    yield from _places(goal, known)
    if not goal.places and not goal.has:
        yield "nothing", "goal", {}
    elif not goal.places and (goal.misbehave or goal.options):
        yield "nowhere", "goal", {}
    yield from _has(story, n, goal, known)
    for way, option in enumerate(goal.options):
        for code, values in _option(option, known):
            yield code, f"way{way + 1}", {"way": way + 1, **values}


def _places(goal: Goal, known: Firefly) -> Found:
    """Planets that are not on the game's own map: on a map of another mod nobody else could play."""
    for place in goal.places:
        if place not in known.map.planets:
            yield "place", "goal", {"name": place}
    if len(set(goal.places)) < len(goal.places):
        yield "twice", "goal", {}


def _has(story: Story, n: int, goal: Goal, known: Firefly) -> Found:
    """What nobody can have by then."""
    shut = barred(story)
    for code, at, *_ in at_odds(story):
        if at == n:
            yield code, "needs", {}
    for do in goal.has:
        if do.word == "goals" and do.n > n:
            yield "tokens", "needs", {"n": do.n, "have": n}
        elif do.word == "solid" and do.what in shut:
            yield "solid_barred", "needs", {"name": known.contacts[do.what].title}
        elif do.word == "solids" and do.n > len(CONTACTS) - len(shut):
            yield "solids_barred", "needs", {"n": do.n, "have": len(CONTACTS) - len(shut)}


def _option(option: Choosable, known: Firefly) -> Iterator[tuple[str, dict[str, object]]]:
    if not option.title.strip():
        yield "way_title", {}
    if not option.text.strip():
        yield "way_text", {}
    ends = {band.end for band in option.bands} if option.test else {option.end}
    if not ends & set(ENDS):
        yield "never", {}
    lows = [band.low for band in option.bands]
    if option.test and (lows != sorted(set(lows)) or lows[:1] != [1]):
        yield "bands", {}
    words = [*option.do, *(do for band in option.bands for do in band.do)]
    ports = ports_of(known.map) | set(COURSES)
    for do in words:
        if do.word == "kill_chosen" and not (option.test and option.test.alone):
            yield "chosen", {}
        if do.word == "cruiser" and do.what not in ports:
            yield "port", {"name": do.what}
    for do in option.needs:
        if do.word == "on_job":
            yield "on_job", {}


def _loader(story: Story, known: Firefly) -> list[tuple[str, int]]:
    """What the loader would say of the files, with the Goal it speaks of."""
    try:
        made = story_of(StorySketch(story), NAME)
    except ContentError as error:
        return [(_said(problem), CARD) for problem in error.problems]
    found = replace(BOX, stories={made.id: made})
    return [(_said(one), CARD) for one in check_cards(found, replace(known, stories=found.stories))]


def _said(problem: Problem) -> str:
    """A sentence of the loader with the place on the card it speaks of."""
    place = ", ".join(part for part in (problem.table, problem.field) if part)
    return f"{place}: {problem.says}" if place else problem.says


def story_of(sketch: StorySketch, name: str, mod: str = "") -> Story:
    """The finished Story with the id `name`, as if it lay in a mod. ContentError when its parts have not the right
    shape."""
    record = build.story(shaped(StoryFile, {"story": [table(sketch.story, NAME)]}, NAME, "").story[0])
    goals = tuple(replace(goal, id=f"{name}/{n}") for n, goal in enumerate(record.goals, 1))
    return replace(record, id=name, mod=mod, boxed=False, goals=goals)
