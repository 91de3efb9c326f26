"""What a mod of *Keep Flyin'* brings: Job and Event cards, and charts."""

from __future__ import annotations

from game.content.common.mod import owned
from game.content.common.toml.source import Source, need_none
from game.content.keepflyin.content import read_boards, read_events, read_jobs
from game.content.keepflyin.records import KeepFlyin
from game.content.keepflyin.sense import check_job_deck


def read_brought(top: Source, base: KeepFlyin) -> KeepFlyin:
    """The cards and charts of a mod, called `<mod>:<id>`; a job may be bound for any place on a chart of the box or of
    the mod. ContentError."""
    job_file, event_file = top / "decks" / "jobs.toml", top / "decks" / "events.toml"
    boards = read_boards(top / "maps")
    charts = [*base.boards.values(), *boards.values()]
    jobs = read_jobs(job_file, charts) if job_file.path.exists() else {}
    events = read_events(event_file) if event_file.path.exists() else {}
    for board in boards.values():
        both = (*base.jobs.values(), *jobs.values())
        need_none(check_job_deck(both, board, f"{top.file}/maps"))
    name = top.file
    return KeepFlyin(owned(jobs.values(), name), owned(events.values(), name), {}, owned(boards.values(), name))
