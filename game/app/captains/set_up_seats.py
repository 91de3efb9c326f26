"""The captains in a set-up: how many there are, and for each the mark, the name, and who plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.play.captains import Captain, told
from game.app.play.naming import BOT_ICONS, players
from game.app.ui.kit import Kit
from game.app.ui.kit.base import PM
from game.app.ui.theme import SEATS, C
from game.app.ui.widgets import Choice, Field, Widget
from game.app.ui.widgets.base import Action
from game.app.ui.widgets.cycle import chooser

if TYPE_CHECKING:
    from game.app.captains.set_up import CaptainsSetUp


class Mark(Widget):
    """A seat's mark as a button: a press takes the next colour and shape."""

    margin = 6.0

    def __init__(self, rect: Rect, seat: int, look: int, action: Action, *, tip: str) -> None:
        super().__init__(rect, action, tip=tip, name=f"mark:{seat}")
        self.seat, self.shown = seat, look

    def draw(self, kit: Kit, dst: Surface) -> None:
        kit.round_button(dst, self.rect.center, "", 12, self.state, self.rect.w / kit.scale / 2)
        kit.seat(dst, self.rect.center, self.seat, self.rect.w / kit.scale * 0.3)


class Face(Widget):
    """Whom a bot plays, as a button: a press takes the next captain."""

    margin = 4.0

    def __init__(self, rect: Rect, seat: int, captain: Captain, action: Action, *, tip: str) -> None:
        super().__init__(rect, action, tip=tip, name=f"face:{seat}")
        self.shown = captain

    def draw(self, kit: Kit, dst: Surface) -> None:
        kit.box(dst, self.rect, (62, 70, 96) if self.state == "hover" else (44, 52, 76), 7)
        inner = self.rect.inflate(-2 * kit.u(2), -2 * kit.u(2))
        size = inner.w / kit.scale, inner.h / kit.scale
        dst.blit(kit.bust(self.shown.doll, size, 0.92, 2), inner, special_flags=PM)
        kit.ring(dst, self.rect, C["brass" if self.state == "hover" else "brass_lo"], 1.4, 7)


def widgets(s: CaptainsSetUp, tray: Rect, rows: Sequence[Rect]) -> list[Widget]:
    """The number of captains at the top of the tray, then the widgets of each in its row."""
    k, words = s.kit, s.app.words
    top = tray.y + k.u(12) + k.t(20)
    low, high = s.limits()
    counts = [(str(n), str(n)) for n in range(low, high + 1)]
    out: list[Widget] = [
        Choice(
            Rect(tray.x + k.u(12), top, tray.w - k.u(24), k.t(34)),
            counts,
            str(s.seats),
            s.set_seats,
            tip=words("captains.seats.tip"),
            name="seats",
        )
    ]
    bots = [seat for seat in range(s.seats) if s.bots[seat]]
    least = max((k.width(s.unnamed(seat), Field.voice, Field.size) + k.u(24) for seat in bots), default=0)
    for seat, row in enumerate(rows):
        look = SEATS[s.looks[seat]]
        side = min(row.h - k.u(6), k.u(46))
        mark = Rect(row.x + k.u(8), row.centery - side // 2, side, side)
        out.append(
            Mark(
                mark,
                seat,
                s.looks[seat],
                partial(s.recolour, seat),
                tip=words("captains.mark.tip", colour=words(f"seat.{look.word}")),
            )
        )
        tall = min(k.t(32), row.h - k.u(8))
        wide = round(row.w * 0.26)
        left = mark.right + k.u(10)
        if seat in bots:
            face, captain = Rect(left, row.centery - side // 2, side, side), s.captain(seat)
            tip = words("captains.face.tip", name=s.name(seat), temper=told(words, captain))
            out.append(Face(face, seat, captain, partial(s.recast, seat), tip=tip))
            left = face.right + k.u(10)
        wide = max(least, mark.right + k.u(10) + wide - left)
        box = Rect(left, row.centery - tall // 2, wide, tall)
        named, tip = partial(s.set_name, seat), words("setup.name.tip")
        out.append(Field(box, s.written(seat), named, most=14, empty=s.unnamed(seat), tip=tip, name=f"name:{seat}"))
        rest = Rect(box.right + k.u(10), box.y, row.right - k.u(8) - box.right - k.u(10), tall)
        who = str(s.bots[seat])
        kind = chooser(k, rest, players(words), who, partial(s.set_player, seat), f"player:{seat}", BOT_ICONS)
        kind.tip = words("captains.player.tip")
        out.append(kind)
    return out
