"""The log of a game: news as lines with links."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import islice, takewhile

from game.app.games.firefly.causes import Causes
from game.app.games.firefly.situation import Situation
from game.app.games.firefly.telling import Telling, entry
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.core.news import News, seat_of, word_of
from game.rules.firefly import news as kinds

PRICES: dict[type[News], str] = {kinds.Bought: "bought", kinds.Hired: "hire"}
"""News of a card that is paid for, with why the money went that was paid right before."""
HIDDEN = (kinds.Job, kinds.Considered)
"""News of cards that only their captain may know."""
BETWEEN = (kinds.Left, kinds.Token, kinds.Bought)
"""What is told between a price and who is hired for it."""


def entries(
    now: Situation,
    words: Words,
    told: Sequence[tuple[int, News]],
    earlier: Iterable[News] = (),
    alone: Container[int] = (),
) -> list[Entry]:
    """The lines for news, each with the number of answers up to it; cards that only their captain knows and that come
    one after the other are one line. `earlier`: the news of the turn before the first of these; `alone`: the answers
    that were given by themselves."""
    found: list[Entry] = []
    causes, same, told = Causes(earlier), 1, summed(told)
    for number, (after, news) in enumerate(told):
        why = ("only", "") if isinstance(news, kinds.Option) and after - 1 in alone else causes.of(news)
        causes.hear(news)
        if number and unseen(told[number - 1]) == unseen(told[number]) != "" or _paid(told, number):
            continue
        count = run(told, number)
        paid = price(told, number) or -_free(told, number)
        shown = news._replace(card="") if count and isinstance(news, HIDDEN) else news
        line = entry(Telling(now, words, news, after, max(1, count), paid, why), shown)
        if line is None:
            continue
        line = line._replace(kind=type(news))
        same = same + 1 if found and _again(line, found[-1], words, same) else 1
        if same > 1:
            found[-1] = line._replace(text=_times(words, line.text, same))
        else:
            found.append(line)
    return found


def summed(told: Sequence[tuple[int, News]]) -> list[tuple[int, News]]:
    """News with goods of one kind that come or go one after the other as one piece of news."""
    found: list[tuple[int, News]] = []
    for after, news in told:
        last = found[-1][1] if found and found[-1][0] == after else None
        if isinstance(news, kinds.Goods) and isinstance(last, kinds.Goods) and _same(last, news):
            found[-1] = after, news._replace(n=last.n + news.n)
        else:
            found.append((after, news))
    return found


def _same(one: kinds.Goods, other: kinds.Goods) -> bool:
    """Whether goods come or go both times, of the same seat, kind and place, for the same reason."""
    return one.n * other.n > 0 and one._replace(n=0) == other._replace(n=0)


def _times(words: Words, text: str, n: int) -> str:
    """A line that is told so many times."""
    return words("firefly.log.times", line=text.removesuffix("."), n=n) if n > 1 else text


def _again(line: Entry, last: Entry, words: Words, same: int) -> bool:
    """Whether a line says of an answer what the one before it does, which stands for that many."""
    return (line.after, line.kind, _times(words, line.text, same)) == (last.after, last.kind, last.text)


def unseen(one: tuple[int, News]) -> str:
    """What news of a card that only its captain knows has in common with others that make one line with it; "" for
    other news."""
    after, news = one
    if not isinstance(news, HIDDEN) or news.card[:1] not in ("", "?"):
        return ""
    return f"{word_of(news)} {news.seat} {after if isinstance(news, kinds.Job) else ''}"


def run(told: Sequence[tuple[int, News]], begin: int) -> int:
    """How many pieces of news from there on make one line, 0 for one that stands for itself."""
    kind = unseen(told[begin])
    return sum(1 for _ in takewhile(lambda one: unseen(one) == kind, islice(told, begin, None))) if kind else 0


def price(told: Sequence[tuple[int, News]], at: int) -> int:
    """What a seat paid for the card it bought or hired there, 0 for nothing and for other news."""
    after, news = told[at]
    for then, one in reversed(told[max(0, at - 1 - len(BETWEEN)) : at] if _named(news) else ()):
        of_card = isinstance(one, kinds.Money) and one.seat == seat_of(news) and one.why in PRICES.values()
        if then == after and isinstance(one, kinds.Money) and of_card:
            return -one.n
        if not isinstance(one, BETWEEN):
            break
    return 0


def _free(told: Sequence[tuple[int, News]], at: int) -> bool:
    """Whether somebody was hired from a Supply Deck who cost nothing: some captains pay nobody to come."""
    news, last = told[at][1], told[at - 1][1]
    if not at or not isinstance(news, kinds.Hired) or not isinstance(last, kinds.Bought):
        return False
    return (last.seat, last.card) == (news.seat, news.card) and not price(told, at)


def _named(news: News) -> bool:
    return isinstance(news, (kinds.Bought, kinds.Hired)) and not news.card.startswith("?")


def _paid(told: Sequence[tuple[int, News]], at: int) -> bool:
    """Whether money is the price of a card, which the line of the card says."""
    if not isinstance(told[at][1], kinds.Money):
        return False
    later = range(at + 1, min(len(told), at + 3 + len(BETWEEN)))
    card = next((i for i in later if type(told[i][1]) in PRICES), -1)
    return card >= 0 and price(told[: card + 1][at:], card - at) > 0


def tail(told: Sequence[News]) -> list[News]:
    """The last of news, with those before it that its line speaks of, too."""
    kind = unseen((0, told[-1]))
    if kind:
        return list(takewhile(lambda one: unseen((0, one)) == kind, reversed(told)))[::-1]
    return list(told[-2 - len(BETWEEN) :] if price([(0, one) for one in told], len(told) - 1) else told[-1:])
