"""Work attempts on a small table: what lies on top of the Misbehave Deck, setting out, tests and their totals."""

from __future__ import annotations

from typing import Any

from game.core.steps import Step
from game.rules.firefly.crew.testing import SkillTest
from game.rules.firefly.given.cards import stack_deck
from tests.rules.firefly.happen import happen
from tests.rules.firefly.table import Table, table
from tests.told import lines

FIGHT, KOSHER, BRIBES, TECH, WARRANTS = (
    ("gun-play#1", 0),
    ("local-color#1", 0),
    ("backwater-deputies#1", 0),
    ("kill-the-alarm#1", 0),
    ("alliance-patrol#1", 0),
)
"""Misbehave cards with such a test, and which of their options it is."""


def told_by(t: Table, *steps: Step, faces: tuple[int, ...] = ()) -> list[tuple[Any, ...]]:
    """The news of steps that happen now."""
    news = t.session.news
    start = len(news)
    happen(t, *steps, faces=faces)
    return lines(news[start:])


def total(t: Table, test: tuple[str, int], *faces: int) -> int:
    """The total of a test for seat 0 in which nothing is asked."""
    news = told_by(t, SkillTest(0, *test), faces=faces)
    return next(int(line[3]) for line in news if line[0] == "test")


def crew(*names: str, **tables: Any) -> Table:
    """A table whose seat 0 has that Crew, its Leader first."""
    return table(**{"crew": {0: list(names)}, **tables})


def at_work(job: str, *cards: str, at: str, crew: list[str], go: bool = True, **tables: Any) -> Table:
    """Seat 0 has that Job in hand and is where it begins, the Misbehave `cards` on top of their deck; with `go` all its
    Crew have set out."""
    given: dict[str, Any] = {"at": {0: at}, "crew": {0: crew}, "hand": {0: [job]}, "cruiser": "bernadette", **tables}
    t = table(**given)
    stack_deck(t.g, cards)
    t.pick(f"work:{job}")
    if go:
        t.pick("go")
    return t


def card(t: Table) -> str:
    """The Misbehave or Nav Card being resolved."""
    return (t.pile("drawn") or [""])[0]
