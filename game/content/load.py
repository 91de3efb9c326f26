"""Read the content of all games with the mods, and say what is in use and in which language it is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.content import registry
from game.content.common import cache
from game.content.common.errors import Problem
from game.content.common.files import data_root
from game.content.common.library import Library
from game.content.common.mod import Mod
from game.content.common.opened import in_use, own, promise, promised, settle, use
from game.content.common.records import Differ, RuleLine
from game.content.common.translation import Say, spoken
from game.core.remembered import forget

if TYPE_CHECKING:
    from game.content.common.read_again import Read
    from game.content.common.rulebook.booklet import Booklet


class Loaded(NamedTuple):
    """Everything that can be played with, the mods in it, and what is wrong with those left out."""

    content: Library
    problems: tuple[Problem, ...] = ()
    mods: tuple[Mod, ...] = ()


_printed: dict[Path, Library] = {}
_lines: dict[str, dict[str, RuleLine]] = {}
_spoken: dict[str, dict[str, RuleLine]] = {}
_say: list[Say] = []
_last: dict[str, tuple[Any, Say, Any]] = {}


def library() -> Library:
    """The content of all games that is in use. ContentError."""
    return {game.id: in_use(game) for game in registry.PRINTED}


def content_of(game: str) -> Any:
    """The content of a game that is in use. ContentError; KeyError for a game that has none."""
    return in_use(registry.printed(game))


def load_all(mods_folder: Path | None = None, cache_folder: Path | None = None) -> Loaded:
    """The games' own content and what players have added; a bad mod is left out and listed. ContentError only for our
    own."""
    base = _own_library(cache_folder)
    return _loaded(base, [*_added(mods_folder, base)])


def open_content(mods_folder: Path | None = None, cache_folder: Path | None = None) -> Loaded:
    """`load_all`, and from now on what it found is in use."""
    settle()
    return _opened(load_all(mods_folder, cache_folder))


class Opening:
    """Does what `open_content` does, a game and a mod at a time; content that is asked for meanwhile is read to its end
    first."""

    def __init__(self, mods_folder: Path, cache_folder: Path | None = None) -> None:
        self.loaded: Loaded | None = None
        self._base: dict[str, Any] = {}
        self._pieces = self._reading(mods_folder, cache_folder)
        self._read: list[Read] = []
        self._busy = False
        promise(self.finish)

    def step(self) -> bool:
        """Read one more; says whether there was one. With the last all of it is in use."""
        if self.loaded is not None:
            return False
        self._busy = True
        more = next(self._pieces, self) is not self
        self._busy = False
        if more:
            return True
        self.loaded = _opened(_loaded(self._base, self._read))
        return False

    def _reading(self, mods_folder: Path, cache_folder: Path | None) -> Iterator[None]:
        for game in registry.PRINTED:
            self._base[game.id] = own(game, cache_folder)
            yield
        for read in _added(mods_folder, self._base):
            self._read.append(read)
            yield

    def finish(self) -> bool:
        """Read all that is left; says whether that could be done."""
        if self._busy:
            return False
        while self.step():
            pass
        return True


def _added(mods_folder: Path | None, base: Library) -> Iterator[Read]:
    """What players have added, one after the other."""
    if mods_folder is not None and mods_folder.is_dir():
        from game.content.mods import read_mods  # pydantic is wanted only where there is something to read

        yield from read_mods(mods_folder, base)


def _loaded(base: Library, read: Sequence[Read]) -> Loaded:
    """The games' own content with the mods that were read."""
    mods = tuple([mod for mod, _ in read if mod is not None])
    content = base
    if mods:
        from game.content.mods import joined

        content = joined(base, mods)
    return Loaded(content, tuple([problem for _, wrong in read for problem in wrong]), mods)


def _opened(loaded: Loaded) -> Loaded:
    """From now on it is in use."""
    _printed[data_root()] = loaded.content
    _tell()
    return loaded


@contextmanager
def brought(mod: Mod) -> Iterator[None]:
    """As long as it is open, what that mod brings can be played, too."""
    from game.content.mods import joined

    root = data_root()
    before = _printed.get(root)
    _printed[root] = joined(before or _own_library(None), [mod])
    _tell()
    try:
        yield
    finally:
        if before is None:
            del _printed[root]
        else:
            _printed[root] = before
        _tell()


def speak(say: Say | None) -> None:
    """From now on the texts of cards, boards and rule lines are as `say` has them; None: as they are printed."""
    if _say != ([say] if say else []):
        _say[:] = [say] if say else []
        _spoken.clear()
        forget()
    _tell()


def _tell() -> None:
    """What was opened is in use, in the language that is spoken."""
    root = data_root()
    if _say and root not in _printed:
        if not promised():
            promise(_tell_own)  # who asks for content has it read; the title needs none
        return
    found = _printed.get(root)
    if found and _say:
        found = {game: _told(content, game, _say[0]) for game, content in found.items()}
    use(found)


def _tell_own() -> bool:
    """The games' own content is in use, in the language that is spoken."""
    _printed.setdefault(data_root(), _own_library(cache.folder()))
    _tell()
    return True


def _told(content: Any, game: str, say: Say) -> Any:
    """The content of a game as it is spoken, the same one as long as it is asked for in turn with no other."""
    last = _last.get(game)
    if last is None or last[0] is not content or last[1] is not say:
        last = _last[game] = content, say, spoken(content, game, say)
    return last[2]


def rules_of(game: str) -> dict[str, RuleLine]:
    """The rule lines of a game by id, in printed order. ContentError."""
    if game not in _lines:
        from game.content.common.rulebook.lines import read_rules

        _lines[game] = read_rules(data_root(), game)
    if not _say:
        return _lines[game]
    if game not in _spoken:
        _spoken[game] = {id: _line(game, line, _say[0]) for id, line in _lines[game].items()}
    return _spoken[game]


def booklet_of(game: str) -> Booklet:
    """The booklet of a game beside its rule lines, as it is spoken. ContentError."""
    from game.content.common.rulebook.booklet import read_booklet

    own = read_booklet(data_root(), game)
    return spoken(own, game, _say[0]) if _say else own


def _line(game: str, line: RuleLine, say: Say) -> RuleLine:
    """A rule line as it is spoken; its group has one text for all lines in it."""
    group = say(f"{game}.group.{line.group}", line.group)
    return replace(spoken(line, f"{game}.rule.{line.id}", say), group=group)


def deck_counts(content: Library) -> dict[str, dict[str, int]]:
    """How many cards, tokens and counters every deck holds, by game and expansion; decks of mods are counted by
    themselves."""
    games = {game.id: game.counts(content[game.id]) for game in registry.PRINTED}
    return games | {name: n for game in registry.PRINTED for name, n in game.boxed(content[game.id]).items()}


def differing(content: Library) -> list[tuple[str, Differ]]:
    """The facts on which sources differ, each with the id of its card."""
    return [fact for game in registry.PRINTED for fact in game.differing(content[game.id])]


def _own_library(cache_folder: Path | None) -> Library:
    return {game.id: own(game, cache_folder) for game in registry.PRINTED}
