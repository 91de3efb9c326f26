"""Arrows that leaf through what doesn't fit on a page, with the page that is shown between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.app.ui.host import Words
from game.app.ui.kit import Kit
from game.app.ui.widgets.base import Widget
from game.app.ui.widgets.button import RoundButton


class Place(Widget):
    """Which page of how many; it only tells."""

    focusable = False

    def __init__(self, rect: Rect, said: str) -> None:
        super().__init__(rect, None, name="page:place")
        self.said = said

    def draw(self, kit: Kit, dst: Surface) -> None:
        size = kit.fit_size(self.said, "bold", 14, self.rect.w)
        kit.text(dst, self.rect.center, self.said, "bold", size, "hi", "mc", fit=self.rect.w)


def pager(
    kit: Kit, words: Words, right: int, middle: int, high: int, page: int, pages: int, turn: Callable[[int], object]
) -> list[Widget]:
    """Back, the place and on, their right end at `right`; nothing where all is on one page."""
    if pages < 2:
        return []
    n, said = min(high, kit.u(40)), words("editor.page.place", n=page + 1, of=pages)
    wide = kit.width(said, "bold", 14) + kit.u(12)
    found: list[Widget] = [Place(Rect(right - n - wide, middle - n // 2, wide, n), said)]
    for name, by, x in (("back", -1, right - 2 * n - wide), ("next", 1, right - n)):
        why = "" if 0 <= page + by < pages else words("editor.page.end")
        found.append(
            RoundButton(
                Rect(x, middle - n // 2, n, n),
                "arrow@0" if by > 0 else "arrow@4",
                partial(turn, by),
                why=why,
                tip=words("editor.page.more" if by > 0 else "editor.page.less"),
                name=f"page:{name}",
            )
        )
    return found
