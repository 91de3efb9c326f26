"""Games kept by an earlier program load and play on, from every kind of choice; their replays run to the same end.
A replay goes when a rule was put right that it met."""

from __future__ import annotations

from dataclasses import is_dataclass
from pathlib import Path

import pytest

from game.ai.levels import BOTS
from game.core.codec import digest
from game.core.rng import mix
from game.core.session import Session
from game.core.steps import Choice
from game.core.views import view
from game.rules.registry import RULESETS, ruleset
from game.save.format.seed import of_rules
from game.save.parcels.imports import take_in
from game.save.replays import read
from game.save.store import Store

HERE = Path(__file__).parents[1] / "golden" / "games"
SAVES = sorted(HERE.glob("*/*.verse"))
REPLAYS = sorted(HERE.glob("*/*.verse-replay"))
ON = 40
RARE = {"fistful": 0, "keepflyin": 2, "firefly": 6}
"""By game how many kinds of `Choice` no kept save waits at: those that bots met in none of 160 games."""


def _kinds(base: type) -> set[type]:
    return {kind for one in base.__subclasses__() for kind in (one, *_kinds(one))}


@pytest.mark.parametrize("game", [rules.id for rules in RULESETS if (HERE / rules.id).is_dir()])
def test_the_kept_saves_wait_at_nearly_every_kind_of_choice(game: str) -> None:
    there = {
        kind.__name__
        for kind in _kinds(Choice)
        if is_dataclass(kind) and kind.__module__.startswith(f"game.rules.{game}.")
    }
    kept = {path.stem for path in SAVES if path.parent.name == game}
    assert len(kept) >= 8 and len([path for path in REPLAYS if path.parent.name == game]) >= 7
    assert len(there - kept) <= RARE[game], sorted(there - kept)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_save_loads_and_plays_on(path: Path, tmp_path: Path) -> None:
    store = Store(tmp_path)
    opened = store.open(take_in(store, path).slot)
    session = opened.session
    assert not opened.notes or all(note.code == "content" for note in opened.notes)
    assert type(session.choice).__name__ == path.stem
    for step in range(ON):
        if session.over:
            break
        asked = session.choice
        assert asked is not None
        sight = view(session.rules, session.state, asked.seat)
        session.answer(BOTS["random"](session.rules, sight, asked, session.options, mix(step) >> 1))
        assert session.rules.faults(session.state) == []
    opened.slot.close(session)


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_replay_runs_to_the_same_end(path: Path) -> None:
    replay = read(path)
    rules = ruleset(replay.game)
    session = Session(rules, rules.new(len(replay.seats), replay.seed, of_rules(replay.settings)))
    for key in replay.answers:
        session.answer(key)
    assert session.over and replay.end in ("", digest(session.state))
