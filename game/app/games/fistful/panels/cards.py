"""Gear and Event cards as pages of the inspector."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.fistful.fight.stakes import deciding
from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.sayings import saying
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from game.app.table.panels.window import Window
from game.content.fistful import fistful
from game.core.steps import Option

Page = list[b.Block]


def gear_page(now: Situation, words: Words, card: str, alone: bool = False) -> Page:
    """A Gear card; where cards are what the choice is about it leaves its room to their buttons, unless `alone`."""
    record = now.gear(card)
    if record is None:
        return []
    times = words("table.page.uses", n=record.uses) if record.uses > 1 else words(f"table.kind.{record.kind}.short")
    when = ", ".join(words(f"table.when.{moment}") for moment in record.when)
    tight = int(deciding(now) and not alone)
    return [
        b.Band(record.kind, words(f"table.kind.{record.kind}"), times, gear_icon(record), drop=2 * tight),
        Window(record.picture, most=122, drop=3),
        b.Title(record.title, size=18, drop=tight),
        b.Words(record.text, "ink", drop=tight),
        b.Words(words("table.page.when", when=when), "ink_mid", 12, drop=1),
    ]


def uses(now: Situation, words: Words, card: str, answer: Callable[[str], object]) -> Page:
    """Buttons for what can be done with a Gear card now; all of them while cards are what the choice is about."""
    found: Page = []
    for option in now.options:
        head = option.key.partition(":")[0]
        mine = head in ("use", "swap", "discard", "keep") and option.key.partition(":")[2].startswith(card)
        if deciding(now) or mine:
            found.append(press(now, words, option, answer))
    return found


def press(now: Situation, words: Words, option: Option, answer: Callable[[str], object]) -> bars.Press:
    """The paper button of an option."""
    said = saying(now, words, option)
    head, _, card = option.key.partition(":")
    record = now.gear(card) if head in ("swap", "discard", "keep") else None
    tip = f"**{record.title}**\n{record.text}" if record else ""
    return bars.Press(said.action, said.note, said.icon, option.key, lambda: answer(option.key), tip, said.grave)


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
