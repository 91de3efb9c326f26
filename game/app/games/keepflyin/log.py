"""The log of a game: news as lines with links."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.app.games.keepflyin.causes import Causes
from game.app.games.keepflyin.sayings import counter_name, title
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.rulings import line_of_news
from game.core.state import News
from game.rules.keepflyin.state import seats_from

EARNED = ("paid", "bonus", "arrested", "lost", "sold")
"""News after which what comes and goes of Platinum is clear."""
SILENT = ("pursuit", "shown")


def entries(
    now: Situation,
    words: Words,
    told: Sequence[tuple[int, News]],
    faces: Mapping[int, str],
    last: int,
    earlier: Iterable[News] = (),
) -> list[Entry]:
    """The lines for news, each with the number of answers up to it; `faces`: the counters all have seen, by number;
    `last`: the round after all of this; `earlier`: the news of the turn before the first of these."""
    known, found, order = dict(faces), list[Entry](), seats_from(now.g, now.g.first)
    for _, news in reversed(told):  # what nobody knew yet has no name before it was turned up
        if news[0] in ("flipped", "appeared"):
            known.pop(news[2] if news[0] == "flipped" else news[1], None)
    before: News = ("",)
    whole = [news for _, news in told]
    causes = Causes(now.g.spot, whole, earlier)
    for (after, news), turn in zip(told, rounds(whole, order, last)):
        if news[0] == "flipped" and not str(news[3]).startswith("?"):
            known[news[2]] = news[3]
        elif news[0] == "appeared":
            known[news[1]] = faces.get(news[1], "")
        causes.hear(news)
        line = entry(now, words, news, after, known, before, turn, causes)
        if line is not None:
            found.append(line._replace(kind=str(news[0])))
        if news[0] == "turned_down":  # from now on it is one of those that are mixed with each other
            known.pop(news[1], None)
        if news[0] != "platinum":
            before = news
    return found


def rounds(told: Sequence[News], order: Sequence[int], last: int) -> list[int]:
    """The round of each piece of news that is a turn, `last` at the end: one begins where the turn comes to whoever
    plays first in `order`, or who is next behind."""
    found, later = list[int](), -1
    for news in reversed(told):
        if news[0] == "turn":
            at = order.index(int(news[1]))
            if 0 <= later <= at:
                last -= 1
            later = at
        found.append(last)
    return found[::-1]


def entry(
    now: Situation,
    words: Words,
    news: News,
    after: int,
    faces: Mapping[int, str],
    before: News,
    turn: int,
    causes: Causes,
) -> Entry | None:
    """A piece of news of a round as a line; None for what the screen shows otherwise."""
    what, *rest = news
    seat = rest[0] if rest and isinstance(rest[0], int) else -1

    def line(key: str, whose: int, about: Sequence[Subject] = (), node: int = -1, **values: object) -> Entry:
        values.setdefault("name", now.name(whose) if whose >= 0 else "")
        rule = line_of_news(now.session.rules.id, words, key)
        return Entry(whose, words(f"hex.log.{key}", **values), tuple(about), node if node >= 0 else None, after, rule)

    def counter(number: int) -> str:
        return counter_name(words, faces.get(number, ""))

    if what in SILENT or (what == "platinum" and (before[0] in EARNED or not rest[1])):
        return None
    if what == "turn":
        return line("turn", seat, [("ship", seat)], n=turn)._replace(turn=True)
    if what == "rolled":
        key = "rolled.tie" if causes.again else f"rolled.{rest[1]}"
        return line(key, seat, n=sum(rest[2])) if words.has(f"hex.log.{key}") else None
    if what in ("evaded", "caught"):
        return line(what, seat, [("counter", rest[1])], foe=counter(rest[1]), total=rest[2], limit=rest[3])
    if what in ("pursues", "no_pursuit", "pursuit_over"):
        number, prey = rest[0], rest[1]
        return line(
            what if len(rest) > 2 or what == "pursuit_over" else "pursues.sure",
            prey,
            [("counter", number)],
            causes.spots.get(number, -1),
            foe=counter(number),
            total=rest[2] if len(rest) > 2 else 0,
            limit=rest[3] if len(rest) > 3 else 0,
        )
    if what in ("moved", "home", "held"):
        node = rest[1][-1] if what == "moved" else rest[-1]
        key = f"held.{rest[1]}" if what == "held" else what
        return line(
            key, seat, [("cell", node)], node, place=now.where(node), n=len(rest[1]) - 1 if what == "moved" else 0
        )
    if what == "flipped":
        key = "flipped.ghost" if str(rest[2]).startswith("ghost") else "flipped"
        at, foe = rest[0], counter_name(words, rest[2])
        return line(key, -1, [("cell", at)], at, foe=foe, place=now.where(at))
    if what == "shifted":
        number, node = rest[0], rest[2]
        return line(
            "shifted", -1, [("counter", number), ("cell", node)], node, foe=counter(number), place=now.where(node)
        )
    if what in ("placed", "appeared", "echo"):
        number, node = rest[-2], rest[-1]
        if what == "placed" and now.session.state.settings["placing"] == "chance":
            return line("placed.chance", -1, [("cell", node)], node, place=now.where(node))
        return line(
            what, seat if what == "placed" else -1, [("cell", node)], node, foe=counter(number), place=now.where(node)
        )
    if what in ("scanned", "turned_down"):
        number = rest[-1]
        node = causes.spots.get(number, -1)
        who = seat if what == "scanned" else -1
        return line(what, who, [("counter", number)], node, place=now.where(node), foe=counter(number))
    if what == "mixed":
        return line("mixed", -1, zone=words(f"hex.zone.{rest[0]}"), n=rest[1])
    if what in ("platinum", "notoriety"):
        n = int(rest[1])
        found = line(f"{what}.{'up' if n > 0 else 'down'}", seat, [causes.card] if causes.card else [], n=abs(n))
        why = f" (**{title(str(causes.card[1]))}**)" if causes.card else ""
        return found._replace(text=found.text + why, rule=line_of_news(now.session.rules.id, words, what))
    return _cards(now, words, what, rest, line, counter)


def _cards(now: Situation, words: Words, what: str, rest: list[object], line: object, counter: object) -> Entry | None:
    """Lines about cards, money and fates."""
    assert callable(line) and callable(counter)
    seat = rest[0] if rest and isinstance(rest[0], int) else -1
    found: Entry
    if what in ("drew", "passed_over", "job", "refused", "niska", "dumped", "salvaged", "sold"):
        found = line(what, seat, [("job", rest[1])], card=title(str(rest[1])))
        return found
    if what == "event":
        found = line("event", seat, [("event", rest[1])], card=title(str(rest[1])))
        return found
    if what == "left_aboard":
        found = line("left_aboard", seat, [("job", rest[1])], card=title(str(rest[1])))
        return found
    if what == "paid":
        found = line("paid", seat, [("job", rest[2])], money=rest[1], card=title(str(rest[2])))
        return found
    if what == "arrested":
        found = line("arrested", seat, money=rest[1])
        return found
    if what == "turncoat":
        found = line("turncoat", seat, [("counter", rest[1])], foe=counter(rest[1]))
        return found
    if what == "lost":
        found = line("lost.reavers" if rest[1] == "R-KF-87" else "lost.fine", seat)
        return found._replace(rule=str(rest[1]))
    if what == "cleared":
        found = line("cleared", -1)
        return found
    if what == "over":
        seats = rest[0] if isinstance(rest[0], tuple) else ()
        names = ", ".join(now.name(s) for s in seats)
        found = line("over" if seats else "over.none", seats[0] if seats else -1, names=names)
        return found
    if words.has(f"hex.log.{what}"):
        found = line(what, seat)
        return found
    return None
