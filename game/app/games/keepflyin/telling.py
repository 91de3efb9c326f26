"""One piece of news of a game as a line of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.app.games.keepflyin.causes import Causes
from game.app.games.keepflyin.sayings import counter_name, title
from game.app.games.keepflyin.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.rulings import line_of_news
from game.core.news import News, seat_of, word_of
from game.rules.keepflyin import news as kinds

EARNED = (kinds.Paid, kinds.Bonus, kinds.Arrested, kinds.Lost, kinds.Sold)
"""News after which what comes and goes of Platinum is clear."""


class Telling:
    """What a line needs beside the news itself: `what`: their word; `faces`: the counters that all know, by number;
    `before`: the news before it; `turn`: the round; `causes`: where counters lie, and which card does it."""

    def __init__(
        self,
        now: Situation,
        words: Words,
        news: News,
        after: int,
        faces: Mapping[int, str],
        before: News | None,
        turn: int,
        causes: Causes,
    ) -> None:
        self.now, self.words, self.what, self.after = now, words, word_of(news), after
        self.faces, self.before, self.turn, self.causes = faces, before, turn, causes

    def line(self, key: str, whose: int, about: Sequence[Subject] = (), node: int = -1, **values: object) -> Entry:
        """The sentence of that key; `about`: where its links lead."""
        values.setdefault("name", self.now.name(whose) if whose >= 0 else "")
        place = node if node >= 0 else None
        return Entry(whose, self.words(f"hex.log.{key}", **values), tuple(about), place, self.after, self.rule(key))

    def rule(self, key: str) -> str:
        """The line of the rules that news belongs to."""
        return line_of_news(self.now.session.rules.id, self.words, key)

    def counter(self, number: int) -> str:
        """A counter in words, as far as all know it."""
        return counter_name(self.words, self.faces.get(number, ""))


reads: Readers[Telling, Entry | None] = Readers()


def entry(to: Telling, news: News) -> Entry | None:
    """A piece of news of a round as a line; None for what the screen shows otherwise."""
    known = type(news) in reads.of or not to.words.has(f"hex.log.{to.what}")
    return reads.read(to, news, None if known else to.line(to.what, seat_of(news)))


@reads
def _silent(to: Telling, _news: kinds.Pursuit | kinds.Shown) -> None:
    """The board shows it."""


@reads
def _turn(to: Telling, news: kinds.Turn) -> Entry:
    return to.line("turn", news.seat, [("ship", news.seat)], n=to.turn)._replace(turn=True)


@reads
def _rolled(to: Telling, news: kinds.Rolled) -> Entry | None:
    key = "rolled.tie" if to.causes.again else f"rolled.{news.what}"
    return to.line(key, news.seat, n=sum(news.faces)) if to.words.has(f"hex.log.{key}") else None


@reads
def _met(to: Telling, news: kinds.Evaded | kinds.Caught) -> Entry:
    return to.line(
        to.what, news.seat, [("counter", news.number)], foe=to.counter(news.number), total=news.total, limit=news.limit
    )


@reads
def _pursuit(to: Telling, news: kinds.Pursues | kinds.NoPursuit | kinds.PursuitOver) -> Entry:
    number = news.number
    total, limit = (0, 0) if isinstance(news, kinds.PursuitOver) else (news.total, news.limit)
    key = "pursues.sure" if isinstance(news, kinds.Pursues) and not total else to.what
    spot = to.causes.spots.get(number, -1)
    return to.line(key, news.seat, [("counter", number)], spot, foe=to.counter(number), total=total, limit=limit)


@reads
def _moved(to: Telling, news: kinds.Moved) -> Entry:
    leg = news.path
    return to.line("moved", news.seat, [("cell", leg[-1])], leg[-1], place=to.now.where(leg[-1]), n=len(leg) - 1)


@reads
def _home(to: Telling, news: kinds.Home) -> Entry:
    node = news.node
    return to.line("home", news.seat, [("cell", node)], node, place=to.now.where(node), n=0)


@reads
def _held(to: Telling, news: kinds.Held) -> Entry:
    node = news.node
    return to.line(f"held.{news.fate}", news.seat, [("cell", node)], node, place=to.now.where(node), n=0)


@reads
def _flipped(to: Telling, news: kinds.Flipped) -> Entry:
    node = news.node
    key = "flipped.ghost" if news.face.startswith("ghost") else "flipped"
    foe = counter_name(to.words, news.face)
    return to.line(key, -1, [("cell", node)], node, foe=foe, place=to.now.where(node))


@reads
def _shifted(to: Telling, news: kinds.Shifted) -> Entry:
    node = news.node
    about: list[Subject] = [("counter", news.number), ("cell", node)]
    return to.line("shifted", -1, about, node, foe=to.counter(news.number), place=to.now.where(node))


@reads
def _placed(to: Telling, news: kinds.Placed) -> Entry:
    node = news.node
    if to.now.session.state.settings["placing"] == "chance":
        return to.line("placed.chance", -1, [("cell", node)], node, place=to.now.where(node))
    return to.line("placed", news.seat, [("cell", node)], node, foe=to.counter(news.number), place=to.now.where(node))


@reads
def _appeared(to: Telling, news: kinds.Appeared | kinds.Echo) -> Entry:
    node = news.node
    return to.line(to.what, -1, [("cell", node)], node, foe=to.counter(news.number), place=to.now.where(node))


@reads
def _scanned(to: Telling, news: kinds.Scanned) -> Entry:
    return _known(to, news.seat, news.number)


@reads
def _turned_down(to: Telling, news: kinds.TurnedDown) -> Entry:
    return _known(to, -1, news.number)


def _known(to: Telling, seat: int, number: int) -> Entry:
    """The line about a counter that stays where it lies."""
    node = to.causes.spots.get(number, -1)
    return to.line(to.what, seat, [("counter", number)], node, place=to.now.where(node), foe=to.counter(number))


@reads
def _mixed(to: Telling, news: kinds.Mixed) -> Entry:
    return to.line("mixed", -1, zone=to.words(f"hex.zone.{news.zone}"), n=news.quadrant)


@reads
def _platinum(to: Telling, news: kinds.Platinum) -> Entry | None:
    return None if isinstance(to.before, EARNED) or not news.change else _changed(to, news)


@reads
def _notoriety(to: Telling, news: kinds.Notoriety) -> Entry:
    return _changed(to, news)


def _changed(to: Telling, news: kinds.Platinum | kinds.Notoriety) -> Entry:
    """More or less of something, with the card that did it."""
    card, way = to.causes.card, "up" if news.change > 0 else "down"
    found = to.line(f"{to.what}.{way}", news.seat, [card] if card else [], n=abs(news.change))
    why = f" (**{title(str(card[1]))}**)" if card else ""
    return found._replace(text=found.text + why, rule=to.rule(to.what))


OfJob = (
    kinds.Drew
    | kinds.PassedOver
    | kinds.Job
    | kinds.Refused
    | kinds.Niska
    | kinds.Dumped
    | kinds.Seized
    | kinds.Salvaged
    | kinds.Sold
    | kinds.LeftAboard
)


@reads
def _job(to: Telling, news: OfJob) -> Entry:
    return to.line(to.what, news.seat, [("job", news.card)], card=title(news.card))


@reads
def _event(to: Telling, news: kinds.Event) -> Entry:
    return to.line("event", news.seat, [("event", news.card)], card=title(news.card))


@reads
def _paid(to: Telling, news: kinds.Paid) -> Entry:
    return to.line("paid", news.seat, [("job", news.card)], money=news.money, card=title(news.card))


@reads
def _arrested(to: Telling, news: kinds.Arrested) -> Entry:
    return to.line("arrested", news.seat, money=news.fine)


@reads
def _turncoat(to: Telling, news: kinds.Turncoat) -> Entry:
    return to.line("turncoat", news.seat, [("counter", news.number)], foe=to.counter(news.number))


@reads
def _lost(to: Telling, news: kinds.Lost) -> Entry:
    return to.line("lost.reavers" if news.why == "R-KF-87" else "lost.fine", news.seat)._replace(rule=news.why)


@reads
def _cleared(to: Telling, _news: kinds.Cleared) -> Entry:
    return to.line("cleared", -1)


@reads
def _over(to: Telling, news: kinds.Over) -> Entry:
    names = ", ".join(map(to.now.name, news.seats))
    return to.line("over" if news.seats else "over.none", news.seats[0] if news.seats else -1, names=names)
