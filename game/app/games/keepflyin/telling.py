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
from game.core.state import News

EARNED = ("paid", "bonus", "arrested", "lost", "sold")
"""News after which what comes and goes of Platinum is clear."""


class Telling:
    """What a line needs beside the news itself: `faces`: the counters that all know, by number; `before`: the news
    before it; `turn`: the round; `causes`: where counters lie, and which card does it."""

    def __init__(
        self,
        now: Situation,
        words: Words,
        what: str,
        after: int,
        faces: Mapping[int, str],
        before: News,
        turn: int,
        causes: Causes,
    ) -> None:
        self.now, self.words, self.what, self.after = now, words, what, after
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


reads: Readers[Entry | None] = Readers()


def entry(to: Telling, news: News) -> Entry | None:
    """A piece of news of a round as a line; None for what the screen shows otherwise."""
    seat = news[1] if len(news) > 1 and isinstance(news[1], int) else -1
    known = news[0] in reads.of or not to.words.has(f"hex.log.{news[0]}")
    return reads.read(to, news, None if known else to.line(news[0], seat))


@reads("pursuit", "shown")
def _silent(to: Telling, *_said: object) -> None:
    """The board shows it."""


@reads("turn")
def _turn(to: Telling, seat: int, *_said: object) -> Entry:
    return to.line("turn", seat, [("ship", seat)], n=to.turn)._replace(turn=True)


@reads("rolled")
def _rolled(to: Telling, seat: int, what: str, faces: Sequence[int]) -> Entry | None:
    key = "rolled.tie" if to.causes.again else f"rolled.{what}"
    return to.line(key, seat, n=sum(faces)) if to.words.has(f"hex.log.{key}") else None


@reads("evaded", "caught")
def _met(to: Telling, seat: int, number: int, total: int, limit: int) -> Entry:
    return to.line(to.what, seat, [("counter", number)], foe=to.counter(number), total=total, limit=limit)


@reads("pursues", "no_pursuit", "pursuit_over")
def _pursuit(to: Telling, number: int, prey: int, *rolled: int) -> Entry:
    key = to.what if rolled or to.what == "pursuit_over" else "pursues.sure"
    total, limit = rolled or (0, 0)
    spot = to.causes.spots.get(number, -1)
    return to.line(key, prey, [("counter", number)], spot, foe=to.counter(number), total=total, limit=limit)


@reads("moved")
def _moved(to: Telling, seat: int, leg: Sequence[int]) -> Entry:
    return to.line("moved", seat, [("cell", leg[-1])], leg[-1], place=to.now.where(leg[-1]), n=len(leg) - 1)


@reads("home")
def _home(to: Telling, seat: int, node: int) -> Entry:
    return to.line("home", seat, [("cell", node)], node, place=to.now.where(node), n=0)


@reads("held")
def _held(to: Telling, seat: int, fate: str, node: int) -> Entry:
    return to.line(f"held.{fate}", seat, [("cell", node)], node, place=to.now.where(node), n=0)


@reads("flipped")
def _flipped(to: Telling, node: int, _number: int, face: object) -> Entry:
    key = "flipped.ghost" if str(face).startswith("ghost") else "flipped"
    foe = counter_name(to.words, str(face))
    return to.line(key, -1, [("cell", node)], node, foe=foe, place=to.now.where(node))


@reads("shifted")
def _shifted(to: Telling, number: int, _from: int, node: int) -> Entry:
    about: list[Subject] = [("counter", number), ("cell", node)]
    return to.line("shifted", -1, about, node, foe=to.counter(number), place=to.now.where(node))


@reads("placed")
def _placed(to: Telling, seat: int, number: int, node: int) -> Entry:
    if to.now.session.state.settings["placing"] == "chance":
        return to.line("placed.chance", -1, [("cell", node)], node, place=to.now.where(node))
    return to.line("placed", seat, [("cell", node)], node, foe=to.counter(number), place=to.now.where(node))


@reads("appeared", "echo")
def _appeared(to: Telling, number: int, node: int) -> Entry:
    return to.line(to.what, -1, [("cell", node)], node, foe=to.counter(number), place=to.now.where(node))


@reads("scanned")
def _scanned(to: Telling, seat: int, number: int) -> Entry:
    return _known(to, seat, number)


@reads("turned_down")
def _turned_down(to: Telling, number: int) -> Entry:
    return _known(to, -1, number)


def _known(to: Telling, seat: int, number: int) -> Entry:
    """The line about a counter that stays where it lies."""
    node = to.causes.spots.get(number, -1)
    return to.line(to.what, seat, [("counter", number)], node, place=to.now.where(node), foe=to.counter(number))


@reads("mixed")
def _mixed(to: Telling, zone: str, quadrant: int) -> Entry:
    return to.line("mixed", -1, zone=to.words(f"hex.zone.{zone}"), n=quadrant)


@reads("platinum")
def _platinum(to: Telling, seat: int, change: int) -> Entry | None:
    return None if to.before[0] in EARNED or not change else _changed(to, seat, change)


@reads("notoriety")
def _changed(to: Telling, seat: int, change: int) -> Entry:
    """More or less of something, with the card that did it."""
    card, way = to.causes.card, "up" if change > 0 else "down"
    found = to.line(f"{to.what}.{way}", seat, [card] if card else [], n=abs(change))
    why = f" (**{title(str(card[1]))}**)" if card else ""
    return found._replace(text=found.text + why, rule=to.rule(to.what))


@reads("drew", "passed_over", "job", "refused", "niska", "dumped", "seized", "salvaged", "sold", "left_aboard")
def _job(to: Telling, seat: int, card: str, *_said: object) -> Entry:
    return to.line(to.what, seat, [("job", card)], card=title(str(card)))


@reads("event")
def _event(to: Telling, seat: int, card: str) -> Entry:
    return to.line("event", seat, [("event", card)], card=title(str(card)))


@reads("paid")
def _paid(to: Telling, seat: int, money: int, card: str) -> Entry:
    return to.line("paid", seat, [("job", card)], money=money, card=title(str(card)))


@reads("arrested")
def _arrested(to: Telling, seat: int, fine: int) -> Entry:
    return to.line("arrested", seat, money=fine)


@reads("turncoat")
def _turncoat(to: Telling, seat: int, number: int) -> Entry:
    return to.line("turncoat", seat, [("counter", number)], foe=to.counter(number))


@reads("lost")
def _lost(to: Telling, seat: int, why: str) -> Entry:
    return to.line("lost.reavers" if why == "R-KF-87" else "lost.fine", seat)._replace(rule=str(why))


@reads("cleared")
def _cleared(to: Telling, *_hulk: object) -> Entry:
    return to.line("cleared", -1)


@reads("over")
def _over(to: Telling, seats: object, *_why: object) -> Entry:
    winners = seats if isinstance(seats, tuple) else ()
    names = ", ".join(to.now.name(seat) for seat in winners)
    return to.line("over" if winners else "over.none", winners[0] if winners else -1, names=names)
