"""The primary button where it is not the game's own: while a bot is asked, and while a lesson leads on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.app.play.seating import Seating
from game.app.table.bots import Bots
from game.app.table.coach import Coach
from game.app.table.host import Table
from game.core.steps import Option

Primary = tuple[str, str, str, Callable[[], object]]
"""Label, consequence, reason when off, and deed of the primary button."""


class Led(Protocol):
    """A table at which a lesson may lead on."""

    @property
    def coach(self) -> Coach | None: ...


class Passed(Table, Protocol):
    """A table at which it may be a bot's turn."""

    @property
    def seating(self) -> Seating: ...

    @property
    def bots(self) -> Bots: ...

    def whose(self, seat: int) -> str: ...


def passing(scene: Passed) -> Primary:
    """The primary button while a bot is asked: straight to the next choice of a person."""
    now, words = scene.now, scene.words
    seat = now.at_it
    if seat in scene.seating.people:
        return scene.whose(seat), "", words("table.turn.comes", name=now.name(seat)), lambda: None
    if scene.bots.rush:
        return words("table.thinks", name=now.name(now.decides)), "", words("table.thinks.why"), lambda: None
    note = words("table.skip.note" if scene.seating.people else "table.skip.end")  # only bots: one watches
    return words("table.skip"), note, "", scene.bots.skip


def coached(scene: Led) -> Option | None:
    """The answer that a lesson waits for."""
    return scene.coach.wanted() if scene.coach is not None else None


def led(scene: Led) -> Primary | None:
    """The primary button while it leads on through a lesson."""
    leads = scene.coach.leads() if scene.coach is not None else None
    if scene.coach is None or leads is None:
        return None
    label, note, does = leads
    return label, note, "" if does else note, scene.coach.lead
