"""The log of a game: news as lines with links."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice, takewhile

from game.app.games.firefly.causes import Causes
from game.app.games.firefly.names import contact_name, deck_name, title
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.rulings import line_of_news
from game.content.firefly import firefly
from game.core.state import News
from game.rules.firefly.tokens import face, job_card, kind, option_of

CARDS = (
    "nav",
    "misbehave",
    "bought",
    "hired",
    "left",
    "killed",
    "saved",
    "seized",
    "dropped",
    "fitted",
    "used_up",
    "active",
    "done",
    "botched",
    "chosen",
)
"""News of a seat and a card."""
PRICES = {"bought": "bought", "hired": "hire"}
"""News of a card that is paid for, with why the money went that was paid right before."""
BETWEEN = ("left", "token", "bought")
"""What is told between a price and who is hired for it."""


def entries(
    now: Situation, words: Words, told: Sequence[tuple[int, News]], earlier: Iterable[News] = ()
) -> list[Entry]:
    """The lines for news, each with the number of answers up to it; cards that only their captain knows and that come
    one after the other are one line. `earlier`: the news of the turn before the first of these."""
    found, causes = [], Causes(earlier)
    for number, (after, news) in enumerate(told):
        why = causes.of(news)
        causes.hear(news)
        if number and unseen(told[number - 1]) == unseen(told[number]) != "" or _paid(told, number):
            continue
        count = run(told, number)
        line = entry(
            now,
            words,
            (*news[:2], "") if count else news,
            after,
            max(1, count),
            price(told, number) or -_free(told, number),
            why,
        )
        if line is not None:
            found.append(line._replace(kind=str(news[0])))
    return found


def unseen(one: tuple[int, News]) -> str:
    """What news of a card that only its captain knows has in common with others that make one line with it; "" for
    other news."""
    after, news = one
    if news[0] not in ("job", "considered") or str(news[2])[:1] not in ("", "?"):
        return ""
    return f"{news[0]} {news[1]} {after if news[0] == 'job' else ''}"


def run(told: Sequence[tuple[int, News]], begin: int) -> int:
    """How many pieces of news from there on make one line, 0 for one that stands for itself."""
    kind = unseen(told[begin])
    return sum(1 for _ in takewhile(lambda one: unseen(one) == kind, islice(told, begin, None))) if kind else 0


def price(told: Sequence[tuple[int, News]], at: int) -> int:
    """What a seat paid for the card it bought or hired there, 0 for nothing and for other news."""
    after, news = told[at]
    for then, one in reversed(told[max(0, at - 1 - len(BETWEEN)) : at] if _named(news) else ()):
        if then == after and one[0] == "money" and one[1] == news[1] and one[3] in PRICES.values():
            return -int(one[2])
        if one[0] not in BETWEEN:
            break
    return 0


def _free(told: Sequence[tuple[int, News]], at: int) -> bool:
    """Whether somebody was hired from a Supply Deck who cost nothing: some captains pay nobody to come."""
    news = told[at][1]
    return bool(at) and news[0] == "hired" and told[at - 1][1] == ("bought", *news[1:]) and not price(told, at)


def _named(news: News) -> bool:
    return news[0] in PRICES and not str(news[2]).startswith("?")


def _paid(told: Sequence[tuple[int, News]], at: int) -> bool:
    """Whether money is the price of a card, which the line of the card says."""
    if told[at][1][0] != "money":
        return False
    later = range(at + 1, min(len(told), at + 3 + len(BETWEEN)))
    card = next((i for i in later if told[i][1][0] in PRICES), -1)
    return card >= 0 and price(told[: card + 1][at:], card - at) > 0


def tail(told: Sequence[News]) -> list[News]:
    """The last of news, with those before it that its line speaks of, too."""
    kind = unseen((0, told[-1]))
    if kind:
        return list(takewhile(lambda one: unseen((0, one)) == kind, reversed(told)))[::-1]
    return list(told[-2 - len(BETWEEN) :] if price([(0, one) for one in told], len(told) - 1) else told[-1:])


def entry(
    now: Situation, words: Words, news: News, after: int, count: int = 1, paid: int = 0, why: tuple[str, str] = ("", "")
) -> Entry | None:
    """A piece of news, or so many of them, as a line, with what was `paid` for it (-1: nothing) and
    `why` it happened, a word and a card; None for what the screen shows otherwise."""
    what, *rest = news
    seat = rest[0] if rest and isinstance(rest[0], int) else -1

    def line(key: str, whose: int, about: Sequence[Subject] = (), at: int = 0, **values: object) -> Entry | None:
        if not words.has(f"firefly.log.{key}"):
            return None
        values.setdefault("name", now.name(whose) if whose >= 0 else "")
        rule = line_of_news(now.session.rules.id, words, key)
        if why[0] and words.has(f"firefly.log.{key}.{why[0]}"):
            key = f"{key}.{why[0]}"
            about = (*about, ("card", why[1])) if why[1] else about
            values["why"] = title(why[1])
        return Entry(whose, words(f"firefly.log.{key}", **values), tuple(about), at or None, after, rule)

    if what not in ("considered", "job") and any(isinstance(word, str) and word.startswith("?") for word in rest):
        return None  # a card that has gone back into its deck since
    if what == "turn":
        found = line("turn", seat, [("ship", seat)], n=rest[1])
        return found._replace(turn=True) if found else None
    if what == "moved":
        place = now.where(rest[2], words)
        return line("moved" if rest[1] else "placed", seat, [("cell", rest[2])], rest[2], place=place)
    if what in ("cruiser", "cutter"):
        return line(what, -1, [("cell", rest[1])], rest[1], place=now.where(rest[1], words))
    if what == "option":
        if len(getattr(firefly().faces.get(face(rest[1])), "options", ())) == 1:
            return None  # that it was drawn says it all
        return line("option", seat, [("card", rest[1])], option=option_of(rest[1], rest[2]).title)
    if what in CARDS:
        item = str(rest[1])
        if what == "bought" and item and kind(item) == "crew":
            return None  # they are hired, which is told, too
        if not item:
            return line(f"{what}.none", seat)
        key = f"{what}.for" if paid > 0 else f"{what}.free" if paid else what
        return line(key, seat, [("card", item)], card=title(item), money=words("money", n=paid))
    if what in ("considered", "job"):
        key = what if rest[1] and not str(rest[1]).startswith("?") else f"{what}.hidden"
        return line(key, seat, [("card", rest[1])] if rest[1] else [], card=title(str(rest[1])), n=count)
    if what == "money":
        n, reason = int(rest[1]), str(rest[2])
        sign = "up" if n > 0 else "down"
        key = f"money.{sign}"
        if words.has(f"firefly.log.money.{reason}"):
            key = f"money.{reason}"
        elif words.has(f"firefly.log.money.{reason}.{sign}"):
            key = f"money.{reason}.{sign}"
        who = job_card(why[1]).bonus[0] if why[0] == "profession" else ""
        profession = words(f"firefly.profession.{who}") if who else ""
        return line(key, seat, money=words("money", n=abs(n)), profession=profession) if n else None
    if what == "rolled":
        return line(f"rolled.{rest[1]}", seat, n=sum(rest[2]), faces=" + ".join(str(f) for f in rest[2]))
    if what == "test":
        return line("test", seat, skill=words(f"firefly.skill.{rest[1]}"), n=rest[2])
    if what == "goods":
        n = int(rest[2])
        key = "goods.up" if n > 0 else "goods.down" if n < 0 else "goods.moved"
        return line(key, seat, good=words(f"firefly.good.{rest[1]}", n=abs(n) or 1), n=abs(n))
    if what == "warrant":
        n = int(rest[1])
        return line("warrant.up" if n > 0 else "warrant.down" if n < 0 else "warrant.search", seat, n=abs(n))
    if what == "solid":
        return line("solid" if rest[2] else "solid.lost", seat, [("contact", rest[1])], who=contact_name(rest[1]))
    if what == "deal":
        return line("deal", seat, [("contact", rest[1])], who=contact_name(rest[1]))
    if what == "token":
        return line("token" if rest[2] else "token.off", seat, [("card", rest[1])], card=title(str(rest[1])))
    if what == "equipped":
        return line(
            "equipped" if rest[2] else "unequipped",
            seat,
            [("card", rest[1])],
            card=title(str(rest[1])),
            other=title(str(rest[2])),
        )
    if what == "goal":
        return line("goal", seat, n=rest[1])
    if what == "story":
        story = firefly().stories.get(str(rest[0]).partition("#")[0])
        return line("story", -1, [("card", rest[0])], card=story.title if story else "")
    if what == "reshuffled":
        return line("reshuffled", -1, deck=deck_name(words, str(rest[0])))
    if what == "traded":
        found = line("traded", seat, other=now.name(rest[1]))
        return found._replace(other=rest[1]) if found else None
    if what == "over":
        winners = rest[0] if isinstance(rest[0], tuple) else ()
        names = ", ".join(now.name(one) for one in winners)
        return line("over" if winners else "over.none", winners[0] if winners else -1, names=names)
    return line(what, seat)
