"""What lies around the table of a heist as pictures: set-up, end, replay, curtain, recap, ledger, rulebook."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, Any

from game.ai.moments import bring, chance
from game.app.games.fistful.shots import begun, seated, table
from game.app.lessons.at_step import lesson_at
from game.app.shell.app import App
from game.app.shell.trials import Arrange
from game.app.ui.theme import SEATS
from game.rules.fistful import news as kinds

if TYPE_CHECKING:
    from game.app.games.fistful.result import Result
    from game.app.games.fistful.scene import FistfulScene
    from game.app.games.fistful.set_up.scene import SetUp
    from game.core.session import Session


def _set_up(app: App, seed: int) -> None:
    """Two seats, the first of which has its crew."""
    from game.app.games.fistful.set_up.scene import SetUp

    scene = SetUp(app, seed=seed)
    app.stack.push(scene)
    scene.suggest(2)


def _played(app: App, seed: int) -> SetUp:
    """A game played by chance to its end, its set-up still on the stack."""
    scene = begun(app, seed)
    assert app.playing is not None
    bring(scene.session, chance(random.Random(seed)), answer=app.playing.answer)
    return scene


def _result(app: App, seed: int) -> Result:
    from game.app.games.fistful.result import Result

    scene = _played(app, seed)
    found = Result(app, scene.session, scene.names())
    app.stack.replace(found)
    return found


def _turned(app: App, seed: int) -> None:
    """The end of a heist, its cards turned over."""
    _result(app, seed).turn_over()


def _replay(app: App, seed: int) -> None:
    from game.app.replay.halfway import halfway

    _played(app, seed)
    halfway(app)


def _missed(app: App, seed: int) -> FistfulScene:
    """A later round, at the start of a turn that has much to tell."""
    scene = table(app, seed)
    bring(scene.session, chance(random.Random(seed)), lambda session: len(scene.recap.lines) > 5, 400, scene.answer)
    return scene


def _recap(app: App, seed: int) -> None:
    """What a seat missed, over its table."""
    _missed(app, seed).recap.show()


def _curtain(app: App, seed: int) -> Any:
    """The curtain before a table of four, half held."""
    from game.app.table.curtain.handover import Handing
    from game.app.table.curtain.scene import Curtain

    names = [app.words(f"seat.{SEATS[i].word}") for i in range(4)]
    lines = _missed(app, seed).recap.lines
    app.stack.pop()
    foot = app.words("curtain.foot", game=app.words("heist.derelict.title"), turn=8)
    scene = Curtain(app, Handing(tuple(names), 1, foot, tuple(lines)))
    app.stack.push(scene)
    return scene


def _told(app: App, seed: int) -> None:
    """The curtain when its button was held."""
    _curtain(app, seed).look()


def _ledger(app: App, seed: int) -> None:
    """The luck ledger over a game that is well under way."""
    draft = begun(app, seed)

    def rolled(session: Session[Any]) -> bool:
        return sum(isinstance(one, kinds.Rolled) for one in session.news) >= 24

    bring(draft.session, chance(random.Random(seed)), rolled)
    seated(app, draft).panels.side.dice()


def _rulebook(app: App, seed: int) -> Any:
    app.open_rules("R-FC-53", "fistful")
    return app.stack.top


def _found(app: App, seed: int) -> None:
    """The rulebook while something is looked for."""
    scene = _rulebook(app, seed)
    scene.look_for(scene.reading.book.booklet.keyword["sight"].title)


def _cards(app: App, seed: int) -> None:
    """The cards that speak of a line."""
    scene = _rulebook(app, seed)
    scene.open("R-FC-134")
    scene.turn_to("cards")


SCENES: dict[str, Arrange] = {
    "setup": _set_up,
    "heist": table,
    "result": _result,
    "rulebook": _rulebook,
    "rulebook-found": _found,
    "rulebook-cards": _cards,
    "replay": _replay,
    "lesson": partial(lesson_at, "fistful", "sight"),
    "curtain": _curtain,
    "curtain-told": _told,
    "recap": _recap,
    "ledger": _ledger,
    "result-dice": _turned,
}
