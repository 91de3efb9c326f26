"""The left rail: the own ship in its case, Platinum, Notoriety, what still lies face down, the nearest enemy."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.table.hex import odds, worlds
from game.app.table.hex.sayings import counter_name
from game.app.table.hex.situation import Situation
from game.app.table.odds import percent
from game.app.table.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import SEATS, C, tone
from game.app.words import Words
from game.content.keepflyin_records import ZONES
from game.rules.keepflyin.capture import FINE
from game.rules.keepflyin.movement import MOVE
from game.rules.keepflyin.scoring import GOAL
from game.rules.keepflyin.state import FLYING
from game.rules.keepflyin.tokens import pace, sort

KINDS = ("alliance", "reaver", "derelict", "ghost")
MARKS = 8  # of Notoriety that are shown one by one


class Enemy(NamedTuple):
    """The enemy nearest to the ship: what and where it is, how far off, and the chance that it gives chase."""

    number: int
    face: str
    far: int
    chance: str
    hunts: bool


class Rail(NamedTuple):
    """All that the rail shows; hashable, so that it is painted again only when it changes."""

    seat: int
    name: str
    fate: str
    home: str
    cargo: str
    moves: str
    platinum: int
    nr: int
    down: tuple[tuple[int, ...], ...]
    guesses: int
    enemy: Enemy | None
    texts: tuple[tuple[str, str], ...]

    def text(self, key: str) -> str:
        """A sentence of the rail."""
        return dict(self.texts)[key]


def rail(now: Situation, words: Words) -> Rail:
    """The rail of who looks."""
    g, seat = now.g, now.seat
    counts = odds.still_down(now)
    down = tuple(tuple(counts[zone][kind] for kind in KINDS) for zone in ZONES)
    guesses = sum(odds.guesses(now).values())
    total = sum(map(sum, down)) + guesses
    foe = _enemy(now)
    texts = {
        "plate": words("hex.rail.ship", name=now.name(seat)),
        "fate": words(f"hex.fate.{g.fate[seat]}"),
        "move": words("hex.rail.move"), "cargo": words("hex.rail.cargo"), "home": words("hex.rail.home"),
        "platinum": words("hex.rail.platinum"), "goal": words("hex.rail.goal", money=GOAL),
        "money": words("money", n=g.platinum[seat]), "to go": words("hex.rail.togo", money=max(0, GOAL - g.platinum[seat])),
        "notoriety": words("hex.rail.notoriety"), "fine": words("hex.rail.fine", money=FINE * g.nr[seat]),
        "down": words("hex.rail.down"), "count": words("hex.rail.count", n=total),
        "exact": words("hex.rail.exact" if not guesses else "hex.rail.guess", n=guesses),
        "nearest": words("hex.rail.nearest"),
    }
    for zone in ZONES:
        texts[zone] = words(f"hex.zone.{zone}")
    if foe:
        texts["enemy"] = counter_name(words, foe.face)
        texts["far"] = words("hex.rail.far", n=foe.far)
        texts["deed"] = words("hex.rail.hunts" if foe.hunts else "hex.rail.chases")
        texts["pace"] = words("hex.counter.moves", n=pace(foe.face))
    left = now.left if now.moving else MOVE
    home = now.where(g.home[seat]) if g.home[seat] >= 0 else words("hex.rail.nohome")
    return Rail(seat, now.name(seat), g.fate[seat], home, words("hex.rail.cargo.of", n=now.used(seat), of=now.cargo),
                words("hex.rail.move.of", n=left, of=MOVE) if now.moving and left != MOVE else str(MOVE),
                g.platinum[seat], g.nr[seat], down, guesses, foe, tuple(texts.items()))


def _enemy(now: Situation) -> Enemy | None:
    """The nearest face-up enemy; one in pursuit of the ship before all others."""
    g, seat = now.g, now.seat
    node = g.ship[seat]
    if node < 0 or g.fate[seat] != FLYING:
        return None
    hunters = sorted((now.far(g.spot[n], node), n) for n, prey in g.hunts.items() if prey == seat)
    number = hunters[0][1] if hunters else odds.nearest_enemy(now, node)
    if number < 0:
        return None
    face = g.up[number]
    far = now.far(g.spot[number], node)
    near = number in odds.hunters_near(now, seat, node)
    chance = percent(odds.less_than(odds.chase_limit(now, face, g.nr[seat]))) if near else ""
    return Enemy(number, face, far, chance, bool(hunters))


# ------------------------------------------------------------ places


class Part(NamedTuple):
    """A section of the rail with its place."""

    name: str
    rect: Rect


SECTIONS = (("plate", 34, 0), ("case", 112, 2), ("platinum", 66, 0), ("notoriety", 56, 1), ("down", 152, 3), ("enemy", 82, 0))
"""Name, height in units, and rank: those of the highest rank are left out first where the rail is too low."""


def parts(kit: Kit, r: Rect, shown: Rail) -> list[Part]:
    """The sections that fit, from the top."""
    grow = max(1.0, kit.grow)
    wanted = [(name, round(kit.u(high) * (grow if name != "case" else min(grow, 1.25))), rank)
              for name, high, rank in SECTIONS if name != "enemy" or shown.enemy]
    gap = kit.u(6)
    room = r.h - kit.u(14)
    while sum(high + gap for _, high, _ in wanted) - gap > room and len(wanted) > 2:
        worst = max(rank for _, _, rank in wanted)
        wanted.remove(next(one for one in reversed(wanted) if one[2] == worst))
    spare = max(0, room - sum(high + gap for _, high, _ in wanted) + gap)
    extra = min(spare // max(1, len(wanted)), kit.u(10))
    found, y = [], r.y + kit.u(8)
    for name, high, _ in wanted:
        found.append(Part(name, Rect(r.x + kit.u(8), y, r.w - kit.u(16), high)))
        y += high + gap + extra
    return found


def spots(kit: Kit, r: Rect, shown: Rail, words: Words) -> list[Spot]:
    """What of the rail can be pointed at."""
    tips = {"case": "hex.rail.case.tip", "platinum": "hex.rail.platinum.tip", "notoriety": "hex.rail.notoriety.tip",
            "down": "hex.rail.down.tip", "enemy": "hex.rail.enemy.tip"}
    found = []
    for name, box in parts(kit, r, shown):
        if name == "plate":
            continue
        about = ("counter", shown.enemy.number) if name == "enemy" and shown.enemy else None
        about = ("ship", shown.seat) if name == "case" else about
        found.append(Spot(box, f"rail:{name}", tip=words(tips[name]), about=about, focusable=about is not None,
                          line=about is not None, radius=7))
    return found


# ------------------------------------------------------------ painting


def paint(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    """The tray with its sections."""
    kit.tray(dst, r, C["panel"], 8, seed=4)
    draw = {"plate": _plate, "case": _case, "platinum": _platinum, "notoriety": _notoriety, "down": _down, "enemy": _foe}
    for name, box in parts(kit, r, shown):
        draw[name](kit, dst, box, shown)


def _plate(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.brass(dst, r, 5, rivets=True)
    text = shown.text("plate")
    size = kit.fit_size(text, "serif", 18, r.w - kit.u(30))
    kit.text(dst, r.center, text, "serif", size, (44, 28, 8), "mc", press=(255, 240, 200), fit=r.w - kit.u(24))


def _case(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.box(dst, r, ((44, 52, 78), (24, 30, 48), (14, 18, 30)), 6)
    look = SEATS[kit.looks[shown.seat]]
    at = r.x + round(r.w * 0.27), r.centery
    kit.glow(dst, at, 74, tone(look.color, 0.24), 1)
    worlds.ship(kit, dst, at, shown.seat, min(92.0, (r.h - kit.u(12)) / kit.scale))
    kit.sunken(dst, r, 6, 8, 180)
    kit.ring(dst, r, C["brass_lo"], 1, 6)
    rows = (("run", "move", shown.moves), ("gear", "cargo", shown.cargo), ("home", "home", shown.home))
    if shown.fate != FLYING:
        rows = (("skull", "fate", ""), *rows[1:])
    step = r.h / 3
    x = r.x + round(r.w * 0.53)
    for i, (icon, key, value) in enumerate(rows):
        y = r.y + step * (i + 0.5)
        kit.icon(dst, (x, y), icon, 13 * min(1.4, kit.grow), "brass")
        left = x + kit.t(15)
        room = r.right - left - kit.u(6)
        if value:
            kit.text(dst, (left, y - kit.t(8)), shown.text(key), "sans", 12, "mid", "ml", fit=room)
            size = kit.fit_size(value, "black", 16, room)
            kit.text(dst, (left, y + kit.t(7)), value, "black", size, "hi", "ml", fit=room)
        else:
            text = shown.text(key)
            kit.text(dst, (left, y), text, "bold", kit.fit_size(text, "bold", 14, room), "bad", "ml", fit=room)


def _platinum(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.label(dst, r.x, r.y + kit.t(14), shown.text("platinum"), r.w, right=shown.text("goal"))
    y = r.y + kit.t(42)
    a = kit.text(dst, (r.x, y), shown.text("money"), "black", 24, "hi", "bl")
    kit.text(dst, (r.right, y - kit.u(1)), shown.text("to go"), "sans", 14, "mid", "br", fit=r.right - a.right - kit.u(8))
    bar = Rect(r.x, y + kit.u(7), r.w, kit.u(12))
    kit.box(dst, bar, (10, 13, 22), 6)
    kit.sunken(dst, bar, 6, 3, 160)
    share = max(0.0, min(1.0, shown.platinum / GOAL))
    full = Rect(bar.x + kit.u(1.5), bar.y + kit.u(1.5), int((bar.w - kit.u(3)) * share), bar.h - kit.u(3))
    if full.w > kit.u(3):
        kit.box(dst, full, ((250, 226, 160), (222, 172, 80), (176, 122, 44)), 4)
    for i in range(1, 5):
        kit.veil(dst, Rect(bar.x + bar.w * i // 5, bar.y + kit.u(2), max(1, kit.u(1)), bar.h - kit.u(4)), (20, 16, 10), 140)


def _notoriety(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.label(dst, r.x, r.y + kit.t(14), shown.text("notoriety"), r.w, right=shown.text("fine"))
    y = r.y + kit.t(16) + (r.h - kit.t(16)) / 2
    n = max(MARKS, shown.nr)
    step = min(r.w / n, float(kit.u(31)))
    size = min(11.5, step / kit.scale * 0.42)
    for i in range(n):
        at = r.x + step * (i + 0.5), y
        if i >= shown.nr:
            kit.circle(dst, at, size, C["subtle"], 1.2, dash=3, gap=3)
            continue
        pic = kit.sprite("token_notoriety", w=size * 2, h=size * 2) if "token_notoriety" in kit.art.paths else None
        if pic is not None:
            kit.drop(dst, at, pic, None, alpha=0)
        else:
            kit.disc(dst, at, size, (222, 196, 146), 255, (96, 66, 34), 1.4)
            kit.icon(dst, at, "star", size * 1.1, "ink_red")


def _down(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    kit.label(dst, r.x, r.y + kit.t(14), shown.text("down"), r.w, right=shown.text("count"))
    head = kit.t(20)
    note = kit.para(None, (0, 0), shown.text("exact"), r.w, 12, "low", lead=1.2, dry=True)
    rows = r.h - kit.t(20) - head - note - kit.u(4)
    high = max(kit.t(17), rows // 3 - kit.u(3))
    y = r.y + kit.t(18)
    left = r.x + round(r.w * 0.38)
    step = (r.right - left) / 4
    for j, kind in enumerate(KINDS):
        worlds.face(kit, dst, (left + step * (j + 0.5), y + head / 2), kind, 22)
    y += head
    for zone, values in zip(ZONES, shown.down):
        row = Rect(r.x, y, r.w, high)
        kit.box(dst, row, (16, 20, 32), 5)
        kit.ring(dst, row, C["subtle"], 1, 5)
        kit.text(dst, (row.x + kit.u(9), row.centery), shown.text(zone), "bold", 14, worlds.ZONE_INK[zone], "ml",
                 fit=left - row.x - kit.u(12))
        for j, n in enumerate(values):
            kit.text(dst, (left + step * (j + 0.5), row.centery), str(n), "black" if n else "sans", 16 if n else 14,
                     "hi" if n else "off", "mc")
        y += high + kit.u(3)
    kit.para(dst, (r.x, y + kit.u(1)), shown.text("exact"), r.w, 12, "low", lead=1.2)


def _foe(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    foe = shown.enemy
    assert foe is not None
    kit.label(dst, r.x, r.y + kit.t(14), shown.text("nearest"), r.w, right=shown.text("far"))
    box = Rect(r.x, r.y + kit.t(20), r.w, r.h - kit.t(20))
    hot = foe.hunts or bool(foe.chance)
    kit.box(dst, box, ((52, 34, 36), (38, 26, 30)) if hot else ((34, 40, 56), (24, 29, 42)), 6)
    kit.ring(dst, box, C["bad"] if hot else C["subtle"], 1.2, 6)
    worlds.face(kit, dst, (box.x + kit.u(26), box.centery), sort(foe.face), 42)
    x = box.x + kit.u(52)
    value = foe.chance
    right = kit.text(dst, (box.right - kit.u(9), box.y + box.h * 0.34), value, "black", 16, "bad", "mr").x if value else box.right
    room = right - x - kit.u(8)
    name = shown.text("enemy")
    kit.text(dst, (x, box.y + box.h * 0.34), name, "bold", kit.fit_size(name, "bold", 14, room), "hi", "ml", fit=room)
    low = box.y + box.h * 0.70
    q = kit.text(dst, (box.right - kit.u(9), low), shown.text("deed"), "sans", 12, "bad" if foe.hunts else "mid", "mr") if hot \
        else Rect(box.right, 0, 0, 0)
    kit.text(dst, (x, low), shown.text("pace"), "sans", 12, "mid", "ml", fit=q.x - x - kit.u(6))
