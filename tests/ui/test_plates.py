"""The window of a card: a scene where its picture is one, else what it showed before."""

from __future__ import annotations

import dataclasses

import pygame
import pytest
from pygame import Rect, Surface

from game.app.games.firefly import names
from game.app.games.firefly.cards import face as cardface
from game.app.games.firefly.cards.ways import CardView
from game.app.games.firefly.set_up import story_card
from game.app.menus.rulebook import cards as booklet
from game.app.table.panels import window as leaf
from game.app.ui import plates
from game.app.ui.kit import Kit
from game.content.common.rulebook.cards import Card

NAME = "boarding"


@pytest.fixture
def k(hands) -> Kit:
    kit: Kit = hands.app.kit
    return kit


def card(scene: str) -> CardView:
    return CardView("kill-the-alarm", "misbehave", "", "", "", "", "", (), "", (), scene=scene)


def test_a_scene_fills_its_window_and_its_corners_are_round(k) -> None:
    page = Surface((400, 200))
    page.fill((255, 0, 255))
    window = Rect(20, 20, 352, 122)
    plates.plate(k, page, window, NAME)
    assert page.get_at((window.x, window.y))[:3] == (255, 0, 255), "the corner is round"
    assert page.get_at(window.center)[:3] != (255, 0, 255)
    assert page.get_at((window.x - 2, window.centery))[:3] == (255, 0, 255)


@pytest.mark.parametrize("size", [(352, 122), (352, 40), (200, 180), (31, 90)])
def test_any_window_is_filled_and_more_is_lost_at_the_feet(k, size: tuple[int, int]) -> None:
    page = Surface((400, 200))
    page.fill((255, 0, 255))
    window = Rect((10, 10), size)
    plates.plate(k, page, window, NAME)
    for spot in (
        window.midtop,
        window.midleft,
        (window.centerx, window.bottom - 2),
        (window.right - 2, window.centery),
    ):
        assert page.get_at(spot)[:3] != (255, 0, 255)


def test_the_card_shows_its_scene_where_it_has_one(k, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(cardface, "plate", lambda _kit, _dst, _r, name: drawn.append(name))
    for scene in ("", NAME):
        cardface.window(k, Surface((352, 122), pygame.SRCALPHA), Rect(0, 0, 352, 122), card(scene))
    assert drawn == [NAME]


def test_a_story_and_a_card_of_the_booklet_show_their_scenes(k, hands, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    for module in (story_card, booklet):
        monkeypatch.setattr(module, "plate", lambda _kit, _dst, _r, name: drawn.append(name))
    told = next(iter(names.firefly().stories.values()))
    page, window = Surface((352, 122), pygame.SRCALPHA), Rect(0, 0, 352, 122)
    for picture in ("story_nobody_drew", NAME):
        story = dataclasses.replace(told, picture=picture)
        story_card.StoryCard(k, hands.app.words, story).window(page, window)
        booklet.paint_picture(k, page, window, Card("", "misbehave", "", "", "", picture, frozenset()))
    assert drawn == [NAME, NAME]


def test_every_contact_is_seen_at_home(k, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(leaf, "plate", lambda _kit, _dst, _r, name: drawn.append(name))
    shown = [one.picture for one in names.firefly().contacts.values()]
    for picture in (*shown, "world_ariel"):
        leaf.Window(picture).draw(k, Surface((300, 122), pygame.SRCALPHA), Rect(8, 0, 284, 112))
    assert drawn == shown and len(set(shown)) == 5


def test_a_figure_or_a_world_is_no_scene(k) -> None:
    assert plates.is_plate(k, NAME)
    assert not any(plates.is_plate(k, name) for name in ("mal", "world_ariel", "nobody", ""))
    box = names.firefly()
    asked = {names.scene(k, item) for item in box.faces}
    assert all(not name or plates.is_plate(k, name) for name in asked)


def test_a_ship_upgrade_brings_its_own_picture(k, monkeypatch: pytest.MonkeyPatch) -> None:
    box = names.firefly()
    item, record = next(iter(box.upgrades.items()))
    before = names.thing_art(k, item)
    monkeypatch.setitem(k.art.paths, record.picture, k.art.paths[before])
    assert before != record.picture and names.thing_art(k, item) == record.picture
