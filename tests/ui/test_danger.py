"""The danger map: held, tapped or pressed; its numbers are those of the rules (R-FC-124)."""

from __future__ import annotations

import threading
from time import monotonic, sleep

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.app.games.fistful.board import danger, risks
from game.app.games.fistful.board.risks import BANDS, band
from game.app.games.fistful.fight.reckoner import Reckoner
from game.app.table.percent import percent
from game.rules.fistful.outlook.danger import Ending
from tests.ui.fistful_table import play_to, table
from tests.ui.hands import middle


def key(hands, kind, when=0.0):
    hands.app.handle(Event(kind, key=pygame.K_d, unicode="d", mod=0, scancode=0))
    hands.rest()


def test_the_map_lies_there_as_long_as_its_key_is_held(home, monkeypatch):
    hands, scene = table(2, 5)
    monkeypatch.setattr(danger, "monotonic", lambda: 5.0)
    key(hands, pygame.KEYDOWN)
    assert scene.danger.shown and scene.shown().risks
    monkeypatch.setattr(danger, "monotonic", lambda: 6.0)
    key(hands, pygame.KEYUP)
    assert not scene.danger.shown and not scene.shown().risks


def test_a_tap_keeps_it_and_another_or_esc_puts_it_away(home, monkeypatch):
    hands, scene = table(2, 5)
    monkeypatch.setattr(danger, "monotonic", lambda: 5.0)
    for by_esc in (False, True):
        key(hands, pygame.KEYDOWN)
        key(hands, pygame.KEYUP)
        assert scene.danger.shown
        if by_esc:
            hands.app.handle(Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0, scancode=0))
        else:
            key(hands, pygame.KEYDOWN)
            key(hands, pygame.KEYUP)
        assert not scene.danger.shown


def test_a_window_that_hears_nothing_more_lets_go(home):
    hands, scene = table(2, 5)
    key(hands, pygame.KEYDOWN)
    hands.app.handle(Event(pygame.WINDOWFOCUSLOST))
    assert not scene.danger.shown


def test_every_number_is_that_of_the_rules_and_told_where_one_points(home):
    """Spaces that can be reached come first and have their numbers; the badge has the same chance."""
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Move")
    key(hands, pygame.KEYDOWN)
    told = {risk.cell: risk for risk in scene.shown().risks}
    near = {cell for cell, risk in told.items() if risk.near}
    assert near == {*scene.now.cells, scene.now.hero_cell(scene.now.seat)}
    apart = Ending(scene.now.g, scene.now.seat)
    for cell in sorted(near)[:6]:
        assert told[cell].unhurt == danger.hundredths(apart.at(scene.now.cell(cell)))
    where = min(near, key=lambda cell: told[cell].unhurt)
    hands.move(middle(scene, where))
    assert danger.said(scene.now, scene.words, where) in scene.shown().badge


def test_safe_at_a_price_looks_different_from_safe(home):
    """A hero with Ammo and Gear is unhurt nearly everywhere: the map tells where that costs something."""
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Move")
    key(hands, pygame.KEYDOWN)
    sure = [risk for risk in scene.shown().risks if risk.unhurt == 100]
    spared = Ending(scene.now.g, scene.now.seat, None, True)
    told = {risk.free for risk in sure}
    assert told == {True, False}
    for risk in [next(risk for risk in sure if risk.free), next(risk for risk in sure if not risk.free)]:
        chance = spared.at(scene.now.cell(risk.cell))
        assert risk.free == (chance == 1)
        assert band(100, risk.free) is BANDS[0 if risk.free else 1]
        assert (percent(chance) in danger.said(scene.now, scene.words, risk.cell)) or risk.free
    assert len(danger.legend(scene.now, scene.words)) == 1 + len(BANDS)


@pytest.mark.parametrize(("chance", "least"), [(100, 100), (99, 90), (90, 90), (89, 75), (50, 50), (49, 0), (0, 0)])
def test_looks_grow_darker_and_denser(chance, least):
    assert band(chance).least == least
    assert [look.alpha for look in BANDS] == sorted(look.alpha for look in BANDS)
    assert [look.gap for look in BANDS[1:]] == sorted((look.gap for look in BANDS[1:]), reverse=True)


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_legend_is_told_whole_and_hides_no_space_that_can_be_reached(home, monkeypatch, text):
    """At any size of letters, wherever on the board the hero is."""
    hands, scene = table(2, 5, text=text)
    assert play_to(hands, scene, "Move")
    kit, room = hands.app.kit, scene.view.camera.window
    words = danger.legend(scene.now, scene.words)
    for side in ("topleft", "topright", "bottomleft", "bottomright"):
        near = Rect(0, 0, room.w // 4, room.h // 4)
        setattr(near, side, getattr(room, side))
        dst, told = Surface(hands.app.size), []
        draw = kit.text
        with monkeypatch.context() as patch:
            patch.setattr(kit, "text", lambda *given, **look: told.append(given[2]) or draw(*given, **look))  # noqa: B023
            risks.legend(kit, dst, room, words, [near])
        assert told == list(words)
        assert pygame.transform.average_color(dst.subsurface(near.inflate(-4, -4)))[:3] == (0, 0, 0), side


def test_what_takes_long_is_worked_out_beside_the_window():
    """Asked twice it is worked out once; what a moment has outlived is not told."""
    reckoner, asked, gate = Reckoner(at_once=False), [], threading.Event()
    assert reckoner.find("a", lambda: gate.wait(20) and (asked.append(1) or 7)) is None
    assert reckoner.find("a", lambda: asked.append(1) or 8) is None
    gate.set()
    until = monotonic() + 20
    while not reckoner.poll() and monotonic() < until:
        sleep(0.001)
    assert reckoner.find("a", lambda: 9) == 7 and asked == [1] and not reckoner.busy
    reckoner.forget()
    reckoner.find("b", lambda: 1 // 0)
    while reckoner.busy and monotonic() < until:
        sleep(0.001)
    assert reckoner.find("b", lambda: 1) is None
    reckoner.close()
