"""The still parts of the heist table: each a panel painted when what it shows changes, with its places to press."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.table import actions, crew_rail, inspector, objectives, timer_track, tokens_left
from game.app.table import log as log_panel
from game.app.table.blocks import Block
from game.app.table.boards.heist import Shown
from game.app.table.pages import page
from game.app.table.sayings import card_title, saying
from game.app.table.spot import Spot
from game.app.ui.theme import C
from game.app.ui.widgets import Button, RoundButton, Widget
from game.core.steps import Option
from game.rules.fistful.timer import track

if TYPE_CHECKING:
    from game.app.scenes.heist import HeistScene

DIGITS = tuple(getattr(pygame, f"K_{n}") for n in range(1, 10))
PADS = tuple(getattr(pygame, f"K_KP{n}") for n in range(1, 10))
TABS = ("look", "tokens", "log")


class Panels:
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game."""

    def __init__(self, scene: HeistScene) -> None:
        self.scene = scene
        self.faces: tuple[int, ...] = ()
        self.placed: inspector.Placed = []
        self.tab = "look"
        self.laid: list[log_panel.Laid] = []

    # ------------------------------------------------------------ all

    def refresh(self) -> None:
        """Bring every panel up to date and place the widgets anew."""
        self.board()
        widgets: list[Widget] = []
        widgets += self._crew()
        widgets += self._actions()
        widgets += self._buttons()
        widgets += self._right()
        widgets += self._top()
        group = self.scene.group
        was = group.hover
        group.set(widgets)
        if was is not None and group.hover is None:
            self.scene.app.tips.clear()
        group.default = group.named("primary")
        self.buttons()
        self.scene.repaint()

    def buttons(self) -> None:
        """The buttons as they stand, each a layer of its own: a resting button costs nothing."""
        s = self.scene
        k = s.kit
        shown = set()
        for w in s.group.widgets:
            if not isinstance(w, Spot):
                shown.add(f"button:{w.name}")
                key = (k, w.state, getattr(w, "label", ""), getattr(w, "sub", ""), w.why, getattr(w, "kind", ""))
                s.layers.set(f"button:{w.name}", w.extent(k), key, lambda dst, w=w: w.draw(k, dst))
        for name in [n for n in s.layers.panels if n.startswith("button:") and n not in shown]:
            s.layers.drop(name)

    def board(self) -> None:
        """The board with its frame, painted again when what it shows changed."""
        s = self.scene
        k, p, layers = s.kit, s.places, s.layers
        shown = s.shown()
        frame = k.u(p.frame)
        outer = p.board.inflate(2 * frame + 2 * k.u(30), 2 * frame + 2 * k.u(34))
        layers.set("frame", outer, (k, p.board.size), lambda dst: k.frame_shadow(dst, p.board))
        key = k, shown, s.view.camera.cell, s.view.camera.origin
        layers.set("board", p.board, key, lambda dst: self._paint_board(dst, shown))
        layers.set("rim", p.board.inflate(2 * frame, 2 * frame), (k, p.board.size), lambda dst: self._paint_rim(dst))

    def _paint_board(self, dst: Surface, shown: Shown) -> None:
        self.scene.view.paint(self.scene.kit, dst, shown)

    def _paint_rim(self, dst: Surface) -> None:
        p = self.scene.places
        self.scene.kit.frame(dst, p.board, p.frame, 8)

    # ------------------------------------------------------------ top bar

    def strips(self) -> tuple[Rect, Rect, Rect]:
        """Of the top bar: the title's part, the Timer's, the objectives'."""
        s = self.scene
        k, p = s.kit, s.places
        goals = objectives.objectives(s.now, s.words)
        buttons = p.bar.right - k.u(72)
        chips = objectives.chips(k, Rect(0, p.bar.y, buttons, p.bar.h), goals, p.compact)
        left = chips[0].x - k.u(8) if chips else buttons
        goal_strip = Rect(left, p.bar.y, buttons - left, p.bar.h)
        title_end = min(k.u(318), int(left * .44)) if not p.compact else int(left * .36)
        return Rect(p.bar.x, p.bar.y, title_end, p.bar.h), Rect(title_end, p.bar.y, left - title_end, p.bar.h), goal_strip

    def _top(self) -> list[Widget]:
        s = self.scene
        k, p, now, words = s.kit, s.places, s.now, s.words
        title, rod, goal_strip = self.strips()
        goals = objectives.objectives(now, words)
        colours = track(now.g)
        head = words("table.title", name=now.name(now.seat), hero=now.hero_name(now.seat))
        if now.choice is None:
            head = now.heist.title
        sub = words("table.rehearsing") if now.rehearsed else words("table.subtitle", heist=now.heist.title, turn=now.g.turn)
        key = k, head, sub, now.seat, now.g.timer, tuple(goals), now.choice is None
        extent = Rect(p.bar.x, p.bar.y, p.bar.w, p.bar.h + k.u(16))
        seat = now.seat if now.choice is not None else -1

        def paint(dst: Surface) -> None:
            k.bar(dst, p.bar.w, p.bar.h / k.scale)
            x = k.u(14)
            if seat >= 0:
                k.seat(dst, (k.u(26), k.u(21)), seat, 13)
                x = k.u(46)
            if p.compact:
                k.text(dst, (x, p.bar.centery - k.u(1)), head if k.width(head, "display", 18) < title.right - x else
                       now.hero_name(max(0, seat)), "display", 18, "hi", "ml", press=(0, 0, 0), fit=title.right - x)
            else:
                k.text(dst, (x, k.u(19)), head, "display", 18, "hi", "bl", press=(0, 0, 0), fit=title.right - x)
                k.text(dst, (x, k.u(34)), sub, "sans", 12, "mid", "bl", fit=title.right - x)
            timer_track.paint(k, dst, rod, colours, now.g.timer)
            objectives.paint(k, dst, goal_strip, goals, p.compact)

        s.layers.set("top", extent, key, paint)
        found: list[Widget] = [*timer_track.spots(k, rod, colours, now.g.timer, words),
                               *objectives.spots(k, goal_strip, goals, p.compact)]
        side = k.u(28)
        y = p.bar.centery - k.u(1) - side // 2
        found.append(RoundButton(Rect(p.bar.right - k.u(68), y, side, side), "help", s.help, tip=words("table.help.tip"),
                                 keys=(pygame.K_QUESTION, pygame.K_h), name="help"))
        found.append(RoundButton(Rect(p.bar.right - k.u(36), y, side, side), "menu", s.menu, tip=words("table.menu.tip"),
                                 name="menu"))
        return found

    # ------------------------------------------------------------ crew

    def _crew(self) -> list[Widget]:
        s = self.scene
        k, p, now = s.kit, s.places, s.now
        found: list[Widget] = []
        for seat, r in enumerate(p.crew):
            at = crew_rail.seated(now, seat)
            extent = r.inflate(2 * k.u(7), 2 * k.u(3))
            s.layers.set(f"crew:{seat}", extent, (k, at), lambda dst, r=r, at=at: crew_rail.paint(k, dst, r, at, p.compact))
            titles = {card: f"**{card_title(card)}**\n{record.text}" for card, _ in at.gear if (record := now.gear(card))}
            for spot in crew_rail.spots(k, r, at, p.compact, s.words, titles):
                spot.action = lambda about=spot.about: s.look(about)
                found.append(spot)
        return found

    # ------------------------------------------------------------ right-hand side

    def _right(self) -> list[Widget]:
        p = self.scene.places
        if not p.compact:
            return [*self.inspect(), *self._tokens(), *self._log()]
        for name in TABS:
            if name != self.tab:
                self.scene.layers.drop({"look": "inspector", "tokens": "tokens", "log": "log"}[name])
        body = {"look": self.inspect, "tokens": self._tokens, "log": self._log}[self.tab]()
        return [*self._tabs(), *body]

    def _tabs(self) -> list[Widget]:
        s = self.scene
        found: list[Widget] = []
        for name, r in zip(TABS, s.places.tabs):
            kind = "brass" if name == self.tab else "wood"
            found.append(Button(r, s.words(f"table.tab.{name}"), lambda name=name: self.turn_to(name), kind=kind,
                                name=f"tab:{name}", tip=s.words(f"table.tab.{name}.tip")))
        return found

    def turn_to(self, tab: str) -> None:
        """Show another tab of the compact layout."""
        if tab != self.tab:
            self.tab = tab
            self.refresh()

    def pages(self) -> list[Block]:
        """The page of what is looked at."""
        s = self.scene
        return page(s.now, s.words, s.subject(), s.answer)

    def inspect(self) -> list[Widget]:
        """The inspector."""
        s = self.scene
        k, p = s.kit, s.places
        rect = p.inspector
        about = s.subject()
        key = k, about, s.moment, s.now.rehearsed, s.now.picked
        if s.layers.panels.get("inspector") is None or s.layers.panels["inspector"].key != key:
            self.placed = inspector.place(k, rect, self.pages())
        placed = self.placed
        s.layers.set("inspector", rect.inflate(2 * k.u(14), 2 * k.u(14)), key, lambda dst: inspector.paint(k, dst, rect, placed))
        return list(inspector.spots(k, placed))

    def _tokens(self) -> list[Widget]:
        s = self.scene
        k, rect = s.kit, s.places.tokens
        if s.places.compact:
            rect = Rect(rect.x, rect.y, rect.w, min(rect.h, k.t(116)))
        counts = s.now.still_down()
        key = k, tuple((area, tuple(sorted(of.items()))) for area, of in counts.items())
        s.layers.set("tokens", rect.inflate(2 * k.u(3), 2 * k.u(3)), key, lambda dst: tokens_left.paint(k, dst, rect, counts, s.words))
        return list(tokens_left.spots(k, rect, counts, s.words))

    def _log(self) -> list[Widget]:
        s = self.scene
        k, rect = s.kit, s.places.log
        self.laid = log_panel.lay(k, rect, s.log, s.scroll)
        laid = self.laid
        key = k, len(s.log), s.scroll, laid[-1].entry if laid else None
        s.layers.set("log", rect.inflate(2 * k.u(3), 2 * k.u(3)), key, lambda dst: log_panel.paint(k, dst, rect, laid, s.words))
        return list(log_panel.spots(laid, s.jump))

    # ------------------------------------------------------------ actions and buttons

    def _actions(self) -> list[Widget]:
        s = self.scene
        k, p, now = s.kit, s.places, s.now
        row = actions.tiles(now, s.words, s.item)
        key = k, row, self.faces
        s.layers.set("actions", p.actions.inflate(2 * k.u(3), 2 * k.u(3)), key,
                     lambda dst: actions.paint(k, dst, p.actions, row, self.faces, p.compact))
        found: list[Widget] = []
        number = 0
        for tile, r in zip(row, actions.rects(k, p.actions, len(row))):
            tip = f"**{tile.name}**\n{tile.note}" if tile.note else tile.name
            if tile.state == "off":
                found.append(Spot(r, f"tile:{tile.name}", why=tip, focusable=False, radius=8))
                continue
            keys: tuple[int, ...] = ()
            if tile.key:
                keys = (DIGITS[number], PADS[number]) if number < 9 else ()
                number += 1
            about = ("gear", tile.source) if tile.source and now.gear(tile.source) else None
            act: Callable[[], object] = (lambda key=tile.key: s.answer(key)) if tile.key else s.show_how
            if tile.key.startswith("item:"):
                act = lambda item=tile.key[5:]: s.hand(item)  # noqa: E731
            if about and tile.key.startswith("use:"):
                record = now.gear(tile.source)
                tip += f"\n{record.text}" if record else ""
            found.append(Spot(r, f"tile:{tile.key or tile.name}", act, tip=tip, keys=keys, about=about, radius=8))
        return found

    def first(self) -> Option | None:
        """The option of the primary button: the plainest way on."""
        now = self.scene.now
        for key in ("roll", "fight", "again", "stop", "pass", "done"):
            option = now.key(key)
            if option:
                return option
        spend = now.find("ammo")
        if spend and int(spend[0].key[5:]) <= 2 and saying(now, self.scene.words, spend[0]).note == self.scene.words("table.act.ammo.wins"):
            return spend[0]
        return next(iter(now.find("health")), None)

    def _buttons(self) -> list[Widget]:
        s = self.scene
        k, p, now, words = s.kit, s.places, s.now, s.words
        label, sub, why, act = self.primary()
        found: list[Widget] = [Button(p.primary, label, act, kind="primary", sub=sub, why=why, name="primary",
                                      tip=words("table.primary.tip"))]
        no_undo = s.why_no_undo()
        roomy = not p.compact and k.grow < 1.12
        found.append(Button(p.undo, words("table.undo"), s.undo, icon="undo", cap="Z" if roomy else "", why=no_undo,
                            tip=words("table.undo.tip"), keys=(pygame.K_z,), name="undo"))
        found.append(RoundButton(p.redo, "redo", s.redo, why="" if s.session.future else words("table.redo.none"),
                                 tip=words("table.redo.tip"), keys=(pygame.K_y,), name="redo"))
        can = now.moving or now.rehearsed
        found.append(Button(p.rehearse, words("table.rehearse" if not (s.rehearsing or now.rehearsed) else "table.rehearse.end"),
                            s.rehearse, cap="P" if roomy else "", why="" if can else words("table.rehearse.why"),
                            tip=words("table.rehearse.tip"), keys=(pygame.K_p,), name="rehearse"))
        found += self._zoom_pad()
        if p.foot.h:
            self._foot(no_undo)
        return found

    def primary(self) -> tuple[str, str, str, Callable[[], object]]:
        """Label, consequence, reason when off, and deed of the primary button."""
        s = self.scene
        now, words = s.now, s.words
        if now.rehearsed:
            return words("table.rehearse.back"), "", "", s.rehearse
        if now.choice is None:
            return words("table.over.show"), "", "", s.show_result
        if s.keyboard and s.hover in now.cells:
            option = now.cells[s.hover]
            steps = len(now.walk(s.hover)) - 1
            foes = len(now.seen_from(s.hover)) if now.moving else 0
            said = words("table.act.move.here") if now.moving else saying(now, words, option).action
            note = words("table.act.move.here.fight", n=steps) if foes else words("table.act.move.here.note", n=steps)
            return said, note if now.moving else "", "", lambda: s.answer(option.key)
        first = self.first()
        if first is None:
            return words("table.pick"), "", words("table.pick.why"), lambda: None
        said_ = saying(now, words, first)
        return said_.action, said_.note, "", lambda: s.answer(first.key)

    def _zoom_pad(self) -> list[Widget]:
        s = self.scene
        k, p = s.kit, s.places
        side = max(k.u(24), 22)
        found: list[Widget] = []
        for i, (icon, act, key) in enumerate((("plus", lambda: s.zoom(1), pygame.K_PLUS), ("minus", lambda: s.zoom(-1), pygame.K_MINUS),
                                              ("home", s.zoom_home, pygame.K_HOME))):
            r = Rect(p.board.x + k.u(6) + i * (side + k.u(6)), p.board.bottom - side - k.u(6), side, side)
            found.append(RoundButton(r, icon, act, tip=s.words(f"table.zoom.{icon}"), keys=(key,), name=f"zoom:{icon}"))
        return found

    def _foot(self, no_undo: str) -> None:
        s = self.scene
        k, r = s.kit, s.places.foot
        playing = s.playing
        text = playing.trouble or no_undo or s.words("table.undo.free")
        color = "warn" if playing.trouble else "mid"

        def paint(dst: Surface) -> None:
            high = k.para(None, (0, 0), text, r.w, 12, color, lead=1.15, dry=True)
            if high > r.h and not playing.trouble:
                return
            k.para(dst, (r.x, r.y + max(0, (r.h - high) // 2)), text, r.w, 12, C[color], lead=1.15, align="c", most=2, press="press")

        s.layers.set("foot", r, (k, text, color), paint)
