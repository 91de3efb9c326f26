"""Look whether this installation works.

Reads all content, opens every picture, typeface, word list and sound, lets a bot play a game of every ruleset and
another think in a process of its own, plays and saves in a process that is killed and resumes that game, and opens
every scene once. Needs no screen and no sound device; your own saves and settings are not touched.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import NamedTuple

from game.commands.answer import GOOD, PROBLEM, WrongUse, print_json, progress
from game.commands.screenless import dummy_drivers

THOUGHTS = 8
"""Tries of the bot that is asked: what is tested is that it answers."""


class Test(NamedTuple):
    """One thing that must work: `run` says what it saw, or raises."""

    name: str
    run: Callable[[], str]


def arguments(parser: argparse.ArgumentParser) -> None:
    """`--only` picks parts; one more is for the process that the self-test starts and kills."""
    parser.add_argument("--only", metavar="PART", action="append", help="try only this part; may be repeated")
    parser.add_argument("--quick", action="store_true", help="open one scene of each kind instead of all")
    parser.add_argument("--play-until-killed", nargs=2, metavar=("GAME", "FOLDER"), help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Run every part; PROBLEM when one fails."""
    if args.play_until_killed:
        from game.commands.killed import play_on

        play_on(args.play_until_killed[0], Path(args.play_until_killed[1]))
        return GOOD
    dummy_drivers()
    with TemporaryDirectory(prefix="verse-", ignore_cleanup_errors=True) as home:
        return _run(args.json, home, args.only or (), args.quick)


def _run(as_json: bool, home: str, only: Sequence[str], quick: bool) -> int:
    """The parts wanted, in a player's home of their own."""
    from game.save.places import HOME

    before = os.environ.get(HOME)
    os.environ[HOME] = home
    try:
        results = _results(as_json, only, quick)
    finally:
        os.environ.pop(HOME)
        if before is not None:
            os.environ[HOME] = before
    failed = sum(not r["ok"] for r in results)
    if as_json:
        print_json({"passed": len(results) - failed, "failed": failed, "results": results})
    return PROBLEM if failed else GOOD


def _results(as_json: bool, only: Sequence[str], quick: bool) -> list[dict[str, object]]:
    tests = list(every_test(quick))
    unknown = set(only) - {test.name for test in tests}
    if unknown:
        raise WrongUse(f"there is no part {min(unknown)!r}; there is {', '.join(test.name for test in tests)}")
    tests = [test for test in tests if not only or test.name in only]
    results: list[dict[str, object]] = []
    with progress("Testing", len(tests)) as step:
        for test in tests:
            try:
                ok, message = True, test.run()
            except Exception as error:  # whatever breaks is what this command is there to tell
                ok, message = False, f"{type(error).__name__}: {str(error) or _place(error)}"
            results.append({"name": test.name, "ok": ok, "message": message})
            if not as_json:
                print(f"{'good  ' if ok else 'BROKEN'} {test.name}: {message}", flush=True)
            step()
    return results


def _place(error: Exception) -> str:
    """Where an error that says nothing comes from."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    return f"{Path(place.tb_frame.f_code.co_filename).name}, line {place.tb_lineno}" if place else ""


def every_test(quick: bool = False) -> Iterator[Test]:
    """Everything that is tried, in order; `quick`: of scenes that begin with the same word only one."""
    from game.app.games.registry import LIDS
    from game.app.trial import selftest
    from game.app.trial.shots import SCENES, one_of_each
    from game.rules.registry import RULESETS

    yield Test("files", _files)
    yield Test("content", _content)
    for part in (selftest.pictures, selftest.letters, selftest.words, selftest.sounds, selftest.silence):
        yield Test(part.__name__, part)
    for rules in RULESETS:
        yield Test(f"rule lines of {rules.id}", _with(_lines, rules.id))
        yield Test(f"a game of {rules.id}", partial(_game, rules.id))
        yield Test(f"save, kill and resume {rules.id}", _with(_killed, rules.id))
        yield Test(f"a bot of {rules.id} in a process of its own", _with(_thought, rules.id))
    for lid in LIDS:
        yield Test(f"rule lines of {lid.id}", _with(_lines, lid.id))
        yield Test(f"a game of {lid.game} with {lid.id}", partial(_game, lid.game, lid.id))
    scenes = [*SCENES, *(name for lid in LIDS for name in lid.tried)]
    for scene in one_of_each(scenes) if quick else scenes:
        yield Test(f"scene {scene}", _with(selftest.scene, scene))


def _with(part: Callable[[str], str], name: str) -> Callable[[], str]:
    return lambda: part(name)


def _files() -> str:
    """Nothing that the program came with is missing."""
    from game.content.common.files import listed, lost

    missing = lost()
    if missing:
        raise AssertionError(f"missing or cut short: {', '.join(missing)}")
    return f"{len(listed())} files" if listed() else "not a packaged program"


def _content() -> str:
    """Every deck and board can be read from its file."""
    from game.content.common.files import data_path
    from game.content.registry import PRINTED

    found = {one.id: one.counts(one.read(data_path())) for one in PRINTED}
    return "; ".join(
        f"{game}: {', '.join(f'{n} {deck}' for deck, n in decks.items())}" for game, decks in found.items()
    )


def _lines(game: str) -> str:
    """The rules of a game can be read."""
    from game.content.load import rules_of

    return f"{len(rules_of(game))} lines"


def _game(game: str, box: str = "") -> str:
    """A bot plays a game to its end, with a box that adds to it or without."""
    from game.ai.match import play_game
    from game.rules.registry import ruleset

    on = {one.name: one.values[-1] for one in ruleset(game).extras if one.name == box}
    played = play_game(game, 2, 1, ("greedy", "greedy"), on)
    if played.failure or played.outcome is None:
        raise AssertionError(played.failure or "the game does not end")
    return f"{played.outcome.why} after {played.rounds} rounds"


def _thought(game: str) -> str:
    """A worker process answers the first choice of a game."""
    from game.ai.thinker import Thinker
    from game.ai.thought import Limits
    from game.core.engine import advance, legal
    from game.core.views import view
    from game.rules.registry import ruleset

    rules = ruleset(game)
    g = rules.new(max(2, rules.seats[0]), 1)
    choice = advance(g)
    assert choice is not None
    thinker = Thinker()
    try:
        thinker.ask(rules, view(rules, g, choice.seat), legal(g), 1, Limits(THOUGHTS))
        thought = thinker.poll()
        while thought is None:
            sleep(0.01)
            thought = thinker.poll()
    finally:
        thinker.close()
    if thinker.fault or not thought.prospects:
        raise AssertionError(thinker.fault or "it did not think")
    return f"{thought.key} after {thought.tries} tries"


def _killed(game: str) -> str:
    """A game is saved action by action, killed, and resumed as it was left."""
    from game.commands.killed import tried

    with TemporaryDirectory(prefix="verse-", ignore_cleanup_errors=True) as folder:
        return tried(game, Path(folder))
