"""Several captains at one screen: what only one of them knows is out of sight as soon as another is asked."""

from __future__ import annotations

from tests.ui.firefly_table import open_curtain, table


def known(scene, seat):
    """The Jobs in a hand that are shown face up."""
    return [item for item in scene.now.held("hand", seat) if not item.startswith("?")]


def test_a_hand_is_out_of_sight_before_the_next_captain_comes(home):
    hands, scene = table(2, 3, to="Actions")
    seat = scene.now.seat
    assert known(scene, seat) and not scene.open_to_all()
    scene.answer("end")
    while scene.session.choice.seat == seat:
        scene.answer(scene.session.options[0].key)
    assert scene.now.veiled and not known(scene, seat) and not known(scene, 1 - seat) and scene.open_to_all()
    hands.frames(3)
    assert type(hands.app.stack.top).__name__ == "Curtain" and not known(scene, seat)
    assert open_curtain(hands, scene)
    assert scene.now.seat == 1 - seat and not scene.now.veiled and known(scene, 1 - seat) and not known(scene, seat)


def test_one_captain_alone_keeps_the_hand_while_bots_play(home):
    hands, scene = table(2, 3, to="Actions", bots=(0, 1))
    before = known(scene, 0)
    scene.answer("end")
    assert before and not scene.now.veiled and known(scene, 0) == before


def test_a_press_for_the_last_captain_answers_nothing_for_the_next(home):
    hands, scene = table(2, 3, to="PickShip")
    seat, done = scene.now.seat, len(scene.session.record)
    tile = hands.widget(f"tile:{scene.session.options[0].key}").rect.center
    for _ in range(2):
        hands.move(tile)
        hands.down(tile)
        hands.up(tile)
        hands.frames(1)
    assert len(scene.session.record) == done + 1 and scene.now.seat != seat and scene.deaf > 0
    assert scene.edge.seat == scene.now.seat and scene.now.name(scene.now.seat) in scene.edge.says
    hands.rest()
    hands.click(f"tile:{scene.session.options[0].key}")
    assert len(scene.session.record) == done + 2


def test_leaving_the_table_hides_the_hand(home):
    hands, scene = table(2, 3, to="Actions")
    hands.app.stack.pop()
    assert scene.now.veiled and not known(scene, scene.now.seat)
