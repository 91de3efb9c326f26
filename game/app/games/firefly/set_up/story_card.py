"""A Story Card before a game: what it is about, its Goals in order, how long it takes; and the slip that chooses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.firefly.boxes import Barred
from game.app.games.firefly.map.places import medal, picture
from game.app.games.firefly.panels.rail_paint import badge
from game.app.shell.words import Words
from game.app.table.boards.marbles import marble
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.plates import is_plate, plate
from game.app.ui.theme import BANDS, DARK_INK, C
from game.app.ui.widgets import Widget
from game.content.firefly import firefly
from game.content.firefly.records import Goal, Story

NONE: Mapping[str, Barred] = {}
BACKS = (("event", -14.0), ("gear", -3.0), ("event", 9.0))


def slip_high(kit: Kit, title: str, wide: int) -> int:
    """How high a slip of that width must be for its title."""
    return kit.para(None, (0, 0), title, wide - kit.u(26), 14, voice="serif", lead=1.1, dry=True) + kit.u(8)


class StorySlip(Widget):
    """A slip of parchment with the title of a Story; the chosen one has a notch and a brass rim; of one
    that can't be chosen `note` says why."""

    margin = 8.0

    def __init__(
        self, rect: Rect, title: str, note: str, chosen: bool, action: Callable[[], object], *, name: str, why: str = ""
    ) -> None:
        super().__init__(rect, action, name=name, why=why)
        self.title, self.note, self.chosen = title, note, chosen

    def draw(self, kit: Kit, dst: Surface) -> None:
        r = self.rect
        kit.parchment(dst, r, 6, 11, border=False, drop=(1, 3))
        kit.box(dst, Rect(r.x + kit.u(4), r.y + kit.u(4), kit.u(5), r.h - kit.u(8)), BANDS["story"][1], 2)
        x, wide = r.x + kit.u(17), r.w - kit.u(26)
        high, note = slip_high(kit, self.title, r.w) - kit.u(8), kit.t(15) if self.note else 0
        if high + note > r.h - kit.u(8):
            note = 0
        y = r.centery - (high + note) // 2
        kit.para(dst, (x, y), self.title, wide, 14, "ink", "serif", lead=1.1)
        if note:
            kit.text(
                dst,
                (x, y + high + note // 2),
                self.note,
                "sans",
                12,
                "ink_red" if self.why else "ink_mid",
                "ml",
                fit=wide,
            )
        if self.chosen:
            cards.card_state(kit, dst, r, "selected")
        elif self.hovered:
            cards.card_state(kit, dst, r, "hover")


class Mark(NamedTuple):
    """What stands for a Goal in the picture: a planet, money, a medal or a card, and the words below it."""

    kind: str
    what: str
    says: str


class Laid(NamedTuple):
    """Where the parts of a Story Card lie; `window` and `foot` are flat where there is no room for them."""

    window: Rect
    title: Rect
    words: Rect
    goals: Rect
    foot: Rect


class StoryCard:
    """One Story Card, or the page that says that it is chosen at the table, from so `many`; `barred`: those left
    out, and why; `titled`: its title does
    not stand above it already."""

    def __init__(
        self,
        kit: Kit,
        words: Words,
        story: Story | None,
        many: int = 0,
        titled: bool = True,
        barred: Mapping[str, Barred] = NONE,
    ) -> None:
        self.barred = barred
        self.kit, self.words, self.many, self.titled, self.story = kit, words, many, titled, story

    @property
    def title(self) -> str:
        """What it is called."""
        return self.story.title if self.story else self.words("fireflysetup.choose")

    @property
    def length(self) -> str:
        """How long it usually takes."""
        return self.story.length if self.story else ""

    @property
    def text(self) -> str:
        """What it is about."""
        if self.story:
            return self.story.text
        said = [f"**{firefly().stories[id].title}:** {why.short}." for id, why in self.barred.items()]
        return "\n".join((self.words("fireflysetup.choose.text", n=self.many), *said))

    def facts(self) -> list[tuple[str, str]]:
        """What else is to be known, as icon and words."""
        if self.story is None:
            return []
        words, (low, high) = self.words, self.story.seats
        found = [("users", words("fireflysetup.alone") if high == 1 else words("fireflysetup.seats", a=low, b=high))]
        found += [
            ("hourglass", words("fireflysetup.turns", n=do.n)) for do in self.story.setup if do.word == "turn_limit"
        ]
        if self.story.mod:
            found.append(("star", words("fireflysetup.mod", name=self.story.mod)))
        return found

    # ------------------------------------------------------------ picture

    def lay(self, box: Rect) -> Laid:
        """Where everything lies on a card with that room inside; where there is little the picture goes first, then
        what stands at the foot."""
        k = self.kit
        inner = Rect(box.x + k.u(8), box.y, box.w - k.u(16), box.h)
        text = k.para(None, (0, 0), self.text, inner.w, 14, voice="serif.it", dry=True)
        head = k.t(30) if self.titled else 0
        room = inner.h - head - text - k.u(16)
        foot = k.t(26) if self.facts() and self.titles_high() + k.t(26) <= room else 0
        tall = min(k.u(170), room - self._goals(None, inner) - foot - k.u(18))
        window = Rect(box.x, box.y + k.u(5), box.w, tall if tall >= k.u(56) else 0)
        title = Rect(inner.x, window.bottom + k.u(8) if window.h else box.y + k.u(6), inner.w, head)
        words = Rect(inner.x, title.bottom, inner.w, text)
        top = words.bottom + k.u(10)
        goals = Rect(inner.x, top, inner.w, inner.bottom - foot - top)
        return Laid(window, title, words, goals, Rect(inner.x, inner.bottom - foot, inner.w, foot))

    def titles_high(self) -> int:
        """How high the titles of the Goals are without their texts."""
        return self.kit.t(26) * (len(self.story.goals) if self.story else 0)

    def paint(self, dst: Surface, r: Rect) -> None:
        """Band, picture, title, text, Goals, and what else is to be known."""
        k = self.kit
        at = self.lay(cards.card(k, dst, r, "story", self.words("firefly.kind.story"), self.length, 1.7, 19))
        if at.window.h:
            self.window(dst, at.window)
        if self.titled:
            size = k.fit_size(self.title, "display", 20, at.title.w)
            y = at.title.y + k.t(14)
            k.text(dst, (at.title.x, y), self.title, "display", size, "ink", "ml", fit=at.title.w)
        k.para(dst, at.words.topleft, self.text, at.words.w, 14, "ink_mid", "serif.it")
        self._goals(dst, at.goals)
        if at.foot.h:
            self._foot(dst, at.foot)

    def _goals(self, dst: Surface | None, r: Rect) -> int:
        """The Goals below each other; how high they are. Where their texts find no room their titles stand alone."""
        k = self.kit
        goals = self.story.goals if self.story else ()
        wide = r.w - k.t(34)
        heights = [k.t(24) + k.para(None, (0, 0), one.text, wide, 14, dry=True) + k.u(8) for one in goals]
        plain = dst is not None and sum(heights) > r.h + k.u(8)
        y = r.y
        for i, (one, high) in enumerate(zip(goals, heights)):
            if dst is not None:
                at = r.x + k.t(11), y + k.t(12)
                k.disc(dst, at, 10.5 * k.grow, C["brass"], 255, (96, 66, 20), 1)
                k.text(dst, at, str(i + 1), "black", 14, DARK_INK, "mc")
                right = self._asked(dst, (r.right, y + k.t(12)), one)
                room = right - k.u(8) - r.x - k.t(30)
                size = k.fit_size(one.title, "bold", 15, room)
                k.text(dst, (r.x + k.t(30), y + k.t(12)), one.title, "bold", size, "ink", "ml", fit=room)
                if not plain:
                    k.para(dst, (r.x + k.t(30), y + k.t(24)), one.text, wide, 14, "ink_mid")
            y += k.t(26) if plain else high
        return sum(heights)

    def _asked(self, dst: Surface, at: tuple[int, int], goal: Goal) -> int:
        """What a Goal asks for at the right end of its row: Misbehave cards and Skills; where that begins."""
        k, x = self.kit, at[0]
        for skill in dict.fromkeys(o.test.skill for o in goal.options if o.test):
            badge(k, dst, (x - k.t(9), at[1]), skill, 17 * k.grow)
            x -= k.t(22)
        if goal.misbehave:
            text = k.text(dst, (x, at[1]), f"{goal.misbehave}", "black", 14, "ink_red", "mr")
            x = k.icon(dst, (text.x - k.u(3), at[1]), "bolt", 13 * k.grow, "ink_red", "mr").x - k.u(6)
        return x

    def _foot(self, dst: Surface, r: Rect) -> None:
        k, x = self.kit, r.x
        k.rule(dst, r.x, r.y + k.u(2), r.w)
        for icon, says in self.facts():
            sign = k.icon(dst, (x, r.centery + k.u(2)), icon, 13 * min(1.4, k.grow), "ink_mid", "ml")
            room = r.right - sign.right - k.u(6)
            x = k.text(dst, (sign.right + k.u(6), r.centery + k.u(2)), says, "bold", 13, "ink", "ml", fit=room).right
            x += k.u(18)

    def window(self, dst: Surface, r: Rect) -> None:
        """The way of the Story through the 'Verse; card backs for one that is still to be chosen."""
        k = self.kit
        if self.story is None:
            k.box(dst, r, ((64, 44, 30), (44, 30, 20), (30, 20, 14)), 5)
            k.glow(dst, r.center, r.w / 2 / k.scale, (70, 50, 22), 0.8)
            high = r.h - k.u(24)
            for i, (deck, tilt) in enumerate(BACKS):
                card = Rect(0, 0, round(high * 0.72), high)
                card.center = round(r.centerx + (i - 1) * high * 0.62), r.centery + abs(i - 1) * k.u(5)
                cards.back(k, dst, card, deck, tilt)
            k.sunken(dst, r, 5, 4, 130)
            return
        if is_plate(k, self.story.picture):
            plate(k, dst, r, self.story.picture)
            return
        k.put(dst, k.memo(("story sky", r.size), lambda: self._sky(r.size)), r.topleft)
        wide = self._likeness(dst, r, self.story)
        marks = [self._mark(goal) for goal in self.story.goals]
        step, low = wide / len(marks), k.t(18)
        spots = [
            (round(r.x + step * (i + 0.5)), round(r.y + (r.h - low) * (0.5 + 0.07 * (-1) ** i * (len(marks) > 1))))
            for i in range(len(marks))
        ]
        for a, b in zip(spots, spots[1:]):
            k.dashes(dst, (a, b), C["brass"], 1.8, 6, 5)
        size = min(64.0, (r.h - low) / k.scale * 0.62)
        for mark, at in zip(marks, spots):
            self._draw(dst, mark, at, size)
            fit = step - k.u(8)
            k.text(
                dst,
                (at[0], r.bottom - low),
                mark.says,
                "bold",
                k.fit_size(mark.says, "bold", 13, fit),
                "hi",
                "mc",
                halo=(6, 8, 16),
                fit=fit,
            )
        k.sunken(dst, r, 5, 4, 130)
        k.ring(dst, r, C["ink_line"], 0.8, 5, 160)

    def _likeness(self, dst: Surface, r: Rect, story: Story) -> int:
        """Who or what the Story is about, at the right, or behind its way where that is long; how wide the way is."""
        k, name = self.kit, story.picture
        pic = k.sprite(name, h=r.h * 0.94 / k.scale, w=r.h * 0.66 / k.scale, bare=True) if name in k.art.paths else None
        if pic is None:
            return r.w
        wide = r.w - round(r.h * 0.72)
        beside = wide >= k.t(70) * len(story.goals)
        k.drop(dst, (r.right - round(r.h * 0.38), r.centery), pic, None, alpha=0)
        if not beside:
            k.box(dst, r, (10, 12, 26), 5, 130)
        return wide if beside else r.w

    def _sky(self, size: Sequence[int]) -> Surface:
        k = self.kit
        page, sky = Surface(size), k.art.raw("starfield")
        if sky is not None:
            page.blit(k.cover(sky, (size[0], size[1])), (0, 0))
        k.glow(page, (size[0] * 0.5, size[1] * 0.4), size[0] / 2 / k.scale, (24, 44, 96), 0.9)
        return k.cut(page, k.u(5))

    def _mark(self, goal: Goal) -> Mark:
        """What stands for a Goal."""
        words = self.words
        if goal.places:
            names = [_planet(place) for place in goal.places]
            return Mark("planet", goal.places[0], ", ".join(names))
        asked = {do.word: do for do in goal.has}
        if "money" in asked:
            return Mark("money", "coin", words("money", n=asked["money"].n))
        if "passed" in asked:
            return Mark("card", "bolt", words("fireflysetup.passed", n=asked["passed"].n))
        if "solids" in asked:
            return Mark("medal", "star", words("fireflysetup.solid", n=asked["solids"].n))
        who = [do.what for do in goal.has if do.word == "solid"]
        contacts = firefly().contacts
        says = contacts[who[0]].title if len(who) == 1 else words("fireflysetup.solid", n=len(who))
        return (
            Mark("medal", contacts[who[0]].title[:1] if len(who) == 1 else "star", says)
            if who
            else Mark("card", "star", goal.title)
        )

    def _draw(self, dst: Surface, mark: Mark, at: tuple[int, int], size: float) -> None:
        k = self.kit
        if mark.kind == "planet":
            k.glow(dst, at, size * 0.9, (46, 70, 120), 0.7)
            marble(k, dst, at, picture(k, mark.what), size)
        elif mark.kind == "money":
            k.token(dst, at, mark.what, size)
        elif mark.kind == "medal" and len(mark.what) == 1:
            box = Rect(0, 0, k.u(size * 0.8), k.u(size * 0.8))
            box.center = at
            medal(k, dst, box, mark.what)
        else:
            r = size * 0.4
            k.disc(dst, (at[0] + k.u(1), at[1] + k.u(2)), r, (0, 0, 0), 150)
            k.disc(dst, at, r, C["brass"], 255, (96, 66, 20), 1.4)
            k.icon(dst, at, mark.what, r * 1.1, DARK_INK)


def _planet(id: str) -> str:
    """What a planet of any map is called."""
    return next((board.planets[id].name for board in firefly().maps.values() if id in board.planets), id)
