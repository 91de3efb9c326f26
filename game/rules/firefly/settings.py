"""What a table may set before a game: the readings that owners may decide otherwise, and the shape of the game.

The first value of each is the one proposed in the list of rule lines ("Decisions worth asking the owner for").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.content.firefly import firefly
from game.content.firefly.records import Story
from game.content.firefly.scope import fits
from game.core.ruleset import Ruleset, Setting
from game.rules.firefly import boxes
from game.rules.firefly.board import board_of
from game.rules.firefly.tokens import missing_mods, mods_of
from game.rules.shared.settings import filled, seated
from game.rules.shared.tempers import wrong_tempers

SETTINGS = (
    Setting("story", ("choose",), "R-FB-75"),  # "choose": the first to choose a Leader does; or the id of a story
    Setting("jobs", ("all", "beginner"), "R-FB-91"),  # "beginner": starting Jobs from three Contacts only
    Setting("bonus_roll", ("again", "once"), "R-FB-129"),  # a Firefly on the Bonus Roll rolls on, or not
    Setting("bonus_crew", ("job", "ship"), "R-FB-410"),  # who must have the bonus Profession
    Setting("state_goals", ("free", "work"), "R-FB-556"),  # pure state Goals: at once, or by a Work Action
    Setting("contact", ("stay", "turn"), "R-FB-217"),  # Alliance Contact: once per stay, or every turn
    Setting("unpaid", ("two", "one"), "R-FB-499"),  # tokens for an unpaid Moral Crew after an Immoral Job
    Setting("medics", ("job", "ship"), "R-FB-614"),  # a Medic aboard helps those on the Job only with "ship"
    Setting("reavers", ("fly", "stay"), "R-FB-237"),  # after Reaver Contact at the start a ship may Fly, or not
    Setting("cutter_start", ("open", "closed"), "R-FB-72"),  # whether a ship may start with the Cutter
    Setting("reshuffle", ("decks", "discard"), "R-FB-51"),  # where the RESHUFFLE cards start with 1 or 2 players
    Setting("make_work", ("any", "idle"), "R-FB-548"),  # open to all, or only without a Job to work here
    Setting("limit", ("0", "20", "40", "60", "100"), "R-FB-142"),  # the last round, most Goals then money wins; 0: none
    Setting("mods", ("",), "R-FB-1"),
    Setting("board", ("verse",), "R-FB-13"),
)
CROWD = 4
"""The most who play with the game alone; a Story for so many is one for more, too."""
LONGEST = 9999
"""The highest last round a table may set."""


def unfit(seats: int, settings: Mapping[str, str]) -> str:
    """What is wrong with a full set of settings for so many players, "" when they fit."""
    for name, values, _ in SETTINGS:
        if name not in ("story", "limit", "mods", "board") and settings[name] not in values:
            return f"{name} must be one of {', '.join(values)}, not {settings[name][:40]!r}"
    limit = settings["limit"]
    if not (limit.isascii() and limit.isdigit() and str(int(limit[:9])) == limit and int(limit) <= LONGEST):
        return f"limit must be a number of rounds up to {LONGEST}, 0 for none, not {limit[:40]!r}"
    if settings["board"] not in firefly().maps:
        return f"there is no map {settings['board'][:40]!r}; known are {', '.join(firefly().maps)}"
    wrong = boxes.unfit(seats, settings)
    if wrong:
        return wrong
    missing = missing_mods(settings["mods"])
    if missing:
        return f"there is no mod {missing[0][:40]!r} with cards"
    if settings["story"] == "choose":
        return ""
    story = firefly().stories.get(settings["story"])
    if story is None:
        return f"there is no story {settings['story'][:40]!r}; known are {', '.join(firefly().stories)}"
    if story.mod and story.mod not in mods_of(settings["mods"]):
        return f"the story {story.title!r} belongs to the mod {story.mod!r}, which is not played with"
    if story.box and story.box not in settings:
        return f"the story {story.title!r} belongs to {story.box}, which is off"
    if not is_for(story, seats):
        return f"{story.title} is for {story.seats[0]} to {story.seats[1]} players, not {seats}"
    if not fits(story, board_of(settings["board"])):
        return f"the story {story.title!r} is worked at places that are not on that map"
    return ""


def is_for(story: Story, seats: int) -> bool:
    """Whether so many may play a Story: where a box brings seats, those for the whole table are for all of it."""
    low, high = story.seats
    return low <= seats and min(seats, CROWD) <= high


def chosen(rules: Ruleset[Any], seats: int, settings: Mapping[str, str] | None) -> dict[str, str]:
    """The full set of settings. ValueError when a table can't have them."""
    own = {one.name for box in boxes.known() for one in box.settings}
    base = {name: value for name, value in (settings or {}).items() if name not in own}
    why = "" if seats <= CROWD else "; 5 and 6 need a box with ships for them (R-FB-12, R-PB-7)"
    seated(rules, seats, rules.seats_with(settings or {}), why)
    found = {**filled(rules, base), **boxes.chosen(seats, settings or {})}
    wrong = unfit(seats, found) or wrong_tempers(found, seats)
    if wrong:
        raise ValueError(wrong)
    return found
