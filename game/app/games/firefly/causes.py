"""Why something befell a captain: what the rules say of it, else the card or the Job that it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.core.state import News
from game.rules.firefly.tokens import job_card

DRAWN = ("nav", "misbehave", "option", "active")
"""News of a card that what follows may come from."""


class Causes:
    """Goes along with the news; `earlier`: those of this turn before the first."""

    def __init__(self, earlier: Iterable[News] = ()) -> None:
        self.card, self.job, self.fined, self.bonus = "", "", False, False
        for news in earlier:
            self.hear(news)

    def hear(self, news: News) -> None:
        """The next piece of news has been told."""
        what, *rest = news
        if what in ("turn", "moved"):
            self.card, self.fined = "", False
        elif what in DRAWN:
            self.card, self.fined = str(rest[1]), False
        elif what == "done":
            self.card = self.job = str(rest[1])
            self.bonus = False
        elif what == "money" and rest[2] == "bonus":
            self.bonus = True
        elif what == "warrant" and rest[1] > 0:
            self.fined = True

    def of(self, news: News) -> tuple[str, str]:
        """Why this happened, as a word of the catalogue, and the card that it names; "" for none: who is Disgruntled or
        leaves, who is Killed, a Warrant, a bonus, money that a card gives or takes, and what Contacts think."""
        what, *rest = news
        why = ""
        if what == "left" or (what == "token" and rest[2]):
            why = str(rest[-1])
        elif what == "solid":
            why = "job" if rest[2] else str(rest[-1])
        elif what == "money" and rest[2] == "bonus" and self.job[:1] not in ("", "?"):
            profession, money, _ = job_card(self.job).bonus
            return ("profession" if profession and money == rest[1] and not self.bonus else "kind"), self.job
        elif what == "money":
            why = "card" if rest[2] == "card" else ""
        elif what == "killed":
            why = "niska" if self.fined else "card"
        elif what == "warrant" and rest[1] > 0:
            why = "card"
        if why not in ("card", "job"):
            return why, ""
        source = self.card if why == "card" else self.job
        return (why, source) if source[:1] != "?" and title(source) else ("", "")


def cause(now: Situation, news: News) -> tuple[str, str]:
    """Why that would happen now: a word and a card, as `Causes.of` has them, "" for none."""
    turn = list(takewhile(lambda one: one[0] != "turn", reversed(list(now.happened()))))
    return Causes(reversed(turn)).of(news)
