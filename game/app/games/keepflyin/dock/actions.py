"""The action chips: one per thing that can be done now besides choosing a hex, with its key; greyed ones say why."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.keepflyin.sayings import ICONS, lead, saying
from game.app.games.keepflyin.situation import PLACED, Situation
from game.app.games.keepflyin.spread.offers import offers
from game.app.shell.words import Words
from game.app.table.panels import tray
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

MOST = 6
FACES: dict[str, tuple[Color, ...]] = {"now": ((78, 62, 36), (58, 45, 26)), "open": ((42, 51, 74), (32, 40, 60))}
OFF: Color = (19, 24, 37)


class Tile(NamedTuple):
    """A chip. `key` answers the choice; "mode:" and a word wait for a counter or a card; "how:" only points; "" is
    greyed, with the reason in `tip`."""

    key: str
    icon: str
    name: str
    tip: str
    state: str = "open"


def tiles(now: Situation, words: Words, mode: str) -> tuple[Tile, ...]:
    """The chips of this moment."""
    if now.choice is None or not now.mine or offers(now) is not None:
        return ()
    if now.kind == "Play":
        return _play(now, words, mode)
    first = lead(now)
    told = [(o, saying(now, words, o)) for o in now.options if o.key.partition(":")[0] not in PLACED]
    if now.kind == "EvadeFirst":  # of two cruisers it is all one which comes first
        told = list({said: (o, said) for o, said in reversed(told)}.values())[::-1]
    alike = Counter(said.name for _, said in told)
    found = []
    for option, said in told:
        tip = f"**{said.action}**\n{said.note}" if said.note else said.action
        name = said.action if alike[said.name] > 1 else said.name
        found.append(Tile(option.key, said.icon, name, tip, "now" if option is first else "open"))
    found.sort(key=lambda tile: tile.state != "now")
    if now.picked and len(now.sources()) > 1:
        found.append(Tile("drop:", "swap", words("hex.act.other"), words("hex.act.other.note")))
    return tuple(found[:MOST])


def _play(now: Situation, words: Words, mode: str) -> tuple[Tile, ...]:
    """Move, scan, get paid and dump always stand in their places (R-KF-109); lying low comes up beside them."""
    scans, pays, dumps = now.scans(), now.find("pay"), now.find("dump")
    found = []

    def one(word: str, key: str, why: str) -> None:
        name = words(f"hex.act.{word}.tile")
        tip = f"**{name}**\n{words(why)}"
        state = "now" if key and (mode == word or word == "move") else "open" if key else "off"
        found.append(Tile(key, ICONS[word], name, tip, state))

    one("move", "how:move" if now.cells else "", "hex.act.move.how" if now.cells else "hex.why.move")
    key = next(iter(scans.values())).key if len(scans) == 1 else "mode:scan" if scans else ""
    one("scan", key, "hex.act.scan.how" if scans else "hex.why.scan")
    one("pay", pays[0].key if pays else "", "hex.act.pay.how" if pays else "hex.why.pay")
    one("dump", "mode:dump" if dumps else "", "hex.act.dump.how" if dumps else "hex.why.dump")
    end = now.key("done")
    if end:
        said = saying(now, words, end)
        found.append(Tile("done", said.icon, said.name, f"**{said.action}**\n{said.note}".strip()))
    low = now.key("lie_low")
    if low:
        said = saying(now, words, low)
        found.append(Tile("lie_low", said.icon, said.name, f"**{said.action}**\n{said.note}"))
    return tuple(found)


def rects(kit: Kit, r: Rect, row: tuple[Tile, ...]) -> list[Rect]:
    """Two rows; three columns where there are more than four chips, each as wide as its names ask for."""
    across = 3 if len(row) > 4 else 2
    gap, pad = kit.u(4), kit.u(7)
    w, h = (r.w - 2 * pad - (across - 1) * gap) / across, (r.h - 2 * pad - gap) / 2
    if len(row) <= 2:
        return [Rect(r.x + pad, round(r.y + pad + i * (h + gap)), r.w - 2 * pad, round(h)) for i in range(len(row))]
    widths = columns(kit, row, across, w)
    return [
        Rect(
            round(r.x + pad + sum(widths[: i % across]) + (i % across) * gap),
            round(r.y + pad + (i // across) * (h + gap)),
            round(widths[i % across]),
            round(h),
        )
        for i in range(len(row))
    ]


def beside(kit: Kit) -> int:
    """What of a chip's width its key or its sign and the rims take, px."""
    return kit.t(18) + kit.u(24)


def columns(kit: Kit, row: tuple[Tile, ...], across: int, w: float) -> list[float]:
    """How wide each column is, px: all `w`, or as their longest names need where one of those is wider than that."""
    for size in (14, 12):
        need = [max(kit.width(tile.name, "bold", size) for tile in row[i::across]) + beside(kit) for i in range(across)]
        if sum(need) <= w * across:
            spare = (w * across - sum(need)) / across
            return [w] * across if max(need) <= w else [one + spare for one in need]
    return [w] * across


def digits(row: tuple[Tile, ...]) -> list[int]:
    """The number key of each chip, 0 for greyed ones."""
    return [i + 1 if tile.key else 0 for i, tile in enumerate(row)]


def paint(kit: Kit, dst: Surface, r: Rect, row: tuple[Tile, ...], waiting: str, own: bool) -> None:
    """The tray and its chips; `waiting` is said where there are none, `own`: for an own answer."""
    tray.paint(kit, dst, r, "" if row else waiting, 3, own)
    boxes = rects(kit, r, row)
    size = even(kit, [(tile.name, Rect(0, 0, box.w - beside(kit), box.h)) for tile, box in zip(row, boxes)])
    for tile, n, box in zip(row, digits(row), boxes):
        off = tile.state == "off"
        kit.box(dst, box, OFF if off else FACES[tile.state], 6)
        line = {"now": C["brass"], "open": C["line"], "off": C["subtle"]}[tile.state]
        kit.ring(dst, box, line, 2 if tile.state == "now" else 1, 6, 255 if tile.state == "now" else 150)
        x = box.x + kit.u(7)
        if n:
            x = kit.keycap(dst, (x, box.centery), str(n), 12, "ml").right + kit.u(7)
        room = box.right - kit.u(7) - x
        sign = kit.t(16)
        if room - sign - kit.u(3) >= kit.width(tile.name, "bold", size) and room > kit.u(50):
            kit.icon(dst, (x, box.centery), tile.icon, 13 * min(1.5, kit.grow), "off" if off else "brass", "ml")
            x += sign + kit.u(3)
        name(kit, dst, Rect(x, box.y, box.right - kit.u(6) - x, box.h), tile.name, size, "low" if off else "hi")


def lines(kit: Kit, text: str, size: float, wide: int) -> int:
    """How high a name stands in so much room, in as many lines as it takes; 0 where a word of it is too long."""
    if max(kit.width(word, "bold", size) for word in text.split()) > wide:
        return 0
    return kit.para(None, (0, 0), text, wide, size, voice="bold", dry=True, lead=1.08)


def name(kit: Kit, dst: Surface, r: Rect, text: str, size: float, color: str) -> None:
    """A chip's name, in two lines where it is too long for one."""
    if kit.width(text, "bold", size) <= r.w or not 0 < lines(kit, text, size, r.w) <= r.h:
        size = kit.fit_size(text, "bold", size, r.w)
        kit.text(dst, (r.x, r.centery), text, "bold", size, color, "ml", fit=r.w)
        return
    high = lines(kit, text, size, r.w)
    kit.para(dst, (r.x, r.centery - high // 2), text, r.w, size, color, "bold", lead=1.08)


def even(kit: Kit, boxes: list[tuple[str, Rect]]) -> float:
    """One size of letters for all chips: the largest at which every name stands in one line, else in two."""
    for size in (14.0, 12.0):
        if all(kit.width(text, "bold", size) <= r.w for text, r in boxes):
            return size
    wraps = all(0 < lines(kit, text, 14, r.w) <= r.h or kit.width(text, "bold", 14) <= r.w for text, r in boxes)
    return 14.0 if wraps else 12.0
