"""News as acts: what the rules tell of an answer, in the order in which the table shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.app.games.fistful import acts as a
from game.app.games.fistful.board.board import Cell, Piece
from game.app.games.fistful.board.token import picture_of
from game.app.games.fistful.fight.staged import duel, rounds
from game.app.games.fistful.heard import FIGHT, cue
from game.app.games.fistful.panels.big_card import EventShown
from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.sayings import gear_does
from game.app.games.fistful.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.sound import cues
from game.app.table.duel.acts import DiceFall
from game.app.table.moving.acts import Change, Fly, Hop, Note, Throw, heard
from game.app.table.moving.animate import Act, Stage
from game.content.fistful import fistful
from game.core.state import News
from game.rules.fistful.tokens import sort

Where = Callable[[str], Sequence[float]]


class Teller:
    """Turns news into acts. `where` gives the place of "seat:0", "deck", "hero:0" ... on the screen in px."""

    def __init__(self, stage: Stage, words: Words, where: Where, still: bool) -> None:
        self.stage, self.words, self.where, self.still = stage, words, where, still
        self.at: dict[str, Cell] = {}

    def acts(self, now: Situation, news: Sequence[News], dropped: str = "") -> list[Act]:
        """The acts of one answer, told over the situation before it; `dropped`: what the mouse has put down already."""
        self.at = {p.id: p.cell for p in self.stage.pieces.values()}
        self.now, self.dropped = now, dropped
        found: list[Act] = []
        i = 0
        while i < len(news):
            what = news[i][0]
            if what == "rolled":
                j = i
                while j < len(news) and news[j][0] == "rolled" and news[j][1:3] == news[i][1:3]:
                    j += 1
                found.append(self._throw(news[i:j], news[j] if j < len(news) else (), i))
                i = j
                continue
            self.what = str(what)
            found += heard(cue(news[i], now.heist.id), reads.read(self, news[i], []))
            i += 1
        return found

    def _throw(self, rolls: Sequence[News], after: News, seed: int) -> Act:
        """Dice that fall together, with the sentence that belongs to them."""
        seat, what = rolls[0][1], rolls[0][2]
        then = FIGHT.get(after[0], "") if after else ""
        battle = next(iter(rounds(self.now, [*rolls, after]).values()), None) if what == "battle" and after else None
        if battle is not None:
            return DiceFall(duel(self.now, self.words, battle), 0, seed * 131 + battle.total, self.still, cue=then)
        dice = [(roll[4] if len(roll) > 4 else "d6", roll[3]) for roll in rolls]
        faces = sum(face for _, face in dice)
        if after and after[0] == "skill" and after[3] == "steady":
            says = self.words("table.dice.steady")
        elif what == "move":
            says = self.words("table.dice.move.timer" if faces == 1 else "table.dice.move", n=faces)
        elif what == "scrounge":
            says = self.words("table.dice.scrounge.timer" if faces == 1 else "table.dice.scrounge", n=faces)
        else:
            says = self.words("table.dice.sum", n=faces)
        here = self.at.get(f"hero:{seat}", (0, 0))
        luck = seed * 131 + faces * 17 + len(self.stage.pieces)
        return Throw(dice, says, luck, partial(self._off, here), self.still, then)

    def _off(self, here: Cell) -> list[Sequence[float]]:
        """What dice keep off: whom they fall for, other heroes and enemies."""
        spots = [one.cell for one in self.stage.standing() if one.kind in ("hero", "enemy")]
        return [self.stage.board.middle(cell) for cell in (here, *spots)]

    def note(self, seat: int, text: str, icon: str, color: str) -> list[Act]:
        """What comes and goes, as a note over the hero it happens to."""
        here = self.at.get(f"hero:{seat}")
        return [Note(here, text, icon, color)] if here is not None else []

    def leave(self, id: str) -> list[Act]:
        """What stands on the board is gone."""
        return [a.Leave(id)] if id in self.at else []


reads: Readers[list[Act]] = Readers()


@reads("moved", "retreated")
def _moved(to: Teller, seat: int, cells: Sequence[int], *how: object) -> list[Act]:
    path, id = [to.now.xy(c) for c in cells], f"hero:{seat}"
    to.at[id] = path[-1]
    on = carried(path)
    if to.dropped == id:
        return [Change(lambda stage: _move(stage, id, path[-1]), cues.CARRIED if on else cues.LANDING)]
    hop = Hop(id, path, to.still, hop=how != (0,))
    hop.cues = (*hop.cues, *([(on / (len(path) - 1), cues.CARRIED)] if on else []))
    return [hop]


@reads("jumped", "stalked")
def _jumped(to: Teller, token: str, start: int, end: int, *_more: object) -> list[Act]:
    path = [to.now.xy(start), to.now.xy(end)]
    to.at[token] = path[-1]
    if to.dropped == token:
        return [Change(lambda stage: _move(stage, token, path[-1]), cues.LANDING)]
    return [Hop(token, path, to.still, hop=False)]


@reads("flipped")
def _flipped(to: Teller, cell: int, token: str) -> list[Act]:
    at = to.now.xy(cell)
    to.at[token] = at
    return [a.Flip(at, f"down:{cell}", Piece(token, "enemy" if sort(token) == "enemy" else "loot", token, at))]


@reads("spawned")
def _spawned(to: Teller, cell: int, token: str, *_more: object) -> list[Act]:
    at = to.now.xy(cell)
    to.at[token] = at
    return [a.Rise(Piece(token, "enemy", token, at))]


@reads("took")
def _took(to: Teller, seat: int, token: str, zone: str) -> list[Act]:
    """A token leaves the board for a sack, the Heist card, or (a crate) for good."""
    here = to.at.get(token)
    if here is None:
        return []
    if zone == "removed":
        return [a.Leave(token)]
    goal, middle = f"seat:{seat}" if zone.startswith("sack") else "goals", to.stage.board.middle
    return [Fly(picture_of(token), lambda: middle(here), lambda: to.where(goal), 30, token, to.still)]


@reads("drew")
def _drew(to: Teller, seat: int, card: str, *_more: object) -> list[Act]:
    record = to.now.gear(card)
    picture = record.picture if record else "crate"
    return [Fly(picture, lambda: to.where("deck"), lambda: to.where(f"seat:{seat}"), 46, still=to.still)]


@reads("event")
def _event(to: Teller, card: str, *_more: object) -> list[Act]:
    return [EventShown(card, to.words, to.still)]


@reads("used")
def _used(to: Teller, seat: int, card: str, *_more: object) -> list[Act]:
    record = to.now.gear(card)
    if record is None:
        return []
    return to.note(seat, f"{record.title}: {gear_does(to.words, record)}", gear_icon(record), "brass")


@reads("defeated", "opened")
def _gone(to: Teller, _seat: int, id: str, *_more: object) -> list[Act]:
    return to.leave(id)


@reads("knocked_out", "out")
def _fallen(to: Teller, seat: int, *_more: object) -> list[Act]:
    return to.leave(f"hero:{seat}")


@reads("stepped_in")
def _stands(to: Teller, seat: int, crew: str, *_more: object) -> list[Act]:
    return [Change(lambda stage: _stepped_in(stage, seat, crew, to.at))]


@reads("hurt")
def _hurt(to: Teller, seat: int, n: int, *_more: object) -> list[Act]:
    return to.note(seat, f"-{n}", "heart", "bad")


@reads("healed")
def _healed(to: Teller, seat: int, n: int, *_more: object) -> list[Act]:
    return to.note(seat, f"+{n}", "heart", "good")


@reads("ammo")
def _ammo(to: Teller, seat: int, n: int, *_more: object) -> list[Act]:
    return to.note(seat, f"{n:+d}", "ammo", "good" if n > 0 else "warn")


@reads("refilled")
def _refilled(to: Teller, seat: int, n: int, *_more: object) -> list[Act]:
    return to.note(seat, f"+{n}", "star", "good")


@reads("banked")
def _banked(to: Teller, seat: int, n: int, *_more: object) -> list[Act]:
    return to.note(seat, f"+${n}", "coins", "brass") if n else []


def carried(path: Sequence[Cell]) -> int:
    """Which step of a way was done by a people mover, 0 for none."""
    steps = zip(path, path[1:])
    return next((k for k, (a, b) in enumerate(steps, 1) if max(abs(a[0] - b[0]), abs(a[1] - b[1])) > 1), 0)


def _move(stage: Stage, id: str, cell: Cell) -> None:
    piece = stage.pieces.get(id)
    if piece:
        stage.put(piece._replace(cell=cell))


def _stepped_in(stage: Stage, seat: int, crew: str, at: dict[str, Cell]) -> None:
    """The Sidekick stands where the hero fell."""
    card = fistful().crew.get(crew)
    cell = at.get(f"hero:{seat}")
    if card and cell:
        stage.put(Piece(f"hero:{seat}", "hero", crew, cell, seat))
