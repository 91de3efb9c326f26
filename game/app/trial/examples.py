"""Example saves for pictures of the saves screen: games at several points, a damaged one, a newer one."""

from __future__ import annotations

import atexit
import random
import time
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from game.ai.moments import bring, chance
from game.app.play.faces import unface
from game.app.play.playing import Playing
from game.app.shell.app import App
from game.app.shell.doors import Game
from game.app.shell.running import Running
from game.app.shell.trials import Example
from game.app.table.scene import TableScene
from game.app.table.thumbnail import drawn, png
from game.save.format.header import FORMAT
from game.save.places import Places
from game.save.store import Store
from game.save.trash import throw_away

HOUR = 3600


def folders(home: Path) -> Places:
    """All folders below one."""
    return Places(*(home / name for name in Places._fields))


def example_home(app: App, copies: int = 0) -> Places:
    """A home with example saves in a folder that is gone with the program; those of a language are made once."""
    said = app.words("heist.derelict.title")
    made = _made.get((said, copies))
    if made is None:
        made = _made[said, copies] = _passing()
        fill(app, folders(made), time.time(), copies)
    folder = _passing()
    copytree(made, folder, dirs_exist_ok=True)
    return folders(folder)


_made: dict[tuple[str, int], Path] = {}
"""By the name of a heist in the language, and how many copies."""


def _passing() -> Path:
    folder = TemporaryDirectory(prefix="verse-", ignore_cleanup_errors=True)
    atexit.register(folder.cleanup)
    return Path(folder.name)


def examples(app: App) -> list[tuple[Game, Example]]:
    """Those of all games, the one that was played last first."""
    found = [(game, one) for game in app.doors.games.values() for one in game.trial().examples]
    return sorted(found, key=lambda pair: pair[1].place)


def fill(app: App, home: Places, now: float, copies: int = 0) -> None:
    """Put the example saves into a home, `copies` of each on top; what was played last is saved last."""
    for game, one in reversed(examples(app)):
        session, settings = one.deal(len(one.names), one.place)
        title = app.words(game.trial().title or f"box.{game.id}.title")
        picture = b""
        for n in reversed(range(1 + copies)):
            store = Store(home.saves, clock=_stopped(now - (one.place * 7 + n * 31) * HOUR - 120))
            slot = store.create(game.id, one.names, settings, session, title)
            if n == 0:
                playing = Playing(session, one.names, None, settings)
                bring(session, chance(random.Random(one.place)), most=one.most, answer=playing.answer)
                picture = _picture(app, game, playing)
                app.stack.part()
            slot.save(session)
            slot.picture(picture)
            slot.close()
    store = Store(home.saves, clock=lambda: now)
    _spoil(home.saves, store.games()[-1].slot, lambda data: data[:-400])
    extra = store.create(game.id, ("Kit",), settings, session, title)
    extra.close()
    throw_away(store, extra.id)
    entry = store.games()[-2]
    _spoil(home.saves, entry.slot, lambda data: data.replace(b'{"verse":%d' % FORMAT, b'{"verse":%d' % (FORMAT + 7)))


def _stopped(at: float) -> Callable[[], float]:
    """A clock that stands, in seconds of the system's."""
    return lambda: at


def _picture(app: App, game: Game, playing: Running) -> bytes:
    before, app.playing = app.playing, playing
    scene = game.trial().table(app, playing.session, list(playing.names))
    app.playing = before
    assert isinstance(scene, TableScene)
    scene.layout(app.size, app.kit.scale, app.kit.text_scale)
    scene.repaint()
    picture = png(drawn(scene, scene.places.board))
    unface(app.kit)
    app.stack.let_go(scene)
    return picture


def _spoil(folder: Path, slot: str, change: Callable[[bytes], bytes]) -> None:
    for file in folder.glob(f"{slot}.*.save"):
        file.write_bytes(change(file.read_bytes()))
