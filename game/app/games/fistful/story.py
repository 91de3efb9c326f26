"""News as acts: what the rules tell of an answer, in the order in which the table shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.games.fistful import acts as a
from game.app.games.fistful.board.board import Cell, Piece
from game.app.games.fistful.board.token import picture_of
from game.app.games.fistful.heard import FIGHT, cue
from game.app.games.fistful.panels.big_card import EventShown
from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.sayings import gear_does
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.sound import cues
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
            found += heard(cue(news[i], now.heist.id), self._one(now, news[i], dropped))
            i += 1
        return found

    def _throw(self, rolls: Sequence[News], after: News, seed: int) -> Act:
        """Dice that fall together, with the sentence that belongs to them."""
        seat, what = rolls[0][1], rolls[0][2]
        dice = [(roll[4] if len(roll) > 4 else "d6", roll[3]) for roll in rolls]
        faces = sum(face for _, face in dice)
        if after and after[0] in ("won_round", "lost_round", "draw_round"):
            says = self.words(f"table.dice.{after[0]}", total=after[2], strength=after[3])
        elif after and after[0] == "skill" and after[3] == "steady":
            says = self.words("table.dice.steady")
        elif what == "move":
            says = self.words("table.dice.move.timer" if faces == 1 else "table.dice.move", n=faces)
        elif what == "scrounge":
            says = self.words("table.dice.scrounge.timer" if faces == 1 else "table.dice.scrounge", n=faces)
        else:
            says = self.words("table.dice.sum", n=faces)
        here = self.at.get(f"hero:{seat}", (0, 0))
        then = FIGHT.get(after[0], "") if after else ""
        luck = seed * 131 + faces * 17 + len(self.stage.pieces)
        return Throw(dice, says, luck, lambda: self.stage.board.middle(here), self.still, then)

    def _one(self, now: Situation, news: News, dropped: str) -> list[Act]:
        what, *rest = news
        if what in ("moved", "retreated"):
            seat, path = rest[0], [now.xy(c) for c in rest[1]]
            id = f"hero:{seat}"
            self.at[id] = path[-1]
            on = carried(path)
            if dropped == id:
                return [Change(lambda stage: _move(stage, id, path[-1]), cues.CARRIED if on else cues.LANDING)]
            hop = Hop(id, path, self.still, hop=rest[2:] != [0])
            hop.cues = (*hop.cues, *([(on / (len(path) - 1), cues.CARRIED)] if on else []))
            return [hop]
        if what in ("jumped", "stalked"):
            token, path = rest[0], [now.xy(rest[1]), now.xy(rest[2])]
            self.at[token] = path[-1]
            if dropped == token:
                return [Change(lambda stage: _move(stage, token, path[-1]), cues.LANDING)]
            return [Hop(token, path, self.still, hop=False)]
        if what == "flipped":
            cell, token = rest[0], rest[1]
            at = now.xy(cell)
            self.at[token] = at
            face = Piece(token, "enemy" if sort(token) == "enemy" else "loot", token, at)
            return [a.Flip(at, f"down:{cell}", face)]
        if what == "spawned":
            at = now.xy(rest[0])
            self.at[rest[1]] = at
            return [a.Rise(Piece(rest[1], "enemy", rest[1], at))]
        if what == "took":
            return self._took(rest[0], rest[1], rest[2])
        if what == "drew":
            seat = rest[0]
            record = now.gear(rest[1])
            picture = record.picture if record else "crate"
            return [Fly(picture, lambda: self.where("deck"), lambda: self.where(f"seat:{seat}"), 46, still=self.still)]
        if what == "event":
            return [EventShown(rest[0], self.words, self.still)]
        if what == "used":
            here, record = self.at.get(f"hero:{rest[0]}"), now.gear(rest[1])
            return (
                [Note(here, f"{record.title}: {gear_does(self.words, record)}", gear_icon(record), "brass")]
                if here and record
                else []
            )
        if what in ("defeated", "knocked_out", "out", "opened"):
            id = rest[1] if what in ("defeated", "opened") else f"hero:{rest[0]}"
            return [a.Leave(id)] if id in self.at else []
        if what == "stepped_in":
            return [Change(lambda stage: _stepped_in(stage, rest[0], rest[1], self.at))]
        return self._tracks(what, rest)

    def _took(self, seat: int, token: str, zone: str) -> list[Act]:
        """A token leaves the board for a sack, the Heist card, or (a crate) for good."""
        here = self.at.get(token)
        if here is None:
            return []
        if zone == "removed":
            return [a.Leave(token)]
        goal = f"seat:{seat}" if zone.startswith("sack") else "goals"
        return [
            Fly(
                picture_of(token),
                lambda: self.stage.board.middle(here),
                lambda: self.where(goal),
                30,
                token,
                self.still,
            )
        ]

    def _tracks(self, what: str, rest: Sequence[object]) -> list[Act]:
        """Health, Ammo and credits that come and go, as notes over the hero."""
        seat = rest[0] if rest and isinstance(rest[0], int) else -1
        here = self.at.get(f"hero:{seat}")
        n = rest[1] if len(rest) > 1 else 0
        if here is None or not isinstance(n, int):
            return []
        if what == "hurt":
            return [Note(here, f"-{n}", "heart", "bad")]
        if what == "healed":
            return [Note(here, f"+{n}", "heart", "good")]
        if what == "ammo":
            return [Note(here, f"{n:+d}", "ammo", "good" if n > 0 else "warn")]
        if what == "refilled":
            return [Note(here, f"+{n}", "star", "good")]
        if what == "banked" and n:
            return [Note(here, f"+${n}", "coins", "brass")]
        return []


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
