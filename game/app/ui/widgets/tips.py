"""Tooltips: shown after a short rest of the pointer, beside the thing and never on it; can be pinned."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.ui.host import Host
from game.app.ui.theme import MS, C
from game.content.common.rulebook.words import unsaid

AGAIN_MS = 500.0  # after one was open, the next comes without delay
WIDTH = 300  # units
CLEAR = ("zoom:", "coach:")  # widgets that no tip of another lies on while there is room elsewhere
GRAVE = 1000.0
AFAR = 0.2  # what each px that a tip lies off costs, by the px of its width


def placed(size: tuple[int, int], anchor: Rect, window: Rect, gap: int, shun: list[tuple[Rect, float]]) -> Rect:
    """Where a tip of that size lies: beside what it belongs to, where it covers least of what matters."""
    w, h = size
    wide = (anchor.centerx - w // 2, anchor.x, anchor.right - w)
    high = (anchor.centery - h // 2, anchor.y, anchor.bottom - h)
    places = [(x, y) for x in wide for y in (anchor.y - gap - h, anchor.bottom + gap)]
    places += [(x, y) for y in high for x in (anchor.x - gap - w, anchor.right + gap)]
    places += [(x, y) for x in (window.x, window.right - w) for y in (anchor.y - gap - h, anchor.bottom + gap)]
    places += [(x, y) for y in (window.y, window.bottom - h) for x in (anchor.x - gap - w, anchor.right + gap)]
    about = [(r, weight) for r, weight in shun if not r.contains(anchor)]
    found = [Rect(place, size).clamp(window) for place in places]
    beside = [r for r in found if not r.colliderect(anchor)]

    def cost(r: Rect) -> float:
        off = max(0, anchor.x - r.right, r.x - anchor.right) + max(0, anchor.y - r.bottom, r.y - anchor.bottom)
        lost = sum(weight * cut.w * cut.h for one, weight in about if (cut := r.clip(one)))
        return lost + AFAR * w * max(0, off - gap)

    return min(beside or found, key=cost)


class Tips:
    """`point` at a thing to offer its tip, `clear` when the pointer leaves it.

    The middle mouse button (or F1) pins the open tip: it stays until the next click or Esc. A pinned tip that speaks
    of a rule opens the rulebook there at F1 or a click on it."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.text, self.owner = "", ""
        self.anchor = Rect(0, 0, 0, 0)
        self.within: Rect | None = None  # where it stays; None for the whole window
        self.rect: Rect | None = None  # where it is drawn; None while it waits or is closed
        self.wait = self.since = 0.0
        self.pinned = False

    @property
    def leads(self) -> str:
        """The line of the rulebook a pinned tip leads to, "" for none."""
        return self.app.rule_in(self.text) if self.pinned else ""

    @property
    def said(self) -> str:
        """What is read on it: it names no line, the foot of a pinned tip does."""
        return unsaid(self.text)

    @property
    def shown(self) -> bool:
        return self.rect is not None

    def point(self, anchor: Rect, text: str, owner: str = "", now: bool = False, within: Rect | None = None) -> None:
        """The pointer rests on `anchor`; `now` shows the text without delay, `within` keeps it in a part of the
        window."""
        if self.pinned or (self.shown and text == self.text and anchor == self.anchor):
            return
        warm = self.shown or self.since < AGAIN_MS
        self._hide()
        self.anchor, self.text, self.owner, self.within = Rect(anchor), text, owner, within
        self.wait = 0.0 if now or warm else float(MS["tooltip"])
        if self.wait <= 0:
            self._show()

    def clear(self) -> None:
        """Nothing is pointed at."""
        if not self.pinned:
            self._hide()
            self.text = ""

    def unpin(self) -> None:
        self.pinned = False
        self.clear()

    def handle(self, event: Event) -> bool:
        """Pin and unpin; True when the event was for the tip alone."""
        pin = (event.type == pygame.MOUSEBUTTONDOWN and event.button == 2) or (
            event.type == pygame.KEYDOWN and event.key == pygame.K_F1
        )
        if self.pinned and self.rect is not None and self.leads and self._asked(event, self.rect):
            self.app.open_rule(self.leads)
            return True
        if pin and self.text:
            if not self.shown:
                self._show()
            self.pinned = not self.pinned
            self._show()
            if not self.pinned:
                self.clear()
            return True
        if self.pinned and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.unpin()
            return True
        if self.pinned and event.type == pygame.MOUSEBUTTONDOWN:
            self.unpin()
        elif event.type == pygame.KEYDOWN and self.shown and not self.pinned and event.key != pygame.K_TAB:
            self._hide()
        return False

    @staticmethod
    def _asked(event: Event, rect: Rect) -> bool:
        """F1, or a click on the tip."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return bool(rect.collidepoint(event.pos))
        return bool(event.type == pygame.KEYDOWN and event.key == pygame.K_F1)

    def update(self, dt: float) -> bool:
        """True while a tip is about to open."""
        if self.shown:
            self.since = 0.0
            return False
        self.since += dt
        if not self.text or self.wait <= 0:
            return False
        self.wait -= dt
        if self.wait <= 0:
            self._show()
        return True

    # ------------------------------------------------------------ place and picture

    def _show(self) -> None:
        self.rect = self._place()
        self._redraw()

    def _hide(self) -> None:
        self._redraw()
        self.rect = None
        self.wait = 0.0

    def _redraw(self) -> None:
        if self.rect:
            m = 2 * self.app.kit.u(16)
            self.app.dirty.add(self.rect.inflate(m, m))

    def _place(self) -> Rect:
        k = self.app.kit
        window = self.within or Rect(0, 0, *self.app.size)
        pad = k.u(11)
        most = min(k.t(WIDTH), window.w - k.u(24)) - 2 * pad
        one = max(k.width(line, "sans", 14) for line in self.said.replace("**", "").split("\n"))
        inner = min(most, one + k.u(4))
        h = k.para(None, (0, 0), self.said, inner, 14, dry=True)
        if self.leads:
            inner = max(inner, min(most, k.width(self._more(), "bold", 12) + k.t(24)))
            h += k.t(21)
        r = Rect(0, 0, inner + 2 * pad, h + k.u(14))
        return placed(r.size, self.anchor, window.inflate(-k.u(8), -k.u(8)), k.u(9), self._shunned())

    def _shunned(self) -> list[tuple[Rect, float]]:
        """What a tip had better not cover, and how much it matters."""
        top = self.app.stack.top
        if top is None:
            return []
        group = getattr(top, "group", None)
        widgets = list(group.widgets) if group is not None else []
        first = group.default if group is not None else None
        heavy = [one.rect for one in widgets if one is first or one.name.startswith(CLEAR)]
        return [*((r, GRAVE) for r in (*heavy, *top.spared())), *((one.rect, 1.0) for one in widgets)]

    def _more(self) -> str:
        """What the foot of a pinned tip says."""
        return self.app.words("rulebook.tip.more")

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """The tip on parchment; a brass tack marks a pinned one."""
        if self.rect is None or not self.rect.inflate(40, 40).colliderect(dirty):
            return
        k, r = self.app.kit, self.rect
        k.shadow(surface, r, 6, 4, (2, 4), 190)
        k.box(surface, r, ((250, 241, 220), (236, 222, 190)), 6)
        k.ring(surface, r, C["brass"] if self.pinned else C["ink_line"], 2 if self.pinned else 1.2, 6)
        k.para(surface, (r.x + k.u(11), r.y + k.u(7)), self.said, r.w - k.u(22), 14, "ink")
        if self.leads:
            y = r.bottom - k.u(5) - k.t(10)
            k.rule(surface, r.x + k.u(11), y - k.t(10), r.w - k.u(22))
            sign = k.icon(surface, (r.x + k.u(11), y), "book", 12 * min(1.8, k.grow), "ink_blue", "ml")
            k.text(
                surface,
                (sign.right + k.u(6), y),
                self._more(),
                "bold",
                12,
                "ink_blue",
                "ml",
                fit=r.right - sign.right - k.u(15),
            )
        if self.pinned:
            k.rivet(surface, (r.right - k.u(4), r.y + k.u(4)), 3.4)
