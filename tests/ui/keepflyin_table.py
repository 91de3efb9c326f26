"""A game of Keep Flyin' on the table for tests, and where on the screen each answer is given."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.program import Program
from game.app.shell.settings import Settings
from game.core.steps import Option
from tests.ui.hands import Hands, middle
from tests.ui.seated_table import NAMES, open_curtain, seated

__all__ = ["NAMES", "QUICK", "give", "open_curtain", "places", "play_to", "table"]

QUICK = {"placing": "chance"}


def table(
    seats: int = 2,
    seed: int = 5,
    size: tuple[int, int] = (1280, 720),
    text: int = 100,
    speed: str = "off",
    bots: tuple[int, ...] = (),
    settings: Mapping[str, str] = QUICK,
    answers: tuple[str, ...] = (),
) -> tuple[Hands, KeepflyinScene]:
    """A fresh game on the table, with hands over it; `bots`: levels per seat, 0 for a person (all of them)."""
    app = Program(size=size, prefs=Settings(speed=speed, text_scale=text))
    return seated(app, KeepflyinScene, "keepflyin", seats, seed, bots, settings, answers)


def places(scene: KeepflyinScene, option: Option) -> list[tuple[int, int] | str]:
    """Where a person clicks, one place (or widget) after the other, to give an answer that is offered."""
    now, head = scene.now, option.key.partition(":")[0]
    if option.target in now.chart.nodes and head in ("move", "shift", "place", "home"):
        spot = middle(scene, now.chart.nodes[option.target])
        steps: list[tuple[int, int] | str] = []
        spot_of = {source: now.g.spot[int(source[8:])] for source in now.sources() if source.startswith("counter:")}
        if now.picked and now.picked != option.source and spot_of[now.picked] != spot_of[option.source]:
            return ["tile:drop:"]
        if now.picked != option.source:
            x, y = scene.view.spots(tuple(scene.stage.pieces.values()))[option.source]
            return [(round(x), round(y))]
        scans = {now.g.spot[n] for n in now.scans()}
        if head == "move" and now.chart.nodes[option.target] in scans:
            return [*steps, spot, f"press:{option.key}"]
        return [*steps, spot]
    if head == "scan":
        return [middle(scene, now.g.spot[int(option.key[5:])]), f"press:{option.key}"]
    if head == "dump":
        return ["tile:mode:dump", f"big:{option.key}"]
    for name in (f"big:{option.key}", f"tile:{option.key}", f"press:{option.key}"):
        if scene.group.named(name) is not None:
            return [name]
    card = option.key.partition(":")[2]
    if scene.group.named(f"card:{card}") is not None and option.key in scene.lit_cards().values():
        return [f"card:{card}"]
    return ["primary"]


def give(hands: Hands, scene: KeepflyinScene, option: Option) -> None:
    """Give an answer with clicks alone."""
    before = len(scene.session.record)
    for _ in range(8):
        for place in places(scene, option):
            hands.click(place)
            if len(scene.session.record) > before:
                return
        if option.source == scene.now.picked and not option.key.startswith("shift"):
            return


def play_to(hands: Hands, scene: KeepflyinScene, kind: str, most: int = 400, first: tuple[str, ...] = ()) -> bool:
    """Answer until a choice of that kind waits for who looks, and every result was read; says whether it came."""
    for _ in range(most):
        if scene.now.kind == kind and scene.now.mine:
            scene.results.clear()
            scene.panels.refresh()
            return True
        if scene.session.over:
            return False
        open_curtain(hands, scene)
        keys = [o.key for o in scene.session.options]
        liked = [key for head in (*first, "search", "take", "done", "pass") for key in keys if key.startswith(head)]
        scene.answer((liked or keys)[0])
        hands.rest()
    return False
