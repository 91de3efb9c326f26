"""A written Story Card as the files of a mod, and as one file to pass on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.content.common.errors import ContentError, Problem
from game.content.common.names import slug_of
from game.content.common.toml.door import parse_toml
from game.content.common.toml.sentences import shaped
from game.content.common.toml.text import InLine, told
from game.content.firefly import build
from game.content.firefly.records import Choosable, Do, Goal, Story, Trial
from game.content.firefly.schema import StoryFile
from game.content.firefly.sketch.story import NAME, StorySketch, opened
from game.content.firefly.words import COSTS, EFFECTS, GOAL_HAS, NEEDS, PLUS, STORY, Takes

NOTE = "# Written in the Story editor.\n"
ABOUT = 240
"""Letters that a mod may say about itself, and its title."""
TITLE = 32


def table(story: Story, name: str) -> dict[str, Any]:
    """The table [[story]] of a Story that is called `name`; what is as usual is left out."""
    card: dict[str, Any] = {
        "id": name,
        "title": story.title.strip(),
        "text": story.text.strip(),
        "picture": story.picture,
        "length": story.length.strip(),
    }
    if story.source != "own":
        card["source"] = story.source
    if story.differs:
        card["differs"] = [InLine(one._asdict()) for one in story.differs]
    _put(card, "setup", story.setup, STORY)
    if story.box:
        card["box"] = story.box
    if story.seats != (1, 4):
        card["seats"] = list(story.seats)
    card["goal"] = [_goal(goal) for goal in story.goals]
    return card


def _goal(goal: Goal) -> dict[str, Any]:
    found: dict[str, Any] = {"title": goal.title.strip(), "text": goal.text.strip()}
    if goal.places:
        found["places"] = list(goal.places)
    _put(found, "has", goal.has, GOAL_HAS)
    if goal.misbehave:
        found["misbehave"] = goal.misbehave
    if goal.end:
        found["end"] = goal.end
    if goal.options:
        found["option"] = [_option(option) for option in goal.options]
    return found


def _option(option: Choosable) -> dict[str, Any]:
    found: dict[str, Any] = {"title": option.title.strip(), "text": option.text.strip()}
    if option.tags:
        found["tags"] = list(option.tags)
    for name, words, known in (
        ("needs", option.needs, NEEDS),
        ("free_with", option.free_with, NEEDS),
        ("cost", option.cost, COSTS),
        ("do", option.do, EFFECTS),
    ):
        _put(found, name, words, known)
    if option.test:
        found["test"] = _test(option.test)
    if option.end:
        found["end"] = option.end
    if option.bands:
        found["band"] = []
        for band in option.bands:
            found["band"].append({"low": band.low})
            _put(found["band"][-1], "do", band.do, EFFECTS)
            found["band"][-1]["end"] = band.end
    return found


def _test(test: Trial) -> InLine:
    found = InLine(skill=test.skill)
    found.update({name: True for name in ("kosher", "bribes", "alone") if getattr(test, name)})
    _put(found, "plus", test.plus, PLUS)
    return found


def _put(found: dict[str, Any], name: str, words: Iterable[Do], known: dict[str, Takes]) -> None:
    """A list of words, where there are any."""
    listed = [_word(do, known[do.word]) for do in words]
    if listed:
        found[name] = listed


def _word(do: Do, takes: Takes) -> InLine:
    value: object = do.what or (do.n if takes.n is not None else True)
    found = InLine({do.word: value})
    if do.what and do.n:
        found["n"] = do.n
    if do.most:
        found["most"] = do.most
    return found


def files(sketch: StorySketch, name: str) -> dict[str, str]:
    """The files of the mod `name`, by their path in its folder."""
    title, text = sketch.story.title.strip(), sketch.story.text.strip()
    about = {"game": "firefly", "title": title[:TITLE].strip(), **({"text": text[:ABOUT].strip()} if text else {})}
    return {"decks/stories.toml": parcel(sketch, name), "mod.toml": told(about)}


def parcel(sketch: StorySketch, name: str = "") -> str:
    """All of it as one text to pass on, which `given` reads."""
    return NOTE + told({"story": [table(sketch.story, name or slug_of(sketch.story.title, NAME))]})


def given(data: bytes, file: str) -> StorySketch:
    """The sketch in one file that somebody passed on: one table [[story]]. ContentError."""
    tables = parse_toml(data, file)
    cards = tables.get("story")
    if not isinstance(cards, list) or len(cards) != 1:
        raise ContentError(Problem("no-story", file, "holds no Story Card: one table [[story]] is wanted."))
    return opened(build.story(shaped(StoryFile, tables, file, data.decode("utf-8-sig")).story[0]))
