"""Example saves for pictures of the saves screen: games at several points, a damaged one, a newer one."""

from __future__ import annotations

import atexit
import random
import time
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from game.app.games.fistful.set_up.draft import Draft
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.shell.running import Running
from game.app.table.thumbnail import drawn, png
from game.app.ui.theme import SEATS
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.header import FORMAT
from game.save.places import Places
from game.save.seed import SEED
from game.save.store import Store
from game.save.trash import throw_away

if TYPE_CHECKING:
    from game.app.shell.app import App
    from game.app.table.scene import TableScene


class Example(NamedTuple):
    """A game to be left somewhere: who plays, how many answers were given, the level of a heist, and among captains the
    level of each seat's bot (0 for a person) and the colour each took."""

    game: str
    names: tuple[str, ...]
    most: int
    level: str = "normal"
    bots: tuple[int, ...] = ()
    looks: tuple[int, ...] = ()


EXAMPLES = (
    Example("keepflyin", ("Ada", "Bo", "Silver"), 240, bots=(0, 0, 2), looks=(5, 1, 3)),
    Example("firefly", ("Ada", "Bo", "Silver"), 160, bots=(0, 0, 2), looks=(4, 1, 6)),
    Example("fistful", ("Ada", "Bo"), 60, "easy"),
    Example("fistful", ("Mona", "Theo", "Ida"), 140),
    Example("fistful", ("Ada",), 30, "hard"),
    Example("fistful", ("Ada", "Bo", "Cleo", "Dara"), 4000),
    Example("keepflyin", ("Mona", "Theo", "Jo", "Ida", "Kim"), 700, bots=(0, 1, 0, 1, 3), looks=(2, 0, 4, 7, 1)),
    Example("fistful", ("Bo", "Mona"), 90),
)
QUICK = {"keepflyin": {"placing": "chance"}}
"""What makes the beginning of a game short."""
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


def fill(app: App, home: Places, now: float, copies: int = 0) -> None:
    """Put the example saves into a home, `copies` of each on top; what was played last is saved last."""
    for i, one in reversed(list(enumerate(EXAMPLES))):
        session, settings = _dealt(one, i)
        title = app.words("heist.derelict.title" if one.game == "fistful" else f"box.{one.game}.title")
        picture = b""
        for n in reversed(range(1 + copies)):
            saved = now - (i * 7 + n * 31) * HOUR - 120
            store = Store(home.saves, clock=lambda at=saved: at)  # type: ignore[misc]
            slot = store.create(one.game, one.names, settings, session, title)
            if n == 0:
                playing = Playing(session, one.names, None, settings)
                play_on(playing, i, one.most)
                picture = _picture(app, one.game, playing)
            slot.save(session)
            slot.picture(picture)
            slot.close()
    store = Store(home.saves, clock=lambda: now)
    _spoil(home.saves, store.games()[-1].slot, lambda data: data[:-400])
    extra = store.create(one.game, ("Kit",), settings, session, title)
    extra.close()
    throw_away(store, extra.id)
    entry = store.games()[-2]
    _spoil(home.saves, entry.slot, lambda data: data.replace(b'{"verse":%d' % FORMAT, b'{"verse":%d' % (FORMAT + 7)))


def _dealt(one: Example, i: int) -> tuple[Session[Any], dict[str, str]]:
    """The game of an example at its beginning, and what its save says of it."""
    seed = 11 + i
    if one.game == "fistful":
        from game.app.games.fistful.set_up.scene import ruleset as heists

        draft = Draft(heists(), len(one.names), seed, one.level)
        draft.deal(0, random.Random(i))
        return draft.session, {**draft.settings, SEED: str(draft.seed)}
    rules = ruleset(one.game)
    settings = {s.name: s.values[0] for s in rules.settings} | QUICK.get(one.game, {})
    state = rules.new(len(one.names), seed, settings)
    return Session(rules, state), {**settings, SEED: str(seed), **Seating(one.bots, one.looks).kept()}


def play_on(playing: Running, seed: int, most: int = 4000) -> None:
    """Play a game on at random, to its end if that comes before so many answers."""
    luck = random.Random(seed)
    for _ in range(most):
        if playing.session.over:
            return
        playing.answer(luck.choice(playing.session.options).key)


def _picture(app: App, game: str, playing: Running) -> bytes:
    before, app.playing = app.playing, playing
    scene = _tables()[game](app, playing.session, list(playing.names))
    app.playing = before
    scene.layout(app.size, app.kit.scale, app.kit.text_scale)
    scene.repaint()
    picture = png(drawn(scene, scene.places.board))
    app.kit.looks = range(len(SEATS))
    return picture


def _tables() -> dict[str, type[TableScene]]:
    """The table of each game."""
    from game.app.games.firefly.scene import FireflyScene
    from game.app.games.fistful.scene import HeistScene
    from game.app.games.keepflyin.scene import HexScene

    return {"fistful": HeistScene, "keepflyin": HexScene, "firefly": FireflyScene}


def _spoil(folder: Path, slot: str, change: object) -> None:
    for file in folder.glob(f"{slot}.*.save"):
        file.write_bytes(change(file.read_bytes()))  # type: ignore[operator]
