"""Slips of one answer lie in one column, beside the board where there is room; frame and notes lie over nothing."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.app.games.firefly.hints.landmarks import card_parts
from game.app.games.fistful.panels.big_card import EventShown
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.moving.edge import NAMES
from game.app.table.results.results import GLANCE, OWN, Line, Result
from game.app.trial import shots
from game.app.ui.placing import best
from tests.ui.test_results import GAMES, table

ONES = (
    Result(0, "Ada against Bo", "Victory", "good", (Line("fight", "6 against 4"),), (("d6", 6),), weight=OWN),
    Result(0, "Ada", "Caught", "bad", weight=OWN),
    Result(0, "Ada", "Something with a longer name", "plain", (Line("", "It does this and that."),), weight=OWN),
)


def laid(game: str, *ones: Result, answers: int = 1):
    hands, scene = table(game)
    scene.hurry()
    scene.results.clear()
    for part in [ones] if answers == 1 else [[one] for one in ones]:
        scene.results.heard(part)
        scene.results.settled()
        scene.panels.refresh()
    return hands, scene, [one.rect for one in scene.results.lying]


@pytest.mark.parametrize("answers", [1, 3])
@pytest.mark.parametrize("game", GAMES)
def test_slips_lie_in_one_column(home, game, answers):
    _, scene, rects = laid(game, *ONES, answers=answers)
    assert len(rects) == 3
    beside = [r for r in rects if game == "fistful" and scene.places.todo.contains(r)]
    assert len({r.x for r in beside}) < 2 and len({r.x for r in rects if r not in beside}) < 2
    assert all(not a.colliderect(b) for a in rects for b in rects if a is not b)


def test_a_heist_keeps_them_off_its_board(home):
    _, scene, rects = laid("fistful", *ONES[:2])
    assert all(scene.places.todo.contains(r) and not r.colliderect(scene.places.board) for r in rects)


@pytest.mark.parametrize("game", GAMES)
def test_the_frame_of_a_turn_touches_no_panel(home, game):
    _, scene = table(game)
    scene.edge.show(1, scene.whose(1))
    p = scene.places
    parts = [p.board, p.inspector, p.log, p.actions, p.primary, *p.crew, *([p.rail] if game != "fistful" else [])]
    strips = [scene.layers.panels[name].rect for name in NAMES[:4]]
    rims = [r.inflate(2 * scene.kit.u(2), 2 * scene.kit.u(2)) for r in parts if r.w]
    assert not [r for r in rims if r.collidelist(strips) >= 0]


def test_no_note_lies_over_a_card_that_is_shown(home):
    hands, scene = table("fistful")
    scene.hurry()
    scene.player.play([EventShown("wall-safe#0", scene.words, still=True)])
    hands.app.update(16.0)
    card = scene.player.acts[0].rect(scene.kit, scene.stage)
    hands.app.toast("A note")
    assert isinstance(card, Rect) and not hands.app.toasts.place().colliderect(card)
    scene.view.camera.window.y += 160
    card = scene.player.acts[0].rect(scene.kit, scene.stage)
    assert not hands.app.toasts.place().colliderect(card)


@pytest.mark.parametrize(("text", "language"), [(100, "en"), (100, "de"), (200, "en")])
def test_results_in_a_lesson_lie_over_no_odds_and_never_on_the_brass_button(home, text, language):
    app = Program(size=(1280, 720), prefs=Settings(speed="off", text_scale=text, language=language))
    shots.arrange(app, "firefly-lesson", 1)
    shots.settle(app)
    scene = app.stack.top
    assert scene.results.lying and scene.card.up() is not None
    rects = [one.rect for one in scene.results.lying]
    assert scene.places.primary.collidelist(rects) < 0
    if text == 100:
        assert not [part for part in card_parts(scene) if part.collidelist(rects) >= 0]
    app.play(None)


def test_a_first_hint_leaves_hold_stash_and_money_bare(home):
    """It lies elsewhere, wherever on the map or beside it the thing is that it is about."""
    hands, scene = table("firefly")
    scene.hurry()
    wells = [w.rect for w in scene.group.widgets if w.name.startswith(("well:", "rail:money"))]
    assert wells
    rail = scene.places.rail
    for well in wells:
        found = best((rail.w - scene.kit.u(20), scene.kit.u(110)), rail, well, [*scene.crowd(None)])
        assert found.collidelist(wells) < 0


@pytest.mark.parametrize("weight", [GLANCE, OWN])
def test_a_card_that_is_shown_for_a_moment_lies_over_no_slip(home, weight):
    """A slip below it is away as long, and lies there again after it for as long as it had left."""
    hands, scene = table("fistful")
    scene.hurry()
    scene.results.clear()
    scene.results.heard([Result(0, "Ada", "Victory", "good", weight=weight)])
    scene.results.settled()
    scene.panels.refresh()
    (slip,) = scene.results.lying
    card = EventShown("wall-safe#0", scene.words, still=True)
    slip.rect.center = card.place(scene.kit, scene.stage).center
    scene.panels.refresh()
    left, over = slip.left, 0
    assert slip.name in scene.layers.panels
    scene.player.play([card])
    for _ in range(400):
        scene.app.settings.speed = "normal"
        hands.frames()
        if not scene.player.playing:
            break
        over += 1
        assert slip.name not in scene.layers.panels
    assert over > 3 and slip.left >= left - 40
    scene.panels.refresh()
    assert slip.name in scene.layers.panels
