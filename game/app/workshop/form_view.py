"""How a bench looks on which forms are filled in: the bar, the leaf with its rows, what is wrong, bots and play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.ui.layers import Layers
from game.app.ui.theme import C
from game.app.ui.widgets import Choice, Widget
from game.app.ui.widgets.cycle import Cycle
from game.app.workshop import bars
from game.app.workshop.form import Form, Rows, kept

if TYPE_CHECKING:
    from game.app.workshop.written import FormBench

LARGE = 1.36
"""Letters larger than this leave no room for the card; a button shows it."""


class FormView:
    """`refresh` follows what was written, `draw` paints; `form`: the rows. Subclasses say in `layout` where things lie:
    `bar` px high, `leaf` with the rows, `check` with what is wrong, `deeds` with bots and play."""

    leaf: Rect
    check: Rect
    deeds: Rect
    bar: int

    def __init__(self, scene: FormBench) -> None:
        self.scene = scene
        self.layers: Layers | None = None
        self.form = Form()

    # ------------------------------------------------------------ what a bench says

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window of `size` px."""
        raise NotImplementedError

    def widgets(self) -> list[Widget]:
        """All that can be pressed, in Tab order."""
        raise NotImplementedError

    def rows(self) -> Rows:
        """The rows of the leaf on top."""
        raise NotImplementedError

    @property
    def covered(self) -> bool:
        """Whether letters are so large that texts have two lines only."""
        return self.scene.kit.grow > LARGE

    def trays(self, layers: Layers) -> None:
        """Set the trays that only this bench has."""

    # ------------------------------------------------------------ places

    def lay(self, size: tuple[int, int]) -> None:
        """Everything has its place in a window of `size` px."""
        self.layers = Layers(self.scene.kit.background(size))
        self.scene.group.layers = None
        self.refresh()

    def refresh(self) -> None:
        """Panels and widgets whose look changed are painted again."""
        if self.layers is None:
            return
        s, k = self.scene, self.scene.kit
        found = self.widgets()
        bar = Rect(0, 0, s.app.size[0], self.bar + k.u(8))
        self.layers.set("bar", bar, (s.title, s.unsaved, k), lambda dst: bars.paint(s, dst, self.bar))
        self.trays(self.layers)
        self.layers.set("leaf", bars.grown(k, self.leaf), (self.form.key(), k), self._paint_leaf)
        lines = (len(s.flaws), k)
        self.layers.set("check", bars.grown(k, self.check), lines, partial(bars.paint_check, s, r=self.check))
        s.group.set(kept(s.group.focus, found))
        s.group.default = s.group.named("play")
        s.group.bake(self.layers)

    # ------------------------------------------------------------ widgets

    def leaves(self, head: Rect, inner: Rect, beside: Sequence[Widget] = ()) -> list[Widget]:
        """The names of the leaves in `head` with what lies `beside` them; in `inner` below the rows of the one on top,
        page by page."""
        k, s, words = self.scene.kit, self.scene, self.scene.app.words
        leaves = [(leaf, words(f"{s.speech}.leaf.{leaf}")) for leaf in s.leaves()]
        widest = max(k.width(label, "bold", 14) for _, label in leaves) + k.u(10)
        kind = Choice if widest * len(leaves) <= head.w else Cycle
        made = self.form.place(k, words, inner, head.bottom + k.u(16), self.rows(), self.covered, self.turn)
        return [kind(head, leaves, s.leaf, s.turn_to, name="leaf"), *beside, *made]

    def inner(self) -> Rect:
        """What of the leaf is written on."""
        k = self.scene.kit
        return self.leaf.inflate(-2 * k.u(14), -2 * k.u(12))

    def deed_buttons(self) -> list[Widget]:
        """Bots, play."""
        r, gap = self.deeds, self.scene.kit.u(8)
        h = (r.h - gap) // 2
        return bars.deed_buttons(self.scene, Rect(r.x, r.y, r.w, h), Rect(r.x, r.bottom - h, r.w, h))

    # ------------------------------------------------------------ what the mouse does

    def turn(self, by: int) -> bool:
        """Another page of rows."""
        if not 0 <= self.form.page + by < self.form.pages:
            return True
        self.form.page += by
        self.scene.group.set_focus(None)
        self.refresh()
        return True

    def wheel(self, at: tuple[int, int], by: int) -> bool:
        """Another page of rows."""
        return self.turn(1 if by > 0 else -1)

    # ------------------------------------------------------------ painting

    def _paint_leaf(self, dst: Surface) -> None:
        k = self.scene.kit
        k.tray(dst, self.leaf, C["panel"], 8, seed=7)
        self.form.paint(k, dst)

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """The base, then the widgets over it."""
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.scene.group.draw(surface, dirty)
