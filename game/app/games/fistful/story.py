"""News as acts: what the rules tell of an answer, in the order in which the table shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.app.games.fistful import acts as a
from game.app.games.fistful.board.board import Act, Cell, Piece, Stage
from game.app.games.fistful.board.token import picture_of
from game.app.games.fistful.fight.staged import duel, rounds, standing
from game.app.games.fistful.heard import FIGHT, cue
from game.app.games.fistful.panels.big_card import EventShown
from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.sayings import gear_does
from game.app.games.fistful.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.sound import cues
from game.app.table.duel.acts import DiceFall, Struck
from game.app.table.duel.data import Duel
from game.app.table.moving.acts import Change, Fly, Hop, Note, Throw, heard
from game.content.fistful import fistful
from game.core.news import News
from game.rules.fistful import news as kinds
from game.rules.fistful.tokens import sort

Where = Callable[[str], Sequence[float]]


class Teller:
    """Turns news into acts. `where` gives the place of "seat:0", "deck", "hero:0" ... on the screen in px."""

    def __init__(self, stage: Stage, words: Words, where: Where, still: bool) -> None:
        self.stage, self.words, self.where, self.still = stage, words, where, still
        self.at: dict[str, Cell] = {}
        self.battle: Duel | None = None

    def acts(self, now: Situation, news: Sequence[News], dropped: str = "") -> list[Act]:
        """The acts of one answer, told over the situation before it; `dropped`: what the mouse has put down already."""
        self.at = {p.id: p.cell for p in self.stage.pieces.values()}
        self.now, self.dropped = now, dropped
        self.battle = standing(now, self.words)
        found: list[Act] = []
        i = 0
        while i < len(news):
            one = news[i]
            if isinstance(one, kinds.Rolled):
                rolls = _together(one, news[i:])
                i += len(rolls)
                found.append(self._throw(rolls, news[i] if i < len(news) else None, i - len(rolls)))
                continue
            if isinstance(one, kinds.WonRound) and self.battle is not None:
                found.append(Struck(self.battle, 1, self.still))
            found += heard(cue(one, now.heist.id), reads.read(self, one, []))
            i += 1
        return found

    def _throw(self, rolls: Sequence[kinds.Rolled], after: News | None, seed: int) -> Act:
        """Dice that fall together, with the sentence that belongs to them."""
        seat, what = rolls[0].seat, rolls[0].what
        then = FIGHT.get(type(after), "") if after is not None else ""
        told = [*rolls, after] if what == "battle" and after is not None else []
        battle = next(iter(rounds(self.now, told).values()), None)
        if battle is not None:
            self.battle = duel(self.now, self.words, battle)
            return DiceFall(self.battle, 0, seed * 131 + battle.total, self.still, cue=then)
        dice = [(roll.die, roll.face) for roll in rolls]
        faces = sum(face for _, face in dice)
        if isinstance(after, kinds.Skill) and after.how == "steady":
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


reads: Readers[Teller, list[Act]] = Readers()


@reads
def _moved(to: Teller, news: kinds.Moved | kinds.Retreated) -> list[Act]:
    path, id = [to.now.xy(c) for c in news.path], f"hero:{news.seat}"
    to.at[id] = path[-1]
    on = carried(path)
    if to.dropped == id:
        return [Change(lambda stage: _move(stage, id, path[-1]), cues.CARRIED if on else cues.LANDING)]
    hop: Hop[Cell, Piece] = Hop(id, path, to.still, hop=isinstance(news, kinds.Retreated) or news.cost != 0)
    hop.cues = (*hop.cues, *([(on / (len(path) - 1), cues.CARRIED)] if on else []))
    return [hop]


@reads
def _jumped(to: Teller, news: kinds.Jumped | kinds.Stalked) -> list[Act]:
    token = news.enemy
    path = [to.now.xy(news.start), to.now.xy(news.cell)]
    to.at[token] = path[-1]
    if to.dropped == token:
        return [Change(lambda stage: _move(stage, token, path[-1]), cues.LANDING)]
    return [Hop(token, path, to.still, hop=False)]


@reads
def _flipped(to: Teller, news: kinds.Flipped) -> list[Act]:
    token = news.token
    at = to.now.xy(news.cell)
    to.at[token] = at
    return [a.Flip(at, f"down:{news.cell}", Piece(token, "enemy" if sort(token) == "enemy" else "loot", token, at))]


@reads
def _spawned(to: Teller, news: kinds.Spawned) -> list[Act]:
    token = news.token
    at = to.now.xy(news.cell)
    to.at[token] = at
    return [a.Rise(Piece(token, "enemy", token, at))]


@reads
def _took(to: Teller, news: kinds.Took) -> list[Act]:
    """A token leaves the board for a sack, the Heist card, or (a crate) for good."""
    token = news.token
    here = to.at.get(token)
    if here is None:
        return []
    if news.zone == "removed":
        return [a.Leave(token)]
    goal, middle = f"seat:{news.seat}" if news.zone.startswith("sack") else "goals", to.stage.board.middle
    return [Fly(picture_of(token), lambda: middle(here), lambda: to.where(goal), 30, token, to.still)]


@reads
def _drew(to: Teller, news: kinds.Drew) -> list[Act]:
    record = to.now.gear(news.card)
    picture = record.picture if record else "crate"
    return [Fly(picture, lambda: to.where("deck"), lambda: to.where(f"seat:{news.seat}"), 46, still=to.still)]


@reads
def _event(to: Teller, news: kinds.Event) -> list[Act]:
    return [EventShown(news.card, to.words, to.still)]


@reads
def _used(to: Teller, news: kinds.Used) -> list[Act]:
    record = to.now.gear(news.card)
    if record is None:
        return []
    return to.note(news.seat, f"{record.title}: {gear_does(to.words, record)}", gear_icon(record), "brass")


@reads
def _gone(to: Teller, news: kinds.Defeated | kinds.Opened) -> list[Act]:
    return to.leave(news.door if isinstance(news, kinds.Opened) else news.enemy)


@reads
def _fallen(to: Teller, news: kinds.KnockedOut | kinds.Out) -> list[Act]:
    return to.leave(f"hero:{news.seat}")


@reads
def _stands(to: Teller, news: kinds.SteppedIn) -> list[Act]:
    return [Change(lambda stage: _stepped_in(stage, news.seat, news.who, to.at))]


@reads
def _hurt(to: Teller, news: kinds.Hurt) -> list[Act]:
    """In a battle it is felt on the stage."""
    if to.battle is not None:
        return [Struck(to.battle, 0, to.still, says=f"-{news.n}")]
    return to.note(news.seat, f"-{news.n}", "heart", "bad")


@reads
def _healed(to: Teller, news: kinds.Healed) -> list[Act]:
    return to.note(news.seat, f"+{news.n}", "heart", "good")


@reads
def _ammo(to: Teller, news: kinds.Ammo) -> list[Act]:
    return to.note(news.seat, f"{news.n:+d}", "ammo", "good" if news.n > 0 else "warn")


@reads
def _refilled(to: Teller, news: kinds.Refilled) -> list[Act]:
    return to.note(news.seat, f"+{news.n}", "star", "good")


@reads
def _banked(to: Teller, news: kinds.Banked) -> list[Act]:
    return to.note(news.seat, f"+${news.n}", "coins", "brass") if news.n else []


def carried(path: Sequence[Cell]) -> int:
    """Which step of a way was done by a people mover, 0 for none."""
    steps = zip(path, path[1:])
    return next((k for k, (a, b) in enumerate(steps, 1) if max(abs(a[0] - b[0]), abs(a[1] - b[1])) > 1), 0)


def _together(first: kinds.Rolled, news: Sequence[News]) -> list[kinds.Rolled]:
    """The dice that fall with the first: the same seat throws them for the same thing."""
    found: list[kinds.Rolled] = []
    for one in news:
        if not isinstance(one, kinds.Rolled) or one[:2] != first[:2]:
            break
        found.append(one)
    return found


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
