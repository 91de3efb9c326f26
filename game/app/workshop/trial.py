"""Bots try what was drawn while the window goes on: a bead per game, won, lost, or not yet played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pygame
from pygame import Rect, Surface

from game.ai.trial import Trial, Try
from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Widget
from game.app.ui.widgets.cycle import chooser

FAIR = (25, 75)
"""Per cent of games won between which a heist is neither too hard nor too easy."""
TOLD = 5
"""How many games must have been played to say so."""
TRIES = ("5", "10", "20", "50")
SEATS = ("1", "2", "3", "4")


class Chance(NamedTuple):
    """Something to be set before they begin: the keys of its words, its values, the one now, what sets it."""

    name: str
    label: str
    tip: str
    values: Sequence[str]
    now: str
    act: Callable[[str], object]
    said: Sequence[str] = ()  # how the values read, where not as they are


class TrialSheet(Modal):
    """Closing it ends the games."""

    width, height = 620.0, 380.0
    speech = "editor"

    def __init__(self, app: App, sketch: Any) -> None:
        super().__init__(app, app.words("editor.trial.head"))
        self.sketch = sketch
        self.tries, self.seats = TRIES[1], SEATS[1]
        self.trial: Trial | None = None
        self.stopped = False

    def leave(self) -> None:
        if self.trial:
            self.trial.close()

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h, pad = k.t(36), k.u(24)
        self.labels = p.y + k.u(56) + k.t(9)
        y = p.y + k.u(56) + k.t(20)
        half = (p.w - 2 * pad - k.u(12)) // 2
        chosen: list[Widget] = [
            chooser(k, rect, list(zip(one.values, one.said or one.values)), one.now, one.act, one.name)
            for rect, one in zip(self.columns(y, h), self.chances())
        ]
        for widget, one in zip(chosen, self.chances()):
            widget.tip = words(one.tip)
        self.field = Rect(p.x + pad, y + h + k.u(12), p.w - 2 * pad, 0)
        foot = p.bottom - k.u(18) - h
        self.field.h = foot - k.u(12) - self.field.y
        running = self.trial is not None and not self.trial.over
        go = Button(
            Rect(p.x + pad, foot, half, h),
            words("editor.trial.stop" if running else "editor.trial.go"),
            self.stop if running else self.go,
            kind="brass",
            icon="x" if running else "play",
            name="go",
        )
        back = Button(
            Rect(p.right - pad - half, foot, half, h),
            words(f"{self.speech}.trial.back"),
            self.close,
            cap="esc",
            keys=(pygame.K_ESCAPE,),
            name="back",
        )
        self.group.set([*chosen, go, back])
        self.group.default = go

    def chances(self) -> list[Chance]:
        """What can be set."""
        raise NotImplementedError

    def columns(self, y: int, h: int) -> list[Rect]:
        """A rect side by side for each."""
        k, p, n = self.kit, self.panel, len(self.chances())
        wide = (p.w - 2 * k.u(24) - (n - 1) * k.u(12)) // n
        return [Rect(p.x + k.u(24) + i * (wide + k.u(12)), y, wide, h) for i in range(n)]

    def set_tries(self, value: str) -> None:
        """How many games are played."""
        self.tries = value

    def set_seats(self, value: str) -> None:
        """How many seats take part."""
        self.seats = value

    def go(self) -> None:
        """Let them begin."""
        if self.trial:
            self.trial.close()
        self.trial, self.stopped = self.begun(), False
        self._again()

    def begun(self) -> Trial:
        """The games that begin."""
        raise NotImplementedError

    def stop(self) -> None:
        """What was played so far counts."""
        if self.trial:
            self.stopped = not self.trial.over
            self.trial.close()
        self._again()

    def _again(self) -> None:
        self.place()
        self.invalidate(self.panel)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.trial is not None and not self.trial.over:
            if self.trial.poll():
                self._again()
            return True
        return moving

    def good(self, one: Try) -> bool:
        """Whether the bead of a game is a good one."""
        return one.won

    # ------------------------------------------------------------ picture

    def said(self) -> str:
        """How it stands, as a sentence; first that they were stopped, where they were."""
        if self.trial is None or not self.stopped or self.trial.fault:
            return self.result()
        words, n = self.app.words, len(self.trial.results)
        stopped = words("editor.trial.stopped", n=n, of=self.trial.tries)
        return f"{stopped} {self.result()}" if n else stopped

    def result(self) -> str:
        """What came of the games."""
        words, trial = self.app.words, self.trial
        if trial is None:
            return words("editor.trial.line")
        if trial.fault:
            return words("editor.trial.fault", why=trial.fault)
        n = len(trial.results)
        if not trial.over:
            return words("editor.trial.now", n=n, of=trial.tries, won=trial.won)
        if not n:
            return words("editor.trial.none")
        share = round(100 * trial.won / n)
        if not trial.won:
            return words("editor.trial.lost", n=n)
        found = words("editor.trial.some", n=n, won=trial.won, share=share)
        if n < TOLD or FAIR[0] <= share <= FAIR[1]:
            return found
        return f"{found} {words('editor.trial.hard' if share < FAIR[0] else 'editor.trial.easy')}"

    def paint(self, dst: Surface) -> None:
        k, r = self.kit, self.field
        for rect, one in zip(self.columns(self.labels, 1), self.chances()):
            label = self.app.words(one.label)
            size = k.fit_size(label, "bold", 14, rect.w)
            k.text(dst, rect.topleft, label, "bold", size, "hi", "ml", press="press", fit=rect.w)
        k.box(dst, r, (22, 15, 11), 8, 225)
        k.sunken(dst, r, 8, 6, 150)
        text = self.said()
        tall = k.para(None, (0, 0), text, r.w - k.u(28), 15, dry=True, lead=1.25)
        k.para(dst, (r.x + k.u(14), r.y + k.u(12)), text, r.w - k.u(28), 15, "hi", lead=1.25)
        self._beads(dst, Rect(r.x + k.u(14), r.y + k.u(22) + tall, r.w - k.u(28), r.bottom - r.y - tall - k.u(34)))

    def _beads(self, dst: Surface, r: Rect) -> None:
        """A bead per game: brass with a tick, red with a cross, empty."""
        if self.trial is None or r.h < self.kit.u(14):
            return
        k, n = self.kit, self.trial.tries
        per = 25 if n > 10 else n
        step = min(r.w // per, k.u(34), r.h // -(-n // per))
        for i in range(n):
            x, y = r.x + (i % per) * step + step // 2, r.y + (i // per) * step + step // 2
            played = self.trial.results[i] if i < len(self.trial.results) else None
            radius = step / k.scale * 0.4
            if played is None:
                k.circle(dst, (x, y), radius, C["subtle"], 1.4)
            else:
                k.disc(dst, (x, y), radius, C["brass"] if self.good(played) else (122, 40, 34))
                k.icon(
                    dst,
                    (x, y),
                    "check" if self.good(played) else "x",
                    radius * 1.1,
                    (38, 26, 12) if self.good(played) else "hi",
                )
