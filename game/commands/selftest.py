"""Look whether this installation works.

Loads all content, lets a bot play a game of every ruleset, saves a game and resumes it, and opens every scene once
without a screen.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from tempfile import TemporaryDirectory
from typing import NamedTuple

from game.commands.answer import GOOD, PROBLEM, print_json, progress
from game.commands.screenless import dummy_drivers


class Test(NamedTuple):
    """One thing that must work: `run` says what it saw, or raises."""

    name: str
    run: Callable[[], str]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing but the common options."""


def run(args: argparse.Namespace) -> int:
    """Run every part; PROBLEM when one fails."""
    dummy_drivers()
    tests = list(_tests())
    results = []
    with progress("Testing", len(tests)) as step:
        for test in tests:
            try:
                ok, message = True, test.run()
            except Exception as error:  # whatever breaks is what this command is there to tell
                ok, message = False, f"{type(error).__name__}: {error}"
            results.append({"name": test.name, "ok": ok, "message": message})
            if not args.json:
                print(f"{'good  ' if ok else 'BROKEN'} {test.name}: {message}")
            step()
    failed = sum(not r["ok"] for r in results)
    if args.json:
        print_json({"passed": len(results) - failed, "failed": failed, "results": results})
    return PROBLEM if failed else GOOD


def _tests() -> Iterator[Test]:
    """Everything that is tried, in order."""
    from game.app.shots import SCENES
    from game.rules.registry import RULESETS

    yield Test("content", _content)
    for rules in RULESETS:
        yield Test(f"a game of {rules.id}", lambda game=rules.id: _game(game))
        yield Test(f"save and resume {rules.id}", lambda game=rules.id: _save(game))
    for scene in SCENES:
        yield Test(f"scene {scene}", lambda scene=scene: _scene(scene))


def _content() -> str:
    """Every deck and board can be read."""
    from game.content import decks
    from game.content.files import data_path

    content = decks.read_fistful(data_path())
    return f"{len(content.gear)} kinds of Gear, {len(content.events)} Events, {len(content.heists)} heist"


def _game(game: str) -> str:
    """A bot plays a game to its end."""
    from game.ai.match import play_game

    played = play_game(game, 2, 1, ("greedy", "greedy"), {})
    if played.failure or played.outcome is None:
        raise AssertionError(played.failure or "the game does not end")
    return f"{played.outcome.why} after {played.rounds} rounds"


def _save(game: str) -> str:
    """A game is saved answer by answer and resumed as it was left."""
    from game.core.codec import digest
    from game.core.session import Session
    from game.rules.registry import ruleset
    from game.save.store import Store

    rules = ruleset(game)
    session = Session(rules, rules.new(2, 1))
    with TemporaryDirectory() as folder:
        slot = Store(folder).create(game, ("One", "Two"), {}, session)
        for _ in range(30):
            if session.over:
                break
            key = session.options[0].key
            session.answer(key)
            slot.record(key, session)
        slot.close()
        opened = Store(folder).open(slot.id)
        same = digest(opened.session.state) == digest(session.state)
        opened.slot.close()
    if not same:
        raise AssertionError("the game that was resumed is another one")
    return f"{len(session.record)} answers"


def _scene(scene: str) -> str:
    """A scene can be drawn."""
    from pathlib import Path

    from game.app.shots import shot

    with TemporaryDirectory() as folder:
        picture = Path(folder) / "scene.png"
        shot(scene, (1280, 720), picture)
        return f"{picture.stat().st_size // 1024} kB"
