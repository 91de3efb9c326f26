"""Steps: frozen data with unique names (laws 1 and 8)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

import pytest

from game.core.state import State
from game.core.steps import Chance, Choice, Effect, Option, Step
from tests.toy import ToyPlay, ToyTurn


def test_a_step_is_a_frozen_hashable_value_that_prints_as_its_call() -> None:
    step = ToyPlay(1, "fox-3")
    assert step == ToyPlay(1, "fox-3") and hash(step) == hash(ToyPlay(1, "fox-3"))
    assert str(step) == "ToyPlay(seat=1, card='fox-3')"
    with pytest.raises(FrozenInstanceError):
        step.seat = 2  # type: ignore[misc]


def test_names_are_known_and_unique() -> None:
    assert Step.kinds["ToyTurn"] is ToyTurn
    assert {"Offer", "React"} <= set(Step.kinds)
    with pytest.raises(TypeError, match="two steps are called ToyTurn"):
        type("ToyTurn", (Effect,), {"__module__": "somewhere.else", "__slots__": ()})
    assert Step.kinds["ToyTurn"] is ToyTurn


def test_options_of_a_choice_are_values() -> None:
    assert Option("a") == ("a", (), "", "", "")
    assert Option("a", (ToyTurn(0),)) != Option("a")


def test_a_step_without_rules_says_so() -> None:
    @dataclass(frozen=True, slots=True)
    class Bare(Effect[State]):
        pass

    @dataclass(frozen=True, slots=True)
    class Undecided(Choice[State]):
        seat: int

    @dataclass(frozen=True, slots=True)
    class Unlucky(Chance[State]):
        pass

    with pytest.raises(NotImplementedError):
        Bare().run(State())
    with pytest.raises(NotImplementedError):
        Undecided(0).options(State())
    with pytest.raises(NotImplementedError):
        Unlucky().options(State())
    for name in ("Bare", "Undecided", "Unlucky"):
        del Step.kinds[name]
