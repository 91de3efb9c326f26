"""What can be pointed at on a crew card: the card, and each of its icons with what it stands for."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect

from game.app.games.fistful.crew.rail import Seated, bot_mark, compact_window, last_line, slot_rects, small_bot
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit


def spots(kit: Kit, r: Rect, at: Seated, compact: bool, words: Words, titles: Mapping[str, str]) -> list[Spot]:
    """The card itself, its icons and its Gear cards; `titles` are the titles of Gear cards by id."""
    tip = words(
        "table.crew.tip",
        hero=at.name,
        side=at.side_name or words("table.crew.alone"),
        health=at.health[0],
        most=at.health[1],
        ammo=at.ammo[0],
        ammo_most=at.ammo[1],
        sack=at.sack,
        retreat=at.retreat,
    )
    about = ("crew", at.seat)
    found = [Spot(r, f"crew:{at.seat}", tip=tip, about=about, radius=8)]
    tips = said(at, words)
    for what, place in (small if compact else full)(kit, r).items():
        if tips.get(what):
            found.append(Spot(place, f"crew:{at.seat}:{what}", tip=tips[what], about=about, focusable=False, radius=4))
    for i, b in enumerate(slot_rects(kit, r, compact)):
        if i < len(at.gear):
            card = at.gear[i][0]
            found.append(Spot(b, f"slot:{card}", tip=titles.get(card, card), about=("gear", card), radius=3))
        else:
            free = words("table.crew.free.tip")
            found.append(Spot(b, f"crew:{at.seat}:free:{i}", tip=free, about=about, focusable=False, radius=3))
    return found


def said(at: Seated, words: Words) -> dict[str, str]:
    """The tip of each icon by its name, "" for what this card does not have."""
    uses = words("table.crew.uses.tip", n=at.uses[0], most=at.uses[1]) if at.uses[1] else ""
    return {
        "health": words("table.crew.health.tip", n=at.health[0], most=at.health[1]),
        "ammo": words("table.crew.ammo.tip", n=at.ammo[0], most=at.ammo[1]),
        "sack": words("table.crew.sack.tip", money=words("money", n=at.sack)),
        "retreat": words("table.crew.retreat.tip", n=at.retreat, hero=at.name),
        "side": f"**{at.side_name}**\n{uses}".strip() if at.side_name else "",
        "seat": words("table.crew.seat.tip", name=at.person),
        "bot": words("table.crew.bot.tip", name=at.person, level=words(f"bots.level.{at.bot}")) if at.bot else "",
    }


def full(kit: Kit, r: Rect) -> dict[str, Rect]:
    """Where the icons of a card are, by name."""
    u = kit.u
    foot = Rect(r.x + u(5), r.bottom - u(41), u(66), u(36))
    x = r.x + u(78)
    wide, slots = r.right - u(5) - x, slot_rects(kit, r, False)
    low = r.bottom - u(34)
    return {
        "side": foot,
        "seat": Rect(r.right - u(26), r.y + u(4), u(22), u(22)),
        "bot": bot_mark(kit, r),
        "health": Rect(x, r.y + u(28), wide, u(19)),
        "ammo": Rect(x, r.y + u(48), wide, u(19)),
        "sack": Rect(x, low, slots[0].x - u(3) - x, u(28)),
        "retreat": Rect(slots[-1].right + u(2), low, r.right - u(4) - slots[-1].right - u(2), u(28)),
    }


def small(kit: Kit, r: Rect) -> dict[str, Rect]:
    """Where the icons of a compact card are, by name."""
    u, win, last = kit.u, compact_window(kit, r), last_line(kit, r, compact_window(kit, r))
    lines = 3 if win.h >= kit.t(16) * 3 else 2
    step, x = win.h // lines, win.right + u(2)
    found = {
        what: Rect(x, win.y + i * step, r.right - u(3) - x, step)
        for i, what in enumerate(("health", "ammo", "sack")[:lines])
    }
    found["bot"] = small_bot(kit, r)
    found["seat"] = Rect(win.x, win.bottom - u(18), u(18), u(18))
    if last:
        y, cut = r.bottom - u(5) - last, r.right - u(7) - kit.t(24)
        found["side"] = Rect(win.x, y, cut - win.x - u(2), last)
        found["retreat"] = Rect(cut, y, r.right - u(3) - cut, last)
    return found
