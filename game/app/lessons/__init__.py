"""Lessons and hints: a game is taught on its own table, from data.

`assets/lessons/<game>.toml` and, for what a heist has of its own, `<heist>.toml` hold the steps (see `schema`), the
catalogue their sentences; no code knows a step."""

from __future__ import annotations

from contextlib import suppress
from math import ceil
from typing import TYPE_CHECKING, Any

from game.app.lessons.files import lesson_path
from game.app.shell.words import Words

if TYPE_CHECKING:
    from game.app.shell.app import App


def has_lesson(name: str) -> bool:
    """Whether there is a lesson for a game or a heist."""
    return lesson_path(name).is_file()


def further(game: str) -> list[str]:
    """The further lessons of a game, by name, its second part before those of heists; files that make no sense are left
    out."""
    from game.app.lessons.schema import further as found

    return found(game)


def learned() -> str:
    """The game whose lesson, or a further one, was taken to its end last, "" for none."""
    from game.app.lessons.progress import learned as done

    return str(_written(name).get("game", "")) if (name := done()) else ""


def parts(game: str) -> list[str]:
    """The lessons of a game, by name: its first turn, what decides, what a box adds."""
    return [name for name in (game, *(one for one in further(game) if one.startswith(f"{game}-"))) if has_lesson(name)]


def part_title(name: str, words: Words) -> str:
    """What one of the parts of a game is called."""
    own = f"lesson.{name}.title"
    if words.has(own):
        return words(own)
    found = _written(name)
    return words("lesson.decides" if found.get("part") else "lesson.first") if found else name


def minutes(name: str, words: Words) -> int:
    """How long a lesson takes, at 200 words a minute and 3 s a click; 0 for one that can't be read."""
    found = _written(name).get("step")
    steps = [step for step in found if isinstance(step, dict)] if isinstance(found, list) else []
    asking = [step.get("id") for step in steps if step.get("allow") or step.get("look") or step.get("undone")]
    keys = [f"lesson.{name}.{step.get('id')}" for step in steps] + [f"lesson.{name}.{id}.do" for id in asking]
    told = sum(len(words(key).split()) for key in (*keys, f"lesson.{name}.done"))
    return ceil(told / 200 + sum(3 + 3 * bool(step.get("look")) for step in steps) / 60) if steps else 0


def _written(name: str) -> dict[str, Any]:
    """What a lesson file says, for what the title tells of it: that asks for no checks, and they are much to load. The
    empty dict when it can't be read."""
    import tomli

    with suppress(OSError, ValueError, RecursionError):
        return tomli.loads(lesson_path(name).read_text(encoding="utf-8"))
    return {}


def start_lesson(app: App, name: str, instead: bool = False) -> bool:
    """Put the lesson of a game or a heist on the table, where it was left; `instead` of the top scene.  A lesson file
    that can't be used says why and leaves everything as it is; False then."""
    from game.app.lessons.begin import start_lesson as start  # rules and checks are much to load: not for the title

    return start(app, name, instead)
