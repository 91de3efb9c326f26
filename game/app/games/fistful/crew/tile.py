"""What the set-up is made of: a crew card among the nine, a seat's two places."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.games.fistful.crew import card as crewcard
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets.base import Action, Widget
from game.content.fistful.records import Crew

Words = Callable[..., str]


class CrewCard(Widget):
    """One of the nine; `side` is the one to choose, `why` greys it, `taken` is the seat that has it (-1: none).

    `done`: all seats have chosen; then the chosen stay bright. `gain`: the spaces that the Timer has more with that
    hero."""

    radius = 8
    margin = 22

    def __init__(
        self,
        rect: Rect,
        crew: Crew,
        side: str,
        words: Words,
        action: Action,
        *,
        why: str = "",
        taken: int = -1,
        wanted: bool = False,
        done: bool = False,
        gain: int = 0,
    ) -> None:
        gain = gain if side == "hero" else 0
        super().__init__(
            rect, action, why=why, tip=words("setup.timer.gained", n=gain) if gain else "", name=f"crew:{crew.id}"
        )
        self.gain = gain
        self.crew, self.side, self.words, self.taken = crew, side, words, taken
        self.wanted, self.done = wanted, done

    @property
    def hint(self) -> str:
        return self.why or self.tip

    def draw(self, kit: Kit, dst: Surface) -> None:
        state = self.state
        up = kit.u(6) if state == "hover" else -kit.u(1) if state == "press" else 0
        rect = self.rect.move(0, -up)
        key = "crewcard", self.crew.id, self.side, self.gain
        kit.stamp(dst, rect, key, lambda s, r: crewcard.small(kit, s, r, self.crew, self.words, self.side, self.gain))
        middle = rect.centerx, rect.y + rect.h * 0.44
        if state == "off" and self.done and self.taken >= 0:
            kit.seat(dst, (rect.right - kit.u(20), rect.y + rect.h * 0.24), self.taken, 12)
        elif state == "off":
            cards.card_state(kit, dst, rect, "forbidden")
            if self.taken >= 0:
                kit.seat(dst, middle, self.taken, 15)
            elif not self.done:
                cards.ban(kit, dst, middle)
        elif state in ("hover", "press"):
            kit.ring(dst, rect.inflate(2 * kit.u(3), 2 * kit.u(3)), C["brass"], 2, 9)
        elif self.wanted:
            cards.card_state(kit, dst, rect, "legal")


class Place(Widget):
    """A seat's hero or sidekick: the chosen bust, the empty place, or the place that waits for a choice."""

    radius = 6
    margin = 10

    def __init__(
        self,
        rect: Rect,
        crew: Crew | None,
        label: str,
        action: Action | None,
        *,
        waits: bool = False,
        tip: str = "",
        name: str = "",
    ) -> None:
        super().__init__(rect, action if crew else None, tip=f"**{crew.name}**\n{tip}" if crew else label, name=name)
        self.crew, self.label, self.waits = crew, label, waits
        self.focusable = crew is not None

    def draw(self, kit: Kit, dst: Surface) -> None:
        r = self.rect
        if self.crew is None:
            kit.box(dst, r, (14, 18, 29), 6)
            kit.sunken(dst, r, 6, 4, 120)
            q = kit.u(3)
            pts = [
                (r.x + q, r.y),
                (r.right - q, r.y),
                (r.right, r.y + q),
                (r.right, r.bottom - q),
                (r.right - q, r.bottom),
                (r.x + q, r.bottom),
                (r.x, r.bottom - q),
                (r.x, r.y + q),
            ]
            if self.waits:
                kit.ring(dst, r, C["brass"], 2, 6)
            else:
                kit.dashes(dst, pts, C["line"], 1, 3, 3, 150, closed=True)
            color, room = "brass" if self.waits else "low", r.w - 2 * kit.u(7)
            if kit.width(self.label, "sans", 12) <= room:
                kit.text(dst, r.center, self.label, "sans", 12, color, "mc")
            else:  # letters too big for the slot: a sign, the word is its tip
                kit.icon(dst, r.center, "users", min(22.0, room / kit.scale), color)
            return
        plate = kit.t(19) if kit.width(self.crew.name, "bold", 12) < r.w - kit.u(6) and r.h > kit.t(52) else 0
        win = Rect(r.x, r.y, r.w, r.h)
        kit.box(dst, win, ((128, 102, 72), (78, 60, 44), (46, 36, 28)), 6)
        face = Rect(r.x, r.y, r.w, max(kit.u(20), r.h - plate))
        img = kit.window(
            face.size,
            6,
            lambda s: kit.put(s, kit.bust(self.crew.doll, (face.w / kit.scale, face.h / kit.scale), 0.92, 3), (0, 0)),
            ("place", self.crew.doll),
        )
        kit.put(dst, img, face.topleft)
        if plate:
            kit.box(dst, Rect(r.x, r.bottom - plate, r.w, plate), (18, 22, 34), 5, 235)
            kit.text(dst, (r.centerx, r.bottom - plate / 2), self.crew.name, "bold", 12, "hi", "mc")
        kit.ring(dst, r, C["brass"] if self.hovered else C["brass_lo"], 2 if self.hovered else 1, 6)
