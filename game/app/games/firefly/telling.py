"""One piece of news of a game as a line of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.games.firefly import boxes
from game.app.games.firefly.names import contact_name, deck_name, title
from game.app.games.firefly.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.rulings import line_of_news
from game.content.firefly import firefly
from game.core.news import News, seat_of, word_of
from game.rules.firefly import news as kinds
from game.rules.firefly.board import sector
from game.rules.firefly.tokens import face, job_card, kind, option_of


class Telling:
    """What a line needs beside the news itself: `what`, their word, of how many pieces of news it is one line
    (`count`), what was `paid` for it (-1: nothing), and `why` it happened, a word and a card."""

    def __init__(
        self,
        now: Situation,
        words: Words,
        news: News,
        after: int,
        count: int = 1,
        paid: int = 0,
        why: tuple[str, str] = ("", ""),
    ) -> None:
        self.now, self.words, self.what, self.after = now, words, word_of(news), after
        self.count, self.paid, self.why = count, paid, why

    def line(self, key: str, whose: int, about: Sequence[Subject] = (), at: int = 0, **values: object) -> Entry | None:
        """The sentence of that key, None where there is none; `about`: where its links lead."""
        words = self.words
        if not words.has(f"firefly.log.{key}"):
            return None
        values.setdefault("name", self.now.name(whose) if whose >= 0 else "")
        rule = line_of_news(self.now.session.rules.id, words, key)
        cause, card = self.why
        if cause and words.has(f"firefly.log.{key}.{cause}"):
            key = f"{key}.{cause}"
            about = (*about, ("card", card)) if card else about
            values["why"] = title(card)
        return Entry(whose, words(f"firefly.log.{key}", **values), tuple(about), at or None, self.after, rule)

    def of_card(self, key: str, seat: int, item: object, **values: object) -> Entry | None:
        """A sentence about a card."""
        return self.line(key, seat, [("card", item)], 0, card=title(str(item)), **values)

    def of_place(self, key: str, seat: int, number: int) -> Entry | None:
        """A sentence about a Sector; one without a planet is space, which is flown into."""
        now = self.now
        key = key if sector(now.g, number).planets else f"{key}.space"
        return self.line(key, seat, [("cell", number)], number, place=now.where(number, self.words))


reads: Readers[Telling, Entry | None] = Readers()


def entry(to: Telling, news: News) -> Entry | None:
    """A piece of news as a line; None for what the screen shows otherwise."""
    hidden = any(isinstance(value, str) and value.startswith("?") for value in news)
    if hidden and not isinstance(news, (kinds.Considered, kinds.Job)):
        return None  # a card that has gone back into its deck since
    own: Callable[[Telling, News], Entry | None] | None = boxes.found("told", type(news))
    if own is not None:
        return own(to, news)
    if type(news) not in reads.of:
        return to.line(to.what, seat_of(news))
    return reads.read(to, news, None)


@reads
def _turn(to: Telling, news: kinds.Turn) -> Entry | None:
    found = to.line("turn", news.seat, [("ship", news.seat)], n=news.turn)
    return found._replace(turn=True) if found else None


@reads
def _moved(to: Telling, news: kinds.Moved) -> Entry | None:
    return to.of_place("moved" if news.start else "placed", news.seat, news.end)


@reads
def _hunter(to: Telling, news: kinds.Cruiser | kinds.Cutter) -> Entry | None:
    return to.of_place(to.what, -1, news.end)


@reads
def _option(to: Telling, news: kinds.Option) -> Entry | None:
    card = news.card
    if len(getattr(firefly().faces.get(face(card)), "options", ())) == 1:
        return None  # that it was drawn says it all
    return to.line("option", news.seat, [("card", card)], option=option_of(card, news.option).title)


@reads
def _bought(to: Telling, news: kinds.Bought) -> Entry | None:
    return None if news.card and kind(news.card) == "crew" else _of_card(to, news)  # they are hired, which is told, too


OfCard = (
    kinds.Nav
    | kinds.Misbehave
    | kinds.Hired
    | kinds.Left
    | kinds.Killed
    | kinds.Saved
    | kinds.Seized
    | kinds.Dropped
    | kinds.Fitted
    | kinds.UsedUp
    | kinds.Active
    | kinds.Done
    | kinds.Botched
    | kinds.Forfeited
    | kinds.Chosen
)


@reads
def _card(to: Telling, news: OfCard) -> Entry | None:
    return _of_card(to, news)


def _of_card(to: Telling, news: OfCard | kinds.Bought) -> Entry | None:
    if not news.card:
        return to.line(f"{to.what}.none", news.seat)
    key = f"{to.what}.for" if to.paid > 0 else f"{to.what}.free" if to.paid else to.what
    return to.of_card(key, news.seat, news.card, money=to.words("money", n=to.paid))


@reads
def _drawn(to: Telling, news: kinds.Considered | kinds.Job) -> Entry | None:
    card = news.card
    key = to.what if card and not card.startswith("?") else f"{to.what}.hidden"
    return to.line(key, news.seat, [("card", card)] if card else [], card=title(card), n=to.count)


@reads
def _dealt(to: Telling, news: kinds.Dealt) -> Entry | None:
    return to.line("dealt", news.seat, n=news.n)


@reads
def _money(to: Telling, news: kinds.Money) -> Entry | None:
    n, reason, sign = news.n, news.why, "up" if news.n > 0 else "down"
    key = f"money.{sign}"
    cause, card = to.why
    if to.words.has(f"firefly.log.money.{reason}"):
        key = f"money.{reason}"
    elif cause != "card" and to.words.has(f"firefly.log.money.{reason}.{sign}"):
        key = f"money.{reason}.{sign}"
    who = job_card(card).bonus[0] if cause == "profession" else ""
    profession = to.words(f"firefly.profession.{who}") if who else ""
    return to.line(key, news.seat, money=to.words("money", n=abs(n)), profession=profession) if n else None


@reads
def _rolled(to: Telling, news: kinds.Rolled) -> Entry | None:
    crew = news.card
    key, told = f"rolled.{news.what}", " + ".join(map(str, news.faces))
    return to.line(key, news.seat, [("card", crew)] if crew else [], n=sum(news.faces), faces=told, card=title(crew))


@reads
def _test(to: Telling, news: kinds.Test) -> Entry | None:
    return to.line("test", news.seat, skill=to.words(f"firefly.skill.{news.skill}"), n=news.total)


@reads
def _goods(to: Telling, news: kinds.Goods) -> Entry | None:
    n = news.n
    key = "goods.up" if n > 0 else "goods.down" if n < 0 else "goods.moved"
    if n < 0 and news.why:
        key = f"{key}.{news.why}"
    return to.line(key, news.seat, good=to.words(f"firefly.good.{news.good}", n=abs(n) or 1), n=abs(n))


@reads
def _warrant(to: Telling, news: kinds.Warrant) -> Entry | None:
    n = news.n
    return to.line("warrant.up" if n > 0 else "warrant.down" if n < 0 else "warrant.search", news.seat, n=abs(n))


@reads
def _solid(to: Telling, news: kinds.Solid) -> Entry | None:
    return to.line(
        "solid" if news.now else "solid.lost", news.seat, [("contact", news.contact)], who=contact_name(news.contact)
    )


@reads
def _deal(to: Telling, news: kinds.Deal) -> Entry | None:
    return to.line("deal", news.seat, [("contact", news.contact)], who=contact_name(news.contact))


@reads
def _token(to: Telling, news: kinds.Token) -> Entry | None:
    return to.of_card("token" if news.lies else "token.off", news.seat, news.card)


@reads
def _equipped(to: Telling, news: kinds.Equipped) -> Entry | None:
    return to.of_card("equipped" if news.crew else "unequipped", news.seat, news.gear, other=title(news.crew))


@reads
def _goal(to: Telling, news: kinds.Goal) -> Entry | None:
    return to.line("goal", news.seat, n=news.n)


@reads
def _story(to: Telling, news: kinds.Story) -> Entry | None:
    story = firefly().stories.get(news.card.partition("#")[0])
    return to.line("story", -1, [("card", news.card)], card=story.title if story else "")


@reads
def _reshuffled(to: Telling, news: kinds.Reshuffled) -> Entry | None:
    return to.line("reshuffled", -1, deck=deck_name(to.words, news.deck))


@reads
def _traded(to: Telling, news: kinds.Traded) -> Entry | None:
    found = to.line("traded", news.seat, other=to.now.name(news.other))
    return found._replace(other=news.other) if found else None


@reads
def _over(to: Telling, news: kinds.Over) -> Entry | None:
    names = ", ".join(map(to.now.name, news.seats))
    return to.line("over" if news.seats else "over.none", news.seats[0] if news.seats else -1, names=names)
