"""A press meant for one thing never becomes another: what has just come beneath a hand is not pressed by it."""

from __future__ import annotations

from collections.abc import Hashable
from time import monotonic
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.input.host import Host
from game.app.input.repeats import AGAIN
from game.app.sound.cues import REFUSED

if TYPE_CHECKING:
    from game.app.ui.widgets.base import Widget

DOUBLE_MS = 500.0  # the second press of a double one comes within this time
SIGHT_MS = 250.0  # nobody sees what is new, decides and presses within this time
CLEAR_MS = 900.0
"""What the world puts beneath a resting hand is pressed after a pause longer than this; a press in it prolongs it."""
LATE_MS = 700.0  # a scene that came by itself is looked at first
BIDDEN_MS = 300.0  # what changes so soon after a press is what the press brought about
AT_ONCE_MS = 100.0  # so soon it is seen that somebody is asked anew
SEEN_MS = 1200.0
"""So long a button that has turned into a deed of one's own stands on the screen before it is pressed, counted from its
first picture there."""
RHYTHM_MS = 2400.0
"""So long it then stands there for a hand that rests on it and pressed before: whoever presses on has not looked."""
SEEN_FRAMES = 2
HICCUP_MS = 250.0  # a frame counts for no more: what was pressed while it stood still was pressed at the one before
NEAR = 8.0  # units: a hand that moves no more than this rests
BESIDE = 30.0  # units: so near to where something was let go a click is no new one
SETTLE_MS = 260.0
LIGHT = (246, 214, 140)
FREE = AGAIN - {pygame.K_z, pygame.K_y} | {pygame.K_ESCAPE}
"""Keys that only walk, leaf or go back."""


class Steady:
    """Knows what lies under the mouse and on each key, and since when, by the time of the app.

    A press of the same meaning is never refused, however fast it comes again. `on`: not in windows of tests and
    pictures, where nobody's hand is on the way."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.on = not app.fixed
        self.now = self.pressed = self.arrived = 0.0
        self.changed = self.turned = -CLEAR_MS
        self.dropped, self.where = -DOUBLE_MS, (-1, -1)  # when and where something dragged was let go
        self.pause = DOUBLE_MS  # so long what came beneath the hand is not pressed
        self.late = False  # the scene came by itself
        self.at = self.anchor = (-1, -1)
        self.under: Hashable = None
        self.last: Hashable = None  # what was pressed last in this place
        self.beats = False  # the hand presses the same again and again, without a look
        self.scene: object = None
        self.keys: dict[int, tuple[float, Hashable]] = {}
        self.spot: Rect | None = None  # where a press was refused, for a moment
        self.left = self.wait = SETTLE_MS  # ms until it settles, and in all
        self.kept: Rect | None = None  # the button that has become something else and has to be seen first
        self.world = False  # what happened made it so, not a press
        self.seen, self.frames, self.beat = (
            0.0,
            0,
            0.0,
        )  # ms and pictures of it on the screen; when time went by last, s

    # ------------------------------------------------------------ looking

    def update(self, dt: float) -> bool:
        """Time goes by; True while a refusal is shown."""
        self.now += dt
        self._watch(dt)
        self.look()
        if self.spot is None:
            return False
        self.app.dirty.add(self.spot)
        self.left -= dt
        if self.left <= 0:
            self.spot = None
        return True

    def look(self) -> None:
        """See whether something else lies on top or under the mouse."""
        top = self.app.stack.top
        if top is not self.scene:
            self.scene, self.arrived = top, self.now
            self.late = self.now - self.pressed > BIDDEN_MS
        under = self._under()
        if under != self.under:
            self.under, self.changed = under, self.now
            self.pause = DOUBLE_MS if self._bidden(self.now) and not self.beats else CLEAR_MS

    def turn(self, place: Rect) -> None:
        """The world has done what it does and somebody is asked anew: what comes up now no press has brought about, and
        the button in that place is seen before it is pressed."""
        self.turned = self.now
        self.keep(place)
        self.world = True

    def drop(self, pos: tuple[int, int]) -> None:
        """Something dragged was let go there."""
        self.dropped, self.where = self.now, pos

    def dropping(self, pos: tuple[int, int]) -> bool:
        """Whether a click there belongs to something that was let go in that place just now; another drag may begin."""
        far = abs(pos[0] - self.where[0]) + abs(pos[1] - self.where[1])
        return self.on and self.now - self.dropped < DOUBLE_MS and far <= self.app.kit.u(BESIDE)

    def keep(self, place: Rect) -> None:
        """The button in that place becomes something that is not done by a press meant for what was there before."""
        self.kept, self.seen, self.frames, self.world = Rect(place), 0.0, 0, False

    def shown(self) -> None:
        """The window shows what there is now."""
        self.frames += self.kept is not None

    def _watch(self, dt: float) -> None:
        """The kept button has been on the screen for another frame, of `dt` ms by the time of the app."""
        before, self.beat = self.beat, monotonic()
        if self.frames:
            self.seen += max(dt, min((self.beat - before) * 1000, HICCUP_MS))
        if self.frames >= SEEN_FRAMES and self.seen >= SEEN_MS:
            self.kept, self.frames = None, 0

    def _bidden(self, time: float) -> bool:
        """Whether what came at that time was brought about by a press, not by the world."""
        return time - self.pressed < BIDDEN_MS and abs(time - self.turned) > AT_ONCE_MS

    def _under(self) -> Hashable:
        top = self.app.stack.top
        return (id(top), top.meaning(self.at)) if top is not None else None

    def moved(self, pos: tuple[int, int]) -> None:
        """The mouse is here now: what comes beneath it so was meant."""
        self.look()
        if abs(pos[0] - self.anchor[0]) + abs(pos[1] - self.anchor[1]) > self.app.kit.u(NEAR):
            self.anchor, self.changed = pos, -CLEAR_MS
            self.last, self.beats = None, False
        self.at = pos
        self.under = self._under()

    # ------------------------------------------------------------ pressing

    def refuses(self, event: Event) -> bool:
        """Whether a press comes too soon after what it would press has changed."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            waits = self.unsettled(event.pos)
            if self.on and self.now - self.changed < self.pause == CLEAR_MS:
                self.changed, waits = self.now, CLEAR_MS  # a hand that goes on pressing has not looked yet
            if self.on and waits > 0 and self._presses_on(event.pos):
                self.seen, waits = SEEN_MS - RHYTHM_MS, RHYTHM_MS
            refused = self._said(waits, Rect(event.pos, (1, 1)))
            if not refused:
                self.beats, self.last = self.under is not None and self.under == self.last, self.under
            return refused
        if event.type == pygame.KEYDOWN and event.key not in FREE:
            return self._key(event)
        return False

    def _presses_on(self, pos: tuple[int, int]) -> bool:
        """Whether a hand that rests in that place presses what the world has put there."""
        return self.world and self.kept is not None and self.kept.collidepoint(pos) and self.changed > -CLEAR_MS

    def unsettled(self, pos: tuple[int, int]) -> float:
        """The ms until what lies at a place of the window may be pressed, 0 for at once."""
        if pos != self.at:
            self.moved(pos)
        self.look()
        top = self.app.stack.top
        widget = top.pressed_at(pos) if top else None
        return max(self.pause - (self.now - self.changed), self._fresh(widget), self._unseen(widget))

    def unready(self, widget: Widget) -> bool:
        """Whether a widget has become something by itself that nobody can have seen yet: it should look so."""
        if not self.on:
            return False
        known = widget.led or self._bidden(widget.since) or self.now - self.arrived < LATE_MS
        fresh = 0.0 if known else DOUBLE_MS - (self.now - widget.since)
        rests = self.pause == CLEAR_MS and widget.hit(self.at)
        return max(fresh, CLEAR_MS - (self.now - self.changed) if rests else 0.0, self._unseen(widget)) > 0

    def _unseen(self, widget: Widget | None) -> float:
        """The ms until a button that was kept has been seen long enough, 0 for any other."""
        return max(SEEN_MS - self.seen, 1.0) if widget is not None and widget.rect == self.kept else 0.0

    def _key(self, event: Event) -> bool:
        self.look()
        top = self.app.stack.top
        widget = top.pressed_by(event) if top is not None else None
        if top is None or widget is None:
            self.pressed = self.now
            return False
        meaning = id(top), top.meaning_of(widget)
        bidden = self._bidden(widget.since)
        pause = DOUBLE_MS if bidden else CLEAR_MS
        time, last = self.keys.get(event.key, (-pause, None))
        waits = max(pause - (self.now - time) if last != meaning else 0.0, self._fresh(widget))
        waits = max(waits, self._unseen(widget), 0.0 if bidden else pause - (self.now - widget.since))
        if waits <= 0 or not bidden:
            self.keys[event.key] = self.now, last if waits > 0 else meaning
        return self._said(waits, widget.rect)

    def _fresh(self, widget: Widget | None) -> float:
        """The ms in which a scene or a thing on it is still so new that it can't have been meant; what pointing has
        brought is looked for there."""
        young = (LATE_MS if self.late else SIGHT_MS) - (self.now - self.arrived)
        if young > 0:
            return young if self.arrived > 0 else 0.0
        if widget is None:
            return 0.0
        soon = widget.led or self._bidden(widget.since)
        return max(0.0, (SIGHT_MS if soon else DOUBLE_MS) - (self.now - widget.since))

    def _said(self, waits: float, at: Rect) -> bool:
        """Whether a press is refused because that has still to settle; a single one is heard, too."""
        if not self.on or waits <= 0:
            self.pressed = self.now
            return False
        if self.now - self.pressed > DOUBLE_MS:
            self.app.sound.play(REFUSED)
        self.settles(at, waits)
        return True

    def settles(self, at: Rect, waits: float = 0.0) -> None:
        """A press that was not taken is seen: light closes over the spot, without a word, and has closed when it would
        be taken."""
        if self.on:
            self.spot = at.inflate(self.app.kit.u(60), self.app.kit.u(60))
            self.left = self.wait = max(waits, SETTLE_MS)
            self.app.dirty.add(self.spot)

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """A ring of light that closes over what settles."""
        if self.spot is None or not self.spot.colliderect(dirty):
            return
        k, part = self.app.kit, max(0.0, self.left / self.wait)
        wide = self.spot.inflate(-k.u(44), -k.u(44))
        ring = wide.inflate(k.u(24 * part), k.u(24 * part))
        k.ring(surface, ring, LIGHT, 2, min(ring.w, ring.h) / k.scale / 2 if wide.w < k.u(40) else 8, round(200 * part))
