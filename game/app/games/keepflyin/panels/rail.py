"""The left rail: one's own ship in its case, Platinum, Notoriety, what still lies face down, the nearest enemy."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game.app.games.keepflyin.hints import odds
from game.app.games.keepflyin.sayings import counter_name
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.table.percent import percent
from game.app.ui.kit import Kit
from game.content.keepflyin.records import ZONES
from game.rules.keepflyin.capture import FINE
from game.rules.keepflyin.movement import MOVE, Fly, Play, Playing, moves
from game.rules.keepflyin.scoring import goal
from game.rules.keepflyin.state import FLYING, OUT, TURNCOAT
from game.rules.keepflyin.tokens import pace

KINDS = ("alliance", "reaver", "derelict", "ghost")
BEFORE_AND_IN_PLAY = ("encounter", "event", "search", "play")
MARKS = 8  # of Notoriety that are shown one by one


class Enemy(NamedTuple):
    """The enemy nearest to the ship: what and where it is, how far off, and the chance that it gives chase; `threat`:
    it does already, or it may."""

    number: int
    face: str
    far: int
    chance: str
    hunts: bool
    threat: bool


class Rail(NamedTuple):
    """All that the rail shows; hashable, so that it is painted again only when it changes. `helm`: the counter that a
    turncoat steers and its face, (-1, "") for everybody else."""

    seat: int
    name: str
    fate: str
    helm: tuple[int, str]
    home: str
    cargo: str
    moves: str
    platinum: int
    goal: int
    nr: int
    down: tuple[tuple[int, ...], ...]
    guesses: int
    enemy: Enemy | None
    texts: tuple[tuple[str, str], ...]

    def text(self, key: str) -> str:
        """A sentence of the rail."""
        return dict(self.texts)[key]

    @property
    def lost(self) -> bool:
        """Whether the captain can't win any more: Platinum and Notoriety mean nothing now (R-KF-89)."""
        return self.fate in (TURNCOAT, OUT)


def rail(now: Situation, words: Words) -> Rail:
    """The rail of who looks."""
    g, seat = now.g, now.seat
    counts = odds.still_down(now)
    down = tuple(tuple(counts[zone][kind] for kind in KINDS) for zone in ZONES)
    guesses = sum(odds.guesses(now).values())
    total = sum(map(sum, down)) + guesses
    foe = _enemy(now)
    helm = g.helm.get(seat, -1)
    face = g.up.get(helm, "")
    plate = {TURNCOAT: "hex.rail.turncoat", OUT: "hex.rail.out"}.get(g.fate[seat], "hex.rail.ship")
    texts = {
        "plate": words(plate, name=now.name(seat)),
        "steers": words("hex.rail.steers"),
        "helm": counter_name(words, face),
        "fate": words(f"hex.fate.{g.fate[seat]}"),
        "move": words("hex.rail.move"),
        "cargo": words("hex.rail.cargo"),
        "home": words("hex.rail.home"),
        "platinum": words("hex.rail.platinum"),
        "goal": words("hex.rail.goal", money=goal(g)),
        "money": words("money", n=g.platinum[seat]),
        "to go": words("hex.rail.togo", money=max(0, goal(g) - g.platinum[seat])),
        "notoriety": words("hex.rail.notoriety"),
        "fine": words("hex.rail.fine", money=FINE * g.nr[seat]),
        "down": words("hex.rail.down"),
        "count": words("hex.rail.count", n=total),
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
    left, most = (pace(face), pace(face)) if face else flight(now)
    home = now.where(g.home[seat]) if g.home[seat] >= 0 else words("hex.rail.nohome")
    return Rail(
        seat,
        now.name(seat),
        g.fate[seat],
        (helm, face),
        home,
        words("hex.rail.cargo.of", n=now.used(seat), of=now.cargo),
        words("hex.rail.move.of", n=left, of=most) if left != most else str(most),
        g.platinum[seat],
        goal(g),
        g.nr[seat],
        down,
        guesses,
        foe,
        tuple(texts.items()),
    )


def flight(now: Situation) -> tuple[int, int]:
    """The hexes one's ship may still fly and the most of it: those of this turn until its flight is over, else those
    of any turn (R-KF-50)."""
    g, seat = now.g, now.seat
    if g.active != seat or g.phase not in BEFORE_AND_IN_PLAY or g.fate[seat] != FLYING:
        return MOVE, MOVE
    going = [step.left for step in g.stack if isinstance(step, (Play, Playing, Fly)) and step.seat == seat]
    return (going[-1] if going else moves(g)), moves(g)


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
    chance = odds.less_than(odds.chase_limit(now, face, g.nr[seat])) if near else None
    told = "" if chance is None else percent(chance)
    return Enemy(number, face, far, told, bool(hunters), bool(hunters or chance))


# ------------------------------------------------------------ places


class Part(NamedTuple):
    """A section of the rail with its place."""

    name: str
    rect: Rect


SECTIONS = (
    ("plate", 34, 0),
    ("case", 112, 2),
    ("platinum", 66, 0),
    ("notoriety", 56, 1),
    ("down", 152, 3),
    ("enemy", 82, 0),
)
"""Name, height in units, and rank: those of the highest rank are left out first where the rail is too low."""
CAPTAINS = ("platinum", "notoriety")
"""Sections for those who can still win."""


def parts(kit: Kit, r: Rect, shown: Rail) -> list[Part]:
    """The sections that fit, from the top."""
    grow = max(1.0, kit.grow)
    wanted = [
        (name, round(kit.u(high) * (grow if name != "case" else min(grow, 1.25))), rank)
        for name, high, rank in SECTIONS
        if (name != "enemy" or shown.enemy) and not (shown.lost and name in CAPTAINS)
    ]
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
    tips = {
        "case": "hex.rail.case.tip",
        "platinum": "hex.rail.platinum.tip",
        "notoriety": "hex.rail.notoriety.tip",
        "down": "hex.rail.down.tip",
        "enemy": "hex.rail.enemy.tip",
    }
    found = []
    for name, box in parts(kit, r, shown):
        if name == "plate":
            continue
        about = ("counter", shown.enemy.number) if name == "enemy" and shown.enemy else None
        if name == "platinum":
            about = ("goal", shown.seat)
        if name == "case":
            about = ("counter", shown.helm[0]) if shown.helm[1] else ("ship", shown.seat)
        found.append(
            Spot(
                box,
                f"rail:{name}",
                tip=words(tips[name], goal=words("money", n=shown.goal)),
                about=about,
                focusable=about is not None,
                line=about is not None,
                radius=7,
            )
        )
    return found
