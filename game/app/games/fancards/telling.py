"""One piece of news of a game as a line of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.games.fancards.causes import Line, in_words
from game.app.games.fancards.names import called, card_of, plain, title
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.rulings import line_of_news
from game.content.fancards.records import Hazard, Instant
from game.core.news import word_of
from game.rules.fancards import news as kinds
from game.rules.fancards.faces import face, is_epic
from game.rules.fancards.state import FanCards, seat_of

GAME = "fancards"
HELPS = ("roll", "unit_health", "bounty-raised", "trap")
"""What a nasty instant does for a unit; others are used against somebody."""


class Looked(Protocol):
    """Who looks at a table: the state as it is seen, and the players' names."""

    g: FanCards

    def name(self, seat: int) -> str:
        """The player's name at a seat."""


class Telling:
    """What a line needs beside the news itself: of how many answers it is told (`after`), and the `line` it is."""

    def __init__(self, now: Looked, words: Words, line: Line) -> None:
        self.now, self.words, self.after, self.what = now, words, line.after, word_of(line.news)
        self.gains, self.why = line.gains, line.why

    def line(
        self, key: str, whose: int, about: Sequence[Subject] = (), at: str = "", other: int = -1, **values: object
    ) -> Entry:
        """The sentence of that key; `about`: where its links lead; `at`: the cell where it happened; `other`: who else
        takes part."""
        values.setdefault("name", self.now.name(whose) if whose >= 0 else "")
        values.setdefault("other", self.now.name(other) if other >= 0 else "")
        gains = in_words(self.words, self.gains)
        if gains and self.words.has(f"fancards.log.{key}.for"):
            key, values["gains"] = f"{key}.for", gains
        text = self.words(f"fancards.log.{key}", **values)
        x, _, y = at.partition(",")
        place = (int(x), int(y)) if at else None
        return Entry(whose, text, tuple(about), place, self.after, line_of_news(GAME, self.words, key), other=other)

    def of_card(self, key: str, seat: int, card: str, at: str = "", other: int = -1, **values: object) -> Entry:
        """A sentence about a card."""
        return self.line(key, seat, [("card", card)], at, other, card=title(card), **values)

    def of_two(self, key: str, seat: int, card: str, foe: str, other: int = -1, **values: object) -> Entry:
        """A sentence about two cards that meet."""
        about: list[Subject] = [("card", card), ("card", card_of(foe))]
        said = called(card), called(foe)
        return self.line(key, seat, about, "", other, card=said[0], foe=said[1], **values)

    def place(self, cell: str) -> str:
        """What lies on a cell, by its name."""
        return title(self.now.g.cells.get(cell, ""))

    def infamy(self, card: str) -> int:
        """What an instant costs in infamy."""
        printed = face(card)
        return printed.infamy if isinstance(printed, Instant) else 0


reads: Readers[Telling, Entry | None] = Readers()


def entry(now: Looked, words: Words, line: Line) -> Entry | None:
    """A piece of news as a line; None for what the screen shows otherwise."""
    if any(isinstance(word, str) and word.startswith("?") for word in line.news):
        return None  # a card that nobody sees any more
    found = reads.read(Telling(now, words, line), line.news, None)
    return None if found is None else found._replace(kind=type(line.news))


@reads
def _silent(to: Telling, _news: kinds.Reset | kinds.Charting) -> None:
    """The table shows it, and what follows says more."""


@reads
def _turn(to: Telling, news: kinds.Turn) -> Entry:
    seats = max(1, len(to.now.g.credits))
    return to.line("turn", news.seat, [("ship", news.seat)], n=(news.turn - 1) // seats + 1)._replace(turn=True)


@reads
def _plain(to: Telling, news: kinds.First | kinds.LookedOut | kinds.Sunk | kinds.Looked) -> Entry:
    return to.line(to.what, news.seat)


@reads
def _counted(to: Telling, news: kinds.Drew | kinds.Bounty) -> Entry:
    return to.line(to.what, news.seat, n=news.n)


OfCard = (
    kinds.Ship
    | kinds.Crew
    | kinds.Captain
    | kinds.Returned
    | kinds.Discarded
    | kinds.Uncharted
    | kinds.Played
    | kinds.Answered
    | kinds.Stowed
    | kinds.Dropped
    | kinds.Got
    | kinds.Sold
    | kinds.Healed
    | kinds.Aboard
    | kinds.Took
    | kinds.Mission
    | kinds.Quit
    | kinds.LostJob
    | kinds.Warded
    | kinds.Died
    | kinds.Numb
    | kinds.Disbanded
    | kinds.SentBack
    | kinds.Mutineer
)


@reads
def _card(to: Telling, news: OfCard) -> Entry:
    return to.of_card(to.what, news.seat, news.card)


@reads
def _posted(to: Telling, news: kinds.Posted) -> Entry:
    return to.of_card("posted", -1, news.card)


@reads
def _joined(to: Telling, news: kinds.Joined) -> Entry:
    return to.of_card("hired" if to.gains else "joined", news.seat, news.card)


@reads
def _completed(to: Telling, news: kinds.Completed) -> Entry:
    card = news.card
    if is_epic(card):
        return to.line("epic", news.seat, [("card", card)], card=plain(card))
    return to.of_card("completed", news.seat, card)


@reads
def _changed(to: Telling, news: kinds.Credits | kinds.Reputation) -> Entry:
    gains, why = in_words(to.words, to.gains), to.why
    if isinstance(why, kinds.Strikes):
        return to.of_card("loss.card", news.seat, why.card, gains=gains)
    head = "gain" if sum(to.gains.values()) > 0 else "loss"
    key = "gain.wounds" if isinstance(why, kinds.Hit) else "loss.upkeep" if isinstance(why, kinds.Turn) else head
    return to.line(key, news.seat, gains=gains)


@reads
def _moved(to: Telling, news: kinds.Moved | kinds.Roved) -> Entry:
    cell = news.cell
    return to.line(to.what, news.seat, [("cell", cell)], cell, place=to.place(cell))


@reads
def _closed(to: Telling, news: kinds.Closed) -> Entry:
    cell = news.cell
    return to.line("closed", news.seat, [("cell", cell)], cell, place=to.place(cell))


@reads
def _placed(to: Telling, news: kinds.Placed) -> Entry:
    return to.of_card("placed", news.seat, news.card, news.cell)


@reads
def _at(to: Telling, news: kinds.Left | kinds.Stage | kinds.Loot | kinds.Looted) -> Entry:
    cell = news.cell
    about: list[Subject] = [("card", news.card), ("cell", cell)]
    return to.line(to.what, news.seat, about, cell, card=title(news.card), place=to.place(cell))


@reads
def _part(to: Telling, news: kinds.Part) -> Entry:
    return to.of_card(
        "part.found" if news.seat >= 0 else "part", news.seat, news.part, news.cell, place=to.place(news.cell)
    )


@reads
def _attached(to: Telling, news: kinds.Attached) -> Entry:
    about: list[Subject] = [("card", news.item), ("card", news.card)]
    return to.line("attached", news.seat, about, card=title(news.item), whom=title(news.card))


@reads
def _learnt(to: Telling, news: kinds.Learnt) -> Entry:
    return to.of_card("learnt", news.seat, news.card, trade=to.words(f"fancards.trade.{news.trade}"))


@reads
def _laid(to: Telling, news: kinds.Laid) -> Entry:
    printed = face(news.card)
    all_of_them = isinstance(printed, Hazard) and not printed.target
    key = "laid.all" if all_of_them else "laid.team" if ":" in news.place else "laid"
    return to.of_card(key, news.seat, news.card, other=seat_of(news.place), n=news.infamy)


@reads
def _nasty(to: Telling, news: kinds.Nasty) -> Entry:
    card = news.card
    printed = face(card)
    does = [*(word for word, _ in printed.do), printed.power] if isinstance(printed, Instant) else []
    if any(word in HELPS for word in does):
        return _first_foe(to, "nasty.helps", news.seat, card, news.target, news.victim)
    return to.of_two("nasty", news.seat, card, news.target, news.victim, n=to.infamy(card))


def _first_foe(to: Telling, key: str, seat: int, card: str, foe: str, victim: int) -> Entry:
    """A sentence that names the other card first."""
    found = to.of_two(key, seat, card, foe, victim, n=to.infamy(card))
    return found._replace(about=found.about[::-1])


@reads
def _jammed(to: Telling, news: kinds.Jammed) -> Entry:
    return _first_foe(to, "jammed", news.seat, news.card, news.answer, news.victim)


@reads
def _readied(to: Telling, news: kinds.Readied) -> Entry:
    return to.of_card(f"readied.{news.word}", news.seat, news.card)


@reads
def _guards(to: Telling, news: kinds.Guards | kinds.NoFight) -> Entry:
    return to.of_two(to.what, news.seat, news.card, news.foe)


@reads
def _strikes(to: Telling, news: kinds.Strikes) -> Entry:
    printed = face(news.card)
    everybody = isinstance(printed, Hazard) and not printed.target
    return to.of_card("strikes.all" if everybody else "strikes", news.seat, news.card, other=news.payer)


@reads
def _attacked(to: Telling, news: kinds.Attacked) -> Entry:
    return to.line("attacked", news.seat, other=seat_of(news.place), cards=", ".join(map(title, news.attackers)))


@reads
def _escort(to: Telling, news: kinds.Escort) -> Entry:
    about: list[Subject] = [("card", news.job), ("card", news.card)]
    return to.line("escort", news.seat, about, "", news.victim, card=title(news.card), job=title(news.job))


@reads
def _fought(to: Telling, news: kinds.Fought) -> Entry:
    total, theirs = news.total, news.against
    end = "won" if total > theirs else "lost" if total < theirs else "tie"
    return to.of_two(f"fought.{end}", news.seat, news.mine, news.foe, total=total, theirs=theirs)


@reads
def _hit(to: Telling, news: kinds.Hit | kinds.Killed) -> Entry:
    return to.line(to.what, news.seat, [("card", card_of(news.unit))], foe=called(news.unit))


@reads
def _wounded(to: Telling, news: kinds.Wounded) -> Entry:
    return to.of_card("wounded", news.seat, news.card, n=news.n)


@reads
def _rolled(to: Telling, news: kinds.Rolled) -> Entry:
    return to.line(f"rolled.{news.what}", news.seat, n=sum(news.faces))


@reads
def _home(to: Telling, news: kinds.Home) -> Entry:
    return to.of_card(f"home.{news.zone}", news.seat, news.card)


@reads
def _mutiny(to: Telling, news: kinds.Mutiny) -> Entry:
    return to.of_card("mutiny" if news.rebels == news.seat else "mutiny.by", news.seat, news.card, other=news.rebels)


@reads
def _mutiny_over(to: Telling, news: kinds.MutinyOver) -> Entry:
    return to.of_card("mutiny_over", news.seat, news.card) if news.card else to.line("mutiny_over.none", news.seat)


@reads
def _incited(to: Telling, news: kinds.Incited) -> Entry:
    return to.line("incited", news.seat, other=news.victim)


@reads
def _over(to: Telling, news: kinds.Over) -> Entry:
    seats = news.seats
    names = ", ".join(to.now.name(one) for one in seats)
    return to.line("over" if seats else "over.none", seats[0] if seats else -1, names=names)
