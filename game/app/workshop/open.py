"""Which sketch an editor opens: a new one, one of the players' own, or a copy of one of the box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.app import App
from game.app.shell.sheets.folder import FolderSheet
from game.app.shell.sheets.modal import Modal
from game.app.table.panels.spot import Spot
from game.app.table.spread import paint as spreads
from game.app.table.spread.data import ANSWER, LYING, Card, Fact, Look, Spread
from game.app.ui.kit import Kit
from game.app.ui.theme import Color
from game.app.ui.widgets import Button, Widget
from game.app.ui.widgets.group import ARROWS
from game.app.workshop.bench import Bench
from game.content.load import open_content
from game.save.places import places


def dropped(app: App, name: str) -> bool:
    """A file was let fall on the window; says whether it was for one of the editors."""
    return any(game.draws(app, name) for game in app.doors.games.values())


def no_sign(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float, n: int) -> None:
    """Cards of sketches have no signs."""


FIRST = 1
"""So many pictures of a shelf are made for its first frame, beside that of the large card."""
TOP = 14
"""How far below the upper edge of the panel the heading of the cards begins, in units."""


class Shelved(Modal):
    """A panel on which cards lie in `area`; the one at the pointer is large. `laid` is set by `place`; `shown`: whose
    pictures on a shelf are made, the others come one after the other."""

    look: Look
    laid: Spread
    area: Rect
    up = ""
    shown: frozenset[str] = frozenset()

    def lay_cards(self, foot: int, said: str, cards: Sequence[Card]) -> list[Widget]:
        """The cards between the upper edge of the panel and a button below; what can be pressed of them."""
        k, p = self.kit, self.panel
        self.area = Rect(p.x + k.u(10), p.y + k.u(TOP), p.w - 2 * k.u(10), foot - p.y - k.u(TOP + 8))
        self.shown |= {self.up, *(card.id for card in cards[:FIRST])}
        self.laid = Spread("", said, tuple(cards), (), self.look, self.up, self._bare(cards))
        found = spreads.widgets(k, self.area, self.laid, self.press) if cards else []
        for one in found:
            one.name = one.name.removeprefix(ANSWER).removeprefix(LYING)
        return found

    def press(self, key: str) -> None:
        """A card was pressed."""
        raise NotImplementedError

    def _bare(self, cards: Sequence[Card]) -> frozenset[str]:
        """Whose picture is still to come."""
        return frozenset(card.id for card in cards) - self.shown

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.shown = frozenset()  # as large as they are now they are made anew
        super().layout(size, unit, text_scale)

    def idle(self) -> bool:
        """The picture of one more card is made; True while there are others."""
        found = next((i for i, card in enumerate(self.laid.cards) if card.id in self.laid.bare), None)
        if found is None:
            return False
        self.shown |= {self.laid.cards[found].id}
        self.laid = self.laid._replace(bare=self._bare(self.laid.cards))
        self.invalidate(spreads.reach(self.kit, self.area, self.laid, found))
        return True

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in ARROWS and self.group.focus is None and self.laid.cards:
            first = self.laid.cards[0]
            self.group.set_focus(self.group.named(first.key or first.id))
            used = True
        else:
            used = super().handle(event)
        over = self.group.hover or self.group.focus
        about = over.about if isinstance(over, Spot) else None
        up = str(about[1]) if about is not None else self.up
        if up != self.up and self.app.stack.top is self:
            self.up = up
            self.anew()
        return used

    def paint(self, dst: Surface) -> None:
        if self.laid.cards:
            risen = self.panel.y + self.kit.u(TOP) - self.area.y  # the panel may be on its way
            spreads.paint(self.kit, dst, self.area.move(0, risen), self.laid, veiled=False)


class OpenSheet(Shelved, FolderSheet):
    """A card per sketch: all of them large, or a shelf with the one at the pointer large. `instead`: it takes the place
    of the editor below; `look`: how pictures of cards are painted; `band`: the colour of their bands."""

    width, height = 1120.0, 640.0
    editor: type[Bench]
    band: Color = (64, 62, 110)
    scene = True

    def __init__(self, app: App, instead: bool = False) -> None:
        self.instead, self.speech = instead, self.editor.speech
        self.laid, self.area, self.up = Spread("", "", (), (), self.look), Rect(0, 0, 0, 0), ""
        super().__init__(app, app.words(f"{self.speech}.open.head"), places().mods)

    def read(self) -> None:
        self.problems = open_content(self.folder, places().cache).problems
        self.known = self.stock()

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h, pad, gap = k.t(38), k.u(24), k.u(12)
        foot = p.bottom - k.u(18) - h
        said = words("editor.open.wrong", n=len(self.problems)) if self.problems else words(f"{self.speech}.open.line")
        w = (p.w - 2 * pad - 3 * gap) // 4
        x = [p.x + pad + i * (w + gap) for i in range(4)]
        new = Button(
            Rect(x[0], foot, w, h),
            words(f"{self.speech}.open.new"),
            partial(self.begin, self.fresh),
            kind="brass",
            icon="plus",
            cap="N",
            keys=(pygame.K_n,),
            name="new",
        )
        cards = self.lay_cards(foot, said, [self.card(one) for one in self.known])
        folder = Button(
            Rect(x[1], foot, w, h),
            words("editor.open.folder"),
            self.show_folder,
            icon="folder",
            cap="O",
            keys=(pygame.K_o,),
            name="folder",
        )
        wrong = Button(
            Rect(x[2], foot, w, h),
            words("editor.open.why"),
            self.tell,
            icon="info",
            why="" if self.problems else words("editor.open.good"),
            name="why",
        )
        back = Button(
            Rect(x[3], foot, w, h),
            words("editor.open.back"),
            self.close,
            cap="esc",
            keys=(pygame.K_ESCAPE,),
            name="back",
        )
        self.group.set([new, *cards, folder, wrong, back])
        self.group.default = new

    def card(self, one: Any) -> Card:
        """One of them as a card: whose it is, its picture, and what becomes of it."""
        words, key = self.app.words, self.called(one)
        sign, whose, kept = ("pen", "mine", "mod") if one.mod else ("copy", "box", "copy")
        note = Fact(sign, words(f"{self.speech}.open.{kept}.tip", name=one.mod), ink="ink_mid")
        picture, says = self.shows(one)
        band = sign, self.band, words(f"editor.open.{whose}")
        title = one.title[:1].upper() + one.title[1:]
        return Card(key, key, band, title, says=says, picture=picture, note=note, flavour=True, scene=self.scene)

    def press(self, key: str) -> None:
        """A card was pressed."""
        self.take(next(one for one in self.known if self.called(one) == key))

    def shows(self, one: Any) -> tuple[str, str]:
        """The name of the picture of one of them, as its `look` knows it, and what it tells of itself."""
        raise NotImplementedError

    def stock(self) -> list[Any]:
        """All that can be opened, each with its `mod` and `title`."""
        raise NotImplementedError

    def called(self, one: Any) -> str:
        """The name of the button of one of them."""
        raise NotImplementedError

    def opened(self, one: Any) -> Any:
        """The sketch of one of them."""
        raise NotImplementedError

    def fresh(self) -> Any:
        """A new sketch."""
        raise NotImplementedError

    def dropped(self, event: Event) -> bool:
        return dropped(self.app, event.file)

    def take(self, one: Any) -> None:
        """One of them was chosen."""
        self.begin(partial(self.opened, one))

    def begin(self, make: Callable[[], Any]) -> None:
        """Open the editor with a sketch, in the place of this sheet."""
        if self.instead:
            self.app.stack.pop()
        self.editor.start(self.app, make, instead=True)

    def tell(self) -> None:
        """Every mod that was left out, and why."""
        from game.app.shell.sheets.notice import Notice

        self.app.stack.push(Notice(self.app, self.app.words("notice.mods"), [str(one) for one in self.problems]))
