"""How the curtain looks: three leaves of walnut on hinges, and on the middle one the next seat's face or mark, and its
name."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.app.play.recap import MOST, Line
from game.app.shell.words import Words
from game.app.table.curtain.handover import Handing, order
from game.app.table.curtain.leaves import Leaves
from game.app.table.panels.log import begin
from game.app.ui.kit import Kit
from game.app.ui.kit.base import ADD, MULT
from game.app.ui.theme import DARK_INK, ON_BRASS, SEATS, C

MEDAL = 88.0


class Picture(Leaves):
    """The curtain for one window.  `button` is where it is held, `spot` all that changes while it is; with `telling`
    the lower half holds what happened and `go` is the button under it, beside `more` where it takes `many` leaves;
    `at_leaf`: the one that is shown, 0 the first that was missed."""

    def __init__(
        self, kit: Kit, size: tuple[int, int], handing: Handing, words: Words, telling: bool = False, leaf: int = 0
    ) -> None:
        super().__init__(kit, size)
        self.handing, self.words, self.telling, self.at_leaf = handing, words, telling, leaf
        self.many = 1
        self.more = Rect(0, 0, 0, 0)
        self.hovered = False
        self.felt = self.at(350, 66, 580, 592)
        self.button = Rect(0, 0, 0, 0)
        self.go = Rect(0, 0, 0, 0)
        self.bare = self._table()
        self.whole = self.bare.copy()
        for i in (0, 1):
            self.leaf(self.whole, i)
        for one in (self.bare, self.whole):
            self.hinges(one)
            self._foot(one)
        m = 2 * kit.u(12)
        self.spot = self.button.inflate(m, m)

    # ------------------------------------------------------------ drawing

    def draw(self, dst: Surface, dirty: Rect, swing: float, held: float) -> None:
        """The closed curtain; `swing` 1 has the leaves quite open to the sides, `held` fills the groove."""
        if swing >= 1:
            dst.blit(self.whole, dirty, dirty)
        else:
            dst.blit(self.bare, dirty, dirty)
            self._swinging(dst, swing)
        if not self.telling and self.spot.colliderect(dirty):
            self._hold(dst, held)

    def draw_going(self, dst: Surface, swing: float, still: bool) -> None:
        """The curtain goes: the leaves fold back and it lets the table through; still, it only fades."""
        sheet = Surface(self.size)
        if still:
            sheet.blit(self.whole, (0, 0))
        else:
            sheet.blit(self.bare, (0, 0))
            self._swinging(sheet, swing)
        if not self.telling:
            self._hold(sheet, 1.0)
        sheet.set_alpha(int(255 * swing))
        dst.blit(sheet, (0, 0))

    def _swinging(self, dst: Surface, swing: float) -> None:
        """Both side leaves squeezed towards their hinges."""
        for i, (x0, x1) in enumerate(((24, 318), (962, 1256))):
            area = self.at(x0, 34, x1 - x0, 656).clip(self.whole.get_rect())
            wide = round(area.w * max(0.0, min(1.0, swing)))
            if wide < 2:
                continue
            leaf = pygame.transform.smoothscale(self.whole.subsurface(area), (wide, area.h))
            dst.blit(leaf, (area.right - wide if i == 0 else area.x, area.y))

    # ------------------------------------------------------------ wood

    def _table(self) -> Surface:
        k = self.kit
        dst = k.background(self.size, (0.5, 0.40), 0.42, 0.9).copy()
        k.shadow(dst, self.at(40, 60, 1200, 610), 20, 20, (6, 16), 220)
        mid = self.at(318, 34, 644, 656)
        wood = k.walnut(mid.w, mid.h, 47).copy()
        wood.fill((226, 222, 218), special_flags=MULT)
        dst.blit(wood, mid)
        k.box_ring(dst, mid, ((186, 134, 88), (110, 74, 46), (40, 24, 14)), 2, 2)
        k.tray(dst, self.felt, (20, 27, 44), 12, seed=13, depth=16)
        self._said(dst)
        return dst

    def _foot(self, dst: Surface) -> None:
        """The game at the left, the key that hides at the right."""
        k, words = self.kit, self.words
        w, h = self.size
        y = h - k.t(20) if k.grow > 1.3 else h - k.u(20)
        cap = k.keycap(dst, (w - k.u(18), y), words("curtain.key.hide"), 12, "mr")
        right = k.text(dst, (cap.x - k.u(8), y), words("curtain.hide"), "sans", 14, "mid", "mr", press="press")
        k.text(dst, (k.u(18), y), self.handing.foot, "sans", 14, "mid", "ml", press="press", fit=right.x - k.u(36))

    # ------------------------------------------------------------ the middle leaf

    def _said(self, dst: Surface) -> None:
        """Order of play, medal, name; under them the button to hold, or what happened."""
        k, felt, words = self.kit, self.felt, self.words
        seat = self.handing.seat
        color = SEATS[self.kit.looks[seat]].color
        k.glow(dst, (felt.centerx, felt.y + k.u(190)), 330, tuple(int(v * 0.22) for v in color), 1)
        k.glow(dst, (felt.centerx, felt.y + k.u(150)), 260, (38, 28, 14), 1)
        y = felt.y + k.u(38)
        top = y
        y += k.u(30)
        inner = felt.w - k.u(56)
        name = self.handing.title or words("curtain.turn", name=self.handing.names[seat])
        big = k.fit_size(name, "display", 44 / max(1.0, k.grow / 1.1), inner)
        title = k.cap("display", big) + k.u(30)
        foot = felt.bottom - k.u(22)
        low = self._told_high(foot - y - title) if self.telling else self._hold_high(inner)
        radius = min(MEDAL, (foot - low - title - y - k.u(20)) / 2 / k.scale)
        self._order(dst, top, radius < 22)
        if radius >= 22:
            y += k.u(radius + 8)
            self._medal(dst, (felt.centerx, y), radius)
            y += k.u(radius + 8)
        slack = max(0, foot - low - title - y)
        y += min(k.u(14), slack // 2) + title // 2
        k.brass_text(dst, (felt.centerx, y), name, "display", big)
        y += title // 2
        if self.telling:
            self._told(dst, foot - low, foot)
        else:
            self._below(dst, y, foot, inner)

    def _order(self, dst: Surface, y: int, faced: bool) -> None:
        """Who plays after whom; `faced`: the face of who comes is seen here, for no medal has room."""
        k, seats = self.kit, order(self.handing.names, self.handing.seat)
        step = min(72, 480 / max(1, len(seats)))
        x0 = self.felt.centerx - k.u(step * (len(seats) - 1) / 2)
        for i in seats:
            x = x0 + k.u(i * step)
            if i < len(seats) - 1:
                k.dashes(dst, [(x + k.u(19), y), (x + k.u(step - 19), y)], C["line"], 1.4, 3, 4, 150)
            if i == self.handing.seat:
                k.circle(dst, (x, y), 19, C["brass"], 2)
            if faced and i == self.handing.seat:
                k.face(dst, (x, y), i, 17, 12)
            else:
                k.seat(dst, (x, y), i, 12 if i == self.handing.seat else 9)

    def _medal(self, dst: Surface, c: tuple[int, int], r: float) -> None:
        """A walnut medal with the face of who comes on it, the seat's block where nobody has a face."""
        k, seat, f = self.kit, self.handing.seat, r / MEDAL
        k.disc(dst, (c[0] + k.u(3), c[1] + k.u(8 * f)), r, (0, 0, 0), 120)
        k.disc(dst, c, r, (120, 82, 50), ring=(54, 34, 20), ring_w=3)
        for radius, color in ((84, (146, 102, 64)), (70, (96, 64, 40))):
            k.circle(dst, c, radius * f, color, 1.6)
        k.circle(dst, c, 78 * f, C["brass"], 3 * f)
        k.circle(dst, c, 82 * f, C["brass_lo"], 1)
        k.glow(dst, (c[0] - k.u(30 * f), c[1] - k.u(40 * f)), 80 * f, (50, 36, 18), 1)
        if any(k.dolls[seat : seat + 1]):
            k.face(dst, c, seat, 75 * f, 46 * f)
            return
        k.seat(dst, (c[0] + k.u(1.5), c[1] + k.u(3 * f)), seat, 47 * f)
        k.seat(dst, c, seat, 46 * f)
        n = 2 * k.u(46 * f)
        gloss = Surface((n, n), pygame.SRCALPHA)
        k.seat(gloss, (n // 2, n // 2), seat, 46 * f)
        shade = Surface((1, 4))
        for i, v in enumerate((70, 26, 0, 0)):
            shade.set_at((0, i), (v, v, v))
        light = pygame.transform.smoothscale(shade, gloss.get_size()).convert_alpha()
        light.blit(gloss, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        dst.blit(light, (c[0] - n // 2, c[1] - n // 2), special_flags=ADD)

    # ------------------------------------------------------------ holding

    def _first(self) -> str:
        n = len(self.handing.lines)
        return self.words("curtain.first", n=n) if n else self.words("curtain.nothing")

    def _line(self) -> str:
        """What is asked, and that nobody else is to look."""
        return "\n".join(one for one in (self.handing.asked, self.words("curtain.line")) if one)

    def _hold_high(self, inner: int) -> int:
        k = self.kit
        line = k.para(None, (0, 0), self._line(), inner, 16, dry=True)
        first = k.para(None, (0, 0), self._first(), inner, 14, dry=True)
        return line + k.u(16) + self._button_high() + k.u(12) + k.t(20) + k.u(16) + first + k.u(12)

    def _button_high(self) -> int:
        return max(self.kit.u(64), self.kit.t(30) + self.kit.u(28))

    def _below(self, dst: Surface, y: int, foot: int, inner: int) -> None:
        k, felt, words = self.kit, self.felt, self.words
        x = felt.centerx - inner // 2
        high = k.para(None, (0, 0), self._first(), inner, 14, dry=True)
        k.para(dst, (x, foot - high), self._first(), inner, 14, "mid", align="c")
        rule = foot - high - k.u(14)
        k.box(dst, Rect(felt.x + k.u(60), rule, felt.w - k.u(120), max(1, k.u(1))), C["subtle"], 0)
        line = k.para(None, (0, 0), self._line(), inner, 16, dry=True)
        need = line + k.u(16) + self._button_high() + k.u(12) + k.t(20)
        y += max(0, (rule - k.u(6) - y - need) // 3)
        k.para(dst, (x, y), self._line(), inner, 16, "mid", align="c")
        y += line + k.u(16)
        wide = min(inner, max(k.u(330), k.width(words("curtain.hold"), "serif", 22) + k.u(80)))
        self.button = Rect(felt.centerx - wide // 2, y, wide, self._button_high())
        y = self.button.bottom + k.u(12) + k.t(10)
        cap = max(k.t(18), k.width(words("key.space"), "bold", 12) + k.u(9))
        how = min(k.width(words("curtain.how"), "sans", 14), inner - cap - k.u(8))
        left = felt.centerx - (cap + k.u(8) + how) // 2
        k.keycap(dst, (left, y), words("key.space"), 12, "ml")
        k.text(dst, (left + cap + k.u(8), y), words("curtain.how"), "sans", 14, "mid", "ml", fit=how)

    def _hold(self, dst: Surface, share: float) -> None:
        """The brass button with the groove that fills while it is held."""
        k, b = self.kit, self.button
        pressed = share > 0
        k.brass(dst, b, 8, "press" if pressed else "hover" if self.hovered else "normal", rivets=True)
        groove = Rect(b.x + k.u(30), b.bottom - k.u(22), b.w - k.u(60), k.u(8))
        label = self.words("curtain.hold")
        size = k.fit_size(label, "serif", 22, groove.w)
        k.text(dst, (b.centerx, (b.y + groove.y) // 2 + k.u(3)), label, "serif", size, DARK_INK, "mc", press=ON_BRASS)
        k.box(dst, groove, (92, 62, 22), 4)
        k.sunken(dst, groove, 4, 3, 150)
        fill = Rect(groove.x + k.u(1), groove.y + k.u(1), int((groove.w - k.u(2)) * min(1.0, share)), groove.h - k.u(2))
        k.box(dst, fill, ((255, 250, 230), (250, 232, 180)), 3)

    # ------------------------------------------------------------ what happened

    def says_more(self) -> str:
        """What the button to the next leaf says."""
        return self.words("curtain.more", n=self.at_leaf % self.many + 1, of=self.many)

    def _told_high(self, room: int) -> int:
        """How high the card with what happened is, its button included; at most `room` px."""
        k = self.kit
        pad, wide = k.u(16), self.felt.w - k.u(56)
        high = k.t(26) + 2 * pad
        for line in self.handing.lines[-MOST:]:
            high += k.para(None, (0, 0), line.text, wide - 2 * pad - k.u(26), 14, "ink", lead=1.22, dry=True) + k.u(5)
        return min(high + k.t(34) + k.u(14), room)

    def _leaves(self, wide: int, room: int) -> list[list[tuple[Line, int]]]:
        """The lines with their heights, a leaf each as far as there is room, the first that was missed first."""
        k, found, left = self.kit, list[list[tuple[Line, int]]](), 0
        for line in self.handing.lines:
            high = k.para(None, (0, 0), line.text, wide, 14, "ink", lead=1.22, dry=True)
            if high > left or not found or len(found[-1]) == MOST:
                found.append([])
                left = room
            found[-1].append((line, high))
            left -= high + k.u(5)
        return found

    def _told(self, dst: Surface, top: int, foot: int) -> None:
        """The recap on parchment, newest last; what does not fit is on the next leaf."""
        k, felt, words = self.kit, self.felt, self.words
        inner, pad = felt.w - k.u(56), k.u(16)
        wide = min(inner, max(k.u(200), k.width(words("curtain.go"), "bold", 14) + k.t(70) + k.u(30)))
        self.go = Rect(felt.centerx - wide // 2, foot - k.t(34), wide, k.t(34))
        self.more = Rect(0, 0, min(inner - wide - k.u(12), k.width(self.says_more(), "bold", 14) + k.t(40)), k.t(34))
        card = Rect(felt.centerx - inner // 2, top, inner, self.go.y - k.u(12) - top)
        k.parchment(dst, card, 8, 17)
        k.text(
            dst,
            (card.x + pad, card.y + k.u(8) + k.t(16)),
            words("recap.title"),
            "display",
            16,
            "ink",
            "bl",
            fit=card.w - 2 * pad,
        )
        head = card.y + k.u(12) + k.t(22)
        y, width = card.bottom - pad, card.w - 2 * pad - k.u(26)
        leaves = self._leaves(width, y - head)
        self.many = len(leaves)
        if self.many > 1:
            self.go.right = card.right
            self.more.topleft = card.x, self.go.y
        leaf = leaves[self.at_leaf % self.many]
        for i, (line, high) in reversed([*enumerate(leaf)]):
            y -= high
            mark = card.x + pad + k.u(8), y + k.px(14) * 0.6
            anew = not (i and leaf[i - 1][0].seat == line.seat)
            begin(k, dst, mark, line.seat, anew, line.picture, C["ink_line"])
            k.para(dst, (card.x + pad + k.u(26), y), line.text, width, 14, "ink", lead=1.22)
            y -= k.u(5)
