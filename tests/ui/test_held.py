"""What is held ends when something comes on top, the window loses the focus or the table changes hands: in every scene
that pictures know, a press that began before does nothing after."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.app.games.fistful.editor.editor import Editor
from game.app.lessons.files import lesson_path
from game.app.lessons.hints import Hints
from game.app.lessons.schema import read
from game.app.program import Program
from game.app.shell.loop import Loop
from game.app.shell.settings import Settings
from game.app.shell.sheets.ask import Ask
from game.app.table.results.results import OWN, Result
from game.app.trial import shots
from game.app.ui.widgets.slider import Slider
from tests.ui import fistful_table
from tests.ui.hands import Hands, middle
from tests.ui.near import families

EVERY = [
    name
    for name in (*shots.SCENES, *shots.APART)
    if not name.startswith(("heist-largest", "campaign-won", "campaign-lost", "editor-trial", "story-trial"))
]
# the beginnings of the names of widgets of which one is as good as another
SAME = ("row:", "log:", "bar:")


def opened(name):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    shots.arrange(app, name, 3)
    shots.settle(app)
    return Hands(app)


def world(app):
    """All that an act can change."""
    tables = [scene for scene in app.stack.scenes if hasattr(scene, "session")]
    drawn = [repr(scene.history.now) for scene in app.stack.scenes if hasattr(scene, "history")]
    return (
        [type(s).__name__ for s in app.stack.scenes],
        app.running,
        repr(app.settings),
        drawn,
        [len(t.session.record) for t in tables if t.session is not None],
    )


def holds(app):
    """What any scene believes to be held."""
    found = []
    for scene in app.stack.scenes:
        group, pointer = getattr(scene, "group", None), getattr(scene, "pointer", None)
        drag = getattr(scene, "drag", None)
        found += [group.down] if group is not None else []
        found += [drag] if drag is not None and getattr(drag, "back", True) is None else []
        found += [pointer.held, pointer.panning, pointer.pressed] if pointer is not None else []
    return [one for one in found if one is not None]


def on_top(hands):
    """Something comes on top by itself, as a result or a curtain does."""
    hands.app.stack.push(Ask(hands.app, "Title", "Question?", "Yes", "No", lambda: None))


def focus_goes(hands):
    hands.app.handle(Event(pygame.WINDOWFOCUSLOST))
    hands.app.handle(Event(pygame.WINDOWFOCUSGAINED))


@pytest.mark.parametrize("name", families(EVERY))
def test_a_press_that_began_before_does_nothing_after(home, name):
    hands = opened(name)
    group = getattr(hands.app.stack.top, "group", None)
    points = {
        w.name.partition(":")[0] + w.name[:4] * (not w.name.startswith(SAME)): w.rect.center
        for w in (group.widgets if group else ())
        if not isinstance(w, Slider)
    }  # one rests where it is
    points["middle"], points["left"] = (600, 330), (420, 400)
    ways = ((1, on_top), (3, focus_goes)), ((3, on_top), (1, focus_goes))
    for place, pos in enumerate(points.values()):
        for button, how in ways[place % 2]:
            hands.move(pos)
            before = world(hands.app)
            hands.down(pos, button)
            if world(hands.app) != before:  # it does something at once, as a right click on a box
                break
            how(hands)
            hands.move((pos[0] + 40, pos[1] + 30))
            hands.up((pos[0] + 40, pos[1] + 30), button)
            hands.frames(1)
            if how is on_top:
                hands.app.stack.pop()
            hands.move(pos)
            hands.up(pos, button)
            hands.frames(1)
            assert world(hands.app) == before and not holds(hands.app), (name, pos, button)
        else:
            continue
        break
    hands.app.play(None)


def legal(scene):
    """A piece that can be picked up and where it may be put down, in pixels."""
    now = scene.now
    option = next(o for o in now.options if o.key.partition(":")[0] in ("move", "burn", "mosey"))
    piece = next(
        p for p in scene.stage.pieces.values() if p.id == option.source or p.kind == "hero" and p.seat == now.seat
    )
    cell = next(cell for cell, o in now.cells.items() if o.key == option.key)
    spots = getattr(scene.view, "spots", None)
    start = spots(tuple(scene.stage.pieces.values()))[piece.id] if spots else scene.view.middle(piece.cell)
    return (round(start[0]), round(start[1])), middle(scene, cell)


def tables():
    hands, scene = fistful_table.table(2, 5)
    assert fistful_table.play_to(hands, scene, "Move")
    yield hands, scene
    hands = opened("hex")
    yield hands, hands.app.stack.top
    hands = opened("firefly")
    yield hands, hands.app.stack.top


@pytest.mark.parametrize("how", [on_top, focus_goes], ids=lambda f: f.__name__)
def test_a_drag_springs_back_and_commits_nothing(home, how):
    for hands, scene in tables():
        start, end = legal(scene)
        record = len(scene.session.record)
        hands.move(start)
        hands.down(start)
        hands.move((start[0] + 30, start[1] + 20))
        hands.move(end)
        assert scene.drag is not None, type(scene)
        how(hands)
        hands.up(end)
        hands.frames(1)
        if how is on_top:
            hands.app.stack.pop()
        hands.move(end)
        hands.frames(3)
        assert scene.drag is None and not holds(hands.app)
        hands.up(end)
        assert len(scene.session.record) == record, type(scene)
        hands.app.play(None)


def slip_comes(scene, at):
    """A result is laid down over a point."""
    scene.aside = lambda: Rect(at[0] - 190, at[1] - 40, 380, 300)
    scene.results.heard([Result(0, "Ada", "Caught", "bad", weight=OWN)])
    scene.results.settled()
    scene.panels.refresh()
    assert scene.results.lying[-1].rect.collidepoint(at)


def hint_comes(scene, at):
    """A coach has something to say."""
    scene.coach = Hints(scene, read(lesson_path(scene.session.rules.id)))
    scene.coach.hint = scene.coach.lesson.hint[0]
    scene.app.settings.coach = True
    scene.panels.refresh()
    assert scene.coach.rect is not None


@pytest.mark.parametrize("what", [slip_comes, hint_comes], ids=lambda f: f.__name__)
def test_a_drag_ends_when_a_slip_comes(home, what):
    for hands, scene in tables():
        start, end = legal(scene)
        record = len(scene.session.record)
        hands.move(start)
        hands.down(start)
        hands.move((start[0] + 30, start[1] + 20))
        hands.move(end)
        assert scene.drag is not None, type(scene)
        what(scene, end)
        hands.up(end)
        hands.frames(3)
        assert len(scene.session.record) == record and not holds(hands.app), type(scene)
        hands.app.play(None)


@pytest.mark.parametrize("moved", [0, 3])
def test_a_press_is_for_nothing_once_a_slip_lies_there(home, moved):
    """Though a click on that space answers."""
    for hands, scene in tables():
        _, at = legal(scene)
        record, pages = len(scene.session.record), len(hands.app.stack.scenes)
        hands.move(at)
        hands.down(at)
        slip_comes(scene, at)
        hands.up((at[0] + moved, at[1] + moved))
        hands.frames(1)
        assert len(scene.session.record) == record and len(hands.app.stack.scenes) == pages, type(scene)
        assert not holds(hands.app) and scene.results.lying
        hands.app.play(None)


def test_a_press_is_for_nothing_once_the_button_means_something_else(home):
    """Another choice comes up while the brass button is down, as after the answer of a bot."""
    for hands, scene in tables():
        at = scene.places.primary.center
        hands.move(at)
        hands.down(at)
        scene.give(next(o.key for o in scene.now.options if o.key != scene.panels.dock.first().key))
        scene.hurry()
        record = len(scene.session.record)
        hands.up(at)
        assert len(scene.session.record) == record, type(scene)
        hands.app.play(None)


def test_an_answer_of_somebody_else_ends_a_drag_for_good(home):
    hands, scene = fistful_table.table(2, 5)
    assert fistful_table.play_to(hands, scene, "Move")
    start, end = legal(scene)
    hands.move(start)
    hands.down(start)
    hands.move(end)
    scene.give(scene.now.options[-1].key)
    hands.move((end[0] + 20, end[1]))
    assert scene.drag is None, "it is not picked up again by the button that is still down"


def test_a_stroke_of_the_editor_ends(home):
    hands = opened("editor")
    scene = hands.app.stack.top
    assert isinstance(scene, Editor)
    scene.take("floor")
    at = scene.view.window.center
    hands.move(at)
    hands.down(at)
    assert scene.hand.drawing
    on_top(hands)
    assert not scene.hand.drawing
    hands.app.stack.pop()
    before = repr(scene.history.now)
    hands.move((at[0] + 90, at[1]))
    hands.up((at[0] + 90, at[1]))
    assert repr(scene.history.now) == before


def test_a_slider_that_is_held_rests(home):
    hands = opened("settings")
    knob = hands.widget("ui_scale")
    hands.move(knob.rect.center)
    hands.down(knob.rect.center)
    focus_goes(hands)
    value = hands.app.settings.ui_scale
    hands.move((knob.rect.right - 80, knob.rect.centery))
    assert hands.app.settings.ui_scale == value and hands.group.down is None


def test_the_danger_map_goes_with_its_key(home):
    hands, scene = fistful_table.table(2, 5)
    assert fistful_table.play_to(hands, scene, "Move")
    for how in (on_top, focus_goes):
        hands.app.handle(Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d"))
        assert scene.danger.shown
        how(hands)
        assert not scene.danger.shown
        if how is on_top:
            hands.app.stack.pop()


def test_a_key_that_is_held_says_nothing_to_what_comes_on_top(home):
    hands, scene = fistful_table.table(2, 5)
    loop = Loop(hands.app)
    pygame.event.get()
    pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z", scancode=29))
    loop.step()
    on_top(hands)
    heard = []
    hands.app.stack.top.handle = lambda event: heard.append(event) or True
    for _ in range(3):
        pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z", scancode=29))
        loop.step()
    assert not [e for e in heard if e.type == pygame.KEYDOWN]
    pygame.event.post(Event(pygame.KEYUP, key=pygame.K_z, mod=0, unicode="", scancode=29))
    pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z", scancode=29))
    loop.step()
    assert [e for e in heard if e.type == pygame.KEYDOWN], "a new press counts"


def test_a_key_that_was_pressed_for_another_program_does_nothing_here(home):
    hands, scene = fistful_table.table(2, 5)
    loop = Loop(hands.app)
    pygame.event.get()
    pygame.event.post(Event(pygame.WINDOWFOCUSGAINED))
    pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=43))
    loop.step()
    assert scene.group.focus is None
