"""A coach at the table: a slip that speaks of one thing at a time and a brass ring around it.  Never in the way."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.lessons import pointing, slip
from game.app.lessons.slip import Laid, Press, Slip
from game.app.shell.app import App
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.ui.layers import ON_SLIP, SLIP
from game.app.ui.placing import GRAVE, best, weigh
from game.app.ui.theme import C
from game.app.ui.widgets import Widget
from game.app.ui.widgets.group import CHORD
from game.core.news import News
from game.core.steps import Option

if TYPE_CHECKING:
    from game.app.lessons.host import Taught
    from game.app.ui.kit import Kit

MOVED_MS = 600.0
"""How long a press where a button of the slip lay is still meant for it."""
VITAL = 300.0
"""What matters at least so much is never covered while there is another place."""
LIT = 6000.0
"""So much it matters that a hint leaves every space bare that can be chosen."""
PIECE = 600.0
"""So much a piece on the board matters at most: for one that it does not speak of no slip of a lesson moves."""
CARDS = dict.fromkeys(("big", "lies", "large", "slip"), GRAVE)  # of a spread or a card over the board
BARE = {**CARDS, "press": 2500.0, "card": 2000.0, "tile": 2000.0, "zoom": 400.0}
"""How much it matters that a hint doesn't cover what is pressed, by how the names of the widgets begin."""
LAYERS = ("coach:ring", "coach:also", "coach:slip")


class Coach:
    """Subclasses say what is on the slip (`says`) and what it is about (`points`); the scene tells what happens."""

    teaches = False  # a lesson is given

    def __init__(self, scene: Taught) -> None:
        self.scene = scene
        self.app: App = scene.app
        self.rect: Rect | None = None  # where the slip lies
        self.stood: Rect | None = None  # where it lay last, and will again
        self.about: Rect | None = None  # what is ringed
        self.besides: tuple[Rect, ...] = ()  # what else it speaks of
        self.named: Rect | None = None  # what is ringed besides, in a thinner line
        self.up = ""  # the slip that lay here last
        self._key: Hashable = None
        self._ground: Hashable = None  # how large all was drawn where it was placed, and in what window
        self._wide = 0  # how wide it was laid, 0 for as wide as slips are
        self._foot: tuple[int, int] | None = None  # the lower left corner of the slip: its buttons stay there
        self._keys: Rect | None = None  # where they lie
        self._left: Rect | None = None  # where they lay before
        self._since = 0.0  # ms since they moved or went

    @property
    def words(self) -> Words:
        """The sentences of the present language."""
        return self.app.words

    # ------------------------------------------------------------ what subclasses say

    def says(self) -> Slip | None:
        """The slip that is up, None for none."""
        raise NotImplementedError

    def points(self) -> Sequence[str]:
        """The places the slip speaks of; the first that is there is ringed, none of them covered."""
        return ()

    def names(self) -> Sequence[str]:
        """Places that the words name beside what they are about; the first that is there gets a thin ring."""
        return ()

    def mark(self) -> str:
        """What changes when another slip is up."""
        raise NotImplementedError

    @property
    def holds(self) -> bool:
        """Whether bots wait until what is on the slip was read."""
        return False

    @property
    def locks(self) -> bool:
        """Whether only what the slip asks for may be done."""
        return False

    def permits(self, option: Option) -> bool:
        """Whether an answer may be given now."""
        return True

    def takes_back(self) -> bool:
        """Whether an answer may be taken back now."""
        return True

    def waits(self) -> str:
        """What the table says to anything else while the slip waits for one thing; "" when it does not."""
        return ""

    def wanted(self) -> Option | None:
        """The answer that is waited for, which is what the brass button gives; None: it does what it always does."""
        return None

    def after(self) -> Sequence[str]:
        """The answers that the lesson gives by itself once the one it waits for was given."""
        return ()

    def leads(self) -> tuple[str, str, bool] | None:
        """Label and note of the brass button while it leads on through the slip, and whether it does; None when it is
        the game's own."""
        return None

    def lead(self) -> None:
        """The brass button was pressed."""

    def ways(self) -> Sequence[str]:
        """Places that lead to what the slip speaks of, while none of that is in sight."""
        return ()

    def slips(self) -> Sequence[Slip]:
        """All slips that may come up here: they share one place where they can."""
        said = self.says()
        return [said] if said else []

    def later(self) -> Sequence[str]:
        """The places that later slips speak of."""
        return ()

    def read(self, press: Press) -> bool:
        """Whether what is on the slip was there to be read, so that a key may press this."""
        return True

    def show(self, step: str) -> None:
        """Go to a step by its name, for pictures; a coach without steps stays."""

    # ------------------------------------------------------------ what the scene tells

    def heard(self, news: Sequence[News]) -> None:
        """An answer was given, with this news; the panels follow when it was shown."""

    def undone(self) -> None:
        """An answer was taken back."""

    def settled(self) -> None:
        """The table stands: a choice waits."""

    def update(self, dt: float) -> None:
        """Time goes by."""
        self._since += dt

    def shields(self, pos: tuple[int, int]) -> bool:
        """Whether a press was meant for a button of the slip that lay there a moment ago."""
        if self.rect is None:
            there = self._keys is not None and self._keys.collidepoint(pos)
            return there and (self.locks or self._since < MOVED_MS)
        if not self.locks:
            return False
        near = self._left is not None and self._left.collidepoint(pos) and not self.rect.collidepoint(pos)
        return near and self._since < MOVED_MS

    def left(self) -> None:
        """The table goes off the stack."""

    def key(self, event: Event) -> bool:
        """A key of the coach, heard before those of the table; True when used."""
        said = self.says()
        if said is None or event.mod & CHORD:
            return False
        for press in said.presses:
            if event.key in press.keys and event.key != pygame.K_ESCAPE:
                if self.read(press):
                    press.action()
                return True
        return False

    # ------------------------------------------------------------ on the table

    def widgets(self) -> list[Widget]:
        """Set the layers of ring and slip over all others; the slip's own widgets."""
        s, k = self.scene, self.scene.kit
        said = self.says()
        if said is None or s.player.playing:
            self.drop()
            return []
        if self.up != self.mark():  # a slip that comes lies on top: what is held ends
            self.up = self.mark()
            self.app.ears.end() if s.on_top else s.release()
        found = [*pointing.places(s, self.points())] or [*pointing.places(s, self.ways())]
        self.about = found[0] if found else None
        self.named = next(pointing.places(s, self.names()), None)
        found += [self.named] if self.named is not None else []
        self.besides = tuple(r for r in found[1:] if not r.colliderect(found[0]))
        self.rect, laid = self._put(said)
        self.stood = self.rect
        self._stands(laid)
        self._ring(k)
        rect = self.rect
        key = k, said._replace(presses=()), tuple(p.label for p in said.presses), laid.size
        s.layers.set(
            LAYERS[2],
            rect.inflate(2 * k.u(34), 2 * k.u(40)),
            key,
            lambda dst: slip.paint(k, dst, rect, said, laid),
            SLIP,
        )
        cover = Spot(rect, "coach:slip", focusable=False, line=False)
        buttons = slip.buttons(said, laid, rect.topleft, self.mark())
        for button in buttons:
            button.level = ON_SLIP
        return [cover, *buttons]

    def drop(self) -> None:
        """Take slip and ring away."""
        for name in LAYERS:
            self.scene.layers.drop(name)
        if self.rect is not None:
            self._since = 0.0
        self.rect = self.about = self.named = None
        self._key = None

    def away(self) -> None:
        """Something moves on the table: the slip does not lie over it."""
        self.drop()
        self.scene.repaint()

    def refresh(self) -> None:
        """Another slip is up, or none."""
        self.scene.panels.refresh()

    def _ring(self, k: Kit) -> None:
        s, about, named = self.scene, self.about, self.named
        for layer, wanted, wide in ((LAYERS[0], about, 3.6), (LAYERS[1], named, 2.2)):
            if wanted is None:
                s.layers.drop(layer)
                continue
            ring = wanted.inflate(k.u(9), k.u(9))
            s.layers.set(
                layer, ring.inflate(2 * k.u(8), 2 * k.u(8)), (k, tuple(ring)), partial(_line, k, ring, wide), SLIP
            )

    def _put(self, said: Slip) -> tuple[Rect, Laid]:
        """Where the slip lies, and its parts; a hint that finds no free place is as narrow as the column of the
        inspector where that finds one."""
        s, k = self.scene, self.scene.kit
        laid = slip.lay(k, said, s.app.size, self._wide)
        window = s.places.window.inflate(-2 * k.u(10), -2 * k.u(10))
        window.y, window.h = s.places.bar.bottom + k.u(12), window.bottom - s.places.bar.bottom - k.u(12)
        ground = k.scale, k.text_scale, window.size
        if ground != self._ground:
            self._ground, self._foot, self.rect = ground, None, None
        places = tuple(self.about or ()), tuple(tuple(r) for r in self.besides), self._bare()
        key = ground, said.text, self.mark(), places, s.moment
        if self.rect is not None and (key, laid.size) == self._key:
            return self.rect, laid
        if self._wide:
            self._wide, laid = 0, slip.lay(k, said, s.app.size)
        found = self._place(laid, window)
        grave = [(r, weight) for r, weight in self._shun() if weight >= GRAVE]
        if not self.teaches and weigh(found, grave):
            slim = slip.lay(k, said, s.app.size, s.places.inspector.w)
            self._foot = None
            other = self._place(slim, window) if slim.size[1] <= window.h else found
            if weigh(other, grave) * other.w * other.h < weigh(found, grave) * found.w * found.h:
                found, laid, self._wide = other, slim, s.places.inspector.w
        self._foot, self._key = found.bottomleft, (key, laid.size)
        return found, laid

    def _place(self, laid: Laid, window: Rect) -> Rect:
        """Where it lay before while that is not in the way, else beside what it speaks of, where the next ones fit too;
        its lower edge stays, where its buttons are."""
        s, k = self.scene, self.scene.kit
        parts, crowd = self._shun(), [*s.crowd(self.about)]
        shun = [*parts, *crowd]
        vital = [(r, weight) for r, weight in shun if weight >= VITAL]
        firm = [one for one in vital if one in parts or one[1] > PIECE] if self.teaches else vital
        kept = Rect((0, 0), laid.size)
        if self._foot is not None:
            kept.bottomleft = self._foot
            if window.contains(kept) and not weigh(kept, firm):
                return kept
        tall = max(laid.size[1], *(slip.lay(k, one, s.app.size).size[1] for one in self.slips()))
        ahead = [(r, 2500.0) for r in pointing.places(s, self.later())]
        room = best((laid.size[0], tall), window, self.about, [*shun, *ahead])
        found = Rect((0, 0), laid.size)
        found.bottomleft = room.bottomleft
        if weigh(found, vital):
            found = best(laid.size, window, self.about, shun)
        if self.teaches and weigh(found, vital):  # many small things may not outweigh one of these
            other = best(laid.size, window, self.about, [*shun, *((r, GRAVE) for r, _ in vital)])
            found = found if weigh(other, vital) else other
        grave = [(r, weight) for r, weight in shun if weight >= GRAVE]
        least = all(weigh(kept, one) <= weigh(found, one) for one in ([grave, firm] if self.teaches else [grave]))
        stays = least and weigh(kept, shun) <= weigh(found, shun) + 1
        if stays and self._foot is not None and window.contains(kept):
            found = kept
        return found

    def _bare(self) -> tuple[tuple[int, ...], ...]:
        """The places of what is pressed for an answer, and of the cards; none where a lesson is given."""
        if self.teaches:
            return ()
        heads = ((w.rect, w.name.partition(":")[0]) for w in self.scene.group.widgets if w.rect.w)
        return tuple((*rect, round(BARE[head])) for rect, head in heads if head in BARE)

    def _shun(self) -> list[tuple[Rect, float]]:
        """What lies on the table, and how much it matters that it is seen."""
        s, k, p = self.scene, self.scene.kit, self.scene.places
        corner = k.u(40)
        shun: list[tuple[Rect, float]] = [
            (p.primary, 30000),
            (p.undo, 200),
            (p.actions, 60),
            (p.inspector, 400),
            (p.log, 300),
            (p.bar, 30),
        ]
        shun.append((Rect(p.board.x, p.board.bottom - corner, k.u(110), corner), 150))
        if self.about is not None:
            shun.append((self.about.inflate(k.u(22), k.u(22)), 40000))
        shun += [(r, 9000) for r in self.besides]
        shun += [(t, 20) for t in p.tabs]
        weight = 200 if self.teaches else GRAVE  # the slip of a lesson keeps its place, results make way for it
        shun += [(one.rect, weight) for one in s.results.lying]
        if not self.teaches:
            shun += [(r, LIT) for r in s.lit()]
            shun += [(Rect(one[:4]), float(one[4])) for one in self._bare()]
            shun += [(r, GRAVE) for r in (*s.bare(), s.aside()) if r is not None]
        return shun

    def _stands(self, laid: Laid) -> None:
        """Note where the buttons lie, and where they lay until now."""
        assert self.rect is not None
        keys = [r.move(self.rect.topleft) for _, r in laid.rows]
        now = keys[0].unionall(keys[1:]) if keys else None
        if now != self._keys:
            self._left, self._keys, self._since = self._keys, now, 0.0


def _line(kit: Kit, ring: Rect, wide: float, dst: Surface) -> None:
    """A brass ring over the table, `wide` units of brass in a dark seam."""
    kit.ring(dst, ring.inflate(kit.u(10), kit.u(10)), C["brass_hi"], wide - 0.2, 13, 120)
    kit.ring(dst, ring.inflate(kit.u(3), kit.u(3)), (20, 12, 4), wide + 2.4, 10, 235)
    kit.ring(dst, ring.inflate(kit.u(1), kit.u(1)), C["brass"], wide, 9)
    kit.ring(dst, ring, C["brass_hi"], 1.1, 8)
