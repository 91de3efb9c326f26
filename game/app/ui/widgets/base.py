"""What all widgets share: a place, a state, an action, a reason when off, a tip."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Rect, Surface
from pygame.event import Event

from game.app.ui.kit import Kit
from game.app.ui.layers import WIDGETS

Action = Callable[[], object]
UNSEEN = ("rect", "pressed", "hovered", "tip", "since", "led")
"""What its picture does not depend on by itself."""


class Widget:
    """A place that can be pointed at, focused and pressed.

    `why` is the reason why it is off ("" = it works); `tip` is shown on hover after a while; `keys` are key codes
    that press it from anywhere in its group; `at_once` widgets answer on press, the others on release."""

    focusable = True
    live = False  # moves by itself: drawn over the base picture in every frame
    keeps_focus = False  # a click gives it the keyboard
    heard = True  # a press of the mouse sounds
    chords: frozenset[str] = frozenset()  # with Ctrl or Alt, that it knows while it has the keyboard
    radius = 6.0  # of the focus ring, units
    level = WIDGETS  # of the base picture
    margin = 14.0  # how far shadow, lift and focus ring reach beyond the rect, units

    def __init__(
        self,
        rect: Rect,
        action: Action | None = None,
        *,
        tip: str = "",
        why: str = "",
        keys: tuple[int, ...] = (),
        name: str = "",
    ) -> None:
        self.rect = Rect(rect)
        self.action, self.tip, self.why, self.keys, self.name = action, tip, why, keys, name
        self.hovered = self.pressed = self.focused = False
        self.since = 0.0  # when it came to mean what it does and to lie where it does, ms
        self.led = False  # it came because of what the mouse points at

    @property
    def state(self) -> str:
        """normal, hover, press or off."""
        if self.why:
            return "off"
        if self.pressed:
            return "press"
        return "hover" if self.hovered else "normal"

    @property
    def hint(self) -> str:
        """What the tooltip says: the reason when off, else the tip."""
        return self.why or self.tip

    def meaning(self) -> tuple[Hashable, ...]:
        """What pressing it does, as far as that can be told from outside."""
        return self.name, getattr(self, "label", ""), getattr(self, "sub", "")

    def release(self) -> None:
        """The mouse that is down on it is let go outside."""

    @property
    def told(self) -> str:
        """The hint, where it says more than what stands on the widget."""
        stands = (getattr(self, "label", ""), getattr(self, "sub", ""))
        return "" if self.hint.replace("**", "").rstrip(".") in [said.rstrip(".") for said in stands] else self.hint

    def look(self) -> tuple[Hashable, ...]:
        """All that its picture depends on: while this stays the same nothing is painted again."""
        seen = {name: value for name, value in vars(self).items() if name not in UNSEEN}
        values = tuple(v for v in seen.values() if isinstance(v, Hashable) and not callable(v))
        return (type(self).__name__, tuple(self.rect), self.state, *values)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether the point belongs to the widget."""
        return bool(self.rect.collidepoint(pos))

    def extent(self, kit: Kit) -> Rect:
        """Everything the widget may paint on."""
        m = 2 * kit.u(self.margin)
        return self.rect.inflate(m, m)

    def press(self) -> bool:
        """Do it; False when it is off."""
        if self.why:
            return False
        if self.action:
            self.action()
        return True

    def key(self, event: Event) -> bool:
        """A key while focused (beyond Enter and Space); True when used."""
        return False

    def on_focus(self, got: bool) -> None:
        """The keyboard came or went."""

    def follow(self, before: Widget) -> None:
        """It comes with the keyboard into the place of another of its name."""

    def click(self, pos: tuple[int, int]) -> bool:
        """Pressed with the mouse at a point."""
        return self.press()

    def grab(self, kit: Kit, pos: tuple[int, int], again: bool) -> None:
        """The mouse went down on it; `again`: it had the keyboard before."""

    def pull(self, kit: Kit, pos: tuple[int, int]) -> None:
        """The mouse went on to a point after it went down on it."""

    def draw(self, kit: Kit, dst: Surface) -> None:
        """Paint it in its present state."""

    def draw_focus(self, kit: Kit, dst: Surface) -> None:
        """The ring of the keyboard focus."""
        kit.focus(dst, self.rect, self.radius)
