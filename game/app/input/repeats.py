"""A key that is held down: one that walks, leafs or erases goes on doing so, one that decides has decided once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame
from pygame.event import Event

AGAIN = frozenset(
    {
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_TAB,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
        pygame.K_z,
        pygame.K_y,
        pygame.K_PLUS,
        pygame.K_EQUALS,
        pygame.K_MINUS,
        pygame.K_KP_PLUS,
        pygame.K_KP_MINUS,
    }
)
"""What may be done over and over by holding its key."""


class Repeats:
    """Which keys are down, so that a press can be told from its repetition.

    pygame repeats a key from a thread of its own until the window hears that it came up. While a frame takes long, a
    short press piles up as a dozen, all meant for what was on the screen before."""

    def __init__(self) -> None:
        self.down: set[int] = set()
        self.spent: set[int] = set()  # held since before something else lay on top

    def end(self) -> None:
        """What is held says nothing more until it comes up."""
        self.spent |= self.down

    def heard(self, events: Iterable[Event]) -> Iterator[Event]:
        """The events of one frame without repetitions that mean nothing: of keys that decide all, of others all but
        one."""
        again: set[int] = set()
        back = False
        for event in events:
            if event.type == pygame.KEYDOWN:
                place = _place(event)
                if back:  # held while the window was not heard: pressed for another program
                    self.down.add(place)
                    self.spent.add(place)
                if place in self.spent or place in self.down and (event.key not in AGAIN or place in again):
                    continue
                if place in self.down:
                    again.add(place)
                self.down.add(place)
            elif event.type == pygame.KEYUP:
                self.down.discard(_place(event))
                self.spent.discard(_place(event))
            elif event.type == pygame.WINDOWFOCUSLOST:
                self.down.clear()
                self.spent.clear()
            elif event.type == pygame.WINDOWFOCUSGAINED:
                back = True
            yield event


def _place(event: Event) -> int:
    """Where the key lies: what is printed on it may change between press and release."""
    return getattr(event, "scancode", 0) or int(event.key)
