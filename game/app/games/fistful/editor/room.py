"""A kind of room of a drawn heist: its name, the deck its tokens come from, its floor."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.games.fistful.board.tiles import looks
from game.app.games.fistful.editor.tool_button import picture
from game.app.shell.app import App
from game.app.ui.widgets import Button, Choice, Field, Widget
from game.app.ui.widgets.cycle import Cycle
from game.app.workshop.sheet import Row, RowSheet
from game.content.fistful.sketch.draw import drop_room, tidy
from game.content.fistful.sketch.sketch import AREAS, LANDING

if TYPE_CHECKING:
    from pygame import Surface

    from game.app.games.fistful.editor.editor import Editor

MOST = 28  # letters of a name
LOW = 220.0  # units high where only the name can be changed


class RoomSheet(RowSheet):
    """`letter` is the room's on the board."""

    width, height = 560.0, 330.0
    scene: Editor

    def __init__(self, app: App, scene: Editor, letter: str) -> None:
        self.letter = letter
        if scene.sketch.board["zones"][letter]["area"] == LANDING:
            self.height = LOW
        super().__init__(app, scene, app.words("editor.room.head"))

    def rows(self) -> list[Row]:
        words, zone = self.app.words, self._zone
        if zone["area"] == LANDING:
            return [Row(words("editor.room.called"), self._field)]
        areas = [(area, area_said(self.app, self.scene.sketch.card, area)) for area in AREAS]
        floors = [(look, words(f"editor.look.{look}")) for look in looks() if look != "landing"]
        now = zone["look"] if zone["look"] in dict(floors) else floors[0][0]
        return [
            Row(words("editor.room.called"), self._field),
            Row(
                words("editor.room.area"),
                lambda r: Choice(
                    r, areas, zone["area"], partial(self._set, "area"), tip=words("editor.room.area.tip"), name="area"
                ),
            ),
            Row(
                words("editor.room.look"),
                lambda r: Cycle(self._beside(r), floors, now, partial(self._set, "look"), name="look"),
            ),
        ]

    def _beside(self, rect: Rect) -> Rect:
        """The row without the tile that is painted at its left."""
        self.tile = Rect(rect.x, rect.y, rect.h, rect.h)
        n = rect.h + self.kit.u(8)
        return Rect(rect.x + n, rect.y, rect.w - n, rect.h)

    @property
    def _zone(self) -> dict[str, Any]:
        found: dict[str, Any] = self.scene.sketch.board["zones"][self.letter]
        return found

    def _field(self, rect: Rect) -> Widget:
        return Field(rect, self._zone["name"], self._named, most=MOST, counted=True, name="name")

    def _named(self, text: str) -> None:
        if text.strip():
            self._set("name", " ".join(text.split()))

    def _set(self, name: str, value: str) -> None:
        with self.scene.history.step() as sketch:
            self._zone[name] = value
            tidy(sketch)
        self.again()

    def feet(self, rect: Rect) -> list[Widget]:
        words = self.app.words
        if self._zone["area"] == LANDING:
            return []
        wide = min(rect.w, self.kit.width(words("editor.room.drop"), "bold", 14) + self.kit.t(60))
        return [
            Button(Rect(rect.x, rect.y, wide, rect.h), words("editor.room.drop"), self.drop, icon="trash", name="drop")
        ]

    def drop(self) -> None:
        """Away with it, when no cell has it."""
        with self.scene.history.step() as sketch:
            why = drop_room(sketch, self.letter)
        if why:
            self.app.refused(self.app.words(f"editor.why.{why}"))
        else:
            self.close()

    def paint(self, dst: Surface) -> None:
        super().paint(dst)
        if self._zone["area"] != LANDING:
            picture(self.kit, dst, self.tile, str(self._zone["look"]))


def area_said(app: App, card: dict[str, Any], area: str) -> str:
    """What an area is called in a heist."""
    return str(card.get("areas", {}).get(area, {}).get("name", "")) or app.words(f"editor.area.{area}")
