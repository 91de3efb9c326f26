"""What pointing at a location shows before anything is decided: the way there, what it brings, or why the ship may not
enter it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.app.games.fancards.map.pieces import cell_of, cell_word
from game.app.games.fancards.sayings import reason
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.boards.field.data import Cell
from game.app.table.boards.tags import Tag
from game.rules.fancards.charting import neighbours
from game.rules.fancards.faces import job_face, place_face
from game.rules.fancards.moves import short_of, shut
from game.rules.fancards.state import SETUP
from game.rules.fancards.work.jobs import fits, held, last_leg

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene

TERMS = ("alliance", "criminal", "either")


class Preview(NamedTuple):
    """The overlay of a pointed-at location: the cells of the way, the ship's own first, and the tag at the pointer."""

    path: tuple[Cell, ...] = ()
    tag: Tag | None = None


def preview(scene: FanCardsScene, cell: Cell | None) -> Preview:
    """What the map shows for a location; the way of a ship that is flying stays in sight."""
    now, way = scene.now, scene.flight.ways().get(cell) if cell is not None else None
    path: tuple[Cell, ...] = ()
    if way is not None or scene.flight.plan:
        path = (cell_of(now.at(now.seat)), *(way or scene.flight.plan))
    return Preview(path, tag(now, scene.words, cell, way) if cell is not None else None)


def tag(now: Situation, words: Words, cell: Cell, way: tuple[Cell, ...] | None) -> Tag | None:
    """What is pointed at, None for nothing."""
    word = cell_word(cell)
    if word not in now.g.cells:
        return None
    name = now.where(word)
    lines = tuple(job_lines(now, words, word))
    if way is not None:
        return Tag(name, brings(now, words, word), len(way), lines=lines)
    flies = now.kind == "Act" and now.mine and word in neighbours(now.g, now.at(now.seat) or "0,0")
    why = barred(now, words, word)
    if flies and not why and not now.moves:
        found = now.why_not(f"ship:{now.seat}", now.key_of(cell))
        why = reason(words, found) if found else ""
    if why:
        return Tag(name, "", danger=True, lines=(why, *lines))
    return Tag(name, brings(now, words, word), lines=lines)


def brings(now: Situation, words: Words, cell: str) -> str:
    """What entering brings who looks: nothing more where it was paid in this turn."""
    if f"paid:{cell}" in now.g.flags and now.g.active == now.seat:
        return words("fancards.tag.paid")
    gain = place_face(now.g.cells[cell]).gain
    once = now.g.settings["pickup"] == "visit" and f"been:{now.seat}:{cell}" in now.g.flags
    parts = [words("fancards.gain.credits", n=gain.credits)] if gain.credits else []
    for side in ("alliance", "criminal", "open"):
        n = getattr(gain, side)
        if n and not once:
            parts.append(words(f"fancards.gain.{side}", n=n))
    return ", ".join(parts)


def barred(now: Situation, words: Words, cell: str) -> str:
    """Why the ship of who looks may not enter a location, "" when it may."""
    if now.seat not in now.g.spot or now.g.phase == SETUP:
        return ""
    if shut(now.g, cell):
        return words("fancards.why.closed", place=now.where(cell))
    if not short_of(now.g, now.seat, cell) or now.at(now.seat) == cell:
        return ""
    needs = place_face(now.g.cells[cell]).needs
    have = {"alliance": now.g.alliance[now.seat], "criminal": now.g.criminal[now.seat]}
    have["either"] = max(have.values())
    name, need = next((name, n) for name, n in zip(TERMS, needs) if n > have[name])
    return words(f"fancards.why.needs_{name}", need=need, have=have[name])


def job_lines(now: Situation, words: Words, cell: str) -> list[str]:
    """The own jobs that get on at a location, or are finished there."""
    found = []
    for job in held(now.g, now.seat) if now.seat in now.g.spot else ():
        if fits(now.g, job, cell):
            key = "fancards.tag.finish" if last_leg(now.g, job) else "fancards.tag.stage"
            found.append(words(key, job=job_face(job).title))
    return found
