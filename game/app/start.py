"""From the command to the first picture: a dark table with the name on it, then everything else behind it.

Nothing heavy may be imported before the window shows: cards, rules, saves and the drawing kit come after it."""
from __future__ import annotations

import json

import pygame

from game.app import window
from game.app.window import Wanted

NIGHT = (10, 6, 4)
DIM_BRASS = (122, 90, 42)
NAME = "Verse Tabletop"


def wanted() -> Wanted:
    """How the window was left, from the settings file; it is checked in earnest later."""
    from game.save.places import places
    try:
        with open(places().settings / "settings.json", encoding="utf-8") as file:
            raw = json.loads(file.read(64_000))
        return window.wanted(raw if isinstance(raw, dict) else {})
    except (OSError, ValueError, RecursionError):
        return Wanted()


def first_picture() -> None:
    """Open the window with the name where the title will have it, in the dark before the lamp goes up."""
    from importlib.resources import files
    window.prepare()
    pygame.display.init()
    pygame.font.init()
    page = window.open_window(wanted())
    pygame.display.set_caption(NAME)
    w, h = page.get_size()
    unit = max(.5, min(w / 1280, h / 720))
    page.fill(NIGHT)
    path = files("font_source_serif_pro") / "files" / "SourceSerifPro-Black.ttf"
    letters = pygame.font.Font(str(path), round(54 * unit)).render(NAME, True, DIM_BRASS)
    top = max(0, (h - round(720 * unit)) // 2)
    page.blit(letters, letters.get_rect(center=(w // 2, top + round(60 * unit))))
    pygame.display.flip()


def run() -> int:
    """Open the window and stay until it is closed; returns the exit code."""
    first_picture()
    from game.app.loop import Loop
    from game.app.main import App
    from game.app.scenes.title import Title
    from game.content.load import open_content
    from game.save.places import places
    try:
        app = App(first=Title)
        found = places()
        problems = open_content(found.mods, found.cache).problems
        if problems:
            from game.app.scenes.notice import Notice
            app.stack.push(Notice(app, app.words("notice.mods"), [str(p) for p in problems]))
        loop = Loop(app)
        loop.step()
        app.sound.begin()
        loop.run()
        app.play(None)
        app.save_settings()
        app.sound.end()
    finally:
        pygame.quit()
    return 0
