"""The words of the box that a Story of a mod may use; what each takes, and which of them need each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.content.firefly.box_words import NO_MORE, says
from game.content.firefly.boxes import Odd
from game.content.firefly.records import GOODS, Story
from game.content.firefly.words import Takes

DEEDS = ("piracy", "bounty", "crime", "smuggling", "shipping", "transport")
STORY_WORDS: Mapping[str, Mapping[str, Takes]] = {
    "setup": {
        "havens": Takes(("", "border", "alliance")),  # everybody has a Haven and starts there; in which space
        "refuge": Takes(NO_MORE),  # at its own Haven no ship is boarded
        "sets": Takes(GOODS[:2] + GOODS[4:], range(1, 21)),  # so many tokens at the own Haven are a Goal token
        "deeds": Takes(DEEDS),  # completing such a Job, or delivering a Bounty, is a Goal token
        "thieves": Takes(NO_MORE),  # completing Piracy may steal a Goal token of a deed from the target
        "spread": Takes(("", "anew")),  # Piracy Jobs that nobody got lie open; "anew": the decks are shuffled
    },
    "has": {
        "never": Takes(NO_MORE),  # only a Goal token for a deed or a set completes it
        "dawn": Takes(NO_MORE),  # it is looked at when a turn begins
        "haven": Takes(NO_MORE),  # the ship is at its own Haven
        "bounties": Takes(NO_MORE, range(1, 9)),  # so many Bounties delivered
    },
    "do": {"pardon": Takes(NO_MORE)},  # no Warrants any more
}
"""By list: what may stand behind the colon of a word ("" for none), and its numbers."""
ODD = {
    "token_none": "is done by deeds or sets alone, and the Story counts none.",
    "haven_none": "speaks of Havens, and nobody has one: it needs 'havens'.",
    "haven_goal": "speaks of Havens, and nobody has one: the set-up needs 'havens'.",
    "thieves_none": "lets tokens be stolen, and no deed brings one.",
    "rivals": "needs Piracy Jobs, which one captain alone plays without: seats must begin with 2.",
}
"""What can be at odds, by a short name: the sentence of the loader."""


def at_odds(story: Story) -> Iterator[Odd]:
    """The words of the box that lack another."""
    return (Odd(code, goal, where, ODD[code]) for code, goal, where in _at_odds(story))


def _at_odds(story: Story) -> Iterator[tuple[str, int, str]]:
    earns = says(story, "deeds", "sets")
    if says(story, "refuge", "sets") and not says(story, "havens"):
        yield "haven_none", -1, "setup"
    if says(story, "thieves") and not says(story, "deeds"):
        yield "thieves_none", -1, "setup"
    pirate = any(do.word == "own" and do.what == "deeds:piracy" for do in story.setup)
    if story.seats[0] == 1 and (pirate or says(story, "spread", "thieves")):
        yield "rivals", -1, "seats"
    for n, goal in enumerate(story.goals):
        named = [do.what for do in goal.has if do.word == "own"]
        if "never" in named and not earns:
            yield "token_none", n, "has"
        if "haven" in named and not says(story, "havens"):
            yield "haven_goal", n, "has"
