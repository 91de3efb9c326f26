"""What can happen on any table, each as an act: hops, notes, dice, pictures that fly."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Protocol, cast

from pygame import Rect, Surface

from game.app.sound import cues
from game.app.table.boards import headings
from game.app.table.moving import dice_tray
from game.app.table.moving.animate import Act, Apart, Bare, N, P, P_co, Stage, Together
from game.app.ui.kit import Kit
from game.app.ui.motion import in_out_cubic, out_cubic
from game.app.ui.theme import MS, C


class Walker(Protocol[N, P_co]):
    """A piece that lies on a cell and can be put on another."""

    @property
    def cell(self) -> N: ...

    def _replace(self, *, cell: N) -> P_co: ...


class Flyer(Protocol[N, P_co]):
    """A piece that stands on a space of a map and can be put on another."""

    @property
    def node(self) -> N: ...

    def _replace(self, *, node: N) -> P_co: ...


class Hop(Act[N, P]):
    """A piece goes from cell to cell: 140 ms each, never over 900 in all; still tables fade it over instead."""

    def __init__(self, id: str, path: Sequence[N], still: bool = False, hop: bool = True) -> None:
        super().__init__()
        self.id, self.path, self.still, self.hop = id, tuple(path), still, hop
        self.ms = 160.0 if still else min(900.0, MS["step"] * max(1, len(self.path) - 1))
        last = len(self.path) - 1 if hop and not still else 1
        self.cues = (*((k / last, cues.HOP) for k in range(1, last)), (1.0, cues.LANDING))

    def begin(self, stage: Stage[N, P]) -> None:
        stage.lift(self.id)

    def end(self, stage: Stage[N, P]) -> None:
        piece = stage.pieces.get(self.id)
        if piece:
            stage.put(cast("Walker[N, P]", piece)._replace(cell=self.path[-1]))

    def spot(self, stage: Stage[N, P]) -> tuple[float, float]:
        """Where it is now, in px."""
        if self.still:
            return stage.board.middle(self.path[-1])
        at = self.t * (len(self.path) - 1)
        i = min(int(at), max(0, len(self.path) - 2))
        f = in_out_cubic(at - i)
        a, b = self.path[i], self.path[min(i + 1, len(self.path) - 1)]
        x, y = between(stage.board.middle(a), stage.board.middle(b), f)
        return x, y - (math.sin(f * math.pi) * stage.board.camera.cell * 0.22 if self.hop else 0)

    def rect(self, kit: Kit, stage: Stage[N, P]) -> Rect | None:
        x, y = self.spot(stage)
        n = round(stage.board.camera.cell * 1.9)
        return Rect(round(x) - n // 2, round(y) - n // 2, n, n)

    def draw(self, kit: Kit, dst: Surface, stage: Stage[N, P]) -> None:
        piece = stage.pieces.get(self.id)
        if piece:
            stage.board.piece(kit, dst, piece, self.spot(stage))


class Vanish(Act[N, P]):
    """A piece fades from the board; how it looks then is for each game to say."""

    ms = float(MS["panel"])

    def __init__(self, id: str) -> None:
        super().__init__()
        self.id = id
        self.piece: P | None = None

    def begin(self, stage: Stage[N, P]) -> None:
        self.piece = stage.pieces.get(self.id)
        stage.lift(self.id)

    def end(self, stage: Stage[N, P]) -> None:
        stage.take(self.id)

    def rect(self, kit: Kit, stage: Stage[N, P]) -> Rect | None:
        return stage.board.extent(kit, self.space()) if self.piece else None

    def draw(self, kit: Kit, dst: Surface, stage: Stage[N, P]) -> None:
        if self.piece:
            self.fade(kit, dst, stage, stage.board.middle(self.space()), max(10, int(250 * (1 - self.t))))

    def space(self) -> N:
        """Where the piece stood."""
        return cast("Walker[N, P]", self.piece).cell

    def fade(self, kit: Kit, dst: Surface, stage: Stage[N, P], pos: tuple[float, float], dim: int) -> None:
        """The piece, its opacity `dim` of 255."""
        raise NotImplementedError


class Flight(Hop[N, P]):
    """A piece flies from space to space of a map, a ship with its bow ahead."""

    def end(self, stage: Stage[N, P]) -> None:
        piece = stage.pieces.get(self.id)
        if piece:
            stage.put(headings.arrived(piece, self.path[-2] if len(self.path) > 1 else self.path[-1], self.path[-1]))

    def draw(self, kit: Kit, dst: Surface, stage: Stage[N, P]) -> None:
        piece = stage.pieces.get(self.id)
        if piece:
            stage.board.piece(kit, dst, self.headed(piece, stage), self.spot(stage))

    def headed(self, piece: P, stage: Stage[N, P]) -> P:
        """The piece as it flies now: at each space of its way it turns to the next one."""
        steps = max(1, len(self.path) - 1)
        i, middle = min(int(self.t * steps), steps - 1), stage.board.middle
        for k in range(i):
            piece = headings.under_way(piece, self.path[k], self.path[k + 1], 1.0, middle)
        if len(self.path) < 2:
            return piece
        f = 1.0 if self.still else self.t * steps - i
        return headings.under_way(piece, self.path[i], self.path[i + 1], f, middle)


class Change(Act[N, P]):
    """The table changes at once, at its place among the acts; `cue` is heard with it."""

    def __init__(self, do: Callable[[Stage[N, P]], object], cue: str = "") -> None:
        super().__init__()
        self.do, self.cues = do, ((1.0, cue),)

    def end(self, stage: Stage[N, P]) -> None:
        self.do(stage)


class Beat(Apart):
    """Nothing moves for a moment: a turn has begun, and whose it is can be read."""

    ms = 800.0


class Fly(Apart):
    """A picture flies from one place to another: a card to its slot, a token to its sack."""

    ms = float(MS["card"]) + 80

    def __init__(
        self,
        picture: str,
        start: Callable[[], Sequence[float]],
        goal: Callable[[], Sequence[float]],
        size: float,
        gone: str = "",
        still: bool = False,
    ) -> None:
        super().__init__()
        self.picture, self.start, self.goal, self.size, self.gone, self.still = picture, start, goal, size, gone, still

    def begin(self, stage: Bare) -> None:
        if self.gone:
            stage.take(self.gone)

    def spot(self) -> tuple[float, float]:
        """Where it is now."""
        if self.still:
            return between(self.goal(), self.goal(), 0)
        f = in_out_cubic(self.t)
        x, y = between(self.start(), self.goal(), f)
        return x, y - math.sin(f * math.pi) * 40

    def rect(self, kit: Kit, stage: Bare) -> Rect | None:
        x, y = self.spot()
        n = kit.u(self.size * 1.9)
        return Rect(round(x) - n // 2, round(y) - n // 2, n, n)

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        pic = kit.sprite(self.picture, w=self.size, h=self.size)
        if pic:
            kit.drop(dst, self.spot(), pic, None, alpha=0)


def plaque(kit: Kit, dst: Surface, at: Sequence[float], words: str, icon: str, color: str) -> None:
    """A few letters with their sign, their middle at a point in px."""
    w = kit.width(words, "black", 18) + kit.t(34)
    r = Rect(round(at[0] - w / 2), round(at[1]) - kit.t(14), w, kit.t(28))
    kit.box(dst, r, (20, 14, 12), 12, 235)
    kit.ring(dst, r, C[color], 1.6, 12)
    kit.icon(dst, (r.x + kit.t(15), r.centery), icon, 15 * kit.grow, color)
    kit.text(dst, (r.x + kit.t(27), r.centery), words, "black", 18, "hi", "ml")


class Note(Act[N, P]):
    """A few letters rise from a place: Health lost, Ammo gained; `row`: how many others stand below it."""

    ms = 620.0

    def __init__(self, cell: N, words: str, icon: str, color: str, row: int = 0) -> None:
        super().__init__()
        self.cell, self.words, self.icon, self.color, self.row = cell, words, icon, color, row

    def rect(self, kit: Kit, stage: Stage[N, P]) -> Rect | None:
        x, y = stage.board.middle(self.cell)
        w = kit.width(self.words, "black", 18) + kit.t(44)
        y -= self.row * kit.t(32)
        return Rect(round(x - w / 2), round(y - stage.board.camera.cell * 1.1) - kit.t(20), w, kit.t(60))

    def draw(self, kit: Kit, dst: Surface, stage: Stage[N, P]) -> None:
        x, y = stage.board.middle(self.cell)
        y -= stage.board.camera.cell * 0.62 + kit.u(12) * out_cubic(self.t) + self.row * kit.t(32)
        plaque(kit, dst, (x, y), self.words, self.icon, self.color)


class Throw(Apart):
    """Dice tumble in the tray to the faces the rules chose; the sum is held for a moment, with the sound `then`.
    `avoid`: what the tray keeps off, who throws first."""

    legible = True

    def __init__(
        self,
        dice: Sequence[tuple[str, int]],
        says: str,
        seed: int,
        avoid: Callable[[], Sequence[Sequence[float]]],
        still: bool = False,
        then: str = "",
    ) -> None:
        super().__init__()
        self.dice, self.says, self.still, self.avoid = tuple(dice), says, still, avoid
        self.frames = dice_tray.throw(self.dice, seed)
        self.ms = (0.0 if still else float(MS["dice"])) + 620.0
        lie = 0.0 if still else MS["dice"] / self.ms
        self.cues = ((lie, cues.DICE_LIE), (lie + 0.12, then))
        if not still:
            self.cues = ((0.0, cues.DICE_THROWN), *self.cues)

    def rect(self, kit: Kit, stage: Bare) -> Rect | None:
        return self._place(kit, stage).inflate(kit.u(50), kit.u(50))

    def _place(self, kit: Kit, stage: Bare) -> Rect:
        return dice_tray.place(kit, stage.board.camera.window, self.avoid(), self.says)

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        rolling = 0.0 if self.still else MS["dice"] / self.ms
        at = len(self.frames) - 1 if self.t >= rolling else int(self.t / rolling * (len(self.frames) - 1))
        says = self.says if self.t >= rolling else ""
        dice_tray.paint(kit, dst, self._place(kit, stage), self.dice, self.frames[at], says)


def heard(cue: str, acts: list[Act[N, P]]) -> list[Act[N, P]]:
    """The acts of a piece of news with its sound, "" for none; news without an act may be heard all the same."""
    if cue and not acts:
        return [Change(lambda stage: None, cue)]
    if cue:
        acts[0].cues = (*acts[0].cues, (0.0, cue))
    return acts


def between(a: Sequence[float], b: Sequence[float], f: float) -> tuple[float, float]:
    """A point on the way from a to b."""
    return a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f


class Come(Act[N, P]):
    """A piece comes on to the chart."""

    ms = 240.0

    def __init__(self, piece: P, ms: float = 240.0) -> None:
        super().__init__()
        self.piece, self.ms = piece, ms

    def end(self, stage: Stage[N, P]) -> None:
        stage.put(self.piece)

    def rect(self, kit: Kit, stage: Stage[N, P]) -> Rect | None:
        return stage.board.extent(kit, cast("Flyer[N, P]", self.piece).node).inflate(kit.u(16), kit.u(16))

    def draw(self, kit: Kit, dst: Surface, stage: Stage[N, P]) -> None:
        x, y = stage.board.middle(cast("Flyer[N, P]", self.piece).node)
        lift = (1 - out_cubic(self.t)) * stage.board.camera.cell * 0.5
        stage.board.piece(kit, dst, self.piece, (x, y - lift))


def at_once(acts: Sequence[Act[N, P]]) -> list[Act[N, P]]:
    """Acts at once, the notes over each other."""
    if len(acts) < 2:
        return list(acts)
    for row, note in enumerate(act for act in acts if isinstance(act, Note)):
        note.row = row
    return [Together(acts)]
