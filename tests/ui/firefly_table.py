"""A game of Firefly on the table for tests, and where on the screen each answer is given."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.moments import usual
from game.app.games.firefly.dock.proposal import lead
from game.app.games.firefly.scene import FireflyScene
from game.app.games.firefly.situation import AWAY, HAND, HANDS, group_of, parts
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.panels.bars import Press
from game.app.table.spread.over import SpreadStage
from game.core.steps import Option
from tests.golden.bot_games import answers_to
from tests.ui.hands import Hands, middle
from tests.ui.seated_table import NAMES, open_curtain, seated

__all__ = ["NAMES", "give", "open_curtain", "places", "table", "ticked"]


def table(
    seats: int = 2,
    seed: int = 5,
    size: tuple[int, int] = (1280, 720),
    text: int = 100,
    speed: str = "off",
    bots: tuple[int, ...] = (),
    settings: Mapping[str, str] | None = None,
    language: str = "en",
    to: str = "",
    auto: bool = True,
) -> tuple[Hands, FireflyScene]:
    """A game on the table, with hands over it; `bots`: levels per seat, 0 for a person (all of them); `to`: the choice
    it has come to; `auto`: what has one answer only is answered."""
    app = Program(size=size, prefs=Settings(speed=speed, text_scale=text, language=language, auto=auto))
    chosen = {**usual("firefly"), **(settings or {})}
    answers = answers_to("firefly", seats, seed, to, settings) if to else ()
    hands, scene = seated(app, FireflyScene, "firefly", seats, seed, bots, chosen, answers)
    open_curtain(hands, scene)
    return hands, scene


def places(scene: FireflyScene, option: Option) -> list[tuple[int, int] | str]:
    """Where a person clicks next, on a place or a widget, to give an answer that is offered."""
    now, number = scene.now, scene.now.to(option)
    head = option.key.partition(":")[0]
    if number is not None and option in (*now.flown(), *now.find("burn", "mosey")):
        if head in ("burn", "mosey") and now.way != head:
            return [f"tile:way:{head}"]
        if now.picked != option.source:
            x, y = scene.view.spots(tuple(scene.stage.pieces.values()))[option.source]
            return [(round(x), round(y))]
        return [middle(scene, number)]
    for name in (f"big:{option.key}", f"press:{option.key}", f"tile:{option.key}"):
        if scene.group.named(name) is not None:
            return [name]
    if now.kind == "Trade":
        return ["big:side:"]
    hand = f"press:mode:{HANDS}{option.source[5:]}"
    if head in (HAND, AWAY) and scene.group.named(hand) is not None:
        return [hand]
    if scene.group.named(f"press:mode:{parts(option)}") is not None:
        return [f"press:mode:{parts(option)}"]
    if option == lead(now):
        return ["primary"]
    mode = group_of(option.key) if now.kind == "Actions" else "ship" if option in now.beside() else ""
    opener = f"tile:mode:{mode}" if now.kind == "Actions" else f"press:mode:{mode}"
    if mode and scene.mode != mode and scene.group.named(opener) is not None:
        return [opener]
    number = f"press:mode:number:{option.key.rpartition(':')[0]}"
    turns = (number, "press:more:", "press:page:")
    return [next((name for name in turns if scene.group.named(name) is not None), "primary")]


def ticked(scene: FireflyScene, on: bool = True) -> list[str]:
    """What is ticked, on the cards over the map and then as rows; with `on` False what was unticked."""
    spread = scene.staged.up()
    cards = spread.shown.cards if isinstance(spread, SpreadStage) else ()
    rows = [row for row in scene.panels.side.pages() if isinstance(row, Press) and row.key.startswith("tick:")]
    found = [card.tick for card in cards if card.tick and card.ticked is on]
    return found + [row.key for row in rows if (row.icon == "check") is on]


def give(hands: Hands, scene: FireflyScene, option: Option) -> None:
    """Give an answer with clicks alone."""
    before = len(scene.session.record)
    hands.move((3, 3))  # the inspector tells of the choice, not of what the mouse rested on
    for _ in range(40):
        for place in places(scene, option):
            hands.click(place)
            if len(scene.session.record) > before:
                return
            hands.move((3, 3))
