"""A game of Firefly on the table for tests, and where on the screen each answer is given."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.main import App
from game.app.playing import Playing
from game.app.scenes.firefly import FireflyScene
from game.app.scenes.title import Title
from game.app.seating import Seating
from game.app.settings import Settings
from game.app.table.firefly.situation import group_of
from game.core.session import Session
from game.core.steps import Option
from game.rules.registry import ruleset
from game.save.seed import SEED
from tests.ui.hands import Hands, middle
from tests.ui.hex_table import open_curtain

__all__ = ["NAMES", "give", "open_curtain", "play_to", "table"]

NAMES = ("Ada", "Bo", "Cy", "Di")


def table(
    seats: int = 2,
    seed: int = 5,
    size: tuple[int, int] = (1280, 720),
    text: int = 100,
    speed: str = "off",
    bots: tuple[int, ...] = (),
    settings: Mapping[str, str] | None = None,
    language: str = "en",
) -> tuple[Hands, FireflyScene]:
    """A fresh game on the table, with hands over it; `bots`: levels per seat, 0 for a person (all of them)."""
    app = App(size=size, prefs=Settings(speed=speed, text_scale=text, language=language))
    rules = ruleset("firefly")
    chosen = {s.name: s.values[0] for s in rules.settings} | dict(settings or {})
    session = Session(rules, rules.new(seats, seed, chosen))
    seating = Seating(bots or (0,) * seats, tuple(range(seats)))
    app.stack.push(Title(app))
    app.play(Playing(session, NAMES[:seats], settings={**chosen, SEED: str(seed), **seating.kept()}))
    scene = FireflyScene(app, session, NAMES[:seats])
    app.stack.push(scene)
    hands = Hands(app)
    hands.frames(2)
    return hands, scene


def give(hands: Hands, scene: FireflyScene, option: Option) -> None:
    """Give an answer with clicks alone."""
    now = scene.now
    number = now.to(option)
    head = option.key.partition(":")[0]
    if number is not None and option in (*now.flown(), *now.find("burn", "mosey")):
        if head in ("burn", "mosey") and now.way != head:
            hands.click(f"tile:way:{head}")
        if scene.now.picked != option.source:
            x, y = scene.view.spots(tuple(scene.stage.pieces.values()))[option.source]
            hands.click((round(x), round(y)))
        hands.click(middle(scene, number))
        return
    press, tile = f"press:{option.key}", f"tile:{option.key}"
    hands.move((3, 3))
    for name in (press, tile):
        if scene.group.named(name) is not None:
            hands.click(name)
            return
    if now.kind == "Actions" and group_of(option.key):
        hands.click(f"tile:mode:{group_of(option.key)}")
    elif now.kind == "Actions":
        hands.click("primary")
        return
    for _ in range(40):
        if scene.group.named(press) is not None:
            hands.click(press)
            return
        hands.click("press:more:")


def play_to(hands: Hands, scene: FireflyScene, kind: str, most: int = 600) -> bool:
    """Answer as a bot would until a choice of that kind waits for who looks; says whether it came."""
    from game.ai import greedy
    from game.core.views import view

    for step in range(most):
        open_curtain(hands, scene)
        if scene.now.kind == kind and scene.now.mine:
            return True
        if scene.session.over:
            return False
        session = scene.session
        choice = session.choice
        assert choice is not None
        sight = view(session.rules, session.state, choice.seat)
        scene.answer(greedy.choose(session.rules, sight, choice, session.options, step))
        hands.rest()
    return False
