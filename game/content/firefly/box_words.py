"""The words of an expansion that a Story of a mod may use, once it says so with `box`; what each takes, and which of
them need each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.content.firefly.records import GOODS, Do, Story
from game.content.firefly.words import Takes

NO_MORE = ("",)
DEEDS = ("piracy", "bounty", "crime", "smuggling", "shipping", "transport")
STORY_WORDS: Mapping[str, Mapping[str, Mapping[str, Takes]]] = {
    "pirates": {
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
}
"""By box and list: what may stand behind the colon of a word ("" for none), and its numbers."""


def taken(what: str) -> Takes | None:
    """What the word of an expansion takes, as "sets" or "sets:cargo"; None for a word that no Story may use."""
    head = what.partition(":")[0]
    found = (lists[head] for box in STORY_WORDS.values() for lists in box.values() if head in lists)
    return next(found, None)


def misfit(box: str, where: str, do: Do) -> str:
    """What is wrong with the word of an expansion in a list ("setup", "has", "do") of a Story that says `box`; "" when
    it is right."""
    head, _, tail = do.what.partition(":")
    home = next((name for name, lists in STORY_WORDS.items() if any(head in words for words in lists.values())), "")
    if not home:
        return f"no Story may say {do.what!r}."
    if home != box:
        return f"{head!r} is a word of an expansion: the Story needs box = {home!r}."
    takes = STORY_WORDS[box].get(where, {}).get(head)
    if takes is None:
        return f"{head!r} can't stand here; known are {', '.join(STORY_WORDS[box].get(where, {})) or 'none'}."
    if tail not in takes.what:
        return f"{head!r} takes {' or '.join(f'{head}:{one}' if one else head for one in takes.what)}."
    if takes.n is None and do.n:
        return f"{head!r} takes no 'n'."
    if takes.n is not None and do.n not in takes.n:
        return f"{head!r}: 'n' must be a whole number from {takes.n[0]} to {takes.n[-1]}."
    return ""


def says(story: Story, *heads: str) -> bool:
    """Whether one of those words is in the set-up of a Story."""
    return any(do.word == "own" and do.what.partition(":")[0] in heads for do in story.setup)


ODD = {
    "token_none": "is done by deeds or sets alone, and the Story counts none.",
    "haven_none": "speaks of Havens, and nobody has one: it needs 'havens'.",
    "haven_goal": "speaks of Havens, and nobody has one: the set-up needs 'havens'.",
    "thieves_none": "lets tokens be stolen, and no deed brings one.",
    "rivals": "needs Piracy Jobs, which one captain alone plays without: seats must begin with 2.",
}
"""What can be at odds, by a short name: the sentence of the loader."""


def at_odds(story: Story) -> Iterator[tuple[str, int, str]]:
    """The words of an expansion that lack another: the short name, the Goal counted from 0 (-1: the card), the list."""
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
