"""The objectives on the Heist card in the editor: money, tokens to collect, places to go to, who is needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.games.fistful.editor.crew import Named, names_button, said
from game.app.games.fistful.editor.goal import GoalSheet
from game.app.ui.widgets import Button, Widget
from game.app.ui.widgets.cycle import Amount
from game.app.workshop.sheet import Row
from game.content.fistful import fistful
from game.content.fistful.sketch.goals import (
    MOST_VISITS,
    STARS,
    drop_visit,
    needed,
    new_visit,
    set_list,
    set_star,
    star,
    visits,
)

if TYPE_CHECKING:
    from game.app.games.fistful.editor.card import CardSheet

CREDITS = range(0, 5001, 50)
MOST_STARS = 20
NAMED = {"must_have": 2, "must_not_fall": 9}  # how many can be


def rows(sheet: CardSheet) -> list[Row]:
    """The page of the objectives."""
    words, card = sheet.app.words, sheet.card
    found = [Row(words("editor.goal.credits"), partial(_credits, sheet))]
    for kind in STARS:
        found.append(Row(words(f"editor.goal.{kind}"), partial(_stars, sheet, kind)))
        if needed(card, kind):
            found.append(Row("", partial(_star, sheet, kind)))
    for at in range(len(visits(card))):
        found.append(Row(words("editor.goal.visit"), partial(_visit, sheet, at)))
    if len(visits(card)) < MOST_VISITS:
        found.append(
            Row(
                "",
                lambda r: Button(
                    r,
                    words("editor.goal.new"),
                    partial(_add, sheet),
                    icon="plus",
                    tip=words("editor.goal.visit.tip"),
                    name="visit:new",
                ),
            )
        )
    for field, most in NAMED.items():
        label = words(f"editor.goal.{field}")
        named = Named(partial(_names, sheet, field), partial(_set_list, sheet, field), 0, most)
        found.append(Row(label, partial(names_button, sheet, label, field, named)))
    return found


def _credits(sheet: CardSheet, rect: Rect) -> Widget:
    now = int(sheet.card["goal_credits"])
    values = [(str(v), sheet.app.words("money", n=v)) for v in sorted({*CREDITS, now})]
    return Amount(
        rect,
        values,
        str(now),
        lambda value: sheet.change(lambda: sheet.card.update(goal_credits=int(value))),
        name="credits",
    )


def _stars(sheet: CardSheet, kind: str, rect: Rect) -> Widget:
    return sheet.amount(rect, f"star:{kind}", MOST_STARS, needed(sheet.card, kind), partial(_set_star, sheet, kind))


def _set_star(sheet: CardSheet, kind: str, n: int) -> None:
    words, first = sheet.app.words, next(iter(fistful().crew))
    set_star(sheet.scene.sketch, kind, n, first, words(f"editor.star.{kind}"), words(f"editor.star.{kind}.text"))


def _star(sheet: CardSheet, kind: str, rect: Rect) -> Widget:
    return _button(
        sheet,
        star(sheet.card, kind) or {},
        f"goal:{kind}",
        rect,
        lambda: GoalSheet(sheet.app, sheet.scene, lambda: star(sheet.card, kind)),
    )


def _visit(sheet: CardSheet, at: int, rect: Rect) -> Widget:
    return _button(
        sheet,
        visits(sheet.card)[at],
        f"visit:{at}",
        rect,
        lambda: GoalSheet(
            sheet.app,
            sheet.scene,
            lambda: next(iter(visits(sheet.card)[at:]), None),
            lambda: drop_visit(sheet.scene.sketch, at),
        ),
    )


def _button(sheet: CardSheet, goal: dict[str, Any], name: str, rect: Rect, leaf: Callable[[], GoalSheet]) -> Widget:
    words = sheet.app.words
    label = words("editor.goal.of", name=goal["name"], who=said(sheet.app, goal["crew"]))
    return Button(
        rect, label, lambda: sheet.app.stack.push(leaf()), icon="pen", tip=words("editor.goal.more"), name=name
    )


def _add(sheet: CardSheet) -> None:
    words, first = sheet.app.words, next(iter(fistful().crew))
    sheet.change(
        lambda: new_visit(sheet.scene.sketch, first, words("editor.star.visit"), words("editor.star.visit.text"))
    )


def _names(sheet: CardSheet, field: str) -> list[str]:
    return list(sheet.card.get(field, []))


def _set_list(sheet: CardSheet, field: str, names: list[str]) -> None:
    set_list(sheet.card, field, names)
