"""Crew cards: the hero's front, the sidekick's back, and the small card of the set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from pygame import Rect, Surface

from game.app.shell.words import die_name
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.content.fistful.records import Crew

Words = Callable[..., str]

ROW = 22  # lowest line for a picture and a name, units that grow with the letters
HONEY = ((255, 244, 208), (250, 232, 186))
SLOT = ((226, 212, 180), (238, 227, 200))


def dice_line(crew: Crew, words: Words) -> str:
    """The battle dice as words: "d6", "2 d4"."""
    counts = Counter(die_name(words, die) for die in crew.hero.dice)
    return ", ".join(f"{n} {die}" if n > 1 else die for die, n in counts.items())


def front(k: Kit, dst: Surface, rect: Any, crew: Crew, words: Words) -> None:
    """The hero side: picture, tracks filled from the bottom, name, retreat number, Shiny Skill."""
    rect = Rect(rect)
    named = rect.h >= front_height(k, crew, rect.w)  # else the band names who it is
    head = words("card.hero") if named else crew.name
    box = cards.card(k, dst, rect, "hero", head, dice_line(crew, words), 2.0, seed=31)
    x, w = box.x + k.u(2), box.w - k.u(4)
    foot = skill_height(k, crew.hero.title, crew.hero.text, w)
    name_h = k.t(32) if named else 0
    pic_h = box.bottom - k.u(8) - foot - name_h - (box.y + k.u(6))
    y = box.y + k.u(6)
    if k.u(32) < pic_h <= k.u(96):  # too low for tracks: the numbers beside the face
        win = cards.window(k, dst, Rect(x, y, round(pic_h * 1.3), pic_h))
        cards.figure(k, dst, win, crew.doll)
        _values(k, dst, Rect(win.right, y, x + w - win.right, pic_h), win.centery, crew, 2)
        y += pic_h
    elif pic_h > k.u(96):
        tracks = _tracks(k, dst, Rect(x, y, w, pic_h), crew)
        win = cards.window(k, dst, Rect(x, y, tracks - x - k.u(6), pic_h))
        cards.figure(k, dst, win, crew.doll)
        y += pic_h
    if named:
        _name(k, dst, x, y + name_h // 2, w, crew.name, ("retreat", str(crew.hero.retreat)), words)
    skill(k, dst, Rect(x, box.bottom - k.u(7) - foot, w, foot), crew.hero.title, crew.hero.text)


def front_height(k: Kit, crew: Crew, w: int) -> int:
    """Height in px that the hero side of that width needs for its name and its skill."""
    band = k.u(5) + max(k.u(29), k.t(21))
    return band + k.t(32) + skill_height(k, crew.hero.title, crew.hero.text, w - k.u(27)) + k.u(14)


def reverse_height(k: Kit, crew: Crew, w: int, row: int = 0) -> int:
    """Height in px that the sidekick side of that width needs, with `row` px for picture and name below the band."""
    band = k.u(5) + max(k.u(29), k.t(21))
    return (
        band
        + (row + k.u(7) if row else 0)
        + skill_height(k, crew.sidekick.title, crew.sidekick.text, w - k.u(27))
        + k.u(18)
    )


def reverse(k: Kit, dst: Surface, rect: Any, crew: Crew, words: Words) -> None:
    """The sidekick side: small picture, name (in the band when the card is low), its own track, Shiny Skill."""
    rect = Rect(rect)
    track = crew.sidekick.track
    left, right = words("card.sidekick"), words("card.uses", n=track) if track else ""
    low = rect.h < reverse_height(k, crew, rect.w, k.t(ROW))
    if low:  # no room for a line of its own: the band names who it is
        left, right = crew.name, right or left
    box = cards.card(k, dst, rect, "sidekick", left, right, 2.0, seed=33)
    x, w = box.x + k.u(2), box.w - k.u(4)
    foot = skill_height(k, crew.sidekick.title, crew.sidekick.text, w)
    skill(k, dst, Rect(x, box.bottom - k.u(7) - foot, w, foot), crew.sidekick.title, crew.sidekick.text)
    top, bottom = box.y + k.u(6), box.bottom - k.u(13) - foot
    if not low:
        side = min(bottom - top, k.u(64))
        win = cards.window(k, dst, Rect(x, top, round(side * 1.1), bottom - top), warm=False)
        cards.figure(k, dst, win, crew.doll)
        x = win.right + k.u(10)
        k.text(dst, (x, (top + bottom) // 2), crew.name, "display", 20, "ink", "ml", fit=box.right - x)


COMPACT = 1.25  # letters this much bigger leave room for the picture and the name only


def small(k: Kit, dst: Surface, rect: Any, crew: Crew, words: Words, side: str, gain: int = 0) -> None:
    """The card as it lies among the nine: band, picture, name, what counts of the side to choose, and the spaces that
    the Timer gains by it."""
    rect = Rect(rect)
    hero = side == "hero"
    if k.grow > COMPACT:
        _gain(k, dst, _smallest(k, dst, rect, crew, hero), gain, low=True)
        return
    box = cards.card(k, dst, rect, side, dice_line(crew, words) if hero else words("card.sidekick"), "", 1.2, seed=35)
    values_h, name_h = k.t(21 if hero else 33), k.t(22)
    tall = max(k.u(30), box.h - values_h - name_h - k.u(8))
    win = cards.window(k, dst, Rect(box.x, box.y + k.u(4), box.w, tall), hero)
    cards.figure(k, dst, win, crew.doll)
    _gain(k, dst, win, gain)
    y = win.bottom + name_h // 2 + k.u(2)
    k.text(dst, (box.centerx, y), crew.name, "display", 16, "ink", "mc", fit=box.w)
    y = box.bottom - values_h // 2 - k.u(3)
    if hero:
        _values(k, dst, box, y, crew)
    else:
        title = crew.sidekick.title
        h = k.para(None, (0, 0), title, box.w, 13, dry=True, lead=1.15, most=2, voice="bold")
        k.para(dst, (box.x, y - h // 2), title, box.w, 13, "ink_mid", "bold", lead=1.15, align="c", most=2)


def _smallest(k: Kit, dst: Surface, rect: Rect, crew: Crew, hero: bool) -> Rect:
    """Picture and name; the large card holds the rest. Returns the picture's window."""
    k.parchment(dst, rect, 7, 35, border=False, drop=(2, 4))
    m = k.u(6)
    name_h = min(k.t(24), rect.h // 3)
    win = cards.window(k, dst, Rect(rect.x + m, rect.y + m, rect.w - 2 * m, rect.h - 2 * m - name_h), hero)
    cards.figure(k, dst, win, crew.doll)
    size = k.fit_size(crew.name, "display", 16, rect.w - 2 * m)
    k.text(dst, (rect.centerx, rect.bottom - m - name_h / 2 + k.u(2)), crew.name, "display", size, "ink", "mc")
    return win


def _gain(k: Kit, dst: Surface, win: Rect, gain: int, low: bool = False) -> None:
    """An hourglass with a number in a corner of the picture, beside the face or under it."""
    if not gain:
        return
    label, high = f"+{gain}", k.t(17 if low else 20)
    sign = k.icon_size("hourglass", 12 * min(1.5, k.grow))[0]
    wide = sign + k.width(label, "black", 13) + k.u(13)
    plate = Rect(win.right - wide - k.u(3), win.bottom - high if low else win.y + k.u(3), wide, high)
    k.box(dst, plate, (18, 22, 34), 5, 225)
    k.icon(dst, (plate.x + k.u(4), plate.centery), "hourglass", 12 * min(1.5, k.grow), "brass", "ml")
    k.text(dst, (plate.right - k.u(4), plate.centery), label, "black", 13, "hi", "mr")


def _values(k: Kit, dst: Surface, box: Rect, y: int, crew: Crew, most: int = 3) -> None:
    """Health, Ammo and Retreat (the first `most`) as signs with numbers, evenly spread."""
    hero = crew.hero
    parts = [("heart", "ink_red", hero.health), ("ammo", "brass_lo", hero.ammo), ("leave", "ink_mid", hero.retreat)]
    del parts[most:]
    step = box.w / len(parts)
    for i, (sign, color, n) in enumerate(parts):
        label = str(n)
        sw = k.icon_size(sign, 12 * min(1.5, k.grow))[0]
        w = sw + k.u(3) + k.width(label, "black", 14)
        x = box.x + step * (i + 0.5) - w / 2
        k.icon(dst, (x, y), sign, 12 * min(1.5, k.grow), color, "ml")
        k.text(dst, (x + sw + k.u(3), y), label, "black", 14, "ink", "ml")


def _tracks(k: Kit, dst: Surface, rect: Rect, crew: Crew) -> int:
    """Two tracks at the right edge, filled from the bottom; returns their left edge."""
    w = k.u(29)
    left = rect.right - 2 * w - k.u(5)
    longest = max(crew.hero.health, crew.hero.ammo, 5)
    step = (rect.h - k.u(10)) / longest
    size = min(24.0, step / k.scale - 2)
    for i, (name, n) in enumerate((("heart", crew.hero.health), ("ammo", crew.hero.ammo))):
        slot = Rect(left + i * (w + k.u(5)), rect.y, w, rect.h)
        k.box(dst, slot, SLOT, 5)
        k.ring(dst, slot, C["ink_line"], 0.8, 5, 200)
        for j in range(longest):
            at = slot.centerx, round(slot.bottom - k.u(5) - step * (j + 0.5))
            if j < n:
                k.token(dst, at, name, size)
            else:
                k.disc(dst, at, 2, C["ink_line"], 130)
    return left


def _name(k: Kit, dst: Surface, x: int, y: int, w: int, name: str, value: tuple[str, str], words: Words) -> None:
    """Name at the left, one value at the right."""
    key, number = value
    r = k.text(dst, (x + w - k.u(2), y), number, "black", 18, "ink", "mr")
    sign = k.icon(dst, (r.x - k.u(4), y), "leave", 14 * min(1.6, k.grow), "ink_mid", "mr")
    label = words(f"card.{key}")
    left = x + k.width(name, "display", 21) + k.u(10)
    if sign.x - k.u(7) - left > k.width(label, "sans", 14):
        k.text(dst, (sign.x - k.u(7), y), label, "sans", 14, "ink_mid", "mr")
    k.text(dst, (x, y), name, "display", 21, "ink", "ml", fit=sign.x - k.u(4) - x)


def skill_height(k: Kit, title: str, text: str, w: int) -> int:
    """Height in px of a skill's honey box of that width."""
    return k.t(22) + k.para(None, (0, 0), text, w - k.u(20), 14, dry=True, lead=1.28) + k.u(10)


def skill(k: Kit, dst: Surface, rect: Rect, title: str, text: str) -> None:
    """A Shiny Skill in its honey-coloured box: star, name, what it does."""
    k.box(dst, rect, HONEY, 5)
    k.ring(dst, rect, C["ink_line"], 0.8, 5)
    y = rect.y + k.u(4) + k.t(22) // 2
    sign = k.icon(dst, (rect.x + k.u(9), y), "star", 13 * min(1.6, k.grow), "brass_lo", "ml")
    room = rect.right - sign.right - k.u(12)
    size = k.fit_size(title, "serif", 15, room)
    k.text(dst, (sign.right + k.u(6), y), title, "serif", size, "ink", "ml", fit=room)
    k.para(dst, (rect.x + k.u(10), rect.y + k.u(4) + k.t(22)), text, rect.w - k.u(20), 14, "ink", lead=1.28)
