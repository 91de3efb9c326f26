"""What is discarded from the hand of the fans' card game lies as cards over the map."""

from __future__ import annotations

import pygame
import pytest

from game.app.games.fancards.panels.hand import hand
from game.app.games.fancards.scene import FanCardsScene
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.table.spread.over import SpreadStage
from game.core.session import Session
from game.rules.fancards.hands import DiscardDown, DiscardOne
from tests.ui.fancards_table import table
from tests.ui.seated_table import NAMES

CHOICES = {"DiscardOne": DiscardOne, "DiscardDown": DiscardDown}


def at(kind, **looks):
    """A table at which seat 0 discards."""
    hands, scene = table(2, 5, bots=(0, 1), **looks)
    g = scene.session.state.copy()
    cards = g.zones["event"][-5:]
    g.zones["event"] = g.zones["event"][:-5]
    g.zones["hand:0"] = cards
    g.seen |= dict.fromkeys(cards, 1)
    g.stack.append(CHOICES[kind](0))
    session = Session(scene.session.rules, g)
    seating = Seating((0, 1), (0, 1))
    hands.app.play(Playing(session, NAMES[:2], settings={**g.settings, **seating.kept()}))
    scene = FanCardsScene(hands.app, session, NAMES[:2])
    hands.app.stack.replace(scene)
    hands.frames(3)
    return hands, scene, cards


@pytest.mark.parametrize("kind", CHOICES)
def test_what_is_discarded_stands_on_the_cards_alone_and_a_click_or_a_key_does_it(home, kind):
    for press in ("click", "key"):
        hands, scene, cards = at(kind)
        stage, names = scene.staged.up(), [w.name for w in scene.group.widgets]
        assert isinstance(stage, SpreadStage) and {card.id for card in stage.shown.cards} == set(cards)
        for option in scene.now.options:
            assert names.count(f"big:{option.key}") == 1, option.key
            assert not {f"tile:{option.key}", f"press:{option.key}", f"card:{option.source}"} & set(names)
        assert not hand(scene.now, scene.words, False).cards
        key = stage.shown.cards[1].key
        if press == "click":
            hands.click(f"big:{key}")
        else:
            hands.key(pygame.K_2)
        assert scene.session.record[:1] == [key] and not scene.app.words.missing


def test_whose_turn_it_is_stands_beside_what_is_decided(home):
    _, scene, cards = at("DiscardOne")
    scene.edge.show(0, scene.whose(0))
    decided = [w.rect for w in scene.group.widgets if w.name.startswith("big:")]
    assert len(decided) >= len(cards) and scene.edge.at.collidelist(decided) < 0
    assert scene.places.window.contains(scene.edge.at)
