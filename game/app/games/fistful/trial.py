"""*Fistful of Credits* without a player: its pictures, its example saves, its set-up, what lies between two heists."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.app.games.fistful import pictures, shots
from game.app.games.fistful.campaign import shots as campaign
from game.app.games.fistful.campaign.interlude import Interlude
from game.app.games.fistful.campaign.recasting import Recasting
from game.app.games.fistful.editor import shots as editor
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.draft import Draft
from game.app.games.fistful.set_up.scene import SetUp, ruleset
from game.app.shell.app import App
from game.app.shell.trials import Example, Trial
from game.core.session import Session
from game.save.format.seed import SEED

if TYPE_CHECKING:
    from game.app.shell.stack import Scene


def _dealt(level: str, seats: int, place: int) -> tuple[Session[Any], dict[str, str]]:
    """A heist of that level at its beginning, the crew chosen by chance, and what its save says of it."""
    draft = Draft(ruleset(), seats, 11 + place, level)
    draft.deal(0, random.Random(place))
    return draft.session, {**draft.settings, SEED: str(draft.seed)}


def _example(place: int, names: tuple[str, ...], most: int, level: str = "normal") -> Example:
    return Example(place, names, most, partial(_dealt, level))


def _set_up(app: App, seed: int, heist: str) -> Callable[[], None]:
    """`heist`: one, or several joined by "+" for a campaign; "" for the first of the box."""
    scene = SetUp(app, seed=seed, heist=heist)
    app.stack.push(scene)
    scene.suggest()
    return scene.go


def _between(scene: Scene, keep: Callable[[str], None]) -> bool:
    """A heist of a campaign is won: on to the next with another crew."""
    if isinstance(scene, Interlude):
        keep("heist-won")
        scene.again()
    elif isinstance(scene, Recasting):
        scene.suggest()
        keep("crew")
        scene.go()
    else:
        return False
    return True


TRIAL = Trial(
    table=FistfulScene,
    scenes={
        **pictures.SCENES,
        **{f"campaign{name}": scene for name, scene in campaign.SCENES.items()},
        **{f"editor{name}": scene for name, scene in editor.SCENES.items()},
    },
    more={
        "heist-largest": partial(shots.table, heist="intensive", seats=4),
        **{f"heist{name}": scene for name, scene in shots.SCENES.items()},
        **{f"campaign{name}": scene for name, scene in campaign.MORE.items()},
        **{f"editor{name}": scene for name, scene in editor.MORE.items()},
    },
    examples=(
        _example(2, ("Ada", "Bo"), 60, "easy"),
        _example(3, ("Mona", "Theo", "Ida"), 140),
        _example(4, ("Ada",), 30, "hard"),
        _example(5, ("Ada", "Bo", "Cleo", "Dara"), 4000),
        _example(7, ("Bo", "Mona"), 90),
    ),
    title="heist.derelict.title",
    set_up=_set_up,
    between=_between,
)
