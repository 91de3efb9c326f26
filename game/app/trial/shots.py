"""Scenes as pictures, without a screen."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.games.firefly import shots as shots_firefly
from game.app.games.firefly.writer import shots as shots_story
from game.app.games.fistful import shots as shots_heist
from game.app.games.fistful.campaign import shots as shots_campaign
from game.app.games.fistful.editor import shots as shots_editor
from game.app.games.keepflyin import shots as shots_hex
from game.app.trial import shots_lesson
from game.app.ui.theme import SEATS

if TYPE_CHECKING:
    from game.app.games.fistful.scene import HeistScene
    from game.app.games.fistful.set_up.scene import SetUp
    from game.app.menus.rulebook.scene import Rulebook
    from game.app.shell.app import App


def shot(
    scene: str, size: tuple[int, int], out: Path, seed: int = 1, text_scale: int = 100, language: str = ""
) -> None:
    """Draw a scene at `size` px with letters at `text_scale` percent into a PNG (or what the suffix says).

    Raises ValueError for an unknown scene, OSError when the file can't be written."""
    if scene not in {*SCENES, *APART}:
        raise ValueError(f"no scene {scene!r}; there are {', '.join((*SCENES, *APART))}")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.app.program import Program
    from game.app.shell.settings import Settings

    app = Program(size=size, prefs=Settings(text_scale=text_scale, speed="off", language=language))
    try:
        arrange(app, scene, seed)
        settle(app)
        out.parent.mkdir(parents=True, exist_ok=True)
        try:
            pygame.image.save(app.window, str(out))
        except pygame.error as error:
            raise OSError(f"{out}: {error}") from error
    finally:
        pygame.quit()


def settle(app: App, most: int = 200) -> None:
    """Let everything come to rest and draw it."""
    for _ in range(most):
        moving = app.update(50.0)
        app.present()
        if not moving:
            return


def arrange(app: App, scene: str, seed: int) -> None:
    """Put a scene on the stack of an app, the title below it."""
    from game.app.menus.title.scene import Title

    app.stack.push(Title(app))
    (SCENES.get(scene) or APART[scene])(app, seed)


def _title(app: App, seed: int) -> None:
    """The title lies there already."""


def _settings(app: App, seed: int) -> None:
    from game.app.menus.settings.scene import Options

    app.stack.push(Options(app))


def _title_saved(app: App, seed: int) -> None:
    """The title with games that were left."""
    from game.app.menus.title.scene import Title
    from game.app.trial.examples import example_home

    app.stack.push(Title(app, example_home(app)))


def _saves(app: App, seed: int) -> None:
    """Example saves in a home of their own."""
    from game.app.menus.saves.scene import Saves
    from game.app.trial.examples import example_home

    scene = Saves(app, home=example_home(app))
    app.stack.push(scene)
    while scene.idle():
        pass


def _set_up(app: App, seed: int, picks: int = 2, heist: str = "", seats: int = 2) -> SetUp:
    from game.app.games.fistful.set_up.scene import SetUp

    scene = SetUp(app, seed=seed, seats=seats, heist=heist)
    app.stack.push(scene)
    scene.suggest(picks)
    return scene


def _begun(app: App, seed: int, heist: str = "", seats: int = 2) -> SetUp:
    """A game that was just begun, its set-up scene still on top."""
    from game.app.games.fistful.set_up.scene import begin

    scene = _set_up(app, seed, 99, heist, seats)
    begin(app, scene.draft, scene.names(), scene.seating())
    return scene


def _heist(app: App, seed: int, heist: str = "", seats: int = 2) -> None:
    from game.app.games.fistful.scene import HeistScene

    scene = _begun(app, seed, heist, seats)
    app.stack.replace(HeistScene(app, scene.session, scene.names()))


def _result(app: App, seed: int) -> None:
    from game.app.games.fistful.result import Result
    from game.app.trial.examples import play_on

    scene = _begun(app, seed)
    assert app.playing is not None
    play_on(app.playing, seed)
    app.stack.replace(Result(app, scene.session, scene.names()))


def _replays(app: App, seed: int) -> None:
    """The records of example saves, a file from elsewhere and one that is none."""
    from game.app.menus.lists.replays import Replays
    from game.app.replay.shelf import items, load, share
    from game.app.trial.examples import example_home

    home = example_home(app)
    for item in items(app.words, home):
        if item.entry.status == "ok":
            share(app, load(item, home), home.shared)
            break
    app.toasts.queue.clear()
    (home.shared / "letter.verse-replay").write_text("Dear all", encoding="utf-8")
    scene = Replays(app, home=home)
    app.stack.push(scene)
    while scene.idle():
        pass


def _replay(app: App, seed: int) -> None:
    from game.app.games.fistful.replay import HeistReplay
    from game.app.replay.recorded import recorded
    from game.app.trial.examples import play_on

    _begun(app, seed)
    assert app.playing is not None
    play_on(app.playing, seed)
    record = recorded(app.playing)
    app.play(None)
    app.stack.pop()
    assert record is not None
    scene = HeistReplay(app, record)
    app.stack.push(scene)
    scene.go(scene.tape.after("turn", scene.tape.length // 2))


def _crash(app: App, seed: int) -> None:
    from game.app.crash.report import Crash
    from game.app.crash.scene import CrashScene

    name = f"crash-20261121-{150000 + seed % 100}"
    crash = Crash(
        "IndexError: 17", "", Path(f"{name}.txt"), Path(f"{name}.verse-replay"), "fistful-20261121-143005", ""
    )
    app.stack.push(CrashScene(app, crash, lambda slot: app.stack.pop()))


def _rulebook(app: App, seed: int) -> Rulebook:
    from game.app.menus.rulebook.scene import Rulebook

    scene = Rulebook(app, line="R-FC-53")
    app.stack.push(scene)
    return scene


def _rulebook_found(app: App, seed: int) -> None:
    """The rulebook while something is looked for."""
    scene = _rulebook(app, seed)
    scene.look_for(scene.reading.book.booklet.keyword["sight"].title)


def _rulebook_cards(app: App, seed: int) -> None:
    """The cards that speak of a line."""
    scene = _rulebook(app, seed)
    scene.open("R-FC-134")
    scene.turn_to("cards")


def _learn(app: App, seed: int) -> None:
    """Which game to learn."""
    from game.app.menus.lesson_menu import LessonMenu

    app.stack.push(LessonMenu(app))


def _curtain(app: App, seed: int) -> None:
    """The curtain before a table of four, half held."""
    from game.app.table.curtain.handover import Handing
    from game.app.table.curtain.scene import Curtain

    names = [app.words(f"seat.{SEATS[i].word}") for i in range(4)]
    lines = _missed(app, seed).recap.lines
    app.stack.pop()
    foot = app.words("curtain.foot", game=app.words("heist.derelict.title"), turn=8)
    app.stack.push(Curtain(app, Handing(tuple(names), 1, foot, tuple(lines))))


def _curtain_told(app: App, seed: int) -> None:
    """The curtain when its button was held."""
    from game.app.table.curtain.scene import Curtain

    _curtain(app, seed)
    scene = app.stack.top
    assert isinstance(scene, Curtain)
    scene.look()


def _recap(app: App, seed: int) -> None:
    """What a seat missed, over its table."""
    _missed(app, seed).recap.show()


def _missed(app: App, seed: int) -> HeistScene:
    """A heist table in a later round, at the start of a turn that has much to tell."""
    from game.app.games.fistful.scene import HeistScene

    _heist(app, seed)
    scene = app.stack.top
    assert isinstance(scene, HeistScene)
    luck = random.Random(seed)
    for _ in range(400):
        if scene.session.over or len(scene.recap.lines) > 5:
            break
        scene.answer(luck.choice(scene.session.options).key)
    return scene


def _ledger(app: App, seed: int) -> None:
    """The luck ledger over a game that is well under way."""
    from game.app.games.fistful.scene import HeistScene

    _heist(app, seed)
    scene = app.stack.top
    assert isinstance(scene, HeistScene)
    luck = random.Random(seed)
    while not scene.session.over and sum(news[0] == "rolled" for news in scene.session.news) < 24:
        scene.answer(luck.choice(scene.session.options).key)
    scene.panels.side.dice()


def _result_dice(app: App, seed: int) -> None:
    """The end of a heist, its cards turned over."""
    from game.app.games.fistful.result import Result

    _result(app, seed)
    scene = app.stack.top
    assert isinstance(scene, Result)
    scene.turn_over()


# Every scene by name with what puts it on the table; pictures, the self-test and random events take them from here.
SCENES: dict[str, Callable[[App, int], object]] = {
    "title": _title,
    "setup": _set_up,
    "heist": _heist,
    "result": _result,
    "settings": _settings,
    "title-saved": _title_saved,
    "saves": _saves,
    "crash": _crash,
    "rulebook": _rulebook,
    "rulebook-found": _rulebook_found,
    "rulebook-cards": _rulebook_cards,
    "replays": _replays,
    "replay": _replay,
    "lesson": shots_lesson.heist,
    "curtain": _curtain,
    "curtain-told": _curtain_told,
    "recap": _recap,
    "ledger": _ledger,
    "result-dice": _result_dice,
    "hex-setup": shots_hex.set_up,
    "hex-blank": shots_hex.blank,
    "hex": shots_hex.voyage,
    "hex-result": shots_hex.result,
    "hex-replay": shots_hex.replay,
    "hex-lesson": shots_lesson.voyage,
    "hex-rulebook": shots_hex.rulebook,
    "learn": _learn,
    **{f"campaign{name}": scene for name, scene in shots_campaign.SCENES.items()},
    **{f"editor{name}": scene for name, scene in shots_editor.SCENES.items()},
    **{f"story{name}": scene for name, scene in shots_story.SCENES.items()},
    "firefly-setup": shots_firefly.set_up,
    "firefly-house": shots_firefly.rules,
    "firefly-result": shots_firefly.result,
    "firefly-course": shots_firefly.course,
    "firefly-replay": shots_firefly.replay,
    "firefly-rulebook": shots_firefly.rulebook,
}
# More scenes that pictures can be taken of; the self-test does without, because bots play up to each of them.
APART: dict[str, Callable[[App, int], object]] = {
    "firefly": shots_firefly.turn,
    "firefly-route": shots_firefly.route,
    "firefly-nav": shots_firefly.nav,
    "firefly-buy": shots_firefly.buy,
    "firefly-leader": shots_firefly.leader,
    "firefly-team": shots_firefly.team,
    "firefly-lesson": shots_lesson.story,
    "heist-largest": partial(_heist, heist="intensive", seats=4),
    **{f"heist{name}": scene for name, scene in shots_heist.SCENES.items()},
    **{f"campaign{name}": scene for name, scene in shots_campaign.MORE.items()},
    **{f"editor{name}": scene for name, scene in shots_editor.MORE.items()},
    **{f"story{name}": scene for name, scene in shots_story.MORE.items()},
    **{f"firefly-{tab}": partial(shots_firefly.sheet, tab) for tab in shots_firefly.SHEETS},
}
