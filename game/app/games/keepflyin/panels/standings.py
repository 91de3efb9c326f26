"""What the inspector tells beside the choice: how the rivals stand, and what may lie face down nearby."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.games.keepflyin.chart.places import world
from game.app.games.keepflyin.hints import odds
from game.app.games.keepflyin.sayings import counter_name, title
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.app.table.panels.blocks import Block
from game.app.table.panels.section import Section
from game.app.table.panels.spot import Spot
from game.app.table.percent import percent
from game.app.ui.hyphens import hyphened
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.content.keepflyin.records import Location
from game.rules.keepflyin.scoring import goal
from game.rules.keepflyin.state import FLYING

NEAR = 3  # hexes: what lies face down farther off is of no matter to this flight
MOST = 3


@dataclass(frozen=True)
class Errand(Block):
    """A held job: the marble of its place, what is to be done, and how far that is."""

    place: Location
    text: str
    right: str

    def said(self, kit: Kit, wide: int) -> tuple[str, int]:
        """The words as they stand beside the value, and the room they have."""
        room = wide - kit.t(23) - kit.width(self.right, "black", 14) - kit.u(8)
        return hyphened(kit, self.text, room, "sans", 14), room

    def tall(self, kit: Kit, wide: int) -> int:
        said, room = self.said(kit, wide)
        return max(kit.t(20), kit.para(None, (0, 0), said, room, 14, "ink", lead=1.2, dry=True, most=4))

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        first = r.y + kit.t(9)
        world(kit, dst, (r.x + kit.t(9), first), self.place, 17 * kit.grow)
        kit.text(dst, (r.right, first), self.right, "black", 14, "ink", "mr")
        at = r.x + kit.t(23), first - kit.px(14) * 0.6
        said, room = self.said(kit, r.w)
        kit.para(dst, at, said, room, 14, "ink", lead=1.2, most=4)


@dataclass(frozen=True)
class Rival:
    """A rival as all may know him: Platinum in words and as a share of what it takes to retire, Notoriety or fate in
    brief, where he is, what is bad news for him."""

    seat: int
    name: str
    money: str
    share: float
    brief: str
    note: str
    bad: str
    tip: str


@dataclass(frozen=True)
class Standings(Block):
    """The rivals under a caption: two in a row, or a line each with a bar that is full where one may retire, or two."""

    head: b.Small
    rivals: tuple[Rival, ...]

    def _heights(self, kit: Kit, wide: int) -> tuple[int, int, int]:
        """The whole height for two in a row, a line each, two lines each."""
        top, n = self.head.tall(kit, wide) + kit.u(5), len(self.rivals)
        line = kit.t(20) + kit.u(5)
        return top + kit.t(18) * (-(-n // 2)), top + line * n, top + (line + kit.t(16)) * n

    def tall(self, kit: Kit, wide: int) -> int:
        return self._heights(kit, wide)[0]

    def wishes(self, kit: Kit, wide: int) -> tuple[int, ...]:
        return self._heights(kit, wide)[1:]

    def boxes(self, kit: Kit, r: Rect) -> tuple[int, list[Rect]]:
        """How many lines each has (0: two in a row), and where each stands."""
        forms = self._heights(kit, r.w)
        lines = max(i for i in range(3) if forms[i] <= max(r.h, forms[0]))
        y, n = r.y + self.head.tall(kit, r.w) + kit.u(5), len(self.rivals)
        if not lines:
            half, high = (r.w - kit.u(14)) // 2 if n > 1 else r.w, kit.t(18)
            return 0, [Rect(r.x + (i % 2) * (half + kit.u(14)), y + i // 2 * high, half, high) for i in range(n)]
        high = kit.t(20) + kit.u(5) + (kit.t(16) if lines == 2 else 0)
        return lines, [Rect(r.x, y + i * high, r.w, high) for i in range(n)]

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        self.head.draw(kit, dst, Rect(r.x, r.y + kit.u(2), r.w, self.head.tall(kit, r.w)))
        lines, boxes = self.boxes(kit, r)
        for rival, box in zip(self.rivals, boxes):
            self._rival(kit, dst, box, rival, lines)

    def _rival(self, kit: Kit, dst: Surface, r: Rect, one: Rival, lines: int) -> None:
        y, x = r.y + kit.t(9), r.x + kit.t(21)
        kit.seat(dst, (r.x + kit.t(8), y), one.seat, min(8.0 * kit.grow, 12))
        right = kit.text(dst, (r.right, y), one.money, "black", 14, "ink", "mr").x - kit.u(8)
        if not lines:
            if kit.width(one.brief, "bold", 12) <= right - x:
                kit.text(dst, (x, y), one.brief, "bold", 12, "ink_red" if one.bad else "ink_mid", "ml")
            return
        if kit.width(one.name, "bold", 14) + kit.width(one.brief, "bold", 12) + kit.u(8) <= right - x:
            color = "ink_red" if one.bad else "ink_mid"
            right = kit.text(dst, (right, y), one.brief, "bold", 12, color, "mr").x - kit.u(6)
        kit.text(dst, (x, y), one.name, "bold", 14, "ink", "ml", fit=right - x)
        bar = Rect(x, r.y + kit.t(19), r.right - x, max(3, kit.u(4)))
        self._meter(kit, dst, bar, one.share)
        if lines < 2:
            return
        y = bar.bottom + kit.t(8)
        bad = kit.text(dst, (r.right, y), one.bad, "bold", 12, "ink_red", "mr").x - kit.u(6) if one.bad else r.right
        kit.text(dst, (x, y), one.note, "sans", 12, "ink_mid", "ml", fit=bad - x)

    @staticmethod
    def _meter(kit: Kit, dst: Surface, bar: Rect, share: float) -> None:
        kit.box(dst, bar, (240, 226, 190), 2)
        full = Rect(bar.x, bar.y, round(bar.w * max(0.0, min(1.0, share))), bar.h)
        if full.w > kit.u(3):
            kit.box(dst, full, C["brass"] if kit.contrast else ((176, 116, 36), (128, 80, 20)), 2)
        kit.ring(dst, bar, C["ink_line"], 1, 2)

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        boxes = self.boxes(kit, r)[1]
        return [
            Spot(box, f"standing:{one.seat}", tip=one.tip, focusable=False, line=False)
            for one, box in zip(self.rivals, boxes)
        ]


def errands(now: Situation, words: Words) -> list[Block]:
    """The held jobs and how far their places are."""
    here = now.g.ship[now.seat]
    held = [(card, job) for card in now.hold(now.seat) if (job := now.job(card))]
    if not held or here < 0:
        return []
    rows = []
    for card, job in held:
        place = now.chart.board.locations[job.destination]
        text = words("hex.captain.job", card=title(card), place=place.name)
        rows.append(Errand(place, text, words("hex.page.far", n=now.far(here, place.at))))
    return [Section(b.Small(words("hex.page.jobs")), tuple(rows), drop=1)]


def prey(now: Situation, words: Words) -> list[Block]:
    """The ships that fly free, the nearest to a turncoat's counter first, with the way to each."""
    here = now.g.spot[now.g.helm[now.seat]]
    flying = [(now.far(here, at), seat) for seat, at in now.g.ship.items() if now.g.fate[seat] == FLYING and at >= 0]
    rows = []
    for far, seat in sorted(flying):
        line = words("hex.page.prey.at", name=now.name(seat), place=now.where(now.g.ship[seat]))
        rows.append(b.Row("run", line, words("hex.page.far", n=far)))
    return [Section(b.Small(words("hex.page.prey")), tuple(rows), drop=1)] if rows else []


def unseen(now: Situation, words: Words) -> list[Block]:
    """The face-down counters near the ship, each with the chance that it is an enemy."""
    here = now.g.ship[now.seat]
    if here < 0:
        return []
    down = [(now.far(here, at), n) for n, at in now.g.spot.items() if n not in now.g.up]
    near = [(far, n) for far, n in sorted(down) if far <= NEAR][:MOST]
    if not near:
        return []
    rows = []
    for far, number in near:
        chance = odds.hostile(now, number)
        known = now.face(number)
        line = words("hex.page.unseen.line", place=now.where(now.g.spot[number]), n=far)
        line = words("hex.page.unseen.known", line=line, name=counter_name(words, known)) if known else line
        sign, color = "eye" if known else "help", "ink_red" if chance * 2 >= 1 else "ink"
        rows.append(b.Row(sign, line, percent(chance), color, tip=words("hex.page.unseen.tip")))
    return [Section(b.Small(words("hex.page.unseen"), words("hex.page.unseen.enemy")), tuple(rows), drop=4)]


def standings(now: Situation, words: Words) -> list[Block]:
    """The rivals, who is nearest to retiring first."""
    g = now.g
    others = [seat for seat in range(len(now.names)) if seat != now.seat]
    found = []
    for seat in sorted(others, key=lambda seat: (-g.platinum[seat], seat)):
        fate = g.fate[seat]
        flies = fate == FLYING
        money = words("money", n=g.platinum[seat])
        place = now.where(g.ship[seat]) if g.ship[seat] >= 0 else ""
        note = words("hex.page.rival.at", place=place, n=len(now.hold(seat))) if flies and place else ""
        bad = words("hex.page.rival.hunted") if seat in g.hunts.values() else ""
        tip = words("hex.chip.tip", name=now.name(seat), fate=words(f"hex.fate.{fate}"), money=money, nr=g.nr[seat])
        brief = words("hex.chip.nr", n=g.nr[seat]) if flies else words(f"hex.chip.{fate}")
        found.append(Rival(seat, now.name(seat), money, g.platinum[seat] / goal(g), brief, note, bad, tip))
    if not found:
        return []
    return [Standings(b.Small(words("hex.page.rivals"), words("hex.rail.goal", money=goal(g))), tuple(found), drop=3)]
