"""The rows of the action tray: the answers that no card and no location gives."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fancards.dock.lead import lead
from game.app.games.fancards.fight.asking import ASK, offered
from game.app.games.fancards.names import is_card
from game.app.games.fancards.sayings import ICONS, reason, saying
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.spread.offers import offers
from game.app.shell.words import Words
from game.app.table.panels import tray
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color
from game.core.steps import Option

MOST = 8
LARGEST = 14.0
LETTERS = tuple(LARGEST - 0.5 * step for step in range(17))
TIGHT = 1.05
"""The lead of a name in two lines."""
FACES: dict[str, tuple[Color, ...]] = {"now": ((78, 62, 36), (58, 45, 26)), "open": ((42, 51, 74), (32, 40, 60))}
OFF: Color = (19, 24, 37)
ALWAYS = (("charter", "location", "map"), ("look", "job", "jobs:{seat}"))
"""What stands in the Crew phase's rows at all times: the answer, and what would be dragged where to give it."""


class Row(NamedTuple):
    """A row. `key` answers the choice, "" is greyed, and `note` says why. `state`: open, now (proposed) or off."""

    key: str
    icon: str
    name: str
    note: str
    state: str = "open"


def rows(now: Situation, words: Words, staged: bool) -> tuple[Row, ...]:
    """The rows of this moment: what is done with the card that is picked up, else what no card and no place answers.
    Where a fight is `staged`, its lanes say what the cards do: only the rest stands here."""
    if now.choice is None or not now.mine or now.veiled or offers(now) is not None:
        return ()
    first = lead(now)
    held = [option for option in now.options if option.source == now.picked and now.cell(option) is None]
    if is_card(now.picked) and held and not staged:
        return tuple(row(now, words, option, first) for option in held[:MOST])
    if now.kind == "Act":
        return _crew_phase(now, words, first)
    found = now.listed()
    plain = [option for option in found if not any(is_card(part) for part in option.key.split(":")[1:])]
    chosen = plain if staged or len(found) > MOST else found
    ticks: list[Row] = []
    if offered(now):
        ticked = now.seat in now.asking
        said = words("fancards.ask.on" if ticked else "fancards.ask.off")
        icon, state = ("check", "now") if ticked else ("x", "open")
        ticks.append(Row(ASK, icon, said, words("fancards.ask.how"), state))
    if staged:
        chosen = [option for option in chosen if option != first]  # the brass button says it
    return (*(row(now, words, option, first) for option in chosen[: MOST - len(ticks)]), *ticks)


def row(now: Situation, words: Words, option: Option, first: Option | None) -> Row:
    """An answer as a row."""
    said = saying(now, words, option)
    return Row(option.key, said.icon, said.name, said.note, "now" if option == first else "open")


def _crew_phase(now: Situation, words: Words, first: Option | None) -> tuple[Row, ...]:
    """Charting and looking for work, greyed with the reason where they can't be done, what a squad or a broadcast adds,
    and the end where the brass button says something else."""
    found = []
    for head, source, target in ALWAYS:
        option = now.key(head)
        if option is not None:
            found.append(row(now, words, option, first))
            continue
        why = now.why_not(source, target.format(seat=now.seat))
        note = reason(words, why) if why is not None else ""
        found.append(Row("", ICONS[head], words(f"fancards.act.{head}"), note, "off"))
    found += [row(now, words, option, first) for option in now.find("raid", "send")]
    return (*found[: MOST - 1], *(row(now, words, option, first) for option in now.find("done") if option != first))


def rects(kit: Kit, r: Rect, count: int) -> list[Rect]:
    """One under the other, two columns where the tray is low; never higher than a large button."""
    gap, pad = kit.u(3), kit.u(7)
    across = 1 if count * kit.t(20) + gap * (count - 1) <= r.h - 2 * pad else 2
    down = max(1, -(-count // across))
    w = (r.w - 2 * pad - gap * (across - 1)) / across
    h = min((r.h - 2 * pad - gap * (down - 1)) / down, float(kit.t(36)))
    return [
        Rect(round(r.x + pad + (i // down) * (w + gap)), round(r.y + pad + (i % down) * (h + gap)), round(w), round(h))
        for i in range(count)
    ]


def paint(kit: Kit, dst: Surface, r: Rect, row: tuple[Row, ...], waiting: str, own: bool) -> None:
    """The tray and its rows; `waiting` is said where there are none, `own`: for an own answer."""
    tray.paint(kit, dst, r, "" if row else waiting, 4, own)
    boxes = rects(kit, r, len(row))
    sizes = (name_size(kit, one.name, box) for one, box in zip(row, boxes))
    size = min(sizes, default=LARGEST)
    for i, (one, box) in enumerate(zip(row, boxes)):
        _paint_row(kit, dst, box, one, i, size)


def name_size(kit: Kit, name: str, box: Rect) -> float:
    """The largest size of a name, in units, in one line or in two; where even the smallest is cut, that."""
    room, high = _name_room(kit, box), box.h - kit.u(4)
    for size in LETTERS:
        if kit.width(name, "bold", size) <= room:
            return size
        if kit.para_size(name, room, size, 2, "bold") == size and 2 * kit.px(size) * TIGHT <= high:
            return size
    return LETTERS[-1]


def _name_room(kit: Kit, box: Rect) -> int:
    """Beside the digit and the sign, in px."""
    cap = max(kit.t(18), kit.width("8", "bold", 12) + kit.u(9))
    return box.w - max(kit.u(25), kit.u(6) + cap) - kit.t(22) - kit.u(8)


def _paint_row(kit: Kit, dst: Surface, box: Rect, one: Row, i: int, size: float) -> None:
    """A row with its digit, its sign and its name, in two lines where one would be cut."""
    off = one.state == "off"
    kit.box(dst, box, OFF if off else FACES[one.state], 5)
    line = {"now": C["brass"], "open": C["line"], "off": C["subtle"]}[one.state]
    kit.ring(dst, box, line, 1.6 if one.state == "now" else 1, 5, 255 if one.state == "now" else 150)
    room = _name_room(kit, box)
    x = box.right - kit.u(8) - room
    if not off:
        kit.keycap(dst, (box.x + kit.u(6), box.centery), str(i + 1), 12, "ml")
    kit.icon(dst, (x - kit.t(11), box.centery), one.icon, 12 * min(1.5, kit.grow), "off" if off else "brass")
    ink = "low" if off else "hi"
    if kit.width(one.name, "bold", size) > room:
        high = kit.para(None, (0, 0), one.name, room, size, voice="bold", dry=True, lead=TIGHT, most=2)
        kit.para(dst, (x, box.centery - high // 2), one.name, room, size, ink, "bold", lead=TIGHT, most=2)
        return
    q = kit.text(dst, (x, box.centery), one.name, "bold", size, ink, "ml", fit=room)
    left = box.right - kit.u(16) - q.right
    if one.note and not off and kit.width(one.note, "sans", 12) <= left:
        kit.text(dst, (box.right - kit.u(8), box.centery), one.note, "sans", 12, "mid", "mr")
