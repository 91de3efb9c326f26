"""The window of a card: a scene where its picture is one, else what it showed before."""

from __future__ import annotations

import dataclasses

import pygame
import pytest
from pygame import Rect, Surface

from game.app.games.firefly import names
from game.app.games.firefly.cards import face as cardface
from game.app.games.firefly.cards.ways import CardView
from game.app.games.firefly.dock import card as dockcard
from game.app.games.firefly.panels import blocks
from game.app.games.firefly.set_up import story_card
from game.app.games.keepflyin.panels.cards import event_page
from game.app.menus.rulebook import cards as booklet
from game.app.table.panels import window as leaf
from game.app.table.spread import face as spreadface
from game.app.table.spread.data import Card as SpreadCard
from game.app.table.spread.data import Fact
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


def test_the_window_for_the_scene_of_an_event_grows_until_all_of_it_is_seen(k, hands) -> None:
    wide = k.u(240)
    for picture in (NAME, "world_ariel"):
        shown = next(b for b in event_page(hands.app.words, "quiet-sky#1") if isinstance(b, leaf.Window))
        wishes = dataclasses.replace(shown, picture=picture).wishes(k, wide)
        assert wishes and list(wishes) == sorted(wishes)
        assert (wishes[-1] * leaf.SHAPE <= wide + k.u(8 + 5 * leaf.SHAPE)) is (picture == NAME)


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


def test_a_job_shows_its_scene_on_its_page_and_in_the_dock_where_it_has_room(k, monkeypatch) -> None:
    drawn: list[tuple[str, Rect]] = []
    for module in (leaf, dockcard):
        monkeypatch.setattr(module, "plate", lambda _kit, _dst, r, name: drawn.append((name, r)))
    job, page = "gun-running-jiangyin", Surface((400, 400))
    shown, area = blocks.Scene(job), Rect(0, 0, 236, 0)
    highs = [shown.tall(k, area.w), *shown.wishes(k, area.w)]
    assert highs == sorted(highs) and highs[-1] * leaf.SHAPE <= area.w + k.u(28)
    shown.draw(k, page, Rect(0, 0, area.w, highs[-1]))
    assert blocks.Scene("nobodys-job").tall(k, area.w) == 0 == len(blocks.Scene("nobodys-job").wishes(k, area.w))
    card, r = dockcard.DockCard(job, "smuggling", "", "Short", (2, 0, 0)), Rect(0, 0, k.u(106), k.u(148))
    stop = ("santo", "Santo", False)
    dockcard.paint_card(k, page, r, card._replace(stops=(stop, stop)))
    dockcard.paint_card(k, page, r, card._replace(stops=(stop, stop), title="A name of many long words that fills it"))
    assert [name for name, _ in drawn] == ["job_ff_gun_running_jiangyin"] * 2
    assert r.contains(drawn[1][1]) and drawn[1][1].h >= k.u(dockcard.SCENE)


@pytest.mark.parametrize("size", [(216, 172), (160, 252), (262, 420), (150, 150), (124, 154)])
def test_a_scene_lies_over_the_whole_width_of_its_card_and_is_never_too_low_or_too_narrow(k, size) -> None:
    facts = tuple(Fact("bolt", name) for name in ("Persephone", "Three Hills", "2 Contraband"))
    card = SpreadCard("job", "", ("star", (0, 0, 0), "Job"), "Gun Running", "$1", (("fight", 2),), facts, flavour=True)
    below = Rect(10, 10, k.u(size[0]), k.u(size[1]))
    at = spreadface.fitted(k, below, card._replace(scene=True))
    assert below.contains(at.window) and below.contains(at.column) and not at.window.colliderect(at.column)
    assert at.column.h >= at.lines.row * -(-len(facts) // at.lines.across)
    if at.signs:  # as without a scene
        assert at == spreadface.fitted(k, below, card) and size == (124, 154)
    else:
        assert at.window.w == below.w - k.u(12) and at.window.h >= k.u(spreadface.STRIP)
        assert at.window.w >= spreadface.SCENE * at.window.h - 2
        assert at.column.y - at.window.bottom <= k.u(5), "an empty band below the picture"
        assert bool(at.over) == (size[0] > size[1] * spreadface.BROAD), "a low card has its title on the scene"
        assert at.over < at.window.h and (at.lines.size in spreadface.LARGE or size != (262, 420))
