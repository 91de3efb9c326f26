"""Gear and Event cards as pages of the inspector."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.sayings import saying
from game.app.games.fistful.situation import Situation
from game.app.games.fistful.spread.offers import offers
from game.app.shell.words import Words
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from game.app.table.panels.window import Window
from game.content.fistful import fistful
from game.core.steps import Option

Page = list[b.Block]


def gear_page(now: Situation, words: Words, card: str) -> Page:
    """A Gear card."""
    record = now.gear(card)
    if record is None:
        return []
    times = words("table.page.uses", n=record.uses) if record.uses > 1 else words(f"table.kind.{record.kind}.short")
    when = ", ".join(words(f"table.when.{moment}") for moment in record.when)
    return [
        b.Band(record.kind, words(f"table.kind.{record.kind}"), times, gear_icon(record)),
        Window(record.picture, most=122, drop=3),
        b.Title(record.title, size=18),
        b.Words(record.text, "ink"),
        b.Words(words("table.page.when", when=when), "ink_mid", 12, drop=1),
    ]


def uses(now: Situation, words: Words, card: str, answer: Callable[[str], object]) -> Page:
    """Buttons for what a Gear card can be used for now, where that isn't chosen on cards over the board."""
    if offers(now) is not None:
        return []
    used = [option for option in now.find("use") if option.key.partition(":")[2].startswith(card)]
    return [press(now, words, option, answer) for option in used]


def press(now: Situation, words: Words, option: Option, answer: Callable[[str], object]) -> bars.Press:
    """The paper button of an option."""
    said = saying(now, words, option)
    return bars.Press(said.action, said.note, said.icon, option.key, lambda: answer(option.key), grave=said.grave)


def event_page(words: Words, card: str) -> Page:
    """An Event card."""
    record = fistful().events.get(card.partition("#")[0])
    if record is None:
        return []
    return [
        b.Band("event", words("table.kind.event"), words(f"table.tone.{record.tone}")),
        Window(record.picture, most=150, drop=2),
        b.Title(record.title, size=18),
        *b.mood(record.flavour),
        b.Words(record.text, "ink"),
    ]
