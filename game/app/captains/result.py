"""The end of a game of captains: who won, how all of them stand, and the way on."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from pygame import Rect, Surface

from game.app.captains.set_up import SEEDS, CaptainsSetUp, begin
from game.app.play.captains import dolls
from game.app.play.resume import to_table
from game.app.replay.ending import Ending
from game.app.shell.app import App
from game.app.table.results.endings import glad
from game.app.table.results.tableau import Plaque, Tableau, side_of
from game.app.ui.plates import plate
from game.app.ui.theme import SEATS, C, tone
from game.core.session import Session

PALE = (214, 198, 164)
LANDED, ADRIFT = "ending_landing", "ending_adrift"
"""Behind an end that the people here are glad of, and behind the others."""


class Deed(NamedTuple):
    """Something a captain did: its icon, how much or how often, what it is called."""

    icon: str
    value: str
    name: str


class Standing(NamedTuple):
    """How a captain stands: a line with its ink, the sum, the parts of a meter (share, done), deeds, and what the meter
    says, where that is not the sum. `reached`: in the place of a meter the scenes of what was to be reached, "" for
    what wasn't. `brief`: said instead of a line that has no room."""

    line: str
    ink: str
    total: str
    meter: tuple[tuple[float, bool], ...]
    deeds: tuple[Deed, ...]
    note: str = ""
    reached: tuple[str, ...] = ()
    brief: str = ""


class CaptainsResult(Ending):
    """A row per captain. A game's own result says who won how, in what `order` they stand and what each did."""

    music = "voyage"
    room = (120, 132, 1040, 436)
    lost_light = 0.66
    again_line = "captains.again.line"
    set_up = "captains.setup"
    game = ""

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        super().__init__(app, session, names)
        self.winners = self.outcome.winners if self.outcome else ()
        self.glad = glad(self.winners, self.seating.people)

    # ------------------------------------------------------------ what a game says

    def new_set_up(self) -> CaptainsSetUp:
        """The set-up of this game for as many."""
        raise NotImplementedError

    def today(self, settings: Mapping[str, str]) -> dict[str, str]:
        """The settings of this game as they can be played now: with the cards that there are."""
        raise NotImplementedError

    def title(self) -> str:
        """Who won."""
        raise NotImplementedError

    def reason(self) -> str:
        """How it ended."""
        raise NotImplementedError

    def moments(self) -> list[str]:
        """The best moment and what decided it."""
        return []

    def order(self) -> list[int]:
        """The seats from the first place on."""
        raise NotImplementedError

    def standing(self, seat: int) -> Standing:
        """How a captain stands."""
        raise NotImplementedError

    def people(self, seat: int) -> tuple[str, ...]:
        """The pictures of a captain and their crew, the captain first; where a game has only ships the captains at the
        table, as far as they have faces."""
        faces = self.kit.dolls
        if not any(faces):
            return ()
        return (faces[seat], *(face for other in self.order() if other != seat and (face := faces[other])))

    def doll(self, seat: int) -> str:
        return dolls(self.seating, self.leads)[seat]

    def leads(self, seat: int) -> str:
        """The figure of the captain whom a person had, "" where a game has none."""
        return ""

    def hull(self, seat: int) -> str:
        """The picture of a ship from above that isn't painted in its seat's colour, "" for one that is."""
        return ""

    def place(self, n: int) -> str:
        """A place as it is written: where nobody has won there is no first one, and so no other."""
        return str(n) if self.winners else ""

    def tableau(self) -> Tableau:
        """Whoever won with ship and crew, the rivals far away; nobody's crew where nobody has won."""
        order, won = self.order(), self.winners[:1]
        ships = tuple(side_of(self.kit, self.kit.looks[seat], self.hull(seat)) for seat in order)
        told = [(seat, self.standing(seat)) for seat in order]
        said = {seat: f"{one.total}  {one.note}" if one.note and len(order) <= 4 else one.total for seat, one in told}
        plaques = tuple(
            Plaque(seat, self.place(place), self.names[seat], said[seat], seat in self.winners)
            for place, seat in enumerate(order, 1)
        )
        people = self.people(won[0]) if won else ()
        return Tableau(LANDED if self.glad else ADRIFT, ships if won else ("", *ships), people, plaques)

    # ------------------------------------------------------------ what can be done

    def again(self) -> None:
        """Once more with the same captains and house rules, and with the cards that there are now."""
        before = dict(self.session.state.settings)
        settings, seed = self.today(before), random.SystemRandom().randrange(1, SEEDS)
        begin(self.app, self.game, settings, self.names, self.seating, seed)
        to_table(self.app)
        if settings != before:
            self.app.toast(self.app.words("captains.changed"))

    def other(self) -> None:
        """Back to the set-up, names, seats and house rules as they were."""
        scene = self.new_set_up()
        scene.settings |= self.today(self.session.state.settings)
        scene.seat_again(self.seating, self.names)
        self.app.play(None)
        self.app.stack.replace(scene)

    # ------------------------------------------------------------ picture

    def paint(self, dst: Surface) -> None:
        """Headline, what lies on the mat, and how long it took."""
        self.paint_head(dst, self.title(), self.reason(), self.winners)
        if self.pictured:
            self.paint_picture(dst)
        else:
            self.paint_mat(dst)
        turns = self.app.words("captains.rounds", n=self.session.rules.rounds(self.session.state))
        self.paint_note(dst, [turns, *self.moments()], self.mat.right)

    def paint_mat(self, dst: Surface) -> None:
        """A row per captain."""
        k, order, mat = self.kit, self.order(), self.rows()
        gap = k.u(6)
        room = mat.h - k.u(24) - (len(order) - 1) * gap
        high = min(room // len(order), k.u(100))
        y = mat.y + (mat.h - len(order) * high - (len(order) - 1) * gap) // 2
        for place, seat in enumerate(order, 1):
            self._row(dst, Rect(mat.x + k.u(14), y, mat.w - k.u(28), high), seat, place)
            y += high + gap

    def rows(self) -> Rect:
        """The part of the mat where the captains lie."""
        return self.mat

    def _row(self, dst: Surface, r: Rect, seat: int, place: int) -> None:
        """A captain: place, ship, mark, name, line, sum with its meter, deeds."""
        k, one = self.kit, self.standing(seat)
        k.parchment(dst, r, 7, 40 + seat)
        if seat in self.winners:
            k.ring(dst, r.inflate(k.u(5), k.u(5)), C["brass"], 3, 9)
        cy, low = r.y + r.h * 0.33, r.y + r.h * 0.70
        k.text(dst, (r.x + k.u(24), r.centery), self.place(place), "display", 22, "ink_mid", "mc")
        x = r.x + k.u(52)
        size = min(48.0, r.h / k.scale - 6)
        k.glow(dst, (x + k.u(26), r.centery), size * 0.5, tone(SEATS[k.looks[seat]].color, 0.2), 0.6)
        pic = k.sprite(side_of(k, k.looks[seat], self.hull(seat)), w=min(60.0, size * 1.3))
        if pic is not None:
            k.drop(dst, (x + k.u(25), r.centery), pic, None, alpha=0)
        x += k.u(64)
        k.face(dst, (x + k.u(8), cy), seat, min(13, r.h * 0.27 / k.scale), 9)
        name = self.names[seat]
        room = k.u(220)
        k.text(dst, (x + k.u(26), cy), name, "display", k.fit_size(name, "display", 18, room), "ink", "ml", fit=room)
        middle = r.x + round(r.w * 0.40)
        room = middle - k.u(8) - x
        size = k.fit_size(one.line, "sans", 14, room)
        line = one.line if not one.brief or k.width(one.line, "sans", size) <= room else one.brief
        k.text(dst, (x, low), line, "sans", k.fit_size(line, "sans", 14, room), one.ink, "ml", fit=room)
        x = middle
        bar = Rect(x, round(low) - k.u(5), round(r.w * (0.17 if one.reached else 0.20)), k.u(11))
        if one.reached:
            self._reached(dst, Rect(x, r.y + k.u(6), bar.w, r.h - k.u(12)), one)
        else:
            self._sum(dst, bar, cy, min(20, r.h / k.scale * 0.37), one)
        left: float = x + bar.w + k.u(16 if one.reached else 24)
        wide = r.right - k.u(14) - left
        said = min(k.fit_size(deed.name, "sans", 12, wide / len(one.deeds) - k.u(6)) for deed in one.deeds)
        words = [k.width(deed.name, "sans", said) for deed in one.deeds]
        even = all(word <= wide / len(words) - k.u(4) for word in words)
        spare = (wide - sum(words)) / len(words)
        for deed, word in zip(one.deeds, words):
            step = wide / len(words) if even else word + spare
            sign = k.icon(dst, (left, cy), deed.icon, 15, "ink_mid", "ml")
            k.text(dst, (sign.right + k.u(6), cy), deed.value, "black", 18, "ink", "ml")
            k.text(dst, (left, low), deed.name, "sans", said, "ink_mid", "ml", fit=step - k.u(4))
            left += step

    def _sum(self, dst: Surface, bar: Rect, cy: float, size: float, one: Standing) -> None:
        """What somebody has over its meter, in letters of that size."""
        k = self.kit
        told = k.text(dst, (bar.x, cy), one.total, "black", size, "ink", "ml")
        widest = max(k.width(self.standing(s).total, "black", size) for s in self.order())
        room = bar.right - (bar.x + max(widest, told.w)) - k.u(8)
        small = k.fit_size(one.note, "sans", 13, room)
        if k.width(one.note, "sans", small) <= room:
            k.text(dst, (bar.right, cy), one.note, "sans", small, "ink_mid", "mr")
        k.meter(dst, bar, [(share, C["brass"] if done else PALE, None) for share, done in one.meter])

    def _reached(self, dst: Surface, r: Rect, one: Standing) -> None:
        """Windows with what was reached, dark ones for the rest."""
        k, gap, n = self.kit, self.kit.u(6), len(one.reached)
        wide = (r.w - (n - 1) * gap) // n
        high = min(r.h, wide)
        for i, name in enumerate(one.reached):
            window = Rect(r.x + i * (wide + gap), r.centery - high // 2, wide, high)
            if name:
                plate(k, dst, window, name)
            else:
                k.box(dst, window, tone(PALE, 0.9), 5)
                k.sunken(dst, window, 5, 4, 150)
                k.icon(dst, window.center, "star", 16, tone(PALE, 0.7), "mc")
