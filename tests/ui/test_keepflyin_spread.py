"""What is thrown out of the hold, lost or left lies as cards over the chart."""

from __future__ import annotations

import pygame
import pytest

from game.app.table.panels.blocks import Words
from game.app.table.spread.over import SpreadStage
from game.core.engine import legal
from game.rules.keepflyin.cards.captains import LoseJob
from game.rules.keepflyin.cards.events import EventOffer
from game.rules.keepflyin.derelicts import SalvageOffer
from game.rules.keepflyin.search import TakeJob
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


DRAWN = {
    "TakeJob": (TakeJob, "job"),
    "EventOffer": (lambda seat, card: EventOffer(seat, card, 1), "a-clerk-in-records#1"),
    "SalvageOffer": (SalvageOffer, "derelict-ship#1"),
}


def drawn(kind):
    """The table with a card that was just drawn, to be taken or not."""
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    g, seat = scene.session.state, scene.now.seat
    choice, card = DRAWN[kind]
    card = g.zones["job"][-1] if card == "job" else card
    for zone, items in g.zones.items():
        g.zones[zone] = tuple(one for one in items if one != card)
    g.zones["drawn"], g.seen[card] = (card,), 3
    g.stack.append(choice(seat, card))
    scene.session.choice, scene.session.options = g.stack[-1], tuple(legal(g))
    scene.now.read()
    scene.moment += 1
    scene.panels.refresh()
    return hands, scene, card


@pytest.mark.parametrize("kind", DRAWN)
def test_what_was_drawn_lies_large_with_its_answers_below(home, kind):
    for press in (0, 1):
        hands, scene, card = drawn(kind)
        shown, names = scene.staged.up().shown, [w.name for w in scene.group.widgets]
        assert [one.id for one in shown.cards] == [card] and len(scene.now.options) == 2
        for option in scene.now.options:
            assert names.count(f"big:{option.key}") == 1
            assert not {f"tile:{option.key}", f"press:{option.key}", f"card:{card}"} & set(names)
        assert shown.cards[0].facts if kind == "TakeJob" else shown.cards[0].says
        assert shown.cards[0].scene is (kind == "EventOffer"), "an Event has its scene over the whole width"
        texts = [block.text for block, _ in scene.panels.side.placed if isinstance(block, Words)]
        assert shown.cards[0].says not in texts, "the inspector has it as well"
        record, key = len(scene.session.record), scene.now.options[1].key
        if press:
            hands.click(f"big:{key}")
        else:
            hands.key(pygame.K_2)
        assert scene.session.record[record:][:1] == [key] and not scene.app.words.missing
