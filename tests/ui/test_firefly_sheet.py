"""The overview of Firefly, answers given by themselves, the light curtain."""

from __future__ import annotations

import pygame
import pytest

from game.app.games.firefly.overview import map as sheet_map
from game.app.games.firefly.overview import pages as sheet_pages
from game.app.games.firefly.overview import paper as sheet_paper
from game.app.games.firefly.overview.sheet import TABS, Sheet
from game.app.table.panels.blocks import Title
from game.core.codec import dump
from game.rules.firefly.tokens import job_card
from tests.ui.firefly_table import table
from tests.ui.test_firefly_shared import known


@pytest.mark.parametrize(("size", "text", "language"), [((1280, 720), 100, "en"), ((1024, 640), 200, "de")])
def test_the_overview_shows_ships_jobs_goals_and_decks(fresh_kit, home, size, text, language):
    hands, scene = table(4, 3, size=size, text=text, language=language, to="Actions")
    before = dump(scene.session.state)
    hands.click("overview")
    sheet = hands.app.stack.top
    assert isinstance(sheet, Sheet) and sheet.tab == "ships"
    for n, tab in enumerate(TABS):
        hands.key(pygame.K_1 + n)
        assert sheet.tab == tab
        hands.rest()
    deck = next(deck for deck in sheet.decks if len(scene.now.g.zones.get(f"{deck}.discard", ())) > 1)
    hands.click(f"deck:{deck}")
    (first, _), (second, box) = sheet.shown()[0][:2]
    assert first.item == scene.now.g.zones[f"{deck}.discard"][-1]
    hands.move(box.center)
    assert sheet.looked == second.item
    hands.key(pygame.K_ESCAPE)
    assert hands.app.stack.top is scene and dump(scene.session.state) == before
    assert not hands.app.words.missing and not hands.app.art.missing


def test_the_planner_has_a_page_for_every_job_one_may_know(home):
    hands, scene = table(2, 3, to="Actions")
    now = scene.now
    held = [*now.held("active", now.seat), *now.held("hand", now.seat)]
    assert len(sheet_pages.jobs(now, scene.words)) == len(held) >= 2
    now.veil()
    assert len(sheet_pages.jobs(now, scene.words)) == len(now.held("active", now.seat))


def test_the_pages_have_the_numbers_of_their_planets_on_the_map(home):
    hands, scene = table(2, 3, to="Actions")
    now, kit = scene.now, hands.app.kit
    held = [*now.held("active", now.seat), *now.held("hand", now.seat)]
    stops = sheet_map.jobs(now)
    for n, item in enumerate(held, 1):
        places = job_card(item).places[now.g.stage.get(item, 0) :]
        assert {one.planet for one in stops if one.number == n} <= {planet for stage in places for planet in stage}
        assert [one.after for one in stops if one.number == n].count("") == 1
    assert [one.number for one in sheet_map.goals(now)] == [1, 2, 3], "The King of All Londinium"
    paper = pygame.Surface((800, 600)).convert()
    assert sheet_map.paint(kit, paper, pygame.Rect(20, 20, 760, 300), now, scene.words, stops)
    assert not sheet_map.paint(kit, paper, pygame.Rect(20, 20, 760, 90), now, scene.words, stops), "too low for a map"
    now.veil()
    assert {one.number for one in sheet_map.jobs(now)} == set(range(1, len(now.held("active", now.seat)) + 1))


def test_what_stands_beside_a_heading_is_never_left_out(home, monkeypatch):
    hands, _ = table(2, 3, to="Actions")
    kit, said = hands.app.kit, []
    write = kit.text

    def heard(dst, at, words, *more, **named):
        said.append(words)
        return write(dst, at, words, *more, **named)

    monkeypatch.setattr(kit, "text", heard)
    one = Title("A heading of some length", "$200")
    paper = pygame.Surface((600, 100)).convert()
    for wide in (600, 200):
        said.clear()
        one.draw(kit, paper, pygame.Rect(0, 0, wide, one.tall(kit, wide)))
        assert "$200" in said
    assert one.tall(kit, 200) > one.tall(kit, 600)


def test_what_has_one_answer_only_is_answered_once_it_was_read(home):
    hands, scene = table(2, 5, bots=(0, 1), to="MisbehaveChoice", speed="normal")
    only = scene.session.options[:1]
    scene.now.options = only
    done = len(scene.session.record)
    scene.at_once.update(1000.0)
    assert len(scene.session.record) == done, "there is time to read the card"
    scene.at_once.update(1000.0)
    assert (
        len(scene.session.record) > done and scene.session.record[done] == only[0].key and done in scene.undoing.autos
    )


def test_that_can_be_switched_off(home):
    hands, scene = table(2, 5, bots=(0, 1), to="NavChoice", speed="normal")
    hands.app.settings.auto = False
    scene.now.options = scene.session.options[:1]
    done = len(scene.session.record)
    assert not scene.at_once.update(9000.0) and len(scene.session.record) == done


def test_with_the_light_curtain_cards_lie_face_down_until_their_owner_looks(home):
    hands, scene = table(2, 3, to="Actions")
    hands.app.settings.light = True
    seat = scene.now.seat
    scene.answer("end")
    while scene.session.choice.seat == seat:
        scene.answer(scene.session.options[0].key)
    hands.rest()
    other = 1 - seat
    assert hands.app.stack.top is scene and scene.waiting == other == scene.now.seat
    assert not known(scene, other) and not known(scene, seat) and len(scene.now.held("hand", other)) > 0
    assert not [w for w in scene.group.widgets if w.name.startswith(("tile:", "card:"))]
    done = len(scene.session.record)
    hands.key(pygame.K_SPACE)
    hands.rest()
    assert scene.waiting == -1 and known(scene, other) and not known(scene, seat) and not scene.now.veiled
    assert len(scene.session.record) == done


@pytest.mark.parametrize(("text", "language", "lowest"), [(100, "en", 1.2), (100, "de", 1.2), (200, "de", 0)])
def test_the_map_of_the_overview_has_the_shape_of_the_sectors(home, monkeypatch, text, language, lowest):
    maps = []
    paint = sheet_map.paint

    def looked(kit, dst, box, *rest):
        if paint(kit, dst, box, *rest):
            maps.append(box)
            return True
        return False

    monkeypatch.setattr(sheet_paper.sheet_map, "paint", looked)
    hands, scene = table(4, 3, text=text, language=language, to="Actions")
    hands.click("overview")
    for key in (pygame.K_2, pygame.K_3):
        hands.key(key)
        hands.rest()
    assert len(maps) == 2 * bool(lowest)
    assert all(lowest <= box.w / box.h <= 2 for box in maps)
