"""The fans' card game without a player: its pictures and its example saves."""

from __future__ import annotations

from functools import partial

from game.app.captains.played import dealt
from game.app.games.fancards import shots
from game.app.games.fancards.fight.shots import FIGHT_SHOTS
from game.app.games.fancards.scene import FanCardsScene
from game.app.games.fancards.workshop import shots as workshop
from game.app.shell.trials import Example, Trial

TRIAL = Trial(
    table=FanCardsScene,
    scenes={
        **{f"card{name}": scene for name, scene in workshop.SCENES.items()},
        "fancards-setup": shots.set_up,
        "fancards": shots.turn,
        "fancards-result": shots.result,
        "fancards-replay": shots.replay,
        "fancards-rulebook": shots.rulebook,
    },
    more={
        "fancards-place": partial(shots.moment, "PlaceLocation"),
        "fancards-ship": partial(shots.moment, "ChooseShip"),
        "fancards-crew": partial(shots.moment, "PickCrew"),
        "fancards-attack": partial(shots.moment, "Attack"),
        "fancards-assign": partial(shots.moment, "Assign"),
        **FIGHT_SHOTS,
        **{f"card{name}": scene for name, scene in workshop.MORE.items()},
    },
    examples=(Example(2, ("Ada", "Bo", "Silver"), 160, partial(dealt, "fancards", (0, 0, 2), (4, 1, 6), {})),),
)
