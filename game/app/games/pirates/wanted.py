"""The Most Wanted List and the stack of the bound as a part of the rail, below the Contacts."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly.boxes import Section
from game.app.games.firefly.map.places import picture
from game.app.games.firefly.names import title
from game.app.games.firefly.panels.rail import big
from game.app.games.firefly.panels.rail_paint import portrait
from game.app.games.firefly.situation import Situation
from game.app.games.pirates.prey import drop_off, listed, named, prey, where
from game.app.shell.words import Words
from game.app.table.boards.marbles import marble
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.rules.firefly.tokens import job_card
from game.rules.pirates.bound import captives, holds

RULE = "R-PB-82"
"""The line of the rulebook that tells what a Bounty is."""
MOST = 4
"""Posters beside each other at the most."""
LOW = 0.84
"""How large a face is on one, so that none loses its chin."""


class Poster(NamedTuple):
    """A Bounty in the rail: the card, whose face is seen, what it pays, where it is delivered, and all of it in words;
    `bound`: how many Fugitives of it are bound, `lit`: it can be hunted here and now."""

    item: str
    crew: str
    money: str
    planet: str
    tip: str
    bound: int = 0
    lit: bool = False


class Posters(NamedTuple):
    """What the part of the rail shows."""

    head: str
    right: str
    posters: tuple[Poster, ...]


def shows(now: Situation, words: Words, seat: int, own: bool) -> Posters | None:
    """The List for who looks, and for every seat whom it has bound; None where there is neither."""
    g = now.g
    mine = holds(g, seat)
    lit = {o.source[5:] for o in now.find("hunt", "jump", "deliver")} if own else set()
    open_ = [_poster(now, words, bounty, 0, bounty in lit) for bounty in (listed(g) if own else ())]
    bound = [_poster(now, words, one, len(captives(g, seat, one)), one in lit) for one in mine]
    if not open_ and not bound:
        return None
    n = sum(one.bound for one in bound)
    right = words("firefly.rail.bound", n=n) if bound and open_ else ""
    return Posters(words("firefly.rail.wanted" if open_ else "firefly.rail.bound", n=n), right, (*open_, *bound))


def _poster(now: Situation, words: Words, bounty: str, bound: int, lit: bool) -> Poster:
    planet, place = drop_off(now, words, bounty)
    money = words("money", n=job_card(bounty).pay)
    lines = [f"**{named(bounty)}**: {money}, {place}"]
    lines += [f"{title(one.crew)}: {where(now, words, one)}" for one in prey(now.g, bounty) if one.how != "gone"]
    return Poster(bounty, prey(now.g, bounty)[0].crew, money, planet, "\n".join(lines), bound, lit)


def tall(kit: Kit, what: Posters, wide: int) -> int:
    """How high it must be."""
    across = _across(kit, what, wide)
    rows = -(-len(what.posters) // across)
    return _line(kit) + rows * (_high(kit) + kit.u(4)) - kit.u(4)


def _line(kit: Kit) -> int:
    return round(kit.u(18) * max(1.0, kit.grow))


def _high(kit: Kit) -> int:
    return big(kit, 30) + kit.t(16)


def _across(kit: Kit, what: Posters, wide: int) -> int:
    """How many lie beside each other: as many as have room for what they pay."""
    least = max(kit.width(one.money, "bold", 12) for one in what.posters) + kit.u(14)
    n = len(what.posters)
    most = max(1, min(n, MOST, (wide + kit.u(4)) // (least + kit.u(4))))
    rows = -(-n // most)
    return max(3, -(-n // rows)) if most >= 3 else most


def boxes(kit: Kit, r: Rect, what: Posters) -> list[Rect]:
    """Where the posters lie."""
    across, gap, high = _across(kit, what, r.w), kit.u(4), _high(kit)
    wide = (r.w - gap * (across - 1)) / across
    top = r.y + _line(kit)
    return [
        Rect(round(r.x + i % across * (wide + gap)), top + i // across * (high + gap), round(wide), high)
        for i in range(len(what.posters))
    ]


def paint(kit: Kit, dst: Surface, r: Rect, what: Posters) -> None:
    """Posters on parchment: a face, what is paid, and the world it is paid on; a lock on who is bound."""
    kit.label(dst, r.x, r.y + kit.t(13), what.head, r.w, right=what.right)
    for one, box in zip(what.posters, boxes(kit, r, what)):
        kit.parchment(dst, box, 5, 31, border=False, drop=(1, 2))
        win = Rect(box.x + kit.u(3), box.y + kit.u(3), box.w - kit.u(6), box.h - kit.t(16) - kit.u(3))
        portrait(kit, dst, win, one.crew, title(one.crew), LOW)
        foot = box.centerx, box.bottom - kit.t(8)
        kit.text(dst, foot, one.money, "bold", 12, "ink", "mc")
        side = big(kit, 13)
        spot = win.right - side // 2 - kit.u(1), win.bottom - side // 2 - kit.u(1)
        if one.planet:
            marble(kit, dst, spot, picture(kit, one.planet), side / kit.scale)
        else:
            kit.disc(dst, spot, side / 2 / kit.scale, (24, 48, 96), 255, (92, 150, 246), 1)
            kit.icon(dst, spot, "star", side * 0.62 / kit.scale, "hi")
        if one.bound:
            at = win.x + side // 2 + kit.u(1), win.y + side // 2 + kit.u(1)
            kit.disc(dst, at, side / 2 / kit.scale, (60, 30, 24), 255, (224, 160, 120), 1)
            kit.icon(dst, at, "lock", side * 0.62 / kit.scale, "hi")
        line, thick = (C["brass"], 2) if one.lit else (C["ink_line"], 1)
        kit.ring(dst, box, line, thick, 5)


def spots(kit: Kit, r: Rect, what: Posters) -> list[Spot]:
    """Each poster as a card that can be looked at, and dragged on to whom it seeks."""
    return [
        Spot(box, f"poster:{one.item}", tip=one.tip, about=("card", one.item), radius=5, rule=RULE)
        for one, box in zip(what.posters, boxes(kit, r, what))
    ]


SECTION = Section("posters", shows, tall, paint, spots)
