"""How often the collector of cycles looks where nothing but rules runs.

Rules build tables and steps in great numbers, nearly all of them gone without it, and remember options for as long as
the content holds; as often as is usual it goes through all that is remembered and finds nothing.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (20_000, 20, 100)
"""New things until it looks at them, and looks until it goes through those that stayed, and through all."""


@contextmanager
def looking_seldom() -> Iterator[None]:
    """The collector of this process looks less often meanwhile. Not for a window, which gives its pictures back."""
    usual = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
