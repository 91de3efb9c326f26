"""What *Pirates & Bounty Hunters* adds to the table of *Firefly*, and its box on the title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.shell.app import App
from game.app.shell.doors import Lid
from game.app.shell.trials import Arrange
from game.app.shell.words import Words
from game.app.ui.box import Box

if TYPE_CHECKING:
    from game.app.games.firefly.boxes import AppBox
    from game.app.games.firefly.map.pieces import Piece
    from game.app.games.firefly.overview.map import Stop
    from game.app.games.firefly.scene import FireflyScene
    from game.app.games.firefly.situation import Situation
    from game.app.games.firefly.story import Teller
    from game.app.games.firefly.telling import Telling
    from game.app.shell.stack import Scene


def adds() -> AppBox[Situation, FireflyScene, Piece, Stop, Telling, Teller]:
    """The box as the table of Firefly looks it up."""
    from game.app.games.pirates.box import PIRATES

    return PIRATES


def _box(words: Words) -> Box:
    from game.app.games.pirates.lid import pirates

    return pirates(words)


def _set_up(app: App, start: Rect | None) -> Scene:
    from game.app.games.pirates.set_up import set_up

    return set_up(app, start)


def _shots() -> Mapping[str, Arrange]:
    from game.app.games.pirates.shots import SHOTS

    return SHOTS


TRIED = "pirates-setup", "pirates-attack", "pirates-loot"
LID = Lid("pirates", "firefly", _box, _set_up, _shots, TRIED, ("pirates", "sector map with bounties"))
