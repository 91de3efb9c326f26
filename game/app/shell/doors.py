"""What the program opens without knowing it: the games, and the scenes beside them.

`game.app.program` hands them in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect, Surface

from game.app.shell.trials import Arrange, Trial
from game.app.shell.words import Words
from game.app.ui.box import Box
from game.app.ui.kit import Kit
from game.app.ui.theme import Color
from game.content.common.rulebook.cards import Card

if TYPE_CHECKING:
    from game.app.shell.app import App
    from game.app.shell.running import Running
    from game.app.shell.stack import Scene
    from game.core.session import Session
    from game.save.replays import Replay


class Drawing(NamedTuple):
    """A kind of picture in a booklet, "beads" in "beads:green red": how wide one is from what stands after the colon
    and its height, in the unit of the height; what paints it into a rect; how high it is beside a line, where others
    have 1."""

    width: Callable[[str, float], float]
    paint: Callable[[Kit, Surface, Rect, str], None]
    tall: float = 1.0


class Signs(NamedTuple):
    """What a game tells apart by colour and sign: the key of its title, and each colour with its icon."""

    title: str
    signs: Sequence[tuple[Color, str]]


def _untitled(words: Words, settings: Mapping[str, str], where: str) -> str:
    return ""


@dataclass(frozen=True)
class Game:
    """The doors of a game.

    Its box, its set-up coming up from where the box lies, its table for a running game and for one that is played
    again (ReplayError when it can't be shown), and its board as a game stands, in px of that size (None where it has
    none); `trial`: what shows and tries it without a player. `title_of`: what a saved game is called besides its own
    title, from its settings and where it stands. `files`: suffixes of what its editor draws; `draws` opens the editor
    with such a file, and says whether it was one; `editor`: which of them is drawn, None for a game without one on the
    title. `ahead` paints the set-up while the title rests, a slice per step. `called`: the name of somebody who has a
    figure. `likeness`: what shows a card that brings no picture, the best first. `drawings`: what its booklet shows
    besides cards, dolls and boards, by kind. `signs`: what the colour check shows of its table. `measured`: the scene
    of `verse shot` that `verse bench` draws, and what it is called there."""

    id: str
    box: Callable[[Words], Box]
    set_up: Callable[[App, Rect | None], Scene]
    table: Callable[[App, Running], Scene]
    replay: Callable[[App, Replay], Scene]
    picture: Callable[[App, Session[Any], Sequence[str], tuple[int, int]], Surface | None]
    trial: Callable[[], Trial]
    title_of: Callable[[Words, Mapping[str, str], str], str] = _untitled
    files: tuple[str, ...] = ()
    draws: Callable[[App, str], bool] = lambda app, name: False
    editor: Callable[[App], Scene] | None = None
    ahead: Callable[[App], Iterator[None]] = lambda app: iter(())
    called: Callable[[str], str] = str
    likeness: Callable[[Card], Sequence[str]] = lambda card: ()
    drawings: Callable[[], Mapping[str, Drawing]] = dict
    signs: Callable[[], Signs | None] = lambda: None
    measured: tuple[str, str] | None = None


class Lid(NamedTuple):
    """A box on the title that adds to a `game`: it opens that game's set-up with it on, which a setting of that name
    says. `shots`: its pictures; `tried`: those of them that the self-test draws; `measured`: as games have it."""

    id: str
    game: str
    box: Callable[[Words], Box]
    set_up: Callable[[App, Rect | None], Scene]
    shots: Callable[[], Mapping[str, Arrange]]
    tried: tuple[str, ...] = ()
    measured: tuple[str, str] | None = None


@dataclass(frozen=True)
class Doors:
    """`games`: by their ids, in the order of the boxes, at least one. `title`, `settings` (at a page) and `rulebook`
    (of a game, at a line) open scenes; `rule_in` finds the line a text leads to; `hints` gives what tells of new things
    at a table; `dropped` takes a file of the program's own that fell on the window; `photograph` keeps what is on
    it. `lids`: the boxes that add to a game, by their ids, after all games."""

    games: Mapping[str, Game] = field(default_factory=dict)
    title: Callable[[App], Scene] | None = None
    settings: Callable[[App, str], Scene] | None = None
    rulebook: Callable[[App, str, str], None] | None = None
    rule_in: Callable[[App, str], str] = lambda app, text: ""
    hints: Callable[[Any], Any] = lambda scene: None
    dropped: Callable[[App, Path], bool] = lambda app, path: False
    photograph: Callable[[App], object] = lambda app: None
    lids: Mapping[str, Lid] = field(default_factory=dict)

    @property
    def first(self) -> Game:
        """The game of the first box."""
        return next(iter(self.games.values()))

    def game_of(self, name: str) -> Game:
        """The game of that name, or the one that a box of that name adds to."""
        return self.games[self.lids[name].game if name in self.lids else name]
