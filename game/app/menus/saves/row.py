"""One saved game in the list: its picture, title, seats, round and state."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.event import Event

from game.app.play.playing import ago
from game.app.play.seating import seating
from game.app.shell.doors import Game
from game.app.shell.trouble import why_not
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Ink
from game.app.ui.widgets import Widget
from game.save.errors import SaveError
from game.save.store import Entry

MARGIN = 8.0


class Known(NamedTuple):
    """What is learned of a save by opening it to look: its settings, how it ended ("" while it goes on), which
    heist is played, what keeps it from going on though its file is whole, and the seats that won against others."""

    settings: tuple[tuple[str, str], ...] = ()
    end: str = ""
    heist: str = ""
    wrong: SaveError | None = None
    winners: tuple[int, ...] = ()


class Row(Widget):
    """A saved game; the chosen one has a brass ring and takes the keyboard."""

    radius = 8
    margin = 12

    def __init__(
        self,
        rect: Rect,
        index: int,
        entry: Entry,
        words: Words,
        chosen: bool,
        picture: Surface | None,
        known: Known,
        part: str,
        choose: Callable[[int], object],
        steer: Callable[[Event], bool],
        open_: Callable[[], object],
    ) -> None:
        super().__init__(rect, open_, name=f"save:{entry.slot}")
        self.index, self.entry, self.words, self.chosen = index, entry, words, chosen
        self.picture, self.known, self.part = picture, known, part
        self.choose, self.steer = choose, steer
        self.when = said_when(words, entry)
        self.focusable = chosen

    def click(self, pos: tuple[int, int]) -> bool:
        self.choose(self.index)
        return True

    def key(self, event: Event) -> bool:
        return self.steer(event)

    def draw(self, kit: Kit, dst: Surface) -> None:
        k, r, sound = kit, self.rect, self.entry.status == "ok"
        self.plate(k, dst)
        pad = k.u(MARGIN)
        pic = Rect(r.x + pad, r.y + pad, min(round((r.h - 2 * pad) * 16 / 9), k.u(132)), r.h - 2 * pad)
        photo(k, dst, pic, self.picture, self.entry)
        x, right = pic.right + k.u(14), r.right - k.u(14)
        if not sound:
            self.broken(k, dst, Rect(x, r.y + pad, right - x, r.h - 2 * pad))
            return
        step = r.h / 3.25
        y1, y2, y3 = (r.y + step * f for f in (0.72, 1.66, 2.56))
        turn = k.text(dst, (right, y1), turns(self.words, self.entry), "bold", 14, "mid", "mr", press="press")
        room = turn.x - k.u(10) - x
        k.text(
            dst,
            (x, y1),
            self.entry.title,
            "serif",
            k.fit_size(self.entry.title, "serif", 17, room),
            "hi",
            "ml",
            press="press",
            fit=room,
        )
        seats(k, dst, (x, y2), self.entry.seats, right - x, "mid", self.known)
        end = state(self.words, self.entry, self.known)
        left = right
        if end:
            color = {"won": "good", "lost": "bad"}.get(self.known.end, "mid")
            left = k.text(dst, (right, y3), end, "bold", 14, color, "mr", press="press").x - k.u(10)
        part = self.part
        said = " · ".join([part, self.when]) if part else self.when
        if k.width(said, "sans", 14) > left - x:
            said = part or said
        k.text(dst, (x, y3), said, "sans", 14, "mid" if part else "low", "ml", press="press", fit=left - x)

    def plate(self, k: Kit, dst: Surface) -> None:
        """The wooden slip it stands on."""
        r, lit = self.rect, self.state in ("hover", "press")
        sound = self.entry.status == "ok"
        k.shadow(dst, r, 8, 3, (1, 2), 150)
        top, low = ((70, 50, 35), (48, 34, 24)) if sound else ((48, 42, 38), (36, 32, 30))
        if lit or self.chosen:
            top, low = (top[0] + 14, top[1] + 11, top[2] + 8), (low[0] + 10, low[1] + 8, low[2] + 6)
        k.box(dst, r, (top, low), 8)
        if self.chosen:
            k.ring(dst, r, C["brass"], 2, 8)
            k.notch(dst, r)
        else:
            k.ring(dst, r, C["brass_lo"] if lit else (92, 70, 46), 1, 8)

    def broken(self, k: Kit, dst: Surface, room: Rect) -> None:
        """A save that can't be opened: what it is, and why."""
        title = self.words(f"saves.{self.entry.status}")
        y = room.y + k.t(11)
        k.text(dst, (room.x, y), title, "serif", 17, "mid", "ml", press="press", fit=room.w)
        y += k.t(12)
        most = max(1, (room.bottom - y) // k.t(19))
        k.para(dst, (room.x, y), why_not(self.entry, self.words), room.w, 14, "low", most=most)


def photo(k: Kit, dst: Surface, r: Rect, picture: Surface | None, entry: Entry) -> None:
    """The table as it was left in a brass line; without a picture a sign on dark wood."""
    if picture is not None:
        made = k.memo(
            ("photo", entry.slot, entry.saved, entry.action, r.size), lambda: k.cut(k.cover(picture, r.size), k.u(4))
        )
        k.put(dst, made, r.topleft)
    else:
        k.box(dst, r, ((34, 26, 21), (22, 17, 14)), 4)
        sign = {"damaged": "x", "newer": "clock"}.get(entry.status, "dice")
        k.icon(dst, r.center, sign, min(34.0, r.h / k.scale * 0.5), "low" if entry.status == "ok" else "off")
    k.sunken(dst, r, 4, 3, 110)
    k.ring(dst, r, C["brass_lo"], 1, 4)


def seats(
    k: Kit,
    dst: Surface,
    pos: tuple[float, float],
    names: tuple[str, ...],
    room: float,
    color: Ink,
    known: Known | None = None,
) -> None:
    """Seat marks and names in one line; where there is no room for all names the marks stay."""
    looks = seating(dict(known.settings if known else ()), len(names)).looks
    x, y = pos
    size = 7 * min(1.5, k.grow)
    mark = k.u(2 * size) + k.u(5)
    gap = k.u(12)
    share = (room + gap) / max(1, len(names)) - mark - gap
    wide = [k.width(name, "bold", 14) for name in names]
    free = room - len(names) * (mark + gap) + gap
    for i, name in enumerate(names):
        k.look(dst, (round(x + mark / 2 - k.u(2)), round(y)), looks[i], size)
        x += mark
        most = wide[i] if sum(wide) <= free else min(wide[i], share)
        if most >= min(wide[i], k.t(18)):
            k.text(dst, (x, y), name, "bold", 14, color, "ml", press="press" if color != "ink" else None, fit=most)
            x += most
        x += gap


def turns(words: Words, entry: Entry) -> str:
    """The round a game stands in."""
    return words(words.own("saves.turn", entry.game), n=max(1, entry.round))


def state(words: Words, entry: Entry, known: Known) -> str:
    """How a game ended and who won it, or that it can't go on as things are; "" while it goes on."""
    if known.wrong:
        return words("saves.end.stuck")
    names = [entry.seats[seat] for seat in known.winners if seat < len(entry.seats)]
    if names:
        return words("captains.won", names=", ".join(names), n=len(names))
    if known.end:
        return words(f"saves.end.{known.end}")
    return words("saves.end.over") if entry.over else ""


def said_part(words: Words, known: Known, game: Game | None, title: str) -> str:
    """Which part of a game is played, "" where it has none, where its title says so and when all is over."""
    part = "" if known.end or game is None else game.title_of(words, dict(known.settings), known.heist)
    return "" if part == title else part


def said_when(words: Words, entry: Entry) -> str:
    """When it was saved, in words; "" when that is not known."""
    return ago(words, entry.saved) if entry.saved else ""


def auto_name(words: Words, entry: Entry) -> str:
    """The name a save gives itself: who plays what, and how far it is."""
    if entry.status != "ok":
        return words(f"saves.{entry.status}")
    return words("saves.name", seats=", ".join(entry.seats), title=entry.title, turn=turns(words, entry))


class Track(Widget):
    """The bar beside a list that is longer than its tray; `first` of `count` lines is the topmost of `shown`."""

    focusable = False
    margin = 4

    def __init__(self, rect: Rect, first: int, shown: int, count: int, go: Callable[[int], object]) -> None:
        super().__init__(rect, name="track")
        self.first, self.shown, self.count, self.go = first, shown, count, go

    def knob(self) -> Rect:
        """The brass part."""
        h = max(self.rect.w * 2, self.rect.h * self.shown // self.count)
        y = self.rect.y + (self.rect.h - h) * self.first // max(1, self.count - self.shown)
        return Rect(self.rect.x, y, self.rect.w, h)

    def drag(self, y: int) -> None:
        """The knob's middle is pulled to a height."""
        h = self.knob().h
        part = (y - self.rect.y - h / 2) / max(1, self.rect.h - h)
        self.go(round(max(0.0, min(1.0, part)) * (self.count - self.shown)))

    def click(self, pos: tuple[int, int]) -> bool:
        self.drag(pos[1])
        return True

    def draw(self, kit: Kit, dst: Surface) -> None:
        kit.box(dst, self.rect, (12, 10, 9), 4)
        kit.sunken(dst, self.rect, 4, 2, 120)
        kit.box(
            dst,
            self.knob(),
            (C["brass"], C["brass_lo"]) if self.hovered or self.pressed else ((150, 112, 54), (96, 68, 32)),
            4,
        )
