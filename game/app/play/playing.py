"""The game on the table: its session, who plays it, and the save that follows every answer."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from game.app.play.seating import seating
from game.app.shell.words import Words
from game.content.common import cache
from game.core.news import News
from game.core.session import Session
from game.save.autosave import Autosave
from game.save.errors import SaveError
from game.save.places import places
from game.save.store import Entry, Opened, Store


class Playing:
    """A running game.  `answer`, `undo` and `redo` change the session and save; a full disk never stops the play.

    `trouble` is why the last save failed, None while all is safe."""

    def __init__(
        self,
        session: Session[Any],
        names: Sequence[str],
        autosave: Autosave | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.session, self.names, self.autosave = session, tuple(names), autosave
        self.settings = dict(settings or {})
        self.parting: Callable[[], object] | None = None  # called before the slot is let go of

    def answer(self, key: str) -> list[News]:
        """Answer the pending choice and save; returns the news of it.  Raises what `Session.answer` raises."""
        start = len(self.session.news)
        if self.autosave:
            self.autosave.answer(key)
        else:
            self.session.answer(key)
        return self.session.news[start:]

    def driven(self, settings: Mapping[str, str]) -> None:
        """Who leads the seats from now on, beside the settings of the rules; it is saved at once."""
        self.settings.update(settings)
        if self.autosave:
            self.autosave.slot.game = self.autosave.slot.game._replace(settings=dict(self.settings))
            self.autosave.now()

    def undo(self) -> bool:
        """Take the last answer back and save; says whether it was allowed."""
        return self.autosave.undo() if self.autosave else self.session.undo()

    def redo(self) -> bool:
        """Give the answer again that was taken back; says whether there was one."""
        return self.autosave.redo() if self.autosave else self.session.redo()

    @property
    def slot(self) -> str:
        """The name of its save, "" when it has none."""
        return self.autosave.slot.id if self.autosave else ""

    def tick(self) -> None:
        """Try again if the last save failed; call it from `update`."""
        if self.autosave:
            self.autosave.tick()

    @property
    def trouble(self) -> SaveError | None:
        return self.autosave.trouble if self.autosave else None

    def picture(self, png: bytes) -> None:
        """Keep a picture of the table with the save; a disk that does not take it keeps the one before."""
        if self.autosave:
            with suppress(SaveError):
                self.autosave.slot.picture(png)

    def close(self) -> None:
        """Save what is not yet whole and let go of the slot."""
        parting, self.parting = self.parting, None
        if parting:
            parting()
        if self.autosave:
            self.autosave.close()

    def let_go(self) -> None:
        """The save is left as it is, for others to open."""
        if self.autosave:
            self.autosave.slot.close()

    @property
    def title(self) -> str:
        """What its save is called."""
        return self.autosave.slot.game.title if self.autosave else self.session.rules.title


def started(session: Session[Any], names: Sequence[str], settings: Mapping[str, str], title: str) -> Playing:
    """A game that was just set up, in a new slot."""
    slot = Store(places().saves).create(session.rules.id, names, settings, session, title)
    return Playing(session, names, Autosave(slot, session), settings)


def begun(keep: bool, session: Session[Any], names: Sequence[str], settings: Mapping[str, str], title: str) -> Playing:
    """A game that was just set up; with `keep` it is saved from its first moment."""
    return started(session, names, settings, title) if keep else Playing(session, names, settings=settings)


def how_it_ended(session: Session[Any]) -> str:
    """How a game ended: "won" by the table, "over" when some seats won, "lost" by all, "" while it goes on."""
    outcome = session.rules.outcome(session.state)
    if outcome is None:
        return ""
    return "won" if outcome.won else "over" if outcome.winners else "lost"


def who_won(session: Session[Any]) -> tuple[int, ...]:
    """The seats that won a game against the others, () while it goes on and where all win or lose together."""
    outcome = session.rules.outcome(session.state)
    return () if outcome is None or outcome.won else outcome.winners


Titled = Callable[[Words, Mapping[str, str], str], str]
"""What a saved game is called besides its own title, from its settings and where it stands."""


class LastGame(NamedTuple):
    """A saved game as the title shows it: its entry in the list, the folder it lies in (None: that of the player), and
    whether what the disk does not give back may be passed over."""

    entry: Entry
    folder: Path | None = None
    rescue: bool = False

    @property
    def seats(self) -> int:
        return len(self.entry.seats)

    def line(self, words: Words, titled: Titled) -> str:
        """Game and turn; `titled` says which part of it is played."""
        title = titled(words, *peeked(self)) or self.entry.title
        return words(words.own("title.last", self.entry.game), title=title, round=self.entry.round)

    def who(self, words: Words) -> str:
        """Who sits at the table."""
        return words("title.last.who", names=", ".join(self.entry.seats))

    def looks(self) -> tuple[int, ...]:
        """The colours and shapes its seats took; those of a new game where the save can't be read."""
        return seating(peeked(self)[0], self.seats).looks

    def when(self, words: Words, now: float | None = None) -> str:
        """How long ago it was saved."""
        return ago(words, self.entry.saved, now)

    def open(self) -> tuple[Playing, Opened]:
        """The game as it was left.  Raises SaveError."""
        opened = Store(self.folder or places().saves).open(self.entry.slot, self.rescue)
        playing = Playing(opened.session, self.entry.seats, Autosave(opened.slot, opened.session), opened.settings)
        return playing, opened


def peeked(last: LastGame) -> tuple[Mapping[str, str], str]:
    """The settings of a saved game, and which heist is played in it; nothing where it can't be read."""
    return _peeked(last.folder or places().saves, last.entry)


@lru_cache(maxsize=4)
def _peeked(folder: Path, entry: Entry) -> tuple[Mapping[str, str], str]:
    kept, key = cache.folder(), cache.seal(repr((folder, entry)).encode())
    body = cache.read_bytes(kept / "last.game", key) if kept is not None else None
    if body is not None:  # then neither its rules nor its cards are read for the title
        settings, heist = json.loads(body)
        return settings, heist
    with suppress(SaveError):
        read = Store(folder).peek(entry.slot).read
        found = dict(read.settings), getattr(read.session.state, "heist", "")
        if kept is not None:
            cache.write_bytes(kept / "last.game", key, json.dumps(found).encode())
        return found
    return {}, ""


def ago(words: Words, saved: float, now: float | None = None) -> str:
    """How long ago something was saved, in words; "" when that lies in the future. `saved` and `now` in seconds since
    1970."""
    minutes = int(((time.time() if now is None else now) - saved) // 60)
    if minutes < -5:  # a clock was wrong, then or now
        return ""
    if minutes < 1:
        return words("title.saved.now")
    if minutes < 60:
        return words("title.saved.minutes", n=minutes)
    if minutes < 48 * 60:
        return words("title.saved.hours", n=max(1, round(minutes / 60)))
    return words("title.saved.days", n=round(minutes / 1440))


def last_game(over: Sequence[str] = ()) -> LastGame | None:
    """The game that was played last and is not among those that are over; None when there is none (or the folder
    can't be read)."""
    try:
        games = Store(places().saves).games()
    except SaveError:
        return None
    last = unfinished(games, over)
    return LastGame(last) if last else None


def unfinished(games: Sequence[Entry], over: Sequence[str] = ()) -> Entry | None:
    """The first of a list of saves that can be opened and has not ended."""
    return next((e for e in games if e.status == "ok" and not e.over and e.slot not in over), None)


def saved_game(slot: str) -> LastGame | None:
    """The game of a save, when it can be opened."""
    try:
        found = Store(places().saves).entry(slot)
    except SaveError:
        return None
    return LastGame(found) if found is not None and found.status == "ok" else None
