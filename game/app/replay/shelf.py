"""All replays of the player: the records of the saves, files that were given, and the replays of crash reports."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Surface

from game.app.play.playing import how_it_ended, who_won
from game.app.replay.recorded import of_session
from game.app.replay.tape import Tape
from game.app.shell.app import App
from game.app.shell.trouble import disk, told
from game.core.session import Session
from game.save.disk.file_names import free_path, safe_name
from game.save.disk.files import REAL
from game.save.errors import READING, SaveError
from game.save.format.header import clean
from game.save.places import Places, places
from game.save.replays import SUFFIX, Replay, ReplayError, read, write, written
from game.save.store import Entry, Store, played_last

if TYPE_CHECKING:
    from game.app.shell.words import Words

MOST = 500  # files looked at
WIDE, HIGH = 640, 360  # px of a picture
SAVE, FILE, REPORT = ORDER = "save", "file", "report"
Seen = dict[tuple[Path, int, int], Entry]
"""What the line of a file shows, by the file, its size and when it was written."""


class Item(NamedTuple):
    """A replay in the list: where it comes from, its file (None for a save) and what its line shows."""

    source: str
    path: Path | None
    entry: Entry


class Known(NamedTuple):
    """What is learned by playing it through: how it ended, the decisions, where it differs, the table at its end, and
    the seats that won."""

    end: str = ""
    decisions: int = 0
    differs: int = 0
    picture: Surface | None = None
    why: str = ""
    winners: tuple[int, ...] = ()


def why(words: Words, error: ReplayError) -> str:
    """What is wrong with a file, in the player's language."""
    cause = error.__cause__
    if isinstance(cause, SaveError) and error.code == "unreadable":
        return told(cause, words)
    return words(f"replays.wrong.{error.code}")


def items(
    words: Words, home: Places | None = None, say: Callable[[str], object] = str, seen: Seen | None = None
) -> list[Item]:
    """Every replay there is: games as they were played, the last first, files by name, reports, the newest first;
    files that can't be shown come last and say why. `say` is told of a folder that can't be read."""
    return sorted(reading(words, home, say, seen), key=order)


def order(item: Item) -> tuple[object, ...]:
    """What replays are sorted by; files as they come, for they bring the times of other clocks along: those are only
    told."""
    return item.entry.status != "ok", ORDER.index(item.source), played_last(item.entry) if item.source == SAVE else ()


def reading(
    words: Words, home: Places | None = None, say: Callable[[str], object] = str, seen: Seen | None = None
) -> Iterator[Item]:
    """The same one by one, each read when it is asked for; `seen`: what the lines of files showed, they are read again
    only when they changed."""
    home, seen = home or places(), {} if seen is None else seen
    try:
        yield from (Item(SAVE, None, e) for e in Store(home.saves).entries() if e.status == "ok")
    except SaveError as error:
        say(told(error, words))
    for folder, source in ((home.shared, FILE), (home.logs, REPORT)):
        try:
            names = [name for name in REAL.names(folder) if name.endswith(SUFFIX)]
        except OSError as error:
            say(disk(error, words, READING))
            continue
        names = names[::-1] if source == REPORT else names
        yield from (Item(source, folder / name, _seen(words, folder / name, seen)) for name in names[:MOST])


def _seen(words: Words, path: Path, seen: Seen) -> Entry:
    """What the line of a file shows, read once as long as it stays the same file."""
    try:
        there = path.stat()
    except OSError:
        return _entry(words, path)
    key = path, there.st_size, there.st_mtime_ns
    if key not in seen:
        seen[key] = _entry(words, path)
    return seen[key]


def _entry(words: Words, path: Path) -> Entry:
    """What the line of a file shows."""
    try:
        r = read(path)
    except ReplayError as error:
        status = "newer" if error.code == "newer" else "damaged"
        when = 0
        with suppress(OSError):
            when = int(path.stat().st_mtime)
        return Entry(path.name, path.stem, "", (), 0, when, 0, status, why(words, error))
    return Entry(path.name, r.title or r.game, r.game, r.seats, r.round, r.saved, len(r.answers), "ok")


def load(item: Item, home: Places | None = None) -> Replay:
    """The replay of an item. Raises ReplayError, SaveError."""
    if item.path is not None:
        return read(item.path)
    home = home or places()
    looked = Store(home.saves).peek(item.entry.slot).read
    label = looked.label
    found = of_session(looked.session, label.seats, looked.settings, label.title, label.saved)
    if found is None:
        raise ReplayError("seedless", label.title)
    return found._replace(engine=looked.header.engine, content=looked.header.content)


def learn(app: App, item: Item, home: Places | None = None) -> Known:
    """Play a replay through and take a picture of its end."""
    try:
        tape = Tape(load(item, home))
        tape.wind(2000.0)
        session = tape.session(tape.length)
        return Known(
            how_it_ended(session),
            tape.length - tape.start,
            tape.differs,
            picture(app, session, item.entry.seats),
            winners=who_won(session),
        )
    except ReplayError as error:
        return _kept(app, item, home)._replace(why=why(app.words, error))
    except SaveError as error:
        return Known(why=told(error, app.words))


def _kept(app: App, item: Item, home: Places | None) -> Known:
    """What a save says by itself, of a game that can't be played through, as one that began in a lesson: how it ended,
    and the picture beside it, else one of the table as it stands."""
    from game.app.ui.png import surface_of

    if item.source != SAVE:
        return Known()
    store = Store((home or places()).saves)
    try:
        session = store.peek(item.entry.slot).read.session
        shown = surface_of(store.picture(item.entry.slot)) or picture(app, session, item.entry.seats)
    except SaveError:
        return Known()
    return Known(how_it_ended(session), picture=shown, winners=who_won(session))


def picture(app: App, session: Session[Any], seats: Sequence[str]) -> Surface | None:
    """The board as a game stands, None where it has none."""
    return app.doors.games[session.rules.id].picture(app, session, seats, (WIDE, HIGH))


def share(app: App, replay: Replay, folder: Path | None = None) -> Path | None:
    """Write a replay into the folder for files to be passed on, and say where; None when the disk refuses."""
    folder = folder or places().shared
    title = clean(replay.title or replay.game, 60)
    try:
        path = free_path(folder, safe_name(f"{title} {', '.join(replay.seats)}") or replay.game, SUFFIX)
        write(replay, path)
    except OSError as error:
        app.toast(app.words("replays.unshared", why=disk(error, app.words)))
        return None
    from game.app.shell.sheets.whereabouts import Whereabouts

    needs = mods_in(replay)
    note = app.words("replays.shared.needs", names=", ".join(needs)) if needs else app.words("replays.shared.alone")
    assert app.stack.top is not None
    app.stack.push(Whereabouts(app, app.words("replays.shared"), path.name, folder, app.stack.top, note))
    return path


def mods_in(replay: Replay) -> list[str]:
    """The mods without which a replay can't be shown."""
    played = {mod for mod in replay.settings.get("mods", "").split("+") if mod}
    named = {part.partition(":")[0] for value in replay.settings.values() for part in value.split("+") if ":" in part}
    return sorted(played | named)


def take_in(app: App, path: Path) -> Path | None:
    """Copy a file that was given into the folder of replays; None (and a sentence) when it is none."""
    try:
        replay = read(path)
        Tape(replay)
    except ReplayError as error:
        app.refused(why(app.words, error))
        return None
    folder = places().shared
    if path.parent == folder:
        return path
    try:
        target = free_path(folder, path.stem, SUFFIX, same=written(replay))
        write(replay, target)
    except OSError as error:
        app.toast(app.words("replays.unshared", why=disk(error, app.words)))
        return None
    return target


def watch(app: App, item: Item, home: Places | None = None) -> bool:
    """Open the viewer; a replay that can't be shown says why."""
    from game.app.replay.opening import replayed

    try:
        app.stack.push(replayed(app, load(item, home)))
    except ReplayError as error:
        app.refused(why(app.words, error))
    except SaveError as error:
        app.refused(told(error, app.words))
    else:
        return True
    return False


def dropped(app: App, path: Path) -> bool:
    """A file was dropped on the window; says whether it is for us (its name says so)."""
    if path.suffix != SUFFIX:
        return False
    kept = take_in(app, path)
    if kept is not None:
        watch(app, Item(FILE, kept, _entry(app.words, kept)))
    return True
