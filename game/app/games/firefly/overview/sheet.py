"""The overview over the sector map: all captains' ships, one's own Jobs, the Goals, and what lies open in the decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from pygame import Rect, Surface

from game.app.captains.overview import Overview
from game.app.games.firefly import boxes
from game.app.games.firefly.cards.pages import Page, card_page
from game.app.games.firefly.dock import row as dockrow
from game.app.games.firefly.dock.card import DockCard, paint_card
from game.app.games.firefly.names import title
from game.app.games.firefly.overview import map as sheet_map
from game.app.games.firefly.overview import pages as sheet_pages
from game.app.games.firefly.overview import paper as sheet_paper
from game.app.games.firefly.overview.map import Stop
from game.app.games.firefly.panels import rail, rail_paint
from game.app.games.firefly.situation import Situation
from game.app.shell.app import App
from game.app.table.panels import inspector
from game.app.table.panels.spot import Spot
from game.app.table.results.tableau import side_of
from game.app.ui.theme import C
from game.app.ui.widgets import Button, RoundButton, Widget

TABS = ("ships", "jobs", "goals", "decks")
ABREAST = 4
"""Captains beside each other at the most."""
HULL = 0.4
"""How much of its column a ship takes at most, seen from the side."""
T = TypeVar("T")


class Sheet(Overview):
    """Shows the game as it stood when it was opened. `tab` is one of TABS, or of what a box adds (`own`); `deck`: whose
    open cards are shown."""

    speech = "firefly.sheet"

    def __init__(self, app: App, now: Situation, tab: str = "ships") -> None:
        super().__init__(app, app.words("firefly.sheet.title"), tab)
        self.now = now
        self.own = [one for box in boxes.boxes(now.g) for one in box.tabs]
        self.decks = sheet_pages.decks(now)
        self.deck = next((deck for deck in self.decks if now.g.zones.get(f"{deck}.discard")), self.decks[0])

    # ------------------------------------------------------------ layout

    def place(self) -> None:
        k, words, p, side = self.kit, self.app.words, self.panel, self.kit.u(30)
        tabs = (*TABS, *(tab.name for tab in self.own))
        found, beside = self.head(tabs, k.t(130), len(tabs))
        if self.tab == "decks":
            found += self._deck_widgets()
        elif self._turns():
            x, top, high = beside.x, beside.y, beside.h
            box = Rect(x, top, min(k.t(110), p.right - k.u(24) - side - x), high)
            more = words("firefly.sheet.more")
            if box.w < k.width(more, "bold", 14) + k.u(16):
                disc = Rect(x, top + (high - side) // 2, side, side)
                found.append(RoundButton(disc, "swap", self.on, tip=more, name="more"))
            else:
                found.append(Button(box, more, self.on, kind="wood", name="more"))
        self.group.set(found)
        self.group.default = self.group.named("close")

    def _turns(self) -> bool:
        """Whether not all has room at once."""
        if self.tab == "ships":
            return len(self._seats()) < len(self.now.names)
        own = next((one for one in self.own if one.name == self.tab), None)
        return own is not None and len(own.pages(self.now, self.app.words)) > self._per

    @property
    def _per(self) -> int:
        """How many pages of a box are shown at a time."""
        return 3 if self._large else 6

    # ------------------------------------------------------------ decks

    def _columns(self) -> tuple[Rect, Rect, Rect]:
        return self.columns(self.kit.t(190), self.kit.t(258))

    def shown(self) -> tuple[list[tuple[DockCard, Rect]], bool]:
        """The open cards of the chosen deck with their places, and whether there are more."""
        k, r = self.kit, self._columns()[1]
        pile = [item for item in reversed(self.now.g.zones.get(f"{self.deck}.discard", ())) if item[0] != "?"]
        wide, gap = round(k.u(106) * max(1.0, min(k.grow, 1.7))), k.u(10)
        high = round(wide * dockrow.HIGH / dockrow.WIDE)
        across = max(1, (r.w + gap) // (wide + gap))
        down = max(1, (r.h - k.t(40) + gap) // (high + gap))
        per = across * down
        start = (self.leaf * per) % max(1, len(pile))
        part = pile[start : start + per]
        places = [
            Rect(r.x + (i % across) * (wide + gap), r.y + (i // across) * (high + gap), wide, high)
            for i in range(len(part))
        ]
        cards = [dockrow.card_of(self.now, self.app.words, item) for item in part]
        return list(zip(cards, places)), len(pile) > per

    def _deck_widgets(self) -> list[Widget]:
        k, words = self.kit, self.app.words
        left, middle, _ = self._columns()
        high = min(k.t(34), (left.h - k.u(4) * len(self.decks)) // max(1, len(self.decks)))
        found: list[Widget] = []
        for n, deck in enumerate(self.decks):
            name, pile, open_ = sheet_pages.deck_line(self.now, words, deck)
            box = Rect(left.x, left.y + n * (high + k.u(4)), left.w, high)
            kind = "brass" if deck == self.deck else "wood"
            found.append(
                Button(
                    box,
                    name,
                    partial(self.choose, deck),
                    kind=kind,
                    name=f"deck:{deck}",
                    cap=str(open_),
                    tip=words("firefly.sheet.deck.tip", n=pile, open=open_),
                )
            )
        cards, more = self.shown()
        for card, box in cards:
            found.append(
                Spot(
                    box,
                    f"card:{card.item}",
                    partial(self.look, card.item),
                    tip=f"**{card.title}**",
                    about=("card", card.item),
                    radius=7,
                )
            )
        if more:
            foot = Rect(middle.x, middle.bottom - k.t(32), k.t(120), k.t(32))
            found.append(Button(foot, words("firefly.sheet.more"), self.on, kind="wood", icon="swap", name="more"))
        return found

    def choose(self, deck: str) -> None:
        """Show what lies open of a deck."""
        self.deck = deck
        self.turn(self.tab)

    # ------------------------------------------------------------ painting

    def ground(self, dst: Surface) -> None:
        self.kit.tray(dst, Rect((0, 0), self.body.size), C["panel"], 10, seed=6)

    def painters(self) -> Mapping[str, Callable[[Surface], None]]:
        own = {one.name: partial(self._own, one) for one in self.own}
        return {"ships": self._ships, "jobs": self._jobs, "goals": self._goals, "decks": self._decks, **own}

    def _ships(self, dst: Surface) -> None:
        """A rail per captain, and what they are working on."""
        k, now, words = self.kit, self.now, self.app.words
        seats, gap = self._seats(), k.u(10)
        n = len(seats)
        wide = (self.body.w - gap * (n + 1)) // n
        wide = wide if n == 1 and self._large else min(wide, k.t(300))
        x = (self.body.w - n * wide - (n - 1) * gap) // 2
        for seat in seats:
            lines, hull = self._working(seat), min(k.u(118), round(wide * HULL))
            foot = max(round(hull * 0.42), sum(self._line(None, (0, 0), line, wide - hull) for line in lines)) + k.u(8)
            head = Rect(x, k.u(10), wide, k.t(26))
            k.seat(dst, (head.x + k.u(12), head.centery), seat, 9)
            size = k.fit_size(now.name(seat), "serif", 16, wide - k.u(30))
            k.text(dst, (head.x + k.u(27), head.centery), now.name(seat), "serif", size, "hi", "ml", fit=wide - k.u(30))
            box = Rect(x, head.bottom + k.u(4), wide, self.body.h - head.bottom - foot - k.u(12))
            rail_paint.paint(k, dst, box, rail.rail(now, words, seat))
            y = box.bottom + k.u(6)
            for line in lines:
                y += self._line(dst, (x + k.u(6), y), line, wide - hull)
            pic = k.sprite(side_of(k, k.looks[seat], now.model(seat)), w=hull / k.scale)
            if pic is not None:
                k.drop(dst, (x + wide - hull // 2 - k.u(2), box.bottom + k.u(4) + foot // 2), pic, None, alpha=0)
            x += wide + gap

    def _line(self, dst: Surface | None, at: tuple[int, int], line: str, wide: int) -> int:
        return self.kit.para(dst, at, line, wide - self.kit.u(10), 14, "mid", lead=1.2, dry=dst is None)

    @property
    def _large(self) -> bool:
        """Whether letters are so large that one captain fills the sheet."""
        return self.kit.grow > 1.4

    def _seats(self) -> list[int]:
        """The captains who are shown: all of them, half of them where there are many, or one at a time where letters
        are large."""
        n = len(self.now.names)
        return self._leaf(list(range(n)), 1 if self._large else n if n <= ABREAST else -(-n // 2))

    def _leaf(self, whole: list[T], per: int) -> list[T]:
        """The part of something that is seen, so many at a time."""
        many = max(1, -(-len(whole) // per))
        first = self.leaf % many * per
        return whole[first : first + per]

    def _working(self, seat: int) -> list[str]:
        words, now = self.app.words, self.now
        at = now.g.ship.get(seat, 0)
        found = [words("firefly.sheet.at", place=now.where(at, words))] if at else []
        found += [words("firefly.sheet.works", job=title(job)) for job in now.held("active", seat)]
        hand = len(now.held("hand", seat))
        found += [words("firefly.sheet.inhand", n=hand)] if hand else []
        return [", ".join(found)] if self._large else found

    def _jobs(self, dst: Surface) -> None:
        pages = sheet_pages.jobs(self.now, self.app.words)
        self._pages(dst, pages, self.app.words("firefly.dock.empty"), sheet_map.jobs(self.now))

    def _goals(self, dst: Surface) -> None:
        pages = sheet_pages.goals(self.now, self.app.words)
        self._pages(dst, pages, self.app.words("firefly.sheet.nogoals"), sheet_map.goals(self.now))

    def _own(self, tab: boxes.Tab[Situation, Stop], dst: Surface) -> None:
        words = self.app.words
        pages = tab.pages(self.now, words)
        shown = self._leaf(list(range(len(pages))), self._per)
        led = [one for one in tab.stops(self.now) if one.number - 1 in shown]
        stops = [one._replace(number=shown.index(one.number - 1) + 1) for one in led]
        self._pages(dst, [pages[n] for n in shown], words(f"firefly.sheet.{tab.name}.none"), stops)

    def _pages(self, dst: Surface, pages: list[Page], empty: str, stops: Sequence[Stop]) -> None:
        sheet_paper.paint(self.kit, dst, self.now, self.app.words, pages, empty, stops)

    def _decks(self, dst: Surface) -> None:
        k, words = self.kit, self.app.words
        home = self.body.topleft
        cards, _ = self.shown()
        for card, box in cards:
            paint_card(k, dst, box, card)
        _, middle, page = self._columns()
        assert home == (0, 0)
        if not cards:
            k.para(dst, (middle.x, middle.y + k.t(30)), words("firefly.sheet.noopen"), middle.w, 14, "mid", align="c")
        shown = self.looked or (cards[0][0].item if cards else "")
        if shown:
            inspector.paint(k, dst, page, inspector.place(k, page, card_page(self.now, words, shown)))
