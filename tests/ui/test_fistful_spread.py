"""What is given up, kept and handed on in a heist lies as cards over the board."""

from __future__ import annotations

import pygame
import pytest

from game.ai.thought import Prospect
from game.app.games.fistful.hints.proposal import lead
from game.app.games.fistful.scene import FistfulScene
from game.app.table.spread.layout import lay
from game.app.table.spread.over import SpreadStage
from game.content.fistful import fistful
from game.core.session import Session
from game.rules.fistful.cards.hazards import GiveUp
from game.rules.fistful.cards.skills import SilverTongue
from game.rules.fistful.search.supplies import FullSlots, Keep
from tests.told import news as told
from tests.ui import reading
from tests.ui.fistful_table import NAMES, table

GEAR = ("medkit#0", "box-of-spares#0", "deck-plans#0")
CHOICES = {
    "FullSlots": FullSlots(0),
    "GiveUp": GiveUp(0),
    "Keep": Keep(0, ("box-of-spares#0", "deck-plans#0")),
    "SilverTongue": SilverTongue(0),
}


def at(kind, seats=2, gear=GEAR, health=2, **looks):
    """A table before such a choice of seat 0."""
    hands, scene = table(seats, 5, **looks)
    g = scene.session.state.copy()
    for seat, held in enumerate((gear, ("browncoat-vest#0",))):
        for zone, items in g.zones.items():
            g.zones[zone] = tuple(i for i in items if i not in held)
        g.seen |= dict.fromkeys(held, (1 << len(g.at)) - 1)
        g.zones[f"slots:{seat}"] = held
    g.health[0] = health
    g.stack.append(CHOICES[kind])
    session = Session(scene.session.rules, g)
    scene = FistfulScene(hands.app, session, NAMES[:seats])
    hands.app.stack.replace(scene)
    hands.rest()
    return hands, scene


@pytest.mark.parametrize("kind", CHOICES)
def test_each_answer_stands_on_the_cards_alone_and_a_click_or_a_key_gives_it(home, kind):
    for press in ("click", "key"):
        hands, scene = at(kind, gear=GEAR[:2] if kind == "SilverTongue" else GEAR)
        stage, names = scene.staged.up(), [w.name for w in scene.group.widgets]
        assert isinstance(stage, SpreadStage) and scene.now.kind == kind
        assert not any(name.startswith(("tile:", "press:")) for name in names), "it stands there alone"
        keys = [card.key for card in stage.shown.cards] + [end.key for end in stage.shown.ends]
        if kind != "SilverTongue":
            assert sorted(keys) == sorted(option.key for option in scene.now.options)
        assert all(names.count(f"big:{key}") == 1 for key in keys)
        record = len(scene.session.record)
        if press == "click":
            hands.click(f"big:{keys[1]}")
        else:
            hands.key(pygame.K_2)
        if kind == "SilverTongue":
            assert scene.item == "box-of-spares#0" and len(scene.session.record) == record
            assert [card.key for card in scene.staged.up().shown.cards] == ["pass:box-of-spares#0:1"]
            hands.key(pygame.K_1)
            assert scene.session.record[record:] == ["pass:box-of-spares#0:1"] and scene.item == ""
        else:
            assert scene.session.record[record:] == [keys[1]]
        assert not scene.app.words.missing


def test_what_is_handed_on_can_be_chosen_again(home):
    hands, scene = at("SilverTongue", 3, GEAR[:2])
    hands.click("big:item:medkit#0")
    assert [card.id for card in scene.staged.up().shown.cards] == ["hero:1", "hero:2"]
    hands.click("big:item:")
    assert scene.item == "" and len(scene.staged.up().shown.cards) == 4
    hands.key(pygame.K_1)
    hands.key(pygame.K_ESCAPE)
    assert scene.item == "" and scene.on_top and len(scene.staged.up().shown.cards) == 4


def test_nothing_is_done_on_the_board_below_and_the_hint_is_still_there(home):
    hands, scene = at("FullSlots")
    record = len(scene.session.record)
    hands.click((scene.places.board.x + 4, scene.places.board.bottom - 4))
    hands.key(pygame.K_RIGHT)
    assert scene.hover is None and len(scene.session.record) == record
    names = [w.name for w in scene.group.widgets]
    assert "hint" in names and not {"danger", "rehearse"} & set(names)
    assert not any(name.startswith("zoom") for name in names)


def test_the_card_of_the_brass_button_is_ringed_and_the_new_one_says_so(home):
    hands, scene = at("FullSlots", gear=("medkit#0", "hold-out-pistol#0", "scattergun#0"), health=5)
    cards = scene.staged.up().shown.cards
    assert [card.key for card in cards if card.first] == [lead(scene.now).key]
    assert [card.note is not None for card in cards] == [False, False, True]
    other = next(card.key for card in cards if not card.first)
    scene.hint.best = (Prospect(other, 1.0, 1.0, 0),)
    scene.moment += 1
    scene.panels.refresh()
    assert [card.key for card in scene.staged.up().shown.cards if card.first] == [other], "what a hint speaks for"


def test_undo_brings_the_cards_back(home):
    hands, scene = at("FullSlots")
    hands.click(f"big:swap:{GEAR[0]}")
    assert scene.staged.up() is None
    hands.key(pygame.K_z)
    hands.rest()
    assert scene.now.kind == "FullSlots" and len(scene.staged.up().shown.cards) == 3


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_cards_have_room(home, text):
    _, scene = at("FullSlots", text=text)
    laid = lay(scene.kit, scene.places.board, scene.staged.up().shown)
    assert all(scene.places.board.contains(r) for r in (*laid.cards, *laid.ends))


@pytest.mark.parametrize("look", [((1280, 720), 100, 100), ((1280, 720), 200, 100), ((1024, 640), 100, 100)])
def test_gear_that_was_found_lies_there_as_a_card(home, monkeypatch, look):
    hands, scene = table(2, 5, speed="normal")
    reading.at(hands.app, look)
    gear = fistful().gear["browncoat-vest"]
    (result,) = scene.results_of(told("fistful", ("drew", 0, "browncoat-vest#0")))
    assert result.card is not None and result.card.card.picture == gear.picture
    scene.results.heard([result])
    scene.results.settled()
    scene.panels.refresh()
    lines = reading.read(hands.app, monkeypatch, look)
    said = " ".join(line.s for line in lines)
    assert gear.title in said and gear.text.split()[-1] in said, "all that it does can be read"
    assert reading.faults(lines) == []
