"""Wheel, touchpad, touch, slips of the hand and a gamepad: real events through the program."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.app.input.gestures import Gestures
from game.app.input.pad import AGAIN_MS, FIRST_MS
from game.app.input.repeats import Repeats
from game.app.menus.settings.scene import Options
from game.app.menus.title.scene import Title
from game.app.shell.loop import Loop
from game.app.table.curtain.handover import Handing
from game.app.table.curtain.scene import HOLD_MS, Curtain
from game.app.trial.shots import arrange
from tests.ui.fistful_table import middle, play_to, table


def wheel(hands, y=0.0, x=0.0):
    hands.app.handle(Event(pygame.MOUSEWHEEL, x=int(x), y=int(y), precise_x=x, precise_y=y, which=0, flipped=False))
    hands.rest()


def down(hands, button):
    hands.app.handle(Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
    hands.frames(2)
    hands.app.handle(Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))
    hands.rest()


# ------------------------------------------------------------ keys that are held


def held(key, times, text=""):
    """What comes in one frame of a key that was pressed while the frame before took long."""
    for _ in range(times):
        pygame.event.post(Event(pygame.KEYDOWN, key=key, mod=0, unicode=text))
    pygame.event.post(Event(pygame.KEYUP, key=key, mod=0, unicode=text))


def test_one_press_that_takes_long_presses_nothing_of_the_next_scene(hands):
    arrange(hands.app, "setup", 2)
    hands.rest()
    hands.key(pygame.K_r, text="r")
    loop = Loop(hands.app)
    pygame.event.get()
    held(pygame.K_RETURN, 17, "\r")
    loop.step()
    table = hands.app.stack.top
    assert type(table).__name__ == "FistfulScene" and len(table.session.record) == 4, "the crew, no roll"
    held(pygame.K_RETURN, 1, "\r")
    loop.step()
    assert len(table.session.record) == 5, "the next press counts"


def test_what_walks_goes_on_and_what_decides_does_not():
    def down(key):
        return Event(pygame.KEYDOWN, key=key, mod=0, unicode="")

    keys = Repeats()
    frames = [
        [down(pygame.K_LEFT), down(pygame.K_1)],
        [down(pygame.K_LEFT), down(pygame.K_LEFT), down(pygame.K_1)],
        [down(pygame.K_LEFT)],
        [Event(pygame.KEYUP, key=pygame.K_1, mod=0, unicode=""), down(pygame.K_1)],
    ]
    got = [[event.key for event in keys.heard(frame) if event.type == pygame.KEYDOWN] for frame in frames]
    assert got == [[pygame.K_LEFT, pygame.K_1], [pygame.K_LEFT], [pygame.K_LEFT], [pygame.K_1]]
    first = Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, scancode=29)
    last = Event(pygame.KEYUP, key=pygame.K_a, mod=0, scancode=29)
    assert [*keys.heard([first, first, last, first])] == [first, last, first], "it came up under another layout"
    assert [*keys.heard([Event(pygame.WINDOWFOCUSLOST), down(pygame.K_1)])][1].key == pygame.K_1, "it came up elsewhere"


# ------------------------------------------------------------ wheel, touchpad, touch


def test_a_touchpad_zooms_by_many_small_steps(home):
    hands, scene = table(2, 5)
    at = middle(scene, (14, 5))
    hands.move(at)
    for _ in range(3):
        wheel(hands, 0.25)
    assert scene.view.camera.zoom == 1, "three quarters of a step"
    point = scene.view.camera.board(at)
    wheel(hands, 0.25)
    assert scene.view.camera.zoom > 1 and scene.view.camera.board(at) == pytest.approx(point, abs=0.6)
    zoom = scene.view.camera.zoom
    wheel(hands, 0.0)
    assert scene.view.camera.zoom == zoom, "nothing is nothing"


def test_turning_round_forgets_the_step_that_was_begun():
    g = Gestures()
    assert [g.steps(part) for part in (0.9, -0.2, -0.9, 3)] == [0, 0, -1, 3]


def test_two_fingers_sideways_pan(home):
    hands, scene = table(2, 5)
    hands.move(scene.places.board.center)
    wheel(hands, 3.0)
    before = scene.view.camera.center
    wheel(hands, 0.0, 1.5)
    assert scene.view.camera.center[0] > before[0] and scene.view.camera.center[1] == before[1]


def pinch(hands, by, x=0.5, y=0.5):
    hands.app.handle(Event(pygame.MULTIGESTURE, touch_id=1, x=x, y=y, rotated=0.0, pinched=by, num_fingers=2))
    hands.rest()


def test_two_fingers_on_a_screen_zoom_and_pan(home):
    hands, scene = table(2, 5)
    for _ in range(4):
        pinch(hands, 0.03)
    assert scene.view.camera.zoom > 1.2
    before = scene.view.camera.center
    pinch(hands, 0.0, 0.45)
    assert scene.view.camera.center[0] > before[0], "the board follows the fingers"
    for _ in range(9):
        pinch(hands, -0.06, 0.45)
    assert scene.view.camera.zoom == 1


@pytest.mark.parametrize("button", [2, 3])
def test_right_and_middle_button_pan(home, button):
    hands, scene = table(2, 5)
    at = scene.places.board.center
    hands.move(at)
    wheel(hands, 3.0)
    hands.app.tips.clear()
    before = scene.view.camera.center
    hands.down(at, button)
    hands.move((at[0] - 60, at[1]))
    hands.up((at[0] - 60, at[1]), button)
    assert scene.view.camera.center[0] > before[0]
    after = scene.view.camera.center
    hands.move(at)
    assert scene.view.camera.center == after
    hands.key(pygame.K_HOME)
    assert scene.view.camera.zoom == 1


# ------------------------------------------------------------ slips


def test_a_slip_of_the_finger_is_a_click_and_no_drag(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Move")
    reach = scene.now.reach()[0]
    x, y = middle(scene, reach.cell)
    edge = round(scene.view.camera.cell / 2) - 1
    hands.move((x + edge, y))
    hands.down((x + edge, y))
    hands.move((x + edge + 4, y))
    assert scene.drag is None
    record = len(scene.session.record)
    hands.up((x + edge + 4, y))
    hands.rest()
    assert len(scene.session.record) == record + 1 and scene.session.record[-1].startswith("move:")


def test_a_doll_put_back_where_it_stood_does_nothing(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Move")
    x, y = middle(scene, scene.now.hero_cell(scene.now.seat))
    hands.move((x, y))
    hands.down((x, y))
    hands.move((x + 60, y + 10))
    assert scene.drag is not None
    hands.move((x + 3, y))
    hands.up((x + 3, y))
    hands.rest()
    assert scene.drag is None and not scene.session.record[-1].startswith("move:")
    assert not scene.app.tips.shown, "no reproach"


# ------------------------------------------------------------ gamepad


def test_a_pad_moves_the_focus_and_presses(hands):
    hands.app.stack.push(Title(hands.app))
    hands.app.stack.push(Options(hands.app))
    hands.rest()
    down(hands, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert hands.group.focus is hands.group.widgets[0], "the first arrow gives the focus"
    down(hands, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert hands.group.focus.name == "page:sound"
    down(hands, pygame.CONTROLLER_BUTTON_A)
    assert hands.app.stack.top.chosen == "sound"
    down(hands, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert hands.group.focus.name == "page:reading"
    down(hands, pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert hands.group.focus.name == "page:sound"
    down(hands, pygame.CONTROLLER_BUTTON_B)
    assert isinstance(hands.app.stack.top, Title)


def test_a_stick_repeats_while_it_is_held(hands):
    hands.app.stack.push(Title(hands.app))
    hands.app.stack.push(Options(hands.app))
    pad = hands.app.pad

    def push(value):
        hands.app.handle(
            Event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=value, instance_id=0)
        )

    push(9000)
    assert hands.group.focus is None, "a stick is never quite at rest"
    push(30000)
    assert hands.group.focus.name == "page:picture"
    hands.frames(1, FIRST_MS + 1)
    assert hands.group.focus.name == "page:sound"
    hands.frames(1, AGAIN_MS + 1)
    assert hands.group.focus.name == "page:reading"
    push(500)
    assert pad.way is None
    hands.frames(2, 500)
    assert hands.group.focus.name == "page:reading"


def test_a_pad_plays_on_the_board(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Move")
    cell = scene.now.hero_cell(scene.now.seat)
    for button in (pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_DOWN):
        down(hands, button)
    assert scene.keyboard and scene.hover not in (None, cell)
    down(hands, pygame.CONTROLLER_BUTTON_Y)
    assert scene.rehearsing
    down(hands, pygame.CONTROLLER_BUTTON_Y)
    for axis, nearer in ((pygame.CONTROLLER_AXIS_TRIGGERRIGHT, True), (pygame.CONTROLLER_AXIS_TRIGGERLEFT, False)):
        for value in (0, 20000, 30000, 32767, 0):
            hands.app.handle(Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0))
        assert (scene.view.camera.zoom > 1) is nearer, "one pull is one step"
    down(hands, pygame.CONTROLLER_BUTTON_START)
    assert hands.app.stack.top is not scene
    down(hands, pygame.CONTROLLER_BUTTON_B)
    assert hands.app.stack.top is scene


def test_a_pad_answers_and_takes_back(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Move")
    reach = scene.now.reach()[0]
    hands.click(middle(scene, reach.cell))
    n = len(scene.session.record)
    if scene.session.why_no_undo():
        pytest.skip("this walk turned something up")
    down(hands, pygame.CONTROLLER_BUTTON_X)
    assert len(scene.session.record) == n - 1


def test_glyphs_are_shown_only_while_a_pad_is_used(hands):
    hands.app.stack.push(Title(hands.app))
    hands.app.stack.push(Options(hands.app))
    hands.rest()
    assert not hands.app.kit.glyphs_of_pad
    picture = pygame.image.tobytes(hands.app.window, "RGB")
    down(hands, pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert hands.app.kit.glyphs_of_pad["esc"] == "B"
    assert pygame.image.tobytes(hands.app.window, "RGB") != picture
    hands.app.refit()
    assert hands.app.kit.glyphs_of_pad, "also after the window changed"
    hands.down((5, 5))
    hands.up((5, 5))
    hands.rest()
    assert not hands.app.kit.glyphs_of_pad
    assert pygame.image.tobytes(hands.app.window, "RGB") == picture


def test_a_pad_that_goes_is_let_go_of(hands):
    hands.app.stack.push(Title(hands.app))
    down(hands, pygame.CONTROLLER_BUTTON_DPAD_UP)
    gone = []

    class Fake:
        id = 7

        def quit(self):
            gone.append(self)

    hands.app.pad.pads[7] = Fake()
    hands.app.handle(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7))
    assert gone and not hands.app.pad.pads and not hands.app.pad.used
    hands.app.handle(Event(pygame.CONTROLLERDEVICEADDED, device_index=3, guid=""))
    assert not hands.app.pad.pads, "one that can't be opened is passed by"


@pytest.mark.parametrize("gone", [False, True])
def test_a_pad_holds_the_curtain_as_long_as_its_button_is_down(hands, gone):
    hands.app.stack.push(Title(hands.app))
    curtain = Curtain(hands.app, Handing(("Ada", "Bo"), 1))
    hands.app.stack.push(curtain)
    hands.rest()
    hands.app.handle(Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))
    hands.frames(4, HOLD_MS / 8)
    assert curtain.holding and 0 < curtain.held < HOLD_MS
    hands.app.handle(
        Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
        if gone
        else Event(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    )
    hands.rest()
    assert not curtain.holding and curtain.held == 0 and hands.app.stack.top is curtain
    hands.app.handle(Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))
    hands.frames(12, HOLD_MS / 8)
    assert hands.app.stack.top is not curtain


def test_pads_are_not_looked_for_before_the_first_picture(home, monkeypatch):
    from game.app.program import Program
    from game.app.shell.loop import Loop

    app = Program(config=home / "settings.json", first=Title)
    begun = []
    monkeypatch.setattr(app.pad, "begin", lambda: begun.append(app.stack.top is not None and not app.dirty))
    loop = Loop(app)
    loop.step()
    assert not begun
    loop.awake = 0.0
    for _ in range(40):
        loop.step()
    assert begun and all(begun)
