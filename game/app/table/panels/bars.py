"""Blocks of chances and answers: die faces, percentages, bars, paper buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.table.panels.blocks import Block
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

MEADOW: Color = (104, 160, 126)
BRICK: Color = (196, 92, 68)
PALE: Color = (214, 198, 164)


@dataclass(frozen=True)
class Faces(Block):
    """The faces of a die, each with what it means: win, tie or lose."""

    faces: tuple[tuple[int, str], ...]

    def tall(self, kit: Kit, wide: int) -> int:
        return min(kit.u(31), (wide - kit.u(2)) // len(self.faces) - kit.u(3)) + kit.u(3)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        n = len(self.faces)
        side = min(kit.u(31), (r.w - kit.u(2)) // n - kit.u(3))
        step = (r.w - side) / max(1, n - 1) if n > 5 else side + kit.u(8)
        for i, (face, state) in enumerate(self.faces):
            kit.die(dst, Rect(r.x + round(step * i), r.y, side, side), face, state)


SUMS: dict[str, Color] = {"win": MEADOW, "tie": (214, 168, 66), "lose": BRICK}


@dataclass(frozen=True)
class Sums(Block):
    """The totals of several dice as columns, as high as they are likely: total, chance, and win, tie or lose."""

    sums: tuple[tuple[int, float, str], ...]

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.u(20) + kit.t(16)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        n = len(self.sums)
        step = min(float(kit.u(30)), r.w / n)
        foot = r.bottom - kit.t(15)
        top = max(chance for _, chance, _ in self.sums)
        every = 1 if step >= kit.width("00", "black", 12) + kit.u(3) else 2
        for i, (total, chance, state) in enumerate(self.sums):
            high = max(kit.u(2), round((foot - r.y) * chance / top))
            column = Rect(round(r.x + step * i), foot - high, max(2, round(step) - kit.u(4)), high)
            kit.box(dst, column, SUMS[state], 2)
            if state == "lose":
                kit.ring(dst, column, C["ink_red"], 1, 2)
            if i % every == 0:
                color = {"win": "ink_green", "tie": "brass_lo", "lose": "ink_red"}[state]
                kit.text(dst, (column.centerx, foot + kit.t(8)), str(total), "black", 12, color, "mc")


@dataclass(frozen=True)
class Bar(Block):
    """A chance as a bar: what is spent or who helps, the meter, the percentage. `key` answers the choice.

    With `share` the bar is a part of a whole in that colour, not a chance against another.
    """

    label: str
    chance: float
    percent: str
    picture: str = ""
    count: int = 0
    seat: int = -1
    key: str = ""
    tip: str = ""
    action: object = None
    share: Color | None = None

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.t(19)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        x = r.x
        if self.seat >= 0:
            kit.seat(dst, (x + kit.u(8), r.centery), self.seat, 7)
            x += kit.u(20)
        named = kit.width(self.label, "black" if self.picture else "sans", 14) + x - r.x + kit.u(6)
        left = r.x + min(max(kit.u(62), int(r.w * 0.27), named), r.w // 2)
        q = kit.text(
            dst, (x, r.centery), self.label, "black" if self.picture else "sans", 14, "ink", "ml", fit=left - x
        )
        step = min(kit.u(13), (left - q.right - kit.u(6)) // max(1, self.count))
        for i in range(self.count):
            pic = kit.sprite(self.picture, h=14)
            if pic and step > kit.u(3):
                kit.drop(dst, (q.right + kit.u(10) + step * i, r.centery), pic, None, alpha=0)
        value = kit.text(dst, (r.right, r.centery), self.percent, "black", 14, "ink", "mr")
        bar = Rect(left + kit.u(4), 0, min(value.x, r.right - kit.t(38)) - left - kit.u(11), kit.u(12))
        bar.centery = r.centery
        if bar.w > kit.u(10):
            rest = (1 - self.chance, BRICK, "hatch") if self.share is None else (1 - self.chance, PALE, None)
            kit.meter(dst, bar, [(self.chance, self.share or MEADOW, "hatch" if self.share == BRICK else None), rest])

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        if not (self.tip or self.key):
            return []
        act = self.action if callable(self.action) else None
        return [
            Spot(r.inflate(kit.u(8), 0), f"bar:{self.label}:{self.key}", act, tip=self.tip, focusable=False, radius=4)
        ]


@dataclass(frozen=True)
class Press(Block):
    """A paper button that answers the choice; a `grave` note is red; that and a `whole` one have a line of their own
    where they must. `odds` stand behind its name, or in the place of its note, where that has no room.
    """

    label: str
    note: str = ""
    icon: str = ""
    key: str = ""
    action: object = None
    tip: str = ""
    grave: bool = False
    whole: bool = False
    odds: str = ""

    def tall(self, kit: Kit, wide: int) -> int:
        low = kit.t(16) + self._lower(kit, wide) if self._two(kit, wide) else 0
        return kit.t(25) + kit.u(5) + low + self._more(kit, wide)

    def _room(self, kit: Kit, wide: int) -> int:
        """What the label may take of the button's width."""
        return wide - kit.u(15) - (kit.t(19) if self.icon else 0)

    def _more(self, kit: Kit, wide: int) -> int:
        """How much higher a label makes it that has no room in one line."""
        room = self._room(kit, wide)
        if kit.width(self.label, "bold", 12) <= room:
            return 0
        return max(0, kit.para(None, (0, 0), f"**{self.label}**", room, 14, "ink", lead=1.1, dry=True) - kit.t(18))

    def _under(self, kit: Kit, wide: int) -> str:
        """The note as it stands under the label."""
        return self.odds if self.odds and kit.width(self.note, self._voice, 12) > self._room(kit, wide) else self.note

    @property
    def _voice(self) -> str:
        return "bold" if self.grave else "sans"

    def _lower(self, kit: Kit, wide: int) -> int:
        """How much higher a note makes it that has no room in one line below the label."""
        note, room = self._under(kit, wide), self._room(kit, wide)
        if kit.width(note, self._voice, 12) <= room:
            return 0
        return max(0, kit.para(None, (0, 0), note, room, 12, "ink", self._voice, lead=1.1, dry=True) - kit.t(16))

    def _two(self, kit: Kit, wide: int) -> bool:
        """Whether the note stands under the label."""
        room = wide - kit.u(26) - (kit.t(19) if self.icon else 0)
        wide = kit.width(self.label, "bold", 14) + kit.width(self.note, self._voice, 12)
        wide += 0 if self.grave else kit.u(8)
        return bool(self.note) and (self.grave or self.whole) and wide > room

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        box = Rect(r.x, r.y, r.w, r.h - kit.u(5))
        kit.plate(dst, box, "paper", "normal")
        x, y = box.x + kit.u(9), box.centery
        if self.icon:
            kit.icon(dst, (x + kit.t(6), y), self.icon, 13 * kit.grow, "ink")
            x += kit.t(19)
        voice, color = self._voice, "ink_red" if self.grave else "ink_mid"
        room, two, more = box.right - x - kit.u(6), self._two(kit, r.w), self._more(kit, r.w)
        if two:
            note, low = self._under(kit, r.w), self._lower(kit, r.w)
            y -= kit.t(8) + low // 2
            if low:
                top = box.bottom - kit.t(17) - low
                kit.para(dst, (x, top), note, room, 12, color, voice, lead=1.1)
            else:
                kit.text(dst, (x, box.bottom - kit.t(9)), note, voice, 12, color, "ml", fit=room)
        if more:
            high = kit.para(None, (0, 0), f"**{self.label}**", room, 14, "ink", lead=1.1, dry=True)
            kit.para(dst, (x, y - high // 2), f"**{self.label}**", room, 14, "ink", lead=1.1)
            return
        size = kit.fit_size(self.label, "bold", 14, room)
        q = kit.text(dst, (x, y), self.label, "bold", size, "ink", "ml", fit=room)
        room = box.right - kit.u(9) - q.right - kit.u(8)
        if self.note and y == box.centery and kit.width(self.note, voice, 12) <= room:
            kit.text(dst, (box.right - kit.u(9), y), self.note, voice, 12, color, "mr")

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        return [self.spot(Rect(r.x, r.y, r.w, r.h - kit.u(5)))]

    def spot(self, box: Rect) -> Spot:
        """What can be pressed, in its box."""
        act = self.action if callable(self.action) else None
        return Spot(box, f"press:{self.key}", act, tip=self.tip or self.note)


@dataclass(frozen=True)
class Pair(Block):
    """Two paper buttons side by side, where there is no room for one under the other; only words, in as many lines
    as they need."""

    presses: tuple[Press, ...]

    def _lay(self, kit: Kit, dst: Surface | None, one: Press, box: Rect) -> int:
        """The words of a button, in the middle of its box; returns their height."""
        way = f"{{{one.icon}:ink}} " if one.icon.startswith("arrow") else ""  # what tells two alike apart
        text = f"{way}**{one.label}**\n[ink_red]{one.note}[/]" if one.grave else f"{way}**{one.label}**"
        if one.odds and not one.grave:
            text += f"\n{one.odds}"
        elif one.whole and one.note and not one.grave:
            text += f" {one.note}"
        inner = box.w - kit.u(12)
        high = kit.para(None, (0, 0), text, inner, 12, "ink", lead=1.12, dry=True)
        if dst is not None:
            at = box.x + kit.u(6), box.y + (box.h - high) // 2
            kit.para(dst, at, text, inner, 12, "ink", lead=1.12, align="c")
        return high

    def tall(self, kit: Kit, wide: int) -> int:
        box = Rect(0, 0, (wide - kit.u(6)) // 2, 0)
        return max(kit.t(25), max(self._lay(kit, None, one, box) for one in self.presses) + kit.u(8)) + kit.u(2)

    def _rects(self, kit: Kit, r: Rect) -> list[Rect]:
        wide, high = (r.w - kit.u(6)) // 2, r.h - kit.u(2)
        return [Rect(r.x, r.y, wide, high), Rect(r.right - wide, r.y, wide, high)][: len(self.presses)]

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        for one, box in zip(self.presses, self._rects(kit, r)):
            kit.plate(dst, box, "paper", "normal")
            self._lay(kit, dst, one, box)

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        return [one.spot(box) for one, box in zip(self.presses, self._rects(kit, r))]


def paired(page: Sequence[Block]) -> list[Block]:
    """A page with its paper buttons two in a row."""
    found: list[Block] = []
    for block in page:
        last = found[-1] if found else None
        if isinstance(block, Press) and isinstance(last, Pair) and len(last.presses) < 2:
            found[-1] = Pair((*last.presses, block))
        else:
            found.append(Pair((block,)) if isinstance(block, Press) else block)
    return found
