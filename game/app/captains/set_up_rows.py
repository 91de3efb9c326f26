"""The rows of a set-up: what is set at the left, its widget at the right. House rules, board, mods, and the seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from game.app.table.panels.spot import Spot
from game.app.ui.widgets import Field, RoundButton, Widget
from game.app.ui.widgets.cycle import chooser

if TYPE_CHECKING:
    from game.app.captains.set_up import CaptainsSetUp
    from game.core.ruleset import Setting

SHARE = 48  # percent of a row that its name takes


class Row(NamedTuple):
    """What is set, and the widgets that set it in a rect."""

    label: str
    make: Callable[[Rect], list[Widget]]


class Rows:
    """Rows below each other in `rect`."""

    def __init__(self, scene: CaptainsSetUp) -> None:
        self.scene = scene
        self.rect = Rect(0, 0, 1, 1)
        self.rows: Sequence[Row] = ()

    def place(self, rect: Rect, rows: Sequence[Row]) -> None:
        """Here they lie."""
        self.rect, self.rows = rect, rows

    def places(self) -> list[Rect]:
        """A rect per row."""
        k, r, n = self.scene.kit, self.rect, max(1, len(self.rows))
        gap = k.u(5)
        high = min(k.t(36), (r.h - (n - 1) * gap) // n)
        return [Rect(r.x, r.y + i * (high + gap), r.w, high) for i in range(len(self.rows))]

    @property
    def bottom(self) -> int:
        """Where the last row ends."""
        return max((row.bottom for row in self.places()), default=self.rect.y)

    def widgets(self) -> list[Widget]:
        """Those of all rows, from the top; the name of a row says what its widget says."""
        out: list[Widget] = []
        for row, place in zip(self.rows, self.places()):
            left = place.w * SHARE // 100
            made = row.make(Rect(place.x + left, place.y, place.w - left, place.h))
            named = Rect(place.x, place.y, left - self.scene.kit.u(6), place.h)
            out += [Spot(named, f"of:{made[0].name}", tip=made[0].tip, focusable=False, line=False), *made]
        return out

    def paint(self, dst: Surface) -> None:
        """What the rows are called."""
        k = self.scene.kit
        for row, place in zip(self.rows, self.places()):
            fit, label = place.w * SHARE // 100 - k.u(10), row.label
            size = k.fit_size(label, "bold", 14, fit)
            k.text(dst, (place.x, place.centery), label, "bold", size, "hi", "ml", fit=fit)


# ------------------------------------------------------------ what every game of captains sets


def house_rules(scene: CaptainsSetUp, rules: Sequence[Setting] | None = None) -> list[Row]:
    """A row per house rule; all of the game unless some are told."""
    words = scene.app.words

    def make(name: str, rule: str, values: Sequence[str], rect: Rect) -> list[Widget]:
        key = f"settings.house.{scene.game}.{name}"
        said = [(v, words(f"{key}.{v}.short")) for v in values]
        one = chooser(scene.kit, rect, said, scene.settings[name], partial(scene.set_rule, name), f"rule:{name}")
        one.usual = values[0]
        one.tip = f"{words(f'{key}.tip')} ({rule})" if rule else words(f"{key}.tip")
        if words.has(f"{key}.{scene.settings[name]}"):  # what the chosen one does
            one.tip += f"\n**{dict(said)[scene.settings[name]]}**: {words(f'{key}.{scene.settings[name]}')}"
        return [one]

    return [
        Row(words(f"settings.house.{scene.game}.{s.name}"), partial(make, s.name, s.rule, s.values))
        for s in (scene.house_rules() if rules is None else rules)
    ]


def mods(scene: CaptainsSetUp) -> list[Row]:
    """Whether the cards of mods are played with, where there are any."""
    words, names = scene.app.words, scene.mods()

    def make(rect: Rect) -> list[Widget]:
        values = [(v, words(f"captains.mods.{v}")) for v in ("with", "without")]
        one = chooser(scene.kit, rect, values, "with" if scene.modded else "without", scene.set_mods, "mods")
        one.tip = words("captains.mods.tip", names=", ".join(names))
        return [one]

    return [Row(words("captains.mods"), make)] if names else []


def boards(scene: CaptainsSetUp) -> list[Row]:
    """Which board is played on, where there are several."""
    words, known = scene.app.words, scene.boards()

    def make(rect: Rect) -> list[Widget]:
        set_board = partial(scene.set_rule, "board")
        one = chooser(scene.kit, rect, list(known.items()), scene.settings["board"], set_board, "board")
        one.tip = words("captains.board.tip")
        return [one]

    return [Row(words("captains.board"), make)] if len(known) > 1 else []


def seed(scene: CaptainsSetUp) -> Row:
    """The seed, and another one."""
    k, words = scene.kit, scene.app.words

    def make(rect: Rect) -> list[Widget]:
        n = min(rect.h, k.u(36))
        field = Field(
            Rect(rect.x, rect.y, rect.w - n - k.u(8), rect.h),
            str(scene.seed),
            scene.set_seed,
            most=9,
            digits=True,
            empty="0",
            tip=words("captains.seed.tip"),
            name="seed",
        )
        disc = Rect(rect.right - n, rect.centery - n // 2, n, n)
        return [field, RoundButton(disc, "dice", scene.new_seed, tip=words("setup.seed.new"), name="new seed")]

    return Row(words("setup.seed"), make)
