"""The buttons below a booklet: the way one came, leaves to turn, closing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.app.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.app.menus.rulebook.scene import Rulebook


def feet(scene: Rulebook, n: int) -> list[Widget]:
    """The buttons while page `n` of the chapter is open."""
    k, words, at = scene.kit, scene.app.words, scene.reading
    chapter, last = at.chapter, len(at.book.chapters) - 1
    rows = (
        ("back", "undo", "", scene.back_one, "" if at.way else words("rulebook.back.none")),
        ("forward", "redo", "", scene.forward_one, "" if at.ahead else words("rulebook.forward.none")),
        (
            "before",
            "",
            words("rulebook.before.key"),
            lambda: scene.leaf(-1),
            words("rulebook.before.none") if not chapter and not n else "",
        ),
        (
            "after",
            "",
            words("rulebook.after.key"),
            lambda: scene.leaf(1),
            words("rulebook.after.none") if chapter == last and n == len(scene.pages()) - 1 else "",
        ),
        ("close", "book", words("key.esc"), scene.close, ""),
    )
    gap, r = k.u(10), scene.foot
    wides = {
        name: max(
            k.u(96),
            k.width(words(f"rulebook.{name}"), "bold", 14)
            + k.u(34)
            + (k.t(24) if icon else 0)
            + (k.width(cap, "bold", 12) + k.u(20) if cap else 0),
        )
        for name, icon, cap, _, _ in rows
    }
    over = sum(wides.values()) + gap * 4 - r.w
    if over > 0:
        wides = {name: w - over // 5 - 1 for name, w in wides.items()}
    found: list[Widget] = []
    x = r.x
    for name, icon, cap, act, why in rows:
        if name == "before":
            x = max(x, scene.pages_right.x)
        if name == "close":
            x = max(x, r.right - wides[name])
        found.append(
            Button(
                Rect(x, r.y, wides[name], r.h),
                words(f"rulebook.{name}"),
                act,
                kind="brass" if name == "close" else "wood",
                icon=icon,
                cap=cap,
                why=why,
                tip=words(f"rulebook.{name}.tip"),
                name=name,
            )
        )
        x += wides[name] + gap
    total = x - gap - r.x
    if total > r.w:
        shift = total - r.w
        for w in found[2:]:
            w.rect.x -= shift
    return found
