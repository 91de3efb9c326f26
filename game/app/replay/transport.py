"""The brass transport bar of a replay: the decision in words, a slider with marks, and the buttons of a player."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.replay.glyphs import Glyph, Slider
from game.app.ui.theme import C, tone
from game.app.ui.widgets import Button, Choice, RoundButton, Widget

if TYPE_CHECKING:
    from game.app.replay.scene import Replaying

SPEEDS = ("0.5", "1", "2", "4")


class Transport:
    """Stands where the table has its actions: sets the layers of the lower edge and gives what can be pressed."""

    faces: tuple[int, ...] = ()

    def __init__(self, scene: Replaying) -> None:
        self.scene = scene
        self.scrubbing = False
        self.row = Rect(0, 0, 0, 0)  # the words
        self.rod = Rect(0, 0, 0, 0)  # what can be pressed of the slider
        self.keys = Rect(0, 0, 0, 0)  # the buttons
        self.plate: tuple[Hashable, Surface] | None = None

    def first(self) -> None:
        """No button proposes an answer here."""

    # ------------------------------------------------------------ places

    def layout(self) -> None:
        """Words, slider and buttons below each other in the place of the actions."""
        k, r = self.scene.kit, self.scene.places.actions
        pad, gap = k.u(12), k.u(2)
        room = r.h - 2 * k.u(7) - 2 * gap
        words = min(k.t(24), round(room * 0.32))
        keys = min(k.t(40), round(room * 0.42))
        rod = room - words - keys
        y = r.y + k.u(7)
        self.row = Rect(r.x + pad, y, r.w - 2 * pad, words)
        self.rod = Rect(r.x + pad + k.u(8), y + words + gap, r.w - 2 * pad - 2 * k.u(8), rod)
        self.keys = Rect(r.x + pad, y + words + rod + 2 * gap, r.w - 2 * pad, keys)

    def x_of(self, number: int) -> int:
        """Where a position lies on the rod."""
        first, last = self.scene.tape.start, max(self.scene.total, self.scene.tape.start + 1)
        return round(self.rod.x + self.rod.w * (number - first) / (last - first))

    def number_at(self, x: int) -> int:
        """The position at a place of the rod."""
        first, last = self.scene.tape.start, max(self.scene.total, self.scene.tape.start + 1)
        share = (x - self.rod.x) / max(1, self.rod.w)
        return max(first, min(round(first + share * (last - first)), self.scene.tape.length))

    # ------------------------------------------------------------ widgets

    def widgets(self) -> list[Widget]:
        """The bar, then what lies at its right."""
        s = self.scene
        self.layout()
        self._panel()
        tip = s.words(s.words.own("replay.slider.tip", s.record.game))
        found: list[Widget] = [Slider(self.rod, tip=tip, name="slider"), *self._keys(), *self._aside(), *self._zoom()]
        self._foot()
        return found

    def _keys(self) -> list[Widget]:
        s, words, r = self.scene, self.scene.words, self.keys
        k = s.kit
        start, end = s.at <= s.tape.start, s.at >= s.tape.length
        none = words("replay.start") if start else ""
        over = words("replay.end") if end else ""
        big = r.h
        small = min(round(big * 0.86), k.t(30))
        rows = (
            ("first", s.to_start, none),
            ("turn_back", s.turn_back, none),
            ("back", s.back_one, none),
            ("pause" if s.running else "play", s.toggle, over),
            ("on", s.on_one, over),
            ("turn_on", s.turn_on, over),
            ("last", s.to_end, over),
        )
        jumps = [("fight", "fight"), ("fall", "skull"), *([("heist", "swap")] if s.tape.found.get("heist") else [])]
        speeds = [(v, words("replay.speed", x="½" if v == "0.5" else v)) for v in SPEEDS]
        wide = (max(k.width(label, "bold", 14) for _, label in speeds) + k.u(16)) * len(speeds)
        gap = k.u(6)
        rest = (6 + len(jumps)) * small + big + (7 + len(jumps)) * gap + 2 * k.u(14)
        wide = min(wide, r.w - rest)
        total = rest + wide
        x = r.x + max(0, (r.w - total) // 2)
        found: list[Widget] = []
        for name, deed, why in rows:
            main = name in ("play", "pause")
            side = big if main else small
            box = Rect(x, r.centery - side // 2, side, side)
            found.append(
                Glyph(
                    box, name, deed, tip=words(f"replay.{name}.tip"), why=why, name="play" if main else name, brass=main
                )
            )
            x += side + gap
        x += k.u(14)
        game = s.record.game
        for name, icon in jumps:
            why = "" if s.tape.after(name, s.at) >= 0 else words(words.own(f"replay.{name}.none", game))
            found.append(
                RoundButton(
                    Rect(x, r.centery - small // 2, small, small),
                    icon,
                    partial(s.leap, name),
                    tip=words(words.own(f"replay.{name}.tip", game)),
                    why=why,
                    name=name,
                )
            )
            x += small + gap
        x += k.u(14) - gap
        high = min(r.h, k.t(30))
        found.append(
            Choice(
                Rect(x, r.centery - high // 2, min(wide, r.right - x), high),
                speeds,
                s.speed,
                s.set_speed,
                tip=words("replay.speed.tip"),
                name="speed",
            )
        )
        return found

    def _aside(self) -> list[Widget]:
        """At the right: play on from here, share."""
        s, p, words = self.scene, self.scene.places, self.scene.words
        k = s.kit
        over = words("replay.branch.over") if s.session.over else ""
        low = p.undo.unionall([p.redo, p.rehearse])
        half = (low.w - k.u(6)) // 2
        roomy = not p.compact and k.grow < 1.12
        return [
            Button(
                p.primary,
                words("replay.branch"),
                s.branch,
                kind="primary",
                sub=words("replay.branch.sub"),
                why=over,
                tip=words("replay.branch.tip"),
                name="primary",
            ),
            Button(
                Rect(low.x, low.y, half, low.h),
                words("replay.share"),
                s.share,
                icon="export" if roomy else "",
                keys=(pygame.K_s,),
                tip=words("replay.share.tip"),
                name="share",
            ),
            Button(
                Rect(low.right - half, low.y, half, low.h),
                words("replay.leave"),
                s.close,
                cap="esc" if roomy else "",
                tip=words("replay.leave.tip"),
                name="leave",
            ),
        ]

    def _zoom(self) -> list[Widget]:
        s = self.scene
        rows = (
            ("plus", lambda: s.zoom(1), pygame.K_PLUS),
            ("minus", lambda: s.zoom(-1), pygame.K_MINUS),
            ("home", s.zoom_home, pygame.K_0),
        )
        return [
            RoundButton(r, icon, act, tip=s.words(f"table.zoom.{icon}"), keys=(key,), name=f"zoom:{icon}")
            for r, (icon, act, key) in zip(s.view.buttons(s.kit), rows)
        ]

    # ------------------------------------------------------------ picture

    def _panel(self) -> None:
        s = self.scene
        k, r = s.kit, s.places.actions
        seat, icon, text, note = s.said
        rules = s.session.rules
        where = s.words(
            s.words.own("replay.where", rules.id),
            turn=rules.rounds(s.session.state),
            n=s.at - s.tape.start,
            of=s.total - s.tape.start,
        )
        key = k, s.at, s.total, s.tape.length, text, note, where, s.tape.differs

        def paint(dst: Surface) -> None:
            k.shadow(dst, r, 8, 5, (1, 3), 170)
            k.put(dst, self._still(), r.topleft)
            self._say(dst, seat, icon, text, note, where)
            self._rod(dst)

        s.layers.set("actions", r.inflate(2 * k.u(12), 2 * k.u(12)), key, paint)

    def _still(self) -> Surface:
        """The plate with the groove and all its marks: the same wherever the knob stands."""
        s, k, r = self.scene, self.scene.kit, self.scene.places.actions
        key = "transport", k, r.size, s.tape.length, s.total
        if self.plate is None or self.plate[0] != key:
            page = Surface(r.size, pygame.SRCALPHA)
            k.wood(page, page.get_rect(), 8)
            k.lip(page, page.get_rect().inflate(-2 * k.u(4), -2 * k.u(4)), 6)
            y, thick = self._line()
            y -= r.y
            left = self.rod.x - r.x
            k.box(page, Rect(left - thick, y - thick // 2 - 1, self.rod.w + 2 * thick, thick + 2), (14, 9, 6), 4)
            if s.tape.length < s.total:  # what can't be shown, or is not wound yet
                x = self.x_of(s.tape.length) - r.x
                k.box(
                    page,
                    Rect(x, y - thick // 2, left + self.rod.w - x, thick),
                    (112, 44, 34) if s.tape.differs else (50, 44, 40),
                    2,
                )
            self._marks(page, y, thick, r.x)
            self.plate = key, page
        return self.plate[1]

    def _line(self) -> tuple[int, int]:
        """Where the rod lies and how thick it is."""
        return self.rod.y + round(self.rod.h * 0.62), max(3, self.scene.kit.u(4.5))

    def _say(self, dst: Surface, seat: int, icon: str, text: str, note: str, where: str) -> None:
        """Who did what, and where on the tape that is."""
        k, row = self.scene.kit, self.row
        size = 16.0
        while size > 12 and k.px(size) * 1.3 > row.h:
            size -= 1
        far = k.text(dst, (row.right, row.centery), where, "sans", min(14, size), "mid", "mr", press="press")
        x = row.x
        if seat >= 0:
            k.seat(dst, (x + k.u(9), row.centery), seat, 8)
            x += k.u(24)
        if icon:
            k.icon(dst, (x, row.centery), icon, 14 * min(1.5, k.grow), "brass", "ml")
            x += k.t(20)
        room = far.x - x - k.u(14)
        whole = f"{text} [low]{note}[/]" if note else text
        for said in (whole, text):
            if k.para(None, (0, 0), said, room, size, dry=True, lead=1.0) <= k.px(size) * 1.1:
                break
        high = k.px(size)
        k.para(dst, (x, row.centery - high // 2), said, room, size, "hi", lead=1.0, most=1, press="press")

    def _rod(self, dst: Surface) -> None:
        """What has been played of the rod, and the knob."""
        s, k, r = self.scene, self.scene.kit, self.rod
        y, thick = self._line()
        done = Rect(r.x - thick + 1, y - thick // 2, max(1, self.x_of(s.at) - r.x + thick), thick)
        k.box(dst, done, (C["brass_hi"], C["brass"], C["brass_lo"]), 2)
        x = self.x_of(s.at)
        k.disc(dst, (x + k.u(0.8), y + k.u(1.6)), 9, (0, 0, 0), 130)
        k.disc(dst, (x, y), 9, (214, 160, 72), ring=C["brass_hi"], ring_w=1.6)
        k.disc(dst, (x - k.u(1), y - k.u(1)), 4.2, (246, 214, 140))
        k.disc(dst, (x, y), 2.2, C["brass_dark"])

    def _marks(self, dst: Surface, y: int, thick: int, left: int) -> None:
        """Turns as strokes, fights, falls and steps of the Timer as small signs over the rod."""
        s, k, r = self.scene, self.scene.kit, self.rod
        found = s.tape.found
        turns = found.get("turn", [])
        step = max(1, round(len(turns) * k.u(5) / max(1, r.w)))
        for number in turns[::step]:
            x = self.x_of(number) - left
            dst.fill(C["brass_lo"], Rect(x, y + thick, max(1, k.u(1)), max(2, k.u(4))))
        top = y - thick // 2 - k.u(7)
        for number in found.get("heist", []):  # from here on another board
            x = self.x_of(number) - left
            dst.fill(C["brass_hi"], Rect(x - k.u(1), top - k.u(5), max(2, k.u(2)), y + thick - top + k.u(9)))
        last = -99
        for number in found.get("fight", []):
            x = self.x_of(number) - left
            if x - last >= k.u(4):
                k.poly(dst, [(x, top + k.u(5)), (x - k.u(3.2), top - k.u(1)), (x + k.u(3.2), top - k.u(1))], C["bad"])
                last = x
        for i, number in enumerate(found.get("timer", [])):
            k.disc(dst, (self.x_of(number) - left, top), 4, tone(s.bead(i), 1.25), ring=C["brass"], ring_w=1.2)
        for number in found.get("fall", []):
            k.icon(dst, (self.x_of(number) - left, top - k.u(1)), "skull", 12, "hi", "mc")

    def _foot(self) -> None:
        """What is to be known about this replay, under the buttons at the right."""
        s = self.scene
        k, r = s.kit, s.places.foot
        text = s.note()
        if not r.h:
            return

        def paint(dst: Surface) -> None:
            high = k.para(None, (0, 0), text, r.w, 12, lead=1.15, dry=True)
            if high <= r.h:
                k.para(dst, (r.x, r.y + (r.h - high) // 2), text, r.w, 12, "mid", lead=1.15, align="c", press="press")

        s.layers.set("foot", r, (k, text), paint)

    # ------------------------------------------------------------ the mouse on the rod

    def handle(self, event: Event) -> bool:
        """Scrub; True when the event was used."""
        s = self.scene
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._grip().collidepoint(event.pos):
            self.scrubbing = True
            s.go(self.number_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEMOTION and self.scrubbing:
            s.go(self.number_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.scrubbing:
            self.scrubbing = False
            return True
        if event.type == pygame.MOUSEWHEEL and s.places.actions.collidepoint(s.pointer.pos):
            s.on_one() if event.y < 0 else s.back_one()
            return True
        return False

    def _grip(self) -> Rect:
        return self.rod.inflate(2 * self.scene.kit.u(10), self.scene.kit.u(4))
