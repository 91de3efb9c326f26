"""A whole game without a screen: a bot plays through the real scenes, and pictures of it are saved."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.ai.greedy import choose
from game.app.main import App
from game.app.scenes.heist import HeistScene
from game.app.scenes.setup import SetUp
from game.app.scenes.title import Title
from game.app.settings import Settings
from game.app.shots import settle
from game.core.rng import mix, seeded
from game.core.session import Session
from game.core.views import view

EVERY = 6                        # turns between two pictures
LONGEST = 5_000                  # answers


class Unsaved(Exception):
    """A picture could not be saved."""


class Album:
    """Saves numbered pictures of an app's window in a folder."""

    def __init__(self, app: App, folder: Path) -> None:
        self.app, self.folder = app, folder
        self.files: list[str] = []

    def keep(self, name: str) -> None:
        """Save the window as it is once everything has come to rest.  Raises Unsaved."""
        settle(self.app)
        file = self.folder / f"{len(self.files):02}-{name}.png"
        try:
            pygame.image.save(self.app.window, str(file))
        except (pygame.error, OSError) as error:
            raise Unsaved(f"{file} can't be written: {error}") from error
        self.files.append(str(file))


def play(seed: int, size: tuple[int, int], out: Path) -> dict[str, Any]:
    """Title, set-up, heist and result with the luck of `seed`; returns what `--headless --json` prints.

    Nothing but the pictures is written.  `won` is None when the game did not end.  Raises Unsaved, OSError."""
    out.mkdir(parents=True, exist_ok=True)
    app = App(size=size, prefs=Settings(speed="off"), first=Title)
    try:
        album = Album(app, out)
        album.keep("title")
        setup = SetUp(app, seed=seed)
        app.stack.push(setup)
        setup.suggest()
        album.keep("setup")
        setup.go()
        session = setup.session
        _heist(app, session, album, seed)
        album.keep("result" if session.over else "stopped")
    finally:
        pygame.quit()
    rules, state = session.rules, session.state
    outcome = rules.outcome(state)
    return {"game": rules.id, "seats": len(setup.names()), "seed": seed, "won": outcome.won if outcome else None,
            "why": outcome.why if outcome else "", "rounds": rules.rounds(state), "decisions": len(session.record),
            "pictures": album.files}


def _heist(app: App, session: Session[Any], album: Album, seed: int) -> None:
    """Let the bot answer through the scene to the end, with a picture now and then and of the first fight."""
    luck, fought, due = seeded(seed), False, 0
    for _ in range(LONGEST):
        scene = app.stack.top
        if session.over or not isinstance(scene, HeistScene):
            return
        turn = session.rules.rounds(session.state)
        if scene.now.fight is not None and not fought:
            fought = True
            album.keep(f"turn-{turn}-fight")
        elif turn >= due:
            due = turn + EVERY
            album.keep(f"turn-{turn}")
        luck = mix(luck)
        scene.answer(_choice(session, luck))
        app.update(50.0)


def _choice(session: Session[Any], luck: int) -> str:
    """What the bot answers, from the view of the seat that decides."""
    options, choice = session.options, session.choice
    if len(options) == 1 or choice is None:
        return options[0].key
    return choose(session.rules, view(session.rules, session.state, choice.seat), choice, options, luck >> 1)
