"""Why something befell a captain: what the rules say of it, else the card or the Job that it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.core.news import News
from game.rules.firefly import news as kinds
from game.rules.firefly.tokens import job_card

DRAWN = (kinds.Nav, kinds.Misbehave, kinds.Option, kinds.Active)
"""News of a card that what follows may come from."""


class Causes:
    """Goes along with the news; `earlier`: those of this turn before the first."""

    def __init__(self, earlier: Iterable[News] = ()) -> None:
        self.card, self.job, self.fined, self.bonus = "", "", False, False
        for news in earlier:
            self.hear(news)

    def hear(self, news: News) -> None:
        """The next piece of news has been told."""
        if isinstance(news, (kinds.Turn, kinds.Moved)):
            self.card, self.fined = "", False
        elif isinstance(news, DRAWN):
            self.card, self.fined = news.card, False
        elif isinstance(news, kinds.Done):
            self.card = self.job = news.card
            self.bonus = False
        elif isinstance(news, kinds.Money) and news.why == "bonus":
            self.bonus = True
        elif isinstance(news, kinds.Warrant) and news.n > 0:
            self.fined = True

    def of(self, news: News) -> tuple[str, str]:
        """Why this happened, as a word of the catalogue, and the card that it names; "" for none: who is Disgruntled or
        leaves, who is Killed, a Warrant, a bonus, money that a card gives or takes, and what Contacts think."""
        why = ""
        if isinstance(news, kinds.Left) or (isinstance(news, kinds.Token) and news.lies):
            why = news.why
        elif isinstance(news, kinds.Solid):
            why = "job" if news.now else news.why
        elif isinstance(news, kinds.Money) and news.why == "bonus" and self.job[:1] not in ("", "?"):
            profession, money, _ = job_card(self.job).bonus
            return ("profession" if profession and money == news.n and not self.bonus else "kind"), self.job
        elif isinstance(news, kinds.Money):
            why = "card" if news.why == "card" else ""
        elif isinstance(news, kinds.Killed):
            why = "niska" if self.fined else "card"
        elif isinstance(news, kinds.Warrant) and news.n > 0:
            why = "card"
        if why not in ("card", "job"):
            return why, ""
        source = self.card if why == "card" else self.job
        return (why, source) if source[:1] != "?" and title(source) else ("", "")


def cause(now: Situation, news: News) -> tuple[str, str]:
    """Why that would happen now: a word and a card, as `Causes.of` has them, "" for none."""
    turn = list(takewhile(lambda one: not isinstance(one, kinds.Turn), reversed(list(now.happened()))))
    return Causes(reversed(turn)).of(news)
