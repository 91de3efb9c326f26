"""Security Doors and alarm on the Heist card in the editor: which doors, who picks locks, what happens, who comes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.games.fistful.editor.crew import Named, names_button
from game.app.ui.widgets import Button, Widget
from game.app.ui.widgets.cycle import Cycle
from game.app.workshop.sheet import Row
from game.content.fistful import fistful
from game.content.fistful.sketch.goals import LOCKS, doors_for, locks_of, mixed_doors, set_doors, set_list

if TYPE_CHECKING:
    from game.app.games.fistful.editor.card import CardSheet

ALARMS: tuple[tuple[str, int | str | bool], ...] = (
    *(("spawn", where) for where in ("all", "nearest", "crew", "engine")),
    *(("timer", n) for n in range(1, 4)),
    *(("alert", n) for n in range(1, 7)),
    ("hunt", True),
)
"""What an alarm may do, each a word of the card with its value."""
MOST_EFFECTS = 6
MOST_HUNTERS = 4
MOST_DOORS = 60


def enemies() -> list[tuple[str, str]]:
    """Every enemy token by its kind, with what it is called."""
    return [(f"{e.id}-{n}", f"{e.name} {n}") for e in fistful().enemies.values() for n in e.strengths]


def doors(sheet: CardSheet) -> list[Row]:
    """The page of the Security Doors."""
    words, card = sheet.app.words, sheet.card
    locks = locks_of(sheet.scene.sketch)
    lying = doors_for(card, locks)
    found = [
        Row(
            words("editor.doors.count", n=sum(lying.values()), locks=locks),
            lambda r: Button(
                r,
                words("editor.doors.deal"),
                lambda: sheet.change(lambda: set_doors(card, mixed_doors(locks))),
                icon="dice",
                name="doors:deal",
            ),
        )
    ]
    for kind in LOCKS:
        found.append(Row(words("editor.doors.kind", n=kind[-1]), partial(_door, sheet, kind, lying)))
    label = words("editor.doors.locksmiths")
    named = Named(
        lambda: list(sheet.card.get("locksmiths", [])), lambda names: set_list(sheet.card, "locksmiths", names)
    )
    return [*found, Row(label, partial(names_button, sheet, label, "locksmiths", named))]


def _door(sheet: CardSheet, kind: str, lying: dict[str, int], rect: Rect) -> Widget:
    return sheet.amount(rect, kind, MOST_DOORS, lying.get(kind, 0), lambda n: set_doors(sheet.card, {**lying, kind: n}))


def alarm(sheet: CardSheet) -> list[Row]:
    """The page of the alarm: what it does, one after the other, and who is called by it."""
    words, card = sheet.app.words, sheet.card
    does, hunters = list(card.get("alarm", [])), list(card.get("hunters", []))
    found = []
    for i in range(min(len(does) + 1, MOST_EFFECTS)):
        found.append(Row(words("editor.alarm.then" if i else "editor.alarm.when"), partial(_effect, sheet, does, i)))
    for i in range(min(len(hunters) + 1, MOST_HUNTERS)):
        found.append(Row(words("editor.alarm.hunter"), partial(_hunter, sheet, hunters, i)))
    return found


def _effect(sheet: CardSheet, does: list[dict[str, Any]], i: int, rect: Rect) -> Widget:
    words = sheet.app.words
    values = [
        ("none", words("editor.alarm.nothing" if i else "editor.alarm.none")),
        *((str(n), effect_said(sheet, *one)) for n, one in enumerate(ALARMS)),
    ]
    now = "none"
    if i < len(does):
        ((word, value),) = does[i].items()
        now = str(ALARMS.index((word, value))) if (word, value) in ALARMS else "own"
    if now == "own":
        values.append(("own", words("editor.alarm.own")))
    return Cycle(
        rect, values, now, partial(_set_effect, sheet, does, i), tip=words("editor.alarm.tip"), name=f"alarm:{i}"
    )


def effect_said(sheet: CardSheet, word: str, value: int | str | bool) -> str:
    """What one word of an alarm does."""
    words = sheet.app.words
    return words(f"editor.alarm.{word}_{value}") if word == "spawn" else words(f"editor.alarm.{word}", n=value)


def _set_effect(sheet: CardSheet, does: list[dict[str, Any]], i: int, value: str) -> None:
    if value == "own":
        return
    chosen = [] if value == "none" else [dict([ALARMS[int(value)]])]
    _change(sheet, "alarm", [*does[:i], *chosen, *does[i + 1 :]])


def _hunter(sheet: CardSheet, hunters: list[str], i: int, rect: Rect) -> Widget:
    values = [("", sheet.app.words("editor.alarm.nobody")), *enemies()]
    now = hunters[i] if i < len(hunters) else ""
    if now not in dict(values):
        values.append((now, now))
    return Cycle(
        rect,
        values,
        now,
        lambda who: _change(sheet, "hunters", [*hunters[:i], *([who] if who else []), *hunters[i + 1 :]]),
        name=f"hunter:{i}",
    )


def _change(sheet: CardSheet, field: str, value: list[Any]) -> None:
    sheet.change(lambda: set_list(sheet.card, field, value))
