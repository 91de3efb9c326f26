"""A game of captains on the table for tests: people and bots at their seats, hands over it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from game.app.captains.seated import SeatedScene
from game.app.menus.title.scene import Title
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.shell.app import App
from game.core.session import Session
from game.core.steps import Option
from game.rules.registry import ruleset
from game.save.format.seed import SEED
from tests.ui.hands import Hands

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
S = TypeVar("S", bound=SeatedScene)
Giver = Callable[[Hands, S, Option], None]


def seated(
    app: App,
    kind: type[S],
    game: str,
    seats: int,
    seed: int,
    bots: tuple[int, ...],
    settings: Mapping[str, str],
    answers: tuple[str, ...] = (),
) -> tuple[Hands, S]:
    """A fresh game on the table, with hands over it; `bots`: levels per seat, 0 for a person (all of them)."""
    rules = ruleset(game)
    session = Session(rules, rules.new(seats, seed, settings))
    for key in answers:
        session.answer(key)
    seating = Seating(bots or (0,) * seats, tuple(range(seats)))
    app.stack.push(Title(app))
    app.play(Playing(session, NAMES[:seats], settings={**settings, SEED: str(seed), **seating.kept()}))
    scene = kind(app, session, NAMES[:seats])
    app.stack.push(scene)
    hands = Hands(app)
    hands.frames(2)
    return hands, scene


def open_curtain(hands: Hands, scene: SeatedScene) -> bool:
    """Open the curtain where one stands before the table; says whether one did."""
    top = hands.app.stack.top
    if type(top).__name__ != "Curtain":
        return False
    hands.frames(3)
    at = top.picture.button.center
    hands.move(at)
    hands.down(at)
    hands.frames(40)
    hands.up(at)
    hands.frames(3)
    if hands.app.stack.top is top:  # it tells what happened first
        hands.click("go")
    hands.rest()
    assert hands.app.stack.top is scene
    return True


def played(
    hands: Hands, scene: S, liked: Sequence[str], often: float, give: Giver[S], seed: int, most: int
) -> set[str]:
    """Answer with clicks alone, rather with what begins as `liked` says than by chance; the kinds of choices that
    came."""
    luck, kinds = random.Random(seed), set()
    for _ in range(most):
        if scene.session.over:
            break
        open_curtain(hands, scene)
        assert scene.now.mine
        kinds.add(scene.now.kind)
        option = rather(luck, scene.session.options, liked, often)
        before = len(scene.session.record)
        give(hands, scene, option)
        if len(scene.session.record) == before:
            give(hands, scene, option)
        assert scene.session.record[before : before + 1] == [option.key], (option, scene.now.kind)
    assert not hands.app.words.missing
    return kinds


def rather(luck: random.Random, options: Sequence[Option], liked: Sequence[str], often: float) -> Option:
    """One of the options, as often as that one of those that are liked best."""
    for head in liked:
        found = [o for o in options if o.key.startswith(head)]
        if found and luck.random() < often:
            return luck.choice(found)
    return luck.choice(options)
