"""Why the brass button ends a flight with hexes unused: who might give chase farther on, or lie in wait there."""

from __future__ import annotations

from fractions import Fraction

from game.app.games.keepflyin.hints import odds
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words


def staying(now: Situation, words: Words) -> str:
    """The reason in a few words; "" where there is none that can be told."""
    at = now.g.ship[now.seat]
    ways = [node for node, option in now.cells.items() if option.key.startswith("move:")]
    if not ways:
        return ""
    if here := _chased(now, at):
        safer = [node for node in ways if _chased(now, node) < here and not now.down_at(node)]
        if not safer:
            return words("hex.stay.nowhere")
        goals = [goal for goal, _ in now.bound_for()]
        farther = goals and all(now.far(goal, node) > now.far(goal, at) for goal in goals for node in safer)
        return words("hex.stay.job") if farther else ""
    goals = [goal for goal, _ in now.bound_for() if goal != at]
    if not goals:
        return ""
    goal = min(goals, key=lambda node: (now.far(at, node), node))
    option, _ = now.towards(goal)
    to = now.chart.nodes[option.target] if option is not None else at
    if _chased(now, to):
        return words("hex.stay.chased")
    dark = [spot for number, spot in now.g.spot.items() if number not in now.g.up]
    return words("hex.stay.dark") if any(now.far(to, spot) <= 1 for spot in dark) else ""


def _chased(now: Situation, node: int) -> Fraction:
    return odds.chased(now, now.seat, node, now.g.nr[now.seat])
