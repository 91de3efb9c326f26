"""What is thrown out of the hold, lost or left lies as cards over the chart."""

from __future__ import annotations

import pygame

from game.app.table.spread.over import SpreadStage
from game.rules.keepflyin.cards.captains import LoseJob
from tests.ui.keepflyin_table import play_to, table


def test_what_is_dumped_is_a_card_with_a_number_and_can_be_dragged_to_the_pile(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    held = scene.now.hold(scene.now.seat)[0]
    hands.click("tile:mode:dump")
    stage, names = scene.staged.up(), [w.name for w in scene.group.widgets]
    assert isinstance(stage, SpreadStage) and names.count(f"big:dump:{held}") == 1
    assert not any(name.startswith("zoom:") for name in names), "what moves the map lies on no card"
    assert not {f"card:{held}", f"tile:dump:{held}", f"press:dump:{held}"} & set(names), "it stands there alone"
    record = len(scene.session.record)
    hands.click(scene.places.board.topleft)
    hands.click("primary")
    assert not scene.covered and len(scene.session.record) == record, "the hold stays as it is"
    hands.click("tile:mode:dump")
    start, pile = hands.widget(f"big:dump:{held}").rect.center, hands.widget("pile").rect.center
    hands.move(start)
    hands.down(start)
    hands.move(pile)
    hands.frames(6)
    hands.up(pile)
    assert scene.session.record[record:][:1] == [f"dump:{held}"]
    hands.rest()
    hands.key(pygame.K_z)
    hands.rest()
    hands.click("tile:mode:dump")
    hands.key(pygame.K_1)
    assert scene.session.record[record:][:1] == [f"dump:{held}"] and not scene.app.words.missing


def test_a_job_that_is_lost_is_chosen_among_cards(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    seat = scene.now.seat
    g = scene.session.state
    g.zones[f"hold:{seat}"] = (*g.zones[f"hold:{seat}"], g.zones["job"][-1])
    g.stack.append(LoseJob(seat, "any"))
    scene.session.choice, scene.session.options = g.stack[-1], tuple(g.stack[-1].options(g))
    scene.now.read()
    scene.moment += 1
    scene.panels.refresh()
    names = [w.name for w in scene.group.widgets]
    assert len(scene.now.options) > 1 and scene.covered
    for option in scene.now.options:
        assert names.count(f"big:{option.key}") == 1 and f"tile:{option.key}" not in names
