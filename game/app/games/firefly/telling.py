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
from game.core.state import News
from game.rules.firefly.board import sector
from game.rules.firefly.tokens import face, job_card, kind, option_of


class Telling:
    """What a line needs beside the news itself: of how many pieces of news it is one line (`count`), what was `paid`
    for it (-1: nothing), and `why` it happened, a word and a card."""

    def __init__(
        self,
        now: Situation,
        words: Words,
        what: str,
        after: int,
        count: int = 1,
        paid: int = 0,
        why: tuple[str, str] = ("", ""),
    ) -> None:
        self.now, self.words, self.what, self.after = now, words, what, after
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


reads: Readers[Entry | None] = Readers()


def entry(to: Telling, news: News) -> Entry | None:
    """A piece of news as a line; None for what the screen shows otherwise."""
    what, *rest = news
    if what not in ("considered", "job") and any(isinstance(word, str) and word.startswith("?") for word in rest):
        return None  # a card that has gone back into its deck since
    own: Callable[..., Entry | None] | None = boxes.found("told", what)
    if own is not None:
        return own(to, *rest)
    if what not in reads.of:
        return to.line(what, rest[0] if rest and isinstance(rest[0], int) else -1)
    return reads.read(to, news, None)


@reads("turn")
def _turn(to: Telling, seat: int, number: int) -> Entry | None:
    found = to.line("turn", seat, [("ship", seat)], n=number)
    return found._replace(turn=True) if found else None


@reads("moved")
def _moved(to: Telling, seat: int, begun: int, number: int) -> Entry | None:
    return to.of_place("moved" if begun else "placed", seat, number)


@reads("cruiser", "cutter")
def _hunter(to: Telling, _begun: int, number: int) -> Entry | None:
    return to.of_place(to.what, -1, number)


@reads("option")
def _option(to: Telling, seat: int, card: str, option: int) -> Entry | None:
    if len(getattr(firefly().faces.get(face(card)), "options", ())) == 1:
        return None  # that it was drawn says it all
    return to.line("option", seat, [("card", card)], option=option_of(card, option).title)


@reads("bought")
def _bought(to: Telling, seat: int, card: str) -> Entry | None:
    return None if card and kind(card) == "crew" else _card(to, seat, card)  # they are hired, which is told, too


@reads(
    *("nav", "misbehave", "hired", "left", "killed", "saved", "seized", "dropped", "fitted", "used_up"),
    *("active", "done", "botched", "forfeited", "chosen"),
)
def _card(to: Telling, seat: int, card: str, *_why: object) -> Entry | None:
    if not card:
        return to.line(f"{to.what}.none", seat)
    key = f"{to.what}.for" if to.paid > 0 else f"{to.what}.free" if to.paid else to.what
    return to.of_card(key, seat, str(card), money=to.words("money", n=to.paid))


@reads("considered", "job")
def _drawn(to: Telling, seat: int, card: str) -> Entry | None:
    key = to.what if card and not str(card).startswith("?") else f"{to.what}.hidden"
    return to.line(key, seat, [("card", card)] if card else [], card=title(str(card)), n=to.count)


@reads("dealt")
def _dealt(to: Telling, seat: int, n: int) -> Entry | None:
    return to.line("dealt", seat, n=n)


@reads("money")
def _money(to: Telling, seat: int, moved: int, reason: object) -> Entry | None:
    n, sign = int(moved), "up" if moved > 0 else "down"
    key = f"money.{sign}"
    cause, card = to.why
    if to.words.has(f"firefly.log.money.{reason}"):
        key = f"money.{reason}"
    elif cause != "card" and to.words.has(f"firefly.log.money.{reason}.{sign}"):
        key = f"money.{reason}.{sign}"
    who = job_card(card).bonus[0] if cause == "profession" else ""
    profession = to.words(f"firefly.profession.{who}") if who else ""
    return to.line(key, seat, money=to.words("money", n=abs(n)), profession=profession) if n else None


@reads("rolled")
def _rolled(to: Telling, seat: int, what: str, faces: Sequence[int], crew: str = "") -> Entry | None:
    key, told = f"rolled.{what}", " + ".join(map(str, faces))
    return to.line(key, seat, [("card", crew)] if crew else [], n=sum(faces), faces=told, card=title(crew))


@reads("test")
def _test(to: Telling, seat: int, skill: str, total: int) -> Entry | None:
    return to.line("test", seat, skill=to.words(f"firefly.skill.{skill}"), n=total)


@reads("goods")
def _goods(to: Telling, seat: int, good: str, taken: int, _area: str, why: str = "") -> Entry | None:
    n = int(taken)
    key = "goods.up" if n > 0 else "goods.down" if n < 0 else "goods.moved"
    if n < 0 and why:
        key = f"{key}.{why}"
    return to.line(key, seat, good=to.words(f"firefly.good.{good}", n=abs(n) or 1), n=abs(n))


@reads("warrant")
def _warrant(to: Telling, seat: int, change: int) -> Entry | None:
    n = int(change)
    return to.line("warrant.up" if n > 0 else "warrant.down" if n < 0 else "warrant.search", seat, n=abs(n))


@reads("solid")
def _solid(to: Telling, seat: int, contact: str, now: int, *_why: object) -> Entry | None:
    return to.line("solid" if now else "solid.lost", seat, [("contact", contact)], who=contact_name(contact))


@reads("deal")
def _deal(to: Telling, seat: int, contact: str) -> Entry | None:
    return to.line("deal", seat, [("contact", contact)], who=contact_name(contact))


@reads("token")
def _token(to: Telling, seat: int, crew: str, lies: int, *_why: object) -> Entry | None:
    return to.of_card("token" if lies else "token.off", seat, crew)


@reads("equipped")
def _equipped(to: Telling, seat: int, gear: str, crew: str) -> Entry | None:
    return to.of_card("equipped" if crew else "unequipped", seat, gear, other=title(str(crew)))


@reads("goal")
def _goal(to: Telling, seat: int, number: int, *_said: object) -> Entry | None:
    return to.line("goal", seat, n=number)


@reads("story")
def _story(to: Telling, card: object) -> Entry | None:
    story = firefly().stories.get(str(card).partition("#")[0])
    return to.line("story", -1, [("card", card)], card=story.title if story else "")


@reads("reshuffled")
def _reshuffled(to: Telling, deck: object) -> Entry | None:
    return to.line("reshuffled", -1, deck=deck_name(to.words, str(deck)))


@reads("traded")
def _traded(to: Telling, seat: int, other: int, *_said: object) -> Entry | None:
    found = to.line("traded", seat, other=to.now.name(other))
    return found._replace(other=other) if found else None


@reads("over")
def _over(to: Telling, seats: object, *_why: object) -> Entry | None:
    winners = seats if isinstance(seats, tuple) else ()
    names = ", ".join(to.now.name(one) for one in winners)
    return to.line("over" if winners else "over.none", winners[0] if winners else -1, names=names)
