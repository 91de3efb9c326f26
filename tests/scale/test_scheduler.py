"""Campaigns over a scheduler: the same figures as at home, and one line for all that can go wrong.

What needs a real scheduler starts one with two workers on this machine; it is skipped where the extra `scale` is not
installed.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.ai import sim
from game.ai.match import Played
from game.ai.sim import Order, Tally, in_processes, simulate
from game.cli import main
from game.content.load import open_content
from game.scale import portion, scheduler
from game.scale.edition import edition
from game.scale.scheduler import NoScale, on_scheduler

ROOT = Path(__file__).resolve().parents[2]
ORDER = Order("fistful", 2, ("random", "random"), (("heist", "derelict"),))
COMMAND = ("sim", "fistful", "--games", "12", "--seats", "2", "--seed", "40", "--set", "heist=intensive")


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path, workers: int) -> None:
        told = folder / "scheduler.json"
        self.folder = folder
        self.processes = [self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(told))]
        for _ in range(600):
            if told.exists() and told.read_text(encoding="utf-8").strip().endswith("}"):
                break
            time.sleep(0.1)
        self.address = json.loads(told.read_text(encoding="utf-8"))["address"]
        for _ in range(workers):
            self.processes.append(self._start("worker", self.address, "--nthreads", "1", "--no-nanny"))
        with scheduler.connected(self.address) as client:
            client.wait_for_workers(workers, timeout=60)

    def _start(self, *words: str) -> "subprocess.Popen[bytes]":
        quiet = {**os.environ, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "dask", *words, "--no-dashboard"]
        return subprocess.Popen(
            command, cwd=self.folder, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def end(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@pytest.fixture
def two_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    pytest.importorskip("distributed")
    monkeypatch.setattr(scheduler, "REACH", 60.0)
    cluster = Cluster(tmp_path, 2)
    yield cluster
    cluster.end()


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main([*COMMAND, *words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    del found["seconds"]
    return found


def test_a_scheduler_gives_the_same_figures_also_when_a_worker_is_lost(
    two_workers: Cluster, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = figures(capsys, "--scheduler", two_workers.address)
    assert there == figures(capsys, "--jobs", "1")
    assert there["games"] == 12

    def lose(count: int) -> None:
        two_workers.processes[1].kill()

    away = simulate(ORDER, 12, 7, on_scheduler(two_workers.address), lose).plain()
    home = simulate(ORDER, 12, 7).plain()
    assert {**away, "seconds": 0} == {**home, "seconds": 0}
    assert two_workers.processes[1].poll() is not None

    monkeypatch.setattr(scheduler, "edition", lambda order: edition(order)._replace(version="0.0.9"))
    with pytest.raises(NoScale, match=r"another edition of the program: version 0\.1\.0 there, 0\.0\.9 here$"):
        simulate(ORDER, 9, 7, on_scheduler(two_workers.address))
    monkeypatch.undo()

    for name, seconds in (("REACH", 5.0), ("PATIENCE", 1.0), ("LOOK", 0.5)):
        monkeypatch.setattr(scheduler, name, seconds)
    two = two_workers.processes[2]
    with pytest.raises(NoScale, match="all workers of tcp://.* have left for more than 1 s; one that has"):
        simulate(ORDER, 200, 7, on_scheduler(two_workers.address), lambda count: two.kill())
    with pytest.raises(NoScale, match="has no worker; start one there: dask worker tcp://"):
        simulate(ORDER, 9, 7, on_scheduler(two_workers.address))


def test_a_scheduler_that_goes_away_is_told(two_workers: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "REACH", 5.0)
    monkeypatch.setattr(scheduler, "LOOK", 0.5)
    boss = two_workers.processes[0]
    with pytest.raises(NoScale, match=r"^the scheduler at tcp://127\.0\.0\.1:\d+ was lost"):
        simulate(ORDER, 200, 7, on_scheduler(two_workers.address), lambda count: boss.kill())
    boss.wait()
    with pytest.raises(NoScale, match=r"^no scheduler answers at tcp://127\.0\.0\.1:\d+ within 5 s: "):
        simulate(ORDER, 9, 7, on_scheduler(two_workers.address))


def test_without_the_extra_the_line_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*COMMAND, "--scheduler", "10.0.0.5:8786"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line == 'verse: a scheduler needs the extra `scale`; in the folder of the program: pip install ".[scale]"'


@pytest.mark.parametrize("address", ["", "10.0.0.5", "http://10.0.0.5:8786", "a b:8786", "h:0", "h:99999", "::1:8"])
def test_what_is_no_address_is_refused(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--scheduler", address]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"{address!r} is not an address such as tcp://10.0.0.5:8786" in line


def test_processes_here_and_a_scheduler_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--scheduler", "[::1]:8786", "--jobs", "2"]) == 2
    assert "--jobs is for this machine" in capsys.readouterr().err


def test_a_worker_answers_in_plain_values_failures_too(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Played(record=("hero:mal", "roll"), failure="RulesError: oh no", used={"medkit"})
    monkeypatch.setattr(sim, "play_game", lambda *a: broken)
    answer = portion.play(edition(ORDER), json.loads(json.dumps(ORDER)), 5, 2)
    assert Tally(**json.loads(json.dumps({**answer, "used": sorted(answer["used"])}))).failures[1] == {
        "seed": 6,
        "message": "RulesError: oh no",
        "record": {
            "game": "fistful",
            "seats": 2,
            "seed": 6,
            "settings": {"heist": "derelict"},
            "answers": ["hero:mal", "roll"],
            "end": "",
        },
        "command": "verse sim fistful --games 1 --seats 2 --seed 6 --bots random,random --set heist=derelict",
    }


def test_only_what_an_order_is_played_with_makes_its_edition(tmp_path: Path) -> None:
    modded = ORDER._replace(settings=(("heist", "derelict"), ("mods", "strongroom")))
    before = edition(ORDER), edition(modded)
    open_content(ROOT / "tests" / "mods")
    after = edition(ORDER), edition(modded)
    open_content()
    assert after[0] == before[0]
    assert after[1].content != before[1].content


def test_a_worker_of_another_edition_plays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERSE_HOME", str(tmp_path))
    monkeypatch.setattr(sim, "play_game", lambda *a: pytest.fail("it plays"))
    assert portion.play(("0.0.9", "", ""), ORDER, 1, 5) == {"edition": list(edition(ORDER))}


def test_portions_are_reported_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def backwards(order: Order, seeds: range) -> Iterator[Tally]:
        yield from [*in_processes(1)(order, seeds)][::-1]

    broken = Played(record=("roll",), failure="RulesError: oh no")
    monkeypatch.setattr(sim, "play_game", lambda *a: broken)
    told = simulate(ORDER, 9, 3, backwards).plain()
    assert [failure["seed"] for failure in told["failures"]] == list(range(3, 12))


class Gone:
    """A portion whose answer was on its way when the connection broke."""

    def result(self, timeout: float) -> Any:
        from distributed.comm import CommClosedError

        raise CommClosedError("in <TCP (closed) ConnectionPool.gather>: Connection reset by peer")


def test_a_scheduler_that_goes_away_while_it_hands_an_answer_over_is_told() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(NoScale, match=r"^the scheduler at tcp://10\.0\.0\.5:8786 was lost: in <TCP"):
        scheduler.answer_of(None, "tcp://10.0.0.5:8786", edition(ORDER), Gone(), range(5))
