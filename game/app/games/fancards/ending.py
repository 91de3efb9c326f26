"""Why a game is over, and what is worth telling of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.app.games.fancards.names import called
from game.app.shell.words import Words
from game.core.news import News
from game.rules.fancards import news as kinds
from game.rules.fancards.faces import is_epic
from game.rules.fancards.reputation import higher
from game.rules.fancards.scoring import BY_NAME, BY_RING, EPICS, LAST_ROUND
from game.rules.fancards.state import FanCards, seat_of
from game.rules.shared.state import GIVEN_UP

WHY: Mapping[str, str] = {EPICS: "epics", BY_NAME: "name", BY_RING: "ring", LAST_ROUND: "limit", GIVEN_UP: GIVEN_UP}


def game_over(words: Words, g: FanCards, why: str) -> str:
    """Why a game is over."""
    return words(f"fancardsresult.why.{WHY[why]}") if why in WHY else ""


def spent(news: Sequence[News]) -> Counter[tuple[int, int]]:
    """The infamy spent on encounters in a game, by who spent it and on whom."""
    found: Counter[tuple[int, int]] = Counter()
    for one in news:
        if isinstance(one, kinds.Laid):
            found[one.seat, seat_of(one.place)] += one.infamy
    return found


def moments(words: Words, g: FanCards, news: Sequence[News], names: Sequence[str]) -> list[str]:
    """The first Epic, who was hunted most, the narrowest fight of a crew, and who came next."""
    found, turns = [], 0
    for one in news:
        turns += isinstance(one, kinds.Turn)
        if isinstance(one, kinds.Completed) and is_epic(one.card):
            n = (turns - 1) // len(names) + 1
            found.append(words("fancardsresult.moment.first", name=names[one.seat], n=n))
            break
    hunted = Counter[int]()
    for (_, victim), n in spent(news).items():
        hunted[victim] += n
    if hunted:
        victim, n = hunted.most_common(1)[0]
        found.append(words("fancardsresult.moment.hunted", name=names[victim], n=n))
    beaten = [one for one in news if isinstance(one, kinds.Fought) and one.total > one.against]
    best = max(beaten, key=lambda one: one.against, default=None)
    if best:
        values = {"card": called(best.mine), "foe": called(best.foe)}
        found.append(words("fancardsresult.moment.fight", total=best.total, theirs=best.against, **values))
    return [*found, *_next(words, g, names)]


def _next(words: Words, g: FanCards, names: Sequence[str]) -> list[str]:
    """Who came next."""

    def rank(seat: int) -> tuple[int, int, int]:
        return len(g.epics[seat]), higher(g, seat), g.credits[seat]

    others = sorted((seat for seat in g.epics if seat not in g.winners), key=rank, reverse=True)
    if not g.winners or not others or not g.epics[others[0]]:
        return []
    return [words("fancardsresult.moment.next", name=names[others[0]], n=len(g.epics[others[0]]))]
