"""Why a hint speaks for an answer before the first turn of a game, or that it makes no difference."""

from __future__ import annotations

from statistics import median

from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.core.steps import Option

SHORT = 5
"""Hexes that are a short way to work."""


def opening(now: Situation, words: Words, option: Option, alike: bool) -> str:
    """What is true of an answer before the first turn; "" where nothing is known of it."""
    head = option.key.partition(":")[0]
    if head == "home":
        return _home(now, words, option, alike)
    if head == "place" and alike and max(now.g.home.values(), default=-1) < 0:
        return words("hint.keepflyin.place.same")
    return ""


def work_near(now: Situation, node: int) -> int:
    """How many other places with work are a short way from a hex; the Skyplex is not counted."""
    board = now.chart
    return sum(
        0 < now.far(node, place.at) <= SHORT for place in board.board.locations.values() if place.at != board.skyplex
    )


def _home(now: Situation, words: Words, option: Option, alike: bool) -> str:
    """Work that lies near a home world, where there is more of it than at most others."""
    many = [work_near(now, now.chart.nodes[one.target]) for one in now.find("home")]
    n = work_near(now, now.chart.nodes[option.target])
    if n > median(many):
        return words("hint.keepflyin.home.near", n=n, far=SHORT)
    return words("hint.keepflyin.home.same") if alike else ""
