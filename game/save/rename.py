"""Another title for a saved game, and a second game that starts where one stands."""

from __future__ import annotations

from contextlib import suppress

from game.save.errors import SaveError
from game.save.header import clean
from game.save.store import Entry, Store


def rename(store: Store, entry: Entry, title: str) -> tuple[SaveError, ...]:
    """Give a saved game another title (the game's own name when it is empty); when it was saved stays as it was.

    Returns what the table should be told of the save. Raises SaveError: the old title stays.
    """
    opened = store.open(entry.slot)
    slot = opened.slot
    try:
        slot.game = slot.game._replace(title=clean(title) or slot.game.rules.title, content=opened.header.content)
        slot.save(opened.session, entry.saved)
        _picture(store, entry.slot, store, entry.slot)
    finally:
        slot.close()
    return opened.notes


def duplicate(store: Store, entry: Entry, title: str) -> str:
    """A second save that stands where the first does, undo included; returns its slot. Raises SaveError."""
    opened = store.open(entry.slot)
    try:
        copy = store.save_as(opened.slot, opened.session, title)
        copy.close()
    finally:
        opened.slot.close()
    _picture(store, entry.slot, store, copy.id)
    return copy.id


def _picture(source: Store, old: str, target: Store, new: str) -> None:
    """The picture goes along where the disk allows it; it is not worth an error."""
    with suppress(SaveError):
        png = source.picture(old)
        if png is not None:
            target.keep_picture(new, png)
