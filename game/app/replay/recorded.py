"""From a game on the table or in a save to its replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.app.shell.running import Running
from game.core.codec import digest
from game.core.session import Session
from game.save.format.seed import of_table, seeded
from game.save.replays import Replay, played_here


def recorded(playing: Running, note: str = "") -> Replay | None:
    """The replay of a running game up to now; None when its seed is not known."""
    return of_session(playing.session, playing.names, playing.settings, title_of(playing), note=note)


def title_of(playing: Running) -> str:
    """What the save of a game is called."""
    return playing.title


def of_session(
    session: Session[Any],
    names: Sequence[str],
    settings: Mapping[str, str],
    title: str,
    saved: int | None = None,
    note: str = "",
) -> Replay | None:
    """The replay of a session with the settings of its save; None when they hold no seed."""
    found = seeded(settings)
    if found is None:
        return None
    seed, rules = found
    return played_here(
        session.rules.id,
        title,
        names,
        seed,
        {**rules, **of_table(settings)},
        session.record,
        saved,
        max(0, session.rules.rounds(session.state)),
        digest(session.state),
        note,
    )
