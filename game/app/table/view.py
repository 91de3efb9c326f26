"""What every table shows and what is looked at on it; what is answered there is in `scene`, what a game shows and says
in its own scene."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic

from pygame import Rect, Surface

from game.app.play.playing import Playing
from game.app.play.recap import Weights
from game.app.shell.app import App
from game.app.shell.running import Running
from game.app.shell.stack import Scene
from game.app.shell.words import Words
from game.app.table.ambient import Glow
from game.app.table.boards.host import Peopled
from game.app.table.host import Aimed, Panels, Places, Pointing
from game.app.table.moving import animate
from game.app.table.moving.animate import N_co, P_co
from game.app.table.moving.drag import Drag
from game.app.table.panels.log import Entry
from game.app.table.panels.panels import Shown
from game.app.table.panels.spot import Spot, Subject
from game.app.table.results.gather import Mark
from game.app.table.results.results import Result
from game.app.ui.layers import Layers
from game.app.ui.slipface import Face
from game.app.ui.widgets import Group, Widget
from game.core.news import News
from game.core.ruleset import Outcome
from game.core.session import Session


class TableView(Scene, Generic[N_co, P_co]):
    """`now` is the situation on the table; `stage` what the board shows while acts run; `hover` the space pointed at,
    `pinned` what the inspector keeps, `beacon` a space that is lit for a while; `moment` counts the situations, so that
    panels know when to be painted again. `marks`: the news that bring or cost a seat something, with their signs.

    A game's own scene makes `now`, `view`, `panels` and `pointer` in `furnish`, lays out `places`, says what is
    `shown`, how news move things (`acts`), how they read in the log (`lines_of`), what of them stays in sight
    (`results_of`), and what a refusal says (`refusal`)."""

    chords = frozenset({"alt+h"})
    key_lists: tuple[str, ...] = ("table",)  # the sections of the list of keys that hold here
    marks: Mapping[type[News], Mark] = {}
    weights = Weights()
    now: Aimed[N_co, P_co]
    view: Peopled[N_co, P_co]
    panels: Panels
    pointer: Pointing[N_co]
    places: Places
    layers: Layers
    hover: Hashable
    pulse: Hashable
    beacon: Hashable

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
        self.pulse = None
        self.beacon = None
        self.log: list[Entry] = []
        self.scroll = self.moment = 0
        self.stage.sync(self.now.pieces())

    @property
    def words(self) -> Words:
        """The sentences of the present language."""
        return self.app.words

    @property
    def on_top(self) -> bool:
        """Whether nothing lies over the table."""
        return self.app.stack.top is self

    # ------------------------------------------------------------ what a game shows

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        """Make `now`, `view`, `panels` and `pointer`."""
        raise NotImplementedError

    def lay(self, size: tuple[int, int]) -> None:
        """Make `places` for a window."""
        raise NotImplementedError

    def shown(self) -> Shown:
        """What the board shows now."""
        raise NotImplementedError

    def open_to_all(self) -> bool:
        """Whether everybody who plays may see the table as it is shown now."""
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

    def lights(self) -> Mapping[str, Glow]:
        """What breathes on the board while it stands still, by name; nothing where something covers it."""
        return {}

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

    def beside(self) -> list[tuple[Rect, float]]:
        """What lies beside the board besides, and how much a slip there is in the way."""
        return []

    def aside(self) -> Rect | None:
        """Where results lie that are kept off the board, None where there is no room for them."""
        return None

    # ------------------------------------------------------------ what a game says

    def acts(self, news: Sequence[News], dropped: str) -> Sequence[animate.Act[N_co, P_co]]:
        """News as acts, told over the situation before them; `dropped`: what the mouse has put down already."""
        raise NotImplementedError

    def turned(self, items: Sequence[str]) -> str:
        """That what was turned up stays, as a game says it of these; "" for the words of all games."""
        return ""

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        """The lines of the log for news, each with the number of answers up to it."""
        raise NotImplementedError

    def refusal(self, source: str, target: str) -> tuple[str, Hashable]:
        """Why something may not be done, and the nearest space that would be legal (None: no space)."""
        raise NotImplementedError

    def results_of(self, news: Sequence[News]) -> list[Result]:
        """What of news stays in sight until it was read; told over the situation before them."""
        return []

    def won(self, outcome: Outcome) -> Result:
        """Who has won, by what."""
        raise NotImplementedError

    def face_of(self, line: Entry) -> Face | None:
        """The card that a line says somebody got or lost, None for any other line and for one that is secret."""
        return None

    def whose(self, seat: int) -> str:
        """Whose turn it is now, or who decides something in another seat's turn."""
        own = self.session.state.active == seat
        return self.words("table.turn.of" if own else "table.turn.asked", name=self.now.name(seat))

    def announces(self, seat: int) -> bool:
        """Whether the whole table shows that it is this seat's turn."""
        return True

    def doll(self, seat: int) -> str:
        """Who stands for a seat, "" where that is its ship."""
        return ""

    def moment_name(self) -> str:
        """The name of this moment in the rulebook."""
        raise NotImplementedError

    def help_lines(self) -> tuple[str, ...]:
        """The keys of the sentences about the mouse that are particular to this game; none for those of a heist."""
        return ()

    def agreed(self) -> list[Entry]:
        """What the table decided before the game; it stands above all that happened."""
        return []

    # ------------------------------------------------------------ what a hand holds, and what lies beneath it

    def release(self) -> None:
        super().release()
        self.pointer.release()

    def put_down(self) -> None:
        """Nothing is held any more: what it could do has changed."""
        self.drag = self.pointer.pressed = None
        self.pointer.forget()

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

    # ------------------------------------------------------------ looking

    def subject(self) -> Subject | None:
        """What the inspector shows: what is pointed at, else what is focused or pinned."""
        for widget in (self.group.hover, self.group.focus):
            if isinstance(widget, Spot) and widget.about is not None:
                return widget.about
        if self.hover is not None and self.group.hover is None and (self.keyboard or self.pointer.inside):
            about = self.over_board()
            if about is not None:
                return about
        return self.pinned

    def over_board(self) -> Subject | None:
        """What the inspector shows of the space pointed at."""
        return ("cell", self.hover)

    def look(self, about: Subject | None) -> None:
        """Keep something in the inspector."""
        self.pinned = None if about == self.pinned else about
        if self.places.tabbed:
            self.panels.side.tab = "look"
        self.panels.refresh()

    def calm(self) -> None:
        """No space of the board beats any more."""
        self.pulse = None

    def pick_up(self, source: str) -> None:
        """Light the cells where something can be put."""
        self.now.pick(source)
        self.moment += 1
        self.panels.refresh()

    def let_go(self) -> None:
        """Put down what was picked up, to pick up something else."""
        self.pick_up("")

    def jump(self, line: Entry, about: Subject | None) -> None:
        """Go where a line of the log happened and keep its subject."""
        raise NotImplementedError

    def explains(self) -> bool:
        """Whether a refusal is said on the board now, so that the inspector need not say it too."""
        return self.app.tips.shown and self.app.tips.owner == "refusal"

    def read_anew(self) -> None:
        """Pieces and pointer follow the game; the panels are for `settle`."""
        self.now.read()
        self.moment += 1
        self.stage.sync(self.now.pieces())
        self.stage.changed = False
        if not self.keyboard:
            self.pointer.look_again()

    # ------------------------------------------------------------ drawing

    def repaint(self) -> None:
        """Paint what is stale and have it shown."""
        for rect in self.layers.refresh():
            self.invalidate(rect)

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """The layers, then what is pointed at and what has the focus; resting buttons are layers already."""
        self.layers.draw(surface, dirty)
        group = self.group
        for widget in {id(w): w for w in (group.hover, group.down) if isinstance(w, Spot)}.values():
            if widget.extent(self.kit).colliderect(dirty):
                widget.draw(self.kit, surface)
        if group.focus:
            group.focus.draw_focus(self.kit, surface)

    def zoom(self, steps: int, at: tuple[int, int] | None = None) -> None:
        """Nearer or farther."""
        if self.view.camera.zoom_by(steps, at):
            self.pointer.below = self.view.cell_at(self.pointer.pos)
            self._seen_from()

    def zoom_home(self) -> None:
        """The whole board."""
        self.view.camera.home()
        self.pointer.below = self.view.cell_at(self.pointer.pos)
        self._seen_from()

    def _seen_from(self) -> None:
        """The board is seen from elsewhere, and with it what the round buttons can do."""
        self.panels.board()
        self.panels.buttons()
        self.repaint()
