"""A small picture of the table beside its save: made in idle time when a turn is over, and when the table is left."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterator

import pygame
from pygame import Rect, Surface

from game.app.shell.running import Running
from game.app.shell.stack import Scene
from game.app.ui.counters import smooth

SIZE = (480, 270)
FEW = 12  # answers after which a picture is due even if the turn is not over


class Thumbnail:
    """Keeps the picture of a running game's save like the table; a picture is never worth an error or a wait."""

    def __init__(
        self, scene: Scene, playing: Running, part: Callable[[], Rect], open_to_all: Callable[[], bool]
    ) -> None:
        """`part` says which part of the window is worth showing: the board; `open_to_all` whether it shows nothing
        that only one of those who play may know: else the picture before stays."""
        self.scene, self.playing, self.part, self.open_to_all = scene, playing, part, open_to_all
        self.taken = self.turn = -1  # answers and round of the last picture
        self.work: Iterator[None] | None = None
        if playing.slot:
            playing.parting = self.now

    def idle(self) -> bool:
        """A piece of work when one is due; True while there is more."""
        if not self.playing.slot or not self.open_to_all():
            return False
        if self.work is None:
            done, turn = self._stand()
            if done == self.taken or (turn == self.turn and done - self.taken < FEW):
                return False
            self.work = self._pieces()
        if next(self.work, self) is self:
            self.work = None
            return False
        return True

    def now(self) -> None:
        """The picture at once, if the table is not as in the last one."""
        if self.playing.slot and self.open_to_all() and self._stand()[0] != self.taken:
            for _ in self._pieces():
                pass

    def leave(self) -> None:
        """The scene goes: a last picture."""
        self.now()
        self.playing.parting = None

    def _stand(self) -> tuple[int, int]:
        session = self.playing.session
        return len(session.record), session.rules.rounds(session.state)

    def _pieces(self) -> Iterator[None]:
        """Draw, then pack and write: two steps of a few milliseconds."""
        stand = self._stand()
        try:
            small = drawn(self.scene, self.part())
            yield
            self.playing.picture(png(small))
        except Exception:  # whatever is wrong with the picture, the game is saved
            pass
        self.taken, self.turn = stand


def drawn(scene: Scene, part: Rect) -> Surface:
    """A part of the scene alone in SIZE px; what does not fit its shape is cut off."""
    whole = Surface(scene.app.size)
    scene.draw(whole, whole.get_rect())
    tall = min(part.h, part.w * SIZE[1] // SIZE[0])
    found = Rect(0, 0, tall * SIZE[0] // SIZE[1], tall)
    found.center = part.center
    return smooth(whole.subsurface(found.clip(whole.get_rect())), SIZE)


def png(picture: Surface) -> bytes:
    """A picture as a PNG file, packed lightly: four times as fast as pygame does it."""
    w, h = picture.get_size()
    raw, row = pygame.image.tobytes(picture, "RGB"), w * 3
    lines = b"".join(b"\0" + raw[i : i + row] for i in range(0, len(raw), row))
    head = struct.pack(">IIBBBBB", w, h, 8, 2, 0, 0, 0)
    body = _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(lines, 1)) + _chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
