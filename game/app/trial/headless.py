"""A whole game without a screen: bots play through the real scenes, and pictures of it are saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.ai.greedy import choose
from game.app.captains.set_up import CaptainsSetUp
from game.app.games.fistful.campaign.interlude import Interlude
from game.app.games.fistful.campaign.recasting import Recasting
from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.title.scene import Title
from game.app.play.seating import LEVELS, PERSON
from game.app.program import Program
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.table.scene import TableScene
from game.app.trial.shots import settle
from game.core.rng import mix, seeded
from game.core.session import Session
from game.core.views import view

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


def play(seed: int, size: tuple[int, int], out: Path, game: str = "fistful", heist: str = "") -> dict[str, Any]:
    """Title, set-up, game and result with the luck of `seed`; returns what `--headless --json` prints.

    `heist`: one, or several joined by "+" for a campaign; "" for the first of the box. Nothing but the pictures is
    written.  `won` is None when the game did not end; `winners` are the seats that won
    where they play against each other.  Raises Unsaved, OSError."""
    out.mkdir(parents=True, exist_ok=True)
    app = Program(size=size, prefs=Settings(speed="off"), first=Title)
    try:
        album = Album(app, out)
        album.keep("title")
        begin = (_heist if heist else _set_up)(app, seed, heist, game)
        album.keep("setup")
        begin()
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        session, seats = scene.session, len(scene.now.names)
        _table(app, session, album, seed)
        album.keep("result" if session.over else "stopped")
    finally:
        app.play(None)
        pygame.quit()
    rules, state = session.rules, session.state
    outcome = rules.outcome(state)
    return {
        "game": rules.id,
        "seats": seats,
        "seed": seed,
        "won": outcome.won if outcome else None,
        "winners": list(outcome.winners) if outcome else [],
        "why": outcome.why if outcome else "",
        "rounds": rules.rounds(state),
        "decisions": len(session.record),
        "pictures": album.files,
    }


def _heist(app: App, seed: int, heist: str, game: str) -> Callable[[], None]:
    scene = SetUp(app, seed=seed, heist=heist)
    app.stack.push(scene)
    scene.suggest()
    return scene.go


def _set_up(app: App, seed: int, heist: str, game: str) -> Callable[[], None]:
    """The set-up of a game on the stack, ready to begin; returns what begins it. Of a game of captains the bots sit at
    their seats by themselves; that of the first is played for, so that the table shows it."""
    scene = app.doors.games[game].set_up(app, None)
    if not isinstance(scene, CaptainsSetUp):
        return _heist(app, seed, heist, game)
    scene.seed = seed
    scene.begin_names(game, seed)
    scene.bots = [PERSON] + [LEVELS[1]] * (len(scene.bots) - 1)
    app.stack.push(scene)
    return scene.go


def _table(app: App, session: Session[Any], album: Album, seed: int) -> None:
    """Let the bot answer through the scene to the end, with a picture now and then and of the first fight."""
    luck, fought, due = seeded(seed), False, 0
    for _ in range(LONGEST):
        scene = app.stack.top
        if isinstance(scene, (Interlude, Recasting)):
            _between(scene, album)
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
            scene.answer(_choice(session, luck))
        app.update(50.0)


def _between(scene: Interlude | Recasting, album: Album) -> None:
    """A heist of a campaign is won: on to the next with another crew."""
    if isinstance(scene, Interlude):
        album.keep("heist-won")
        scene.again()
        return
    scene.suggest()
    album.keep("crew")
    scene.go()


def _choice(session: Session[Any], luck: int) -> str:
    """What the bot answers, from the view of the seat that decides."""
    options, choice = session.options, session.choice
    if len(options) == 1 or choice is None:
        return options[0].key
    return choose(session.rules, view(session.rules, session.state, choice.seat), choice, options, luck >> 1)
