"""What a scene is composed of, kept as pictures for the next start: painting it anew takes most of a second."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, Literal

import pygame
from pygame import Rect, Surface

from game.app.ui.kit.sprites import Pic
from game.content.common import cache


class KeptPictures:
    """The pictures that a file in `folder` has by their keys (None: none is kept). As what the kit's cache
    had `before` it is asked for what that lacks, and notes what was made instead; what goes into another picture isn't
    kept.

    `key`: all that pictures hang on besides their own keys, as a fingerprint; under another they are made anew."""

    def __init__(self, folder: Path | None, name: str, key: str) -> None:
        self.file, self.key = folder and folder / name, key
        self.lacked = False  # whether something had to be made
        self.shown: dict[str, Surface | Pic] = {}
        self._inside = False
        self._there: dict[str, Surface | Pic] = {}
        if self.file is None:
            return
        with suppress(ValueError, TypeError, LookupError, RecursionError, pygame.error):
            self._there = dict(_taken(cache.read_bytes(self.file, key)))

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """The picture of that key: from the file, else made."""
        if self._inside:
            return make()
        name = repr(key)
        found: Any = self._there.get(name)
        if found is None:
            self._inside = True
            try:
                found = make()
            finally:
                self._inside = False
            if not isinstance(found, (Surface, Pic)) or " at 0x" in name:
                return found
            self.lacked = True
        self.shown[name] = found
        return found

    def keeping(self) -> Iterator[None]:
        """Write what was shown, where the file has not all of it; a picture per step."""
        self._there.clear()
        if not self.lacked or self.file is None:
            return
        heads, pixels = [], []
        for name, found in self.shown.items():
            img = found.img if isinstance(found, Pic) else found
            kind: Literal["RGBA", "RGB"] = "RGBA" if img.get_flags() & pygame.SRCALPHA else "RGB"
            solid = [*found.box, found.shadow] if isinstance(found, Pic) else None
            heads.append([name, *img.get_size(), kind, solid])
            pixels.append(pygame.image.tobytes(img, kind))
            yield
        body = b"".join((json.dumps(heads).encode(), b"\n", *pixels))
        Thread(target=cache.write_bytes, args=(self.file, self.key, body), name="pictures").start()


def _taken(body: bytes | None) -> Iterator[tuple[str, Surface | Pic]]:
    """The pictures of a file, which is whole: its seal was read."""
    head, _, _ = (body or b"[]\n").partition(b"\n")
    at, pixels = len(head) + 1, memoryview(body or b"")
    for name, w, h, kind, solid in json.loads(head):
        end = at + w * h * len(kind)
        raw = pygame.image.frombuffer(pixels[at:end], (w, h), kind)
        img, at = raw.convert_alpha() if kind == "RGBA" else raw.convert(), end
        yield name, Pic(img, Rect(*solid[:4]), solid[4]) if solid else img
