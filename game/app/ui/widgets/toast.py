"""Short notes at the foot of the window that go by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import ReferenceType, ref

from pygame import Rect, Surface

from game.app.ui.host import Host
from game.app.ui.theme import MS, C


class Toasts:
    """One note at a time; the next one waits until it is gone. While a sheet lies over the scene in which a note was
    said, the note waits, too: it would lie over the sheet."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.queue: list[str] = []
        self.refusals: set[str] = set()  # those that say why something may not be done
        self.left = 0.0
        self.at = Rect(0, 0, 0, 0)  # where the present one lies
        self.speakers: dict[str, ReferenceType[object]] = {}  # on top of which scene each was said
        self.held = False  # whether the present one waits below a sheet

    def say(self, text: str) -> None:
        """Show a note (once, even if it is said twice)."""
        if text in self.queue:
            return
        self.queue.append(text)
        self.speakers = {one: scene for one, scene in self.speakers.items() if one in self.queue}
        if self.app.stack.top is not None:
            self.speakers[text] = ref(self.app.stack.top)
        if len(self.queue) == 1:
            self.left = float(MS["toast"])
            self._redraw()

    def refuse(self, text: str) -> None:
        """Say why something may not be done now."""
        self.refusals.add(text)
        self.say(text)

    def moved_on(self) -> None:
        """Something else is asked for now: what was refused before is no news any more."""
        if self.refusals.intersection(self.queue):
            self._redraw()
            first = self.queue[0]
            self.queue = [text for text in self.queue if text not in self.refusals]
            if self.queue[:1] != [first]:
                self.left = float(MS["toast"])
            if self.queue:
                self._redraw()
        self.refusals.clear()

    def update(self, dt: float) -> bool:
        """Time goes by.  A resting note wants no frames: the idle tick is enough to end it."""
        if not self.queue:
            return False
        if self.held != self._below():
            self.held = not self.held
            self._redraw()
        if self.held:
            return False
        if self.place() != self.at:
            self._redraw()
        self.left -= dt
        if self.left <= 0:
            self._redraw()
            self.queue.pop(0)
            self.left = float(MS["toast"])
            if self.queue:
                self._redraw()
        return False

    def _below(self) -> bool:
        """Whether a sheet lies over the scene in which the present note was said."""
        top, speaker = self.app.stack.top, self.speakers.get(self.queue[0], lambda: None)()
        return bool(getattr(top, "overlay", False)) and speaker is not None and top is not speaker

    def place(self) -> Rect:
        """Where the present note lies: at the foot, above whatever can be pressed there."""
        top = self.app.stack.top
        kept = list(top.spared()) if top is not None else []
        group = getattr(top, "group", None)
        pressed = [one.rect for one in group.widgets if one.rect.w] if group is not None else []
        first = [group.default.rect] if group is not None and group.default is not None else []
        sizes = [self._sized(share) for share in (0.9, 0.45, 0.3)]
        for walls, highest in (([*kept, *pressed], 0.5), ([*kept, *pressed], 0), ([*kept, *first], 0.3)):
            for r in sizes:  # where there is too little room: what matters most
                found = self._free(r, walls, highest)
                if found is not None:
                    return found
        return sizes[0]

    def _sized(self, share: float) -> Rect:
        """The present note at its usual place, so wide at most as a share of the window."""
        k, (w, h) = self.app.kit, self.app.size
        inner = min(k.width(self.queue[0], "bold", 14) + k.u(4), round(w * share) - k.u(36))
        tall = k.para(None, (0, 0), self.queue[0], inner, 14, dry=True, voice="bold")
        r = Rect(0, 0, inner + k.u(36), tall + k.u(18))
        r.midbottom = w // 2, h - k.u(18)
        return r

    def _free(self, r: Rect, walls: Sequence[Rect], highest: float) -> Rect | None:
        """Where a note lies on none of the walls, as low as can be: in the middle, else at the right, at the left."""
        k, (w, h) = self.app.kit, self.app.size
        for x in (r.x, w - r.w - k.u(18), k.u(18)):
            one = r.copy()
            one.x = x
            while (at := one.collidelist(walls)) >= 0:
                one.bottom = walls[at].y - k.u(8)
            if one.y >= max(k.u(8), h * highest):
                return one
        return None

    def _redraw(self) -> None:
        m = 2 * self.app.kit.u(20)
        old, self.at = self.at, self.place()
        for rect in (old, self.at):
            self.app.dirty.add(rect.inflate(m, m))

    def draw(self, surface: Surface, dirty: Rect) -> None:
        if not self.queue or self.held:
            return
        k, r = self.app.kit, self.at
        if not r.inflate(2 * k.u(20), 2 * k.u(20)).colliderect(dirty):
            return
        k.shadow(surface, r, 10, 6, (2, 5), 200)
        k.box(surface, r, ((40, 29, 22), (26, 18, 14)), 10)
        k.ring(surface, r, C["brass"], 1.4, 10)
        k.para(surface, (r.x + k.u(18), r.y + k.u(9)), self.queue[0], r.w - k.u(36), 14, "hi", "bold", align="c")
