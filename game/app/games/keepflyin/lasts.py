"""What an Event card brings that nothing on the chart shows: what holds for a turn, or to the next encounter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.app.shell.words import Words
from game.app.table.results.gather import INKS, signed
from game.app.table.results.results import Line
from game.core.news import News
from game.rules.keepflyin import news as kinds

EVADE = "evade:"
SIGNS = {
    EVADE: "dice",
    "moves": "run",
    "job_pay": "coins",
    "search": "search",
    "quiet": "eye",
    "enemies": "hand",
    "skip_search": "x",
    "skip_play": "x",
}
"""The marks of the rules that a card may change (R-KF-91), with the sign of their line."""


def lasts(
    words: Words, before: Mapping[str, int], after: Mapping[str, int], news: Sequence[News]
) -> dict[int, list[Line]]:
    """Per seat the lines of what an Event card of these news has changed for a while; `before` and `after`: the marks
    of the game. A mark of the turn that is over counts no more."""
    drawn = [one.seat for one in news if isinstance(one, kinds.Event)]
    turned = any(isinstance(one, kinds.Turn) for one in news)
    found: dict[int, list[Line]] = {}
    for mark, value in after.items():
        head = EVADE if mark.startswith(EVADE) else mark
        change = value - (0 if turned and head != EVADE else before.get(mark, 0))
        if head not in SIGNS or not change or not drawn:
            continue
        seat = int(mark.partition(":")[2] or drawn[-1])
        mood = "bad" if head.startswith("skip") else signed(change)
        values = {"n": change, "change": f"{change:+d}", "money": words("money", n=change)}
        line = Line(SIGNS[head], words(f"hex.lasts.{head.rstrip(':')}", **values), INKS[mood])
        found.setdefault(seat, []).append(line)
    return found
