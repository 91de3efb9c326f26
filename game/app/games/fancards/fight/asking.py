"""Who is asked in the middle of another's answer, where several people sit at one screen."""

from __future__ import annotations

from game.app.games.fancards.situation import Situation

ASK = "tick:ask"
"""The row in which an attacker ticks that they want to be asked before instants of others take effect."""
LET = "let"


def offered(now: Situation) -> bool:
    """Whether the tick is there: somebody sends trouble, and another person may answer it."""
    return now.kind == "Attack" and now.mine and len(now.people) > 1


def passes(now: Situation) -> str:
    """The answer with which an attacker lets instants take effect without being asked, "" where they are asked: as they
    have ticked it, or as nobody else sits at the screen. The cards in their hand make no difference to it."""
    answers = now.kind == "Respond" and now.asked in now.people
    active = now.session.state.active
    return LET if answers and active in now.people and active not in now.asking else ""
