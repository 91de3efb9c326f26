"""A heist played with the real mouse."""

from __future__ import annotations

from typing import Any

from game.core.steps import Option
from game.rules.registry import ruleset
from tests.window.person import Person
from tests.window.voyage import MOST, Spot, Voyage, advised

WALKS = ("move", "retreat", "nudge")
"""Answers that put a doll into a cell."""


LARGEST = "intensive"
"""Of the heists of the box the one with the largest board."""
LEVEL = "normal"
"""How hard a heist is played."""


def foreseen(heist: str, seats: int, level: str, seed: int) -> bool:
    """Whether the bot that is asked at every turn wins with the crew that is suggested; played without a window."""
    from game.app.games.fistful.set_up.draft import Draft

    draft = Draft(ruleset("fistful"), seats, seed, level, heist)
    while draft.pending is not None and draft.choose(draft.favourite()):
        pass
    session = draft.session
    while not session.over and len(session.record) < MOST:
        session.answer(advised(session, seed))
    outcome = session.rules.outcome(session.state)
    return outcome is not None and outcome.won


class FistfulVoyage(Voyage):
    """A heist from the playbill to its result."""

    game = "fistful"

    def __init__(self, person: Person, seed: int, heist: str = LARGEST, level: str = LEVEL) -> None:
        super().__init__(person, seed)
        self.heist, self.level = heist, level

    def set_up(self, bots: tuple[int, ...]) -> Any:
        """From the title to the table: people lead all the seats, with the crew that is suggested."""
        p = self.person
        p.picture("title")
        p.press(f"box:{self.game}")
        p.press("heist")
        p.picture("playbill")
        p.press(f"bill:{self.heist}")
        p.press("take")
        p.choose("seats", str(len(bots)))
        p.choose("level", self.level)
        p.type("seed", str(self.seed))
        p.press("suggest")
        p.picture("setup")
        p.press("start")
        return p.top

    def _open(self, scene: Any) -> bool:
        """Whatever lies over the table is read and laid away; says whether somebody is asked."""
        p = self.person
        for _ in range(20):
            if scene.session.over:
                return p.until(lambda: p.top is not scene, 20.0) and False
            if p.top is scene:
                return True
            p.picture(type(p.top).__name__)
            p.press(p.top.group.default.name)
        raise AssertionError(f"{type(p.top).__name__} stands before the table")

    def look(self, scene: Any) -> None:
        """Keep a picture of each kind of situation."""
        self.person.picture(scene.now.kind, 2)

    def places(self, scene: Any, option: Option) -> list[Spot | str]:
        from tests.ui.fistful_table import places

        return list(places(scene, option))

    def way(self, scene: Any, option: Option) -> tuple[Spot, Spot] | None:
        from tests.ui.hands import middle

        if option.key.partition(":")[0] not in WALKS or option.source not in scene.stage.pieces:
            return None
        x, y = (int(n) for n in option.target.removeprefix("cell:").split(","))
        return middle(scene, scene.stage.pieces[option.source].cell), middle(scene, (x, y))
