"""News as acts: what the rules tell of an answer, in the order in which the star chart shows it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from game.app.games.keepflyin.acts import Go, Shown, Turn
from game.app.games.keepflyin.chart.pieces import Piece
from game.app.games.keepflyin.heard import NEWS
from game.app.games.keepflyin.log import rounds
from game.app.games.keepflyin.panels.counters import counter
from game.app.games.keepflyin.sayings import counter_name
from game.app.games.keepflyin.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.sound import cues
from game.app.table.moving.acts import Beat, Change, Come, Flight, Note, Throw, heard
from game.app.table.moving.animate import Act, Stage
from game.core.state import News
from game.rules.keepflyin.state import seats_from
from game.rules.keepflyin.tokens import sort

READ, GLANCE = 2600.0, 2000.0  # ms that a card is held: for a person's own turn, and for a bot's
QUIET = ("first", "quadrant")  # dice of the set-up that only fill the chart


COUNTED = ("platinum", "notoriety")
"""News of a seat's figure and how much comes to it."""
HEADS = {"turn": "encounter", "event": "event"}
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
            if one[0] == "shifted":
                j = i
                path = [one[2], one[3]]
                while j + 1 < len(news) and news[j + 1][0] == "shifted" and news[j + 1][1] == one[1]:
                    j += 1
                    path.append(news[j][3])
                found += heard(NEWS.get(one[0], ""), self.flown(f"counter:{one[1]}", path))
                found.append(Change(lambda stage: self.follow()))
                i = j + 1
                continue
            if one[0] == "rolled":
                if not (self.setup and one[2] in QUIET):
                    found.append(self._throw(one, news[i + 1] if i + 1 < len(news) else (), i))
                i += 1
                continue
            if one[0] in HEADS:
                found.append(Change(partial(_tell, self.turn_comes, one[1], HEADS[one[0]], turns[i])))
                if one[0] == "turn" and one[1] in self.people:
                    found.append(Beat())
            if one[0] in COUNTED:  # the figure changes with its note
                found.append(Change(partial(_counted, self.count, str(one[0]), int(one[1]), int(one[2]))))
            self.what = str(one[0])
            found += heard(NEWS.get(one[0], ""), reads.read(self, one, []))
            if one[0] in ("moved", "held"):
                found.append(Change(lambda stage: self.follow()))
            i += 1
        return found

    def _throw(self, roll: News, after: News, seed: int) -> Act:
        """Dice that fall, with the sentence that belongs to them."""
        _, seat, what, faces = roll
        total = sum(faces)
        says = self.words(f"hex.dice.{what}", n=total)
        if after and after[0] in ("evaded", "caught", "pursues", "no_pursuit") and len(after) > 4:
            says = self.words(f"hex.dice.{after[0]}", total=after[3], limit=after[4])
            if after[3] != total:
                says = self.words("hex.dice.sum", n=total, change=f"{after[3] - total:+d}", says=says)
        here = self.at.get(f"ship:{seat}", next(iter(self.at.values()), 0))
        good = (
            {"evaded": "won", "caught": "lost", "pursues": "lost", "no_pursuit": "won"}.get(after[0], "")
            if after
            else ""
        )
        luck = seat * 131 + total * 17 + seed
        return Throw([("d6", face) for face in faces], says, luck, partial(self._off, here), self.still, good)

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
        return [Shown(card, self.words, self.now.chart.board, self.still, hold, self.now.name(seat))]

    def note(self, seat: int, text: str, icon: str, color: str) -> list[Act]:
        """What comes and goes, as a note over the ship it happens to."""
        here = self.at.get(f"ship:{seat}")
        return [] if here is None or self.setup else [Note(here, text, icon, color)]


reads: Readers[list[Act]] = Readers()


@reads("moved")
def _moved(to: Teller, seat: int, path: Sequence[int]) -> list[Act]:
    return to.flown(f"ship:{seat}", path)


@reads("flipped")
def _flipped(to: Teller, node: int, number: int, name: str) -> list[Act]:
    id = f"counter:{number}"
    if name.startswith("?"):
        return []
    to.faces[number] = name
    to.at[id] = node
    face = None if sort(name) == "ghost" else counter(number, name, node)
    if face is None:
        to.at.pop(id, None)
    return [Turn(id, node, name, face)]


@reads("placed", "echo")
def _placed(to: Teller, *told: int) -> list[Act]:
    number, node = told[-2:]
    to.at[f"counter:{number}"] = node
    return [Come(Piece(f"counter:{number}", "down", node), 60.0 if to.setup else 240.0)]


@reads("appeared")
def _appeared(to: Teller, number: int, node: int, *_more: object) -> list[Act]:
    face = to.faces.get(number, "")
    to.at[f"counter:{number}"] = node
    return [Come(counter(number, face, node))] if face else []


@reads("turned_down")
def _turned_down(to: Teller, number: int, *_more: object) -> list[Act]:
    id = f"counter:{number}"
    here = to.at.get(id)
    return [Turn(id, here, to.faces.get(number, "ghost"), Piece(id, "down", here), False)] if here is not None else []


@reads("home")
def _home(to: Teller, seat: int, node: int) -> list[Act]:
    to.at[f"ship:{seat}"] = node
    return [
        Come(Piece(f"home:{seat}", "home", node, seat=seat), 160.0),
        Come(Piece(f"ship:{seat}", "ship", node, seat=seat)),
    ]


@reads("event")
def _event(to: Teller, seat: int, card: str, *_more: object) -> list[Act]:
    return to.shown(seat, card, READ if seat in to.people else GLANCE)


@reads("drew")
def _drew(to: Teller, seat: int, card: str, *_more: object) -> list[Act]:
    return [] if to.setup or seat == to.now.seat else _event(to, seat, card)


@reads("job")
def _job(to: Teller, seat: int, card: str, *_more: object) -> list[Act]:
    return to.shown(seat, card, READ) if to.setup and seat in to.people else []


@reads("held")
def _held(to: Teller, seat: int, _by: object, node: int, *_more: object) -> list[Act]:
    id = f"ship:{seat}"
    here = to.at.get(id)
    to.at[id] = node
    return [Flight(id, (here, node), to.still, hop=False)] if here is not None and here != node else []


@reads("cleared")
def _cleared(to: Teller, id: str, *_more: object) -> list[Act]:
    return [Go(id)] if id in to.at else []


@reads("pursues", "pursuit_over")
def _pursuit(to: Teller, number: int, *_more: object) -> list[Act]:
    here = to.at.get(f"counter:{number}")
    bad = to.what == "pursues"
    return [Note(here, to.words(f"hex.note.{to.what}"), "run", "bad" if bad else "good")] if here is not None else []


@reads("platinum")
def _platinum(to: Teller, seat: int, n: int, *_more: object) -> list[Act]:
    text = to.words("hex.note.gain" if n > 0 else "hex.note.loss", n=abs(n))
    return to.note(seat, text, "coins", "brass" if n > 0 else "bad") if n else []


@reads("notoriety")
def _notoriety(to: Teller, seat: int, n: int, *_more: object) -> list[Act]:
    return to.note(seat, to.words("hex.note.nr", change=f"{n:+d}"), "star", "bad" if n > 0 else "good") if n else []


@reads("caught")
def _caught(to: Teller, seat: int, number: int, *_more: object) -> list[Act]:
    name = counter_name(to.words, to.faces.get(number, ""))
    return to.note(seat, to.words("hex.note.caught", name=name), "skull", "bad")


@reads("evaded", "lies_low", "released", "lost")
def _freed(to: Teller, seat: int, *_more: object) -> list[Act]:
    lost = to.what == "lost"
    return to.note(seat, to.words(f"hex.note.{to.what}"), "skull" if lost else "check", "bad" if lost else "good")


def _tell(head: Callable[[int, str, int], object], seat: int, phase: str, turn: int, stage: Stage) -> None:
    head(seat, phase, turn)


def _counted(count: Callable[[str, int, int], object], what: str, seat: int, n: int, stage: Stage) -> None:
    count(what, seat, n)


def _move(stage: Stage, id: str, cell: int) -> None:
    piece = stage.pieces.get(id)
    if piece:
        stage.put(piece._replace(node=cell))
