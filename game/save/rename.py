"""Another title for a saved game, and a second game that starts where one stands."""

from __future__ import annotations

from contextlib import suppress

from game.save.errors import SaveError
from game.save.format.header import clean
from game.save.format.seed import deal_anew
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


def duplicate(store: Store, entry: Entry, title: str) -> tuple[str, bool]:
    """A second save that stands where the first does, with fresh luck: nothing can be read ahead in either. Returns its
    slot, and whether luck is fresh (not when the game is over). Raises SaveError."""
    opened = store.open(entry.slot)
    try:
        settings = deal_anew(opened.session, opened.settings)
        if settings is not None:
            opened.slot.game = opened.slot.game._replace(settings=settings)
        copy = store.save_as(opened.slot, opened.session, title)
        copy.close()
    finally:
        opened.slot.close()
    _picture(store, entry.slot, store, copy.id)
    return copy.id, settings is not None


def _picture(source: Store, old: str, target: Store, new: str) -> None:
    """The picture goes along where the disk allows it; it is not worth an error."""
    with suppress(SaveError):
        png = source.picture(old)
        if png is not None:
            target.keep_picture(new, png)
