"""What mouse, keys and pads ask of the program they are in."""

from __future__ import annotations

from typing import Protocol

from pygame.event import Event

from game.app.ui import host


class Heard(Protocol):
    """What lets an event through to the scenes, None for one that is not for them."""

    def hear(self, event: Event) -> Event | None: ...


class Held(Protocol):
    """The pads."""

    def update(self, dt: float) -> bool: ...

    def end(self) -> None: ...


class Host(host.Host, Protocol):
    """The program. `fixed`: a window of tests and pictures, where nobody's hand is on the way."""

    fixed: bool

    @property
    def ears(self) -> Heard: ...

    @property
    def pad(self) -> Held: ...
