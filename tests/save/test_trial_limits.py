"""The trial play: how far it goes, and that it goes on by answering."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from game.core.codec import digest
from game.core.state import State
from game.core.steps import Choice, Option
from game.save.errors import SaveError
from game.save.format.trial import DECISIONS, trial
from tests.toy import TOY, ToyState


@dataclass(frozen=True, slots=True)
class Corridor(Choice[State]):
    """One way on, so many times; then a wall."""

    seat: int
    doors: int

    def options(self, g: State) -> Iterable[Option]:
        return [Option("on", (Corridor(0, self.doors - 1),))] if self.doors else []


@dataclass(frozen=True, slots=True)
class Crowd(Choice[State]):
    """So many ways to the end."""

    seat: int
    ways: int

    def options(self, g: State) -> Iterable[Option]:
        return [Option(str(n)) for n in range(self.ways)]


def refusal(g: ToyState) -> str:
    """The sentence of the refusal, "" when the trial finds nothing to refuse."""
    try:
        trial(TOY, g, "here")
    except SaveError as error:
        return error.sentence
    return ""


@pytest.mark.parametrize("doors", [0, 1, 19])
def test_a_wall_behind_some_answers_is_found(doors: int) -> None:
    assert "waits for an answer that can't be given" in refusal(ToyState(stack=[Corridor(0, doors)]))


def test_a_wall_behind_twenty_answers_is_not_reached() -> None:
    """After the twentieth answer only the invariants are asked; a made-up step breaks those of the toy game."""
    assert DECISIONS == 20
    assert "breaks a law when played on: cards" in refusal(ToyState(stack=[Corridor(0, 20)]))


def test_a_trial_leaves_the_game_alone() -> None:
    g = TOY.new(2, 1)
    before = digest(g)
    assert refusal(g) == ""
    assert digest(g) == before


def test_a_game_that_is_over_needs_no_answer() -> None:
    g = TOY.new(2, 1)
    g.stack.clear()
    assert "waits" not in refusal(g)


def test_many_ways_are_no_fault() -> None:
    assert "waits" not in refusal(ToyState(stack=[Crowd(0, 19_999)]))
