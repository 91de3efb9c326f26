"""One piece of news of a game as a line of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.games.fancards.causes import Line, in_words
from game.app.games.fancards.names import plain, title
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.rulings import line_of_news
from game.content.fancards.records import Hazard, Instant
from game.rules.fancards.faces import face, is_epic, job_face
from game.rules.fancards.state import FanCards, seat_of

GAME = "fancards"
HELPS = ("roll", "unit_health", "bounty-raised", "trap")
"""What a nasty instant does for a unit; others are used against somebody."""


class Looked(Protocol):
    """Who looks at a table: the state as it is seen, and the players' names."""

    g: FanCards

    def name(self, seat: int) -> str:
        """The player's name at a seat."""


def foe_name(words: Words, card: str) -> str:
    """What a card is called that fights; a unit of a job, "foe:<job>:<number>", by the job."""
    if not card.startswith("foe:"):
        return title(card)
    _, job, number = card.split(":")
    record = face(job)
    foes = (record.keeper,) if hasattr(record, "keeper") else job_face(job).foes
    return foes[int(number)].name if int(number) < len(foes) else title(job)


class Telling:
    """What a line needs beside the news itself: of how many answers it is told (`after`), and the `line` it is."""

    def __init__(self, now: Looked, words: Words, line: Line) -> None:
        self.now, self.words, self.after, self.what = now, words, line.after, str(line.news[0])
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
        about: list[Subject] = [("card", card), ("card", foe.split(":")[1] if foe.startswith("foe:") else foe)]
        said = foe_name(self.words, card), foe_name(self.words, foe)
        return self.line(key, seat, about, "", other, card=said[0], foe=said[1], **values)

    def place(self, cell: str) -> str:
        """What lies on a cell, by its name."""
        return title(self.now.g.cells.get(cell, ""))

    def infamy(self, card: str) -> int:
        """What an instant costs in infamy."""
        printed = face(card)
        return printed.infamy if isinstance(printed, Instant) else 0


reads: Readers[Entry | None] = Readers()


def entry(now: Looked, words: Words, line: Line) -> Entry | None:
    """A piece of news as a line; None for what the screen shows otherwise."""
    if any(isinstance(word, str) and word.startswith("?") for word in line.news):
        return None  # a card that nobody sees any more
    found = reads.read(Telling(now, words, line), line.news, None)
    return None if found is None else found._replace(kind=str(line.news[0]))


@reads("reset", "charting")
def _silent(to: Telling, *_said: object) -> None:
    """The table shows it, and what follows says more."""


@reads("turn")
def _turn(to: Telling, seat: int, number: int) -> Entry:
    seats = max(1, len(to.now.g.credits))
    return to.line("turn", seat, [("ship", seat)], n=(number - 1) // seats + 1)._replace(turn=True)


@reads("first", "looked_out", "sunk", "looked")
def _plain(to: Telling, seat: int) -> Entry:
    return to.line(to.what, seat)


@reads("drew", "bounty")
def _counted(to: Telling, seat: int, n: int) -> Entry:
    return to.line(to.what, seat, n=n)


@reads(
    *("ship", "crew", "captain", "returned", "discarded", "uncharted", "played", "answered", "stowed", "dropped"),
    *("got", "sold", "healed", "aboard", "took", "mission", "quit", "lost_job", "warded", "died", "numb", "disbanded"),
    *("sent_back", "mutineer"),
)
def _card(to: Telling, seat: int, card: str) -> Entry:
    return to.of_card(to.what, seat, card)


@reads("posted")
def _posted(to: Telling, card: str) -> Entry:
    return to.of_card("posted", -1, card)


@reads("joined")
def _joined(to: Telling, seat: int, card: str) -> Entry:
    return to.of_card("hired" if to.gains else "joined", seat, card)


@reads("completed")
def _completed(to: Telling, seat: int, card: str) -> Entry:
    if is_epic(card):
        return to.line("epic", seat, [("card", card)], card=plain(card))
    return to.of_card("completed", seat, card)


@reads("credits", "reputation")
def _changed(to: Telling, seat: int, *_said: object) -> Entry:
    gains, cause = in_words(to.words, to.gains), str(to.why[0])
    head = "gain" if sum(to.gains.values()) > 0 else "loss"
    if cause == "strikes":
        return to.of_card("loss.card", seat, str(to.why[2]), gains=gains)
    key = {"hit": "gain.wounds", "turn": "loss.upkeep"}.get(cause, head)
    return to.line(key, seat, gains=gains)


@reads("moved", "roved")
def _moved(to: Telling, seat: int, _before: str, cell: str) -> Entry:
    return to.line(to.what, seat, [("cell", cell)], cell, place=to.place(cell))


@reads("closed")
def _closed(to: Telling, seat: int, cell: str) -> Entry:
    return to.line("closed", seat, [("cell", cell)], cell, place=to.place(cell))


@reads("placed")
def _placed(to: Telling, seat: int, card: str, cell: str) -> Entry:
    return to.of_card("placed", seat, card, cell)


@reads("left", "stage", "loot", "looted")
def _at(to: Telling, seat: int, card: str, cell: str) -> Entry:
    about: list[Subject] = [("card", card), ("cell", cell)]
    return to.line(to.what, seat, about, cell, card=title(card), place=to.place(cell))


@reads("part")
def _part(to: Telling, part: str, cell: str, seat: int = -1) -> Entry:
    return to.of_card("part.found" if seat >= 0 else "part", seat, part, cell, place=to.place(cell))


@reads("attached")
def _attached(to: Telling, seat: int, item: str, card: str) -> Entry:
    about: list[Subject] = [("card", item), ("card", card)]
    return to.line("attached", seat, about, card=title(item), whom=title(card))


@reads("learnt")
def _learnt(to: Telling, seat: int, card: str, trade: str) -> Entry:
    return to.of_card("learnt", seat, card, trade=to.words(f"fancards.trade.{trade}"))


@reads("laid")
def _laid(to: Telling, seat: int, card: str, place: str, infamy: int) -> Entry:
    printed = face(card)
    all_of_them = isinstance(printed, Hazard) and not printed.target
    key = "laid.all" if all_of_them else "laid.team" if ":" in place else "laid"
    return to.of_card(key, seat, card, other=seat_of(place), n=infamy)


@reads("nasty")
def _nasty(to: Telling, seat: int, card: str, target: str, victim: int) -> Entry:
    printed = face(card)
    does = [*(word for word, _ in printed.do), printed.power] if isinstance(printed, Instant) else []
    if any(word in HELPS for word in does):
        return _first_foe(to, "nasty.helps", seat, card, target, victim)
    return to.of_two("nasty", seat, card, target, victim, n=to.infamy(card))


def _first_foe(to: Telling, key: str, seat: int, card: str, foe: str, victim: int) -> Entry:
    """A sentence that names the other card first."""
    found = to.of_two(key, seat, card, foe, victim, n=to.infamy(card))
    return found._replace(about=found.about[::-1])


@reads("jammed")
def _jammed(to: Telling, seat: int, card: str, answer: str, victim: int) -> Entry:
    return _first_foe(to, "jammed", seat, card, answer, victim)


@reads("readied")
def _readied(to: Telling, seat: int, card: str, word: str) -> Entry:
    return to.of_card(f"readied.{word}", seat, card)


@reads("guards", "no_fight")
def _guards(to: Telling, seat: int, card: str, foe: str) -> Entry:
    return to.of_two(to.what, seat, card, foe)


@reads("strikes")
def _strikes(to: Telling, seat: int, card: str, payer: int) -> Entry:
    printed = face(card)
    everybody = isinstance(printed, Hazard) and not printed.target
    return to.of_card("strikes.all" if everybody else "strikes", seat, card, other=payer)


@reads("attacked")
def _attacked(to: Telling, seat: int, place: str, attackers: Sequence[str]) -> Entry:
    return to.line("attacked", seat, other=seat_of(place), cards=", ".join(map(title, attackers)))


@reads("escort")
def _escort(to: Telling, seat: int, card: str, job: str, victim: int) -> Entry:
    about: list[Subject] = [("card", job), ("card", card)]
    return to.line("escort", seat, about, "", victim, card=title(card), job=title(job))


@reads("fought")
def _fought(
    to: Telling, seat: int, mine: str, foe: str, _own: object, _other: object, total: int, theirs: int
) -> Entry:
    end = "won" if total > theirs else "lost" if total < theirs else "tie"
    return to.of_two(f"fought.{end}", seat, mine, foe, total=total, theirs=theirs)


@reads("hit", "killed")
def _hit(to: Telling, seat: int, unit: str) -> Entry:
    shown = unit.split(":")[1] if unit.startswith("foe:") else unit
    return to.line(to.what, seat, [("card", shown)], foe=foe_name(to.words, unit))


@reads("wounded")
def _wounded(to: Telling, seat: int, card: str, n: int) -> Entry:
    return to.of_card("wounded", seat, card, n=n)


@reads("rolled")
def _rolled(to: Telling, seat: int, what: str, faces: Sequence[int]) -> Entry:
    return to.line(f"rolled.{what}", seat, n=sum(faces))


@reads("home")
def _home(to: Telling, seat: int, unit: str, zone: str) -> Entry:
    return to.of_card(f"home.{zone}", seat, unit)


@reads("mutiny")
def _mutiny(to: Telling, seat: int, card: str, rebels: int, _loyal: int) -> Entry:
    return to.of_card("mutiny" if rebels == seat else "mutiny.by", seat, card, other=rebels)


@reads("mutiny_over")
def _mutiny_over(to: Telling, seat: int, card: str) -> Entry:
    return to.of_card("mutiny_over", seat, card) if card else to.line("mutiny_over.none", seat)


@reads("incited")
def _incited(to: Telling, seat: int, victim: int) -> Entry:
    return to.line("incited", seat, other=victim)


@reads("over")
def _over(to: Telling, seats: Sequence[int], *_why: object) -> Entry:
    names = ", ".join(to.now.name(one) for one in seats)
    return to.line("over" if seats else "over.none", seats[0] if seats else -1, names=names)
