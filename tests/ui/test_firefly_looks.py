"""Words and marks of the Firefly table stay where they belong."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Rect, Surface

from game.ai.moments import waits
from game.app.games.firefly import shots as shots_firefly
from game.app.games.firefly.cards import face as cardface
from game.app.games.firefly.cards.pages import card_page
from game.app.games.firefly.dock import card as dockcard
from game.app.games.firefly.dock import row as dockrow
from game.app.games.firefly.panels import blocks, rail_paint
from game.app.games.firefly.panels.rail import Person
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.boards.marbles import RINGED
from game.app.trial import shots


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_an_option_of_a_nav_card_is_told_whole_in_large_letters(home, size):
    app = Program(size=size, prefs=Settings(speed="off", text_scale=200, language="de"))
    shots.arrange(app, "firefly-nav", 1)
    shots.settle(app)
    scene = app.stack.top
    at, view, kit = cardface.lay(scene.kit, scene.places.board, scene.card.view()), scene.card.view(), scene.kit
    for way, box in zip(view.ways, at.options):
        room = box.right - kit.u(8) - (box.x + kit.u(16) + kit.t(20))
        high = kit.para(None, (0, 0), way.text, room, at.size, "ink", dry=True, lead=1.2)
        assert box.y + kit.t(28) + high <= box.bottom
        assert at.card.contains(box)
    assert at.window.h >= kit.u(84) and scene.places.board.contains(at.window), "the picture lies beside its card"
    assert at.window.collidelist([at.card, at.tray, *at.slips]) < 0
    assert size != (1280, 720) or not at.mood, "where there is little room the line for the mood is left out"
    app.play(None)


@pytest.mark.parametrize(("wide", "high"), [(80, 56), (80, 86), (88, 101), (60, 40), (80, 33)])
def test_signs_and_skills_of_the_crew_stay_on_their_tile(home, monkeypatch, wide, high):
    kit, seen = Program(size=(1280, 720), prefs=Settings(speed="off")).kit, []
    monkeypatch.setattr(kit, "icon", lambda dst, at, name, size, color: seen.append((at, size)))
    monkeypatch.setattr(rail_paint, "portrait", lambda *rest: None)
    monkeypatch.setattr(rail_paint, "badge", lambda kit, dst, at, name, size, n=0: seen.append((at, size)))
    one = Person("monty", "Monty", (2, 1, 2), True, True, True, True, 1, True)
    tile = Rect(20, 20, kit.u(wide), kit.u(high))
    rail_paint.tile(kit, Surface((400, 400)), tile, one)
    rail_paint.tile(kit, Surface((400, 400)), tile, one._replace(skills=(0, 3, 0)))
    assert len(seen) >= 4
    for (x, y), size in seen:
        half = kit.u(size / 2)
        assert tile.inflate(-kit.u(2), -kit.u(2)).contains(Rect(round(x - half), round(y - half), 2 * half, 2 * half))


def test_a_name_on_a_low_tile_is_whole_beside_three_skills(home, monkeypatch):
    kit, cut = Program(size=(1280, 720), prefs=Settings(speed="off")).kit, []
    monkeypatch.setattr(rail_paint, "badge", lambda *rest: None)
    real = kit.text

    def text(dst, pos, s, voice, size, *rest, fit, **kept):
        cut.append(kit.width(s, voice, size) > fit)
        return real(dst, pos, s, voice, size, *rest, fit=fit, **kept)

    monkeypatch.setattr(kit, "text", text)
    one = Person("interrogator", "Interrogator", (3, 1, 2), True, True, True, True, 1, True)
    rail_paint.tile(kit, Surface((400, 400)), Rect(20, 20, kit.u(80), kit.u(33)), one)
    assert cut == [False]


def test_a_ringed_world_leaves_its_name_alone():
    for ring in RINGED.values():
        assert min(15.0, dockcard.STOP / ring) * ring / 2 + 8 <= 20, "the name begins 20 units from the edge"


def test_the_dock_has_the_places_of_a_hand_before_there_is_a_ship(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    scene = shots_firefly.at(app, 1, waits("PickLeader", 0))
    assert not scene.now.held("ship", scene.now.seat) and dockrow.row(scene.now, scene.words) == ()
    assert dockrow.free(scene.now) == 3 == len(dockrow.sockets(scene.kit, scene.places.dock, 0, 3))


def test_a_misbehave_card_says_which_it_is_and_who_is_along(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    scene = shots_firefly.at(app, 1, waits("MisbehaveChoice", 0))
    page = [block for block, _ in scene.panels.side.placed]
    along = [block.item for block in page if isinstance(block, blocks.Along)]
    team = list(scene.now.held("team", scene.now.seat))
    assert along == team[: len(along)] and len(along) >= 3
    assert any("card 1 of " in getattr(block, "left", "") for block in page)
    assert replace(page[0]).title == scene.words("firefly.page.MisbehaveChoice")
    jobs = [*scene.now.held("active", scene.now.seat), *scene.now.held("hand", scene.now.seat)]
    dock, cards = scene.places.dock, len(dockrow.row(scene.now, scene.words))
    assert dockrow.free(scene.now) == 6 - len(jobs) > 0, "three active, three in hand"
    lying, places = dockrow.rects(scene.kit, dock, cards), dockrow.sockets(scene.kit, dock, cards, 6 - len(jobs))
    assert len(places) == min(6 - len(jobs), 6 - cards) and all(dock.contains(one) for one in places)
    assert not any(one.collidelist(lying) >= 0 for one in places)
    view, board = scene.card.view(), scene.places.board
    told, plain = (cardface.lay(scene.kit, board, one) for one in (view, view._replace(flavour="")))
    assert told.mood == view.flavour and [r.size for r in told.options] == [r.size for r in plain.options]
    assert view.text or view.flavour in [
        getattr(block, "text", "") for block in card_page(scene.now, scene.words, view.item)
    ]
    app.play(None)
