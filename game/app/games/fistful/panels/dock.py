"""The lower edge of the heist table: action bar, primary button, undo, redo, rehearse, zoom."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.games.fistful.fight.means import way
from game.app.games.fistful.fight.stakes import losses, unused
from game.app.games.fistful.hints.proposal import lead
from game.app.games.fistful.hints.proposal import told as led_to
from game.app.games.fistful.panels import actions, waiting
from game.app.games.fistful.panels.standing import Standing
from game.app.games.fistful.sayings import saying
from game.app.games.fistful.spread.offers import offers
from game.app.table.leading import Primary, coached, led, passing
from game.app.table.panels import corner
from game.app.table.panels.dock import DIGITS, PADS, Dock
from game.app.table.panels.hint_button import hint_button
from game.app.table.panels.spot import Spot
from game.app.ui.widgets import Button, RoundButton, Widget
from game.core.steps import Option

if TYPE_CHECKING:
    from game.app.games.fistful.scene import FistfulScene


class FistfulDock(Dock):
    """Sets the layers of the lower edge and gives what can be pressed there. `faces`: the last movement roll."""

    scene: FistfulScene
    endings = frozenset({("Move", "stop")})

    def __init__(self, scene: FistfulScene) -> None:
        super().__init__(scene)
        self.faces: tuple[int, ...] = ()
        self.freed: tuple[object, Rect | None] = (), None
        self.standing = Standing()

    def widgets(self) -> list[Widget]:
        return [*self._actions(), *self._buttons()]

    def _actions(self) -> list[Widget]:
        s = self.scene
        k, p, now = s.kit, s.places, s.now
        row = actions.tiles(now, s.words, s.item)
        if not s.item and now.mine:
            row = self.standing.keep(now, s.words, row)
        row = tuple(self._with_odds(tile) for tile in row)
        theirs = waiting.waiting(now, s.words, s.log)
        says = s.words("heist.spread.how") if offers(now, s.item) is not None else ""
        places = actions.rects(k, p.actions, len(row), actions.least(now))
        key = k, row, tuple(map(tuple, places)), self.faces, theirs, says

        def painted(dst: Surface) -> None:
            if theirs is not None:
                waiting.paint(k, dst, p.actions, theirs, p.compact)
            else:
                actions.paint(k, dst, p.actions, row, places, self.faces, p.compact, says)

        s.layers.set("actions", p.actions.inflate(2 * k.u(3), 2 * k.u(3)), key, painted)
        found: list[Widget] = []
        for tile, number, r in zip(row, actions.digits(row), places):
            tip = f"**{tile.name}**\n{tile.note}" if tile.note else tile.name
            about = ("gear", tile.source) if now.gear(tile.source) else None
            if tile.state == "off":
                found.append(Spot(r, f"tile:{tile.name}", why=tip, about=about, focusable=False, radius=8))
                continue
            keys = (DIGITS[number - 1], PADS[number - 1]) if number else ()
            act: Callable[[], object] = partial(s.answer, tile.key) if tile.key else s.show_how
            if tile.key == "ready:":
                act = partial(s.answer, "again", rolls=False)
            if tile.key == "undo:":
                act = s.undo
            if tile.key == "drop:":
                act = s.let_go
            if about and tile.key.startswith("use:"):
                record = now.gear(tile.source)
                tip += f"\n{record.text}" if record else ""
            found.append(Spot(r, f"tile:{tile.key or tile.name}", act, tip=tip, keys=keys, about=about, radius=8))
        return found

    def _with_odds(self, tile: actions.Tile) -> actions.Tile:
        """In a fight a tile tells what comes of it."""
        s = self.scene
        option = s.now.key(tile.key)
        ends = way(s.now, s.words, option) if option is not None and not tile.grave else None
        return tile._replace(note=ends.said(s.words)) if ends else tile

    def grave(self, first: Option) -> bool:
        return saying(self.scene.now, self.scene.words, first).grave

    def plain(self) -> Option | None:
        return lead(self.scene.now)

    def _buttons(self) -> list[Widget]:
        s = self.scene
        p = s.places
        found: list[Widget] = [self.brass(), *self.back_and_on()]
        if s.covered:
            found.append(hint_button(s, p.rehearse, self.roomy, tip="heist.hint.tip", also=()))
        else:
            found += [self._rehearse(), *self.zoom_pad(), *s.recap.widgets(), self._danger(), self._hint()]
        if p.foot.h:
            self.say_below(s.undoing.why_not())
        return found

    def primary(self) -> Primary:
        s = self.scene
        now, words = s.now, s.words
        if now.rehearsed:
            return words("table.rehearse.back"), "", "", s.rehearse
        if now.choice is None:
            return words("table.over.show"), "", "", s.show_result
        if (leads := led(s)) is not None:
            return leads
        if not now.mine or s.thinks():
            return passing(s)
        if s.keyboard and s.hover in now.cells and coached(s) is None:
            option = now.cells[s.hover]
            steps = now.steps(s.hover)
            foes = len(now.forced(s.hover)) if now.moving else 0
            said = words("table.act.move.here") if now.moving else saying(now, words, option).action
            note = words("table.act.move.here.fight", n=steps) if foes else words("table.act.move.here.note", n=steps)
            return said, note if now.moving else "", "", lambda: s.answer(option.key)
        first = self.first()
        if first is None:
            return words("table.pick.board"), "", words("table.pick.board.why"), lambda: None
        label, note = led_to(now, words, first)
        if left := unused(now, first):
            return self.careful(label, words("table.act.stop.left", n=left), lambda: s.answer(first.key))
        gone = now.key("pass")  # what is lost without the card; a retreat costs what its own words say
        lost = max(losses(now, gone).values(), default=0) if gone else 0
        note = words("table.act.use.saves", n=lost) if lost and first.key != "pass" else note
        return label, note, "", lambda: s.answer(first.key)

    def _rehearse(self) -> Widget:
        """A move is tried out, or not any more."""
        s = self.scene
        now, words = s.now, s.words
        return Button(
            s.places.rehearse,
            words("table.rehearse" if not (s.rehearsing or now.rehearsed) else "table.rehearse.end"),
            s.rehearse,
            cap="P" if self.roomy else "",
            why="" if now.moving or now.rehearsed else words("table.rehearse.why"),
            tip=words("table.rehearse.tip"),
            keys=(pygame.K_p,),
            name="rehearse",
        )

    def _danger(self) -> Widget:
        s = self.scene
        return RoundButton(
            s.view.buttons(s.kit)[-2],
            "eye",
            s.show_danger,
            why="" if s.now.g.at.get(s.now.seat, -1) >= 0 and s.now.choice is not None else s.words("table.danger.why"),
            tip=s.words("table.danger.tip"),
            keys=(pygame.K_d,),
            name="danger",
        )

    def _hint(self) -> Widget:
        """A word where there is room for it beside or above the round buttons, else its sign."""
        s = self.scene
        discs = s.view.buttons(s.kit)
        k, words, r = s.kit, s.words, discs[-1]
        longest = max(k.width(words(f"hint.{name}"), "bold", 14) for name in ("name", "busy"))
        wide = Rect(r.x, r.y, longest + k.t(30) + k.u(46 if self.roomy else 16), r.h)
        places = wide, wide.move(discs[0].x - r.x, -r.h - k.u(6))
        if not s.places.compact and (free := self._free([one for one in places if s.view.camera.window.contains(one)])):
            return hint_button(s, free, self.roomy, tip="heist.hint.tip", also=())
        return RoundButton(
            r, "star", s.hint.ask, why=s.hint.why(), tip=words("heist.hint.tip"), keys=(pygame.K_t,), name="hint"
        )

    def _free(self, places: list[Rect]) -> Rect | None:
        """The first place that hides no space of the board; looked for once a board and window."""
        s = self.scene
        key = s.now.heist.id, *(tuple(one) for one in (s.view.camera.window, *places))
        if self.freed[0] != key and s.now.board is not None:
            self.freed = key, corner.clear(s.view.camera, places, map(s.now.xy, s.now.board.cells.values()))
        return self.freed[1]
