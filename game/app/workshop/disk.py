"""The editors and the disk: which heists can be opened, keeping what was made as a mod, passing it on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.app.shell.sheets.whereabouts import Whereabouts
from game.app.shell.trouble import disk
from game.content.common.door import MAX_BYTES
from game.content.common.errors import ContentError
from game.content.common.files import data_path
from game.content.common.names import free_name
from game.content.fistful import fistful
from game.content.fistful.sketch.retold import retold
from game.content.fistful.sketch.sketch import Sketch, opened
from game.content.load import load_all, open_content
from game.save.file_names import free_path, safe_name
from game.save.files import REAL
from game.save.mods import rescue, write_mod
from game.save.places import places
from game.save.whole import write_whole

if TYPE_CHECKING:
    from game.app.workshop.bench import Bench

Deed = Callable[[], object]
MOST_FILES = 40


class Known(NamedTuple):
    """A heist that can be opened: its mod ("" for one of the box), its id in there, what it is called."""

    mod: str
    heist: str
    title: str


def crew(name: str) -> str:
    """What somebody of the crew is called."""
    known = fistful().crew.get(name)
    return known.name if known else name


def known() -> list[Known]:
    """All heists that can be opened: the players' own first, then those of the box."""
    found = []
    for heist in fistful().heists.values():
        mod, _, inner = heist.id.rpartition(":")
        found.append(Known(mod, inner, heist.title))
    return sorted(found, key=lambda one: (not one.mod, one.title))


def open_known(one: Known) -> Sketch:
    """The sketch of a heist. One of the box, or of a mod with more in it than one heist, is opened as a copy: it can be
    kept under a new name only. ContentError, OSError."""
    if not one.mod:
        decks = data_path("assets", "decks", "fistful", "heists")
        sketch = opened(_texts(decks, "heists"), one.heist, _texts(data_path("maps", "heists"), "maps"))
        return retold(sketch, fistful().heists[one.heist])
    folder = places().mods / one.mod
    cards, boards = _texts(folder / "heists", "heists"), _texts(folder / "maps", "maps")
    box = _texts(data_path("maps", "heists"), "maps")
    sketch = opened(cards, one.heist, {**boards, **box})
    alone = len(cards) == 1 and len(boards) == 1 and not (folder / "decks").exists()
    whole = sum(other.mod == one.mod for other in known()) == 1
    sketch.mod = one.mod if alone and whole else ""
    return sketch


def _texts(folder: Path, called: str) -> dict[str, str]:
    """The TOML texts of a folder by name; no more of one than the loader would read."""
    found = {}
    for path in sorted(folder.glob("*.toml"))[:MOST_FILES]:
        found[f"{called}/{path.name}"] = REAL.read(path, MAX_BYTES + 1).decode("utf-8-sig", "replace")
    return found


def keep(scene: Bench) -> bool:
    """Write it into its mod, or into a new one; says whether that went well."""
    words, here = scene.app.words, places()
    if scene.flaws:
        scene.app.refused(words(f"{scene.speech}.keep.not", why=scene.told(scene.flaws[0])))
        return False
    try:
        rescue(here.mods)
        name = scene.history.now.mod or free_name(scene.title, frozenset(REAL.names(here.mods)), scene.plain)
        write_mod(here.mods, name, scene.files(name), load_all().content)
    except ContentError as error:
        scene.app.refused(str(error.problems[0]))
        return False
    except OSError as error:
        scene.app.refused(disk(error, words))
        return False
    open_content(here.mods, here.cache)
    scene.history.keep(name)
    scene.changed()
    scene.app.toast(words("editor.kept", title=scene.title, name=name))
    return True


def share(scene: Bench) -> None:
    """Write it as one file into the folder for what is passed on, and say where, as the replays do."""
    words, shared = scene.app.words, places().shared
    try:
        data = scene.parcel().encode()
        path = free_path(shared, safe_name(scene.title) or scene.plain, scene.suffix, same=data)
        write_whole(path, data)
    except OSError as error:
        scene.app.refused(disk(error, words))
        return
    note = words("editor.shared.note")
    scene.app.stack.push(Whereabouts(scene.app, words("editor.shared"), path.name, shared, scene, note))
