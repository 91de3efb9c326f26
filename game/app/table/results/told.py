"""What is worth telling when a game is over: its best moment and what decided it, from the news of the whole of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.games.fistful.sayings import crew_name, token_name
from game.app.games.keepflyin.sayings import counter_name
from game.app.games.keepflyin.sayings import title as hex_title
from game.app.shell.words import Words
from game.core.state import News
from game.rules.fistful.timer import track
from game.rules.fistful.tokens import number

FALLEN = ("R-FC-42", "R-FC-150", "R-FC-151")
"""Why a heist is lost when somebody was knocked out."""


def _turn(news: Sequence[News], at: int) -> int:
    """The number of the turn in which a piece of news came, counted from 1."""
    return max(1, len([one for one in news[: at + 1] if one[0] == "turn"]))


def heist(words: Words, g: Any, news: Sequence[News], names: Sequence[str], missing: Sequence[str] = ()) -> list[str]:
    """What was left on the Timer, the hardest battle that was won, and what decided the heist: who fell last, else
    what was `missing`."""
    spaces = len(track(g)) - 1
    left = max(0, spaces - g.timer)
    found = [words("ending.timer", n=left, of=spaces) if left else words("ending.timer.out")]
    best: tuple[int, int] = (0, -1)
    for i, one in enumerate(news):
        if one[0] == "defeated" and number(str(one[2])) > best[0]:
            best = number(str(one[2])), i
    if best[1] >= 0:
        _, seat, token = news[best[1]]
        found.append(
            words(
                "ending.best.battle", name=names[seat], enemy=token_name(words, str(token)), turn=_turn(news, best[1])
            )
        )
    banked = [(i, one) for i, one in enumerate(news) if one[0] == "banked" and one[2]]
    if g.over == "won" and banked:
        i, one = banked[-1]
        found.append(
            words("ending.decided.banked", name=names[one[1]], money=words("money", n=one[2]), turn=_turn(news, i))
        )
    fallen = [(i, one) for i, one in enumerate(news) if one[0] == "knocked_out"]
    if g.over == "lost" and fallen and g.why in FALLEN:
        i, one = fallen[-1]
        found.append(words("ending.decided.fallen", who=crew_name(str(one[2])), turn=_turn(news, i)))
    elif g.over == "lost" and missing:
        found.append(words("ending.decided.missing", what=", ".join(missing)))
    return found


def voyage(words: Words, g: Any, news: Sequence[News], names: Sequence[str]) -> list[str]:
    """The best payday and the narrowest escape of a voyage, and by how much it was won."""
    found = []
    paid = max((one for one in news if one[0] == "paid"), key=lambda one: one[2], default=None)
    if paid:
        found.append(
            words(
                "ending.best.paid", name=names[paid[1]], money=words("money", n=paid[2]), card=hex_title(str(paid[3]))
            )
        )
    faces = {one[2]: str(one[3]) for one in news if one[0] == "flipped"}
    close = min((one for one in news if one[0] == "evaded"), key=lambda one: one[3] - one[4], default=None)
    if close:
        found.append(
            words(
                "ending.best.evaded",
                name=names[close[1]],
                total=close[3],
                limit=close[4],
                foe=counter_name(words, faces.get(close[2], "")),
            )
        )
    return [*found, *_gap(words, g.winners, g.platinum, names)]


def voyage_of_stories(words: Words, g: Any, news: Sequence[News], names: Sequence[str]) -> list[str]:
    """The best payday of a game of *Firefly*, and how near the others were."""
    found: list[str] = []
    best = 0, 0
    for one in news:
        if one[0] == "money" and one[3] == "pay" and one[2] > best[0]:
            best = int(one[2]), int(one[1])
    if best[0]:
        found.append(words("ending.best.pay", name=names[best[1]], money=words("money", n=best[0])))
    goals = [one for one in news if one[0] == "goal"]
    if g.winners and goals:
        others = sorted((seat for seat in g.goals if seat not in g.winners), key=lambda s: -g.goals[s])
        if others and g.goals[others[0]]:
            found.append(words("ending.decided.goals", name=names[others[0]], n=g.goals[others[0]]))
    return found or _gap(words, g.winners, g.money, names)


def _gap(words: Words, winners: Sequence[int], money: dict[int, int], names: Sequence[str]) -> list[str]:
    """How much more the winner had than the next."""
    others = sorted((seat for seat in money if seat not in winners), key=lambda s: -money[s])
    if not winners or not others:
        return []
    return [
        words(
            "ending.decided.money",
            name=names[winners[0]],
            money=words("money", n=money[winners[0]]),
            other=names[others[0]],
            theirs=words("money", n=money[others[0]]),
        )
    ]
