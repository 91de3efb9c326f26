"""Steps are made as other frozen dataclasses are, only more quickly."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, fields, replace
from typing import Any

import pytest

from game.core.making import WRITERS, made_by_slots
from game.core.steps import Step
from game.rules.registry import RULESETS


def test_a_step_takes_its_fields_by_place_and_by_name() -> None:
    @dataclass(frozen=True, slots=True)
    class Plain:
        seat: int
        card: str
        count: int = 3

    usual = Plain.__init__
    made_by_slots(Plain)
    assert Plain.__init__ is not usual
    assert Plain(1, "a") == Plain(card="a", seat=1) == Plain(1, "a", 3) != Plain(1, "a", 4)
    assert replace(Plain(1, "a"), count=5) == Plain(1, "a", 5)
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'card'"):
        Plain(1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword"):
        Plain(1, "a", colour="red")  # type: ignore[call-arg]
    with pytest.raises(FrozenInstanceError):
        Plain(1, "a").seat = 2  # type: ignore[misc]


def test_each_field_of_each_step_is_kept() -> None:
    assert RULESETS
    for kind in Step.kinds.values():
        if "__dataclass_fields__" in kind.__dict__:
            made: Any = kind
            names = [field.name for field in fields(made)]
            step = made(*names)
            assert [getattr(step, name) for name in names] == names
            assert len(names) >= len(WRITERS) or step.__init__.__code__.co_filename.endswith("making.py")
