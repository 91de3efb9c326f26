"""The end of a voyage: who retired or flew on alone, how all captains stand, and the way on."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.replay.recorded import recorded
from game.app.scenes.hex_setup import SEEDS, HexSetUp, begin
from game.app.scenes.stack import Scene
from game.app.seating import seating
from game.app.sound.cues import ENDED, ENDING_S
from game.app.table.hex import worlds
from game.app.tally import told
from game.app.ui.layers import Layers
from game.app.ui.motion import Tween
from game.app.ui.theme import FELT, MS, SEATS, C, tone
from game.app.ui.widgets import Button, Group
from game.core.session import Session
from game.core.state import News
from game.rules.keepflyin.scoring import GOAL
from game.rules.keepflyin.state import CAPTAINS

if TYPE_CHECKING:
    from game.app.main import App


@dataclass
class Deeds:
    """What a captain did: jobs done and what they paid, enemies evaded, arrests."""

    jobs: int = 0
    earned: int = 0
    evaded: int = 0
    arrests: int = 0


def deeds(news: list[News], seats: int) -> list[Deeds]:
    """The deeds of every captain, counted from the news of the whole game."""
    found = [Deeds() for _ in range(seats)]
    for what, *rest in news:
        if what == "paid":
            found[rest[0]].jobs += 1
            found[rest[0]].earned += rest[1]
        elif what == "evaded":
            found[rest[0]].evaded += 1
        elif what == "arrested":
            found[rest[0]].arrests += 1
    return found


class HexResult(Scene):
    """Shown in the table's place when the game is over; Esc goes to the title."""

    music = "voyage"

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        super().__init__(app)
        self.session, self.names = session, names
        settings = app.playing.settings if app.playing and app.playing.session is session else {}
        self.seating = seating(settings, len(names))
        outcome = session.rules.outcome(session.state)
        self.winners = outcome.winners if outcome else ()
        self.why = outcome.why if outcome else ""
        self.deeds = deeds(told(session, settings, len(names)).news, len(names))
        self.record = recorded(app.playing) if app.playing and settings else None
        self.group = Group(app)
        self.layers: Layers | None = None
        self.fade: Tween | None = None

    @property
    def glad(self) -> bool:
        """Whether somebody at the table has won; with bots alone there is nothing to mourn either."""
        people = self.seating.people
        return not people or any(seat in people for seat in self.winners)

    def enter(self) -> None:
        self.fade = self.app.tween(0.8, 0, MS["fade"])
        self.app.sound.music.hush(ENDING_S)
        self.app.sound.play(ENDED[self.glad])
        if self.app.playing and self.app.playing.slot and self.session.over:
            self.app.settings.ended(self.app.playing.slot)
            self.app.save_settings()

    def leave(self) -> None:
        self.kit.looks = range(len(SEATS))

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k, words = self.kit, self.app.words
        k.looks = self.seating.looks
        self.ox, self.oy = (size[0] - k.u(1280)) // 2, max(0, (size[1] - k.u(720)) // 2)
        self.mat = self.at(120, 132, 1040, 436)
        table = k.background(size, (0.50, 0.34) if self.glad else (0.30, 0.20), 0.98 if self.glad else 0.66, 1.0).copy()
        self.paint(table)
        self.layers = Layers(table)
        again = Button(
            self.at(914, 592, 246, 56),
            words("result.again"),
            self.again,
            kind="primary",
            sub=words("hexresult.again.line"),
            keys=(pygame.K_a,),
            name="again",
        )
        other = Button(
            self.at(914, 660, 246, 36),
            words("hexresult.setup"),
            self.other,
            cap="C",
            icon="users",
            keys=(pygame.K_c,),
            tip=words("hexresult.setup.tip"),
            name="crew",
        )
        home = Button(
            self.at(702, 660, 200, 36), words("result.title"), self.home, cap="esc", icon="home", name="title"
        )
        self.group.layers = None
        watch = Button(
            self.at(490, 660, 200, 36),
            words("replay.result"),
            self.watch,
            cap="V",
            icon="replay",
            keys=(pygame.K_v,),
            tip=words("replay.result.tip"),
            name="replay",
        )
        self.group.set([again, other, home, *([watch] if self.record else [])])
        self.group.default = again
        self.group.bake(self.layers)

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rect of the 1280 x 720 canvas, which lies in the middle of the window."""
        return self.kit.R(x, y, w, h).move(self.ox, self.oy)

    def pos(self, x: float, y: float) -> tuple[int, int]:
        """A point of the canvas in px."""
        return self.kit.u(x) + self.ox, self.kit.u(y) + self.oy

    # ------------------------------------------------------------ what can be done

    def again(self) -> None:
        """Once more with the same captains and house rules."""
        from game.app.scenes.hex import HexScene

        seed = random.SystemRandom().randrange(1, SEEDS)
        session = begin(self.app, dict(self.session.state.settings), self.names, self.seating, seed)
        self.app.stack.replace(HexScene(self.app, session, self.names))

    def other(self) -> None:
        """Back to the set-up, names, seats and house rules as they were."""
        scene = HexSetUp(self.app, seats=len(self.names))
        scene.settings = dict(self.session.state.settings)
        scene.bots[: len(self.names)] = self.seating.bots
        scene.looks = (*self.seating.looks, *(n for n in range(len(SEATS)) if n not in self.seating.looks))
        self.app.play(None)
        self.app.stack.replace(scene)

    def watch(self) -> None:
        """See it all again."""
        from game.app.games import replayed

        if self.record:
            self.app.stack.push(replayed(self.app, self.record))

    def back(self) -> None:
        """The replay went away: the seats have their colours again."""
        self.layout(self.app.size, self.kit.scale, self.kit.text_scale)

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

    def standings(self) -> list[int]:
        """The seats in the order of the table: who won, then who still flies, by Platinum, then the lost."""
        g = self.session.state
        return sorted(
            range(len(self.names)), key=lambda s: (s not in self.winners, g.fate[s] not in CAPTAINS, -g.platinum[s], s)
        )

    def paint(self, dst: Surface) -> None:
        """Headline, then a row per captain on the mat."""
        k, words = self.kit, self.app.words
        names = ", ".join(self.names[s] for s in self.winners)
        title = words("hexresult.won", names=names) if self.winners else words("hexresult.nobody")
        size = k.fit_size(title, "display", 46 / max(1, k.text_scale / 1.2), k.u(1200))
        k.brass_text(dst, self.pos(640, 52), title, "display", size, 1)
        key = f"hexresult.why.{self.why}"
        line = words(key, money=GOAL) if words.has(key) else ""
        k.text(
            dst,
            self.pos(640, 102),
            line,
            "serif.it",
            k.fit_size(line, "serif.it", 18, k.u(1180)),
            (232, 214, 178),
            "mc",
            press="press",
        )
        k.shadow(dst, self.mat, 16, 8, (2, 5), 150)
        k.tray(dst, self.mat, FELT if self.glad else (44, 34, 36), 14, seed=6, depth=6)
        order = self.standings()
        gap = k.u(6)
        room = self.mat.h - k.u(24) - (len(order) - 1) * gap
        high = min(room // len(order), k.u(84))
        y = self.mat.y + (self.mat.h - len(order) * high - (len(order) - 1) * gap) // 2
        for place, seat in enumerate(order, 1):
            self._row(dst, Rect(self.mat.x + k.u(14), y, self.mat.w - k.u(28), high), seat, place)
            y += high + gap
        turns = words("hexresult.rounds", n=self.session.rules.rounds(self.session.state))
        k.text(dst, self.pos(120, 620), turns, "sans", 16, "mid", "ml", press="press")

    def _row(self, dst: Surface, r: Rect, seat: int, place: int) -> None:
        """A captain: place, mark, name, ship, fate, Platinum, deeds."""
        k, words, g = self.kit, self.app.words, self.session.state
        won = seat in self.winners
        k.parchment(dst, r, 7, 40 + seat)
        if won:
            k.ring(dst, r.inflate(k.u(5), k.u(5)), C["brass"], 3, 9)
        cy, low = r.y + r.h * 0.33, r.y + r.h * 0.70
        k.text(dst, (r.x + k.u(24), r.centery), str(place), "display", 22, "ink_mid", "mc")
        x = r.x + k.u(52)
        size = min(48.0, r.h / k.scale - 6)
        k.glow(dst, (x + k.u(26), r.centery), size * 0.5, tone(SEATS[k.looks[seat]].color, 0.2), 0.6)
        worlds.ship(k, dst, (x + k.u(26), r.centery), seat, size)
        x += k.u(64)
        k.seat(dst, (x + k.u(8), cy), seat, 9)
        name = self.names[seat]
        room = k.u(220)
        k.text(dst, (x + k.u(24), cy), name, "display", k.fit_size(name, "display", 18, room), "ink", "ml", fit=room)
        fate = words("hexresult.winner") if won else words(f"hex.fate.{g.fate[seat]}")
        ink = "ink_green" if won else "ink_mid" if g.fate[seat] in CAPTAINS else "ink_red"
        k.text(dst, (x, low), fate, "sans", 14, ink, "ml", fit=k.u(240))
        x = r.x + round(r.w * 0.40)
        bar = Rect(x, round(low) - k.u(5), round(r.w * 0.20), k.u(11))
        k.text(dst, (x, cy), words("money", n=g.platinum[seat]), "black", 20, "ink", "ml")
        share = max(0.0, min(1.0, g.platinum[seat] / GOAL))
        k.meter(dst, bar, [(share, C["brass"], None), (1 - share, (214, 198, 164), None)])
        one = self.deeds[seat]
        cells = (
            ("star", str(g.nr[seat]), "hexresult.nr"),
            ("check", str(one.jobs), "hexresult.jobs"),
            ("run", str(one.evaded), "hexresult.evaded"),
            ("leave", str(one.arrests), "hexresult.arrests"),
        )
        left = x + bar.w + k.u(24)
        step = (r.right - k.u(14) - left) / len(cells)
        for i, (icon, value, key) in enumerate(cells):
            cx = left + step * (i + 0.5)
            sign = k.icon(dst, (cx - k.u(8), cy), icon, 15, "ink_mid", "mr")
            k.text(dst, (sign.right + k.u(6), cy), value, "black", 18, "ink", "ml")
            k.text(
                dst,
                (cx, low),
                words(key),
                "sans",
                k.fit_size(words(key), "sans", 12, step - k.u(4)),
                "ink_mid",
                "mc",
                fit=step - k.u(2),
            )
