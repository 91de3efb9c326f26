"""A picture of the window as a PNG file in the player's Pictures folder: what is on the screen, and nothing more."""

from __future__ import annotations

import time
from pathlib import Path

from pygame import Surface

from game.app.shell.app import App
from game.app.shell.trouble import disk
from game.app.table.thumbnail import png
from game.save.disk.file_names import free_path, safe_name
from game.save.format.header import clean
from game.save.places import places


def take(app: App) -> Path | None:
    """Save a picture without notes and tips and say where it is; None when the disk refuses."""
    page = Surface(app.size)
    app.stack.draw(page, page.get_rect())
    folder = places().pictures
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = free_path(folder, name(app), ".png")
        path.write_bytes(png(page))
    except OSError as error:
        app.toast(app.words("picture.failed", why=disk(error, app.words)))
        return None
    app.toast(app.words("picture.saved", name=path.name, folder=folder))
    return path


def name(app: App) -> str:
    """Game, heist, turn and date, as far as there is a table in sight."""
    from game.app.table.view import TableView

    when = time.strftime("%Y-%m-%d %H.%M.%S")
    table = next((s for s in reversed(app.stack.visible()) if isinstance(s, TableView)), None)
    if table is None:
        said = app.words("picture.name.none", date=when)
    else:
        session = table.session
        key = "picture.name" if table.now.title != session.rules.title else "picture.name.game"
        said = app.words(
            key,
            game=app.words(f"box.{session.rules.id}.title"),
            heist=table.now.title,
            turn=session.rules.rounds(session.state),
            date=when,
        )
    return safe_name(clean(said, 100)) or when
