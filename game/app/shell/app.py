"""The program with a window: what every scene reaches through `app`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.input.ears import Ears
from game.app.input.pad import Pad
from game.app.shell import language
from game.app.shell import settings as store
from game.app.shell import window as desktop
from game.app.shell.assets import load_art
from game.app.shell.doors import Doors
from game.app.shell.keys import mark
from game.app.shell.running import Running
from game.app.shell.settings import Settings
from game.app.shell.stack import Scene, Stack
from game.app.shell.trouble import disk
from game.app.sound.cues import REFUSED
from game.app.sound.sounds import Sounds
from game.app.ui.cache import Cache
from game.app.ui.contrast import ContrastKit
from game.app.ui.counters import COUNT
from game.app.ui.dirty import Dirty
from game.app.ui.kit import Kit
from game.app.ui.kit.base import MEGABYTE
from game.app.ui.motion import Ease, Tween, out_cubic
from game.app.ui.widgets.tips import Tips
from game.app.ui.widgets.toast import Toasts
from game.save.errors import READING

if TYPE_CHECKING:
    from pygame.event import Event

SMALLEST = (1024, 640)
RESIZE_MS = 120.0


class App:
    """Window, kit, settings, words and the scene stack.  Silent until `sound.begin`, and where no device is."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        config: Path | None = None,
        prefs: Settings | None = None,
        first: Callable[[App], Scene] | None = None,
        doors: Doors | None = None,
    ) -> None:
        """`doors`: the games and the scenes beside them.

        `size` fixes the window (tests, pictures); `config` is the settings file, `prefs` replaces it."""
        self.doors = doors or Doors()
        self.config = config or store.config_file()
        loaded = store.Loaded(prefs) if prefs is not None else store.load(self.config)
        self.settings = loaded.settings
        self.base = self.settings.dump()  # what of the settings others know: only changes are written
        self.keep = prefs is None
        self.sound = Sounds(lambda: self.settings)
        desktop.begin()
        pygame.font.init()
        pygame.key.set_repeat(350, 40)
        self.tongue = language.chosen(self.settings.language)
        self.words = language.speak(self.tongue)
        self.fixed = size is not None
        self.running = True
        self.playing: Running | None = None
        self.dirty = Dirty()
        self.ghost: Surface | None = None  # the picture before the window's edge was dragged
        self.resting = 0.0
        self.size = size or (self.settings.width, self.settings.height)
        self.art = load_art()
        sign = self.art.find("icon")
        if sign is not None:
            pygame.display.set_icon(pygame.image.load(sign))
        self.window: Surface = self._open()
        pygame.display.set_caption("Verse Tabletop")
        self.tips = Tips(self)
        self.toasts = Toasts(self)
        self.stack = Stack(self)
        self.pad, self.ears = Pad(self), Ears(self)
        self.alone, self.focused = 0.0, True  # ms since anybody did something; whether the window has the keyboard
        self.kit = self.make_kit()
        if first is not None:
            self.stack.push(first(self))
        if loaded.aside:
            self.toast(self.words("settings.broken", name=loaded.aside))
        if loaded.unread:
            self.toast(self.words("settings.unread", why=disk(loaded.unread, self.words, READING)))
        if loaded.wrong:
            self.toast(self.words("settings.wrong", n=len(loaded.wrong), names=", ".join(loaded.wrong)))

    # ------------------------------------------------------------ window

    def _open(self) -> Surface:
        if self.fixed:
            window = pygame.display.set_mode(self.size, pygame.RESIZABLE)
        else:
            self.opened = self.settings.display, self.settings.monitor
            window = desktop.open_window(desktop.wanted(self.settings.dump()))
        self.size = window.get_size()
        return window

    def make_kit(self) -> Kit:
        """Fonts and pictures for the present size, size of letters and contrast."""
        w, h = self.laid = self.size
        scale, text_scale = self.settings.sizes(self.size)
        cache = Cache(max(72 * MEGABYTE, 6 * w * h * 4))
        kit = ContrastKit if self.settings.high_contrast else Kit
        made = kit(scale, self.art, text_scale, cache)
        made.glyphs_of_pad = self.pad.hints()
        made.printed = partial(mark, self.words)
        made.tongue = self.tongue
        return made

    def resized(self, size: tuple[int, int]) -> None:
        """The window's edge is being dragged: the last picture stretches until the size rests."""
        least = desktop.fits(self.settings.monitor, SMALLEST)
        small = max(size[0], least[0]), max(size[1], least[1])
        if small != size and self.settings.display == "window" and not self.fixed:
            pygame.display.set_mode(small, pygame.RESIZABLE)
        if self.ghost is None:
            if small == self.size:  # our own doing
                self.dirty.add()
                return
            self.ghost = self.window.copy()
        self.window = pygame.display.get_surface() or self.window
        self.resting = RESIZE_MS
        self.window.blit(pygame.transform.scale(self.ghost, self.window.get_size()), (0, 0))
        pygame.display.flip()
        COUNT.presents += 1

    def _rested(self, dt: float) -> bool:
        """Place everything anew once the size has rested; True while it still waits."""
        if self.ghost is None:
            return False
        self.resting -= dt
        if self.resting > 0:
            return True
        self.ghost = None
        if self.window.get_size() == self.size:
            self.dirty.add()
            return False
        self.size = self.window.get_size()
        if self.settings.display == "window" and not self.settings.maximised and not self.fixed:
            self.settings.width, self.settings.height = self.size
        self.refit()
        return False

    def refit(self) -> None:
        """Sizes changed: a new kit, everything placed again."""
        self.kit = self.make_kit()
        self.tips.clear()
        self.stack.layout()

    def fresh(self) -> None:
        """Everything on the window anew and nothing on the stack, after an error left it in an unknown state."""
        self.window = pygame.display.get_surface() or self._open()
        self.window.set_clip(None)
        self.ghost, self.dirty = None, Dirty()
        self.tips, self.toasts, self.stack = Tips(self), Toasts(self), Stack(self)
        self.kit = self.make_kit()
        self.dirty.add()

    def apply(self) -> None:
        """The settings changed: keep them, show them."""
        self.save_settings()
        tongue = language.chosen(self.settings.language)
        if tongue != self.tongue:
            self.tongue = tongue
            self.words = language.speak(tongue)
            self.kit = self.make_kit()
            self.tips.clear()
            self.stack.retold()
        if not self.fixed and self.opened != (self.settings.display, self.settings.monitor):
            self.window = self._open()
        sizes = self.settings.sizes(self.size)
        if (sizes, self.size, self.settings.high_contrast) != (
            (self.kit.scale, self.kit.text_scale),
            self.laid,
            self.kit.contrast,
        ):
            self.refit()

    def moved(self, event: Event) -> None:
        """The desktop moved the window: that is where it opens next time."""
        if not self.fixed:
            desktop.remember(self.settings, event)
            self.opened = self.settings.display, self.settings.monitor
            size = desktop.fits(self.settings.monitor, self.size)
            if event.type != pygame.WINDOWMOVED and size != self.size and self.settings.display == "window":
                pygame.display.set_mode(size, pygame.RESIZABLE)  # it came to a smaller monitor
        if event.type == pygame.WINDOWRESTORED:
            self.dirty.add()

    def toggle_fullscreen(self) -> None:
        """F11, Alt+Enter."""
        self.settings.display = "window" if self.settings.display == "fullscreen" else "fullscreen"
        self.apply()

    def save_settings(self) -> None:
        """Write the settings file, and say so when the disk refuses."""
        if self.keep and store.save(
            self.settings,
            self.config,
            lambda error: self.toast(self.words("settings.unsaved", why=disk(error, self.words))),
            self.base,
            lambda name: self.toast(self.words("settings.broken", name=name)),
        ):
            self.base = self.settings.dump()

    # ------------------------------------------------------------ services for scenes

    def tween(self, start: float, end: float, ms: float, ease: Ease = out_cubic, delay: float = 0) -> Tween:
        """A value on its way at the table's speed."""
        return Tween(start, end, ms, ease, delay, self.settings.factor)

    @property
    def still(self) -> bool:
        """Whether nothing should travel: fades only."""
        return self.settings.reduced_motion or self.settings.speed == "off"

    def toast(self, text: str) -> None:
        """A short note at the foot of the window."""
        self.toasts.say(text)

    def refused(self, text: str = "") -> None:
        """Something may not be done: a soft knock, and the reason where it is not said elsewhere."""
        self.sound.play(REFUSED)
        if text:
            self.toasts.refuse(text)

    def toggle_mute(self) -> None:
        """M: no sound at all, or everything again."""
        self.settings.muted = not self.settings.muted
        self.toast(self.words("sound.off" if self.settings.muted else "sound.on"))
        self.apply()

    def quit(self) -> None:
        """Close the window; nothing is asked because everything is saved."""
        self.running = False

    def play(self, playing: Running | None) -> None:
        """From now on this game is on the table (None: none); the one before is saved and let go of."""
        if self.playing is not None:
            self.playing.close()
        self.playing = playing

    @property
    def clock(self) -> float:
        """ms since the program began."""
        return self.ears.steady.now

    def rule_in(self, text: str) -> str:
        """The line of the rulebook that a text leads to, "" for none."""
        return self.doors.rule_in(self, text)

    def open_rule(self, line: str) -> None:
        """The rulebook at a line, over whatever is on the screen."""
        self.open_rules(line)

    def open_rules(self, line: str = "", game: str = "") -> None:
        """The rulebook of a game at a line; "": of the game on the screen, at its first."""
        if self.doors.rulebook is not None:
            self.tips.unpin()
            self.doors.rulebook(self, game, line)

    def open_settings(self, page: str = "") -> None:
        """The settings in the place of what is on top: a menu, say."""
        if self.doors.settings is not None:
            self.stack.replace(self.doors.settings(self, page))

    def push_settings(self) -> None:
        """The settings over what is on top."""
        if self.doors.settings is not None:
            self.stack.push(self.doors.settings(self, ""))

    def go_home(self) -> None:
        """The title, and nothing else."""
        if self.doors.title is not None:
            self.stack.home(self.doors.title(self))

    def photograph(self) -> None:
        """F12: a picture of the window into the player's Pictures folder."""
        self.doors.photograph(self)

    # ------------------------------------------------------------ one frame

    def handle(self, event: Event) -> None:
        """Hear an event: the window's own keys first, then the scenes."""
        self.alone = 0.0
        heard = None if self.pad.handle(event) else self.ears.hear(event)
        if heard is None:
            return
        event = heard
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.resized(pygame.display.get_window_size())
        elif event.type in desktop.MOVES:
            self.moved(event)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.focused = event.type == pygame.WINDOWFOCUSGAINED
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.dirty.add()
        elif event.type == pygame.KEYDOWN and (
            event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT)
        ):
            self.toggle_fullscreen()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
            self.photograph()
        elif event.type == pygame.DROPFILE:
            from game.app.shell.dropped_files import hear

            hear(self, event)
        elif (
            not self.tips.handle(event)
            and not self.stack.handle(event)
            and (event.type == pygame.KEYDOWN and event.key == pygame.K_m)
        ):
            self.toggle_mute()

    def update(self, dt: float) -> bool:
        """`dt` milliseconds went by; True while something moves."""
        self.alone += dt
        if self._rested(dt):
            return True
        moving = self.stack.update(dt), self.tips.update(dt), self.toasts.update(dt), self.ears.update(dt)
        self.sound.music.want(self.stack.music)
        self.sound.update(True in moving)
        self.stack.part()
        return True in moving

    def render(self, surface: Surface, dirty: Rect) -> None:
        """Draw all layers inside one rectangle."""
        surface.set_clip(dirty)
        self.stack.draw(surface, dirty)
        self.toasts.draw(surface, dirty)
        self.tips.draw(surface, dirty)
        self.ears.steady.draw(surface, dirty)
        surface.set_clip(None)

    def present(self) -> bool:
        """Draw what is dirty and show it; says whether there was anything."""
        if self.ghost is not None:
            return False
        self.ears.steady.shown()
        if not self.dirty:
            return False
        rects = self.dirty.take(self.window.get_rect())
        for rect in rects:
            self.render(self.window, rect)
        if rects:
            pygame.display.update(rects)
            COUNT.presents += 1
        return bool(rects)
