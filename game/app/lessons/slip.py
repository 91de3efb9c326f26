"""The slip of paper a coach speaks from: what it says, how big it is, how it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets import Button

WIDTH = 316.0  # units, before the letters grow
GROUND = (24, 16, 12)  # behind the words


class Press(NamedTuple):
    """A button of a slip; `keys` press it from anywhere, `cap` is the one shown."""

    name: str
    label: str
    action: Callable[[], object]
    cap: str = ""
    keys: tuple[int, ...] = ()
    kind: str = "paper"
    tip: str = ""
    why: str = ""  # why it does nothing now


class Slip(NamedTuple):
    """What a coach says: `text` tells, `do` asks for a deed, `done` ticks it off; `share` of the lesson is behind.
    `presses` lie at the lower edge, `extra` over them, a row each."""

    head: str
    number: str
    text: str
    do: str = ""
    done: bool = False
    share: float = -1.0
    presses: tuple[Press, ...] = ()
    extra: tuple[Press, ...] = ()


class Laid(NamedTuple):
    """The parts of a slip in px, its upper left corner at 0, 0."""

    size: tuple[int, int]
    text: Rect
    do: Rect
    rows: tuple[tuple[Press, Rect], ...]
    caps: bool


def lay(kit: Kit, slip: Slip, window: tuple[int, int], wide: int = 0) -> Laid:
    """Measure a slip, `wide` px (0: as wide as they are); buttons lose their key caps, then take a row each, the way on
    first, where the letters are large or the buttons many."""
    wide = wide or min(kit.t(WIDTH), round(window[0] * 0.46))
    pad = kit.u(16)
    inner = wide - 2 * pad
    y = kit.u(14) + kit.t(20) + kit.u(6)
    text = Rect(pad, y, inner, kit.para(None, (0, 0), slip.text, inner, 14, "ink", lead=1.25, dry=True))
    y = text.bottom
    do = Rect(pad, y, inner, 0)
    if slip.do:
        indent = kit.t(22)
        high = kit.para(None, (0, 0), slip.do, inner - indent, 14, "ink", "bold", lead=1.25, dry=True)
        do = Rect(pad, y + kit.u(7), inner, high)
        y = do.bottom
    y += kit.u(11)
    above = []
    for press in slip.extra:
        above.append((press, Rect(pad, y, inner, kit.t(30))))
        y += kit.t(30) + kit.u(7)
    rows, caps, y = _buttons(kit, slip, pad, inner, y)
    return Laid((wide, y + kit.u(14)), text, do, (*above, *rows), caps)


def _buttons(kit: Kit, slip: Slip, pad: int, inner: int, y: int) -> tuple[tuple[tuple[Press, Rect], ...], bool, int]:
    high, gap = kit.t(30), kit.u(7)
    count = len(slip.presses)
    if not count:
        return (), False, y - kit.u(11)

    def wide(press: Press, caps: bool) -> int:
        shown = kit.mark(press.cap) if caps else ""
        cap = max(kit.t(18), kit.width(shown, "bold", 12) + kit.u(9)) + kit.u(11) if shown else 0
        return kit.width(press.label, "bold", 14) + kit.u(24) + cap

    for caps in (True, False):
        widths = [wide(press, caps) for press in slip.presses]
        spare = inner - sum(widths) - gap * (count - 1)
        if spare >= 0:
            rows, x = [], pad
            for press, w in zip(slip.presses, widths):
                grown = w + spare // count
                rows.append((press, Rect(x, y, grown, high)))
                x += grown + gap
            return tuple(rows), caps, y + high
    rows = []
    for press in reversed(slip.presses):
        rows.append((press, Rect(pad, y, inner, high)))
        y += high + gap
    return tuple(rows), False, y - gap


def paint(kit: Kit, dst: Surface, rect: Rect, slip: Slip, laid: Laid) -> None:
    """A dark card in a brass edge, its head written by hand: no page of the table looks like it.  The buttons lie over
    it by themselves."""
    kit.shadow(dst, rect, 9, 20, (5, 14), 230)
    kit.wood(dst, rect, 9)
    kit.box(dst, rect.inflate(-2 * kit.u(5), -2 * kit.u(5)), GROUND, 6, 235)
    kit.lip(dst, rect.inflate(-2 * kit.u(2), -2 * kit.u(2)), 8)
    kit.brass(dst, Rect(rect.centerx - kit.u(24), rect.y - kit.u(7), kit.u(48), kit.u(15)), 4)
    x, y = rect.x + kit.u(16), rect.y + kit.u(14)
    right = rect.right - kit.u(16)
    room = right - x
    if slip.number:
        count = kit.text(dst, (right, y + kit.t(14)), slip.number, "bold", 12, "mid", "br")
        room = count.x - kit.u(8) - x
    kit.text(dst, (x, y + kit.t(15)), slip.head, "hand", 26, "brass_hi", "bl", fit=room)
    line = Rect(x, y + kit.t(20), right - x, max(2, kit.u(2.4)))
    kit.box(dst, line, C["line"], 1, 130)
    if slip.share > 0:
        behind = max(kit.u(4), round(line.w * min(1.0, slip.share)))
        kit.box(dst, Rect(line.x, line.y, behind, line.h), C["brass"], 1)
    kit.para(dst, laid.text.move(rect.topleft).topleft, slip.text, laid.text.w, 14, "hi", lead=1.25)
    if slip.do:
        at = laid.do.move(rect.topleft)
        color, ink = ("good", "mid") if slip.done else ("warn", "hi")
        mark = at.x + kit.t(8), at.y + kit.px(14) * 0.62
        kit.icon(dst, mark, "check" if slip.done else "play", 12 * kit.grow, color)
        indent = kit.t(22)
        kit.para(dst, (at.x + indent, at.y), slip.do, at.w - indent, 14, ink, "bold", lead=1.25)


def buttons(slip: Slip, laid: Laid, at: tuple[int, int], mark: str) -> list[Button]:
    """The buttons of a slip that lies at `at`; `mark` makes their names its own."""
    return [
        Button(
            rect.move(at),
            press.label,
            press.action,
            kind=press.kind,
            cap=press.cap if laid.caps else "",
            keys=press.keys,
            tip=press.tip,
            why=press.why,
            name=f"coach:{mark}:{press.name}",
        )
        for press, rect in laid.rows
    ]
