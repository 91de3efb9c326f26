"""The log of a game: news as lines with links."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.core.state import News


def entries(now: Situation, words: Words, told: Sequence[tuple[int, News]]) -> list[Entry]:
    """The lines for news, each with the number of answers up to it."""
    return []
