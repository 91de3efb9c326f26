"""No order follows a clock: the last played is the last played, whatever time it was. Times are only told."""

from __future__ import annotations

import itertools
import json
import random
import time
from pathlib import Path

import pytest

from game.app.crash import report
from game.app.play.playing import ago
from game.app.replay import shelf
from game.app.shell.words import Words
from game.core.session import Session
from game.save.format.header import read_label
from game.save.places import places
from game.save.rename import duplicate, rename
from game.save.replays import played_here, write
from game.save.store import Store
from game.save.trash import restore, throw_away
from tests.save.mutants import parts, sample
from tests.toy import TOY

DAYS = 86_400


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


def played(store: Store, slot: str) -> None:
    """Open a game, answer once, close."""
    opened = store.open(slot)
    key = opened.session.options[0].key
    opened.session.answer(key)
    opened.slot.record(key, opened.session)
    opened.slot.close(opened.session)


@pytest.fixture
def shelf_of_three(tmp_path: Path) -> tuple[Store, Clock, list[str]]:
    """Three games, begun in this order."""
    clock = Clock()
    store = Store(tmp_path, rulesets=[TOY], clock=clock)
    slots = []
    for n in range(3):
        clock.now += 60
        slot = store.create(TOY.id, ["Ann", "Bob"], {}, Session(TOY, TOY.new(2, n)), f"Game {n}")
        slot.close()
        slots.append(slot.id)
    return store, clock, slots


def test_whatever_the_clock_says_the_last_played_comes_first(shelf_of_three: tuple[Store, Clock, list[str]]) -> None:
    store, clock, slots = shelf_of_three
    luck = random.Random(4)
    order = slots[::-1]
    for leap in itertools.chain((2 * DAYS, -2 * DAYS), (luck.randint(-9 * DAYS, 9 * DAYS) for _ in range(20))):
        clock.now += leap
        slot = luck.choice(slots)
        played(store, slot)
        order = [slot, *(s for s in order if s != slot)]
        assert [e.slot for e in store.games()] == order
        latest = store.latest()
        assert latest is not None and latest.slot == slot


def test_two_games_that_are_open_at_once_follow_their_moves(shelf_of_three: tuple[Store, Clock, list[str]]) -> None:
    store, clock, (a, b, _) = shelf_of_three
    one, other = store.open(a), store.open(b)
    for mine in (one, other, one):
        clock.now -= DAYS
        key = mine.session.options[0].key
        mine.session.answer(key)
        mine.slot.record(key, mine.session)
        mine.slot.save(mine.session)
        assert store.games()[0].slot == mine.slot.id


def test_what_is_no_play_leaves_the_order(shelf_of_three: tuple[Store, Clock, list[str]]) -> None:
    store, clock, (a, b, c) = shelf_of_three
    clock.now += DAYS
    rename(store, next(e for e in store.games() if e.slot == a), "Another name")
    assert [e.slot for e in store.games()] == [c, b, a]
    throw_away(store, b)
    clock.now -= 3 * DAYS
    restore(store, b)
    assert [e.slot for e in store.games()] == [c, b, a]
    copy, _ = duplicate(store, next(e for e in store.games() if e.slot == a), "Copy")
    assert [e.slot for e in store.games()] == [copy, c, b, a]


def test_a_label_without_the_count_is_read() -> None:
    _, good = sample(TOY, 1, 4)
    header, label, _ = parts(good)
    old = json.loads(label)
    del old["played"]
    first = header + b"\n" + json.dumps(old, separators=(",", ":")).encode() + b"\n"
    assert read_label(first, "x").played == 0


def test_a_time_to_come_is_not_told() -> None:
    words = Words.load()
    assert ago(words, 1000.0, 1000.0) and not ago(words, 1000.0 + 2 * DAYS, 1000.0)


def test_files_of_others_stand_by_name_and_no_report_goes_for_a_wrong_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VERSE_HOME", str(tmp_path))
    for name, when in (("b", 1), ("a", 1 << 33), ("c", 5)):
        write(played_here("fistful", name, ["Ann"], 1, {}, [], saved=when), places().shared / f"{name}.verse-replay")
    assert [item.entry.slot[0] for item in shelf.items(Words.load())] == ["a", "b", "c"]
    kept = []
    for n in range(2 * report.KEPT):
        monkeypatch.setattr(time, "strftime", lambda form, n=n: f"2026010{9 - n % 10}-000000")
        found = report.report(ValueError(str(n)), tmp_path / "logs")
        assert found.report is not None and found.report.exists()
        kept.append(found.report)
    assert len(list((tmp_path / "logs").glob("*.txt"))) <= report.KEPT + 1
