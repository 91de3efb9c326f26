"""Sheets over the Story editor: a band of a test, and the Story Card as large as the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.firefly.writer.leaves import HIGHEST, span
from game.app.games.firefly.writer.rows import LeafSheet, word_rows
from game.app.games.firefly.writer.words import DO
from game.app.shell.app import App
from game.app.ui.widgets import Button, Widget
from game.app.ui.widgets.cycle import Amount, chooser
from game.app.workshop.sheet import Row
from game.content.firefly.records import Band
from game.content.firefly.sketch import story as write

if TYPE_CHECKING:
    from game.app.games.firefly.writer.editor import StoryEditor


class BandSheet(LeafSheet):
    """The total it begins at, how it ends, what happens. `way` and `at` are those of the chosen Goal."""

    width, height = 640.0, 430.0

    def __init__(self, app: App, scene: StoryEditor, way: int, at: int) -> None:
        super().__init__(app, scene, span(scene, scene.goal.options[way].bands, at))
        self.goal, self.way, self.at = scene.chosen, way, at

    @property
    def bands(self) -> tuple[Band, ...]:
        """The bands of that test."""
        return self.scene.story.goals[self.goal].options[self.way].bands

    def rows(self) -> list[Row]:
        words, band = self.app.words, self.bands[self.at]
        lows = [(str(n), str(n)) for n in write.lows(self.bands, self.at, HIGHEST)] or [(str(band.low), str(band.low))]
        now = str(band.low) if str(band.low) in dict(lows) else lows[0][0]
        ends = [(name, words(f"storyeditor.end.{name}")) for name in ("done", "botched", "warrant")]
        end = band.end if band.end in ("botched", "warrant") else "done"
        low = Row(
            words("storyeditor.field.low"),
            lambda r: Amount(
                r, lows, now, lambda v: self._put(low=int(v)), name="low", tip=words("storyeditor.band.low.tip")
            ),
        )
        ending = Row(
            words("storyeditor.field.end"),
            lambda r: chooser(self.kit, r, ends, end, lambda v: self._put(end="complete" if v == "done" else v), "end"),
        )
        return [low, ending, *word_rows(self.scene, band.do, DO, lambda row: self._put(do=row))]

    def _put(self, **changes: object) -> None:
        self.scene.change(lambda story: write.with_band(story, self.goal, self.way, self.at, **changes))
        self.again()

    def look(self) -> None:
        self.title = span(self.scene, self.bands, self.at)

    def feet(self, rect: Rect) -> list[Widget]:
        words = self.app.words
        why = words("storyeditor.band.only") if len(self.bands) == 1 else ""
        wide = min(rect.w, self.kit.width(words("storyeditor.band.drop"), "bold", 14) + self.kit.t(60))
        return [
            Button(
                Rect(rect.x, rect.y, wide, rect.h),
                words("storyeditor.band.drop"),
                self.drop,
                icon="trash",
                why=why,
                name="drop",
            )
        ]

    def drop(self) -> None:
        """Away with it."""
        self.close()
        self.scene.change(lambda story: write.drop_band(story, self.goal, self.way, self.at))
