"""A whole game without a screen: bots play through the real scenes, and pictures of it are saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.ai.moments import bot_answer
from game.app.captains.set_up import CaptainsSetUp
from game.app.menus.title.scene import Title
from game.app.play.seating import LEVELS, PERSON
from game.app.program import Program
from game.app.shell.app import App
from game.app.shell.doors import Game, Lid
from game.app.shell.settings import Settings
from game.app.shell.stack import Scene
from game.app.table.scene import TableScene
from game.app.trial.shots import settle
from game.core.rng import mix, seeded
from game.core.session import Session

EVERY = 6  # turns between two pictures
LONGEST = 20_000  # answers


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


def play(seed: int, size: tuple[int, int], out: Path, game: str = "", what: str = "") -> dict[str, Any]:
    """Title, set-up, game and result with the luck of `seed`; returns what `--headless --json` prints.

    `game`: "" for the first, or a box that adds to one; `what` of it is played, as its own set-up reads it (heists
    joined by "+"), "" for the usual. Nothing but the pictures is written.  `won` is None when the game did not end;
    `winners` are the seats that won where they play against each other.  Raises Unsaved, OSError."""
    out.mkdir(parents=True, exist_ok=True)
    app = Program(size=size, prefs=Settings(speed="off"), first=Title)
    try:
        album = Album(app, out)
        album.keep("title")
        door = app.doors.game_of(game) if game else app.doors.first
        begin = _set_up(app, door, app.doors.lids.get(game), seed, what)
        album.keep("setup")
        begin()
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        session, seats = scene.session, len(scene.now.names)
        _table(app, session, album, seed, door.trial().between)
        album.keep("result" if session.over else "stopped")
    finally:
        app.play(None)
        pygame.quit()
    rules, state = session.rules, session.state
    outcome = rules.outcome(state)
    return {
        "game": game or rules.id,
        "seats": seats,
        "seed": seed,
        "won": outcome.won if outcome else None,
        "winners": list(outcome.winners) if outcome else [],
        "why": outcome.why if outcome else "",
        "rounds": rules.rounds(state),
        "decisions": len(session.record),
        "pictures": album.files,
    }


def _set_up(app: App, door: Game, lid: Lid | None, seed: int, what: str) -> Callable[[], None]:
    """The set-up of a game on the stack, ready to begin; returns what begins it. Of a game of captains the bots sit at
    their seats by themselves; that of the first is played for, so that the table shows it. `lid`: the box it is opened
    from, if it isn't the game's own."""
    own = door.trial().set_up
    if own is not None and lid is None:
        return own(app, seed, what)
    scene = (lid or door).set_up(app, None)
    assert isinstance(scene, CaptainsSetUp), f"the trial of {door.id} has no set-up"
    scene.seed = seed
    scene.begin_names(door.id, seed)
    scene.bots = [PERSON] + [LEVELS[1]] * (len(scene.bots) - 1)
    app.stack.push(scene)
    return scene.go


def _table(
    app: App, session: Session[Any], album: Album, seed: int, between: Callable[[Scene, Callable[[str], None]], bool]
) -> None:
    """Let the bot answer through the scene to the end, with a picture now and then and of the first fight."""
    luck, fought, due = seeded(seed), False, 0
    for _ in range(LONGEST):
        scene = app.stack.top
        if scene is not None and between(scene, album.keep):
            continue
        if session.over or not isinstance(scene, TableScene):
            return
        turn = session.rules.rounds(session.state)
        if scene.asks() and scene.moment_name() == "battle" and not fought:
            fought = True
            album.keep(f"turn-{turn}-fight")
        elif turn >= due and scene.asks():
            due = turn + EVERY
            album.keep(f"turn-{turn}")
        if scene.asks():
            luck = mix(luck)
            scene.answer(bot_answer(session, luck >> 1))
        app.update(50.0)
