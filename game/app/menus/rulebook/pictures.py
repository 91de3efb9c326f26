"""Pictures of components in a booklet, by what the game's data file calls them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.games.fistful.board.token import badge
from game.app.games.fistful.panels import timer_track
from game.app.menus.rulebook.cards import small
from game.app.shell.words import Words
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.content.common.rule_cards import Card

CARD = 0.72  # width of a card against its height
BOARD = 1.62


def width(what: str, high: float) -> float:
    """How wide a picture of that height is; any unit."""
    kind, _, rest = what.partition(":")
    if kind in ("card", "deck"):
        return high * CARD
    if kind == "board":
        parts = [float(n) for n in rest.split()[1:]]
        return high * BOARD * (parts[2] / parts[3]) if len(parts) == 4 else high * BOARD
    if kind == "beads":
        return high * (0.34 + 0.52 * len(rest.split()))
    return high * (0.66 if kind in ("doll", "enemy") else 0.8)


def row(k: Kit, dst: Surface, rect: Rect, shown: Sequence[str], decks: dict[str, Card], words: Words) -> None:
    """Pictures side by side in the middle of a rect; those that find no room are left out."""
    gap = k.u(9)
    high = rect.h
    wides = [round(width(what, high)) for what in shown]
    while wides and sum(wides) + gap * (len(wides) - 1) > rect.w:
        if len(wides) == 1:
            high = round(high * rect.w / wides[0])
            wides = [rect.w]
            break
        wides.pop()
    x = rect.x + (rect.w - sum(wides) - gap * (len(wides) - 1)) // 2
    for what, w in zip(shown, wides):
        picture(k, dst, Rect(x, rect.y + (rect.h - high) // 2, w, high), what, decks, words)
        x += w + gap


def picture(k: Kit, dst: Surface, r: Rect, what: str, decks: dict[str, Card], words: Words) -> None:
    """One picture in its rect."""
    kind, _, name = what.partition(":")
    tall = r.h / k.scale
    if kind in ("token", "sprite"):
        pic = k.sprite(name, w=r.w / k.scale * 0.92, h=tall * 0.84)
        if pic:
            k.drop(dst, r.center, pic, None, alpha=0)
    elif kind == "doll":
        k.stand(dst, (r.centerx, r.bottom - k.u(tall * 0.14)), name, tall * 0.92)
    elif kind == "enemy":
        who, _, strength = name.rpartition("-")
        k.stand(dst, (r.centerx, r.bottom - k.u(tall * 0.14)), who, tall * 0.88)
        badge(k, dst, (r.centerx + r.w * 0.34, r.bottom - r.h * 0.2), int(strength), tall * 0.7)
    elif kind == "deck":
        cards.back(k, dst, r, name)
    elif kind == "card" and name in decks:
        small(k, dst, r, decks[name], words, plain=True)
    elif kind == "beads":
        _beads(k, dst, r, name.split())
    elif kind == "board":
        _board(k, dst, r, name.split())


def _beads(k: Kit, dst: Surface, r: Rect, colours: Sequence[str]) -> None:
    """Steps of the Timer on their brass rod."""
    gap = min(r.h * 0.52, r.w / (len(colours) + 0.6))
    left = r.centerx - gap * (len(colours) - 1) / 2
    rod = Rect(round(left - gap * 0.4), r.centery - k.u(1.6), round(gap * (len(colours) - 0.2)), max(2, k.u(3.2)))
    k.box(dst, rod, (C["brass_hi"], C["brass"], C["brass_lo"]), 1.5)
    for i, name in enumerate(colours):
        color, sign = timer_track.BEADS.get(name, timer_track.BEADS["gray"])
        size = gap / k.scale * 0.44
        at = round(left + gap * i), r.centery
        k.disc(dst, (at[0] + k.u(0.8), at[1] + k.u(1.8)), size, (0, 0, 0), 110)
        k.disc(dst, at, size, color, ring=(90, 66, 34), ring_w=1.3)
        k.icon(dst, at, sign, size, (250, 244, 230))


def _board(k: Kit, dst: Surface, r: Rect, parts: Sequence[str]) -> None:
    """A part of a board in a brass-edged window."""

    def make() -> Surface:
        raw = k.art.raw(parts[0])
        out = Surface(r.size)
        if raw is None:
            return k.cut(out, k.u(4))
        x, y, w, h = (float(n) / 100 for n in (parts[1:] if len(parts) == 5 else ("0", "0", "100", "100")))
        bw, bh = raw.get_size()
        part = raw.subsurface(Rect(int(bw * x), int(bh * y), int(bw * w), int(bh * h)))
        out.blit(k.cover(part.convert(24), r.size), (0, 0))
        return k.cut(out, k.u(4))

    k.shadow(dst, r, 4, 3, (1.5, 3), 140)
    k.put(dst, k.memo(("rulebook board", tuple(parts), r.size), make), r.topleft)
    k.sunken(dst, r, 4, 3, 100)
    k.ring(dst, r, C["brass_lo"], 1.2, 4)
