"""What the top bar shows: whose turn it is, the five phases, the rivals."""

from __future__ import annotations

from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.topbar import Bar, Chip
from game.rules.fancards.state import PHASES, SETUP

MARKS = ("redo", "skull", "eye", "users", "trash")
"""The signs of the phases, in their order."""


def bar(now: Situation, words: Words, thinking: bool) -> Bar:
    """The bar of this moment; `thinking`: a bot is at it."""
    g = now.g
    over = now.choice is None
    setup = g.phase == SETUP
    seat = -1 if over else now.asked if setup else g.active
    head = words("fancards.bar.over") if over else now.name(seat)
    sub = words("table.thinks", name=now.name(now.decides)) if thinking and not over else ""
    sub = sub or words("fancards.bar.setup" if setup else "fancards.bar.sub", n=max(1, g.round))
    at = PHASES.index(g.phase)
    steps = [
        (words(f"fancards.phase.{name}"), "done" if i < at else "now" if i == at else "open" if i == at + 1 else "shut")
        for i, name in enumerate(PHASES)
        if i and not setup and not over
    ]
    chips = [
        Chip(
            other,
            now.name(other),
            words("fancards.chip.credits", n=g.credits.get(other, 0)),
            words("fancards.chip.epics", n=len(g.epics.get(other, ()))),
            now.name(other),
            False,
            other == seat,
        )
        for other in now.seats()
        if other != now.seat
    ]
    own = words("fancards.chip.credits", n=g.credits.get(seat, 0)) if seat == now.seat and not setup else ""
    return Bar(seat, head, sub, tuple(steps), tuple(chips), own, MARKS if steps else ())
