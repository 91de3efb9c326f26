"""What moves on the table when something happens: flights, the hunters, dice, cards of others, notes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from game.app.games.firefly.cards.acts import Leave, Roll
from game.app.games.firefly.cards.pages import card_page
from game.app.games.firefly.cards.ways import CardView
from game.app.games.firefly.carried import COIN, Carry, Places
from game.app.games.firefly.heard import NEWS
from game.app.games.firefly.map.board import Piece
from game.app.games.firefly.names import title
from game.app.games.firefly.panels.blocks import Taken
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.sound import cues
from game.app.table.moving.acts import Change, Come, Flight, Note, Throw, heard
from game.app.table.moving.animate import Act, Stage, Together
from game.app.table.moving.big_card import BigCard
from game.app.table.panels.blocks import Block, Small
from game.content.firefly import firefly
from game.core.state import News
from game.rules.firefly.tokens import face, kind

GLANCE, ANSWERED = 600.0, 1100.0  # ms that a card of a bot is shown, and then with what was chosen on it
OF_A_CARD = ("option", "ace", "rolled", "test")
"""News of what was done with the card over the map."""


ACE = -2
"""What stands for the Ace among the ways of a card."""


class Shown(BigCard):
    """A card that somebody else drew, over the map: until it is answered, -1, and once more in the same place with the
    way that was `chosen` marked."""

    def __init__(self, now: Situation, card: str, words: Words, still: bool, who: str, chosen: int = -1) -> None:
        answered = chosen != -1
        super().__init__(card, words, still, ANSWERED if answered else GLANCE, not answered, answered)
        self.now, self.who, self.chosen = now, who, chosen

    def said(self) -> tuple[str, ...]:
        return self.card, self.who, str(self.chosen)

    def page(self) -> list[Block]:
        found: list[Block] = [Small(self.words("firefly.big.drawn", name=self.who))]
        found += card_page(self.now, self.words, self.card, self.chosen)
        return [*found, Taken("star", self.words("firefly.act.ace"), "", "ink_green")] if self.chosen == ACE else found


class Teller:
    """Turns news into acts. `people`: the seats at this screen, who see their cards lying on the map; `card`: the one
    that lay there, None for none, `stays`: it lies there still; `places`: where things belong; `brisk`: what bots draw
    is a note over their ship."""

    def __init__(
        self,
        stage: Stage,
        words: Words,
        still: bool,
        people: Collection[int],
        places: Places,
        card: CardView | None = None,
        stays: bool = False,
        brisk: bool = False,
    ) -> None:
        self.stage, self.words, self.still, self.people, self.places = stage, words, still, people, places
        self.card, self.stays, self.brisk = card, stays, brisk
        self.at: dict[str, int] = {}

    def acts(self, now: Situation, news: Sequence[News], dropped: str = "") -> list[Act]:
        """The acts of one answer, told over the situation before it; `dropped`: what the mouse has put down already.
        What comes and goes at one place does so together."""
        self.at = {piece.id: piece.node for piece in self.stage.pieces.values()}
        last = max((i for i, one in enumerate(news) if one[0] in OF_A_CARD), default=-1)
        found: list[Act] = []
        beside: list[Act] = []
        for i, one in enumerate(news):
            acts = heard(NEWS.get(one[0], ""), self._one(now, one, dropped, i, news))
            if all(isinstance(act, (Note, Carry)) for act in acts):
                beside += acts
            else:
                found += [*_together(beside), *acts]
                beside = []
            if i == last and self.card is not None and not self.stays and not self.still:
                found.append(Leave(self._chosen(news), self.words))
        return [*found, *_together(beside)]

    def _one(self, now: Situation, news: News, dropped: str, i: int, whole: Sequence[News]) -> list[Act]:
        what, *rest = news
        if what == "moved":
            return self._moved(f"ship:{rest[0]}", rest[0], rest[1], rest[2], dropped)
        if what in ("cruiser", "cutter"):
            return self._moved(what, -1, rest[0], rest[1], dropped)
        if what == "rolled" and rest[1] != "first":
            return [self._roll(rest[0], str(rest[1]), rest[2], i, whole)]
        if what in ("nav", "misbehave") and rest[0] not in self.people:
            return self._drew(now, rest[0], str(rest[1]))
        if what in ("option", "ace") and rest[0] not in self.people:
            return self._answered(now, rest[0], str(rest[1]), ACE if what == "ace" else int(rest[2]))
        if rest and rest[0] in self.people and not self.still and not dropped.startswith(("card:", "good:")):
            return [*self._carried(what, rest), *self._notes(what, rest)]
        return self._notes(what, rest)

    def _roll(self, seat: int, what: str, faces: tuple[int, ...], i: int, whole: Sequence[News]) -> Act:
        """Dice beside the card they are rolled for, else in the tray in a corner."""
        test = next((one for one in whole[i + 1 :] if one[0] == "test" and one[1] == seat), None)
        key = f"firefly.dice.{what}"
        says = self.words(key if self.words.has(key) else "firefly.dice", n=sum(faces))
        luck = seat * 131 + sum(faces) * 17 + i
        if self.card is not None and test is not None and any(way.faces for way in self.card.ways):
            skill = self.words(f"firefly.skill.{test[2]}")
            says = self.words("firefly.dice.sum", skill=skill, n=test[3] - sum(faces), die=sum(faces), total=test[3])
            return Roll(self._chosen(whole), self.words, tuple(faces), says, luck, self.still)
        here = self.at.get(f"ship:{seat}", next(iter(self.at.values()), 1))
        return Throw([("d6", face) for face in faces], says, luck, lambda: self.stage.board.middle(here), self.still)

    def _chosen(self, news: Sequence[News]) -> CardView:
        """The card with the option that was chosen."""
        assert self.card is not None
        number = next((one[3] for one in news if one[0] == "option"), -1)
        ways = tuple(way._replace(chosen=True) for way in self.card.ways if number in (-1, way.number))
        return self.card._replace(ways=ways or self.card.ways, ace="")

    def _drew(self, now: Situation, seat: int, card: str) -> list[Act]:
        """A card of somebody who does not sit at this screen; one without a choice says nothing."""
        if not _choice(card):
            return []
        here = self.at.get(f"ship:{seat}")
        if self.brisk:
            return [Note(here, title(card), "book", "brass")] if here else []
        return [Shown(now, card, self.words, self.still, now.name(seat))]

    def _answered(self, now: Situation, seat: int, card: str, chosen: int) -> list[Act]:
        """The same card with what was chosen on it."""
        if self.brisk or not _choice(card):
            return []
        return [Shown(now, card, self.words, self.still, now.name(seat), chosen)]

    def _carried(self, what: str, rest: Sequence[Any]) -> list[Act]:
        """What a captain at this screen gets or gives away is seen on its way."""
        seat, p = int(rest[0]), self.places
        ship, dock = partial(p.ship, seat), partial(p.dock, str(rest[1]) if len(rest) > 1 else "")
        if what == "goods":
            good, n, area = str(rest[1]), int(rest[2]), str(rest[3]) or "hold"
            well = partial(p.own, seat, area)
            if n == 0:
                return [Carry(good, 1, partial(p.own, seat, "hold" if area == "stash" else "stash"), well)]
            return [Carry(good, abs(n), *((ship, well) if n > 0 else (well, ship)))]
        if what == "money" and rest[1]:
            box, n = partial(p.own, seat, "money"), int(rest[1])
            return [Carry(COIN, 1 + abs(n) // 1000, *((ship, box) if n > 0 else (box, ship)))]
        item = str(rest[1]) if len(rest) > 1 else ""
        if what == "considered" and item:
            return [Carry(item, 1, ship, partial(p.dock, ""))]
        if what in ("bought", "hired", "fitted") and item:
            return [Carry(item, 1, dock, partial(p.own, seat, "crew"))]
        if what in ("dropped", "left", "seized") and item:
            return [Carry(item, 1, dock if what == "dropped" else partial(p.own, seat, "crew"), ship)]
        if what == "job" and item:
            return [Carry(item, 1, ship, partial(p.dock, ""), back=item[0] == "?")]
        return []

    def _moved(self, id: str, seat: int, start: int, end: int, dropped: str) -> list[Act]:
        self.at[id] = end
        if not start:
            return [Come(Piece(id, "ship", end, seat))]
        if dropped == id:
            return [Change(lambda stage: _move(stage, id, end), cues.LANDING)]
        return [Flight(id, (start, end), self.still, hop=False)]

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
            return [Note(here, text, "coins", "brass" if n > 0 else "bad")]
        if what == "warrant" and n > 0:
            return [Note(here, words("firefly.note.warrant"), "target", "bad")]
        if what in ("killed", "left", "hired", "saved", "seized") and len(rest) > 1:
            good = what in ("hired", "saved")
            text = words(f"firefly.note.{what}", card=title(str(rest[1])))
            return [Note(here, text, "users" if good else "skull", "good" if good else "bad")]
        if what in ("done", "goal", "botched", "contact", "reavers"):
            good = what in ("done", "goal")
            return [Note(here, words(f"firefly.note.{what}"), "star" if good else "skull", "good" if good else "bad")]
        return []


def _choice(card: str) -> bool:
    """Whether it is a card that is drawn and leaves a choice; a Goal of a Story has options, too."""
    found = firefly().faces.get(face(card))
    return len(getattr(found, "options", ())) > 1 and kind(card) in ("nav", "misbehave")


def _together(acts: Sequence[Act]) -> list[Act]:
    """Acts at once, the notes over each other."""
    if len(acts) < 2:
        return list(acts)
    for row, note in enumerate(act for act in acts if isinstance(act, Note)):
        note.row = row
    return [Together(acts)]


def _move(stage: Stage, id: str, number: int) -> None:
    piece = stage.pieces.get(id)
    if piece:
        stage.put(piece._replace(node=number))
