"""Which heists are played: one alone, or several as a campaign in the order the table chooses (R-FC-12, R-FC-16)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.games.fistful.board.small import small
from game.app.games.fistful.set_up.playbill_card import Bill, Leaf, board_room
from game.app.games.fistful.set_up.playbill_order import Order
from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.sound.cues import LANDING
from game.app.ui.motion import Tween, in_out_cubic
from game.app.ui.theme import MS, C
from game.app.ui.widgets import Button, Choice, Widget
from game.content.fistful import fistful
from game.content.fistful.records import Heist

FAR = 6  # units a press may wander and still be a click
LEAST = 190.0  # units a card is wide at least
DIGITS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6, pygame.K_7, pygame.K_8, pygame.K_9)


class Playbill(Modal):
    """The boards as cards in a row: those that are played come first, in their order. A click takes a heist in or out,
    a drag or Shift with an arrow moves it; `take` gets the setting that was agreed on."""

    width, height = 1160.0, 610.0

    def __init__(self, app: App, setting: str, take: Callable[[str], object]) -> None:
        super().__init__(app, app.words("campaign.bill"))
        self.order = Order(tuple(fistful().heists), setting)
        self.take = take
        self.first = 0
        self.at: dict[str, Rect] = {}  # where each card was when it last stood still
        self.glide: Tween | None = None
        self.press: tuple[str, tuple[int, int]] | None = None
        self.held = ""
        self.pictures: dict[tuple[str, tuple[int, int]], Surface] = {}

    def retold(self) -> None:
        self.title = self.app.words("campaign.bill")

    def heist(self, id: str) -> Heist:
        """A heist by its id, in the present language."""
        return fistful().heists[id]

    # ------------------------------------------------------------ places

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        pad, h = k.u(24), k.t(34)
        y = p.y + k.u(58)
        wide = min(p.w - 2 * pad, k.t(430))
        kinds = [("one", words("campaign.one")), ("many", words("campaign.many"))]
        mode = Choice(
            Rect(p.centerx - wide // 2, y, wide, h),
            kinds,
            "many" if self.order.many else "one",
            self.set_mode,
            tip=words("campaign.mode.tip"),
            name="mode",
        )
        y += h + k.u(8)
        self.line = y
        tall = max(
            k.para(None, (0, 0), words(key), p.w - 2 * pad, 14, dry=True, most=3)
            for key in ("campaign.one.line", "campaign.many.line")
        )
        foot = p.bottom - k.u(18) - max(h, k.u(38))
        y += tall + k.u(14)
        self.shelf = Rect(p.x + pad, y, p.w - 2 * pad, foot - k.u(16) - y)
        self.group.set([mode, *self._cards(), *self._foot(foot, p.bottom - k.u(18) - foot)])
        self.group.default = self.group.named("take")
        self._stand()

    def _cards(self) -> list[Widget]:
        """The cards that are in sight, and arrows where there are more."""
        k, r, row, words = self.kit, self.shelf, self.order.row, self.app.words
        gap = k.u(18)
        self.shown = max(1, min(len(row), (r.w + gap) // (k.u(LEAST) + gap)))
        found: list[Widget] = []
        if self.shown < len(row):
            side = k.u(34)
            self.first = max(0, min(self.first, len(row) - self.shown))
            for way, x in ((-1, r.x), (1, r.right - side)):
                left = self.first if way < 0 else len(row) - self.shown - self.first
                found.append(
                    Leaf(
                        Rect(x, r.centery - side, side, 2 * side),
                        way,
                        partial(self.leaf, way),
                        tip=words("campaign.more"),
                        why="" if left > 0 else words("campaign.end"),
                        name="less" if way < 0 else "more",
                    )
                )
            r = r.inflate(-2 * (side + k.u(10)), 0)
        else:
            self.first = 0
        each = min((r.w - gap * (self.shown - 1)) // self.shown, r.h * 9 // 10)
        left = r.centerx - (self.shown * each + gap * (self.shown - 1)) // 2
        seen = row[self.first : self.first + self.shown]
        self.slots = [Rect(left + i * (each + gap), r.y, each, r.h) for i in range(self.shown)]
        for i, (id, slot) in enumerate(zip(seen, self.slots)):
            number = self.order.number(id)
            mark = "" if not number else str(number) if self.order.many else "check"
            tip = "campaign.card.one" if not self.order.many else "campaign.card.out" if number else "campaign.card.in"
            card = Bill(
                slot,
                self.heist(id),
                mark,
                partial(self.toggle, id),
                tip=words(tip),
                keys=DIGITS[self.first + i : self.first + i + 1],
            )
            card.lifted = id == self.held
            card.picture = self._picture(id, board_room(k, slot).size, make=False)
            found.append(card)
        return found

    def _foot(self, y: int, h: int) -> list[Widget]:
        k, p, words, order = self.kit, self.panel, self.app.words, self.order
        wide = max(k.u(190), k.width(words("campaign.take.many"), "bold", 14) + k.t(60))
        wide = min(wide, (p.w - k.u(60)) // 2)
        back = Button(Rect(p.x + k.u(24), y, wide, h), words("campaign.back"), self.close, cap="esc", name="back")
        why = words("campaign.few") if order.many and len(order.played) < 2 else ""
        take = Button(
            Rect(p.right - k.u(24) - wide, y, wide, h),
            words("campaign.take.many" if order.many else "campaign.take.one"),
            self.agree,
            kind="brass",
            why=why,
            name="take",
        )
        return [back, take]

    def bills(self) -> list[Bill]:
        """The cards in sight."""
        return [w for w in self.group.widgets if isinstance(w, Bill)]

    def _picture(self, id: str, size: tuple[int, int], make: bool = True) -> Surface | None:
        """The board of a card; without `make` only one that is there already."""
        key = id, size
        if make:
            self.pictures[key] = self.kit.cut(small(self.kit, self.heist(id), size), self.kit.u(5))
        return self.pictures.get(key)

    # ------------------------------------------------------------ what can be done

    def set_mode(self, kind: str) -> None:
        """One heist alone, or several."""
        self.order.many = kind == "many"
        self._again()

    def toggle(self, id: str) -> None:
        """Play this heist, or leave it out of the campaign."""
        self.order.toggle(id)
        self._again()

    def shift(self, id: str, by: int) -> None:
        """Earlier or later in the order."""
        self.order.put(id, self.order.row.index(id) + by)
        self._again()

    def leaf(self, way: int) -> bool:
        """The cards further along."""
        before, self.first = self.first, self.first + way * max(1, self.shown - 1)
        self.at.clear()
        self._again()
        return self.first != before

    def agree(self) -> None:
        """The table has chosen."""
        setting = self.order.setting
        self.close()
        self.take(setting)

    def _again(self) -> None:
        """Everything in its new place; cards glide there."""
        before = {bill.heist.id: bill.rect.copy() for bill in self.bills()}
        self.place()
        if not self.app.still and not self.held and before:
            self.at = before
            self.glide = self.app.tween(0, 1, MS["card"], in_out_cubic)
            self._stand()
        self.invalidate()

    def _stand(self) -> None:
        """Cards that glide lie between their old and their new place, the one in the hand under the mouse."""
        if self.glide is None or self.glide.done:
            return
        t = self.glide.value
        for bill, slot in zip(self.bills(), self.slots):
            old = self.at.get(bill.heist.id)
            if old is not None and bill.heist.id != self.held:
                bill.rect.x = round(old.x + (slot.x - old.x) * t)

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self._arrow(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self.leaf(1 if event.key == pygame.K_PAGEDOWN else -1)
        if event.type == pygame.MOUSEWHEEL and self.shown < len(self.order.row):
            return self.leaf(-event.y)
        if event.type == pygame.MOUSEMOTION and self.press:
            return self._drag(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            dropped, self.press = self.held, None
            if dropped:
                return self._drop()
        used = super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            bill = self.group.down
            if isinstance(bill, Bill) and self.order.many:
                self.press = bill.heist.id, event.pos
        return used

    def release(self) -> None:
        """A card that is held falls where it is."""
        super().release()
        self.press = None
        if self.held:
            self._drop()

    def _arrow(self, event: Event) -> bool:
        """Shift with an arrow moves the card that has the keyboard; the first has it when none has."""
        bill, ways = self.group.focus, {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if not (event.mod & pygame.KMOD_SHIFT and event.key in ways and self.order.many):
            return False
        if isinstance(bill, Bill):
            self.shift(bill.heist.id, ways[event.key])
        else:
            self.group.set_focus(self.bills()[0], tip=True)
        return True

    def _drag(self, pos: tuple[int, int]) -> bool:
        """The card follows the mouse; the others make room."""
        assert self.press is not None
        id, start = self.press
        if not self.held and abs(pos[0] - start[0]) + abs(pos[1] - start[1]) < self.kit.u(FAR):
            return True
        if not self.held:
            self.held = id
            self.app.tips.clear()
        near = min(range(len(self.slots)), key=lambda i: abs(self.slots[i].centerx - pos[0]))
        if self.order.row.index(id) != self.first + near:
            self.order.put(id, self.first + near)
        self.place()
        card = self.group.named(f"bill:{id}")
        if isinstance(card, Bill):
            card.rect.centerx = max(self.shelf.x, min(pos[0], self.shelf.right))
            self.group.widgets.remove(card)  # drawn last: it lies above the others
            self.group.widgets.append(card)
        self.invalidate()
        return True

    def _drop(self) -> bool:
        """The card falls into its place."""
        self.app.sound.play(LANDING)
        before = {bill.heist.id: bill.rect.copy() for bill in self.bills()}
        self.held = ""
        self.place()
        if not self.app.still:
            self.at, self.glide = before, self.app.tween(0, 1, MS["hover"], in_out_cubic)
            self._stand()
        self.invalidate()
        return True

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.glide is not None:
            more = self.glide.step(dt)
            for bill, slot in zip(self.bills(), self.slots):
                bill.rect.topleft = slot.topleft
            self._stand()
            self.glide = self.glide if more else None
            self.invalidate()
            return True
        return moving

    def idle(self) -> bool:
        """One more board is made; True while there are others."""
        for bill in self.bills():
            if bill.picture is None:
                bill.picture = self._picture(bill.heist.id, bill.window(self.kit).size)
                self.invalidate()
                return True
        return False

    # ------------------------------------------------------------ picture

    def paint(self, dst: Surface) -> None:
        """What the mode means, and the arrows between the cards of a campaign."""
        k, p, drop = self.kit, self.panel, self.kit.u(self.rise.value) if self.rise else 0
        said = self.app.words("campaign.many.line" if self.order.many else "campaign.one.line")
        k.para(dst, (p.x + k.u(24), self.line + drop), said, p.w - 2 * k.u(24), 14, "mid", lead=1.2, align="c", most=3)
        if not self.order.many:
            return
        for i, (a, b) in enumerate(zip(self.slots, self.slots[1:]), self.first):
            if i + 1 < len(self.order.played):
                x, y, n = (a.right + b.x) // 2, a.centery + drop, k.u(6)
                k.poly(dst, [(x + n, y), (x - n, y - k.u(9)), (x - n, y + k.u(9))], C["brass"])
