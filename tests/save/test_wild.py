"""States that break the rules that look at them: the save is refused, whatever is raised."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from game.core.state import State
from game.core.steps import Choice, Option, Step
from game.save.errors import SaveError
from game.save.format.body import unpack
from game.save.format.trial import trial
from game.save.slots import journal
from game.save.slots.journal import ANSWER, Line, written
from game.save.store import Store
from tests.save.disks import Memory
from tests.save.mutants import sample
from tests.save.player import FOLDER, Player
from tests.toy import TOY, Toy, ToyState, ToyTurn


class Nervous(Toy):
    """A game that stumbles: over every state, or when it is played on."""

    def __init__(self, when: int) -> None:
        self.when = when
        self.asked = 0

    def faults(self, g: ToyState) -> list[str]:
        self.asked += 1
        if self.asked == self.when:
            raise ZeroDivisionError
        return [] if self.asked < abs(self.when) else ["tired"]


@pytest.mark.parametrize(
    "when, says",
    [
        (1, "can't be understood"),
        (-1, "breaks a law: tired"),
        (2, "can't be played on"),
        (-2, "breaks a law when played on"),
    ],
)
def test_a_game_that_stumbles_over_a_state_refuses_it(when: int, says: str) -> None:
    _, data = sample(TOY, 1, 4)
    with pytest.raises(SaveError, match=says) as told:
        unpack(data, "here", {"toy": Nervous(when)})
    assert told.value.code == "damaged"


@dataclass(frozen=True, slots=True)
class Odd(Choice[State]):
    """Offers the same answer as often as it is told."""

    seat: int
    times: int

    def options(self, g: State) -> Iterable[Option]:
        if self.times < 0:
            raise KeyError("seat")
        return [Option("x")] * self.times


@pytest.mark.parametrize("times", [0, 2, -1])
def test_a_choice_without_a_clear_answer_is_refused(times: int) -> None:
    state = ToyState(stack=[Odd(0, times)])
    with pytest.raises(SaveError, match="can't be"):
        trial(TOY, state, "here")


def test_a_session_that_cannot_start_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    _, data = sample(TOY, 1, 0)
    monkeypatch.setattr("game.save.format.body.trial", lambda rules, state, place: None)

    def broken(self: ToyTurn, g: ToyState) -> Iterable[Option]:
        raise KeyError("seat")

    monkeypatch.setattr(ToyTurn, "options", broken)
    with pytest.raises(SaveError, match="can't go on"):
        unpack(data, "here", {"toy": TOY})


def test_a_journal_that_cannot_be_read_is_passed_over_only_on_demand() -> None:
    disk = Memory()
    player = Player(TOY, disk)
    player.session.answer("wait")
    player.slot.record("wait", player.session)
    player.slot.close()
    store = Store(FOLDER, disk, [TOY])
    for number, code in ((errno.EIO, "disk"), (errno.EACCES, "no-permission")):

        def strike(action: str, path: Path, number: int = number) -> None:
            if action == "read" and path.suffix == ".journal":
                raise OSError(number, "")

        disk.before = strike
        with pytest.raises(SaveError) as told:
            store.open(player.slot.id)
        assert told.value.code == code
        opened = store.open(player.slot.id, rescue=True)
        opened.slot.close()
        assert [note.code for note in opened.notes] == ["damaged"]
        assert opened.session.record == []
        assert store.games()[0].status == "ok"
    disk.before = lambda action, path: None
    assert store.open(player.slot.id).session.record == ["wait"]


def test_journal_lines_with_a_right_check_sum_and_wrong_values() -> None:
    good = Line(1, ANSWER, "wait", "0" * 32, 0)
    assert journal.lines(written(good), 0) == [good]
    wrong: tuple[Any, ...] = (
        good._replace(number="1"),
        good._replace(deed="fly"),
        good._replace(key=5),  # type: ignore[arg-type]
        good._replace(number=1.5),
        good._replace(key="x" * 5_000),
        good._replace(number=2),
    )  # type: ignore[arg-type]
    for line in wrong:
        assert journal.lines(written(line), 0) == []


def test_a_very_long_answer_goes_into_a_generation() -> None:
    player = Player(TOY, Memory())
    player.session.record.append("x" * 399)
    player.slot.record("x" * 5_000, player.session)
    assert player.slot.generation == 2
    assert Step.kinds["Odd"] is Odd
