"""What was loaded when the program was left last is loaded again beside the first frames of the title: then a box opens
at once, although nothing of its game was there when the title was shown."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module

from game import __version__
from game.content.common import cache

KEPT = "modules"
KEY = cache.seal(f"{__version__} {sys.version}".encode())


def preload() -> Iterator[None]:
    """Load the modules of last time, one per step: each is smaller than a frame, for they come in the order in which
    they were ready."""
    folder = cache.folder()
    body = cache.read_bytes(folder / KEPT, KEY) if folder is not None else None
    names = json.loads(body) if body is not None else []
    for name in (*names, *names):
        # a package would be loaded whole with the first of its modules: it has its own turn, after what it needs
        if name.startswith("game.") and name not in sys.modules and name.rpartition(".")[0] in sys.modules:
            with suppress(ImportError):
                import_module(name)
            yield


def remember() -> None:
    """Keep which modules are loaded, for the next time."""
    folder = cache.folder()
    if folder is not None:
        names = [name for name in sys.modules if name.startswith("game.")]
        cache.write_bytes(folder / KEPT, KEY, json.dumps(names).encode())
