"""A heist as a card of the playbill: its board, its name and story, and the place it has in the order."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.fistful.board.small import outline
from game.app.games.fistful.panels.objectives import ICONS
from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, ON_BRASS, C
from game.app.ui.widgets.base import Action, Widget
from game.content.fistful import fistful
from game.content.fistful.records import Heist


class Bill(Widget):
    """`mark`: its place in the order, or "check" for the one that is played alone; "" while it is not played.
    `picture`: its board, None while that is not made yet. `lifted`: in the hand."""

    radius = 9
    margin = 22
    keeps_focus = True
    heard = False

    def __init__(
        self, rect: Rect, heist: Heist, mark: str, action: Action, *, tip: str = "", keys: tuple[int, ...] = ()
    ) -> None:
        super().__init__(rect, action, tip=tip, keys=keys, name=f"bill:{heist.id}")
        self.heist, self.mark = heist, mark
        self.picture: Surface | None = None
        self.lifted = False

    def window(self, kit: Kit) -> Rect:
        """Where the board lies on the card."""
        return board_room(kit, self.rect)

    def draw(self, kit: Kit, dst: Surface) -> None:
        up = kit.u(6) if self.lifted or self.state == "hover" else 0
        r = self.rect.move(0, -up)
        kit.parchment(dst, r, 9, 60 + len(self.heist.id), drop=(4, 12) if up else (2, 4))
        self._board(kit, dst, board_room(kit, r))
        self._words(kit, dst, r)
        if self.mark:
            kit.ring(dst, r.inflate(2 * kit.u(3), 2 * kit.u(3)), C["brass"], 3 if up else 2, 10)
            seal(kit, dst, (r.x + kit.u(24), r.y + kit.u(24)), self.mark)
        else:
            kit.box(dst, r, (14, 11, 10), 9, 60 if up else 116)
            if up:
                kit.ring(dst, r.inflate(2 * kit.u(3), 2 * kit.u(3)), C["brass_lo"], 2, 10)

    def _board(self, kit: Kit, dst: Surface, box: Rect) -> None:
        kit.box(dst, box, (10, 13, 20), 5)
        picture = self.picture
        if picture is None or picture.get_size() != box.size:
            picture = outline(kit, self.heist, box.size)
        kit.put(dst, picture, box.topleft)
        kit.sunken(dst, box, 5, 4, 120)
        kit.ring(dst, box, C["ink_line"], 1, 5)

    def _words(self, kit: Kit, dst: Surface, r: Rect) -> None:
        """The name, and as much of the story as whole lines have room for."""
        pad, box = kit.u(13), board_room(kit, r)
        room, y = r.w - 2 * pad, box.bottom + kit.u(6)
        size = kit.fit_size(self.heist.title, "display", 18, room)
        kit.text(dst, (r.centerx, y + kit.t(12)), self.heist.title, "display", size, "ink", "mc", fit=room)
        y += kit.t(26)
        step = kit.px(14) * 1.2
        foot = self._asks(kit, dst, Rect(r.x + pad, 0, room, r.bottom - kit.u(12)))
        lines = int((foot - kit.u(4) - y) / step)
        if lines > 0:
            kit.para(dst, (r.x + pad, y), self.heist.story, room, 14, "ink_mid", lead=1.2, most=lines)

    def _asks(self, kit: Kit, dst: Surface, r: Rect) -> int:
        """At the foot of `r` what the heist asks, in signs and numbers, where that has room; returns its upper edge."""
        heist = self.heist
        asks = [("coins", f"${heist.goal_credits:,}")] if heist.goal_credits else []
        asks += [(ICONS[star.kind], str(star.needed)) for star in heist.stars]
        asks += [(ICONS["visit"], str(len(heist.visits)))] if heist.visits else []
        asks += [("heart", fistful().crew[who].name) for who in heist.must_not_fall]
        gap, sign = kit.u(14), kit.t(19)
        size = 14.0
        while size > 12 and self._row(kit, asks, size, sign, gap) > r.w:
            size -= 0.5
        if heist.must_not_fall and self._row(kit, asks, size, sign, gap) > r.w:
            asks = [*(one for one in asks if one[0] != "heart"), ("heart", str(len(heist.must_not_fall)))]
        if not asks or self._row(kit, asks, size, sign, gap) > r.w or r.bottom < kit.t(24):
            return r.bottom
        y = r.bottom - kit.t(10)
        kit.rule(dst, r.x, y - kit.t(14), r.w)
        x = float(r.x + (r.w - self._row(kit, asks, size, sign, gap)) // 2)
        for icon, text in asks:
            kit.icon(dst, (x, y), icon, 14 * kit.grow, "ink_mid", "ml")
            kit.text(dst, (x + sign, y), text, "bold", size, "ink", "ml")
            x += sign + kit.width(text, "bold", size) + gap
        return y - kit.t(18)

    @staticmethod
    def _row(kit: Kit, asks: list[tuple[str, str]], size: float, sign: int, gap: int) -> int:
        """How wide they lie side by side."""
        return sum(sign + kit.width(text, "bold", size) for _, text in asks) + gap * (len(asks) - 1)


def board_room(kit: Kit, r: Rect) -> Rect:
    """The window of the board on a card."""
    pad = kit.u(12)
    words = kit.t(26) + kit.t(30) + kit.u(16) + round(3 * kit.px(14) * 1.2)
    high = max(r.h * 40 // 100, min(r.h - 2 * pad - words, (r.w - 2 * pad) * 3 // 4))
    return Rect(r.x + pad, r.y + pad, r.w - 2 * pad, high)


def seal(kit: Kit, dst: Surface, pos: tuple[float, float], label: str, radius: float = 16) -> None:
    """A number, a tick or a cross on brass."""
    n = kit.u(radius)
    kit.brass(dst, Rect(round(pos[0]) - n, round(pos[1]) - n, 2 * n, 2 * n), radius)
    if label in ("check", "x"):
        kit.icon(dst, pos, label, radius, DARK_INK)
        return
    kit.text(dst, pos, label, "display", radius * 1.1 / max(1, kit.text_scale), DARK_INK, "mc", press=ON_BRASS)


class Leaf(Widget):
    """An arrow beside a row that is longer than the table: `way` -1 or 1."""

    def __init__(self, rect: Rect, way: int, action: Action, *, tip: str, why: str = "", name: str = "") -> None:
        super().__init__(rect, action, tip=tip, why=why, name=name)
        self.way = way

    def draw(self, kit: Kit, dst: Surface) -> None:
        off = bool(self.why)
        if not off:
            kit.button(dst, self.rect, "", "wood", state=self.state)
        x, y, n = self.rect.centerx, self.rect.centery, kit.u(7)
        color = C["subtle"] if off else C["brass"] if self.hovered else C["mid"]
        kit.poly(dst, [(x + self.way * n, y), (x - self.way * n, y - n), (x - self.way * n, y + n)], color)
