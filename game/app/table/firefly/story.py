"""What moves on the table when something happens: flights, the hunters, dice, cards of others, notes."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.app.sound import cues
from game.app.table import acts as a
from game.app.table.animate import Act, Stage
from game.app.table.bigcard import BigCard
from game.app.table.blocks import Block, Small
from game.app.table.blocks import Words as Text
from game.app.table.boards.sectorboard import Piece
from game.app.table.firefly.cardpages import card_page
from game.app.table.firefly.names import title
from game.app.table.firefly.situation import Situation
from game.app.table.hex.acts import Come, Fly
from game.app.words import Words
from game.core.state import News
from game.rules.firefly.tokens import option_of

GLANCE = 900.0  # ms that a card of a bot is shown


class Shown(BigCard):
    """A card that somebody else drew and what was chosen on it, over the map."""

    def __init__(self, now: Situation, card: str, words: Words, still: bool, who: str, chosen: str) -> None:
        super().__init__(card, words, still, GLANCE)
        self.now, self.who, self.chosen = now, who, chosen

    def said(self) -> tuple[str, ...]:
        return self.card, self.who, self.chosen

    def page(self) -> list[Block]:
        found: list[Block] = [Small(self.words("firefly.big.drawn", name=self.who))]
        found += card_page(self.now, self.words, self.card)
        return [*found, Text(f"**{self.chosen}**", "ink_green")] if self.chosen else found


class Teller:
    """Turns news into acts. `people`: the seats at this screen, who see their cards lying on the map."""

    def __init__(self, stage: Stage, words: Words, still: bool, people: Collection[int]) -> None:
        self.stage, self.words, self.still, self.people = stage, words, still, people
        self.at: dict[str, int] = {}

    def acts(self, now: Situation, news: Sequence[News], dropped: str = "") -> list[Act]:
        """The acts of one answer, told over the situation before it; `dropped`: what the mouse has put down already."""
        self.at = {piece.id: piece.node for piece in self.stage.pieces.values()}
        found: list[Act] = []
        for i, one in enumerate(news):
            found += a.heard(one, self._one(now, one, dropped, i, news[i + 1 :]))
        return found

    def _one(self, now: Situation, news: News, dropped: str, i: int, later: Sequence[News]) -> list[Act]:
        what, *rest = news
        if what == "moved":
            return self._moved(f"ship:{rest[0]}", rest[0], rest[1], rest[2], dropped)
        if what in ("cruiser", "cutter"):
            return self._moved(what, -1, rest[0], rest[1], dropped)
        if what == "rolled" and rest[1] != "first":
            faces = rest[2]
            says = self.words(f"firefly.dice.{rest[1]}", n=sum(faces)) if self.words.has(
                f"firefly.dice.{rest[1]}") else self.words("firefly.dice", n=sum(faces))
            here = self.at.get(f"ship:{rest[0]}", next(iter(self.at.values()), 1))
            luck = rest[0] * 131 + sum(faces) * 17 + i
            return [a.Throw([("d6", face) for face in faces], says, luck, lambda: self.stage.board.middle(here),
                            self.still, "")]
        if what in ("nav", "misbehave") and rest[0] not in self.people:
            chosen = next((option_of(n[2], n[3]).title for n in later if n[0] == "option" and n[2] == rest[1]), "")
            return [Shown(now, rest[1], self.words, self.still, now.name(rest[0]), chosen)]
        return self._notes(what, rest)

    def _moved(self, id: str, seat: int, start: int, end: int, dropped: str) -> list[Act]:
        self.at[id] = end
        if not start:
            return [Come(Piece(id, "ship", end, seat))]
        if dropped == id:
            return [a.Change(lambda stage: _move(stage, id, end), cues.LANDING)]
        return [Fly(id, (start, end), self.still, hop=False)]

    def _notes(self, what: str, rest: Sequence[object]) -> list[Act]:
        """What comes and goes, as notes over the ship it happens to."""
        seat = rest[0] if rest and isinstance(rest[0], int) else -1
        here = self.at.get(f"ship:{seat}")
        if here is None:
            return []
        n = rest[1] if len(rest) > 1 and isinstance(rest[1], int) else 0
        words = self.words
        if what == "money" and n:
            text = words("firefly.note.gain" if n > 0 else "firefly.note.loss", n=abs(n))
            return [a.Note(here, text, "coins", "brass" if n > 0 else "bad")]
        if what == "warrant" and n > 0:
            return [a.Note(here, words("firefly.note.warrant"), "target", "bad")]
        if what in ("killed", "left", "hired", "saved", "seized") and len(rest) > 1:
            good = what in ("hired", "saved")
            text = words(f"firefly.note.{what}", card=title(str(rest[1])))
            return [a.Note(here, text, "users" if good else "skull", "good" if good else "bad")]
        if what in ("done", "goal", "botched", "contact", "reavers"):
            good = what in ("done", "goal")
            return [a.Note(here, words(f"firefly.note.{what}"), "star" if good else "skull", "good" if good else "bad")]
        return []


def _move(stage: Stage, id: str, number: int) -> None:
    piece = stage.pieces.get(id)
    if piece:
        stage.put(piece._replace(node=number))
