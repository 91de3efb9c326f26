"""Read all decks and boards and hand them out as frozen records."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.content import cache
from game.content.errors import Problem
from game.content.files import data_root
from game.content.keepflyin_records import KeepFlyin
from game.content.records import Fistful, RuleLine
from game.content.speech import Say, spoken

if TYPE_CHECKING:
    from game.content.mods import Mod
    from game.content.rulebook import Booklet


class Loaded(NamedTuple):
    """Everything that can be played with, the mods in it, and what is wrong with those left out."""

    content: Fistful
    problems: tuple[Problem, ...] = ()
    mods: tuple[Mod, ...] = ()


_opened: dict[Path, Fistful] = {}
_printed: dict[Path, Fistful] = {}
_base: dict[Path, Fistful] = {}
_flyin: dict[Path, KeepFlyin] = {}
_lines: dict[str, dict[str, RuleLine]] = {}
_spoken: dict[str, dict[str, RuleLine]] = {}
_say: list[Say] = []


def fistful() -> Fistful:
    """What was opened last with `open_content`; before that the game's own content, without mods. ContentError."""
    root = data_root()
    return _opened.get(root) or _own(root, None)


def keepflyin() -> KeepFlyin:
    """*Keep Flyin'* as `fistful()` is *Fistful of Credits*. ContentError."""
    from game.content.keepflyin import read_keepflyin

    root = data_root()
    if root not in _flyin:
        _flyin[root] = read_keepflyin(root)
    return _flyin[root]


def load_all(mods_folder: Path | None = None, cache_folder: Path | None = None) -> Loaded:
    """The game's own content and the players' mods; a bad mod is left out and listed. ContentError only for our own."""
    base = _own(data_root(), cache_folder)
    if mods_folder is None or not mods_folder.is_dir():
        return Loaded(base)
    from game.content.mods import joined, read_mods  # pydantic is wanted only where there is something to read

    mods, problems = read_mods(mods_folder, base)
    return Loaded(joined(base, mods) if mods else base, tuple(problems), tuple(mods))


def open_content(mods_folder: Path | None = None, cache_folder: Path | None = None) -> Loaded:
    """`load_all`, and from now on `fistful()` gives what it found."""
    loaded = load_all(mods_folder, cache_folder)
    _printed[data_root()] = loaded.content
    _tell()
    return loaded


def speak(say: Say | None) -> None:
    """From now on the texts of cards, boards and rule lines are as `say` has them; None: as they are printed."""
    _say[:] = [say] if say else []
    _spoken.clear()
    _tell()


def _tell() -> None:
    """The content in the language that is spoken."""
    root = data_root()
    if _say and root not in _printed:
        _printed[root] = _own(root, None)
    if root in _printed:
        _opened[root] = spoken(_printed[root], "fistful", _say[0]) if _say else _printed[root]


def rules_of(game: str) -> dict[str, RuleLine]:
    """The rule lines of a game by id, in printed order. ContentError."""
    if game not in _lines:
        from game.content.rule_lines import read_rules

        _lines[game] = read_rules(data_root(), game)
    if not _say:
        return _lines[game]
    if game not in _spoken:
        _spoken[game] = {id: _line(game, line, _say[0]) for id, line in _lines[game].items()}
    return _spoken[game]


def booklet_of(game: str) -> Booklet:
    """The booklet of a game beside its rule lines, as it is spoken. ContentError."""
    from game.content.rulebook import read_booklet

    own = read_booklet(data_root(), game)
    return spoken(own, game, _say[0]) if _say else own


def _line(game: str, line: RuleLine, say: Say) -> RuleLine:
    """A rule line as it is spoken; its group has one text for all lines in it."""
    group = say(f"{game}.group.{line.group}", line.group)
    return replace(spoken(line, f"{game}.rule.{line.id}", say), group=group)


def deck_counts(content: Fistful) -> dict[str, dict[str, int]]:
    """How many cards and tokens every deck holds, by game; decks of mods are counted by themselves."""
    tokens = {h.id: sum(lot.count for lot in h.tokens) + len(h.guards) for h in content.heists.values()}
    decks: Counter[str] = Counter({"crew": len(content.crew), "gear": 0, "events": 0, "heists": len(content.heists)})
    for name, cards in (("gear", content.gear), ("events", content.events)):
        for card in cards.values():
            decks[f"{name} {card.mod}" if card.mod else name] += card.count
    decks.update({f"tokens {name}": count for name, count in tokens.items()})
    return {"fistful": dict(decks)}


def _own(root: Path, cache_folder: Path | None) -> Fistful:
    if root not in _base:
        _base[root] = cache.fistful(root, cache_folder)
    return _base[root]
