"""Dice fall where they hide nobody they are thrown for, and none of those they are about."""

from __future__ import annotations

from pygame import Rect

from game.app.games.fistful.board.board import Piece
from game.app.games.fistful.story import Teller
from game.app.games.keepflyin.chart.pieces import Piece as Enemy
from game.app.games.keepflyin.story import READ
from game.app.games.keepflyin.story import Teller as Told
from game.app.table.moving import dice_tray
from game.app.table.moving.acts import Throw
from tests.told import news as made
from tests.ui import fistful_table, keepflyin_table


def test_the_tray_takes_the_first_corner_that_hides_nobody(home):
    hands, _ = fistful_table.table(2, 5)
    kit, window = hands.app.kit, Rect(250, 60, 750, 510)
    right, left = (dice_tray.place(kit, window, spots) for spots in ([], [window.move(-60, -60).bottomright]))
    assert right.right > window.right - 40 and left.x < window.x + 40 and right.y == left.y
    low = [(window.x + 80, window.bottom - 60), (window.right - 80, window.bottom - 60)]
    assert dice_tray.place(kit, window, [window.center, *low]).y < window.centery
    everywhere = [(x, y) for x in (left.centerx, right.centerx) for y in (window.y + 60, window.bottom - 60)]
    for here in everywhere:  # whoever throws is never hidden
        assert not dice_tray.place(kit, window, [here, *everywhere]).collidepoint(here)


def test_dice_of_a_heist_keep_off_the_enemies_that_stand_in_a_corner(home):
    hands, scene = fistful_table.table(2, 5)
    enemies = [one for one in scene.stage.pieces.values() if one.kind == "enemy"]
    window, cell = scene.view.camera.window, scene.view.camera.cell
    low = (scene.view.printed.columns - 2, scene.view.printed.rows - 2)
    scene.stage.put(Piece(enemies[0].id, "enemy", enemies[0].name, low))
    teller = Teller(scene.stage, scene.words, scene.place_of, True)
    throw = next(a for a in teller.acts(scene.now, made("fistful", ("rolled", 0, "move", 4))) if isinstance(a, Throw))
    lies = throw.rect(hands.app.kit, scene.stage)
    assert lies is not None and window.inflate(cell, cell).contains(lies)
    assert not lies.collidepoint(scene.view.middle(low))


def test_dice_of_keep_flyin_keep_off_ships_and_enemies(home):
    hands, scene = keepflyin_table.table(2, 5)
    free = dice_tray.place(hands.app.kit, scene.view.camera.window, [])
    under = next(n for n in scene.now.chart.nodes.values() if free.collidepoint(scene.view.middle(n)))
    scene.stage.put(Enemy("counter:1", "up", under, "reavers"))
    throw = next(a for a in told(scene) if isinstance(a, Throw))
    lies = throw.rect(hands.app.kit, scene.stage)
    assert lies is not None and not lies.collidepoint(scene.view.middle(under))


def told(scene):
    """The acts of a roll to evade."""
    return Told(scene.stage, scene.words, True, (), {}).acts(
        scene.now, made("keepflyin", ("turn", 0, 1), ("rolled", 0, "evade", (3, 4)))
    )


def test_the_first_job_is_held_up_as_long_as_a_card_of_ones_own(home):
    _, scene = keepflyin_table.table(2, 5)
    assert scene.now.g.phase == "setup"
    card = next(iter(scene.session.rules.pieces(scene.session.state)))
    teller = Told(scene.stage, scene.words, False, (0,), {})
    own, other = (teller.acts(scene.now, made("keepflyin", ("job", seat, card))) for seat in (0, 1))
    assert [act.ms for act in own] == [act.ms for act in teller.shown(0, card, READ)]
    assert not any(act.ms for act in other)
