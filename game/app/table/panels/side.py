"""The right-hand side of a table: inspector, what a game puts below it, log; compact, tabs of one panel."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial
from typing import Protocol

from pygame import Rect

from game.app.play.ledger import ledger
from game.app.play.tally import Told, told
from game.app.table.host import Rules, Table
from game.app.table.moving.animate import APlayer
from game.app.table.panels import inspector, log_head
from game.app.table.panels import log as log_panel
from game.app.table.panels.blocks import Block, Small
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Spot, Subject
from game.app.table.rulings import tip
from game.app.ui.widgets import Button, Widget
from game.content.common.rulebook.words import Link
from game.save.format.seed import SEED


class Jumps(Protocol):
    """What takes a table to where a line of its log happened."""

    def jump(self, line: Entry, about: Subject | None) -> None: ...


class Flanked(Table, Protocol):
    """A table with a right-hand side. `moment` counts its situations; `fresh`: the newest lines of the log, which tell
    of what is still being shown."""

    @property
    def moment(self) -> int: ...

    @property
    def fresh(self) -> int: ...

    @property
    def player(self) -> APlayer: ...

    @property
    def run(self) -> Jumps: ...

    @property
    def menus(self) -> Rules: ...

    def subject(self) -> Subject | None: ...

    def explains(self) -> bool: ...

    def hurry(self) -> bool: ...


class Side:
    """Sets the layers of the right-hand side and gives their places to press.

    `tabs`: those of the compact layout, each with its layer; `says`: where their words are found.
    """

    tabs: Mapping[str, str]
    says: str

    def __init__(self, scene: Flanked) -> None:
        self.scene = scene
        self.tab = "look"
        self.placed: inspector.Placed = []
        self.bare: Hashable = None  # for whom and what words above the answers have no room
        self.laid: list[log_panel.Laid] = []
        self.only = -1  # the seat whose lines the log shows, -1 for all

    def widgets(self) -> list[Widget]:
        """All of it but the inspector, which is asked for by itself."""
        p = self.scene.places
        if not p.compact:
            return [*self.middle(), *self._log()]
        for name, layer in self.tabs.items():
            if name != self.tab:
                self.scene.layers.drop(layer)
        if self.tab == "look":
            return self._tabs()
        return [*self._tabs(), *(self._log() if self.tab == "log" else self.middle())]

    def _tabs(self) -> list[Widget]:
        s = self.scene
        found: list[Widget] = []
        for name, r in zip(self.tabs, s.places.tabs):
            kind = "brass" if name == self.tab else "wood"
            found.append(
                Button(
                    r,
                    s.words(f"{self.says}.{name}"),
                    partial(self.turn_to, name),
                    kind=kind,
                    name=f"tab:{name}",
                    tip=s.words(f"{self.says}.{name}.tip"),
                )
            )
        return found

    def turn_to(self, tab: str) -> None:
        """Show another tab of the compact layout."""
        if tab != self.tab:
            self.tab = tab
            self.scene.panels.refresh()

    def pages(self) -> list[Block]:
        """The page of what is looked at."""
        raise NotImplementedError

    def inspect(self) -> list[Widget]:
        """The inspector, where it is in sight."""
        s = self.scene
        if s.places.tabbed and self.tab != "look":
            return []
        k, p = s.kit, s.places
        rect = p.inspector
        about = s.subject()
        key = k, about, s.moment, s.now.rehearsed, s.now.picked, s.explains()
        if s.layers.panels.get("inspector") is None or s.layers.panels["inspector"].key != key:
            page = [*self._pointed(about), *self.pages()]
            self.placed = self._settled(page, (k, s.now.seat, type(s.now.choice), about))
        placed = self.placed
        s.layers.set(
            "inspector",
            Rect(rect.x - k.u(8), rect.y - k.u(8), rect.w + k.u(16), rect.h + k.u(13)),
            key,
            lambda dst: inspector.paint(k, dst, rect, placed),
        )
        return list(self.ruled(inspector.spots(k, placed)))

    def _pointed(self, about: Subject | None) -> list[Block]:
        """A word that the page is about what is pointed at, where that could be chosen and the brass button does
        something else."""
        s = self.scene
        first = s.panels.dock.first()
        if about is None or first is None or not s.now.mine:
            return []
        here = [o for o in s.now.options if str(about[-1]) in (o.source.partition(":")[2], o.target.partition(":")[2])]
        cell = getattr(s.now, "cells", {}).get(about[-1]) if about[0] == "cell" else None
        here += [cell] if cell is not None else []
        if not here or any(option.key == first.key for option in here):
            return []
        return [Small(s.words("table.pointed"), s.words("table.pointed.not"), drop=1)]

    def _settled(self, page: list[Block], key: Hashable) -> inspector.Placed:
        """Words that were left out above the answers stay out as long as the same is asked: when there are fewer
        answers, those that remain stand where they stood."""
        k, rect = self.scene.kit, self.scene.places.inspector
        first = next((i for i, block in enumerate(page) if block.answers), 0)
        if self.bare == key:
            page = [block for i, block in enumerate(page) if i >= first or not block.drop]
            return inspector.place(k, rect, page)
        placed = inspector.place(k, rect, page)
        shown = {id(block) for block, _ in placed}
        self.bare = key if any(id(block) not in shown for block in page[:first]) else None
        return placed

    def middle(self) -> list[Widget]:
        """What lies between inspector and log."""
        raise NotImplementedError

    def _log(self) -> list[Widget]:
        s = self.scene
        k, rect = s.kit, s.places.log
        self.laid = log_panel.lay(k, rect, self.lines(), s.scroll)
        laid = self.laid
        key = k, len(s.log), s.player.playing, s.scroll, self.only, laid[-1].entry if laid else None, tuple(k.dolls)
        s.layers.set(
            "log", rect.inflate(2 * k.u(3), 2 * k.u(3)), key, lambda dst: log_panel.paint(k, dst, rect, laid, s.words)
        )
        spots = self.ruled(log_panel.spots(k, rect, laid, s.run.jump))
        return [*spots, *log_head.widgets(k, rect, s.now, s.words, self.only, self.choose, self.dice)]

    def lines(self) -> list[Entry]:
        """The lines of the log as it is filtered; those of what is still being shown come when it was."""
        s = self.scene
        told = s.log[: len(s.log) - s.fresh] if s.player.playing else s.log
        return log_panel.concerning(told, self.only)

    def choose(self, seat: int) -> None:
        """Show the lines of one seat only; the same again or -1 shows all."""
        self.only = -1 if seat == self.only else seat
        self.scene.scroll = 0
        self.scene.panels.refresh()

    def leaf(self, by: int) -> None:
        """Turn the log back by that many lines, or on when `by` is negative."""
        s = self.scene
        s.scroll = max(0, min(max(0, len(self.lines()) - 3), s.scroll + by))
        s.panels.refresh()

    def told(self) -> tuple[Told, str]:
        """What happened in this game, and its seed ("" when it isn't known)."""
        settings = self.scene.playing.settings
        return told(self.scene.session, settings, len(self.scene.now.names)), settings.get(SEED, "")

    def dice(self) -> None:
        """What everybody rolled so far."""
        from game.app.table.ledger_card import LedgerCard

        s = self.scene
        s.hurry()
        found, seed = self.told()
        s.app.stack.push(LedgerCard(s.app, s.now.names, ledger(found.news, len(s.now.names)), found.whole, seed))

    def ruled(self, spots: list[Spot]) -> list[Spot]:
        """What leads to a line of the rulebook and to nothing else opens it there."""
        s = self.scene
        game = s.session.rules.id
        for spot in spots:
            if spot.rule and spot.action is None:
                spot.action = lambda line=spot.rule: s.menus.rulebook(line)
                spot.tip = spot.tip or tip(game, s.words, Link(0, 0, spot.rule, spot.word))
        return spots
