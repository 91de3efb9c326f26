"""What tables share asks of a game's parts: its situation, its panels, its hand; of its board: `boards.host`.

Whoever follows a dropped token reads: `mouse.Mouse.drop` -> `Now.dropped` -> `scene.TableScene.answer` ->
`answering.Answering.give` -> `shell.running.Running.answer` -> `core.session.Session.answer`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from pygame import Rect
from pygame.event import Event

from game.ai.thought import Prospect
from game.app.play.seating import Seating
from game.app.shell.app import App
from game.app.shell.running import Running
from game.app.shell.words import Words
from game.app.table.moving.animate import N, P_co, Piece
from game.app.table.panels.log import Entry
from game.app.ui.kit import Kit
from game.app.ui.layers import Layers
from game.app.ui.widgets import Widget
from game.core.news import News
from game.core.ruleset import Refusal
from game.core.session import Session
from game.core.state import State
from game.core.steps import Choice, Option


class Now(Protocol):
    """What is on the table for whoever looks, and the options of the pending choice by place.

    `seat`: who looks; `asked`: who must answer, -1 when the game is over; `kind`: the class of the choice; `picked`:
    what is held to be put somewhere; `rehearsed`: a move is tried out on a copy; `g`: the state as it may be seen."""

    session: Session[Any]
    names: tuple[str, ...]
    seat: int
    asked: int
    kind: str
    picked: str
    rehearsed: bool

    @property
    def g(self) -> State: ...

    @property
    def choice(self) -> Choice[Any] | None: ...

    @property
    def options(self) -> Sequence[Option]: ...

    @property
    def decides(self) -> int:
        """Who is asked as the table tells it."""

    @property
    def at_it(self) -> int:
        """Who is at it in what is shown."""

    @property
    def mine(self) -> bool:
        """Whether who looks is asked."""

    @property
    def title(self) -> str:
        """What is played."""

    def read(self) -> None:
        """Take in the session as it stands."""

    def pieces(self) -> Sequence[Piece]:
        """Everything on the board."""

    def pick(self, source: str) -> None:
        """Light the cells something can be put on."""

    def key(self, key: str) -> Option | None:
        """The option with that key."""

    def dropped(self, source: str, target: str) -> list[Option]:
        """The options that say so when `source` is dropped on `target`."""

    def why_not(self, source: str, target: str) -> Refusal | None:
        """Why something picked up can't go there, in the words of the rules."""

    def does(self, name: str) -> Hashable:
        """All that can be answered with a thing by the name of its widget, None for nothing."""

    def name(self, seat: int) -> str:
        """The player's name at a seat."""


class Aimed(Now, Protocol[N, P_co]):
    """A situation with its cells and pieces. `history`: what came of answers, the oldest first."""

    history: Callable[[], Iterable[News]]

    @property
    def cells(self) -> Mapping[N, Option]:
        """The options that put what is picked on a cell."""

    def pieces(self) -> Sequence[P_co]:
        """Everything on the board."""


class Places(Protocol):
    """Where the parts of a table lie, in px. `compact`: large letters, tabs of one panel."""

    compact: bool
    bar: Rect
    board: Rect
    inspector: Rect
    tabs: list[Rect]
    log: Rect
    actions: Rect
    primary: Rect
    undo: Rect
    redo: Rect
    foot: Rect
    frame: int
    window: Rect

    @property
    def tabbed(self) -> bool:
        """Whether inspector and log are tabs of one panel."""

    @property
    def rehearse(self) -> Rect: ...


class Lower(Protocol):
    """The lower edge: a game's dock, or the bar of a replay."""

    def widgets(self) -> list[Widget]:
        """What can be pressed there."""

    def first(self) -> Option | None:
        """What the primary button answers, None for nothing."""

    def plain(self) -> Option | None:
        """The plainest way on, None for none."""

    def ready(self) -> bool:
        """Whether the primary button does something."""


class Aside(Protocol):
    """The right-hand side: inspector and log. `tab`: what the compact layout shows; `only`: whose lines, -1 for all."""

    tab: str
    only: int

    def widgets(self) -> list[Widget]:
        """What can be pressed there."""

    def inspect(self) -> list[Widget]:
        """The inspector, where it is in sight."""

    def leaf(self, by: int) -> None:
        """Turn the log back by that many lines, or on when `by` is negative."""


class Panels(Protocol):
    """The still parts of a table."""

    @property
    def dock(self) -> Lower: ...

    @property
    def side(self) -> Aside: ...

    def exchange(self, side: Aside | None = None, dock: Lower | None = None) -> None:
        """Another side or another lower edge takes the place of the game's own."""

    def refresh(self) -> None:
        """Bring every panel up to date."""

    def buttons(self) -> None:
        """The buttons as they stand."""

    def board(self) -> None:
        """The board with its frame."""

    @property
    def moves(self) -> bool:
        """Whether the board is moved about."""

    def rests(self, dt: float) -> None:
        """Time goes by: a board that has come to rest gets its sharp picture."""


class Advice(Protocol):
    """What a strong player would do. `best`: the answers found, the advice first; `thinking`: it is sought."""

    best: tuple[Prospect, ...]
    thinking: bool

    @property
    def shown(self) -> bool:
        """Whether there is anything to read."""

    def ask(self) -> None:
        """Think about the choice that waits, or put the advice away."""

    def why(self) -> str:
        """Why none can be had now, "" when one can."""

    def update(self) -> bool:
        """Look whether it has come; True while it is waited for."""


class Hand(Protocol):
    """Mouse and keys over a table. `held`: the piece or the card that was pressed to be lifted, None for nothing;
    `pressed`: where a press began; `pos`: where the mouse is."""

    pos: tuple[int, int]
    pressed: tuple[int, int] | None
    inside: bool
    asleep: bool

    @property
    def held(self) -> object: ...

    def handle(self, event: Event) -> bool: ...

    def release(self) -> None:
        """Whatever is held is let go of."""

    def forget(self) -> None:
        """Nothing is held any more; what followed the mouse sees to itself."""

    def look_again(self) -> None:
        """What lies under the mouse may have changed."""

    def show(self) -> None:
        """The inspector follows the focus."""

    def point(self, pos: tuple[int, int]) -> None:
        """The mouse is here."""


class Pointing(Hand, Protocol[N]):
    """A hand over a board. `below`: the space of the board that is seen where the mouse is."""

    below: N | None


class Slip(Protocol):
    """A result that lies on the table: where, in px."""

    @property
    def rect(self) -> Rect: ...


class Slips(Protocol):
    """Results that lie on the table."""

    @property
    def lying(self) -> Sequence[Slip]: ...

    @property
    def staged(self) -> bool: ...


class Table(Protocol):
    """A table as what lies beside it, or over it, sees it."""

    scroll: int

    @property
    def app(self) -> App: ...

    @property
    def session(self) -> Session[Any]: ...

    @property
    def playing(self) -> Running: ...

    @property
    def now(self) -> Now: ...

    @property
    def places(self) -> Places: ...

    @property
    def layers(self) -> Layers: ...

    @property
    def panels(self) -> Panels: ...

    @property
    def results(self) -> Slips: ...

    @property
    def log(self) -> Sequence[Entry]: ...

    @property
    def kit(self) -> Kit: ...

    @property
    def words(self) -> Words: ...

    def repaint(self) -> None:
        """Paint what is stale and have it shown."""


class Advised(Table, Protocol):
    """A table at which a hint can be asked for."""

    @property
    def hint(self) -> Advice: ...


class Rules(Protocol):
    """What leads to the rules of a table."""

    def rulebook(self, line: str = "") -> None:
        """The rulebook at a line; "": where the table knows best."""


class Game(Table, Protocol):
    """A game at a table, as its menu sees it."""

    @property
    def menus(self) -> Rules: ...

    @property
    def seating(self) -> Seating: ...

    @property
    def teaches(self) -> bool:
        """Whether a lesson is given."""

    def again(self) -> None:
        """The same game once more."""

    def give_up(self) -> None:
        """The game ends here."""

    def hand_seat(self, seat: int) -> None:
        """A bot takes a seat over, or its person takes it back."""

    def close(self) -> None:
        """The table is left."""
