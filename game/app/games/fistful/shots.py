"""Moments at the table of a heist as pictures: the danger map, a move on trial, a hint, battles."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from time import sleep
from typing import TYPE_CHECKING, Any

from game.ai.moments import bring, chance
from game.app.shell.app import App
from game.core.session import Session

if TYPE_CHECKING:
    from game.app.games.fistful.scene import FistfulScene
    from game.app.games.fistful.set_up.scene import SetUp

BOARDS = ("derelict", "paradiso", "intensive")
TRIES = 30
"""How many ways the hint of a picture has tried."""


def begun(app: App, seed: int, heist: str = "derelict", seats: int = 2) -> SetUp:
    """A game that was just begun, with the bots' favourites, its set-up scene still on top."""
    from game.app.games.fistful.set_up.scene import SetUp, begin

    scene = SetUp(app, seed=seed, seats=seats, heist=heist)
    app.stack.push(scene)
    scene.suggest(99)
    begin(app, scene.draft, scene.names(), scene.seating())
    return scene


def table(app: App, seed: int, heist: str = "derelict", seats: int = 2) -> FistfulScene:
    """A game that was just begun, at its table."""
    return seated(app, begun(app, seed, heist, seats))


def seated(app: App, draft: SetUp) -> FistfulScene:
    """The table of a game that was begun, in place of its set-up."""
    from game.app.games.fistful.scene import FistfulScene

    scene = FistfulScene(app, draft.session, draft.names())
    app.stack.replace(scene)
    return scene


def play_to(
    scene: FistfulScene, there: Callable[[FistfulScene], bool], seed: int, rather: str = "", most: int = 600
) -> bool:
    """Answer by chance, or what begins like `rather` where that can be done, until it is so; says whether it came to
    that."""

    def answer(key: str) -> None:
        scene.answer(key)
        scene.hurry()

    return bring(scene.session, chance(random.Random(seed), rather), lambda session: there(scene), most, answer)


def moving(scene: FistfulScene) -> bool:
    """Whether a hero has somewhere to go."""
    return scene.now.kind == "Move" and len(scene.now.reach()) > 6


def rest(scene: FistfulScene) -> None:
    """All chances are worked out and shown."""
    scene.app.toasts.queue.clear()
    scene.panels.refresh()
    while scene.now.reckoner.busy:
        sleep(0.01)
    scene.panels.refresh()


def board(heist: str, app: App, seed: int) -> None:
    """A board where somebody moves."""
    scene = table(app, seed, heist, 3)
    play_to(scene, moving, seed)
    rest(scene)


def danger(app: App, seed: int) -> None:
    """How dangerous every space is."""
    scene = table(app, seed, "intensive")
    play_to(scene, moving, seed)
    scene.show_danger()
    rest(scene)


def trial(app: App, seed: int) -> None:
    """A move that doesn't count."""
    scene = table(app, seed)
    play_to(scene, moving, seed)
    scene.rehearse()
    for option in scene.session.options:
        if option.key.startswith("move:") and not scene.now.rehearsed:
            scene.answer(option.key)
    rest(scene)


def hint(app: App, seed: int) -> None:
    """What a strong player would do: in this picture walks that differ in where they lead."""
    from game.ai.hint import best_of
    from game.ai.search import think
    from game.ai.thought import Limits
    from game.core.views import view

    scene = table(app, seed)
    play_to(scene, moving, seed)
    rules, state = scene.session.rules, scene.session.state
    keys = [option.key for option in scene.session.options]
    thought = think(rules, view(rules, state, scene.now.seat), keys, seed, Limits(TRIES), reasons=True)
    scene.hint.best, scene.hint.tries = best_of(thought.prospects), thought.tries
    scene.moment += 1
    rest(scene)


def battle(kind: str, backup: bool, app: App, seed: int) -> None:
    """A battle before or after its dice, alone or with backup."""
    from game.app.games.fistful.fight.fight import fight_of

    def there(session: Session[Any]) -> bool:
        fight = fight_of(session.choice, session.state)
        return type(session.choice).__name__ == kind and fight is not None and (fight.helper >= 0) == backup

    for luck in range(seed, seed + 60):
        draft = begun(app, luck, seats=4)
        twin = Session(draft.session.rules, draft.session.state.copy())
        if bring(twin, chance(random.Random(luck), "backup:" if backup else ""), there, 600):
            for key in twin.record[:-1]:
                draft.session.answer(key)
            scene = seated(app, draft)
            scene.answer(twin.record[-1])
            rest(scene)
            return
        app.stack.pop()
    raise LookupError(kind)


SCENES: dict[str, Callable[[App, int], object]] = {
    **{f"-{heist}": partial(board, heist) for heist in BOARDS},
    "-danger": danger,
    "-trial": trial,
    "-hint": hint,
    "-battle": partial(battle, "Ready", False),
    "-round": partial(battle, "Round", False),
    "-backup": partial(battle, "Ready", True),
}
