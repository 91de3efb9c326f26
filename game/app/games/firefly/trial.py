"""*Firefly: The Game* without a player: its pictures and its example saves."""

from __future__ import annotations

from functools import partial

from game.app.captains.played import dealt
from game.app.games.firefly import shots
from game.app.games.firefly.scene import FireflyScene
from game.app.games.firefly.writer import shots as story
from game.app.lessons.at_step import lesson_at
from game.app.shell.trials import Example, Trial

TRIAL = Trial(
    table=FireflyScene,
    scenes={
        **{f"story{name}": scene for name, scene in story.SCENES.items()},
        "firefly-setup": shots.set_up,
        "firefly-house": shots.rules,
        "firefly-result": shots.result,
        "firefly-course": shots.course,
        "firefly-replay": shots.replay,
        "firefly-rulebook": shots.rulebook,
    },
    more={
        "firefly": shots.turn,
        "firefly-route": shots.route,
        "firefly-nav": shots.nav,
        "firefly-buy": shots.buy,
        "firefly-leader": shots.leader,
        "firefly-team": shots.team,
        "firefly-lesson": partial(lesson_at, "firefly", "alarm"),
        **{f"story{name}": scene for name, scene in story.MORE.items()},
        **{f"firefly-{tab}": partial(shots.sheet, tab) for tab in shots.SHEETS},
    },
    examples=(Example(1, ("Ada", "Bo", "Silver"), 160, partial(dealt, "firefly", (0, 0, 2), (4, 1, 6), {})),),
)
