"""The decks, counters and charts of *Keep Flyin'* in one folder: read, shaped, built and checked for sense."""

from __future__ import annotations

from pathlib import Path

from game.content.common.toml.problem_places import placed
from game.content.common.toml.source import Source, by_id, need_none, read_model
from game.content.keepflyin import build, schema
from game.content.keepflyin.records import Board, CounterKind, EventCard, Job, KeepFlyin
from game.content.keepflyin.sense import (
    check_board,
    check_counters,
    check_events,
    check_file,
    check_job_deck,
    check_jobs,
)


def read_keepflyin(root: Path) -> KeepFlyin:
    """The game's own content below the data folder. ContentError."""
    decks = Source(root / "assets" / "decks" / "keepflyin", "decks")
    own = read_board(Source(root / "maps" / "keepflyin.toml", "maps/keepflyin.toml"))
    jobs = read_jobs(decks / "jobs.toml", [own])
    need_none(check_job_deck(jobs.values(), own, "decks/jobs.toml"))
    return KeepFlyin(
        jobs=jobs,
        events=read_events(decks / "events.toml"),
        counters=read_counters(decks / "counters.toml"),
        boards={own.id: own},
    )


def read_jobs(source: Source, boards: list[Board]) -> dict[str, Job]:
    """A Job deck by id; every destination is on at least one of the charts. ContentError."""
    jobs = [build.job_card(card) for card in read_model(source, schema.JobFile).job]
    need_none(placed(check_jobs(jobs, boards, source.file), [source]))
    return by_id(jobs, source.file, [source])


def read_events(source: Source) -> dict[str, EventCard]:
    """An Event deck by id. ContentError."""
    cards = [build.event_card(card) for card in read_model(source, schema.EventFile).event]
    need_none(placed(check_events(cards, source.file), [source]))
    return by_id(cards, source.file, [source])


def read_counters(source: Source) -> dict[str, CounterKind]:
    """The kinds of counters by id. ContentError."""
    kinds = [build.counter_kind(table) for table in read_model(source, schema.CounterFile).kind]
    found = by_id(kinds, source.file, [source])
    need_none(placed(check_counters(found, source.file), [source]))
    return found


def read_boards(folder: Source) -> dict[str, Board]:
    """All charts of a folder by id. ContentError."""
    files = folder.all_toml()
    return by_id(map(read_board, files), folder.file, files)


def read_board(source: Source) -> Board:
    """One chart. ContentError."""
    chart = read_model(source, schema.BoardFile)
    need_none(placed(check_file(chart, source.file), [source]))
    board = build.board(chart)
    need_none(placed(check_board(board, source.file), [source]))
    return board
