"""A game of the fans' card game on the table for tests, and where on the screen each answer is given."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.games.fancards.map.pieces import cell_of
from game.app.games.fancards.scene import FanCardsScene
from game.app.program import Program
from game.app.shell.settings import Settings
from game.core.steps import Option
from tests.ui.hands import Hands, middle
from tests.ui.seated_table import open_curtain, seated

__all__ = ["give", "open_curtain", "places", "table"]


def table(
    seats: int = 2,
    seed: int = 5,
    size: tuple[int, int] = (1280, 720),
    text: int = 100,
    speed: str = "off",
    bots: tuple[int, ...] = (),
    settings: Mapping[str, str] | None = None,
    answers: tuple[str, ...] = (),
) -> tuple[Hands, FanCardsScene]:
    """A fresh game on the table, with hands over it; `bots`: levels per seat, 0 for a person (all of them)."""
    app = Program(size=size, prefs=Settings(speed=speed, text_scale=text))
    return seated(app, FanCardsScene, "fancards", seats, seed, bots, settings or {}, answers)


def places(scene: FanCardsScene, option: Option) -> list[tuple[int, int] | str]:
    """Where a person clicks, one place or widget after the other, to give an answer that is offered."""
    now, group = scene.now, scene.group
    for name in (f"big:{option.key}", f"tile:{option.key}", f"press:{option.key}"):
        if group.named(name) is not None:
            return [name]
    if now.cell(option) is not None and not scene.covered:
        cell = cell_of(option.target[5:])
        scene.view.show(cell)
        return [middle(scene, cell)]
    first = scene.panels.dock.first()
    if first is not None and first.key == option.key:
        return ["primary"]
    things = ((option.source, ("bench", "card")), (option.target, ("zone", "card")))
    named = (f"{head}:{one}" for one, heads in things for head in heads if group.named(f"{head}:{one}") is not None)
    cards = list(dict.fromkeys(named))
    return cards[:1] if now.picked != option.source else cards[-1:]


def give(hands: Hands, scene: FanCardsScene, option: Option) -> None:
    """Give an answer with clicks alone."""
    before = len(scene.session.record)
    for _ in range(12):
        found = places(scene, option)
        if not found:
            hands.click("press:page:")
            continue
        for place in found:
            hands.click(place)
            if len(scene.session.record) > before:
                return
