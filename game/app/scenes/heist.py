"""The heist table: a running heist shown from its view, answered with the mouse or the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface
from pygame.event import Event

from game.app.playing import Playing
from game.app.scenes.stack import Scene
from game.app.table import animate, layout
from game.app.table.boards.heist import Cell, HeistBoard, Shown, load_print
from game.app.table.drag import Drag
from game.app.table.log import Entry, entry
from game.app.table.panels import Panels
from game.app.table.pointer import Pointer
from game.app.table.preview import preview
from game.app.table.sayings import refused
from game.app.table.situation import Situation
from game.app.table.spot import Spot, Subject
from game.app.table.story import Teller
from game.app.ui.layers import Layers
from game.app.ui.widgets import Group
from game.core.session import Session, barrier

if TYPE_CHECKING:
    from game.app.main import App


class HeistScene(Scene):
    """Shows `session`, lights what its options allow and answers with what was dropped or pressed.

    `now` is the situation on the table; `stage` what the board shows while acts run; `hover` the space pointed at,
    `pinned` what the inspector keeps; `moment` counts the situations, so that panels know when to be painted again.
    """

    def __init__(self, app: App, session: Session[Any], names: Sequence[str], slot: object = None) -> None:
        super().__init__(app)
        self.session, self.words = session, app.words
        known = app.playing
        self.playing: Playing = known if known is not None and known.session is session else Playing(session, names)
        self.now = Situation(session, names)
        self.view = HeistBoard(load_print(self.now.heist.map.id))
        self.stage = animate.Stage(self.view)
        self.player = animate.Player(self.stage)
        self.group = Group(app)
        self.panels = Panels(self)
        self.pointer = Pointer(self)
        self.hover: Cell | None = None
        self.keyboard = False
        self.pinned: Subject | None = None
        self.drag: Drag | None = None
        self.pulse: Cell | None = None
        self.item = ""
        self.rehearsing = False
        self.log: list[Entry] = []
        self.scroll = self.moment = 0
        self.ended = False
        self._float: Rect | None = None
        self._trouble = ""
        self.places: layout.Places
        self.layers: Layers
        self.stage.sync(self.now.pieces())
        self._write(session.news)

    # ------------------------------------------------------------ layout and drawing

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.places = layout.places(self.kit, size, len(self.now.g.at))
        self.layers = Layers(self.kit.background(size))
        self.view.camera.fit(self.places.board)
        self._float = None
        self.panels.refresh()

    def shown(self) -> Shown:
        """What the board shows now."""
        if self.player.playing:
            return Shown(self.stage.standing(), rehearsed=self.now.rehearsed)
        pieces = self.stage.standing()
        held = self.drag.source if self.drag else ""
        if held:
            pieces = tuple(p for p in pieces if p.id != held)
        seen = preview(self.now, self.words, self.hover, bool(held))
        badge = seen.badge
        return Shown(pieces, self.now.reach() if self.now.cells else (), self.hover, seen.legal, seen.path, seen.rays,
                     seen.ghost, badge, seen.danger, self.now.rehearsed or self.rehearsing, self.pulse)

    def repaint(self) -> None:
        """Paint what is stale and have it shown."""
        for rect in self.layers.refresh():
            self.invalidate(rect)

    def draw(self, surface: Surface, dirty: Rect) -> None:
        self.layers.draw(surface, dirty)
        self._marks(surface, dirty)
        if self.player.acts:
            self.player.acts[0].draw(self.kit, surface, self.stage)
        if self.drag:
            self.drag.draw(self.kit, surface, self.view)

    def _marks(self, surface: Surface, dirty: Rect) -> None:
        """What is pointed at and what has the focus; resting buttons are layers already."""
        group = self.group
        for widget in {id(w): w for w in (group.hover, group.down) if isinstance(w, Spot)}.values():
            if widget.extent(self.kit).colliderect(dirty):
                widget.draw(self.kit, surface)
        if group.focus:
            group.focus.draw_focus(self.kit, surface)

    # ------------------------------------------------------------ time

    def update(self, dt: float) -> bool:
        self._save_trouble()
        if self.player.playing:
            self.player.step(dt, self.app.settings.factor)
            if not self.player.playing:
                self.settle()
            elif self.stage.changed:
                self.stage.changed = False
                self.panels.board()
                self.repaint()
        if self.drag:
            self.drag.step(dt)
            if self.drag.home_again:
                self.drag = None
                self.panels.board()
                self.repaint()
        self._floats()
        return self.player.playing or self.drag is not None and self.drag.moving

    def _floats(self) -> None:
        """Have the old and the new place of whatever moves drawn again."""
        rect: Rect | None = None
        if self.player.acts:
            rect = self.player.acts[0].rect(self.kit, self.stage)
        elif self.drag:
            rect = self.drag.rect(self.kit, self.view)
        moved = self.player.playing or (self.drag is not None and self.drag.moving) or rect != self._float
        if moved:
            for one in (self._float, rect):
                if one is not None:
                    self.invalidate(one)
        self._float = rect

    def _save_trouble(self) -> None:
        self.playing.tick()
        trouble = self.playing.trouble
        if trouble != self._trouble:
            self._trouble = trouble
            if trouble:
                self.app.toast(trouble)
            if not self.player.playing:
                self.panels.refresh()

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        used = self.pointer.handle(event)
        self.panels.buttons()
        self.repaint()
        return used

    def back(self) -> None:
        """The result or a menu went away: the table stands as it did."""
        self.panels.refresh()

    # ------------------------------------------------------------ answering

    def answer(self, key: str, dropped: str = "") -> bool:
        """Give an answer that is offered; what follows is played on the board, then the panels follow."""
        self.hurry()
        if self.now.rehearsed or self.now.key(key) is None:
            return False
        if self.rehearsing and key.startswith("move:"):
            return self._try_out(key)
        self.rehearsing = False
        teller = Teller(self.stage, self.words, self.place_of, self.app.still)
        news = self.playing.answer(key)
        acts = teller.acts(self.now, news, dropped)
        self.panels.faces = next((tuple([n[3]]) for n in news if n[0] == "rolled" and n[2] == "move"), self.panels.faces)
        self.drag = None
        self.pinned = self.pulse = None
        self.scroll, self.item = 0, ""
        self._write(news)
        self.app.tips.clear()
        self.player.play(acts)
        self.stage.changed = True
        if not acts or self.app.settings.factor == 0:
            self.player.finish()
            self.settle()
        return True

    def hurry(self) -> bool:
        """Finish what runs; says whether something did."""
        if not self.player.playing:
            return False
        self.player.finish()
        self.settle()
        return True

    def settle(self) -> None:
        """The table stands as the game does: read it anew."""
        self.now.read()
        self.moment += 1
        self.stage.sync(self.now.pieces())
        self.stage.changed = False
        if not self.keyboard:
            self.pointer.look_again()
        if self.places.compact and self.now.choice is not None:
            self.panels.tab = "look"
        self.panels.refresh()
        self._floats()
        if self.now.choice is None and not self.ended:
            self.ended = True
            self.show_result()

    def _write(self, news: Sequence[tuple[Any, ...]]) -> None:
        """News become lines of the log."""
        after = len(self.session.record)
        twin = Situation(self.session, self.now.names)
        for one in news:
            line = entry(twin, self.words, one, after)
            if line is not None:
                self.log.append(line)

    # ------------------------------------------------------------ undo, redo, rehearse

    def why_no_undo(self) -> str:
        """Why the last answer can't be taken back, as a sentence; "" when it can."""
        why = self.session.why_no_undo()
        return self.words(f"table.undo.{why}") if why else ""

    def undo(self) -> bool:
        """Take the last answer back where that is allowed."""
        self.hurry()
        if not self.playing.undo():
            self.app.toast(self.why_no_undo())
            return False
        self.log = [e for e in self.log if e.after <= len(self.session.record)]
        self.ended = self.rehearsing = False
        self.drag = None
        self.settle()
        return True

    def redo(self) -> bool:
        """Give the answer again that was taken back."""
        self.hurry()
        if not self.playing.redo():
            return False
        self.settle()
        return True

    def rehearse(self) -> bool:
        """Begin to try a move out on a copy, or end it."""
        self.hurry()
        if self.now.rehearsed:
            self.rehearsing = False
            self.settle()
        elif self.now.moving:
            self.rehearsing = not self.rehearsing
            self.panels.refresh()
        return True

    def _try_out(self, key: str) -> bool:
        """Play a move on a copy; where a token would flip it stays unknown and the copy is not shown."""
        twin = self.session.rehearse(key)
        if barrier(self.session.state, twin) == "knowledge":
            self.app.toast(self.words("table.rehearse.unknown"))
            return False
        self.now.read(twin)
        self.moment += 1
        self.stage.sync(self.now.pieces())
        self.hover = self.now.hero_cell(twin.active)
        self.panels.refresh()
        return True

    # ------------------------------------------------------------ looking

    def subject(self) -> Subject | None:
        """What the inspector shows: what is pointed at, else what is focused or pinned."""
        for widget in (self.group.hover, self.group.focus):
            if isinstance(widget, Spot) and widget.about is not None:
                return widget.about
        if self.hover is not None and self.group.hover is None and (self.keyboard or self.pointer.inside):
            quiet = self.now.fight is not None and not self.now.tokens_on(self.hover)
            if not quiet and self.now.on_floor(self.hover):
                return ("cell", self.hover)
        return self.pinned

    def look(self, about: Subject | None) -> None:
        """Keep something in the inspector."""
        self.pinned = None if about == self.pinned else about
        if self.places.compact:
            self.panels.tab = "look"
        self.panels.refresh()

    def hand(self, item: str) -> None:
        """Choose the card or token that is to be handed on, "" to choose again."""
        self.item = item
        self.panels.refresh()

    def jump(self, line: Entry, about: Subject | None) -> None:
        """Go where a line of the log happened and keep its subject."""
        if line.place is not None:
            self.pulse = line.place
            self.view.camera.show(line.place[0] + .5, line.place[1] + .5)
        self.pinned = about or (("cell", line.place) if line.place else None)
        self.panels.refresh()

    def refuse(self, source: str, target: str, at: Rect) -> None:
        """Say why something may not be done, beside where it was tried."""
        refusal = self.now.why_not(source, target)
        text = refused(self.words, refusal) if refusal else self.words("table.refused")
        self.app.tips.point(at, text, "refusal", now=True)

    def show_how(self) -> None:
        """The tile of a move: the doll lies on the board, that is where it is moved."""
        at = self.now.hero_cell(self.now.seat)
        if at:
            self.pulse = at
            self.panels.board()
            self.repaint()

    def place_of(self, what: str) -> tuple[float, float]:
        """Where something lies on the screen, for what flies there."""
        head, _, tail = what.partition(":")
        if head == "seat" and tail.isdigit() and int(tail) < len(self.places.crew):
            return self.places.crew[int(tail)].center
        if head == "goals":
            return self.panels.strips()[2].center
        return self.places.board.midtop

    # ------------------------------------------------------------ camera, menus

    def zoom(self, steps: int, at: tuple[int, int] | None = None) -> None:
        """Nearer or farther."""
        if self.view.camera.zoom_by(steps, at):
            self.panels.board()
            self.repaint()

    def zoom_home(self) -> None:
        """The whole board."""
        self.view.camera.home()
        self.panels.board()
        self.repaint()

    def help(self) -> None:
        """What can be done here, on one page."""
        from game.app.scenes.table_help import TableHelp

        self.app.stack.push(TableHelp(self.app))

    def menu(self) -> None:
        """The way out: everything is saved."""
        from game.app.scenes.table_help import TableMenu

        self.app.stack.push(TableMenu(self.app, self))

    def show_result(self) -> None:
        """How it ended."""
        from game.app.scenes.result import Result

        self.app.stack.replace(Result(self.app, self.session, list(self.now.names)))
