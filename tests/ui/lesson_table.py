"""A lesson at its table: begun, followed by what is ringed, left and taken up again."""
from __future__ import annotations

import random
from typing import Any

import pygame

from game.app.lessons import start_lesson
from game.app.lessons.schema import lesson_path, read
from game.app.lessons.tutor import Tutor
from game.app.main import App
from game.app.scenes.title import Title
from game.app.settings import Settings
from tests.ui.hands import Hands

PATIENCE = 4000
"""Frames in which bots have answered and the table rests."""


def lesson(game: str, size=(1280, 720), text=100, speed="off", keep=False, language="en") -> tuple[Hands, Any]:
    """The lesson of a game just begun, with hands over its table."""
    app = App(size=size, prefs=Settings(speed=speed, text_scale=text, language=language))
    app.keep = keep
    app.stack.push(Title(app))
    assert start_lesson(app, game)
    hands = Hands(app, PATIENCE)
    hands.rest()
    scene = app.stack.top
    assert isinstance(scene.coach, Tutor)
    return hands, scene


def follow(hands: Hands, scene: Any, stop: int = 99) -> list[str]:
    """Do what is ringed, with the mouse, or press Next; the steps as they came."""
    came: list[str] = []
    for _ in range(160):
        coach = scene.coach
        step = coach.course.step if coach else None
        if step is None or coach.course.at >= stop:
            return came
        if not came or came[-1] != step.id:
            came.append(step.id)
        assert coach.about is not None, f"nothing is ringed at {step.id}"
        if coach.aside is not None or coach.course.reading:
            hands.key(pygame.K_n)
        elif step.until.look:
            hands.move(coach.about.center)
        else:
            hands.click(coach.about.center)
            hands.move((2, hands.app.size[1] - 4))
        hands.rest()
    raise AssertionError(f"it never ends: {came[-5:]}")


def step_at(game: str, id: str) -> int:
    """The number of a step by its name."""
    return [step.id for step in read(lesson_path(game)).step].index(id)


def beside_the_point(game: str, seed: int, answers: int) -> None:
    """Random legal answers: something is always ringed, and the lesson can always be gone through."""
    hands, scene = lesson(game)
    luck = random.Random(seed)

    def over() -> bool:
        return scene.coach is None or scene.coach.course.over or hands.app.stack.top is not scene

    def on() -> None:
        scene.coach.update(1000.0)
        hands.key(pygame.K_n)
        hands.rest(PATIENCE)

    for _ in range(answers):
        if over():
            return
        coach = scene.coach
        if coach.aside is None and coach.course.step is not None and not coach.reading and scene.now.mine:
            assert coach.about is not None, f"nothing is ringed at {coach.course.step.id} while {scene.now.kind} waits"
        if scene.now.mine:
            scene.answer(luck.choice(scene.session.options).key)
            hands.rest(PATIENCE)
        if scene.coach is not None and (luck.random() < .4 or not scene.now.mine):
            on()
    for _ in range(60):
        if over():
            return
        on()
    raise AssertionError("Next does not lead to the end")


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


def left_and_taken_up(game: str, stop: int) -> list[str]:
    """Leave a lesson at a step with Esc: it goes on where it was, or anew when asked to. The answers given before."""
    hands, scene = lesson(game, keep=True)
    follow(hands, scene, stop)
    record, at = list(scene.session.record), scene.coach.course.at
    assert record
    while not isinstance(hands.app.stack.top, Title):      # the first press may put away what is picked up
        hands.key(pygame.K_ESCAPE)
    assert hands.app.words("lesson.left") in hands.app.toasts.queue
    assert start_lesson(hands.app, game)
    again = hands.app.stack.top
    assert again.session.record == record and again.coach.course.at == at
    assert again.session.state == scene.session.state
    hands.rest()
    hands.click(f"coach:{at}:again")
    fresh = hands.app.stack.top
    assert fresh.session.record == [] and fresh.coach.course.at == 0
    return record


def covered(monkeypatch, hands: Hands, scene: Any) -> list[tuple[str, str]]:
    """Where the slip of a lesson lay over what it spoke of or over the button to press, by step."""
    found: list[tuple[str, str]] = []
    real = Tutor.widgets

    def watched(self):
        widgets = real(self)
        at = self.course.step.id if self.course.step else "end"
        if self.rect and any(self.rect.colliderect(r) for r in (self.about, *self.besides) if r):
            found.append(("about", at))
        if self.rect and self.rect.colliderect(scene.places.primary):
            found.append(("primary", at))
        return widgets

    monkeypatch.setattr(Tutor, "widgets", watched)
    follow(hands, scene)
    return found
