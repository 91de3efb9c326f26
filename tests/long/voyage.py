"""Voyages in a real window under a virtual display, played to the end with the mouse of the X server."""

from __future__ import annotations

import faulthandler
import os
import shutil
import traceback
from collections.abc import Sequence
from functools import partial
from itertools import count
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, Any

from tests.long.result import Result
from tests.long.tables import EVERY, Tables
from tests.told import lines

if TYPE_CHECKING:
    from game.core.news import News
    from tests.window.voyage import Voyage, Wish

SEATS = {"fistful": 2, "keepflyin": 8, "firefly": 2, "pirates": 2, "fancards": 2}
"""The games and boxes, and how many people play them alone."""
BOTS = (0, 0, 3, 3)
LOOKED = 2
"""Rounds with animations on, and with bots that think."""
FAST = 50.0
"""Frames a second that the window keeps while a bot thinks."""
HUNG = 600
"""Seconds without an answer after which a window is ended, with where it stands."""


def voyages(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """So many games of people alone, heists that they win; then, of a table of people and bots, a few rounds with
    animations on. Pictures of each kind of situation go to the folder VOYAGE_OUT where that is named."""
    result = Result("voyages played with the mouse of a real window")
    if not ready(result):
        return result
    folder = os.environ.get("VOYAGE_OUT")
    out = Path(folder) if folder else None
    for game in [tables.game] if tables.game else SEATS:
        seats, least = tables.seats or SEATS[game], seed
        for _ in range(size):
            least = winnable(game, tables.heist, seats, least)
            played(game, tables.heist, least, (0,) * seats, out and out / game, result)
            least += 1
        if size and game != "fistful":
            _with_bots(game, seed, out and out / f"{game}-bots", result)
    return result


def ready(result: Result) -> bool:
    """Whether there is a display and a mouse; a fault where not."""
    there = bool(shutil.which("Xvfb") and shutil.which("xdotool"))
    if not there:
        result.faults.append("Xvfb and xdotool are not installed")
    return there


def winnable(game: str, heist: str, seats: int, least: int) -> int:
    """The first seed from there on with which a heist is won; of other games that one, somebody always wins them."""
    from tests.window.fistful import LARGEST, LEVEL, foreseen

    if game != "fistful":
        return least
    return next(seed for seed in count(least) if foreseen(heist or LARGEST, seats, LEVEL, seed))


def voyage(person: Any, game: str, seed: int, heist: str = "") -> Voyage:
    """A game of that id, or with the box of that id, at the table of a person."""
    from tests.window.fancards import FanCardsVoyage
    from tests.window.firefly import FireflyVoyage
    from tests.window.fistful import LARGEST, FistfulVoyage
    from tests.window.keepflyin import KeepflyinVoyage
    from tests.window.pirates import PiratesVoyage

    kinds: tuple[type[Voyage], ...] = (KeepflyinVoyage, FireflyVoyage, PiratesVoyage, FanCardsVoyage)
    found: Voyage
    if game == FistfulVoyage.game:
        found = FistfulVoyage(person, seed, heist or LARGEST)
    else:
        found = next(kind for kind in kinds if game == (kind.box or kind.game))(person, seed)
    found.alive = partial(faulthandler.dump_traceback_later, HUNG, exit=True)
    return found


def played(
    game: str, heist: str, seed: int, bots: tuple[int, ...], out: Path | None, result: Result, wish: Wish | None = None
) -> Sequence[News]:
    """A game to its end, animations off, `bots` by seat and 0 for a person; all that was told in it."""
    from tests.window.person import window

    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    told: Sequence[News] = ()
    try:
        with window(out, speed="off") as person:
            one = voyage(person, game, seed, heist)
            one.wish = wish
            scene = one.set_up(bots)
            told = scene.session.news
            try:
                one.play(scene)
                _figures(one, scene, heist or game, bots, result)
                one.home()
            except Exception:
                person.picture("broken")
                raise
            finally:
                result.faults += [f"{game} seed {seed}: {fault}" for fault in (*person.dead, *one.strayed)]
    except Exception:
        result.faults.append(f"{game} seed {seed}: {' | '.join(traceback.format_exc().strip().splitlines()[-4:])}")
    faulthandler.cancel_dump_traceback_later()
    return told


def _figures(one: Voyage, scene: Any, name: str, bots: tuple[int, ...], result: Result) -> None:
    """What a game came to, as a note."""
    session, person = scene.session, one.person
    outcome = session.rules.outcome(session.state)
    won = [scene.now.names[seat] for seat in outcome.winners] or ["won" if outcome.won else "lost"]
    if one.game == "fistful" and not outcome.won:
        result.faults.append(f"{name} seed {one.seed}: lost at the mouse, won without a window")
    turns = len([line for line in lines(session.news) if line[0] == "turn" and not bots[line[1]]])
    result.tried += len(session.record)
    result.notes[f"{name} seed {one.seed}"] = (
        f"{len(bots)} seats {session.rules.rounds(session.state)} rounds {len(session.record)} answers, of people "
        f"{sum(one.kinds.values())} in {turns} turns with {person.clicks} clicks {person.drags} drags "
        f"{one.curtains} curtains and {one.uncovered} times cards turned up, {len(person.dead)} dead clicks "
        f"{one.seconds / 60:.1f} min, {outcome.why}: {' '.join(won)}, "
        f"slowest frame {person.slowest[0] * 1000:.0f} ms ({person.slowest[1]}), {dict(one.kinds.most_common())}"
    )


def _with_bots(game: str, seed: int, out: Path | None, result: Result) -> None:
    """A few rounds with the strongest bots, everything moving; then the window is closed."""
    from tests.window.display import ask_to_close
    from tests.window.person import window

    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    try:
        with window(out) as person:
            played = voyage(person, game, seed)
            scene = played.set_up(BOTS)
            person.watch = lambda: scene.bots.rivals.thinker is not None and scene.bots.rivals.thinker.thinking
            played.play(scene, LOOKED)
            result.faults += [f"{game} bots: {one}" for one in (*person.dead, *played.strayed)]
            took = person.watched
            result.notes[f"{game} while bots think"] = (
                f"{len(took) / sum(took):.1f} frames a second over {sum(took):.0f} s, 99 % under "
                f"{quantiles(took, n=100)[-1] * 1000:.0f} ms, slowest {max(took) * 1000:.0f} ms"
            )
            if len(took) / sum(took) < FAST:
                result.faults.append(f"{game} bots: {len(took) / sum(took):.1f} frames a second while one thinks")
            ask_to_close(person.display.name, person.display.windows()[-1])
            if not person.until(lambda: not person.app.running, 5.0):
                result.faults.append(f"{game} bots: the window does not close")
    except Exception:
        result.faults.append(f"{game} bots: {' | '.join(traceback.format_exc().strip().splitlines()[-4:])}")
    faulthandler.cancel_dump_traceback_later()
