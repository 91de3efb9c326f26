"""The chosen save on parchment: its picture, who plays, where it stands, or why it can't be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.menus.saves import row as rows
from game.app.shell.trouble import why_not
from game.save.store import Entry

if TYPE_CHECKING:
    from game.app.menus.saves.view import View


def paint_sheet(view: View, dst: Surface) -> None:
    """The chosen save on parchment: picture, title, seats, where it stands."""
    entry = view.scene.entry
    if entry is None:
        return
    k, words, free = view.kit, view.app.words, view.free
    k.shadow(dst, view.sheet, 8, 8, (2, 5), 170)
    k.parchment(dst, view.sheet, 8, 43)
    title = view.title_y()
    broken = broken_height(view, entry) if entry.status != "ok" else 0
    top = free.bottom - broken if broken else title - k.t(17)
    tall = min(free.w * 9 // 16, top - free.y - k.u(4))
    pic = Rect(0, free.y, min(free.w, tall * 16 // 9), tall)
    pic.centerx = free.centerx
    if tall > k.u(40):
        rows.photo(k, dst, pic, view.scene.saved.picture(entry), entry)
    if entry.status != "ok":
        paint_broken(view, dst, entry, top)
        return
    if view.scene.field is None:
        k.text(
            dst,
            (free.x, title),
            entry.title,
            "display",
            k.fit_size(entry.title, "display", 22, free.w),
            "ink",
            "ml",
            fit=free.w,
        )
    y, step = title + k.t(13) + k.t(11), k.t(22)
    known = view.scene.saved.known(entry)
    rows.seats(k, dst, (free.x, y), entry.seats, free.w, "ink", known)
    level = dict(known.settings).get("level", "")
    part = rows.said_part(words, known, view.app.doors.games.get(entry.game), entry.title)
    parts = [part or words(f"box.{entry.game}.title")]
    parts += [words(f"level.{level}")] if words.has(f"level.{level}") else []
    k.text(dst, (free.x, y + step), " · ".join(parts), "sans", 14, "ink_mid", "ml", fit=free.w)
    end = rows.state(words, entry, known)
    parts = [rows.turns(words, entry), rows.said_when(words, entry), *([end] if end else [])]
    why = view.scene.rescued.get(entry.slot, "")
    k.text(
        dst,
        (free.x, y + 2 * step),
        why or " · ".join(parts),
        "bold",
        14,
        "ink_red" if why else "ink_mid",
        "ml",
        fit=free.w,
    )


def broken_height(view: View, entry: Entry) -> int:
    """How much room the words about a save that can't be opened want."""
    k, free = view.kit, view.free
    return k.t(32) + sum(k.para(None, (0, 0), line, free.w, 14, dry=True) for line in broken_lines(view, entry))


def broken_lines(view: View, entry: Entry) -> tuple[str, str]:
    """What is wrong with it, and what can be done."""
    words = view.app.words
    return why_not(entry, words), words(f"saves.{entry.status}.cure")


def paint_broken(view: View, dst: Surface, entry: Entry, top: int) -> None:
    """What is wrong with the chosen save, and what can be done."""
    k, words, free = view.kit, view.app.words, view.free
    head = words(f"saves.{entry.status}")
    k.text(dst, (free.x, top + k.t(14)), head, "display", k.fit_size(head, "display", 20, free.w), "ink", "ml")
    y = top + k.t(28)
    why, cure = broken_lines(view, entry)
    y += k.para(dst, (free.x, y), why, free.w, 14, "ink_red")
    k.para(dst, (free.x, y), cure, free.w, 14, "ink_mid")
