"""The pages of the inspector: what is decided now, and what is looked at, each with its answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.app.games.fancards.names import title
from game.app.games.fancards.sayings import saying
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from game.app.table.panels.blocks import Block
from game.app.table.panels.spot import Subject
from game.core.steps import Option
from game.rules.fancards.faces import face

Answer = Callable[[str], object]


def page(now: Situation, words: Words, about: Subject | None, answer: Answer) -> list[Block]:
    """The page of a subject; that of the moment when there is none."""
    if about is not None and about[0] == "card" and title(about[1]):
        card = str(about[1])
        head: list[Block] = [b.Title(title(card), size=18), b.Words(face(card).text, "ink_mid", drop=1)]
        return [*head, *presses(now, words, now.about(card), answer)]
    if about is not None and about[0] == "cell":
        cell = f"{about[1][0]},{about[1][1]}"
        card = now.g.cells.get(cell, "")
        head = [b.Title(title(card), size=18), b.Words(face(card).text, "ink_mid", drop=1)] if card else []
        found = presses(now, words, now.about(f"cell:{cell}"), answer)
        if head:
            return [*head, *found]
    return moment(now, words, answer)


def moment(now: Situation, words: Words, answer: Answer) -> list[Block]:
    """What is to be decided now."""
    if now.choice is None:
        return [b.Title(words("fancards.bar.over"), size=18)]
    if not now.mine:
        return [b.Title(words("table.wait", name=now.name(now.decides)), size=18)]
    key = f"fancards.page.{now.kind}"
    found: list[Block] = [b.Title(words(key), size=18)]
    if words.has(f"{key}.how"):
        found.append(b.Words(words(f"{key}.how"), "ink_mid", drop=1))
    return [*found, *presses(now, words, now.options, answer)]


def presses(now: Situation, words: Words, options: Sequence[Option], answer: Answer) -> list[Block]:
    """Answers as buttons."""
    found: list[Block] = []
    for option in options:
        said = saying(now, words, option)
        found.append(bars.Press(said.name, said.note, said.icon, option.key, partial(answer, option.key)))
    return found
