"""The primary button where it is not the game's own: while a bot is asked, and while a lesson leads on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.steps import Option

if TYPE_CHECKING:
    from game.app.table.scene import TableScene

Primary = tuple[str, str, str, Callable[[], object]]
"""Label, consequence, reason when off, and deed of the primary button."""


def passing(scene: TableScene) -> Primary:
    """The primary button while a bot is asked: straight to the next choice of a person."""
    now, words = scene.now, scene.words
    seat = now.at_it
    if seat in scene.seating.people:
        return scene.whose(seat), "", words("table.turn.comes", name=now.name(seat)), lambda: None
    if scene.bots.rush:
        return words("table.thinks", name=now.name(now.decides)), "", words("table.thinks.why"), lambda: None
    note = words("table.skip.note" if scene.seating.people else "table.skip.end")  # only bots: one watches
    return words("table.skip"), note, "", scene.bots.skip


def coached(scene: TableScene) -> Option | None:
    """The answer that a lesson waits for."""
    return scene.coach.wanted() if scene.coach is not None else None


def led(scene: TableScene) -> Primary | None:
    """The primary button while it leads on through a lesson."""
    leads = scene.coach.leads() if scene.coach is not None else None
    if scene.coach is None or leads is None:
        return None
    label, note, does = leads
    return label, note, "" if does else note, scene.coach.lead
