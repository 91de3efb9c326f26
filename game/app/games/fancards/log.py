"""The log of a game: news as lines with links."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.app.games.fancards.causes import gathered
from game.app.games.fancards.telling import Looked, entry
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.core.news import News


def entries(now: Looked, words: Words, told: Sequence[tuple[int, News]], earlier: Iterable[News] = ()) -> list[Entry]:
    """The lines for news, each with the number of answers up to it; what is told again right away stands once.
    `earlier`: the news of the turn before the first of these."""
    found: list[Entry] = []
    same = 1
    for line in gathered(told, earlier):
        said = entry(now, words, line)
        if said is None:
            continue
        same = same + 1 if found and _again(words, said, found[-1], same) else 1
        if same > 1:
            found[-1] = said._replace(text=_times(words, said.text, same))
        else:
            found.append(said)
    return found


def _times(words: Words, text: str, n: int) -> str:
    """A line that is told so many times."""
    return words("fancards.log.times", line=text.removesuffix("."), n=n) if n > 1 else text


def _again(words: Words, line: Entry, last: Entry, same: int) -> bool:
    """Whether a line says what the one before it does, which stands for that many."""
    return (line.seat, line.kind, _times(words, line.text, same)) == (last.seat, last.kind, last.text)
