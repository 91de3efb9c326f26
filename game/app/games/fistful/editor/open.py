"""Which heist is drawn: a new one, one of the players' own, or a copy of one of the box."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.app.games.fistful.board.small import small
from game.app.games.fistful.editor import disk
from game.app.games.fistful.editor.editor import Editor
from game.app.shell.app import App
from game.app.table.spread.data import Look
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.workshop.open import OpenSheet, no_sign
from game.content.fistful import fistful
from game.content.fistful.sketch.sketch import Sketch, blank

NEW = ("heist", "story", "landing", "corridor")


def new_sketch(app: App) -> Sketch:
    """An empty board with the names of this language."""
    return blank({name: app.words(f"editor.new.{name}") for name in NEW})


def board(kit: Kit, dst: Surface, r: Rect, name: str, called: str) -> None:
    """The board of a heist fills the window of its card."""
    kit.put(dst, kit.cut(small(kit, fistful().heists[name], r.size), kit.u(5)), r.topleft)
    kit.sunken(dst, r, 5, 5, 140)
    kit.ring(dst, r, C["ink_line"], 1, 5)


class HeistOpenSheet(OpenSheet):
    """A card per heist, with its board."""

    editor = Editor
    look = Look(board, no_sign)
    scene = False

    def stock(self) -> list[Any]:
        return list(disk.known())

    def called(self, one: Any) -> str:
        return f"heist:{one.mod}:{one.heist}"

    def shows(self, one: Any) -> tuple[str, str]:
        id = f"{one.mod}:{one.heist}" if one.mod else str(one.heist)
        return id, fistful().heists[id].story

    def opened(self, one: Any) -> Any:
        return disk.open_known(one)

    def fresh(self) -> Any:
        return new_sketch(self.app)
