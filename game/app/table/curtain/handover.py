"""Passing the table from seat to seat: whether a curtain must stand between them, and what the next seat is told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import fields
from typing import NamedTuple, TypeVar

from game.app.play.recap import Line
from game.app.shell.app import App
from game.app.table.host import Table
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.views import view

S = TypeVar("S", bound=State)


class Handing(NamedTuple):
    """All that a curtain may show: who plays, whose turn it is, what game it is, and what `seat` may hear first.
    `title`: what stands for "it is the turn of", `asked`: what `seat` is asked for in another seat's turn."""

    names: tuple[str, ...]
    seat: int
    foot: str = ""
    lines: tuple[Line, ...] = ()
    title: str = ""
    asked: str = ""


def needed(rules: Ruleset[S], g: S, before: int, after: int) -> bool:
    """Whether seat `after` knows anything that seat `before` does not, so that the screen must be covered between.

    Compares the views of both: a table without secrets is never covered."""
    if before == after:
        return False
    last, next_ = view(rules, g, before), view(rules, g, after)
    for field in fields(last):
        if field.name == "news":
            continue
        mine, theirs = getattr(next_, field.name), getattr(last, field.name)
        if field.name == "seen":
            if not mine.keys() <= theirs.keys():
                return True
        elif field.name == "zones":
            if _tells_more(mine, theirs):
                return True
        elif mine != theirs:
            return True
    return False


def secret(rules: Ruleset[S], g: S, people: Collection[int], seat: int) -> bool:
    """Whether `seat` knows anything that somebody else of `people` does not."""
    return any(needed(rules, g, other, seat) for other in people)


def _tells_more(mine: dict[str, tuple[str, ...]], theirs: dict[str, tuple[str, ...]]) -> bool:
    """Whether zones as one seat sees them hold a face that the other does not see there."""
    for zone, items in mine.items():
        other = theirs.get(zone, ())
        for i, item in enumerate(items):
            if not item.startswith("?") and (i >= len(other) or other[i] != item):
                return True
    return False


def hand_over(
    app: App, rules: Ruleset[S], g: S, people: Collection[int], handing: Handing, change: Callable[[], object]
) -> bool:
    """Give the table to `handing.seat`.  Where it knows more than anyone of `people` a curtain is drawn first, and
    `change` is called only when the curtain is on the screen; else `change` is called at once.  Says whether a curtain
    fell."""
    if not secret(rules, g, people, handing.seat):
        change()
        return False
    from game.app.table.curtain.scene import Curtain

    app.stack.push(Curtain(app, handing, change))
    return True


def order(names: Sequence[str], seat: int) -> list[int]:
    """The seats in their order of play, as the curtain shows them."""
    return [*range(len(names))] if 0 <= seat < len(names) else []


def foot(table: Table) -> str:
    """The foot of the curtain: what is played, how far it is, and whether it is saved."""
    playing, now, rules = table.playing, table.now, table.session.rules
    key = "curtain.foot" if playing.slot and not playing.trouble else "curtain.foot.unsaved"
    turn = max(1, rules.rounds(table.session.state))
    return table.words(table.words.own(key, rules.id), game=now.title, turn=turn)


def hide(table: Table) -> None:
    """The curtain falls before the asked seat's table; holding its button lifts it again."""
    from game.app.table.curtain.scene import Curtain

    table.app.stack.push(Curtain(table.app, Handing(table.now.names, table.now.seat, foot(table))))
