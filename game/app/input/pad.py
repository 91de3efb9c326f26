"""Gamepads: what their buttons and sticks say becomes the keys that do the same.

Nothing is asked of the system before the first picture stands; without a pad only its arrival is listened for."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pygame
from pygame.event import Event

from game.app.input.host import Host

Key = tuple[int, int, str]  # key, modifier, letter
KEYS: dict[int, Key] = {
    pygame.CONTROLLER_BUTTON_A: (pygame.K_RETURN, 0, ""),
    pygame.CONTROLLER_BUTTON_B: (pygame.K_ESCAPE, 0, ""),
    pygame.CONTROLLER_BUTTON_X: (pygame.K_z, 0, "z"),
    pygame.CONTROLLER_BUTTON_Y: (pygame.K_p, 0, "p"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: (pygame.K_TAB, pygame.KMOD_SHIFT, ""),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: (pygame.K_TAB, 0, ""),
    pygame.CONTROLLER_BUTTON_START: (pygame.K_h, 0, "h"),
    pygame.CONTROLLER_BUTTON_BACK: (pygame.K_F1, 0, ""),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: (pygame.K_HOME, 0, ""),
}
ARROWS: dict[int, tuple[int, int]] = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: (-1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: (1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: (0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: (0, 1),
}
TOWARDS = {(-1, 0): pygame.K_LEFT, (1, 0): pygame.K_RIGHT, (0, -1): pygame.K_UP, (0, 1): pygame.K_DOWN}
TRIGGERS: dict[int, Key] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (pygame.K_MINUS, 0, "-"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (pygame.K_PLUS, 0, "+"),
}
STICKS = {pygame.CONTROLLER_AXIS_LEFTX: 0, pygame.CONTROLLER_AXIS_LEFTY: 1}
# what a button's key cap shows while a pad is in use; keys that no pad has are not shown then
GLYPHS = {"esc": "B", "enter": "A", "Z": "X", "P": "Y"}
FAR, NEAR = 0.55, 0.35  # a stick is pushed beyond the one, at rest within the other
FIRST_MS, AGAIN_MS = 350.0, 120.0
FULL = 32768.0
NOISE = (pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)


class Device:
    """What is pressed, pulled and pushed on one pad; it goes when the pad goes."""

    def __init__(self) -> None:
        self.stick = [0.0, 0.0]
        self.pushed: tuple[int, int] | None = None  # the way its stick says
        self.pulled: set[int] = set()
        self.held: set[int] = set()  # buttons that stand for keys and are down


class Pad:
    """All pads that are plugged in, as one; `used` while the last word came from a pad."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.begun = self.used = False
        self.pads: dict[int, Any] = {}
        self.devices: dict[int, Device] = {}
        self.way: tuple[int, int] | None = None
        self.wait = 0.0

    def begin(self) -> None:
        """Listen for pads from now on; a system that has none of this stays without."""
        if self.begun:
            return
        self.begun = True
        with suppress(Exception):  # a driver's fault must not stop a game that needs no pad
            from pygame._sdl2 import controller

            controller.init()
            pygame.event.set_blocked(NOISE)

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        """True when the event was a pad's."""
        kind = event.type
        if kind == pygame.CONTROLLERDEVICEADDED:
            self._arrived(event.device_index)
        elif kind == pygame.CONTROLLERDEVICEREMOVED:
            self._gone(event.instance_id)
        elif kind == pygame.CONTROLLERBUTTONDOWN:
            self._button(self._device(event), event.button)
        elif kind == pygame.CONTROLLERBUTTONUP:
            self._released(self._device(event), event.button)
        elif kind == pygame.CONTROLLERAXISMOTION:
            self._axis(self._device(event), event.axis, event.value / FULL)
        else:
            if kind in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and not getattr(event, "pad", False):
                self._in_use(False)
            return False
        return True

    def _arrived(self, index: int) -> None:
        with suppress(Exception):
            from pygame._sdl2 import controller

            pad = controller.Controller(index)
            self.pads[pad.id] = pad

    def _device(self, event: Event) -> Device:
        return self.devices.setdefault(getattr(event, "instance_id", 0), Device())

    def _gone(self, number: int) -> None:
        """Nothing of it is held any more, and nothing remembered when it comes back."""
        pad, device = self.pads.pop(number, None), self.devices.pop(number, None)
        self.way = None
        if device is not None:
            self._let_go(device)
        if pad is not None:
            with suppress(Exception):
                pad.quit()
        if not self.pads:
            self._in_use(False)

    def end(self) -> None:
        """What is held says nothing more until it is pressed anew."""
        self.way = None
        for device in self.devices.values():
            self._let_go(device)

    def _let_go(self, device: Device) -> None:
        for button in tuple(device.held):
            self._released(device, button)

    def _button(self, device: Device, button: int) -> None:
        self._in_use(True)
        if button in ARROWS:
            self._go(ARROWS[button])
        elif button in KEYS:
            device.held.add(button)
            self._press(*KEYS[button])

    def _released(self, device: Device, button: int) -> None:
        """What was held is let go, an arrow or a key."""
        if ARROWS.get(button) == self.way:
            self.way = None
        if button in device.held:
            device.held.remove(button)
            key, mod, _ = KEYS[button]
            self.app.stack.handle(Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0, pad=True))

    def _axis(self, device: Device, axis: int, value: float) -> None:
        if axis in TRIGGERS:
            if value > FAR and axis not in device.pulled:
                device.pulled.add(axis)
                self._in_use(True)
                self._press(*TRIGGERS[axis])
            elif value < NEAR:
                device.pulled.discard(axis)
        elif axis in STICKS:
            device.stick[STICKS[axis]] = value
            x, y = device.stick
            far = max(abs(x), abs(y))
            way = ((1 if x > 0 else -1), 0) if abs(x) >= abs(y) else (0, (1 if y > 0 else -1))
            if far > FAR and way != device.pushed:
                device.pushed = way
                self._in_use(True)
                self._go(way)
            elif far < NEAR:
                if device.pushed is not None and device.pushed == self.way:
                    self.way = None
                device.pushed = None

    # ------------------------------------------------------------ what follows

    def _go(self, way: tuple[int, int]) -> None:
        """An arrow, again and again while it is held; where nothing can move, the first thing gets the focus."""
        self.way, self.wait = way, FIRST_MS
        self._arrow(way)

    def _arrow(self, way: tuple[int, int]) -> None:
        if not self._press(TOWARDS[way], 0, ""):
            self._press(pygame.K_TAB, 0, "")

    def _press(self, key: int, mod: int, letter: str) -> bool:
        """As if the key had been pressed; says whether a tip or a scene used it."""
        event = Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0, pad=True)
        if self.app.ears.hear(event) is None:
            return True
        return self.app.tips.handle(event) or self.app.stack.handle(event)

    def update(self, dt: float) -> bool:
        """Time goes by; True while an arrow is held."""
        if self.way is None:
            return False
        self.wait -= dt
        if self.wait <= 0:
            self.wait = AGAIN_MS
            self._arrow(self.way)
        return True

    def _in_use(self, used: bool) -> None:
        """Key caps show the pad's buttons while it is used."""
        if used != self.used:
            self.used = used
            self.app.kit.glyphs_of_pad = self.hints()
            self.app.stack.layout()

    def hints(self) -> dict[str, str]:
        """What key caps show instead, nothing while no pad is in use."""
        return GLYPHS if self.used else {}
