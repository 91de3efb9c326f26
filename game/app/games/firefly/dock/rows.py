"""The rows of the action tray: the kinds of Actions of a turn, else the first answers; greyed ones say why."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly import boxes
from game.app.games.firefly.dock.proposal import by_itself, lead
from game.app.games.firefly.names import title
from game.app.games.firefly.sayings import hand_full, own_trade, saying, stem
from game.app.games.firefly.situation import Situation
from game.app.games.firefly.spread.offers import offers
from game.app.shell.words import Words
from game.app.table.panels import tray
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color
from game.rules.firefly.acting import actions_left
from game.rules.firefly.flight.flying import mosey_range, range_of

MOST = 6
TWO, LEAD = 30.0, 1.1
"""Units that a row is high at least whose name takes two lines, and how far these are apart, in sizes of letters."""
TAKEN = "drop"
"""How an answer about one card begins whose sign says the rest: its name is enough."""
CLOSING = ("done", "stop", "cancel", "go")
"""What ends a choice always stands there."""
FACES: dict[str, tuple[Color, ...]] = {"now": ((78, 62, 36), (58, 45, 26)), "open": ((42, 51, 74), (32, 40, 60))}
OFF: Color = (19, 24, 37)
ICONS = {"burn": "rocket", "mosey": "rocket", "buy": "cart", "deal": "users", "work": "hammer", "more": "gear"}


class Row(NamedTuple):
    """A row. `key` answers the choice; "way:" flies so, "mode:" opens a kind of Action; "" is greyed. `how`: what an
    Action is for."""

    key: str
    icon: str
    name: str
    note: str
    state: str = "open"
    how: str = ""


def rows(now: Situation, words: Words, mode: str) -> tuple[Row, ...]:
    """The rows of this moment."""
    if now.choice is None or not now.mine or now.veiled or by_itself(now) is not None:
        return ()
    if offers(now) is not None:
        return ()
    if now.kind == "Actions":
        return _turn(now, words, mode)
    first = lead(now)
    found = []
    beside, above = now.beside(), boxes.laid(now)
    listed = [o for o in now.listed() if o not in beside and o.key not in above]
    listed = [o for o in listed if not stem(o) or o.key.endswith(":1")]  # the inspector has the other numbers
    last = [o for o in listed[MOST:] if o.key in CLOSING]
    for option in (*listed[: MOST - len(last)], *last):
        said = saying(now, words, option)
        head, _, tail = option.key.partition(":")
        name = (head == TAKEN and title(tail)) or said.name  # the sign says what is done with it
        found.append(Row(option.key, said.icon, name, said.note, "now" if option is first else "open"))
    if beside:
        found.append(
            Row(
                "mode:ship",
                ICONS["more"],
                words("firefly.group.more"),
                words("firefly.row.count", n=len(beside)),
                "now" if mode == "ship" else "open",
                words("firefly.row.more.how"),
            )
        )
    return tuple(found)


def _turn(now: Situation, words: Words, mode: str) -> tuple[Row, ...]:
    """Burn, Mosey, Buy, Deal, Work and everything else always stand in their places."""
    g, seat = now.g, now.seat
    ranges = {
        "burn": words("firefly.row.burn.note", n=range_of(g, seat), fuel=now.fuel),
        "mosey": words("firefly.row.mosey.note", n=mosey_range(g, seat)),
    }
    found = []
    for way, note in ranges.items():
        on = bool(now.find(way))
        state = "off" if not on else "now" if now.way == way and not mode else "open"
        found.append(
            Row(
                f"way:{way}" if on else "",
                ICONS[way],
                words(f"firefly.row.{way}"),
                note if on else _why(now, words, way),
                state,
                words(f"firefly.row.{way}.how"),
            )
        )
    for name in ("buy", "deal", "work", "more"):
        options, how = now.group(name), words(f"firefly.row.{name}.how")
        if not options:
            found.append(Row("", ICONS[name], words(f"firefly.group.{name}"), _why(now, words, name), "off", how))
            continue
        alone = len(options) == 1 and name != "more"
        key = options[0].key if alone else f"mode:{name}"
        told = options[:1] if alone else [o for o in options if own_trade(now, o)][:1]
        note = saying(now, words, told[0]).name if told else words("firefly.row.count", n=len(options))
        if name == "deal" and hand_full(now):  # what it leads to is said before it is done
            note, how = words("firefly.row.deal.full"), words("firefly.row.deal.full.how")
        state = "now" if mode == name else "open"
        found.append(Row(key, ICONS[name], words(f"firefly.group.{name}"), note, state, how))
    return tuple(found)


def _why(now: Situation, words: Words, name: str) -> str:
    """Why a kind of Action can't be taken."""
    acted = now.g.acted
    kind = "fly" if name in ("burn", "mosey") else name
    if kind in acted:
        return words("firefly.off.done")
    if not actions_left(now.g) and name != "more":
        return words("firefly.off.actions")
    return words(f"firefly.off.{name}")


def seen(kit: Kit, r: Rect, row: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows that the tray has room for: where their names are too long for two columns, or for one line each, the
    first few; what is left out stands beside the map, like all answers."""
    boxes = rects(kit, r, len(row))
    if not boxes or all(kit.width(one.name, "bold", 12) <= box.w - _signs(kit, one) for one, box in zip(row, boxes)):
        return row
    one_each = len({box.x for box in boxes}) == 1
    if one_each and not any(_long(kit, one.name, box.w - _cap(kit)) for one, box in zip(row, boxes)):
        return row
    least = kit.t(TWO if one_each else 20.0) + kit.u(3)
    fit = max(1, (r.h - 2 * kit.u(7) + kit.u(3)) // least)
    return row[:fit] if len(row) > fit else row


def _cap(kit: Kit) -> int:
    """What the key cap takes of the width of a row whose words stand alone."""
    return kit.u(12) + max(kit.u(25), kit.u(6) + kit.width("8", "bold", 12) + kit.u(9))


def _long(kit: Kit, name: str, room: int) -> bool:
    """Whether a name takes two lines however small its letters are."""
    return kit.width(name, "bold", kit.fit_size(name, "bold", 14, room)) > room


def _signs(kit: Kit, one: Row) -> int:
    """What key cap and icon take of a row's width."""
    return kit.u(8) + kit.t(20) + max(kit.u(25), kit.u(6) + max(kit.t(18), kit.width("8", "bold", 12) + kit.u(9)))


def rects(kit: Kit, r: Rect, count: int) -> list[Rect]:
    """One under the other, two columns where the tray is low; never higher than a large button."""
    gap, pad = kit.u(3), kit.u(7)
    across = 1 if count * kit.t(20) + gap * (count - 1) <= r.h - 2 * pad else 2
    rows_ = max(1, -(-count // across))
    w = (r.w - 2 * pad - gap * (across - 1)) / across
    h = min((r.h - 2 * pad - gap * (rows_ - 1)) / rows_, float(kit.t(36)))
    x, y = r.x + pad, r.y + pad
    return [
        Rect(round(x + (i // rows_) * (w + gap)), round(y + (i % rows_) * (h + gap)), round(w), round(h))
        for i in range(count)
    ]


def paint(kit: Kit, dst: Surface, r: Rect, row: tuple[Row, ...], waiting: str, own: bool, before: int = 0) -> None:
    """The tray and its rows; `waiting` is said where there are none, `own`: for an own answer; `before`: so many
    answers have lower numbers."""
    tray.paint(kit, dst, r, "" if row else waiting, 4, own)
    for i, (one, box) in enumerate(zip(row, rects(kit, r, len(row)))):
        off = one.state == "off"
        kit.box(dst, box, OFF if off else FACES[one.state], 5)
        line = {"now": C["brass"], "open": C["line"], "off": C["subtle"]}[one.state]
        kit.ring(dst, box, line, 1.6 if one.state == "now" else 1, 5, 255 if one.state == "now" else 150)
        x = box.x + kit.u(6)
        if not off:
            x = kit.keycap(dst, (x, box.centery), str(before + i + 1), 12, "ml").right
        x = max(x, box.x + kit.u(25))
        room = box.right - kit.u(8) - x - kit.t(20)
        size = kit.fit_size(one.name, "bold", 14, room)
        if kit.width(one.name, "bold", size) <= room:
            kit.icon(dst, (x + kit.t(9), box.centery), one.icon, 12 * min(1.5, kit.grow), "off" if off else "brass")
            x += kit.t(20)
        else:  # the words alone
            x, room = x + kit.u(4), box.right - 2 * kit.u(4) - x
            size = kit.fit_size(one.name, "bold", 14, room)
            if _long(kit, one.name, room) and box.h >= kit.t(TWO):
                size, ink = kit.para_size(one.name, room, 13, 2, "bold"), "low" if off else "hi"
                high = kit.para(None, (0, 0), one.name, room, size, voice="bold", dry=True, lead=LEAD)
                at = x, box.centery - high // 2
                kit.para(dst, at, one.name, room, size, ink, voice="bold", lead=LEAD, most=2)
                continue
        q = kit.text(dst, (x, box.centery), one.name, "bold", size, "low" if off else "hi", "ml", fit=room)
        left = box.right - kit.u(8) - q.right - kit.u(8)
        if one.note and kit.width(one.note, "sans", 12) <= left:
            kit.text(dst, (box.right - kit.u(8), box.centery), one.note, "sans", 12, "low" if off else "mid", "mr")
