"""Cards of any deck in a booklet: small among others, and large with everything that is printed on them."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.shell.words import Words
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.plates import is_plate, plate
from game.app.ui.theme import BANDS, C
from game.content.common.rulebook.cards import Card

WIDE, HIGH = 252, 330  # of the large card, units
BAND = {
    "events": "event",
    "enemies": "enemy",
    "heists": "hero",
    "upgrades": "upgrade",
    "drives": "drive",
    "ships": "ship",
    "contacts": "leader",
    "nav": "alliance",
    "stories": "story",
}
PEOPLE = ("hero", "sidekick", "enemies", "crew")


def band(card: Card) -> str:
    """The band of a card's deck."""
    name = BAND.get(card.deck, card.deck)
    return name if name in BANDS else "gear"


def art(k: Kit, card: Card) -> str:
    """The picture of a card, that of its likeness where it has none of its own, "" for none at all."""
    return next((name for name in (card.picture, *card.likeness) if name in k.art.paths), "")


def paint_picture(k: Kit, dst: Surface, win: Rect, card: Card) -> None:
    """The lamp-lit picture: a scene, a portrait for people, the thing for the rest, the sign of the deck for none."""
    cards.window(k, dst, win, warm=card.deck != "sidekick", r=4)
    found = art(k, card)
    if is_plate(k, found):
        plate(k, dst, win, found)
        return
    if found and card.deck in PEOPLE:
        cards.figure(k, dst, win, found)
        return
    pic = k.sprite(found, w=win.w / k.scale * 0.8, h=win.h / k.scale * 0.82) if found else None
    if pic:
        k.drop(dst, win.center, pic, None, alpha=0)
    else:
        k.icon(dst, win.center, BANDS[band(card)][0], win.h / k.scale * 0.5, C["brass"])
    k.sunken(dst, win, 4, 4, 120)


def small(k: Kit, dst: Surface, rect: Rect, card: Card, words: Words, plain: bool = False) -> None:
    """Band, picture and name; `plain` leaves out the words where they would be too small to read."""
    if plain:
        _token_size(k, dst, rect, card)
        return
    box = cards.card(k, dst, rect, band(card), words(f"rulebook.deck.{card.deck}"), "", 1.0, seed=35)
    name_h = k.t(18) * (2 if k.width(card.name, "bold", 14) > box.w else 1)
    win = Rect(box.x, box.y + k.u(3), box.w, max(k.u(20), box.h - name_h - k.u(8)))
    paint_picture(k, dst, win, card)
    high = k.para(None, (0, 0), card.name, box.w, 14, "ink", "bold", lead=1.15, dry=True, most=2)
    y = win.bottom + (box.bottom - win.bottom - high) // 2
    k.para(dst, (box.x, y), card.name, box.w, 14, "ink", "bold", lead=1.15, align="c", most=2)


def _token_size(k: Kit, dst: Surface, rect: Rect, card: Card) -> None:
    """A card so small that only its colour and picture tell."""
    _, color = BANDS[band(card)]
    k.parchment(dst, rect, 4, 35, border=False, drop=(1, 2))
    m = max(2, k.u(2.4))
    head = Rect(rect.x + m, rect.y + m, rect.w - 2 * m, round(rect.h * 0.12))
    k.box(dst, head, color, 2)
    win = Rect(head.x, head.bottom + m, head.w, round(rect.h * 0.5))
    paint_picture(k, dst, win, card)
    y = win.bottom + rect.h * 0.09
    for i, share in enumerate((0.9, 0.7, 0.5)):
        k.rule(dst, rect.x + 2 * m, y + i * rect.h * 0.08, (rect.w - 4 * m) * share, "ink_line", 150)


def size(k: Kit, card: Card, room: Rect) -> tuple[int, int]:
    """How large the large card is, at most `room`."""
    w = min(k.t(WIDE), room.w)
    text = k.para(None, (0, 0), card.text, w - k.u(26), 14, lead=1.3, dry=True) if card.text else 0
    own = k.t(22) if card.title != card.name else 0
    high = k.t(30) + k.u(104) + k.t(30) + own + text + k.u(26)
    mood = _mood(k, card, w - k.u(26))
    return w, min(room.h, high + mood) if high + mood <= room.h else min(room.h, high)


def _mood(k: Kit, card: Card, wide: int) -> int:
    """How high the line is that only sets the mood, 0 for none."""
    return k.para(None, (0, 0), card.flavour, wide, 13, voice="serif.it", dry=True) + k.u(6) if card.flavour else 0


def large(k: Kit, dst: Surface, rect: Rect, card: Card, words: Words) -> None:
    """Everything that is printed on it."""
    k.shadow(dst, rect, 9, 12, (4, 10), 210)
    box = cards.card(k, dst, rect, band(card), words(f"rulebook.deck.{card.deck}"), "", 2.0, seed=35)
    own = card.title != card.name
    text_h = k.para(None, (0, 0), card.text, box.w, 14, lead=1.3, dry=True) if card.text else 0
    name_h, title_h = k.t(30), k.t(22) if own else 0
    mood_h = _mood(k, card, box.w)
    if box.h < k.u(104 + 14) + text_h + name_h + title_h + mood_h:
        mood_h = 0
    win_h = min(k.u(104), box.h - text_h - name_h - title_h - mood_h - k.u(14))
    y = box.y + k.u(5)
    if win_h > k.u(30):
        paint_picture(k, dst, Rect(box.x, y, box.w, win_h), card)
        y += win_h
    size = k.fit_size(card.name, "display", 19, box.w)
    k.text(dst, (box.x, y + name_h // 2), card.name, "display", size, "ink", "ml", fit=box.w)
    y += name_h
    if own:
        sign = k.icon(dst, (box.x, y + title_h // 2), "star", 12 * min(1.6, k.grow), "brass_lo", "ml")
        k.text(
            dst,
            (sign.right + k.u(5), y + title_h // 2),
            card.title,
            "serif",
            15,
            "ink",
            "ml",
            fit=box.right - sign.right - k.u(5),
        )
        y += title_h
    if mood_h:
        k.para(dst, (box.x, y), card.flavour, box.w, 13, "ink_mid", "serif.it")
        y += mood_h
    most = max(1, int((box.bottom - k.u(4) - y) / (k.px(14) * 1.3)))
    k.para(dst, (box.x, y), card.text, box.w, 14, "ink", lead=1.3, most=most)
    k.ring(dst, rect.inflate(k.u(5), k.u(5)), C["brass"], 2, 10)
