"""Write saves and replays of today's program to `tests/golden/games/`: `python -m tests.golden.make`.

Run it before a change that must leave old games alone, commit what it writes, and never write anew what is there:
`tests/save/test_golden_games.py` opens each and plays it on.  Per game one save waiting at every kind of `Choice` that
play reaches, named after it, and the replays of some whole games.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from game.ai.levels import BOTS
from game.app.replay.recorded import of_session
from game.core.rng import mix
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.core.views import view
from game.rules.registry import RULESETS
from game.save.parcels.export import wrapped
from game.save.replays import write
from game.save.store import Store
from tests.contract.playing import BRIEF, ENDING
from tests.heists import heist

HERE = Path(__file__).parent / "games"
GAMES = 160
LONGEST = 3000
REPLAYS = 8
SAVED = 1_700_000_000
NAMES = ("Nadia", "Omar", "Mint", "Blue", "Cole", "Ines", "Rosa", "Tam")


def main() -> int:
    """Make what is not there yet; prints how many kinds of `Choice` each game's saves wait at."""
    for rules in RULESETS:
        folder = HERE / rules.id
        folder.mkdir(parents=True, exist_ok=True)
        found, ended = _played(rules, folder)
        print(f"{rules.id}: {found} kinds of choice, {ended} replays")
    return 0


def _played(rules: Ruleset[Any], folder: Path) -> tuple[int, int]:
    """Play games of all sizes at random or with sense, and keep what waits at a kind of choice not met before."""
    kinds, ended = set[str](), 0
    low, high = rules.seats
    for number in range(GAMES):
        seats = low + number % (high - low + 1)
        plain = {**_house(rules, number), **heist(rules.id, number)}
        plain |= (ENDING if number % 4 else BRIEF).get(rules.id, {})
        session = Session(rules, rules.new(seats, number, plain))
        settings = {**{k: str(v) for k, v in session.state.settings.items()}, "seed": str(number)}
        bot = BOTS["greedy" if number % 3 else "random"]
        for _ in range(LONGEST):
            if session.over:
                break
            kind = type(session.choice).__name__
            if kind not in kinds:
                kinds.add(kind)
                _save(rules, folder / f"{kind}.verse", NAMES[:seats], settings, session)
            asked = session.choice
            assert asked is not None
            luck = mix(number + len(session.record)) >> 1
            session.answer(bot(rules, view(rules, session.state, asked.seat), asked, session.options, luck))
        if session.over and ended < REPLAYS and number % 5 == ended % 5:
            file = folder / f"{number}.verse-replay"
            if not file.exists():
                told = of_session(session, NAMES[:seats], settings, f"Game {number}", SAVED)
                assert told is not None
                write(told, file)
            ended += 1
    return len(kinds), ended


def _house(rules: Ruleset[Any], number: int) -> dict[str, str]:
    """House rules as they come: every fourth table plays by the book, each other one turns some of them round."""
    if number % 4 == 0:
        return {}
    free = [setting for setting in rules.settings if len(setting.values) > 1 and setting.name != "limit"]
    return {one.name: one.values[(number >> i % 3) % len(one.values)] for i, one in enumerate(free)}


def _save(
    rules: Ruleset[Any], file: Path, names: tuple[str, ...], settings: dict[str, str], session: Session[Any]
) -> None:
    """One save as the file that is given away, if it is not there yet."""
    if file.exists():
        return
    folder = Path(tempfile.mkdtemp())
    try:
        store = Store(folder, clock=lambda: SAVED)
        slot = store.create(rules.id, names, settings, session, f"{rules.title}: {file.stem}")
        slot.close(session)
        file.write_bytes(wrapped(store, slot.id))
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    sys.exit(main())
