"""Example saves for pictures of the saves screen: games at several points, a damaged one, a newer one."""
from __future__ import annotations

import atexit
import random
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from game.app.draft import Draft
from game.app.playing import Playing
from game.app.thumbnail import drawn, png
from game.save.autosave import Autosave
from game.save.header import FORMAT
from game.save.places import Places
from game.save.seed import SEED
from game.save.store import Store
from game.save.trash import throw_away

if TYPE_CHECKING:
    from game.app.main import App

GAMES: Sequence[tuple[tuple[str, ...], str, int]] = (
    (("Ada", "Bo"), "easy", 60), (("Mona", "Theo", "Ida"), "normal", 140), (("Ada",), "hard", 30),
    (("Ada", "Bo", "Cleo", "Dara"), "normal", 4000), (("Bo", "Mona"), "normal", 90))
HOUR = 3600


def folders(home: Path) -> Places:
    """All folders below one."""
    return Places(*(home / name for name in Places._fields))


def example_home(app: App, copies: int = 0) -> Places:
    """A home with example saves in a folder that is gone with the program."""
    folder = TemporaryDirectory(prefix="verse-", ignore_cleanup_errors=True)
    atexit.register(folder.cleanup)
    home = folders(Path(folder.name))
    fill(app, home, time.time(), copies)
    return home


def fill(app: App, home: Places, now: float, copies: int = 0) -> None:
    """Put the example saves into a home, `copies` of each on top."""
    from game.app.scenes.setup import ruleset
    for i, (names, level, most) in enumerate(GAMES):
        draft = Draft(ruleset(), len(names), 11 + i, level)
        draft.deal(0, random.Random(i))
        picture = b""
        for n in range(1 + copies):
            saved = now - (i * 7 + n * 31) * HOUR - 120
            store = Store(home.saves, clock=lambda at=saved: at)  # type: ignore[misc]
            slot = store.create("fistful", names, {**draft.settings, SEED: str(draft.seed)}, draft.session,
                                app.words("heist.derelict.title"))
            playing = Playing(draft.session, names, Autosave(slot, draft.session), draft.settings)
            if n == 0:
                play_on(playing, i, most)
                picture = _picture(app, playing)
            playing.autosave = None
            slot.save(draft.session)
            slot.picture(picture)
            slot.close()
    store = Store(home.saves, clock=lambda: now)
    _spoil(home.saves, store.games()[-1].slot, lambda data: data[:-400])
    extra = store.create("fistful", ("Kit",), draft.settings, draft.session, app.words("heist.derelict.title"))
    extra.close()
    throw_away(store, extra.id)
    entry = store.games()[-2]
    _spoil(home.saves, entry.slot, lambda data: data.replace(b'{"verse":%d' % FORMAT, b'{"verse":%d' % (FORMAT + 7)))


def play_on(playing: Playing, seed: int, most: int = 4000) -> None:
    """Play a game on at random, to its end if that comes before so many answers."""
    luck = random.Random(seed)
    for _ in range(most):
        if playing.session.over:
            return
        playing.answer(luck.choice(playing.session.options).key)


def _picture(app: App, playing: Playing) -> bytes:
    from game.app.scenes.heist import HeistScene
    scene = HeistScene(app, playing.session, list(playing.names))
    scene.layout(app.size, app.kit.scale, app.kit.text_scale)
    scene.repaint()
    return png(drawn(scene, scene.places.board))


def _spoil(folder: Path, slot: str, change: object) -> None:
    for file in folder.glob(f"{slot}.*.save"):
        file.write_bytes(change(file.read_bytes()))  # type: ignore[operator]
