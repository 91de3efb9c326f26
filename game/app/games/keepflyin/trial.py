"""*Keep Flyin'* without a player: its pictures and its example saves."""

from __future__ import annotations

from functools import partial

from game.app.captains.played import dealt
from game.app.games.keepflyin import shots
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.lessons.at_step import lesson_at
from game.app.shell.trials import Example, Trial

QUICK = {"placing": "chance"}
"""What makes the beginning of a game short."""
TRIAL = Trial(
    table=KeepflyinScene,
    scenes={
        "hex-setup": shots.set_up,
        "hex-blank": shots.blank,
        "hex": shots.table,
        "hex-result": shots.result,
        "hex-replay": shots.replay,
        "hex-lesson": partial(lesson_at, "keepflyin", "hold"),
        "hex-rulebook": shots.rulebook,
    },
    examples=(
        Example(0, ("Ada", "Bo", "Silver"), 240, partial(dealt, "keepflyin", (0, 0, 2), (5, 1, 3), QUICK)),
        Example(
            6,
            ("Mona", "Theo", "Jo", "Ida", "Kim"),
            700,
            partial(dealt, "keepflyin", (0, 1, 0, 1, 3), (2, 0, 4, 7, 1), QUICK),
        ),
    ),
)
