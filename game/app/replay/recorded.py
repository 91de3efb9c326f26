"""From a game on the table or in a save to its replay."""
from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from game import __version__
from game.app.playing import Playing
from game.app.seating import SEED, of_rules
from game.core.codec import digest
from game.core.session import Session
from game.save.header import clean
from game.save.printed import printed
from game.save.replays import Replay


def recorded(playing: Playing, note: str = "") -> Replay | None:
    """The replay of a running game up to now; None when its seed is not known."""
    return of_session(playing.session, playing.names, playing.settings, title_of(playing), note=note)


def title_of(playing: Playing) -> str:
    """What the save of a game is called."""
    return playing.autosave.slot.game.title if playing.autosave else playing.session.rules.title


def of_session(session: Session[Any], names: Sequence[str], settings: Mapping[str, str], title: str,
               saved: int | None = None, note: str = "") -> Replay | None:
    """The replay of a session with the settings of its save; None when they hold no seed."""
    seed = settings.get(SEED, "")
    if not (seed.isascii() and seed.isdigit() and len(seed) < 20):
        return None
    return Replay(session.rules.id, clean(title), tuple(clean(n) for n in names), int(seed), of_rules(settings),
                  tuple(session.record), __version__, printed(session.rules.id)[:16],
                  int(time.time()) if saved is None else saved, max(0, session.rules.rounds(session.state)), {},
                  digest(session.state), note)
