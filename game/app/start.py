"""From the command to the first picture: a dark table with the name on it, then everything else behind it.

Nothing heavy may be imported before the window shows: cards, rules, saves and the drawing kit come after it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import chain
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from game.app.shell import window
from game.app.shell.window import Wanted

if TYPE_CHECKING:
    from game.app.crash.begin import Launch
    from game.app.shell.app import App
    from game.app.shell.settings import Settings
    from game.app.ui.kept_pictures import KeptPictures

NIGHT = (10, 6, 4)
DIM_BRASS = (122, 90, 42)
NAME = "Verse Tabletop"
SLICE = 0.008
"""So many seconds at a time mods are read and modules loaded beside the first frames: a frame has twice that."""


def wanted() -> Wanted:
    """How the window was left, from the settings file; it is checked in earnest later."""
    from game.save.places import places

    try:
        with open(places().settings / "settings.json", encoding="utf-8") as file:
            raw = json.loads(file.read(64_000))
        return window.wanted(raw if isinstance(raw, dict) else {})
    except (OSError, ValueError, RecursionError):
        return Wanted()


def first_picture(safe: bool = False) -> None:
    """Open the window with the name where the title will have it, in the dark before the lamp goes up. `safe`: with
    plain settings."""
    from importlib.resources import files

    window.begin()
    pygame.font.init()
    page = window.open_window(Wanted() if safe else wanted())
    pygame.display.set_caption(NAME)
    w, h = page.get_size()
    unit = max(0.5, min(w / 1280, h / 720))
    page.fill(NIGHT)
    path = files("font_source_serif_pro") / "files" / "SourceSerifPro-Black.ttf"
    letters = pygame.font.Font(str(path), round(54 * unit)).render(NAME, True, DIM_BRASS)
    top = max(0, (h - round(720 * unit)) // 2)
    page.blit(letters, letters.get_rect(center=(w // 2, top + round(60 * unit))))
    pygame.display.flip()


def run(safe: bool = False) -> int:
    """Open the window and stay until it is closed; returns the exit code.

    `safe`: with plain settings, without sound, in a window. An error before the table shows is reported, too."""
    from game.app.crash.begin import begin, closed, wants_safe
    from game.save.places import HOME, NoPlace

    try:
        launch = begin()
    except NoPlace as error:
        from game.app.crash.guard import box, say

        box(say("error.no-home", name=HOME, path=error.filename, why=say(f"error.no-home.{error.why}")))
        return 1
    try:
        wish = "safe" if safe else wants_safe(launch)
        if wish == "quit":
            return 0
        first_picture(wish == "safe")
        return _table(launch, wish == "safe")
    except Exception as error:
        from game.app.crash.guard import plainly
        from game.app.crash.report import report

        plainly(report(error, launch.folder))
        return 1
    finally:
        closed(launch)
        pygame.quit()


def _table(launch: Launch, safe: bool) -> int:
    """Everything behind the first picture."""
    from game.app.crash.begin import opened
    from game.app.crash.guard import Guard, hook
    from game.app.crash.logs import open_log
    from game.app.play.playing import last_game, peeked
    from game.app.shell.loop import Loop
    from game.app.shell.preload import preload, remember
    from game.app.shell.settings import Settings
    from game.app.ui import hyphens
    from game.content.common.cache import keep_in
    from game.save.places import places

    open_log(launch.folder)
    hook(launch.folder)
    if safe:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    keep_in(places().cache)
    app, kept = stand(Settings(muted=True) if safe else None)
    opened(launch, app)
    if safe:
        app.toast(app.words("crash.safe"))
    guard = Guard(app, Loop(app), launch.folder)
    guard.step()
    app.kit.cache.before = None
    begun = perf_counter()
    for _ in chain(looking(app), kept.keeping(), preload()):  # the title hears and shows meanwhile
        if perf_counter() - begun > SLICE:
            guard.loop.awake = max(guard.loop.awake, 100.0)
            guard.step()
            begun = perf_counter()
        if not app.running:
            break
    app.sound.begin()
    hyphens.begin(app.tongue)
    code = guard.run()
    if app.playing is not None:
        app.play(None)
        last = last_game(app.settings.over)
        if last is not None:
            peeked(last)  # what the title of the next start says of it is kept
    app.save_settings()
    remember()
    app.sound.end()
    return code


def stand(prefs: Settings | None, size: tuple[int, int] | None = None) -> tuple[App, KeptPictures]:
    """The program with its title, and the pictures that it was composed of last time."""
    from game import __version__
    from game.app.menus.title.scene import Title
    from game.app.program import Program
    from game.app.ui.kept_pictures import KeptPictures
    from game.content.common import cache
    from game.content.common.files import PACKAGE

    app = Program(size, prefs=prefs)
    kit = app.kit
    hangs_on = (
        (__version__, pygame.version.ver, app.words.key, app.size, kit.scale, kit.text_scale, kit.contrast),
        cache.stamp([PACKAGE / "app", *filter(None, [app.art.folder])], (".py", ".webp", ".png", ".jpg")),
    )
    kept = kit.cache.before = KeptPictures(cache.folder(), "title.pictures", cache.seal(repr(hangs_on).encode()))
    app.stack.push(Title(app))
    return app, kept


def look_at_content(app: App) -> None:
    """Read cards and mods, and say what of them can't be used or is missing."""
    for _ in looking(app):
        pass


def looking(app: App) -> Iterator[None]:
    """The same, a piece at a time."""
    from game.app.lessons import progress
    from game.app.shell.trouble import disk
    from game.content.common.files import lost
    from game.content.load import Opening
    from game.save.errors import READING
    from game.save.leftovers import sweep_up
    from game.save.places import places

    found = places()
    sweep_up(found)
    opening = Opening(found.mods, found.cache)
    while opening.step():
        yield
    problems = opening.loaded.problems if opening.loaded is not None else ()
    if problems:
        from game.app.shell.sheets.notice import Notice

        app.stack.push(Notice(app, app.words("notice.mods"), [str(p) for p in problems]))
    unread = progress.unread()
    if unread is not None:
        app.toast(app.words("lesson.unread", why=disk(unread, app.words, READING)))
    missing = lost()
    if missing:
        from game.app.shell.sheets.notice import Notice

        app.stack.push(Notice(app, app.words("package.lost"), [app.words("package.lost.cure"), *missing]))
