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
        setup = now.g.phase == "setup"
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
                found += heard(NEWS.get(one[0], ""), self._shifted(f"counter:{one[1]}", path, dropped))
                found.append(Change(lambda stage: self.follow()))
                i = j + 1
                continue
            if one[0] == "rolled":
                if not (setup and one[2] in QUIET):
                    found.append(self._throw(one, news[i + 1] if i + 1 < len(news) else (), i))
                i += 1
                continue
            if one[0] in HEADS:
                found.append(Change(partial(_tell, self.turn_comes, one[1], HEADS[one[0]], turns[i])))
                if one[0] == "turn" and one[1] in self.people:
                    found.append(Beat())
            if one[0] in COUNTED:  # the figure changes with its note
                found.append(Change(partial(_counted, self.count, str(one[0]), int(one[1]), int(one[2]))))
            found += heard(NEWS.get(one[0], ""), self._one(now, one, dropped, setup))
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
        return Throw(
            [("d6", face) for face in faces], says, luck, lambda: self.stage.board.middle(here), self.still, good
        )

    def _shifted(self, id: str, path: list[int], dropped: str) -> list[Act]:
        self.at[id] = path[-1]
        if dropped == id:
            return [Change(lambda stage: _move(stage, id, path[-1]), cues.LANDING)]
        return [Flight(id, path, self.still, hop=False)]

    def _one(self, now: Situation, news: News, dropped: str, setup: bool) -> list[Act]:
        what, *rest = news
        if what == "moved":
            seat, path = rest
            id = f"ship:{seat}"
            self.at[id] = path[-1]
            if dropped == id:
                return [Change(lambda stage: _move(stage, id, path[-1]), cues.LANDING)]
            return [Flight(id, path, self.still, hop=False)]
        if what == "flipped":
            return self._flipped(rest[0], rest[1], rest[2])
        if what in ("placed", "echo"):
            number, node = rest[-2], rest[-1]
            self.at[f"counter:{number}"] = node
            return [Come(Piece(f"counter:{number}", "down", node), 60.0 if setup else 240.0)]
        if what == "appeared":
            face = self.faces.get(rest[0], "")
            self.at[f"counter:{rest[0]}"] = rest[1]
            return [Come(counter(rest[0], face, rest[1]))] if face else []
        if what == "turned_down":
            id = f"counter:{rest[0]}"
            here = self.at.get(id)
            name = self.faces.get(rest[0], "ghost")
            return [Turn(id, here, name, Piece(id, "down", here), False)] if here is not None else []
        if what == "home":
            seat, node = rest
            self.at[f"ship:{seat}"] = node
            return [
                Come(Piece(f"home:{seat}", "home", node, seat=seat), 160.0),
                Come(Piece(f"ship:{seat}", "ship", node, seat=seat)),
            ]
        if what in ("event", "drew"):
            if what == "drew" and (setup or rest[0] == now.seat):
                return []
            hold = READ if rest[0] in self.people else GLANCE
            return [Shown(rest[1], self.words, now.chart.board, self.still, hold, now.name(rest[0]))]
        if what == "job" and setup and rest[0] in self.people:
            return [Shown(rest[1], self.words, now.chart.board, self.still, GLANCE, now.name(rest[0]))]
        if what == "held":
            return self._held(rest[0], rest[2])
        if what == "cleared":
            return [Go(rest[0])] if rest[0] in self.at else []
        return self._notes(what, rest, setup)

    def _flipped(self, node: int, number: int, name: str) -> list[Act]:
        id = f"counter:{number}"
        if name.startswith("?"):
            return []
        self.faces[number] = name
        self.at[id] = node
        face = None if sort(name) == "ghost" else counter(number, name, node)
        if face is None:
            self.at.pop(id, None)
        return [Turn(id, node, name, face)]

    def _held(self, seat: int, node: int) -> list[Act]:
        id = f"ship:{seat}"
        here = self.at.get(id)
        self.at[id] = node
        return [Flight(id, (here, node), self.still, hop=False)] if here is not None and here != node else []

    def _notes(self, what: str, rest: Sequence[object], setup: bool) -> list[Act]:
        """What comes and goes, as notes over the ship or the counter it happens to."""
        seat = rest[0] if rest and isinstance(rest[0], int) else -1
        words = self.words
        if what in ("pursues", "pursuit_over"):
            here = self.at.get(f"counter:{seat}")
            bad = what == "pursues"
            return [Note(here, words(f"hex.note.{what}"), "run", "bad" if bad else "good")] if here is not None else []
        here = self.at.get(f"ship:{seat}")
        if here is None or setup:
            return []
        n = rest[1] if len(rest) > 1 and isinstance(rest[1], int) else 0
        if what == "platinum" and n:
            text = words("hex.note.gain" if n > 0 else "hex.note.loss", n=abs(n))
            return [Note(here, text, "coins", "brass" if n > 0 else "bad")]
        if what == "notoriety" and n:
            return [Note(here, words("hex.note.nr", change=f"{n:+d}"), "star", "bad" if n > 0 else "good")]
        if what == "caught":
            name = counter_name(words, self.faces.get(n, ""))
            return [Note(here, words("hex.note.caught", name=name), "skull", "bad")]
        if what in ("evaded", "lies_low", "released", "lost"):
            return [
                Note(
                    here,
                    words(f"hex.note.{what}"),
                    "check" if what != "lost" else "skull",
                    "good" if what != "lost" else "bad",
                )
            ]
        return []


def _tell(head: Callable[[int, str, int], object], seat: int, phase: str, turn: int, stage: Stage) -> None:
    head(seat, phase, turn)


def _counted(count: Callable[[str, int, int], object], what: str, seat: int, n: int, stage: Stage) -> None:
    count(what, seat, n)


def _move(stage: Stage, id: str, cell: int) -> None:
    piece = stage.pieces.get(id)
    if piece:
        stage.put(piece._replace(node=cell))
