"""What every editor has: the bar with its round buttons, and the lines of what is still wrong."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets import Button, RoundButton, Widget
from game.app.workshop import widgets as parts

if TYPE_CHECKING:
    from game.app.workshop.bench import Bench


def round_buttons(s: Bench, high: int) -> list[Widget]:
    """Undo to leave, at the right end of a bar that is `high` px high."""
    k, words = s.kit, s.app.words
    n = max(k.u(28), min(k.t(26), high - k.u(12)))
    x, y = s.app.size[0] - k.u(8) - n, (high - n) // 2
    deeds = (
        ("x", "leave", s.leave_asking, (), ""),
        ("help", "help", s.help, (), ""),
        ("folder", "folder", s.show_folder, (), ""),
        ("export", "share", s.share, (), s.not_kept()),
        ("import", "open", s.open_other, (), ""),
        ("save", "save", s.keep, (), ""),
        ("redo", "redo", s.redo, (pygame.K_y,), "" if s.history.future else words("editor.redo.none")),
        ("undo", "undo", s.undo, (pygame.K_z,), "" if s.history.undone else words("editor.undo.none")),
    )
    out: list[Widget] = []
    for i, (icon, name, act, keys, why) in enumerate(deeds):
        rect = Rect(x - i * (n + k.u(8)), y, n, n)
        out.append(RoundButton(rect, icon, act, tip=words(f"{s.speech}.{name}.tip"), keys=keys, why=why, name=name))
    return out[::-1]


def deed_buttons(s: Bench, bots: Rect, play: Rect) -> list[Widget]:
    """Let bots try it, and play it; why not yet where something is wrong."""
    words, why = s.app.words, s.not_ready()
    return [
        Button(
            bots,
            words("editor.bots"),
            s.open_trial,
            cap="B",
            icon="users",
            keys=(pygame.K_b,),
            why=why,
            tip=words(f"{s.speech}.bots.tip"),
            name="bots",
        ),
        Button(
            play,
            words("editor.play"),
            s.play,
            kind="brass",
            cap="P",
            icon="play",
            keys=(pygame.K_p,),
            why=why,
            tip=words(f"{s.speech}.play.tip"),
            name="play",
        ),
    ]


def flaw_lines(s: Bench, r: Rect) -> list[Widget]:
    """What is wrong, as many lines as there is room for; the last counts the rest."""
    k, words = s.kit, s.app.words
    inner = r.inflate(-2 * k.u(10), 0)
    y, low = r.y + k.u(10) + k.t(20), r.bottom - k.u(8)
    said = [(s.told(flaw), "x", "bad", partial(s.go_to, flaw)) for flaw in s.flaws]
    out: list[Widget] = []
    if not said:
        text = words(f"{s.speech}.check.good")
        rect = Rect(inner.x, y, inner.w, parts.line_height(k, text, inner.w))
        return [parts.Line(rect, text, "check", "good", None, name="flaw:none")]
    for i, (text, icon, ink, act) in enumerate(said):
        high = parts.line_height(k, text, inner.w)
        rest = len(said) - i
        more = parts.line_height(k, words("editor.check.more", n=rest), inner.w) if rest > 1 else 0
        if y + high + more > low and (rest > 1 or y + high > low):
            line = words("editor.check.more", n=rest)
            rect = Rect(inner.x, y, inner.w, parts.line_height(k, line, inner.w))
            out.append(parts.Line(rect, line, "plus", "mid", s.tell_all, name="flaw:more"))
            break
        out.append(parts.Line(Rect(inner.x, y, inner.w, high), text, icon, ink, act, name=f"flaw:{i}"))
        y += high
    return out


def paint(s: Bench, dst: Surface, high: int) -> None:
    """The bar with what it is and what it is called."""
    k, words = s.kit, s.app.words
    k.bar(dst, s.app.size[0], high / k.scale)
    x, room = k.u(14), s.app.size[0] - 9 * (high + k.u(4)) - k.u(20)
    size = min(18.0, 26 / k.grow)
    r = k.text(
        dst, (x, high // 2 - k.u(1)), words(f"{s.speech}.head"), "display", size, "hi", "ml", press="press", fit=room
    )
    title = words("editor.unsaved", title=s.title) if s.unsaved else s.title
    left = room - r.w - k.u(20)
    if k.width(title, "sans", k.fit_size(title, "sans", 14, left)) <= left:
        k.text(dst, (r.right + k.u(16), high // 2), title, "sans", k.fit_size(title, "sans", 14, left), "mid", "ml")


def paint_check(s: Bench, dst: Surface, r: Rect) -> None:
    """The tray on which the lines of what is wrong lie."""
    k = s.kit
    k.tray(dst, r, C["panel"], 8, seed=9)
    k.label(dst, r.x + k.u(12), r.y + k.u(8) + k.t(13), s.app.words("editor.check"), r.w - k.u(24))


def grown(k: Kit, rect: Rect) -> Rect:
    """A tray with its shadow."""
    n = 2 * k.u(8)
    return rect.inflate(n, n)
