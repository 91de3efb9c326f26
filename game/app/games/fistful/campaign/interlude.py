"""Between two heists of a campaign: what was earned, what goes along, what is set back (R-FC-18)."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.games.fistful.board.small import small
from game.app.games.fistful.campaign.stops import Stop, stops
from game.app.games.fistful.campaign.titles import number, title
from game.app.games.fistful.campaign.track import paint_track
from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.result_crowd import Doll, crews, placed
from game.app.replay.ending import Ending, Way
from game.app.shell.app import App
from game.app.ui import cards
from game.app.ui.widgets import Button, Widget
from game.content.fistful import fistful
from game.content.fistful.records import Gear
from game.core.session import Session
from game.rules.fistful.campaign import parts
from game.rules.fistful.state import Fistful

BACK = (("heart", "fit"), ("users", "crew"), ("coins", "banked"), ("cart", "sack"), ("hourglass", "timer"))
"""What is set back: an icon, and the key of its sentence."""


class Interlude(Ending):
    """Stands in the table's place when a heist is won and another follows; nothing is decided here."""

    room = (40, 128, 1200, 424)
    pictures = False

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        super().__init__(app, session, names)
        self.glad = True
        self.g: Fistful = session.state

    # ------------------------------------------------------------ what can be done

    def again(self) -> None:
        """On: the crew of the next heist is chosen."""
        from game.app.games.fistful.campaign.recasting import Recasting

        self.app.stack.replace(Recasting(self.app, self.session, self.names))

    def ways(self) -> list[Way]:
        found = [way for way in super().ways() if way.name != "crew"]
        return [*found, Way("rules", "campaign.rules", self.rules, "book", "")]

    def rules(self) -> None:
        """The rulebook, where it says what carries over."""
        self.app.open_rules("R-FC-18", self.session.rules.id)

    def buttons(self) -> list[Widget]:
        words = self.app.words
        _, *rest = super().buttons()
        go = Button(
            self.first(290),
            words("campaign.crew"),
            self.again,
            kind="primary",
            sub=words("campaign.crew.for", title=title(self.g.heist)),
            keys=(pygame.K_c,),
            name="again",
        )
        return [go, *rest]

    # ------------------------------------------------------------ picture

    def done(self) -> Stop:
        """The heist that is over."""
        return [stop for stop in stops(self.g) if stop.stands == "won"][-1]

    def paint(self, dst: Surface) -> None:
        """Headline; the heists in their order, what goes along, what is set back; the crew that came home."""
        k, words, g = self.kit, self.app.words, self.g
        done, (i, n) = self.done(), number(g)
        line = words("campaign.won.line", part=words("campaign.part", i=i - 1, n=n), title=title(g.heist))
        self.paint_head(dst, words("campaign.won", title=done.title), line)
        k.glow(dst, self.mat.center, 520, (34, 28, 14), 0.9)
        self.paint_track(dst, self.at(60, 146, 372, 388))
        self.paint_along(dst, self.at(448, 146, 404, 388))
        self.paint_back(dst, self.at(868, 146, 354, 388))
        for doll in self.crowd():
            k.stand(dst, doll.foot, doll.name, doll.high)
        total = words("campaign.sum", money=words("money", n=sum(one.earned for one in parts(g))))
        self.paint_sum(dst, total)

    def paint_sum(self, dst: Surface, total: str) -> None:
        """What all heists brought so far, on a plate that answers the one of the way on."""
        k, go = self.kit, self.first(290)
        r = Rect(self.mat.right - go.w, go.y, go.w, go.h)
        k.tray(dst, r, r=8, seed=31)
        size = k.fit_size(total, "display", 20, r.w - k.u(24))
        k.text(dst, r.center, total, "display", size, "brass", "mc")

    def paint_track(self, dst: Surface, r: Rect) -> None:
        """The heists one below the other."""
        paint_track(self.kit, dst, r, stops(self.g), self.app.words, self.board)

    def board(self, heist: str, size: tuple[int, int]) -> Surface:
        """A board at a glance."""
        k = self.kit
        return k.cut(small(k, fistful().heists[heist], size), k.u(4))

    def paint_along(self, dst: Surface, r: Rect) -> None:
        """A sheet with the Gear in every seat's slots, and how the decks stand."""
        k, words, g = self.kit, self.app.words, self.g
        k.parchment(dst, r, 9, 71)
        pad = k.u(18)
        inner = r.inflate(-2 * pad, -2 * k.u(14))
        decks = words("campaign.decks", gear=len(g.zones.get("gear", ())), event=len(g.zones.get("event", ())))
        low = k.para(None, (0, 0), decks, inner.w, 14, dry=True, lead=1.2)
        y = self.head(dst, inner, words("campaign.along"))
        if low > 2.5 * k.px(14) * 1.2:  # the names of the Gear need the room
            low = -k.u(12)
        else:
            k.para(dst, (inner.x, inner.bottom - low), decks, inner.w, 14, "ink_mid", lead=1.2)
            k.rule(dst, inner.x, inner.bottom - low - k.u(8), inner.w)
        n = len(self.names)
        columns = 1 if n < 3 else 2
        high, wide = (inner.bottom - low - k.u(12) - y) // -(-n // columns), inner.w // columns
        for seat in range(n):
            column, row = seat % columns, seat // columns
            self.paint_seat(dst, Rect(inner.x + column * wide, y + row * high, wide - k.u(6), high), seat)

    def paint_seat(self, dst: Surface, r: Rect, seat: int) -> None:
        """A seat with its Gear: side by side where that has room, else the names in lines of their own."""
        k, words = self.kit, self.app.words
        held = [card for id in self.g.zones.get(f"slots:{seat}", ()) if (card := gear(id))]
        if held and r.h > k.t(50) + k.u(64) and len(self.names) < 3:
            self.paint_cards(dst, r, seat, held)
            return
        high = min(k.t(24), r.h // (1 + max(1, len(held))))
        mark = min(k.t(24), high)
        size = min(16.0, 16.0 * high / k.t(24))
        y = r.y + high / 2 + k.u(2)
        k.seat(dst, (r.x + mark / 2, y), seat, min(11.0, high / k.scale / 2 - 1))
        k.text(dst, (r.x + mark + k.u(6), y), self.names[seat], "serif", size, "ink", "ml", fit=r.w - mark - k.u(6))
        if not held:
            k.text(
                dst,
                (r.x + mark + k.u(6), y + high),
                words("campaign.no_gear"),
                "sans",
                min(14.0, size),
                "ink_mid",
                "ml",
                fit=r.w - mark,
            )
        for card in held:
            y += high
            k.icon(dst, (r.x + mark + k.u(14), y), gear_icon(card), min(15.0, high / k.scale * 0.7), "ink_mid")
            room = r.w - mark - k.u(28)
            k.text(
                dst,
                (r.x + mark + k.u(28), y),
                card.title,
                "bold",
                k.fit_size(card.title, "bold", min(14.0, size), room),
                "ink",
                "ml",
                fit=room,
            )

    def paint_cards(self, dst: Surface, r: Rect, seat: int, held: list[Gear]) -> None:
        """A seat with its Gear in pictures."""
        k = self.kit
        y = r.y + k.t(14)
        k.seat(dst, (r.x + k.t(12), y), seat, 11)
        k.text(dst, (r.x + k.t(30), y), self.names[seat], "serif", 16, "ink", "ml", fit=r.w - k.t(30))
        gap, top = k.u(10), r.y + k.t(29)
        wide, high = (r.w - gap) // 2, min(k.u(96), r.bottom - k.u(8) - top - k.t(24))
        for i, card in enumerate(held):
            box = Rect(r.x + i * (wide + gap), top, wide, high)
            cards.window(k, dst, box)
            k.token(dst, box.center, card.picture, min(72, high / k.scale * 0.82))
            k.sunken(dst, box, 5, 4, 110)
            size = k.fit_size(card.title, "bold", 14, wide)
            k.text(dst, (box.centerx, box.bottom + k.t(12)), card.title, "bold", size, "ink", "mc", fit=wide)

    def paint_back(self, dst: Surface, r: Rect) -> None:
        """A sheet with what begins anew."""
        k, words = self.kit, self.app.words
        k.parchment(dst, r, 9, 72)
        inner = r.inflate(-2 * k.u(18), -2 * k.u(14))
        top = self.head(dst, inner, words("campaign.anew"))
        left, size = k.t(26), 14.0
        said = [(icon, words(f"campaign.anew.{name}")) for icon, name in BACK]
        if sum(self.high(text, inner.w - left, size) for _, text in said) > inner.bottom - top:
            said = [(icon, words(f"campaign.anew.{name}.short")) for icon, name in BACK]
        while size > 8 and sum(self.high(text, inner.w - left, size) for _, text in said) > inner.bottom - top:
            size -= 0.5
        tall = [self.high(text, inner.w - left, size) for _, text in said]
        gap = min(k.u(24), (inner.bottom - top - sum(tall)) / len(said))
        y = float(top)
        for (icon, text), high in zip(said, tall):
            k.icon(dst, (inner.x + k.t(9), y + k.px(size) * 0.65), icon, 15 * k.grow, "ink_mid")
            k.para(dst, (inner.x + left, y), text, inner.w - left, size, "ink", lead=1.22)
            y += high + gap

    def high(self, text: str, wide: int, size: float) -> int:
        """How high a paragraph is, in px."""
        return self.kit.para(None, (0, 0), text, wide, size, dry=True, lead=1.22)

    def head(self, dst: Surface, r: Rect, text: str) -> int:
        """The heading of a sheet; returns where its lines begin."""
        k = self.kit
        size = k.fit_size(text, "display", 18, r.w)
        k.text(dst, (r.centerx, r.y + k.t(12)), text, "display", size, "ink", "mc")
        k.rule(dst, r.x, r.y + k.t(26), r.w)
        return r.y + k.t(26) + k.u(10)

    def crowd(self) -> list[Doll]:
        """The crew that came home, at the foot."""
        k, crew, n = self.kit, fistful().crew, len(self.names)
        picked = [key.partition(":")[2] for key in self.session.record if key.startswith(("hero:", "sidekick:"))]
        picked = picked[-2 * n :]
        if len(picked) < 2 * n:
            return []
        dolls = [(crew[picked[i]].doll, crew[picked[n + i]].doll) for i in range(n)]
        strip = Rect(self.pos(350, 560), (k.u(580), k.u(82)))  # about the axis of all that lies above
        return placed(k, crews(dolls), strip, Rect(strip.topright, (0, strip.h)))


def gear(card: str) -> Gear | None:
    """The record of a Gear card."""
    return fistful().gear.get(card.partition("#")[0])
