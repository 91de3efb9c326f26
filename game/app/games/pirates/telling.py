"""An attack, a hunt, a theft, a rescue and the List as lines of log and recap: who, by which card, with how much."""

from __future__ import annotations

from game.app.games.firefly.names import title
from game.app.games.firefly.telling import Telling
from game.app.play.readers import Readers
from game.app.table.panels.log import Entry
from game.app.table.results.gather import Mark
from game.core.news import News
from game.rules.firefly.news import Done
from game.rules.firefly.tokens import job_card
from game.rules.pirates import news as kinds

MARKS: dict[type[News], Mark] = {
    kinds.Raid: Mark("target", "bad"),
    kinds.Hunt: Mark("target", "bad"),
    kinds.Showdown: Mark("fight"),
    kinds.Poached: Mark("book", "bad"),
    kinds.Bound: Mark("lock", "bad"),
    kinds.Jumped: Mark("swap", "bad"),
    kinds.Freed: Mark("leave"),
    kinds.Reaved: Mark("skull", "bad"),
    kinds.Stolen: Mark("star", "bad"),
}
"""What is shown as a line of a result, and to whom it happened as a hit."""
COUNTED = {"attacks": "fight", "bounties": "lock"}
"""What is counted of a captain at the end: its name in the words of the result, and its icon."""
HEARD: dict[type[News], str] = {
    kinds.Raid: "enemy",
    kinds.Hunt: "enemy",
    kinds.Showdown: "blow",
    kinds.Bound: "lost",
    kinds.Jumped: "lost",
    kinds.Freed: "pick",
    kinds.Stolen: "lost",
    kinds.Listed: "card",
}


reads: Readers[Telling, Entry | None] = Readers()
counts: Readers[dict[str, int], None] = Readers()


def _with(line: Entry | None, other: int) -> Entry | None:
    """The line concerns another captain, too."""
    return line._replace(other=other) if line is not None and other >= 0 else line


@reads
def _raid(to: Telling, news: kinds.Raid) -> Entry | None:
    """A Piracy Job is worked against a rival."""
    return _with(to.of_card("pirates.raid", news.seat, news.job, other=to.now.name(news.other)), news.other)


@reads
def _hunt(to: Telling, news: kinds.Hunt) -> Entry | None:
    """Somebody is hunted, alone or in a rival's crew, or a rival's Bounty is Jumped."""
    other, prey = news.other, news.prey
    key = "pirates.hunt.alone" if other < 0 else "pirates.hunt.crew" if prey else "pirates.hunt.jump"
    about = [("card", prey or news.bounty)]
    line = to.line(
        key, news.seat, about, card=title(prey or news.bounty), other=to.now.name(other) if other >= 0 else ""
    )
    return _with(line, other)


@reads
def _showdown(to: Telling, news: kinds.Showdown) -> Entry | None:
    """Both totals, by what, and who has won."""
    other, n, against = news.other, news.attack, news.defence
    rival = to.now.name(other) if other >= 0 else title(news.prey)
    won, tied = n > against, n == against
    key = "pirates.showdown.won" if won else "pirates.showdown.tied" if tied else "pirates.showdown.lost"
    mine, theirs = (to.words(f"firefly.skill.{name}") for name in (news.skill, news.reply))
    return _with(to.line(key, news.seat, other=rival, n=n, m=against, skill=mine, reply=theirs), other)


@reads
def _fought(to: Telling, news: kinds.Fought) -> Entry | None:
    """What a lone target threw."""
    return to.of_card("pirates.fought", -1, news.prey, n=sum(news.faces), faces=" + ".join(map(str, news.faces)))


@reads
def _poached(to: Telling, news: kinds.Poached) -> Entry | None:
    """A Job was stolen out of a hand."""
    return _with(to.line("pirates.poached", news.seat, other=to.now.name(news.other)), news.other)


@reads
def _bound(to: Telling, news: kinds.Bound) -> Entry | None:
    """A Fugitive is bound: a lone one, one of a rival's crew, or one of the own."""
    other = news.other
    key = "pirates.bound.alone" if other < 0 else "pirates.bound.own" if other == news.seat else "pirates.bound.crew"
    return _with(to.of_card(key, news.seat, news.crew, other=to.now.name(other) if other >= 0 else ""), other)


@reads
def _jumped(to: Telling, news: kinds.Jumped) -> Entry | None:
    """A Bounty changed hands with all who were bound."""
    return _with(to.of_card("pirates.jumped", news.seat, news.bounty, other=to.now.name(news.other)), news.other)


@reads
def _freed(to: Telling, news: kinds.Freed) -> Entry | None:
    """Somebody who was bound is free."""
    return _with(to.of_card("pirates.freed", news.seat, news.crew, other=to.now.name(news.other)), news.other)


@reads
def _reaved(to: Telling, news: kinds.Reaved) -> Entry | None:
    """Reavers took somebody who was bound."""
    return to.of_card("pirates.reaved", news.seat, news.crew)


@reads
def _listed(to: Telling, news: kinds.Listed | kinds.Unlisted) -> Entry | None:
    """The List has another Bounty, or one less."""
    return to.of_card("pirates.listed" if to.what == "listed" else "pirates.unlisted", -1, news.bounty)


@reads
def _stolen(to: Telling, news: kinds.Stolen) -> Entry | None:
    """A Goal token was stolen: the rival has that Goal to do again."""
    return _with(to.line("pirates.stolen", news.seat, other=to.now.name(news.other), n=news.goal), news.other)


@reads
def _haven(to: Telling, news: kinds.Haven) -> Entry | None:
    """A captain has chosen a Haven."""
    return to.of_place("pirates.haven", news.seat, news.sector)


@counts
def _attacked(one: dict[str, int], _news: kinds.Raid | kinds.Hunt) -> None:
    one["attacks"] += 1


@counts
def _done(one: dict[str, int], news: Done) -> None:
    one["bounties"] += job_card(news.card).kind == "bounty"
