"""The rulebook: an open booklet on the table, one chapter after another, that can be searched and followed."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.menus.rulebook import paint
from game.app.menus.rulebook.book import Book, Reading, booklet_at
from game.app.menus.rulebook.cards import large
from game.app.menus.rulebook.cards import size as large_size
from game.app.menus.rulebook.feet import feet
from game.app.menus.rulebook.keys import Keys
from game.app.menus.rulebook.left import Left
from game.app.menus.rulebook.pages import Page, pages
from game.app.menus.rulebook.pictures import row
from game.app.menus.rulebook.widgets import CardSpot, LineSpot, LinkSpot
from game.app.shell.app import App
from game.app.shell.stack import Scene
from game.app.table.rulings import tip
from game.app.ui.layers import Layers
from game.app.ui.widgets import Group, Widget

LEAF = "card"  # what is heard when a leaf is turned


class Rulebook(Scene):
    """The booklet of a game ("" for the first), open at a line ("" for its first)."""

    chords = frozenset({"ctrl+f", "ctrl+c", "alt+left", "alt+right"})

    def __init__(self, app: App, game: str = "", line: str = "") -> None:
        super().__init__(app)
        self.group = Group(app)
        self.book, self.line = booklet_at(app.doors, game, line), line
        self.read: Reading | None = None
        self.drawn = False  # the booklet is shown before its words are read and set
        self.left = Left(self)
        self.keys = Keys(self)
        self.hits: list[str] = []
        self.cards: list[str] = []
        self.set: dict[int, list[Page]] = {}
        self.follow = True  # the lists show what was chosen last; off while they are scrolled
        self.big: tuple[CardSpot, Rect] | None = None
        self.layers: Layers | None = None

    @property
    def reading(self) -> Reading:
        """Where one is; the words are read when they are first wanted."""
        if self.read is None:
            book = Book(self.app.doors.game_of(self.book), self.book)
            self.read = Reading(book, self.line if self.line in book.lines else book.chapters[0].lines[0])
            self.show()
        return self.read

    def retold(self) -> None:
        """The booklet in the other language, open where it was."""
        if self.read is not None:
            self.read.book = Book(self.read.book.door, self.read.book.id)
            self.set.clear()

    def update(self, dt: float) -> bool:
        if self.read is not None:
            return False
        if self.drawn:
            self.reading.way.clear()
        return True

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k = self.kit
        self.set.clear()
        self.big = None
        side, top = k.u(30), k.u(22)
        foot = k.t(34) + k.u(24)
        rim = k.u(9)
        whole = Rect(side + rim, top + rim, size[0] - 2 * (side + rim), size[1] - top - foot - 2 * rim)
        most = round(whole.h * 2.25)
        if whole.w > most:
            whole = Rect(whole.centerx - most // 2, whole.y, most, whole.h)
        share = 0.44 if k.grow < 1.35 else 0.40
        w = round(whole.w * share)
        self.pages_left = Rect(whole.x, whole.y, w, whole.h)
        self.pages_right = Rect(whole.x + w, whole.y, whole.w - w, whole.h)
        r = self.pages_right
        inner = Rect(r.x + k.u(38), r.y + k.u(14), r.w - k.u(64), r.h - k.u(30))
        self.head = Rect(inner.x, inner.y, inner.w, k.t(34) + k.u(4))
        body = self.head.bottom + k.u(8)
        self.body = Rect(inner.x, body, inner.w, inner.bottom - k.t(18) - body)
        self.foot = Rect(side, whole.bottom + rim + k.u(12), size[0] - 2 * side, k.t(34))
        self.layers = Layers(k.memo(("rulebook", size), lambda: self._table(size)))
        self.group.layers = None
        if self.read is not None:
            self.show()

    def pages(self) -> list[Page]:
        """The pages of the chapter one is in, set when they are first wanted."""
        at = self.reading
        if at.chapter not in self.set:
            self.set[at.chapter] = pages(self.kit, at.book, at.chapter, self.body, self.app.words)
        return self.set[at.chapter]

    def page(self) -> int:
        """The page of the chapter on which the line stands."""
        line = self.reading.line
        found = (n for n, page in enumerate(self.pages()) if any(i.line.id == line for i in page.items))
        return next(found, 0)

    def show(self) -> None:
        """Bring both pages up to date; only what changed is painted again."""
        layers = self.layers
        if layers is None:
            return
        self._enlarge(None)
        self.hits, self.cards = self.reading.hits(), self.reading.cards()
        widgets = self.left.place(self.pages_left)
        layers.set("left", self.pages_left, self.left.key(), self.left.paint)
        n = self.page()
        page = self.pages()[n]
        key = self.reading.book.id, self.reading.chapter, n
        layers.set("right", self.pages_right, key, lambda dst: self._paint_right(dst, page, n))
        widgets += self._lines(page)
        widgets += feet(self, n)
        if self.group.layers is None:
            self.group.layers = layers
        self.group.set(widgets)

    def _lines(self, page: Page) -> list[Widget]:
        at, words = self.reading, self.app.words
        wanted = () if at.card else at.wanted
        found: list[Widget] = []
        for item in page.items:
            id = item.line.id
            found.append(LineSpot(item, at.book, words, id == at.line, wanted, partial(self.open, id, False)))
        for item in page.items:
            for n, (link, rects) in enumerate(item.links()):
                said = tip(at.book.booklet.game, words, link)
                found.append(LinkSpot(rects, said, f"link:{item.line.id}:{n}", partial(self.open, link.line)))
        return found

    # ------------------------------------------------------------ going about

    def open(self, line: str, remember: bool = True) -> None:
        """Read a line."""
        self.follow = True
        self.reading.before = line
        self.reading.go(line, remember)
        self.show()

    def pick(self, hit: int) -> None:
        """Read one of the lines found."""
        self.reading.hit = hit
        self.open(self.hits[hit])

    def turn_to(self, tab: str) -> None:
        """Show chapters, what was found, or cards."""
        self.reading.tab = tab
        self.follow = True
        self.show()

    def typed(self, text: str) -> None:
        """The words looked for changed: the first line found is read at once; where there is none, the line from
        before the search."""
        self.reading.look_for(text)
        self.left.first["found"] = self.left.first["cards"] = 0
        hits = self.reading.hits()
        self.follow = True
        if self.reading.wanted:
            self.reading.go(hits[0] if hits else self.reading.before, remember=False)
        self.show()

    def look_for(self, text: str) -> None:
        """Search for words as if they were typed."""
        self.reading.tab = "found"
        assert self.left.field is not None
        self.left.field.text = text
        self.typed(text)

    def clear(self) -> None:
        """Look for nothing."""
        if self.left.field is not None:
            self.left.field.text = ""
        self.group.set_focus(None)
        self.reading.look_for("")
        self.show()

    def about(self, card: str) -> None:
        """The rules that speak of a card."""
        self.reading.about(card)
        self.left.first["found"] = 0
        self.follow = True
        self.show()

    def back_one(self) -> bool:
        """To the line one came from."""
        self.follow = True
        went = self.reading.back()
        self.show()
        return went

    def forward_one(self) -> bool:
        """To the line one came back from."""
        self.follow = True
        went = self.reading.forward()
        self.show()
        return went

    def leaf(self, by: int) -> None:
        """Turn over a leaf, into the next chapter after the last."""
        at = self.reading
        n = self.page() + by
        if 0 <= n < len(self.pages()):
            at.go(self.pages()[n].items[0].line.id, remember=False)
        elif 0 <= at.chapter + by < len(at.book.chapters):
            lines = at.book.chapters[at.chapter + by].lines
            at.go(lines[0] if by > 0 else lines[-1], remember=False)
            if by < 0:
                at.go(self.pages()[-1].items[0].line.id, remember=False)
        self.follow = True
        self.app.sound.play(LEAF)
        self.show()

    def copy(self) -> None:
        """Put the line with its id on the clipboard."""
        line, name = self.reading.book.lines[self.reading.line], self.reading.book.name(self.reading.line)
        try:
            pygame.scrap.put_text(f"{name}: {line.text} {line.reading}".strip())
        except (pygame.error, AttributeError):
            self.app.toast(self.app.words("rulebook.copied.not"))
            return
        self.app.toast(self.app.words("rulebook.copied", line=name))

    def open_game(self, game: str) -> None:
        """Another game's booklet."""
        book = Book(self.app.doors.game_of(game), game)
        self.read = Reading(book, book.chapters[0].lines[0])
        self.set.clear()
        self.show()

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        used = self.keys.handle(event) or self.group.handle(event)
        shown = next((w for w in (self.group.hover, self.group.focus) if isinstance(w, CardSpot)), None)
        self._enlarge(shown)
        return used

    def _enlarge(self, spot: CardSpot | None) -> None:
        """Show a card large where it lies, or none."""
        if (self.big[0] if self.big else None) is spot:
            return
        k = self.kit
        if self.big:
            self.invalidate(self.big[1].inflate(k.u(90), k.u(90)))
            self.big = None
        if spot is not None:
            room = Rect(0, 0, *self.app.size).inflate(-k.u(40), -k.u(40))
            r = Rect((0, 0), large_size(k, spot.card, room))
            r.center = spot.rect.center
            r.clamp_ip(room)
            self.big = spot, r
            self.invalidate(r.inflate(k.u(90), k.u(90)))

    # ------------------------------------------------------------ picture

    def _table(self, size: tuple[int, int]) -> Surface:
        """The table with the open booklet, still without words."""
        table = self.kit.background(size).copy()
        paint.booklet(self.kit, table, self.pages_left, self.pages_right)
        return table

    def _paint_right(self, dst: Surface, page: Page, n: int) -> None:
        k, at, words = self.kit, self.reading, self.app.words
        chapter = at.book.chapters[at.chapter]
        paint.head(k, dst, self.head, chapter.title)
        shown = at.book.booklet.chapter.get(chapter.lines[0], ())
        if page.pictures.h and dst.get_clip().colliderect(page.pictures.inflate(k.u(20), k.u(20))):
            row(k, dst, page.pictures, shown, at.book, words)
        if n == len(self.pages()) - 1:
            low = page.items[-1].rect.bottom
            paint.tailpiece(k, dst, Rect(self.body.x, low, self.body.w, self.body.bottom - low))
        said = words("rulebook.page", page=n + 1, pages=len(self.pages()))
        k.text(dst, (self.body.centerx, self.pages_right.bottom - k.u(12)), said, "serif.it", 14, "ink_mid", "bc")

    def draw(self, surface: Surface, dirty: Rect) -> None:
        assert self.layers is not None
        self.drawn = True
        self.layers.draw(surface, dirty)
        self.group.draw(surface, dirty)
        if self.big:
            spot, r = self.big
            large(self.kit, surface, r, spot.card, self.app.words)
