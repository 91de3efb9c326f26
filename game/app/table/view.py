"""What every table shows and how it moves; what is answered there is in `table`, what a game shows in its own view."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.app.play.playing import Playing
from game.app.shell.running import Running
from game.app.shell.stack import Scene
from game.app.shell.trouble import told
from game.app.shell.words import Words
from game.app.sound import cues
from game.app.table.coach import Coach
from game.app.table.host import Board, Hand, Now, Panels, Places
from game.app.table.moving import animate
from game.app.table.moving.drag import Drag
from game.app.table.moving.edge import Edge
from game.app.table.panels.log import Entry
from game.app.table.panels.recap_button import RecapButton
from game.app.table.panels.spot import Spot, Subject
from game.app.table.results.results import Results
from game.app.ui.layers import Layers
from game.app.ui.widgets import Group, Widget
from game.core.session import Session
from game.save.errors import SaveError

if TYPE_CHECKING:
    from game.app.shell.app import App


class TableView(Scene):
    """`now` is the situation on the table; `stage` what the board shows while acts run; `hover` the space pointed at,
    `pinned` what the inspector keeps, `beacon` a space that is lit for a while; `moment` counts the situations, so that
    panels know when to be painted again.

    A game's own view makes `now`, `view`, `panels` and `pointer` in `furnish`, lays out `places` and says what is
    `shown`."""

    chords = frozenset({"alt+h"})
    key_lists: tuple[str, ...] = ("table",)  # the sections of the list of keys that hold here
    now: Now
    view: Board
    panels: Panels
    pointer: Hand
    places: Places
    hover: Any

    def __init__(self, app: App, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app)
        self.session = session
        known = app.playing
        self.playing: Running = known if known is not None and known.session is session else Playing(session, names)
        self.group = Group(app)
        self.furnish(session, names)
        self.stage = animate.Stage(self.view)
        self.player = animate.Player(self.stage, app.sound.play)
        self.hover = None
        self.keyboard = False
        self.pinned: Subject | None = None
        self.drag: Drag | None = None
        self.pulse: Any = None
        self.beacon: Any = None
        self.beacon_ms = 0.0
        self.coach: Coach | None = None
        self.recap = RecapButton(self)  # type: ignore[arg-type]
        self.results = Results(self)  # type: ignore[arg-type]
        self.edge = Edge(self)
        self.log: list[Entry] = []
        self.scroll = self.moment = 0
        self.ended = False
        self._float: Rect | None = None
        self._trouble: SaveError | None = None
        self.layers: Layers
        self.stage.sync(self.now.pieces())

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        """Make `now`, `view`, `panels` and `pointer`."""
        raise NotImplementedError

    def lay(self, size: tuple[int, int]) -> None:
        """Make `places` for a window."""
        raise NotImplementedError

    def shown(self) -> Any:
        """What the board shows now."""
        raise NotImplementedError

    def moment_name(self) -> str:
        """The name of this moment in the rulebook."""
        raise NotImplementedError

    def help_lines(self) -> tuple[str, ...]:
        """The keys of the sentences about the mouse that are particular to this game; none for those of a heist."""
        return ()

    def agreed(self) -> list[Entry]:
        """What the table decided before the game; it stands above all that happened."""
        return []

    def open_to_all(self) -> bool:
        """Whether everybody who plays may see the table as it is shown now."""
        return True

    @property
    def words(self) -> Words:
        """The sentences of the present language."""
        return self.app.words

    # ------------------------------------------------------------ what a coach asks

    def asks(self) -> bool:
        """Whether somebody at this screen is asked, and no bot."""
        return True

    def near(self) -> set[str]:
        """What can be reached now that is worth a word."""
        return set()

    def landmark(self, head: str, tail: str) -> Rect | None:
        """Where a thing lies that only this table has, by the name that lessons have for it; None while it is not
        there."""
        raise NotImplementedError

    def lit(self) -> Iterable[Rect]:
        """The spaces in px that answer at a click now."""
        raise NotImplementedError

    def crowd(self, about: Rect | None) -> Iterable[tuple[Rect, float]]:
        """What a slip of paper about something should not cover here, and how much that matters."""
        raise NotImplementedError

    def papers(self) -> tuple[tuple[int, int, int, int], ...]:
        """What lies over the board and can be pressed, in px: slips and buttons."""
        board = self.places.board
        found = [one.rect for one in self.group.widgets if one.rect.w and board.contains(one.rect)]
        return tuple((r.x, r.y, r.w, r.h) for r in found)

    def bare(self) -> Sequence[Rect]:
        """What no result may lie on: the brass button, and what a game adds."""
        return [self.places.primary]

    def spared(self) -> Sequence[Rect]:
        """A card or dice that are shown for a moment, too."""
        act = self.player.acts[0] if self.player.acts else None
        rect = act.rect(self.kit, self.stage) if act is not None and act.legible else None
        return [*self.kept_clear, *([rect] if rect is not None else [])]

    # ------------------------------------------------------------ what a hand holds, and what lies beneath it

    def release(self) -> None:
        super().release()
        self.pointer.release()

    def meaning(self, pos: tuple[int, int]) -> Hashable:
        widget = self.pressed_at(pos)
        if widget is not None:
            return self.meaning_of(widget)
        cell = self.view.cell_at(pos)
        option = self.now.cells.get(cell) if cell is not None else None
        return option.key if option is not None else ""

    def meaning_of(self, widget: Widget) -> Hashable:
        """What a widget answers with is more than its name: another card has a first way, too, and a card that was
        taken can be given up."""
        coach = widget.name.startswith("coach:")
        return (widget.meaning(), None if coach else self.now.does(widget.name))

    # ------------------------------------------------------------ layout and drawing

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.lay(size)
        self.layers = Layers(self.kit.background(size))
        self.view.fit(self.kit, self.places.board)
        self._float = None
        self.results.laid()
        self.edge.lay()
        self.panels.refresh()

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
        if self.coach:
            self.coach.update(dt)
        self.recap.update(dt)
        self.results.update(dt)
        self.edge.update(dt)
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
                self.app.sound.play(cues.LANDING)
                self.panels.board()
                self.repaint()
        self._floats()
        return self._shine(dt) or self.player.playing or self.drag is not None and self.drag.moving

    def _shine(self, dt: float) -> bool:
        """Let the beacon burn down; says whether it still burns."""
        if self.beacon is None:
            return False
        self.beacon_ms -= dt
        if self.beacon_ms <= 0:
            self.beacon = None
            self.panels.board()
            self.repaint()
        return True

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
                self.app.toast(told(trouble, self.words))
            if not self.player.playing:
                self.panels.refresh()

    def read_anew(self) -> None:
        """Pieces and pointer follow the game; the panels are for `settle`."""
        self.now.read()
        self.moment += 1
        self.stage.sync(self.now.pieces())
        self.stage.changed = False
        if not self.keyboard:
            self.pointer.look_again()

    def settle(self) -> None:
        """The acts are over: the table stands as the game does."""
        raise NotImplementedError

    # ------------------------------------------------------------ camera

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
