"""Rows of a written Story Card: one per word of a list with what it takes, one that adds a word, one that shows a list
in short and opens it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.games.firefly.writer.words import (
    SETUP,
    Kind,
    free,
    label,
    name_of,
    number,
    numbers,
    spelt,
    summary,
    takes_of,
    told_with,
    value,
    values,
)
from game.app.shell.app import App
from game.app.ui.widgets import Button, RoundButton, Widget
from game.app.ui.widgets.cycle import Amount, Cycle
from game.app.workshop.pick import Pick, PickSheet
from game.app.workshop.sheet import Row, RowSheet
from game.content.firefly.records import Do
from game.content.firefly.sketch.story import MOST_WORDS

if TYPE_CHECKING:
    from game.app.games.firefly.writer.editor import StoryEditor

Words = tuple[Do, ...]
Change = Callable[[Words], object]
MANY = 12
"""From this number of names on they are chosen from a list."""


def word_rows(s: StoryEditor, row: Words, kind: Kind, change: Change, hidden: tuple[str, ...] = ()) -> list[Row]:
    """A row per word, and one that adds another; `hidden`: words that are set elsewhere."""
    found = [
        Row(label(s.app.words, do), partial(_word, s, row, kind, change, at))
        for at, do in enumerate(row)
        if do.word not in hidden
    ]
    return [*found, Row("", partial(_more, s, row, kind, change))]


def _word(s: StoryEditor, row: Words, kind: Kind, change: Change, at: int, rect: Rect) -> list[Widget]:
    """What a word takes, and the button that takes it away."""
    k, words, do = s.kit, s.app.words, row[at]
    takes, key = takes_of(do, kind.known), f"{kind.name}:{at}"
    n = min(rect.h, k.u(40))
    found: list[Widget] = []
    names, counts = values(do, takes), numbers(do.n, takes) if do.word != "special" or do.n else ()
    room = Rect(rect.x, rect.y, rect.w - n - k.u(8), rect.h)
    parts = [bool(names and len(names) > 1), bool(counts and len(counts) > 1)]
    wide = (room.w - k.u(6) * (sum(parts) - 1)) // max(1, sum(parts))

    def put(**changes: Any) -> None:
        change((*row[:at], do._replace(**changes), *row[at + 1 :]))

    x = room.x
    if parts[0]:
        said = [(one, value(words, do.word, one)) for one in names]
        box = Rect(x, rect.y, wide, rect.h)
        if len(said) > MANY:
            choose = partial(_choose, s, label(words, do), said, put)
            found.append(Button(box, dict(said)[do.what], choose, icon="search", name=f"{key}:what"))
        else:
            found.append(Cycle(box, said, do.what, lambda v: put(what=v), name=f"{key}:what"))
        x += wide + k.u(6)
    if parts[1]:
        shown = [(str(one), number(words, one, takes)) for one in counts]
        found.append(Amount(Rect(x, rect.y, wide, rect.h), shown, str(do.n), lambda v: put(n=int(v)), name=f"{key}:n"))
    away = Rect(rect.right - n, rect.centery - n // 2, n, n)
    found.append(
        RoundButton(
            away,
            "trash",
            lambda: change(row[:at] + row[at + 1 :]),
            name=f"{key}:drop",
            tip=words("storyeditor.word.drop", what=spelt(words, do, kind.known)),
        )
    )
    return found


def _choose(s: StoryEditor, title: str, said: list[tuple[str, str]], put: Callable[..., None]) -> None:
    picks = [Pick(one, name) for one, name in said]
    s.app.stack.push(PickSheet(s.app, title, picks, lambda one: put(what=one)))


def _more(s: StoryEditor, row: Words, kind: Kind, change: Change, rect: Rect) -> Widget:
    words = s.app.words
    full = words("storyeditor.word.full", n=MOST_WORDS) if len(row) >= MOST_WORDS else ""
    return Button(
        rect,
        words(f"storyeditor.add.{kind.name}"),
        partial(_add, s, row, kind, change),
        icon="plus",
        why=full,
        name=f"{kind.name}:add",
    )


def _add(s: StoryEditor, row: Words, kind: Kind, change: Change) -> None:
    """Choose which word joins the list."""
    words = s.app.words
    known = {name_of(do): do for do in free(row, told_with(kind, s.story.box))}

    def chosen(name: str) -> None:
        fresh = [known[name]]
        if kind is SETUP and name == "start_crew" and "start_crew_cost" in known:
            fresh.append(known["start_crew_cost"])
        change((*row, *fresh))

    picks = [Pick(name, label(words, do)) for name, do in known.items()]
    s.app.stack.push(PickSheet(s.app, words(f"storyeditor.add.{kind.name}"), picks, chosen))


def list_row(s: StoryEditor, read: Callable[[], Words], kind: Kind, change: Change) -> Row:
    """A list in short; a click opens it."""
    words = s.app.words
    title = words(f"storyeditor.list.{kind.name}")
    said = summary(words, read(), kind) or words("storyeditor.list.none")

    def make(rect: Rect) -> Widget:
        return Button(
            rect,
            said,
            lambda: s.app.stack.push(WordsSheet(s.app, s, title, read, kind, change)),
            icon="pen",
            tip=words(f"storyeditor.list.{kind.name}.tip"),
            name=f"list:{kind.name}",
        )

    return Row(title, make)


class LeafSheet(RowSheet):
    """A sheet about something that may be taken back meanwhile; then the sheet goes, too."""

    scene: StoryEditor

    def look(self) -> None:
        """Read what it is of; IndexError when that is gone."""
        raise NotImplementedError

    def again(self) -> None:
        try:
            self.look()
        except IndexError:
            self.close()
        else:
            super().again()

    def back(self) -> None:
        self.again()


class WordsSheet(LeafSheet):
    """A list of words over the editor."""

    width, height = 640.0, 400.0

    def __init__(
        self, app: App, scene: StoryEditor, title: str, read: Callable[[], Words], kind: Kind, change: Change
    ) -> None:
        super().__init__(app, scene, title)
        self.read, self.kind, self.put = read, kind, change

    def rows(self) -> list[Row]:
        return word_rows(self.scene, self.read(), self.kind, self._changed)

    def _changed(self, row: Words) -> None:
        self.put(row)
        self.again()

    def look(self) -> None:
        self.read()
