"""What the mods of each game may bring, and how it is read: every id gets the name of the mod before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from game.content.common.library import Library
from game.content.common.source import Source, need_none
from game.content.firefly import mod as firefly_mod
from game.content.fistful import decks
from game.content.fistful.records import Event, Fistful, Gear
from game.content.keepflyin import content as keepflyin
from game.content.keepflyin.records import Board, EventCard, Job, KeepFlyin
from game.content.keepflyin.sense import check_job_deck

KNOWN: Mapping[str, tuple[str, ...]] = {
    "fistful": ("decks/gear.toml", "decks/events.toml", "heists/*.toml", "maps/*.toml"),
    "keepflyin": ("decks/jobs.toml", "decks/events.toml", "maps/*.toml"),
    "firefly": firefly_mod.FILES,
}
C = TypeVar("C", Gear, Event, Job, EventCard, Board)


def _fistful(top: Source, base: Library) -> Library:
    """Gear and Event cards, heists, and boards for them or for the box's own heists. ContentError."""
    gear_file, event_file = top / "decks" / "gear.toml", top / "decks" / "events.toml"
    gear = decks.read_gear(gear_file) if gear_file.path.exists() else {}
    events = decks.read_events(event_file) if event_file.path.exists() else {}
    own = decks.read_boards(top / "maps")
    boards = {**{heist.map.id: heist.map for heist in base.fistful.heists.values()}, **own}
    heists = decks.read_heists(top / "heists", boards, base.fistful.crew, base.fistful.enemies)
    for heist in heists.values():
        if heist.map.id in own:
            heists[heist.id] = replace(heist, map=replace(heist.map, id=f"{top.file}:{heist.map.id}"))
    brought = {f"{top.file}:{heist.id}": replace(heist, id=f"{top.file}:{heist.id}") for heist in heists.values()}
    return Library(fistful=Fistful(_owned(gear, top.file), _owned(events, top.file), {}, {}, brought))


def _keepflyin(top: Source, base: Library) -> Library:
    """Job and Event cards, and charts; a job may be bound for any place on a chart of the box or of the mod.

    ContentError.
    """
    job_file, event_file = top / "decks" / "jobs.toml", top / "decks" / "events.toml"
    boards = keepflyin.read_boards(top / "maps")
    charts = [*base.keepflyin.boards.values(), *boards.values()]
    jobs = keepflyin.read_jobs(job_file, charts) if job_file.path.exists() else {}
    events = keepflyin.read_events(event_file) if event_file.path.exists() else {}
    for board in boards.values():
        both = (*base.keepflyin.jobs.values(), *jobs.values())
        need_none(check_job_deck(both, board, f"{top.file}/maps"))
    name = top.file
    return Library(keepflyin=KeepFlyin(_owned(jobs, name), _owned(events, name), {}, _owned(boards, name)))


def _firefly(top: Source, base: Library) -> Library:
    """Cards for the decks of the box, stories, and maps. ContentError."""
    return Library(firefly=firefly_mod.read_brought(top, base.firefly))


def _owned(cards: Mapping[str, C], name: str) -> dict[str, C]:
    return {f"{name}:{card.id}": replace(card, id=f"{name}:{card.id}", mod=name) for card in cards.values()}


READ: Mapping[str, Callable[[Source, Library], Library]] = {
    "fistful": _fistful,
    "keepflyin": _keepflyin,
    "firefly": _firefly,
}
