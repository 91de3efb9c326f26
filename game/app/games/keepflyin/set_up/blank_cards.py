"""The two blank Job cards of Keep Flyin', filled in by the players; they are kept with the mods and played from then
on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.games.keepflyin.chart.places import world
from game.app.games.keepflyin.panels import blocks as h
from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.shell.trouble import disk
from game.app.ui.widgets import Button, Field, Widget
from game.app.ui.widgets.cycle import Amount, Cycle
from game.app.ui.widgets.field import PAPER_INK
from game.content.common.errors import ContentError
from game.content.keepflyin import BLANK_JOBS, keepflyin
from game.content.keepflyin.blanks import BLANKS, write_blank_jobs
from game.content.keepflyin.records import KINDS
from game.content.load import open_content
from game.save.places import places

PAYS = range(100, 2001, 100)
NOTORIETY = range(-3, 10)
SPACES = range(3)
MOST = {"title": 28, "text": 120}
"""Letters of a title and of a line that have room on a card."""
ROWS = ("title", "kind", "destination", "pay", "notoriety", "space", "text")


def filled() -> list[dict[str, Any]]:
    """What is written on the cards now."""
    return [{name: getattr(job, name) for name in ROWS} for job in keepflyin().jobs.values() if job.mod == BLANK_JOBS]


class BlankCards(Modal):
    """Two cards side by side; one without a title stays blank. `kept` is called when they were kept."""

    width, height = 900.0, 500.0

    def __init__(self, app: App, kept: Callable[[], object]) -> None:
        super().__init__(app, app.words("blank.head"))
        self.kept = kept
        self.spots = keepflyin().board.locations
        first = next(iter(self.spots))
        empty = {
            "title": "",
            "kind": KINDS[0],
            "destination": first,
            "pay": 300,
            "notoriety": 0,
            "space": 1,
            "text": "",
        }
        written = filled()
        self.cards = [{**empty, **(written[i] if i < len(written) else {})} for i in range(BLANKS)]

    # ------------------------------------------------------------ places

    def sheets(self) -> list[Rect]:
        """The two cards."""
        k, p = self.kit, self.panel
        top, foot = p.y + k.u(62), p.bottom - k.u(26) - k.t(36)
        wide = (p.w - k.u(52) - k.u(14)) // 2
        return [Rect(p.x + k.u(26) + i * (wide + k.u(14)), top, wide, foot - top) for i in range(BLANKS)]

    def rows(self, sheet: Rect) -> list[Rect]:
        """A row per field of a card, below its band."""
        k = self.kit
        top = sheet.y + k.u(10) + k.t(30)
        gap = k.u(5)
        high = min(k.t(34), (sheet.bottom - k.u(10) - top - (len(ROWS) - 1) * gap) // len(ROWS))
        return [Rect(sheet.x + k.u(12), top + i * (high + gap), sheet.w - k.u(24), high) for i in range(len(ROWS))]

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        found: list[Widget] = []
        for i, sheet in enumerate(self.sheets()):
            for name, row in zip(ROWS, self.rows(sheet)):
                box = Rect(row.x + row.w * 34 // 100, row.y, row.w - row.w * 34 // 100, row.h)
                found.append(self._widget(i, name, box))
        high = k.t(36)
        wide = min((p.w - k.u(64)) // 2, k.u(220) + k.t(40))
        y = p.bottom - k.u(16) - high
        save = Button(
            Rect(p.centerx + k.u(6), y, wide, high),
            words("blank.keep"),
            self.keep,
            kind="brass",
            icon="save",
            name="keep",
        )
        leave = Button(
            Rect(p.centerx - k.u(6) - wide, y, wide, high),
            words("blank.leave"),
            self.close,
            cap="esc",
            keys=(pygame.K_ESCAPE,),
            name="leave",
        )
        self.group.set([*found, leave, save])
        self.group.default = save

    def _widget(self, card: int, name: str, box: Rect) -> Widget:
        words, value = self.app.words, self.cards[card][name]
        key = f"{name}:{card}"
        if name in ("title", "text"):
            typed, empty = partial(self._typed, card, name), words(f"blank.{name}.empty")
            line = Field(box, str(value), typed, most=MOST[name], empty=empty, counted=True, name=key)
            line.ink, line.paper = PAPER_INK, True
            return line
        values = {
            "kind": [(kind, words(f"hex.job.{kind}")) for kind in KINDS],
            "destination": [(place.id, place.name) for place in self.spots.values()],
            "pay": [(str(n), words("money", n=n)) for n in PAYS],
            "notoriety": [(str(n), f"{n:+d}" if n else "0") for n in NOTORIETY],
            "space": [(str(n), str(n)) for n in SPACES],
        }[name]
        now = str(value) if str(value) in dict(values) else values[0][0]
        kind = Amount if isinstance(value, int) else Cycle
        one = kind(box, values, now, partial(self._set, card, name), name=key)
        one.paper = True
        return one

    # ------------------------------------------------------------ what can be done

    def _typed(self, card: int, name: str, text: str) -> None:
        self.cards[card][name] = text
        self.invalidate(self.panel)

    def _set(self, card: int, name: str, value: str) -> None:
        self.cards[card][name] = int(value) if isinstance(self.cards[card][name], int) else value
        self.invalidate(self.panel)

    def keep(self) -> None:
        """Write the cards that have a title and play with them from now on."""
        cards = [
            {**card, "text": card["text"].strip() or card["title"].strip(), "title": card["title"].strip()}
            for card in self.cards
            if card["title"].strip()
        ]
        found = places()
        try:
            write_blank_jobs(found.mods, cards, keepflyin())
        except ContentError as error:
            self.app.refused(str(error.problems[0]))
            return
        except OSError as error:
            self.app.refused(disk(error, self.app.words))
            return
        open_content(found.mods, found.cache)
        self.close()
        self.app.toast(self.app.words("blank.kept", n=len(cards)))
        self.kept()

    # ------------------------------------------------------------ picture

    def paint(self, dst: Surface) -> None:
        """The cards with what each row is called."""
        k, words = self.kit, self.app.words
        for card, sheet in zip(self.cards, self.sheets()):
            k.parchment(dst, sheet, 8, 17)
            band = h.CardBand(str(card["kind"]), words(f"hex.job.{card['kind']}"), words("money", n=card["pay"]))
            band.draw(k, dst, Rect(sheet.x + k.u(12), sheet.y + k.u(8), sheet.w - k.u(24), k.t(26)))
            self._said(dst, sheet, str(card["text"]))
            for name, row in zip(ROWS, self.rows(sheet)):
                label = words(f"blank.{name}")
                room = row.w * 34 // 100 - k.u(8) - (k.u(30) if name == "destination" else 0)
                k.text(
                    dst, (row.x, row.centery), label, "bold", k.fit_size(label, "bold", 14, room), "ink", "ml", fit=room
                )
                if name == "destination":
                    at = row.x + row.w * 34 // 100 - k.u(20), row.centery
                    world(k, dst, at, self.spots[str(card["destination"])], min(26.0, row.h / k.scale - 4))

    def _said(self, dst: Surface, sheet: Rect, text: str) -> None:
        """The line about it, all of it, where the card has room below its rows."""
        k = self.kit
        top, wide = self.rows(sheet)[-1].bottom + k.u(8), sheet.w - k.u(32)
        if k.para(None, (0, 0), text, wide, 14, dry=True, voice="serif.it") <= sheet.bottom - k.u(8) - top:
            k.para(dst, (sheet.x + k.u(16), top), text, wide, 14, "ink_mid", "serif.it")
