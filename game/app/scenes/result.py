"""The end of a heist: won or lost and why, what each seat did, and the way on."""
from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.draft import Draft
from game.app.ledger import ledger
from game.app.replay.recorded import recorded
from game.app.scenes.ledger_chart import paint_luck
from game.app.scenes.result_crowd import Doll, crews, foes, footnote, placed
from game.app.scenes.setup import SEEDS, SetUp, begin, ruleset
from game.app.scenes.stack import Scene
from game.app.sound.cues import ENDED, ENDING_S
from game.app.tally import Deeds, tally, told
from game.app.ui import cards
from game.app.ui.layers import Layers
from game.app.ui.motion import Tween
from game.app.ui.theme import FELT, MS
from game.app.ui.widgets import Button, Group
from game.content.load import fistful
from game.core.session import Session
from game.rules.fistful.scoring import objectives
from game.save.seed import SEED

if TYPE_CHECKING:
    from game.app.main import App

GOALS = {"traps": "bomb", "safe": "heart", "credits": "coins", "landed": "home"}


class Result(Scene):
    """Shown in the heist's place when it is over; Esc goes to the title."""

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        super().__init__(app)
        self.session, self.names = session, names
        outcome = session.rules.outcome(session.state)
        self.won = bool(outcome and outcome.won)
        self.why = outcome.why if outcome else ""
        settings = app.playing.settings if app.playing and app.playing.session is session else {}
        found = told(session, settings, len(names))
        self.deeds = tally(found.news, len(names))
        self.lucks, self.whole, self.seed = ledger(found.news, len(names)), found.whole, settings.get(SEED, "")
        self.dice = False                # the cards show their other side
        self.told = recorded(app.playing) if app.playing and settings else None
        self.group = Group(app)
        self.told_goals = Rect(0, 0, 0, 0)   # what the objectives and the line below them cover
        self.stood: list[Rect] = []          # the dolls at the foot
        self.layers: Layers | None = None
        self.fade: Tween | None = None

    def enter(self) -> None:
        self.fade = self.app.tween(.8, 0, MS["fade"])
        self.app.sound.music.hush(ENDING_S)
        self.app.sound.play(ENDED[self.won])
        if self.app.playing and self.app.playing.slot and self.session.over:
            self.app.settings.ended(self.app.playing.slot)
            self.app.save_settings()

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k, words = self.kit, self.app.words
        self.ox, self.oy = (size[0] - k.u(1280)) // 2, max(0, (size[1] - k.u(720)) // 2)
        self.mat = self.at(40, 128, 1200, 352)
        lamp = (.50, .34) if self.won else (.30, .20)
        table = k.background(size, lamp, .98 if self.won else .62, 1.0).copy()
        again = Button(self.at(1014, 592, 226, 56), words("result.again"), self.again, kind="primary",
                       sub=words("result.again.line"), keys=(pygame.K_a,), name="again")
        w = 226 if k.grow > 1.3 else 200
        crew = Button(self.at(1240 - w, 660, w, 36), words("result.crew"), self.other_crew, cap="C", icon="users",
                      keys=(pygame.K_c,), tip=words("result.crew.tip"), name="crew")
        home = Button(self.at(1240 - 2 * w - 12, 660, w, 36), words("result.title"), self.home, cap="esc", icon="home",
                      name="title")
        watch = Button(self.at(1240 - 3 * w - 24, 660, w, 36), words("replay.result"), self.watch, cap="V",
                       icon="replay", keys=(pygame.K_v,), tip=words("replay.result.tip"), name="replay")
        side = "result.back" if self.dice else "result"
        x = 1240 - (4 if self.told else 3) * (w + 12) + 12
        dice = Button(self.at(x, 660, w, 36), words(f"ledger.{side}"), self.turn_over, cap="D",
                      icon="star" if self.dice else "dice", keys=(pygame.K_d,), tip=words(f"ledger.{side}.tip"),
                      name="dice")
        self.group.layers = None
        self.group.set([again, crew, home, *([watch] if self.told else []), dice])
        self.group.default = again
        self.paint(table)
        self.layers = Layers(table)
        self.group.bake(self.layers)

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rect of the 1280 x 720 canvas, which lies in the middle of the window."""
        return self.kit.R(x, y, w, h).move(self.ox, self.oy)

    def pos(self, x: float, y: float) -> tuple[int, int]:
        """A point of the canvas in px."""
        return self.kit.u(x) + self.ox, self.kit.u(y) + self.oy

    # ------------------------------------------------------------ what can be done

    def draft(self) -> Draft:
        """The same seats, level and crew with another deal."""
        g = self.session.state
        seats = len(self.names)
        draft = Draft(ruleset(), seats, random.SystemRandom().randrange(1, SEEDS), g.settings.get("level", "normal"))
        draft.picks = [key for key in self.session.record if key.startswith(("hero:", "sidekick:"))][:2 * seats]
        draft.rebuild()
        return draft

    def again(self) -> None:
        """Once more with the same crew."""
        from game.app.scenes.heist import HeistScene
        draft = self.draft()
        if draft.pending is not None:
            self.other_crew()
            return
        begin(self.app, draft, self.names)
        self.app.stack.replace(HeistScene(self.app, draft.session, self.names))

    def watch(self) -> None:
        """See it all again."""
        from game.app.scenes.replay import ReplayScene
        if self.told:
            self.app.stack.push(ReplayScene(self.app, self.told))

    def turn_over(self) -> None:
        """The other side of the cards: what was rolled, or what was done."""
        self.dice = not self.dice
        self.layout(self.app.size, self.kit.scale, self.kit.text_scale)
        self.invalidate()

    def other_crew(self) -> None:
        """Back to the set-up, names and level as they were."""
        scene = SetUp(self.app, seats=len(self.names))
        scene.draft = self.draft()
        self.app.play(None)
        self.app.stack.replace(scene)

    def home(self) -> None:
        """To the title, from wherever one came."""
        self.app.play(None)
        self.app.stack.down()

    def handle(self, event: Event) -> bool:
        if self.group.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.home()
            return True
        return False

    def update(self, dt: float) -> bool:
        if self.fade is None or self.fade.done:
            return False
        self.fade.step(dt)
        self.invalidate()
        return True

    # ------------------------------------------------------------ picture

    def draw(self, surface: Surface, dirty: Rect) -> None:
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.group.draw(surface, dirty)
        if self.fade and not self.fade.done:
            self.kit.dark(surface, dirty, self.fade.value)

    def paint(self, dst: Surface) -> None:
        """Headline, the seats' cards on the mat, the objectives, who stands around."""
        k, words = self.kit, self.app.words
        end = "won" if self.won else "lost"
        title = words(f"result.{end}")
        k.brass_text(dst, self.pos(640, 52), title, "display", 46 / max(1, k.text_scale / 1.2), 1)
        line = words(f"result.why.{self.why}") if words.has(f"result.why.{self.why}") else words(f"result.{end}.line")
        if self.dice:
            line = words("ledger.line")
        size = k.fit_size(line, "serif.it", 18 / max(1, k.text_scale / 1.3), k.u(1180))
        k.text(dst, self.pos(640, 101), line, "serif.it", size, (232, 214, 178), "mc", press="press")
        k.shadow(dst, self.mat, 16, 8, (2, 5), 150)
        k.tray(dst, self.mat, FELT if self.won else (44, 34, 36), 14, seed=6, depth=6)
        k.glow(dst, self.mat.center, 520, (34, 28, 14), .9)
        n = len(self.names)
        if n <= 2:
            self.paint_spoils(dst)
        w, gap = min(284, (1168 - 16 * (n - 1)) / n), 16
        x = 640 - (n * w + gap * (n - 1)) / 2
        for i in range(n):
            self.paint_seat(dst, self.at(x + i * (w + gap), 142, w, 324), i)
        self.paint_goals(dst)
        self.stood = [k.stand(dst, doll.foot, doll.name, doll.high) for doll in self.crowd()]

    def paint_spoils(self, dst: Surface) -> None:
        """What lies left and right of two cards."""
        won = (("coin", 120, 250, 44), ("coin", 168, 270, 44), ("crate", 232, 244, 54), ("coin", 136, 318, 44),
               ("star", 222, 334, 44), ("crate", 1066, 250, 54), ("coin", 1130, 286, 44), ("coin", 1086, 334, 44),
               ("star", 1166, 234, 44), ("coin", 1170, 348, 44))
        lost = (("spawn", 140, 246, 56), ("timer", 236, 302, 96), ("spawn", 1096, 330, 56), ("crate", 1158, 250, 50))
        for name, x, y, size in won if self.won else lost:
            self.kit.token(dst, self.pos(x, y), name, size)

    def paint_seat(self, dst: Surface, r: Rect, seat: int) -> None:
        """One seat's card: who played, hero and sidekick, deeds."""
        k, crew = self.kit, fistful().crew
        k.parchment(dst, r, 9, 50 + seat)
        pad = k.u(14)
        k.seat(dst, (r.x + pad + k.u(10), r.y + k.u(27)), seat, 11)
        left = r.x + pad + k.u(28)
        name = self.names[seat]
        room = r.right - pad - left
        size = k.fit_size(name, "display", 19, room)
        k.text(dst, (left, r.y + k.u(27)), name, "display", size, "ink", "ml", fit=room)
        if self.dice:
            top = r.y + k.u(52)
            paint_luck(k, dst, Rect(r.x + pad, top, r.w - 2 * pad, r.bottom - pad - top), self.lucks[seat],
                       self.app.words)
            return
        hero, mate = self.pair(seat)
        rows = self.rows(self.deeds[seat])
        step = k.t(25)
        top = r.y + k.u(48)
        win = Rect(r.x + pad, top, r.w - 2 * pad, r.bottom - k.u(14) - step * len(rows) - k.u(8) - top)
        cards.window(k, dst, win, self.won)
        half = win.w * 3 // 5
        for who, x, tall in ((hero, win.x + half // 2, .86), (mate, win.x + half + (win.w - half) // 2, .62)):
            if who in crew and win.h > k.u(30):
                k.stand(dst, (x, win.bottom - k.u(win.h / k.scale * tall * .10) - k.u(4)), crew[who].doll,
                        win.h / k.scale * tall)
        k.sunken(dst, win, 5, 4, 120)
        y = win.bottom + k.u(8) + step / 2
        for icon, label, value in rows:
            k.icon(dst, (r.x + pad + k.u(9), y), icon, 15, "ink_mid")
            v = k.text(dst, (r.right - pad - k.u(2), y), value, "black", 16, "ink", "mr")
            fit = v.x - k.u(6) - (r.x + pad + k.u(26))
            size = k.fit_size(label, "sans", 14, fit)
            k.text(dst, (r.x + pad + k.u(26), y), label, "sans", size, "ink_mid", "ml", fit=fit)
            y += step

    def pair(self, seat: int) -> tuple[str, str]:
        """With which hero and Sidekick a seat began."""
        g, n = self.session.state, len(self.names)
        picked = [key.split(":")[1] for key in self.session.record if key.startswith(("hero:", "sidekick:"))]
        if len(picked) >= 2 * n:
            return picked[seat], picked[n + seat]
        return g.hero.get(seat, ""), g.sidekick.get(seat, "")

    def crowd(self) -> list[Doll]:
        """Who stands at the foot: the crew that played, or what is left of the enemies when they won."""
        k, crew = self.kit, fistful().crew
        dolls = [(crew[a].doll if a in crew else "", crew[b].doll if b in crew else "")
                 for a, b in map(self.pair, range(len(self.names)))]
        groups = [] if self.won else foes(self.session.state)
        top, foot, room = self.mat.bottom + k.u(12), self.pos(0, 604)[1], k.u(18)
        goals = self.told_goals
        again = self.group.named("again")
        end = again.rect.x if again else self.mat.right
        left = Rect(self.mat.x, top, goals.x - room - self.mat.x, foot - top)
        right = Rect(goals.right + room, top, end - room - goals.right - room, foot - top)
        return placed(k, groups or crews(dolls), left, right)

    def rows(self, deeds: Deeds) -> list[tuple[str, str, str]]:
        """Icon, words, number of each deed worth a line."""
        words = self.app.words
        rows = [("coins", words("result.banked"), words("money", n=deeds.banked)),
                ("skull", words("result.defeated"), str(deeds.defeated)),
                ("heart", words("result.hurt"), str(deeds.hurt))]
        if deeds.traps:
            return [*rows, ("bomb", words("result.traps"), str(deeds.traps))]
        return [*rows, ("gear", words("result.gear"), str(deeds.gear))]

    def paint_goals(self, dst: Surface) -> None:
        """What was asked and what was done, as four brass-lined chips; then how long it took."""
        k, words = self.kit, self.app.words
        said = {name: words(f"result.goal.{name}", done=done, need=need)
                for name, done, need in objectives(self.session.state)}
        widest = max(k.width(text, "bold", 14) for text in said.values()) / k.scale + 62
        w = max(164.0, min(222.0, widest))
        x = 640 - w - 4
        h = max(34.0, 24 * k.grow)
        for i, (name, done, need) in enumerate(objectives(self.session.state)):
            met = done >= need
            r = self.at(x + (i % 2) * (w + 8), 500 + (i // 2) * (h + 8), w, h)
            self.told_goals = self.told_goals.union(r) if i else r
            k.chip(dst, r, 8, "brass" if met else "subtle")
            k.icon(dst, (r.x + k.u(17), r.centery), GOALS.get(name, "star"), 15, "brass" if met else "low")
            fit = r.w - k.u(32 + 26)
            k.text(dst, (r.x + k.u(32), r.centery), said[name], "bold", k.fit_size(said[name], "bold", 14, fit),
                   "hi" if met else "mid", "ml", fit=fit)
            k.icon(dst, (r.right - k.u(15), r.centery), "check" if met else "x", 12, "good" if met else "bad")
        n = self.session.rules.rounds(self.session.state)
        line = words("result.turns" if self.whole else "result.part", n=n)
        if self.dice and (self.seed or not self.whole):
            line = words("ledger.seed", seed=self.seed) if self.whole else words("ledger.part")
        self.told_goals = self.told_goals.union(footnote(k, dst, self.at(282, 516 + 2 * h, 716, 136 - 2 * h), line))
