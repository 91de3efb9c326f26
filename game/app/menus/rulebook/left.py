"""The left page: search, and below it the chapters, what was found, or the cards that speak of the line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.menus.rulebook import paint
from game.app.menus.rulebook.cards import small
from game.app.menus.rulebook.widgets import CardSpot, ChapterRow, FoundRow, SearchField
from game.app.ui.widgets import Button, Choice, Widget
from game.content.common.files import data_root
from game.content.common.rulebook.booklet import games

if TYPE_CHECKING:
    from game.app.menus.rulebook.scene import Rulebook

TABS = ("chapters", "found", "cards")
CARD = (105.0, 132.0)  # of a small card, units


class Left:
    """Lays out the left page; `first` is the row at the top of each list."""

    def __init__(self, scene: Rulebook) -> None:
        self.scene = scene
        self.field: SearchField | None = None
        self.first = dict.fromkeys(TABS, 0)
        self.area = Rect(0, 0, 0, 0)
        self.all = self.shown = 0
        doors = scene.app.doors
        self.games = tuple(game for game in games(data_root()) if game in doors.games or game in doors.lids)

    def place(self, page: Rect) -> list[Widget]:
        """Every widget of the page."""
        k, s = self.scene.kit, self.scene
        words, at = s.app.words, s.reading
        inner = Rect(page.x + k.u(26), page.y + k.u(14), page.w - k.u(62), page.h - k.u(30))
        self.head = Rect(inner.x, inner.y, inner.w, k.t(34) + k.u(4))
        y = self.head.bottom + k.u(10)
        found: list[Widget] = []
        if len(self.games) > 1:
            values = [(game, words(f"rulebook.game.{game}")) for game in self.games]
            games = Choice(Rect(inner.x, y, inner.w, k.t(30)), values, at.book.id, s.open_game, name="game")
            games.paper = True
            if k.grow > 1.3:
                games.shares = [k.width(label, "bold", 14) + k.u(12) for _, label in values]
            found.append(games)
            y += k.t(30) + k.u(8)
        text = self.field.text if self.field else at.text
        self.field = SearchField(
            Rect(inner.x, y, inner.w, k.t(32)),
            text,
            s.typed,
            most=40,
            empty=words("rulebook.search"),
            tip=words("rulebook.search.tip"),
            name="search",
        )
        found.append(self.field)
        y += k.t(32) + k.u(8)
        found += self._tabs(Rect(inner.x, y, inner.w, k.t(28)))
        y += k.t(28) + k.u(10)
        self.area = Rect(inner.x, y, inner.w, inner.bottom - y)
        lists = {"chapters": self._chapters, "found": self._found, "cards": self._cards}
        return [*found, *lists[at.tab]()]

    def _tabs(self, r: Rect) -> list[Widget]:
        s, at, words = self.scene, self.scene.reading, self.scene.app.words
        gap = s.kit.u(6)
        w = (r.w - gap * (len(TABS) - 1)) // len(TABS)
        counts = {"chapters": len(at.book.chapters), "found": len(s.hits), "cards": len(s.cards)}
        found: list[Widget] = []
        for i, tab in enumerate(TABS):
            place = Rect(r.x + i * (w + gap), r.y, w, r.h)
            kind = "brass" if tab == at.tab else "paper"
            label = words(f"rulebook.tab.{tab}", n=counts[tab])
            found.append(
                Button(
                    place,
                    label,
                    partial(s.turn_to, tab),
                    kind=kind,
                    name=f"tab:{tab}",
                    tip=words(f"rulebook.tab.{tab}.tip"),
                )
            )
        return found

    # ------------------------------------------------------------ lists

    def _window(self, tab: str, n: int, per: int, keep: int) -> range:
        """Which of `n` rows are in sight when `per` fit; row `keep` is, if one was just chosen (-1: none)."""
        first = self.first[tab]
        if keep >= 0:
            first = min(max(first, keep - per + 1), keep)
        self.first[tab] = first = max(0, min(first, n - per))
        self.all, self.shown = n, per
        return range(first, min(n, first + per))

    def _rows(self, tab: str, n: int, high: int, keep: int) -> list[tuple[int, Rect]]:
        """The rows in sight with their places."""
        per = max(1, self.area.h // high)
        wide = self.area.w - (self.scene.kit.u(10) if n > per else 0)
        return [
            (i, Rect(self.area.x, self.area.y + j * high, wide, high - self.scene.kit.u(2)))
            for j, i in enumerate(self._window(tab, n, per, keep))
        ]

    def _chapters(self) -> list[Widget]:
        s, at = self.scene, self.scene.reading
        k, chapters = s.kit, at.book.chapters
        high = max(k.t(23), min(k.t(28), self.area.h // len(chapters)))
        if self.area.h // len(chapters) >= k.t(19):
            high = min(high, self.area.h // len(chapters))
        keep = at.chapter if s.follow else -1
        firsts = [c.lines[0] for c in chapters]
        numbers = ["" if id in at.book.parts else f"R {id.rpartition('-')[2]}" for id in firsts]
        return [
            ChapterRow(r, chapters[i].title, numbers[i], i == at.chapter, partial(s.open, chapters[i].lines[0]))
            for i, r in self._rows("chapters", len(chapters), high, keep)
        ]

    def _found(self) -> list[Widget]:
        s, at = self.scene, self.scene.reading
        if at.card:
            top = self._card_high() + s.kit.u(10)
            self.area = Rect(self.area.x, self.area.y + top, self.area.w, self.area.h - top)
        high = s.kit.t(17) + round(2 * s.kit.px(14) * 1.38) + s.kit.u(12)
        keep = at.hit if s.follow else -1
        return [
            FoundRow(
                r, at.book.lines[s.hits[i]], at.wanted if not at.card else (), s.hits[i] == at.line, partial(s.pick, i)
            )
            for i, r in self._rows("found", len(s.hits), high, keep)
        ]

    def _cards(self) -> list[Widget]:
        s, k = self.scene, self.scene.kit
        top = k.t(24)
        self.area = Rect(self.area.x, self.area.y + top, self.area.w, self.area.h - top)
        gap = k.u(11)
        w, h = k.u(CARD[0] * min(1.5, k.grow)), k.u(CARD[1] * min(1.4, k.grow))
        columns = max(1, (self.area.w - k.u(10) + gap) // (w + gap))
        gap_x = (self.area.w - k.u(12) - columns * w) // max(1, columns - 1) if columns > 1 else 0
        gap_x = min(gap_x, k.u(28))
        rows = -(-len(s.cards) // columns)
        per = max(1, (self.area.h + gap - k.u(4)) // (h + gap))
        found: list[Widget] = []
        for j, row in enumerate(self._window("cards", rows, per, -1)):
            for i, id in enumerate(s.cards[row * columns : (row + 1) * columns]):
                r = Rect(self.area.x + k.u(2) + i * (w + gap_x), self.area.y + k.u(3) + j * (h + gap), w, h)
                found.append(CardSpot(r, s.reading.book.cards[id], s.app.words, partial(s.about, id)))
        return found

    def _card_high(self) -> int:
        """Height of the card over the lines that speak of it."""
        k, card = self.scene.kit, self.scene.reading.book.cards[self.scene.reading.card]
        text = (
            k.t(26)
            + k.para(None, (0, 0), card.text or card.flavour, self._card_room(), 14, lead=1.25, dry=True, most=4)
            + k.t(24)
        )
        return max(text, k.u(CARD[1]) if k.grow < 1.35 else 0)

    def _card_room(self) -> int:
        k, area = self.scene.kit, self.area
        return area.w - (k.u(CARD[0] + 14) if k.grow < 1.35 else 0)

    def _paint_card(self, dst: Surface, said: str) -> None:
        """The card whose lines are listed: small, its words beside it."""
        s = self.scene
        k, card = s.kit, s.reading.book.cards[s.reading.card]
        high = self._card_high()
        room = self._card_room()
        x, y = self.area.right - room, self.area.y - high - k.u(10)
        if room < self.area.w:
            small(k, dst, Rect(self.area.x + k.u(2), y, k.u(CARD[0]), k.u(CARD[1])), card, s.app.words)
        k.text(
            dst, (x, y + k.t(12)), card.title, "serif", k.fit_size(card.title, "serif", 17, room), "ink", "ml", fit=room
        )
        k.para(dst, (x, y + k.t(26)), card.text or card.flavour, room, 14, "ink", lead=1.25, most=4)
        k.text(dst, (x, y + high - k.t(10)), said, "serif.it", 15, "ink_mid", "ml", fit=room)

    # ------------------------------------------------------------ picture

    def caption(self) -> str:
        """What the list shows, where that is not plain."""
        s, at, words = self.scene, self.scene.reading, self.scene.app.words
        if at.tab == "cards":
            n = len(s.cards)
            if at.wanted:
                return words("rulebook.cards.search" if n else "rulebook.cards.search.none", n=n, text=at.text)
            return words("rulebook.cards.line" if n else "rulebook.cards.line.none", n=n, line=at.book.name(at.line))
        if at.tab == "found":
            if at.card:
                return words("rulebook.found.card", n=len(s.hits), card=at.book.cards[at.card].name)
            if not at.wanted:
                return words("rulebook.found.how")
            return "" if s.hits else words("rulebook.found.none", text=at.text)
        return ""

    def paint(self, dst: Surface) -> None:
        """Head, caption and slider."""
        k, at = self.scene.kit, self.scene.reading
        paint.head(k, dst, self.head, at.book.booklet.title, self.scene.app.words("rulebook.own"))
        said = self.caption()
        if said and at.tab == "found" and not at.card:
            k.para(dst, (self.area.x, self.area.y + k.u(8)), said, self.area.w, 15, "ink_mid", "serif.it")
        elif said and at.tab == "found":
            self._paint_card(dst, said)
        elif said:
            k.text(dst, (self.area.x, self.area.y - k.t(14)), said, "serif.it", 15, "ink_mid", "ml", fit=self.area.w)
        if self.all > self.shown:
            first = self.first[at.tab]
            paint.slider(k, dst, self.area, self.shown / self.all, first / (self.all - self.shown))

    def key(self) -> tuple[object, ...]:
        """All that `paint` depends on."""
        at = self.scene.reading
        rows = self.first[at.tab], self.all, self.shown
        return (at.book.id, at.tab, at.card, self.caption(), rows, tuple(self.area))

    def scroll(self, by: int) -> bool:
        """Move the list by some rows."""
        tab = self.scene.reading.tab
        was = self.first[tab]
        self.first[tab] = max(0, min(was + by, self.all - self.shown))
        return self.first[tab] != was
