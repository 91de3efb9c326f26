"""A lesson is put on the table, where it was left."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from game.app.lessons import progress
from game.app.lessons.course import Course
from game.app.lessons.files import lesson_path
from game.app.lessons.progress import Place
from game.app.lessons.schema import LessonFile, read
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.shell.app import App
from game.app.shell.wait_sign import waiting
from game.app.ui.theme import SEATS
from game.content.common.errors import ContentError
from game.core.engine import RulesError
from game.core.session import NotLegal, Session


def start_lesson(app: App, name: str, instead: bool = False) -> bool:
    """Put the lesson of a game or a heist on the table, where it was left; `instead` of the top scene.  A lesson file
    that can't be used says why and leaves everything as it is; False then."""
    from game.app.lessons.tutor import Tutor
    from game.app.table.scene import TableScene

    waiting(app)
    try:
        lesson = read(lesson_path(name))
        session, place = taken_up(lesson, progress.load().get(name, Place()) if app.keep else Place())
    except (ContentError, ValueError) as error:
        app.toast(app.words("lesson.broken", why=str(error).split("\n")[0]))
        return False
    begin = lesson.begin
    names = [app.words(f"seat.{SEATS[i].word}") for i in range(begin.seats)]
    settings = Seating(tuple(begin.bots), tuple(range(begin.seats))).kept() if begin.bots else {}
    playing = Playing(session, names, settings=settings)
    app.play(playing)
    scene = app.doors.games[lesson.game].table(app, playing)
    assert isinstance(scene, TableScene)
    resumed = bool(place.at or place.record)
    scene.coach = Tutor(scene, Course(lesson, place.at, place.marks))
    (app.stack.replace if instead else app.stack.push)(scene)
    if resumed:
        app.toast(app.words("lesson.resumed"))
    return True


def set_up(lesson: LessonFile) -> Session[Any]:
    """The game of a lesson at its beginning.  ValueError when what is given can't be laid out."""
    from game.rules.registry import ruleset  # the rules of all games are much to read: not before one is played

    try:
        rules = ruleset(lesson.game)
    except KeyError:
        raise ValueError(f"there is no game {lesson.game!r}") from None
    begin = lesson.begin
    settings = {**begin.settings, **({"heist": lesson.heist} if lesson.heist else {})}
    state = rules.tables.start(rules, begin.seats, begin.seed, settings, begin.given, False)
    return Session(rules, state)


def taken_up(lesson: LessonFile, place: Place) -> tuple[Session[Any], Place]:
    """The game of a lesson where it was left; from the start when its answers do not fit any more."""
    session = set_up(lesson)
    with suppress(NotLegal, RulesError):
        for key in place.record:
            session.answer(key)
        if not session.over and len(place.marks) == place.at + 1 and place.at <= len(lesson.step):
            return session, place
    return set_up(lesson), Place(done=place.done)
