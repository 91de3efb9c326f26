"""How the set-up looks: places of everything for a window, panels that stand still, widgets over them."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.app.games.fistful.campaign.titles import begins, called
from game.app.games.fistful.crew.card import COMPACT
from game.app.games.fistful.crew.tile import CrewCard
from game.app.games.fistful.set_up.advice import advice
from game.app.games.fistful.set_up.panels import Panels
from game.app.ui.layers import Layers
from game.app.ui.widgets import Button, Choice, Field, RoundButton, Widget

DIGITS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6, pygame.K_7, pygame.K_8, pygame.K_9)
LEVELS = ("easy", "normal", "hard")
LEFT = 286.0  # units that the seats take at least


class View(Panels):
    """The set-up's picture.  `layout` places and paints, `refresh` follows what was chosen, `draw` paints."""

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window of `size` px and paint it."""
        self.place(size)
        self.layers = Layers(self.scene.kit.background(size))
        self.scene.group.layers = None
        self.refresh()

    def place(self, size: tuple[int, int]) -> None:
        """Where all lies: three columns under the top bar; what the window has over goes to the middle."""
        k = self.scene.kit
        w, h = size[0] / k.scale, size[1] / k.scale
        wide = min(360.0, 264 * max(1.0, min(1.4, k.grow)))
        self.left = k.R(8, 54, max(LEFT, wide), h - 62)
        self.right = k.R(w - wide - 8, 54, wide, h - 62)
        inner = (w - wide - 8) - (8 + max(LEFT, wide)) - 24
        mid = 8 + max(LEFT, wide) + 12
        foot = (k.t(92) + k.u(50)) / k.scale if k.grow > COMPACT else min(h * 0.36, 204 * max(1.0, k.grow))
        head = 52 * max(1.0, min(1.7, k.grow))
        self.prompt = k.R(mid, 54, inner, head)
        self.cards = k.R(mid, 54 + head + 8, inner, h - 62 - head - 16 - foot)
        self.options = k.R(mid, h - 8 - foot, inner, foot)
        button = max(56.0, 40 * k.grow + 10)
        self.primary = k.R(w - wide - 2, h - 12 - button, wide - 12, button)

    def card_rects(self) -> list[Rect]:
        """Nine cards, five above four."""
        k = self.scene.kit
        gap = k.u(11)
        w = min((self.cards.w - 4 * gap) // 5, round((self.cards.h - gap) / 2 / 1.3))
        h = (self.cards.h - gap) // 2
        h = min(h, round(w * 1.46))
        top = self.cards.y + (self.cards.h - 2 * h - gap) // 2
        out = []
        for i in range(9):
            row, col = divmod(i, 5)
            n = 5 - row
            x = self.cards.centerx - (n * w + (n - 1) * gap) // 2 + col * (w + gap)
            out.append(Rect(x, top + row * (h + gap), w, h))
        return out

    # ------------------------------------------------------------ widgets

    def refresh(self, widgets: bool = True) -> None:
        """Follow the draft: panels and widgets whose look changed are painted again."""
        if self.layers is None:
            return
        self.panels()
        if widgets:
            group = self.scene.group
            focus = group.focus
            group.set(self.widgets())
            group.default = group.named("start")
            if focus and group.focus is None:
                group.step(1)
        self.scene.group.bake(self.layers)

    def widgets(self) -> list[Widget]:
        """In Tab order: seats, crew, options, start."""
        return [*self.seat_widgets(), *self.crew_widgets(), *self.option_widgets(), *self.bar_widgets(), self.start()]

    def bar_widgets(self) -> list[Widget]:
        k, scene, words = self.scene.kit, self.scene, self.scene.app.words
        n, y = k.u(26), k.u(8)
        x = scene.app.size[0] - k.u(8) - n
        step = n + k.u(8)
        return [
            RoundButton(
                Rect(x - 2 * step, y, n, n),
                "help",
                self.learn,
                keys=(pygame.K_t,),
                name="learn",
                tip=f"**{words('setup.learn')}**\n{words('setup.learn.tip')}",
            ),
            RoundButton(
                Rect(x - step, y, n, n), "cog", self.settings, tip=words("title.settings.tip"), name="settings"
            ),
            RoundButton(Rect(x, y, n, n), "x", scene.close, tip=words("setup.back"), name="back"),
        ]

    def learn(self) -> None:
        """The lesson of the heist, or that of the game; the set-up waits below it."""
        from game.app.lessons import has_lesson, start_lesson

        heist = self.scene.draft.heist.id
        further = ":" not in heist and has_lesson(heist)
        start_lesson(self.scene.app, heist if further else self.scene.session.rules.id)

    def settings(self) -> None:
        self.scene.app.push_settings()

    def crew_widgets(self) -> list[Widget]:
        draft, words = self.scene.draft, self.scene.app.words
        pick = draft.pending
        side = pick.side if pick else "sidekick"
        out: list[Widget] = []
        must = [w for w in draft.heist.must_have if draft.holder(w) < 0]
        for i, (rect, crew) in enumerate(zip(self.card_rects(), self.scene.crew.values())):
            taken = draft.holder(crew.id)
            why = "" if pick and draft.option(crew.id) else self.why(crew.id, taken)
            card = CrewCard(
                rect,
                crew,
                draft.side(crew.id) or side,
                words,
                partial(self.scene.choose, crew.id),
                why=why,
                taken=taken,
                wanted=crew.id in must,
                done=pick is None,
                gain=draft.gained(crew.id),
            )
            card.keys = (DIGITS[i],)
            out.append(card)
        return out

    def why(self, crew: str, taken: int) -> str:
        """Why a crew member can't be chosen now, with the rule that says so."""
        scene, draft, words = self.scene, self.scene.draft, self.scene.app.words
        name = self.scene.crew[crew].name
        if taken >= 0:
            return words("setup.taken", who=name, name=self.scene.name(taken))
        if draft.pending is None:
            return words("setup.complete")
        refusal = draft.why_not(crew)
        if refusal and words.has(refusal.says):
            return f"{words(refusal.says, **dict(refusal.values))} ({refusal.rule})"
        needed = [scene.crew[who].name for who in draft.heist.must_have if draft.holder(who) < 0]
        return words("setup.needs", heist=draft.heist.title, who=", ".join(needed))

    def option_widgets(self) -> list[Widget]:
        k, scene, words, draft = self.scene.kit, self.scene, self.scene.app.words, self.scene.draft
        o, h, pad = self.options, k.t(32), k.u(14)
        self.compact = k.grow > COMPACT
        share = 0 if self.compact else 52
        x = o.x + o.w * share // 100 + (pad if self.compact else 0)
        self.column = Rect(x, o.y, o.right - pad - x, o.h)
        w = self.column.w
        y = o.y + k.u(12) + k.t(18 if not self.compact else 28)
        levels = sorted(draft.values("level"), key=LEVELS.index)
        level = Choice(
            Rect(x, y, w, h),
            [(v, words(f"level.{v}")) for v in levels],
            draft.settings["level"],
            scene.set_level,
            tip=words("setup.level.tip"),
            name="level",
        )
        self.seed_y = y + h + k.u(10) + (0 if self.compact else k.t(20))
        n = min(h, k.u(40))
        wide = (w if not self.compact else w * 56 // 100) - n - k.u(8)
        label = min(k.width(words("setup.seed"), "bold", 14) + k.u(10), wide * 2 // 3)
        wide -= label
        seed = Field(
            Rect(x + label, self.seed_y, wide, h),
            str(draft.seed),
            scene.set_seed,
            most=9,
            digits=True,
            empty="0",
            tip=words("setup.seed.tip"),
            name="seed",
        )
        again = RoundButton(
            Rect(seed.rect.right + k.u(8), self.seed_y + (h - n) // 2, n, n),
            "dice",
            scene.new_seed,
            tip=words("setup.seed.new"),
            name="new seed",
        )
        rest = Rect(x, o.bottom - k.u(12) - k.t(34), w, k.t(34))
        if self.compact:
            rest = Rect(again.rect.right + k.u(12), self.seed_y, o.right - pad - again.rect.right - k.u(12), h)
        cap, icon = ("", "") if self.compact else ("R", "users")
        suggest = Button(
            rest,
            words("setup.suggest"),
            scene.suggest,
            cap=cap,
            icon=icon,
            keys=(pygame.K_r,),
            tip="\n".join(
                [words("setup.suggest.tip"), advice(draft, scene.crew, words)]
                if draft.pending
                else [words("setup.suggest.again")]
            ),
            name="suggest",
        )
        return [*self.heist_widgets(level), level, seed, again, suggest]

    def heist_widgets(self, level: Widget) -> list[Widget]:
        """Which heists are played: in the place of the name, or beside the level."""
        k, scene, words, draft = self.scene.kit, self.scene, self.scene.app.words, self.scene.draft
        if self.compact:
            rect = Rect(level.rect.x, level.rect.y, level.rect.w * 36 // 100, level.rect.h)
            level.rect = Rect(rect.right + k.u(10), rect.y, level.rect.right - rect.right - k.u(10), rect.h)
        else:
            rect = Rect(
                self.options.x + k.u(12), self.options.y + k.u(10), self.column.x - self.options.x - k.u(34), k.t(30)
            )
        icon, cap = ("", "") if self.compact else ("swap", "H")
        return [
            Button(
                rect,
                called(words, draft.order, self.compact),
                scene.choose_heists,
                icon=icon,
                cap=cap,
                keys=(pygame.K_h,),
                tip=words("setup.heist.tip"),
                name="heist",
            )
        ]

    def start(self) -> Widget:
        words, draft = self.scene.app.words, self.scene.draft
        pick = draft.pending
        why = words(f"setup.wait.{pick.side}", name=self.scene.name(pick.seat)) if pick else ""
        return Button(
            self.primary,
            words("setup.start"),
            self.scene.go,
            kind="primary",
            sub=begins(words, draft.order),
            why=why,
            name="start",
        )

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """The base, then the widgets."""
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.scene.group.draw(surface, dirty)
