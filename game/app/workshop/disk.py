"""The editors and the disk: keeping what was made as a mod, passing it on."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from game.app.shell.sheets.whereabouts import Whereabouts
from game.app.shell.trouble import disk
from game.content.common.errors import ContentError
from game.content.common.names import free_name
from game.content.load import load_all, open_content
from game.save.disk.file_names import free_path, safe_name
from game.save.disk.files import REAL
from game.save.disk.whole import write_whole
from game.save.mods import rescue, write_mod
from game.save.places import places

if TYPE_CHECKING:
    from game.app.workshop.bench import Bench

Deed = Callable[[], object]


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


def holds_only(mod: str, ours: Collection[str]) -> bool:
    """Whether a mod has no other files of data than these, by their paths in its folder."""
    folder = places().mods / mod
    return {path.relative_to(folder).as_posix() for path in folder.glob("**/*.toml") if path.is_file()} <= set(ours)
