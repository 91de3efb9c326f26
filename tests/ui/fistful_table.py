"""A heist on the table for tests, and where on the screen each answer is given."""

from __future__ import annotations

from game.app.games.fistful.scene import FistfulScene
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.settings import Settings
from game.core.session import Session
from game.core.steps import Option
from game.rules.registry import ruleset
from tests.ui.hands import Hands, center, middle

CREWS = ("kaylee+wash", "zoe+simon", "mal+jayne", "river+inara")
NAMES = ("Ada", "Bo", "Cy", "Di")


def table(
    seats: int = 2,
    seed: int = 5,
    size: tuple[int, int] = (1280, 720),
    text: int = 100,
    speed: str = "off",
    crews: tuple[str, ...] = CREWS,
    heist: str = "derelict",
) -> tuple[Hands, FistfulScene]:
    """A fresh heist on the table, with hands over it."""
    app = Program(size=size, prefs=Settings(speed=speed, text_scale=text))
    rules = ruleset("fistful")
    session = Session(rules, rules.new(seats, seed, {"heroes": ",".join(crews[:seats]), "heist": heist}))
    app.stack.push(Title(app))
    scene = FistfulScene(app, session, NAMES[:seats])
    app.stack.push(scene)
    hands = Hands(app)
    hands.rest()
    return hands, scene


def places(scene: FistfulScene, option: Option) -> list[tuple[int, int]]:
    """Where a person clicks, one place after the other, to give an answer that is offered."""
    now, head = scene.now, option.key.partition(":")[0]
    if option.target.startswith("cell:") and head in ("move", "retreat", "target", "nudge"):
        x, y = option.target[5:].split(",")
        spot = middle(scene, (int(x), int(y)))
        if head == "nudge" and now.picked != option.source:
            piece = scene.stage.pieces[option.source]
            return [middle(scene, piece.cell), spot]
        return [spot]
    if head == "pass" and option.source and scene.item != option.source:
        return [center(scene, f"big:item:{option.source}")]
    for name in ("big", "tile", "press"):
        widget = scene.group.named(f"{name}:{option.key}")
        if widget is not None:
            return [widget.rect.center]
    return [scene.places.primary.center]


def play_to(hands: Hands, scene: FistfulScene, kind: str, most: int = 200) -> bool:
    """Answer until a choice of that kind waits; says whether it came."""
    for _ in range(most):
        if scene.now.kind == kind:
            return True
        if scene.session.over:
            return False
        options = scene.session.options
        walk = [o for o in options if "sight" in o.note] or [o for o in options if o.key == "roll"] or list(options)
        scene.answer(walk[0].key)
        hands.rest()
    return False
