"""How a game is shown and tried when nobody sits before the screen: its pictures, its examples, its set-up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.app.shell.app import App
    from game.app.shell.stack import Scene
    from game.core.session import Session

Arrange = Callable[["App", int], object]
"""What puts a scene on the table, with the luck of a seed."""


class Example(NamedTuple):
    """A game that was left somewhere, for pictures of the saves: which place it has in their list, who played, how many
    answers were given, and what deals it from the number of seats and its place."""

    place: int
    names: tuple[str, ...]
    most: int
    deal: Callable[[int, int], tuple[Session[Any], dict[str, str]]]


@dataclass(frozen=True)
class Trial:
    """`table`: a game at its table, even one that is over. `scenes`: those that pictures, the self-test and random
    events take, by name; `more`: those that only pictures take, because bots play up to them or they look like others.
    `examples`: its games among the example saves, which are called `title`, a key of the catalogue ("" for what stands
    on its box). `set_up`: its set-up scene put on the stack for the luck of a seed and what is played ("" for the
    usual), ready for what is returned to begin; None for a game of captains, which has none of its own. `between`: goes
    on from a scene between two tables, a picture of which may be kept by a name; says whether it was one."""

    table: Callable[[App, Session[Any], list[str]], Scene]
    scenes: Mapping[str, Arrange] = field(default_factory=dict)
    more: Mapping[str, Arrange] = field(default_factory=dict)
    examples: Sequence[Example] = ()
    title: str = ""
    set_up: Callable[[App, int, str], Callable[[], None]] | None = None
    between: Callable[[Scene, Callable[[str], None]], bool] = lambda scene, keep: False
