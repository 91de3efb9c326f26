"""Scenes on the stack: Esc goes back one, overlays leave the scene below in sight, every control can be reached."""

import pygame
import pytest

from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.settings.scene import Options
from game.app.menus.title.scene import Title
from game.app.shell.sheets.notice import Notice
from game.app.trial import shots


def names(app):
    return [type(s).__name__ for s in app.stack.scenes]


def notice(app, lines=1):
    return Notice(app, "Look", ["The lamp is on."] * lines)


def test_esc_pops_one_and_the_last_scene_stays(hands):
    app = hands.app
    app.stack.push(Title(app))
    app.stack.push(SetUp(app, seed=1))
    app.stack.push(Options(app))
    hands.rest()
    for expected in (["Title", "SetUp"], ["Title"], ["Title"]):
        hands.key(pygame.K_ESCAPE)
        assert names(app) == expected
    assert app.running


def test_an_overlay_lets_the_scene_below_be_seen(hands):
    app = hands.app
    app.stack.push(Title(app))
    app.stack.push(notice(app))
    assert [type(s).__name__ for s in app.stack.visible()] == ["Title", "Notice"]
    app.stack.replace(SetUp(app, seed=1))
    assert [type(s).__name__ for s in app.stack.visible()] == ["SetUp"]


def test_a_click_beside_a_modal_closes_it_and_reaches_nothing_below(hands):
    app = hands.app
    app.stack.push(Title(app))
    hands.rest()
    below = hands.widget("continue").rect.center
    app.stack.push(notice(app, 8))
    hands.rest()
    hands.click((20, 700))
    assert names(app) == ["Title"]
    app.stack.push(notice(app, 8))
    assert app.stack.top.panel.collidepoint(below)
    hands.click(below)
    assert names(app) == ["Title", "Notice"]


@pytest.mark.parametrize("scene", ["title", "setup", "result", "settings"])
def test_tab_reaches_every_control(hands, scene):
    shots.arrange(hands.app, scene, 2)
    hands.rest()
    group = hands.group
    wanted = {w.name for w in group.widgets if w.focusable}
    assert len({w.name for w in group.widgets}) == len(group.widgets), "every widget has a name of its own"
    reached = set()
    for _ in range(len(wanted)):
        hands.key(pygame.K_TAB)
        reached.add(hands.group.focus.name)
    assert reached == wanted


@pytest.mark.parametrize("scene", ["title", "setup", "result"])
def test_what_can_be_pointed_at_lies_apart_and_in_the_window(hands, scene):
    shots.arrange(hands.app, scene, 2)
    window = hands.app.window.get_rect()
    widgets = hands.group.widgets
    for i, a in enumerate(widgets):
        assert window.contains(a.rect) and min(a.rect.size) >= 26, a.name
        for b in widgets[i + 1 :]:
            assert not a.rect.colliderect(b.rect), (a.name, b.name)


def test_f11_and_alt_enter_ask_for_full_screen(hands):
    hands.app.stack.push(Title(hands.app))
    hands.key(pygame.K_F11)
    assert hands.app.settings.display == "fullscreen"
    hands.key(pygame.K_RETURN, pygame.KMOD_ALT)
    assert hands.app.settings.display == "window"
    assert names(hands.app) == ["Title"], "Alt+Enter does not press the button"


def test_quit_closes_at_once(hands):
    hands.app.stack.push(Title(hands.app))
    hands.rest()
    hands.click("quit")
    assert not hands.app.running


def test_an_event_may_come_at_any_time_without_harm(hands):
    import random

    luck = random.Random(5)
    app = hands.app
    app.stack.push(Title(app))
    keys = [
        pygame.K_TAB,
        pygame.K_RETURN,
        pygame.K_ESCAPE,
        pygame.K_s,
        pygame.K_r,
        pygame.K_1,
        pygame.K_4,
        pygame.K_UP,
        pygame.K_LEFT,
        pygame.K_SPACE,
        pygame.K_BACKSPACE,
    ]
    for _ in range(300):
        pos = luck.randrange(1280), luck.randrange(720)
        if luck.random() < 0.4:
            key = luck.choice(keys)
            hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        else:
            hands.move(pos)
            on_quit = isinstance(app.stack.top, Title) and hands.group.at(pos) is hands.group.named("quit")
            if not on_quit:
                getattr(hands, luck.choice(["down", "up"]))(pos)
        hands.frames(1, 40)
        if len(app.stack.scenes) > 1 and not hasattr(app.stack.top, "group"):
            app.stack.pop()
    assert app.stack.scenes
