"""What the top bar of Keep Flyin' shows: whose turn it is, the five phases, the rivals."""

from __future__ import annotations

from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.topbar import Bar, Chip
from game.rules.keepflyin.state import CAPTAINS, FLYING, TURNCOAT

PHASES = ("encounter", "event", "search", "play", "enemy")
MARKS = dict(zip(PHASES, ("target", "copy", "search", "rocket", "skull")))
"""The signs of the phases."""
TURNCOATS = ("play", "enemy")
"""The phases of who plays on as the enemy (R-KF-89)."""


def bar(now: Situation, words: Words, thinking: bool) -> Bar:
    """The bar of this moment; `thinking`: a bot is at it."""
    g = now.g
    over = now.choice is None
    ahead, phase = now.acting
    active = ahead if ahead >= 0 else now.asked if g.phase == "setup" else g.active
    phase = phase if ahead >= 0 else g.phase
    seat = -1 if over else active
    head = words("hex.bar.over") if over else now.name(seat)
    sub = words("hex.bar.sub", n=now.turning or g.round) if g.phase != "setup" else words("hex.bar.setup")
    if not over and thinking and ahead < 0:
        sub = words("table.thinks", name=now.name(now.decides))
    steps: list[tuple[str, str]] = []
    marks: list[str] = []
    at = PHASES.index(phase) if phase in PHASES else -1
    for i, name in enumerate(PHASES if g.phase != "setup" and not over else ()):
        if g.fate[active] == TURNCOAT and name not in TURNCOATS:
            continue
        state = "done" if i < at else "now" if i == at else "open" if i == at + 1 else "shut"
        steps.append((words(f"hex.phase.{name}"), state))
        marks.append(MARKS[name])
    chips = []
    for other in range(len(now.names)):
        if other == now.seat:
            continue
        fate = g.fate[other]
        note = words("hex.chip.nr", n=g.nr[other]) if fate == FLYING else words(f"hex.chip.{fate}")
        money = words("money", n=g.platinum[other]) if fate in CAPTAINS else ""
        tip = words(
            "hex.chip.tip",
            name=now.name(other),
            fate=words(f"hex.fate.{fate}"),
            money=words("money", n=g.platinum[other]),
            nr=g.nr[other],
        )
        chips.append(Chip(other, now.name(other), money, note, tip, fate != FLYING, other == active and not over))
    own = words("money", n=g.platinum[seat]) if seat == now.seat and g.fate[seat] in CAPTAINS else ""
    return Bar(seat, head, sub, tuple(steps), tuple(chips), own, tuple(marks))
