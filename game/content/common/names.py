"""Names for what players make: ids and folders out of what they call it."""

from __future__ import annotations

import re
import unicodedata


def slug_of(title: str, nameless: str) -> str:
    """An id out of what somebody wrote; `nameless` when nothing of it is left."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:32].strip("-")
    return found if found[:1].isalpha() else f"{nameless}-{found}".strip("-")


def free_name(title: str, taken: frozenset[str], nameless: str) -> str:
    """A name for a mod's folder that nobody has."""
    first = slug_of(title, nameless)
    names = [first, *(f"{first}-{n}" for n in range(2, 1000))]
    return next(name for name in names if name not in taken)
