"""The card workshop as pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.app.shell.app import App

if TYPE_CHECKING:
    from game.app.games.fancards.workshop.editor import CardEditor


def drawn_up(card: str, app: App, seed: int) -> CardEditor:
    """The workshop with a copy of a card of the box, by its deck and id."""
    from game.app.games.fancards.workshop.disk import open_known
    from game.app.games.fancards.workshop.editor import CardEditor

    scene = CardEditor(app, open_known(card))
    app.stack.push(scene)
    return scene


def leaf(card: str, name: str, app: App, seed: int) -> None:
    """A leaf of a card."""
    drawn_up(card, app, seed).turn_to(name)


def pressed(card: str, name: str, widget: str, app: App, seed: int) -> None:
    """What opens over a leaf."""
    scene = drawn_up(card, app, seed)
    scene.turn_to(name)
    while (found := scene.group.named(widget)) is None:
        assert scene.view.form.page + 1 < scene.view.form.pages, f"no {widget!r} on any page"
        scene.view.turn(1)
    found.press()


def of_box(sort: str, app: App, seed: int) -> None:
    """The cards of the box of one sort."""
    from game.app.games.fancards.workshop.open import CardOpenSheet

    sheet = CardOpenSheet(app)
    app.stack.push(sheet)
    sheet.take(next(one for one in sheet.known if one.sort == sort))


def opened(deed: str, app: App, seed: int) -> None:
    """A sheet of the workshop."""
    getattr(drawn_up(EPIC, app, seed), deed)()


EPIC, WASH, GUN = "epics/the-ariel-job", "crew/wash", "items/vera"
SCENES: dict[str, Callable[[App, int], object]] = {"": partial(drawn_up, EPIC)}
MORE: dict[str, Callable[[App, int], object]] = {
    "-way": partial(leaf, EPIC, "way"),
    "-numbers": partial(leaf, WASH, "numbers"),
    "-does": partial(leaf, GUN, "does"),
    "-picture": partial(pressed, WASH, "card", "picture"),
    "-box": partial(of_box, "event"),
    "-trial": partial(opened, "open_trial"),
}
"""Scenes that look like others with another content."""
