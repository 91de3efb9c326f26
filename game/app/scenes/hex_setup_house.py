"""The house rules of the set-up of Keep Flyin': a row each, then the seed, and what the game is about."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.scenes.blank_cards import filled
from game.app.table.hex import worlds
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Field, RoundButton, Widget
from game.app.ui.widgets.cycle import chooser

if TYPE_CHECKING:
    from game.app.scenes.hex_setup import HexSetUp

SHARE = 48  # percent of a row that its name takes


class House:
    """The right-hand tray: places, widgets and picture."""

    def __init__(self, scene: HexSetUp) -> None:
        self.scene = scene
        self.rect = Rect(0, 0, 1, 1)

    def place(self, rect: Rect) -> None:
        """Here it lies."""
        self.rect = rect

    def labels(self) -> list[str]:
        """What the rows are called."""
        s, words = self.scene, self.scene.app.words
        named = [words(f"settings.house.keepflyin.{one.name}") for one in s.house_rules()]
        mods = [words("hexsetup.mods")] if s.mods() else []
        return [*named, *mods, words("hexsetup.blanks"), words("setup.seed")]

    def rows(self) -> list[Rect]:
        """A row per label."""
        k, r = self.scene.kit, self.rect
        n = len(self.labels())
        top = r.y + k.u(12) + k.t(24)
        gap = k.u(5)
        high = min(k.t(36), (r.bottom - k.u(10) - top - (n - 1) * gap) // n)
        return [Rect(r.x + k.u(14), top + i * (high + gap), r.w - k.u(28), high) for i in range(n)]

    def _value(self, row: Rect) -> Rect:
        """Where in a row its value stands."""
        left = row.w * SHARE // 100
        return Rect(row.x + left, row.y, row.w - left, row.h)

    # ------------------------------------------------------------ widgets

    def widgets(self) -> list[Widget]:
        """A widget per row."""
        s, k, words = self.scene, self.scene.kit, self.scene.app.words
        out: list[Widget] = []
        rows = iter(self.rows())
        for setting in s.house_rules():
            values = [(v, words(f"settings.house.keepflyin.{setting.name}.{v}.short")) for v in setting.values]
            one = chooser(
                k,
                self._value(next(rows)),
                values,
                s.settings[setting.name],
                partial(s.set_rule, setting.name),
                f"rule:{setting.name}",
            )
            tip = words(f"settings.house.keepflyin.{setting.name}.tip")
            one.tip = f"{tip} ({setting.rule})" if setting.rule else tip
            out.append(one)
        if s.mods():
            values = [(v, words(f"hexsetup.mods.{v}")) for v in ("with", "without")]
            one = chooser(k, self._value(next(rows)), values, "with" if s.modded else "without", s.set_mods, "mods")
            one.tip = words("hexsetup.mods.tip", names=", ".join(s.mods()))
            out.append(one)
        out.append(
            Button(
                self._value(next(rows)),
                words("hexsetup.blanks.n", n=len(filled())),
                s.blanks,
                icon="pen",
                tip=words("hexsetup.blanks.tip"),
                name="blanks",
            )
        )
        return [*out, *self._seed(self._value(next(rows)))]

    def _seed(self, box: Rect) -> list[Widget]:
        s, k, words = self.scene, self.scene.kit, self.scene.app.words
        n = min(box.h, k.u(36))
        seed = Field(
            Rect(box.x, box.y, box.w - n - k.u(8), box.h),
            str(s.seed),
            most=9,
            digits=True,
            empty="0",
            tip=words("hexsetup.seed.tip"),
            name="seed",
        )
        seed.changed = partial(self._seeded, seed)
        again = RoundButton(
            Rect(box.right - n, box.centery - n // 2, n, n),
            "dice",
            s.new_seed,
            tip=words("setup.seed.new"),
            name="new seed",
        )
        return [seed, again]

    def _seeded(self, field: Field) -> None:
        self.scene.set_seed(field.text)

    # ------------------------------------------------------------ picture

    def paint(self, dst: Surface) -> None:
        """The tray, the names of the rows, and below them what the game is about where there is room."""
        k, words, r = self.scene.kit, self.scene.app.words, self.rect
        k.tray(dst, r, C["panel"], 8, seed=9)
        k.label(dst, r.x + k.u(12), r.y + k.u(8) + k.t(13), words("hexsetup.house"), r.w - k.u(24))
        rows = self.rows()
        for label, row in zip(self.labels(), rows):
            fit = row.w * SHARE // 100 - k.u(10)
            k.text(dst, (row.x, row.centery), label, "bold", k.fit_size(label, "bold", 14, fit), "hi", "ml", fit=fit)
        self._aim(
            dst, Rect(r.x + k.u(14), rows[-1].bottom + k.u(16), r.w - k.u(28), r.bottom - rows[-1].bottom - k.u(30))
        )

    def _aim(self, dst: Surface, r: Rect) -> None:
        k, words = self.scene.kit, self.scene.app.words
        text = words("hexsetup.aim.text")
        wide = r.w - k.u(40) - k.u(110)
        high = k.para(None, (0, 0), text, wide, 14, "ink", dry=True, lead=1.3) + k.t(30) + k.u(30)
        if high > r.h:
            return
        card = Rect(r.x, r.bottom - max(high, min(r.h, k.u(170))), r.w, max(high, min(r.h, k.u(170))))
        k.parchment(dst, card, 8, 23)
        x = card.x + k.u(18)
        k.text(dst, (x, card.y + k.u(12) + k.t(12)), words("hexsetup.aim"), "display", 18, "ink", "ml")
        k.para(dst, (x, card.y + k.u(16) + k.t(26)), text, wide, 14, "ink", lead=1.3)
        spots = self.scene.spots()
        at = card.right - k.u(66), card.centery
        worlds.world(k, dst, (at[0] + k.u(26), at[1] - k.u(34)), spots["ezra"], 44)
        worlds.world(k, dst, (at[0] - k.u(20), at[1] + k.u(40)), spots["greenleaf"], 34)
        worlds.ship(k, dst, at, 0, 84)
