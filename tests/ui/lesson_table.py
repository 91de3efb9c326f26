"""A lesson at its table: begun, followed by what is ringed, pressed wrongly, left and taken up again."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
from pygame.event import Event

from game.app.lessons import start_lesson
from game.app.lessons.files import lesson_path
from game.app.lessons.schema import read
from game.app.lessons.tutor import Tutor
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.settings import Settings
from tests.ui.hands import Hands

PATIENCE = 4000
"""Frames in which bots have answered and the table rests."""
LESSONS = (
    "fistful",
    "fistful-decides",
    "keepflyin",
    "keepflyin-decides",
    "firefly",
    "firefly-decides",
    "firefly-pirates",
    "fancards",
    "fancards-decides",
    "paradiso",
    "intensive",
)


def lesson(game: str, size=(1280, 720), text=100, speed="off", keep=False, language="en") -> tuple[Hands, Any]:
    """The lesson of a game just begun, with hands over its table."""
    app = Program(size=size, prefs=Settings(speed=speed, text_scale=text, language=language))
    app.keep = keep
    app.stack.push(Title(app))
    assert start_lesson(app, game)
    hands = Hands(app, PATIENCE)
    hands.rest()
    scene = app.stack.top
    assert isinstance(scene.coach, Tutor)
    return hands, scene


def press(hands: Hands, name: str) -> None:
    """A button of the slip."""
    widget = next(w for w in hands.group.widgets if w.name.startswith("coach:") and w.name.endswith(f":{name}"))
    hands.click(widget.rect.center)


def deed(hands: Hands, scene: Any) -> None:
    """What the step that is up asks for, done where the ring is; Next where it asks for nothing."""
    coach = scene.coach
    step = coach.course.step
    assert coach.about is not None, f"nothing is ringed at {step.id}"
    if coach.course.reading:
        press(hands, "next")
    elif step.look:
        hands.move(coach.about.center)
        hands.rest()
        assert coach.course.reading, f"{step.id}: it was not seen"
    else:
        hands.click(coach.about.center)
    hands.move((2, hands.app.size[1] - 4))
    hands.rest()


def follow(hands: Hands, scene: Any, stop: int = 99, look: Callable[[Any], object] = lambda coach: None) -> list[str]:
    """Do what is ringed, with the mouse, or press Next; the steps as they came. `look` sees the coach before each deed
    and at the end."""
    came: list[str] = []
    for _ in range(160):
        coach = scene.coach
        step = coach.course.step if coach else None
        if step is None or coach.course.at >= stop:
            look(coach)
            return came
        look(coach)
        if not came or came[-1] != step.id:
            came.append(step.id)
        offered = not step.allow or coach.wanted() is not None
        deed(hands, scene)
        assert offered or coach.course.step is step, f"{step.id}: it went by without what it asks for"
    raise AssertionError(f"it never ends: {came[-5:]}")


def step_at(game: str, id: str) -> int:
    """The number of a step by its name."""
    return [step.id for step in read(lesson_path(game)).step].index(id)


def wrong(hands: Hands, scene: Any, luck: random.Random) -> None:
    """Something a step does not ask for: an answer it does not allow, a space, a button of the table, a key."""
    app, coach = hands.app, scene.coach
    kind = luck.randrange(5)
    if kind == 0:
        others = [o for o in scene.session.options if not coach.permits(o)]
        if others:
            scene.answer(luck.choice(others).key)
    elif kind == 1:
        p, wanted = scene.places.board, coach.wanted()
        deeds = [w.rect for w in hands.group.widgets if wanted and w.name.endswith(f":{wanted.key}")]
        free = [
            pos
            for pos in ((luck.randrange(p.x, p.right), luck.randrange(p.y, p.bottom)) for _ in range(9))
            if not any(r.collidepoint(pos) for r in (coach.rect, *deeds, *([coach.about] if coach.about else [])))
        ]
        if free:
            app.handle(Event(pygame.MOUSEMOTION, pos=free[0], rel=(0, 0), buttons=(0, 0, 0)))
            hands.click(free[0])
    elif kind == 2:
        wanted = coach.wanted()
        found = [
            w
            for w in hands.group.widgets
            if w.name.startswith(("tile:", "press:", "undo", "redo", "rehearse"))
            and not (wanted and wanted.key in w.name)
            and not coach.rect.colliderect(w.rect)
            and not (coach.about and coach.about.colliderect(w.rect))
        ]
        if found:
            hands.click(luck.choice(found).rect.center)
    elif kind == 3:
        hands.key(luck.choice((pygame.K_z, pygame.K_y, pygame.K_UP, pygame.K_RIGHT)))
    else:
        scene.redo() if luck.random() < 0.5 else scene.undo()
    app.toasts.queue.clear()
    hands.move((2, app.size[1] - 4))
    hands.rest()


def left_and_taken_up(game: str, stop: int) -> list[str]:
    """Leave a lesson at a step with Esc: it goes on where it was, or anew when asked to. The answers given before."""
    hands, scene = lesson(game, keep=True)
    follow(hands, scene, stop)
    record, at = list(scene.session.record), scene.coach.course.at
    assert record
    while not isinstance(hands.app.stack.top, Title):  # the first press may put away what is picked up
        hands.key(pygame.K_ESCAPE)
    assert hands.app.words("lesson.left") in hands.app.toasts.queue
    assert start_lesson(hands.app, game)
    again = hands.app.stack.top
    assert again.session.record == record and again.coach.course.at == at
    assert again.session.state == scene.session.state
    hands.rest()
    press(hands, "back")
    assert again.coach.course.at == at - 1
    press(hands, "again")
    fresh = hands.app.stack.top
    assert fresh.session.record == [] and fresh.coach.course.at == 0
    return record


def hinted(hands: Hands, scene: Any, game: str, answers: int) -> list[str]:
    """Answer at random in a game with bots: the hints that came, each to a person."""
    shown, luck = [], random.Random(4)
    for _ in range(answers):
        if scene.session.over:
            break
        if scene.coach.hint:
            assert scene.now.mine
            assert hands.app.words.has(f"lesson.{game}.hint.{scene.coach.hint.id}")
            shown.append(scene.coach.hint.id)
        if scene.now.mine:
            scene.answer(luck.choice(scene.session.options).key)
        hands.rest(PATIENCE)
    return shown
