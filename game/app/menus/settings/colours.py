"""The colour check: seat marks, states and what a game tells apart by colour as five kinds of eyes see them."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.app.shell.doors import Signs
from game.app.shell.words import Words
from game.app.table.boards.spaces import dotted, hatch
from game.app.ui.cards import ban
from game.app.ui.kit import Kit
from game.app.ui.sight import through
from game.app.ui.theme import SEATS, C

SIGHTS = ("normal", "protan", "deutan", "tritan", "grey")
STATES = ("legal", "hover", "selected", "danger", "forbidden")
LETTERS = "ABCDEFGH"
FLOOR = (104, 98, 92)
SHARES = (0.48, 0.82, 1.0)  # where seats, states and the signs of a game end in a row


def paint_check(k: Kit, dst: Surface, r: Rect, words: Words, game: Signs) -> None:
    """One row per kind of eyes in the rect `r`: the same marks in each."""
    pad = k.u(20)
    names = [words(f"settings.sight.{sight}") for sight in SIGHTS]
    room = min(max(k.width(word, "bold", 14) for name in names for word in name.split()) + k.u(20), r.w // 4)
    head = k.t(24)
    strip = Rect(r.x + pad + room, r.y + k.u(12) + head, r.w - 2 * pad - room, r.h - k.u(24) - head)
    edges = [strip.x, *(strip.x + round(strip.w * s) for s in SHARES)]
    for title, a, b in zip(("settings.check.seats", "settings.check.states", game.title), edges, edges[1:]):
        k.label(dst, a, r.y + k.u(10) + k.t(16), words(title), b - a - k.u(16))
    step = strip.h // len(SIGHTS)
    for i, (sight, name) in enumerate(zip(SIGHTS, names)):
        row = Rect(strip.x, strip.y + step * i, strip.w, step - k.u(8))
        tall = k.para(None, (0, 0), name, room - k.u(12), 14, voice="bold", lead=1.15, dry=True)
        k.para(dst, (r.x + pad, row.centery - tall // 2), name, room - k.u(12), 14, "hi", "bold", lead=1.15)
        dst.blit(k.memo(("check", row.size, sight), partial(marks, k, row.size, sight, game)), row)


def marks(k: Kit, size: tuple[int, int], sight: str, game: Signs) -> Surface:
    """One row of marks, opaque, seen through these eyes."""
    page = Surface(size)
    page.fill(C["panel"] if not k.contrast else (0, 0, 0))
    w, h = size
    edges = [round(w * s) for s in SHARES]
    _seats(k, page, Rect(0, 0, edges[0], h))
    _states(k, page, Rect(edges[0], 0, edges[1] - edges[0], h))
    _signs(k, page, Rect(edges[1], 0, w - edges[1], h), game)
    return page if sight == "normal" else through(page, sight)


def _seats(k: Kit, page: Surface, r: Rect) -> None:
    step = (r.w - k.u(12)) / len(SEATS)
    size = min(16.0, step / k.scale * 0.36)
    for i, letter in enumerate(LETTERS):
        x = r.x + round(step * (i + 0.5))
        k.seat(page, (x, r.centery - k.t(10)), i, size)
        k.text(page, (x, r.centery + k.u(size) + k.u(2)), letter, "black", 14, "hi", "mc")


def _states(k: Kit, page: Surface, r: Rect) -> None:
    step = (r.w - k.u(12)) / len(STATES)
    n = min(round(step) - k.u(12), r.h - k.u(16), k.u(60))
    for i, state in enumerate(STATES):
        b = Rect(0, 0, n, n)
        b.center = r.x + round(step * (i + 0.5)), r.centery
        page.fill(FLOOR, b)
        _state(k, page, b, state)


def _state(k: Kit, page: Surface, b: Rect, state: str) -> None:
    """A space of the board in one of its states."""
    if state == "legal":
        k.box(page, b, C["info"], 5, 92)
        dotted(k, page, b)
    elif state == "hover":
        k.ring(page, b, (255, 226, 150), 2, 4)
    elif state == "selected":
        k.ring(page, b, C["brass"], 3, 4)
        k.notch(page, b, 14)
    elif state == "danger":
        k.box(page, b, C["bad"], 5, 84)
        page.blit(hatch(k, b.size), b)
        k.ring(page, b, (255, 132, 102), 2, 4)
    else:
        k.box(page, b, (24, 20, 18), 4, 150)
        ban(k, page, b.center, 17)


def _signs(k: Kit, page: Surface, r: Rect, game: Signs) -> None:
    step = r.w / len(game.signs)
    size = min(15.0, step / k.scale * 0.42)
    for i, (color, sign) in enumerate(game.signs):
        at = r.x + round(step * (i + 0.5)), r.centery
        k.disc(page, at, size, color, ring=C["brass"], ring_w=1.6)
        k.icon(page, at, sign, size * 0.95, (250, 244, 230))
