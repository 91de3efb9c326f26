"""Read all decks and boards and hand them out as frozen records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from game.content.common import cache
from game.content.common.errors import Problem
from game.content.common.files import data_root
from game.content.common.library import Library
from game.content.common.records import RuleLine
from game.content.common.translation import Say, spoken
from game.content.firefly.records import Differ, Firefly
from game.content.fistful.records import Fistful
from game.content.keepflyin.records import KeepFlyin
from game.core.remembered import forget

if TYPE_CHECKING:
    from game.content.common.mods import Mod
    from game.content.common.rulebook import Booklet


class Loaded(NamedTuple):
    """Everything that can be played with, the mods in it, and what is wrong with those left out."""

    content: Library
    problems: tuple[Problem, ...] = ()
    mods: tuple[Mod, ...] = ()


_now: dict[str, Any] = {}
_opened: dict[Path, Library] = {}
_printed: dict[Path, Library] = {}
_base: dict[tuple[Path, str], Any] = {}
_lines: dict[str, dict[str, RuleLine]] = {}
_spoken: dict[str, dict[str, RuleLine]] = {}
_say: list[Say] = []


def fistful() -> Fistful:
    """What was opened last with `open_content`; before that the game's own content, without mods. ContentError."""
    found: Fistful = _now.get("fistful") or _ask("fistful", cache.FISTFUL)
    return found


def keepflyin() -> KeepFlyin:
    """*Keep Flyin'*, as `fistful`. ContentError."""
    found: KeepFlyin = _now.get("keepflyin") or _ask("keepflyin", cache.KEEPFLYIN)
    return found


def firefly() -> Firefly:
    """*Firefly: The Game*, as `fistful`. ContentError."""
    found: Firefly = _now.get("firefly") or _ask("firefly", cache.FIREFLY)
    return found


def library() -> Library:
    """The content of all games, as `fistful`. ContentError."""
    return Library(fistful(), keepflyin(), firefly())


def _ask(game: str, kept: cache.Kept[cache.R]) -> cache.R:
    """One game's content, kept at hand until something else is opened: rules ask for it all the time."""
    root = data_root()
    found: cache.R = getattr(_opened[root], game) if root in _opened else _own(kept, root, None)
    _now[game] = found
    return found


def load_all(mods_folder: Path | None = None, cache_folder: Path | None = None) -> Loaded:
    """The games' own content and what players have added; a bad mod is left out and listed. ContentError only for our
    own."""
    base = _own_library(cache_folder)
    if mods_folder is None or not mods_folder.is_dir():
        return Loaded(base)
    from game.content.common.mods import joined, read_mods  # pydantic is wanted only where there is something to read

    mods, problems = read_mods(mods_folder, base)
    return Loaded(joined(base, mods) if mods else base, tuple(problems), tuple(mods))


def open_content(mods_folder: Path | None = None, cache_folder: Path | None = None) -> Loaded:
    """`load_all`, and from now on `fistful()`, `keepflyin()` and `firefly()` give what it found."""
    loaded = load_all(mods_folder, cache_folder)
    _printed[data_root()] = loaded.content
    _tell()
    return loaded


@contextmanager
def brought(mod: Mod) -> Iterator[None]:
    """As long as it is open, what that mod brings can be played, too."""
    from game.content.common.mods import joined

    root = data_root()
    before = _printed.get(root)
    _printed[root] = joined(before or _own_library(None), [mod])
    _tell()
    try:
        yield
    finally:
        if before is None:
            del _printed[root]
            _opened.pop(root, None)
        else:
            _printed[root] = before
        _tell()


def speak(say: Say | None) -> None:
    """From now on the texts of cards, boards and rule lines are as `say` has them; None: as they are printed."""
    _say[:] = [say] if say else []
    _spoken.clear()
    _tell()


def _tell() -> None:
    """The content in the language that is spoken."""
    _now.clear()
    forget()
    root = data_root()
    if _say and root not in _printed:
        _printed[root] = _own_library(None)
    if root in _printed:
        now = _printed[root]
        if _say:
            say = _say[0]
            now = Library(
                spoken(now.fistful, "fistful", say),
                spoken(now.keepflyin, "keepflyin", say),
                spoken(now.firefly, "firefly", say),
            )
        _opened[root] = now


def rules_of(game: str) -> dict[str, RuleLine]:
    """The rule lines of a game by id, in printed order. ContentError."""
    if game not in _lines:
        from game.content.common.rule_lines import read_rules

        _lines[game] = read_rules(data_root(), game)
    if not _say:
        return _lines[game]
    if game not in _spoken:
        _spoken[game] = {id: _line(game, line, _say[0]) for id, line in _lines[game].items()}
    return _spoken[game]


def booklet_of(game: str) -> Booklet:
    """The booklet of a game beside its rule lines, as it is spoken. ContentError."""
    from game.content.common.rulebook import read_booklet

    own = read_booklet(data_root(), game)
    return spoken(own, game, _say[0]) if _say else own


def _line(game: str, line: RuleLine, say: Say) -> RuleLine:
    """A rule line as it is spoken; its group has one text for all lines in it."""
    group = say(f"{game}.group.{line.group}", line.group)
    return replace(spoken(line, f"{game}.rule.{line.id}", say), group=group)


def deck_counts(content: Library) -> dict[str, dict[str, int]]:
    """How many cards, tokens and counters every deck holds, by game; decks of mods are counted by themselves."""
    heists, flying = content.fistful.heists, content.keepflyin
    tokens = {f"tokens {h.id}": sum(lot.count for lot in h.tokens) + len(h.guards) for h in heists.values()}
    counters = {kind.id: len(kind.counters) for kind in flying.counters.values()}
    return {
        "fistful": {
            "crew": len(content.fistful.crew),
            **_cards("gear", content.fistful.gear.values()),
            **_cards("events", content.fistful.events.values()),
            "heists": len(heists),
            **tokens,
        },
        "keepflyin": {
            **_cards("jobs", flying.jobs.values()),
            **_cards("events", flying.events.values()),
            **counters,
            "boards": len(flying.boards),
        },
        "firefly": {**_lots(content.firefly), "maps": len(content.firefly.maps)},
    }


def differing(content: Library) -> list[tuple[str, Differ]]:
    """The facts of *Firefly: The Game* on which sources differ, each with the id of its card."""
    found = content.firefly
    cards = (*found.faces.items(), *found.contacts.items())
    return [(id, differ) for id, card in cards for differ in card.differs]


def _lots(found: Firefly) -> dict[str, int]:
    """How many cards each deck of *Firefly: The Game* holds; Ship Cards apart from the Set Up Cards."""
    cards = Counter[str]()
    for id, deck, count in found.lots():
        mod = found.faces[id].mod
        deck = "ships" if id in found.ships else deck
        cards[f"{deck} {mod}" if mod else deck] += count
    return dict(cards)


def _cards(deck: str, cards: Iterable[Any]) -> dict[str, int]:
    """How many cards a deck holds, and every mod's deck of that kind."""
    found = Counter({deck: 0})
    for card in cards:
        found[f"{deck} {card.mod}" if card.mod else deck] += card.count
    return dict(found)


def _own_library(cache_folder: Path | None) -> Library:
    root = data_root()
    return Library(
        _own(cache.FISTFUL, root, cache_folder),
        _own(cache.KEEPFLYIN, root, cache_folder),
        _own(cache.FIREFLY, root, cache_folder),
    )


def _own(kept: cache.Kept[cache.R], root: Path, cache_folder: Path | None) -> cache.R:
    if (root, kept.name) not in _base:
        _base[root, kept.name] = cache.content(kept, root, cache_folder)
    found: cache.R = _base[root, kept.name]
    return found
