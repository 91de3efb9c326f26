"""What an expansion adds to this table: a box is a value, and the table looks it up by the settings that turn it on.

The registry of games says once which boxes there are (`know`) and how each is loaded; a table that plays without them
walks over an empty tuple. What a box leaves out it doesn't change. Its words stand in files of its own under the keys
that the table asks for: `firefly.page.<Choice>`, `firefly.act.<head of the answer>`, `firefly.log.<news>` and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from game.app.games.firefly.known_boxes import known as known
from game.rules.firefly.boxes import ON

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from game.app.games.firefly.map.pieces import Act
    from game.app.shell.words import Words
    from game.app.table.panels.blocks import Block
    from game.app.table.panels.log import Entry
    from game.app.table.panels.spot import Spot
    from game.app.table.results.gather import Gather, Mark
    from game.app.table.spread.stage import Stage
    from game.app.ui.kit import Kit
    from game.content.firefly.records import Do, Story
    from game.core.news import News
    from game.core.steps import Option
    from game.rules.firefly.state import Firefly

    Page = list[Block]

Now = TypeVar("Now")
"""The situation on the table."""
Table = TypeVar("Table")
"""The table itself, a scene."""
Pin = TypeVar("Pin")
"""A piece on the map."""
Stop = TypeVar("Stop")
"""A place that a page of the overview leads to."""
Log = TypeVar("Log")
"""What is told in as lines."""
Motion = TypeVar("Motion")
"""What is told in as what moves."""


@dataclass(frozen=True)
class Section(Generic[Now]):
    """A part of the rail below the Contacts: what it `shows` of a seat (hashable, None: the part is not there; the last
    word: it is the rail of who looks), how high that is for a width, in px, how it is painted, and what of it can be
    pointed at."""

    name: str
    shows: Callable[[Now, Words, int, bool], Hashable]
    tall: Callable[[Kit, Any, int], int]
    paint: Callable[[Kit, Surface, Rect, Any], None]
    spots: Callable[[Kit, Rect, Any], list[Spot]]


@dataclass(frozen=True)
class Tab(Generic[Now, Stop]):
    """A part of the overview: its name, as in the words `firefly.sheet.<name>` (".tip", ".none" when there is nothing)
    as in `sheet:<name>`; its pages, and where on the map each of them leads."""

    name: str
    pages: Callable[[Now, Words], list[Page]]
    stops: Callable[[Now], tuple[Stop, ...]]


class Barred(NamedTuple):
    """Why a Story can't be played as the table is set: in few words, and what would help."""

    short: str
    why: str


class Written(NamedTuple):
    """What the box adds to Story Cards that players write: its words by list ("setup", "has", "do"), as they are
    proposed; those of them that stand in a list `once` at most; what one is called when nothing stands behind its colon
    (`bare`, the end of a key `storyeditor.value.<...>`); and words whose `values` have keys of their own, by the
    beginning of those."""

    offered: Mapping[str, tuple[Do, ...]] = {}
    once: tuple[str, ...] = ()
    bare: Mapping[str, str] = {}
    values: Mapping[str, str] = {}


@dataclass(frozen=True)
class AppBox(Generic[Now, Table, Pin, Stop, Log, Motion]):
    """All that a box may add to the table.

    Choices, by the name of their class: `stages`, what lies over the map, None where nothing does; `on_cards`, how the
    answers begin that are given on cards over the map; `laid`, the keys of those that are given on a stage now;
    `about`, what names the one card that answers stand below;
    `asked`, more blocks
    on their page. Answers, by the head of their key: `groups`, the kind of Action ("work", "more" ...) that one of a
    turn belongs to; `icons`; `grave`; `values`, what is filled into the sentences (None: it is another answer of that
    head); `reasons`, why a hint speaks for one; `deeds`, what is done at the end of a trip that is planned for one ("":
    nothing of the box); `places`, that they put something into a Sector. Places: `areas` of a ship that cards are
    dropped on; `sections` of the rail; `tabs` of the overview; `pieces`, what
    lies on the map besides ships and hunters; `draws`, how those are drawn by their kind, so many px wide; more about a
    `sector`, a captain (`ship`), a `card`, and the Sectors it leads to (`ways`);
    `marked`, the Crew whose faces have a mark, with why; `landmarks`, where
    things lie that a lesson speaks of, by the head of their names; `barred`, why a Story of the box can't be played by
    so many captains with these settings. News, by their kind: `told` as lines of the log and the recap;
    `heard` as a sound; `acted` as what moves; `results` (True: told with that) with `marks`;
    `counts` of a captain's deeds, `counted` at the end by their names, with their icons. `music`: the piece that is
    played with the box on, "" for none of its own. `written`: its words on Story Cards that players write.
    """

    id: str
    stages: Mapping[str, Callable[[Table], Stage | None]] = field(default_factory=dict)
    laid: Callable[[Now], frozenset[str]] = lambda now: frozenset()
    on_cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    asked: Mapping[str, Callable[[Now, Words], Page]] = field(default_factory=dict)
    groups: Mapping[str, str] = field(default_factory=dict)
    icons: Mapping[str, str] = field(default_factory=dict)
    grave: tuple[str, ...] = ()
    values: Mapping[str, Callable[[Now, Words, Option], Mapping[str, Any] | None]] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    sections: tuple[Section[Now], ...] = ()
    tabs: tuple[Tab[Now, Stop], ...] = ()
    pieces: Callable[[Now], tuple[Pin, ...]] = lambda now: ()
    draws: Mapping[str, Callable[[Kit, Surface, Sequence[float], float, Pin], None]] = field(default_factory=dict)
    sector: Callable[[Now, Words, int], Page] = lambda now, words, number: []
    ship: Callable[[Now, Words, int], Page] = lambda now, words, seat: []
    card: Callable[[Now, Words, str], Page] = lambda now, words, item: []
    ways: Callable[[Now, str], Sequence[int]] = lambda now, item: ()
    marked: Callable[[Now, Words], Mapping[str, str]] = lambda now, words: {}
    barred: Callable[[Words, Story, int, Mapping[str, str]], Barred | None] = lambda words, story, seats, settings: None
    landmarks: Mapping[str, Callable[[Table, str], Rect | None]] = field(default_factory=dict)
    reasons: Mapping[str, Callable[[Now, Words, Option], str]] = field(default_factory=dict)
    deeds: Mapping[str, Callable[[Now, Words, str], str]] = field(default_factory=dict)
    told: Mapping[type[News], Callable[[Log, Any], Entry | None]] = field(default_factory=dict)
    heard: Mapping[type[News], str] = field(default_factory=dict)
    acted: Mapping[type[News], Callable[[Motion, Any], list[Act]]] = field(default_factory=dict)
    results: Mapping[type[News], Callable[[Gather, Now, Words, Sequence[News], int, Firefly], bool]] = field(
        default_factory=dict
    )
    marks: Mapping[type[News], Mark] = field(default_factory=dict)
    counts: Mapping[type[News], Callable[[dict[str, int], Any], None]] = field(default_factory=dict)
    counted: Mapping[str, str] = field(default_factory=dict)
    music: str = ""
    written: Written = Written()


if TYPE_CHECKING:
    Box = AppBox[Any, Any, Any, Any, Any, Any]


def boxes(g: Firefly) -> list[Box]:
    """The boxes a table plays with, in their order."""
    return [box for box in known() if g.settings.get(box.id) == ON]


def titled(words: Words, settings: Mapping[str, str]) -> str:
    """What a game with these settings is called by the boxes that are on, "" without one."""
    return " + ".join(words(f"box.{box.id}.title") for box in known() if settings.get(box.id) == ON)


def laid(now: Any) -> frozenset[str]:
    """The keys of the answers that who looks gives on a stage now: they stand nowhere else."""
    if now.choice is None or not now.mine or now.veiled or now.handing:
        return frozenset()
    return frozenset(key for box in boxes(now.g) for key in box.laid(now))


def music(g: Firefly) -> str:
    """The piece of the last of those that has one of its own, "" for none."""
    return next((box.music for box in reversed(boxes(g)) if box.music), "")


def found(field: str, name: str | type[News]) -> Any:
    """The entry of a name or a kind of news in a table of a box, by the name of its field; None where none has it."""
    tables: Iterator[Mapping[Any, Any]] = (getattr(box, field) for box in known())
    return next((table[name] for table in tables if name in table), None)


def whole(field: str) -> dict[Any, Any]:
    """A table of all boxes together, by the name of its field."""
    return {name: value for box in known() for name, value in getattr(box, field).items()}
