"""News as acts: what the rules tell of an answer, in the order in which the star chart shows it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from game.app.games.keepflyin.acts import Go, Shown, Turn
from game.app.games.keepflyin.chart.pieces import Act, Piece, Stage
from game.app.games.keepflyin.heard import NEWS
from game.app.games.keepflyin.log import rounds
from game.app.games.keepflyin.panels.counters import counter
from game.app.games.keepflyin.sayings import counter_name
from game.app.games.keepflyin.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.sound import cues
from game.app.table.boards import headings
from game.app.table.moving.acts import Beat, Change, Come, Flight, Note, Throw, heard
from game.core.news import News, word_of
from game.rules.keepflyin import news as kinds
from game.rules.keepflyin.state import seats_from
from game.rules.keepflyin.tokens import sort

READ, GLANCE = 2600.0, 2000.0  # ms that a card is held: for a person's own turn, and for a bot's
QUIET = ("first", "quadrant")  # dice of the set-up that only fill the chart


COUNTED = (kinds.Platinum, kinds.Notoriety)
"""News of a seat's figure and how much comes to it."""
HEADS: dict[type[News], str] = {kinds.Turn: "encounter", kinds.Event: "event"}
"""News with which the top bar turns to somebody, and the phase it shows then."""


class Teller:
    """Turns news into acts. `people`: whose cards are held long enough to be read at leisure; `faces`: the faces of
    counters that were ever seen by all, by number."""

    def __init__(
        self, stage: Stage, words: Words, still: bool, people: Collection[int], faces: Mapping[int, str]
    ) -> None:
        self.stage, self.words, self.still, self.people, self.faces = stage, words, still, people, dict(faces)
        self.at: dict[str, int] = {}
        self.turn_comes: Callable[[int, str, int], object] = lambda seat, phase, turn: None
        self.follow: Callable[[], object] = lambda: None
        self.count: Callable[[str, int, int], object] = lambda what, seat, n: None
        self.last = 0  # the round after all that is told

    def acts(self, now: Situation, news: Sequence[News], dropped: str = "") -> list[Act]:
        """The acts of one answer, told over the situation before it; `dropped`: what the mouse has put down already."""
        self.at = {p.id: p.node for p in self.stage.pieces.values()}
        self.now, self.dropped = now, dropped
        self.setup = now.g.phase == "setup"
        found: list[Act] = []
        turns = rounds(news, seats_from(now.g, now.g.first), self.last)
        i = 0
        while i < len(news):
            one = news[i]
            self.what = word_of(one)
            if isinstance(one, kinds.Shifted):
                way = _along(one, news[i + 1 :])
                found += heard(NEWS.get(type(one), ""), self.flown(f"counter:{one.number}", way))
                found.append(Change(lambda stage: self.follow()))
                i += len(way) - 1
                continue
            if isinstance(one, kinds.Rolled):
                if not (self.setup and one.what in QUIET):
                    found.append(self._throw(one, news[i + 1] if i + 1 < len(news) else None, i))
                i += 1
                continue
            if isinstance(one, (kinds.Turn, kinds.Event)):
                found.append(Change(partial(_tell, self.turn_comes, one.seat, HEADS[type(one)], turns[i])))
                if isinstance(one, kinds.Turn) and one.seat in self.people:
                    found.append(Beat())
            if isinstance(one, COUNTED):  # the figure changes with its note
                found.append(Change(partial(_counted, self.count, self.what, one.seat, one.change)))
            found += heard(NEWS.get(type(one), ""), reads.read(self, one, []))
            if isinstance(one, (kinds.Moved, kinds.Held)):
                found.append(Change(lambda stage: self.follow()))
            i += 1
        return found

    def _throw(self, roll: kinds.Rolled, after: News | None, seed: int) -> Act:
        """Dice that fall, with the sentence that belongs to them."""
        total, good = sum(roll.faces), ""
        says = self.words(f"hex.dice.{roll.what}", n=total)
        if isinstance(after, (kinds.Evaded, kinds.Caught, kinds.Pursues, kinds.NoPursuit)):
            good = "won" if isinstance(after, (kinds.Evaded, kinds.NoPursuit)) else "lost"
            if after.total:
                says = self.words(f"hex.dice.{word_of(after)}", total=after.total, limit=after.limit)
                if after.total != total:
                    says = self.words("hex.dice.sum", n=total, change=f"{after.total - total:+d}", says=says)
        here = self.at.get(f"ship:{roll.seat}", next(iter(self.at.values()), 0))
        luck = roll.seat * 131 + total * 17 + seed
        dice = [("d6", face) for face in roll.faces]
        return Throw(dice, says, luck, partial(self._off, here), self.still, good)

    def _off(self, here: int) -> list[Sequence[float]]:
        """What dice keep off: the ship they fall for, other ships and enemies."""
        spots = [one.node for one in self.stage.standing() if one.kind in ("ship", "up")]
        return [self.stage.board.middle(node) for node in (here, *spots)]

    def flown(self, id: str, path: Sequence[int]) -> list[Act]:
        """A piece on its way; one that the mouse has put down already lands."""
        self.at[id] = path[-1]
        if self.dropped == id:
            return [Change(lambda stage: _move(stage, id, path[-1]), cues.LANDING)]
        return [Flight(id, path, self.still, hop=False)]

    def shown(self, seat: int, card: str, hold: float) -> list[Act]:
        """A card over the chart for so many ms."""
        own = seat in self.people
        return [Shown(card, self.words, self.now.chart.board, self.still, hold, self.now.name(seat), own)]

    def note(self, seat: int, text: str, icon: str, color: str) -> list[Act]:
        """What comes and goes, as a note over the ship it happens to."""
        here = self.at.get(f"ship:{seat}")
        return [] if here is None or self.setup else [Note(here, text, icon, color)]


reads: Readers[Teller, list[Act]] = Readers()


@reads
def _moved(to: Teller, news: kinds.Moved) -> list[Act]:
    return to.flown(f"ship:{news.seat}", news.path)


@reads
def _flipped(to: Teller, news: kinds.Flipped) -> list[Act]:
    node, number, name = news.node, news.number, news.face
    id = f"counter:{number}"
    if name.startswith("?"):
        return []
    to.faces[number] = name
    to.at[id] = node
    face = None if sort(name) == "ghost" else counter(number, name, node)
    if face is None:
        to.at.pop(id, None)
    return [Turn(id, node, name, face)]


@reads
def _placed(to: Teller, news: kinds.Placed | kinds.Echo) -> list[Act]:
    id = f"counter:{news.number}"
    to.at[id] = news.node
    return [Come(Piece(id, "down", news.node), 60.0 if to.setup else 240.0)]


@reads
def _appeared(to: Teller, news: kinds.Appeared) -> list[Act]:
    number = news.number
    face = to.faces.get(number, "")
    to.at[f"counter:{number}"] = news.node
    return [Come(counter(number, face, news.node))] if face else []


@reads
def _turned_down(to: Teller, news: kinds.TurnedDown) -> list[Act]:
    id = f"counter:{news.number}"
    here = to.at.get(id)
    return (
        [Turn(id, here, to.faces.get(news.number, "ghost"), Piece(id, "down", here), False)] if here is not None else []
    )


@reads
def _home(to: Teller, news: kinds.Home) -> list[Act]:
    seat, node = news.seat, news.node
    to.at[f"ship:{seat}"] = node
    return [
        Come(Piece(f"home:{seat}", "home", node, seat=seat), 160.0),
        Come(Piece(f"ship:{seat}", "ship", node, seat=seat)),
    ]


@reads
def _event(to: Teller, news: kinds.Event) -> list[Act]:
    return to.shown(news.seat, news.card, READ if news.seat in to.people else GLANCE)


@reads
def _drew(to: Teller, news: kinds.Drew) -> list[Act]:
    seat = news.seat
    return [] if to.setup or seat == to.now.seat else to.shown(seat, news.card, READ if seat in to.people else GLANCE)


@reads
def _job(to: Teller, news: kinds.Job) -> list[Act]:
    return to.shown(news.seat, news.card, READ) if to.setup and news.seat in to.people else []


@reads
def _held(to: Teller, news: kinds.Held) -> list[Act]:
    node = news.node
    id = f"ship:{news.seat}"
    here = to.at.get(id)
    to.at[id] = node
    return [Flight(id, (here, node), to.still, hop=False)] if here is not None and here != node else []


@reads
def _cleared(to: Teller, news: kinds.Cleared) -> list[Act]:
    return [Go(news.hulk)] if news.hulk in to.at else []


@reads
def _pursuit(to: Teller, news: kinds.Pursues | kinds.PursuitOver) -> list[Act]:
    here = to.at.get(f"counter:{news.number}")
    bad = to.what == "pursues"
    return [Note(here, to.words(f"hex.note.{to.what}"), "run", "bad" if bad else "good")] if here is not None else []


@reads
def _platinum(to: Teller, news: kinds.Platinum) -> list[Act]:
    n = news.change
    text = to.words("hex.note.gain" if n > 0 else "hex.note.loss", n=abs(n))
    return to.note(news.seat, text, "coins", "brass" if n > 0 else "bad") if n else []


@reads
def _notoriety(to: Teller, news: kinds.Notoriety) -> list[Act]:
    n = news.change
    return (
        to.note(news.seat, to.words("hex.note.nr", change=f"{n:+d}"), "star", "bad" if n > 0 else "good") if n else []
    )


@reads
def _caught(to: Teller, news: kinds.Caught) -> list[Act]:
    name = counter_name(to.words, to.faces.get(news.number, ""))
    return to.note(news.seat, to.words("hex.note.caught", name=name), "skull", "bad")


@reads
def _freed(to: Teller, news: kinds.Evaded | kinds.LiesLow | kinds.Released | kinds.Lost) -> list[Act]:
    lost = to.what == "lost"
    return to.note(news.seat, to.words(f"hex.note.{to.what}"), "skull" if lost else "check", "bad" if lost else "good")


def _along(first: kinds.Shifted, more: Sequence[News]) -> list[int]:
    """The way of a counter that is shifted, and by the news right after it further on."""
    way = [first.start, first.node]
    for one in more:
        if not isinstance(one, kinds.Shifted) or one.number != first.number:
            break
        way.append(one.node)
    return way


def _tell(head: Callable[[int, str, int], object], seat: int, phase: str, turn: int, stage: Stage) -> None:
    head(seat, phase, turn)


def _counted(count: Callable[[str, int, int], object], what: str, seat: int, n: int, stage: Stage) -> None:
    count(what, seat, n)


def _move(stage: Stage, id: str, cell: int) -> None:
    piece = stage.pieces.get(id)
    if piece:
        stage.put(headings.arrived(piece, piece.node, cell))
