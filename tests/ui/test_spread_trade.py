"""A trade is put together on cards: what is one's own, what the other has, and the offer as who answers it reads it."""

from __future__ import annotations

import pygame

from game.core.engine import legal
from tests.ui.firefly_table import open_curtain, table


def test_a_trade_is_put_together_and_answered_on_cards(home):
    hands, scene = table(2, 1, to="Actions", auto=False)
    g, me, other = scene.session.state, scene.now.seat, 1 - scene.now.seat
    g.ship[other] = g.ship[me]
    scene.session.options = tuple(legal(g))
    scene.now.read()
    scene.press("trade:0:1")
    hands.rest()
    shown = scene.staged.up().shown
    mine, names = {card.id: card for card in shown.cards}, [w.name for w in scene.group.widgets]
    assert "good:fuel" in mine and not any(card.key.startswith("take:") for card in shown.cards)
    assert not any(name.startswith(("tile:", "press:")) and ":good:" in name for name in names)
    hands.click("big:give:good:fuel")
    fuel = next(card for card in scene.staged.up().shown.cards if card.id == "good:fuel")
    assert fuel.taken and fuel.facts[1].right == "1" and "Fuel" in scene.staged.up().shown.sub
    hands.click("big:side:")
    theirs = scene.staged.up().shown.cards
    assert all(card.key.startswith("take:") for card in theirs)
    hands.click("big:take:good:part")
    assert scene.now.asking and next(card for card in scene.staged.up().shown.cards if card.id == "good:part").taken
    hands.move(hands.widget("big:take:good:part").rect.center)
    hands.rest()
    hands.click("big:offer")
    hands.rest()
    open_curtain(hands, scene)
    answered = scene.staged.up().shown
    assert scene.now.seat == other and {card.id: card.note.sign for card in answered.cards} == {
        "good:fuel": "import",
        "good:part": "export",
    }
    parts = [g.goods.copy()]
    hands.key(pygame.K_1)
    assert scene.session.record[-1] == "agree" and scene.session.state.goods != parts[0]
    assert not scene.app.words.missing
