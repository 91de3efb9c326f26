"""Reads a screen: where every line of text went.  Overlapping, cut or too small words are faults."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.app.lessons import slip
from game.app.menus.rulebook.scene import Rulebook
from game.app.shell.app import App
from game.app.table.moving import edge
from game.app.table.results import paint as results_paint
from game.app.trial.shots import settle
from game.app.ui import theme
from game.app.ui.kit.text import Text
from game.content.common.rulebook.words import ID
from tests.ui.colour import contrast


class Line:
    """A line of text as drawn: on which picture, words, ink box in px, size of the face in px, whether it was cut,
    which of its letters the face has not, and how large it was to be (face and units) before it was fitted."""

    def __init__(
        self,
        page: Surface,
        s: str,
        ink: Rect,
        px: int,
        cut: bool,
        boxes: str = "",
        meant: tuple[str, float, float] = ("", 0, 0),
    ) -> None:
        self.page, self.s, self.ink, self.px, self.cut, self.boxes = page, s, ink, px, cut, boxes
        self.voice, self.meant, self.size = meant

    def __repr__(self) -> str:
        return f"{self.s!r} at {tuple(self.ink)} of {self.page.get_size()}"


def boxes(font: pygame.font.Font, s: str) -> str:
    """The letters of a line that a face has no picture for: it draws an empty box."""
    key = id(font)
    if key not in _boxes:
        _boxes[key] = font, _ink(font, "\uffff"), {}
    _, box, known = _boxes[key]
    for c in set(s) - set(known):
        known[c] = not c.isspace() and _ink(font, c) == box
    return "".join(c for c in s if known[c])


_boxes: dict[int, tuple[pygame.font.Font, bytes, dict[str, bool]]] = {}


def _ink(font: pygame.font.Font, c: str) -> bytes:
    return pygame.image.tobytes(font.render(c, True, (255, 255, 255)), "RGBA")


Look = tuple[tuple[int, int], int, int]
"""A window in px, its letters and its pieces in percent."""


def at(app: App, look: Look) -> None:
    """The window like this."""
    size, app.settings.text_scale, app.settings.ui_scale = look
    app.size, app.window = size, pygame.display.set_mode(size)
    app.refit()
    settle(app)


def wrong(app: App, looks: list[Look], monkeypatch, even: bool = True) -> dict[Look, list[str]]:
    """The faults of the scenes in sight, by look; empty when every word can be read. `even`: and when none is set
    smaller than its neighbour, which a language that nobody speaks need not keep."""
    found = {}
    for look in looks:
        lines = read(app, monkeypatch, look)
        assert len(lines) > 4, look
        found[look] = faults(lines)
        found[look] += rule_numbers(app, lines)
        found[look] += shrunk(lines) if even and look[1] <= 150 else []  # beyond that whatever can be read will do
        found[look] += [
            f"leaves the window: {widget.name}"
            for widget in app.stack.top.group.widgets
            if not app.window.get_rect().contains(widget.rect)
        ]
    return {look: faults for look, faults in found.items() if faults}


def read(app: App, monkeypatch, look: Look | None = None) -> list[Line]:
    """All lines of the scenes in sight, every picture made afresh, as the window is or like that."""
    seen: list[Line] = []
    meant: dict[tuple[str, float], float] = {}
    draw, fit_to = Text.text, Text.fit_size

    def text(
        self, dst, pos, s, voice="sans", size=14, color="hi", anchor="tl", track=0, halo=None, press=None, fit=None
    ):
        r = draw(self, dst, pos, s, voice, size, color, anchor, track, halo, press, fit)
        f = self.font(voice, size)
        tall = f.metrics("x")[0][3]
        ink = Rect(r.x, r.y + f.get_ascent() - tall, r.w, tall)
        if s.strip() and dst.get_clip().colliderect(ink):
            cut = fit is not None and self.cut_to(s, voice, size, fit, track) != s
            seen.append(Line(dst, s, ink, self.px(size), cut, boxes(f, s), (voice, meant.get((s, size), size), size)))
        return r

    def fit_size(self, s, voice, size, *rest, **more):
        fitted = fit_to(self, s, voice, size, *rest, **more)
        meant[s, fitted] = size
        return fitted

    def papers(module, name):
        """What lies over a table for a while, a lesson's slip, a result, whose turn it is, hides what it lies on."""
        paint = getattr(module, name)

        def paper(*told):
            dst = next(one for one in told if isinstance(one, Surface))
            rect = next(one for one in told if isinstance(one, Rect))
            seen[:] = [line for line in seen if line.page is not dst or not rect.colliderect(line.ink)]
            paint(*told)

        monkeypatch.setattr(module, name, paper)

    papers(slip, "paint")
    papers(results_paint, "paint")
    papers(edge, "paint_plate")
    monkeypatch.setattr(Text, "text", text)
    monkeypatch.setattr(Text, "fit_size", fit_size)
    if look:
        at(app, look)
    else:
        app.refit()
        app.present()
    monkeypatch.undo()
    return list({(id(line.page), line.s, tuple(line.ink)): line for line in seen}.values())


def shrunk(lines: list[Line]) -> list[str]:
    """Words set smaller than those beside or below them that were meant to be as large."""
    out = []
    for a in (line for line in lines if line.size < line.meant):
        for b in lines:
            alike = a.voice == b.voice and a.meant == b.meant and b.size > a.size + 1
            if a.page is not b.page:  # pieces of the same size lie beside each other: boxes, cards
                alike = alike and a.page.get_size() == b.page.get_size() and a.page.get_width() > 8 * a.px
            beside = abs(a.ink.centery - b.ink.centery) <= 4
            beside = beside and abs(a.ink.centerx - b.ink.centerx) < 3 * a.page.get_width() / 8
            below = abs(a.ink.centerx - b.ink.centerx) <= 2 and abs(a.ink.y - b.ink.y) < 6 * a.px
            if alike and (beside or below):
                out.append(f"{a} has {a.size} units, {b} beside it {b.size}")
                break
    return out


def rule_numbers(app: App, lines: list[Line]) -> list[str]:
    """Numbers of rules that are read out: they stand in the rulebook alone."""
    book = isinstance(app.stack.top, Rulebook)
    return [f"a rule is named: {one}" for one in lines if not book and ID.search(one.s)]


def faults(lines: list[Line]) -> list[str]:
    """What is wrong with them."""
    out = [f"leaves its picture: {line}" for line in lines if not line.page.get_rect().contains(line.ink)]
    out += [f"under 12 px: {line}" for line in lines if line.px < 12]
    out += [f"cut: {line}" for line in lines if line.cut]
    out += [f"boxes for {line.boxes!r}: {line}" for line in lines if line.boxes]
    out += [f"without its number: {line}" for line in lines if line.s.lstrip().startswith("%")]
    for i, a in enumerate(lines):
        for b in lines[i + 1 :]:
            if a.page is b.page and a.s != b.s and a.ink.inflate(-2, -2).colliderect(b.ink.inflate(-2, -2)):
                out.append(f"{a} lies on {b}")
    return out


def grounds(app, monkeypatch):
    """(words, contrast with the median ground under them) of every line drawn; lines with a halo bring their own."""
    seen = []
    draw = Text.text

    def text(
        self, dst, pos, s, voice="sans", size=14, color="hi", anchor="tl", track=0, halo=None, press=None, fit=None
    ):
        before = dst.copy()
        r = draw(self, dst, pos, s, voice, size, color, anchor, track, halo, press, fit)
        ground = Rect(r).clip(dst.get_clip()).clip(dst.get_rect())
        if s.strip() and not halo and ground.w > 2 and ground.h > 2:
            spots = [
                before.get_at((ground.x + ground.w * i // 6, ground.y + ground.h * j // 4))
                for i in range(1, 6)
                for j in range(1, 4)
            ]
            if all(spot[3] > 250 for spot in spots):
                ratios = sorted(contrast(theme.ink(color), spot[:3]) for spot in spots)
                seen.append((s, round(ratios[len(ratios) // 2], 1)))
        return r

    monkeypatch.setattr(Text, "text", text)
    app.refit()
    app.present()
    monkeypatch.undo()
    return seen
