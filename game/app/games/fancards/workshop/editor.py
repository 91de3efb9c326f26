"""The card workshop: a card drawn up leaf by leaf, seen as it will lie on the table; what is still missing; kept as a
mod, tried by bots, played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.games.fancards.heard import MUSIC
from game.app.games.fancards.workshop.leaves import LEAVES
from game.app.games.fancards.workshop.view import View
from game.app.games.fancards.workshop.words import label
from game.app.shell.app import App
from game.app.shell.stack import Scene
from game.app.ui.widgets.cycle import Amount
from game.app.workshop.bench import Wrong
from game.app.workshop.written import FormBench
from game.content.common.history import History
from game.content.fancards import fancards
from game.content.fancards.parts import Foe
from game.content.fancards.sketch.card import CardSketch, turned
from game.content.fancards.sketch.check import Flaw, flaws
from game.content.fancards.sketch.files import files, given, parcel
from game.content.fancards.sketch.kinds import KINDS

Deed = Callable[[Any], Any]
LINES = tuple(f"cardeditor.help.{name}" for name in ("card", "leaves", "pages", "check", "share"))
NAMED = {"world": "kind"}
"""Fields that a row calls otherwise."""


class CardEditor(FormBench):
    """`leaf`: the one of the form on top."""

    speech, plain, suffix = "cardeditor", "card", ".card"
    music = MUSIC
    given = staticmethod(given)
    view: View
    history: History[CardSketch]

    def __init__(self, app: App, sketch: CardSketch) -> None:
        super().__init__(app, sketch)
        self.flaws: list[Flaw] = flaws(sketch, fancards())
        self.leaf = LEAVES[sketch.kind][0]
        self.view = View(self)

    @property
    def card(self) -> Any:
        """The card as it stands."""
        return self.history.now.card

    @property
    def kind(self) -> str:
        """What it is called in its file."""
        return self.history.now.kind

    @property
    def title(self) -> str:
        return self.card.title.strip() or self.app.words("editor.untitled")

    def has(self, field: str) -> bool:
        """Whether such a card says something of this."""
        return field in KINDS[self.kind].model.model_fields

    # ------------------------------------------------------------ events

    def pressed(self, event: Event) -> bool:
        ways = {pygame.K_UP: -1, pygame.K_DOWN: 1}
        digit = event.key - pygame.K_1
        found = self.leaves()
        if event.key == pygame.K_c:
            self.open_card()
            return True
        if event.key in ways and self.group.focus is None:
            self.turn_to(found[max(0, min(found.index(self.leaf) + ways[event.key], len(found) - 1))])
            return True
        plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if 0 <= digit < len(found) and plain and not isinstance(self.group.focus, Amount):
            self.turn_to(found[digit])
            return True
        return False

    # ------------------------------------------------------------ what is written

    def told_anew(self, sketch: CardSketch, deed: Deed) -> None:
        sketch.card = deed(sketch.card)

    @staticmethod
    def with_(card: Any, **changes: Any) -> Any:
        """The card with other values."""
        return replace(card, **changes)

    def read(self, field: str) -> Any:
        """What a field says: "needs.alliance" is in a table, "kind" is what the card is."""
        if field == "kind":
            return self.kind
        found = self.card
        for name in NAMED.get(field, field).split("."):
            found = getattr(found, name)
        return found

    def set_to(self, field: str, value: Any) -> None:
        """A field says something else, as one step."""
        self.change(lambda card: _put(card, field, value))

    def typed_into(self, name: str, foes: tuple[Foe, ...], called: str) -> None:
        """A foe's name was typed."""
        field = "foes" if called == "foe" else "penalty.foes"
        self.write(name, lambda card: _put(card, field, foes))

    def turn_into(self, kind: str) -> None:
        """It is another kind of card; what both have stays."""
        if kind != self.kind:
            self.change(lambda card: turned(card, kind))

    def changed(self) -> None:
        if self.leaf not in self.leaves():
            self.leaf = self.leaves()[0]
        self.flaws = flaws(self.history.now, fancards())
        self.view.refresh()
        self.invalidate()

    # ------------------------------------------------------------ leaves

    def leaves(self) -> tuple[str, ...]:
        """The leaves of such a card."""
        return LEAVES[self.kind]

    def turn_to(self, leaf: str) -> None:
        """Another leaf."""
        self.written()
        self.leaf, self.view.form.page = leaf, 0
        self.group.set_focus(None)
        self.view.refresh()
        self.invalidate()

    # ------------------------------------------------------------ what an editor does

    def go_to(self, flaw: Flaw) -> None:
        """Turn to its leaf and page, with the focus on what mends it."""
        self.turn_to(flaw.leaf)
        while self.group.named(flaw.field) is None and self.view.form.page + 1 < self.view.form.pages:
            self.view.turn(1)
        self.group.set_focus(self.group.named(flaw.field))
        self.invalidate()

    def told(self, flaw: Wrong) -> str:
        values = {name: self.named(name, value) for name, value in flaw.values.items()}
        return self.app.words(f"{self.speech}.flaw.{flaw.code}", **values)

    def named(self, name: str, value: object) -> object:
        """A value of a flaw, a word of the card by what it is called."""
        return label(self.app.words, str(value)) if name == "word" else value

    def files(self, name: str) -> dict[str, str]:
        return files(self.history.now, name)

    def parcel(self) -> str:
        return parcel(self.history.now)

    def set_up(self) -> Scene:
        from game.app.games.fancards.set_up.scene import FanCardsSetUp

        found = FanCardsSetUp(self.app)
        found.modded = True
        return found

    def opening(self) -> Scene:
        from game.app.games.fancards.workshop.open import CardOpenSheet

        return CardOpenSheet(self.app, instead=True)

    def open_trial(self) -> None:
        """Let bots try it."""
        from game.app.games.fancards.workshop.trial import CardTrialSheet

        self.written()
        self.app.stack.push(CardTrialSheet(self.app, self.history.now.copy()))

    def open_card(self) -> None:
        """The card as large as the window."""
        from game.app.games.fancards.workshop.shown import paint
        from game.app.workshop.large import LargeCard

        def face(dst: Surface, r: Rect) -> None:
            paint(self.kit, self.app.words, dst, r, self.card)

        self.app.stack.push(LargeCard(self.app, self.app.words("cardeditor.shown"), face))

    def help(self) -> None:
        from game.app.shell.keys import section
        from game.app.workshop.help import EditorHelp

        self.app.stack.push(EditorHelp(self.app, section("cardeditor"), "cardeditor.help.title", LINES))


def _put(card: Any, field: str, value: Any) -> Any:
    """The card with another value in a field, or in a field of one of its tables."""
    head, _, tail = field.partition(".")
    if not tail:
        return replace(card, **{head: value})
    table = getattr(card, head)
    inner = table._replace(**{tail: value}) if hasattr(table, "_replace") else replace(table, **{tail: value})
    return replace(card, **{head: inner})
