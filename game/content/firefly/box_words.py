"""The words of expansions that a Story of a mod may use, once it says so with `box`: whether each stands right."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.firefly.boxes import Odd, known
from game.content.firefly.records import Do, Story
from game.content.firefly.words import Takes

NO_MORE = ("",)
"""Nothing stands behind the colon of such a word."""


def taken(what: str) -> Takes | None:
    """What the word of an expansion takes, as "sets" or "sets:cargo"; None for a word that no Story may use."""
    head = what.partition(":")[0]
    found = (lists[head] for box in known() for lists in box.words().values() if head in lists)
    return next(found, None)


def misfit(box: str, where: str, do: Do) -> str:
    """What is wrong with the word of an expansion in a list ("setup", "has", "do") of a Story that says `box`; "" when
    it is right."""
    head, _, tail = do.what.partition(":")
    home = next((one for one in known() if any(head in words for words in one.words().values())), None)
    if home is None:
        return f"no Story may say {do.what!r}."
    if home.id != box:
        return f"{head!r} is a word of an expansion: the Story needs box = {home.id!r}."
    there = home.words().get(where, {})
    takes = there.get(head)
    if takes is None:
        return f"{head!r} can't stand here; known are {', '.join(there) or 'none'}."
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


def at_odds(story: Story) -> Iterator[Odd]:
    """The words of expansions that lack another."""
    for box in known():
        yield from box.odd(story)
