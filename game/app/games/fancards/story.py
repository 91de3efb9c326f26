"""News as acts: what the rules tell of an answer, in the order in which the table shows it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.app.games.fancards.fight.told import fall
from game.app.games.fancards.heard import NEWS
from game.app.games.fancards.map.pieces import cell_of, place_piece
from game.app.games.fancards.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.sound import cues
from game.app.table.boards.field.acts import Slide
from game.app.table.moving.acts import Change, Flight, Note, heard
from game.app.table.moving.animate import Act, Stage
from game.core.state import News


class Teller:
    """Turns news into acts."""

    def __init__(self, stage: Stage, words: Words, still: bool, people: Collection[int], brisk: bool = False) -> None:
        self.stage, self.words, self.still, self.people, self.brisk = stage, words, still, people, brisk

    def acts(self, now: Situation, news: Sequence[News], dropped: str = "") -> list[Act]:
        """The acts of one answer, told over the situation before it; `dropped`: what the mouse has put down already."""
        self.now, self.dropped = now, dropped
        found: list[Act] = []
        for one in news:
            found += heard(NEWS.get(str(one[0]), ""), reads.read(self, one, []))
        return found

    def note(self, seat: int, text: str, icon: str, color: str) -> list[Act]:
        """What comes and goes, as a note over the ship it happens to."""
        piece = self.stage.pieces.get(f"ship:{seat}")
        return [Note(piece.node, text, icon, color)] if piece is not None else []


reads: Readers[list[Act]] = Readers()


@reads("moved")
def _moved(to: Teller, seat: int, start: str, goal: str) -> list[Act]:
    id = f"ship:{seat}"
    if to.dropped == id:
        return [Change(lambda stage: _put(stage, id, goal), cues.LANDING)]
    return [Flight(id, (cell_of(start), cell_of(goal)), to.still, hop=False)]


@reads("placed")
def _placed(to: Teller, seat: int, card: str, cell: str) -> list[Act]:
    window = to.stage.board.camera.window
    return [Slide(place_piece(card, cell_of(cell)), lambda: (window.right, window.centery))]


@reads("fought")
def _fought(to: Teller, *told: object) -> list[Act]:
    return list(fall(to.now, to.words, ("fought", *told), to.still, to.brisk))


def _put(stage: Stage, id: str, cell: str) -> None:
    piece = stage.pieces.get(id)
    if piece:
        stage.put(piece._replace(node=cell_of(cell)))
