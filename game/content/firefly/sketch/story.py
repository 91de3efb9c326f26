"""A Story Card that is still being written: the record of it, right or not yet right, and what can be done to it.

Every deed gives another record. It holds together: Goals are numbered, the last one wins unless Last Call ends the
Story, and a Story that counts turns is for one captain.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.content.firefly.records import Band, Choosable, Do, Goal, Story, Trial

NAME = "story"
PLAIN = "story_own"
"""The picture of a Story that has none."""
MOST_GOALS, MOST_BANDS, MOST_WORDS = 6, 5, 8
MOST = {"title": 48, "text": 260}
"""Letters of a title and of a text."""
ENDS = ("complete", "win")
FIRST, APART = 1, 6
"""Where the lowest band begins, and how far above it the next one is proposed."""


@dataclass
class StorySketch:
    """`mod`: the folder it was opened from and may be kept in again, "" for a new one."""

    story: Story
    mod: str = ""

    def copy(self) -> StorySketch:
        """The same, to be changed by itself."""
        return StorySketch(self.story, self.mod)


def blank(names: Mapping[str, str]) -> StorySketch:
    """A Story of one Goal that asks for nothing yet. `names`: what `title`, `text`, `length`, `goal` and `todo` say."""
    goal = Goal("", names["goal"], names["todo"], (), (), 0, (), "")
    story = Story(NAME, names["title"], names["text"], PLAIN, names["length"], (goal,), (), (1, 4), False, source="own")
    return StorySketch(settled(story))


def opened(story: Story, mod: str = "") -> StorySketch:
    """The sketch of a finished Story."""
    return StorySketch(settled(replace(story, id=NAME, mod="", boxed=False)), mod)


def said(story: Story, word: str) -> bool:
    """Whether a word is among those that change the beginning and the end."""
    return any(do.word == word for do in story.setup)


def put(story: Story, **changes: Any) -> Story:
    """The card with other values."""
    return settled(replace(story, **changes))


def settled(story: Story) -> Story:
    """The same Story, holding together."""
    last = len(story.goals) - 1 if not said(story, "last_call") else -1
    goals = tuple(
        _settled(replace(goal, id=f"{story.id}/{n + 1}"), ENDS[n == last]) for n, goal in enumerate(story.goals)
    )
    seats = (1, 1) if said(story, "turn_limit") else story.seats
    return replace(story, goals=goals, seats=seats)


def _settled(goal: Goal, done: str) -> Goal:
    """A Goal that ends as it has to where it stands."""

    def end(now: str) -> str:
        return done if now in ENDS else now

    options = []
    for option in goal.options:
        bands = tuple(band._replace(end=end(band.end)) for band in option.bands) if option.test else ()
        free = option.test is None or bool(option.free_with)
        options.append(replace(option, bands=bands, end=end(option.end or done) if free else ""))
    return replace(goal, options=tuple(options), end="" if options else done)


def with_box(story: Story, box: str) -> Story:
    """The same Story told with an expansion, or without any and without its words."""
    if box:
        return settled(replace(story, box=box))

    def plain(row: tuple[Do, ...]) -> tuple[Do, ...]:
        return tuple(do for do in row if do.word != "own")

    goals = []
    for goal in story.goals:
        options = tuple(
            replace(option, do=plain(option.do), bands=tuple(b._replace(do=plain(b.do)) for b in option.bands))
            for option in goal.options
        )
        goals.append(replace(goal, has=plain(goal.has), options=options))
    return settled(replace(story, box="", setup=plain(story.setup), goals=tuple(goals)))


# ------------------------------------------------------------ Goals


def with_goal(story: Story, n: int, **changes: Any) -> Story:
    """Goal `n`, counted from 0, with other values."""
    goals = list(story.goals)
    goals[n] = replace(goals[n], **changes)
    return settled(replace(story, goals=tuple(goals)))


def add_goal(story: Story, after: int, title: str, text: str) -> Story:
    """One more Goal behind Goal `after`."""
    fresh = Goal("", title, text, (), (), 0, (), "")
    return settled(replace(story, goals=(*story.goals[: after + 1], fresh, *story.goals[after + 1 :])))


def drop_goal(story: Story, n: int) -> Story:
    """A Goal fewer; one always stays."""
    if len(story.goals) == 1:
        return story
    return settled(replace(story, goals=story.goals[:n] + story.goals[n + 1 :]))


def move_goal(story: Story, n: int, by: int) -> Story:
    """A Goal further up or down; nothing where there is no room that way."""
    to = n + by
    if not 0 <= to < len(story.goals):
        return story
    goals = list(story.goals)
    goals.insert(to, goals.pop(n))
    return settled(replace(story, goals=tuple(goals)))


# ------------------------------------------------------------ the ways to complete a Goal


def with_option(story: Story, n: int, way: int, **changes: Any) -> Story:
    """An option of a Goal with other values."""
    options = list(story.goals[n].options)
    options[way] = replace(options[way], **changes)
    return with_goal(story, n, options=tuple(options))


def add_option(story: Story, n: int, title: str, text: str) -> Story:
    """One more way to complete a Goal."""
    return with_goal(story, n, options=(*story.goals[n].options, Choosable(title, text)))


def drop_option(story: Story, n: int, way: int) -> Story:
    """A way fewer; without any a Goal is completed by going there."""
    options = story.goals[n].options
    return with_goal(story, n, options=options[:way] + options[way + 1 :])


def with_skill(story: Story, n: int, way: int, skill: str) -> Story:
    """A test of another Skill, with two bands if it had none; "" for no test."""
    option = story.goals[n].options[way]
    if not skill:
        return with_option(story, n, way, test=None, bands=(), end="")
    test = option.test or Trial(skill)
    test = test._replace(
        skill=skill, kosher=test.kosher and skill == "fight", bribes=test.bribes and skill == "negotiate"
    )
    bands = option.bands or (Band(FIRST, (), "botched"), Band(FIRST + APART, (), ENDS[0]))
    return with_option(story, n, way, test=test, bands=bands)


def with_band(story: Story, n: int, way: int, at: int, **changes: Any) -> Story:
    """A band of a test with other values."""
    bands = list(story.goals[n].options[way].bands)
    bands[at] = bands[at]._replace(**changes)
    return with_option(story, n, way, bands=tuple(bands))


def add_band(story: Story, n: int, way: int, most: int) -> Story:
    """One more band above the others, as far as there is a number up to `most`."""
    bands = story.goals[n].options[way].bands
    if not bands or bands[-1].low >= most:
        return story
    return with_option(story, n, way, bands=(*bands, Band(min(most, bands[-1].low + 2), (), ENDS[0])))


def drop_band(story: Story, n: int, way: int, at: int) -> Story:
    """A band fewer; the lowest begins at 1 again, and one always stays."""
    bands = story.goals[n].options[way].bands
    rest = list(bands[:at] + bands[at + 1 :])
    if not rest:
        return story
    rest[0] = rest[0]._replace(low=FIRST)
    return with_option(story, n, way, bands=tuple(rest))


def lows(bands: tuple[Band, ...], at: int, most: int) -> range:
    """The numbers a band may begin with: above the one below it, under the one above it."""
    if at == 0:
        return range(FIRST, FIRST + 1)
    above = bands[at + 1].low if at + 1 < len(bands) else most + 1
    return range(bands[at - 1].low + 1, above)
