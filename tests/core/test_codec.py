"""The codec: strict by the declared types, one text form, a fingerprint."""

from __future__ import annotations

import copy
import json
import random
from dataclasses import dataclass, field
from typing import Any, Optional, Union

import pytest

from game.core.codec import DEPTH, CodecError, canonical, digest, dump, load
from game.core.engine import advance, legal, settle
from game.core.reactions import Offer, React
from game.core.state import State
from game.core.steps import Effect, Step
from game.rules.shared.news import Over
from tests.toy import TOY, ToyScore, ToyState, ToyTurn


@dataclass(slots=True)
class Wide(State):
    """A state with a table of every kind."""

    flag: bool = False
    pair: tuple[int, str] = (1, "a")
    many: tuple[int, ...] = ()
    maybe: Optional[int] = None  # noqa: UP045
    either: Union[int, str, None] = "x"  # noqa: UP007
    modern: int | tuple[int, ...] = 3
    names: dict[str, str] = field(default_factory=dict)
    nested: dict[int, tuple[tuple[int, ...], ...]] = field(default_factory=dict)
    plan: tuple[Step, ...] = ()
    turn: ToyTurn | None = None


@dataclass(slots=True)
class Deep(State):
    """A state with steps below a dict and below a tuple of fixed length."""

    by: dict[int, Step] = field(default_factory=dict)
    pair: tuple[Step, int] = (ToyTurn(0), 0)


FULL = Wide(
    flag=True,
    pair=(-5, "é"),
    many=(1, 2, 3),
    maybe=4,
    either=None,
    modern=(1, 2),
    names={"a": "b"},
    nested={-1: ((1,), ()), 7: ()},
    turn=ToyTurn(0),
    plan=(ToyTurn(1), Offer("w", (1, "x"), (0,), (ToyScore(0, 2),))),
    stack=[React(0, "w", (3, "y"), (1,), (ToyScore(1, -1),))],
    rng=(1 << 64) - 1,
    zones={"z": ("a", "b")},
    seen={"a": 3},
)


def test_a_state_comes_back_equal_from_its_text() -> None:
    for g in (FULL, Wide()):
        text = canonical(g)
        back = load(Wide, json.loads(text))
        assert back == g and canonical(back) == text and digest(back) == digest(g)
        assert back.news is None


def test_every_decision_of_a_game_comes_back() -> None:
    luck = random.Random(1)
    for seed in range(5):
        g = TOY.new(4, seed)
        assert load(ToyState, dump(g)) == g
        while advance(g):
            g = load(ToyState, json.loads(canonical(g)))
            settle(g, luck.choice(legal(g)))


def test_equal_states_have_one_text_and_different_ones_another() -> None:
    a, b = Wide(names={"x": "1", "y": "2"}), Wide(names={"y": "2", "x": "1"})
    assert canonical(a) == canonical(b) and digest(a) == digest(b)
    assert digest(Wide(rng=2)) != digest(Wide(rng=3))
    assert len(digest(a)) == 32
    assert b" " not in canonical(a)
    loud = Wide(news=[Over((), "")])
    assert canonical(loud) == canonical(Wide())


def changed(table: str, value: Any) -> dict[str, Any]:
    return {**dump(FULL), table: value}


@pytest.mark.parametrize(
    "table, value, says",
    [
        ("rng", "1", "rng: expected int"),
        ("rng", True, "rng: expected int"),
        ("rng", 1.0, "rng: expected int"),
        ("rng", None, "rng: expected int"),
        ("rng", 1 << 64, "out of range"),
        ("rng", -(1 << 63) - 1, "out of range"),
        ("flag", 1, "flag: expected bool"),
        ("flag", "true", "flag"),
        ("names", {"a": 1}, r"names.a: expected str"),
        ("names", [], "names: expected an object"),
        ("names", None, "names: expected an object"),
        ("many", {"a": 1}, "many: expected a list"),
        ("many", [1, "2"], r"many\[1\]: expected int"),
        ("many", "12", "many"),
        ("pair", [1], "pair: expected 2 values"),
        ("pair", [1, "a", 2], "pair: expected 2 values"),
        ("pair", ["a", 1], r"pair\[0\]"),
        ("maybe", "4", "maybe: expected one of"),
        ("either", [], "either: expected one of"),
        ("modern", "3", "modern: expected one of"),
        ("nested", {"x": []}, "the key 'x' is not a number"),
        ("nested", {"01": []}, "not a number"),
        ("nested", {"1.0": []}, "not a number"),
        ("nested", {" 1": []}, "not a number"),
        ("nested", {"-0": []}, "not a number"),
        ("nested", {"9" * 30: []}, "not a number"),
        ("nested", {"\u0661": []}, "not a number"),
        ("stack", [{"step": "Nothing"}], "there is no step 'Nothing'"),
        ("stack", [{"step": 5}], "there is no step 5"),
        ("stack", [{}], "there is no step None"),
        ("stack", [{"step": "Effect"}], "there is no step"),
        ("stack", [{"step": "Choice", "seat": 1}], "there is no step"),
        ("stack", [[]], "expected an object"),
        ("stack", [{"step": "ToyTurn"}], "ToyTurn needs"),
        ("stack", [{"step": "ToyTurn", "seat": 0, "x": 1}], "ToyTurn needs"),
        ("stack", [{"step": "ToyTurn", "seat": "0"}], r"stack\[0\].seat: expected int"),
        ("stack", {}, "stack: expected a list"),
        ("turn", {"step": "ToyScore", "seat": 0, "points": 1}, "turn: expected one of"),
        ("zones", {"z": "ab"}, r"zones.z: expected a list"),
        ("seen", {"a": "x" * 100}, r"\.\.\."),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(table: str, value: Any, says: str) -> None:
    with pytest.raises(CodecError, match=says):
        load(Wide, changed(table, value))


def test_tables_must_be_all_there_and_no_more() -> None:
    good = dump(FULL)
    wrongs: tuple[Any, ...] = (
        {**good, "more": 1},
        {k: v for k, v in good.items() if k != "rng"},
        {**good, "news": []},
        [],
        None,
        "x",
    )
    for wrong in wrongs:
        with pytest.raises(CodecError):
            load(Wide, wrong)


def test_deep_steps_are_refused_before_the_machine_gives_up() -> None:
    def nested(depth: int) -> dict[str, Any]:
        step: dict[str, Any] = {"step": "ToyTurn", "seat": 0}
        for _ in range(depth):
            step = {"step": "Offer", "word": "w", "about": [], "seats": [], "then": [step]}
        return step

    assert load(Wide, changed("stack", [nested(20)]))
    for depth in (DEPTH, 200):
        with pytest.raises(CodecError, match="nested too deeply"):
            load(Wide, changed("stack", [nested(depth)]))


def test_what_is_no_plain_value_cannot_be_saved() -> None:
    for wrong in (1.5, {1, 2}, b"x", object(), len):
        with pytest.raises(CodecError, match="cannot be saved"):
            dump(Wide(names={"a": wrong}))  # type: ignore[dict-item]


def test_a_type_that_no_save_can_hold_is_refused() -> None:
    @dataclass(slots=True)
    class Strange(State):
        share: float = 0.5

    Strange.__annotations__["share"] = float
    with pytest.raises(CodecError, match="share: expected"):
        load(Strange, {**dump(State()), "share": 0.5})


def test_loading_leaves_the_json_alone_and_shares_nothing_with_it() -> None:
    data = dump(FULL)
    kept = copy.deepcopy(data)
    back = load(Wide, data)
    back.zones["z"] = ()
    back.names["new"] = "x"
    assert data == kept


def test_a_step_kind_may_be_narrowed_by_its_table() -> None:
    @dataclass(slots=True)
    class Narrow(State):
        effects: tuple[Effect[Any], ...] = ()

    Narrow.__annotations__["effects"] = tuple[Effect, ...]  # type: ignore[type-arg]
    good = {**dump(State()), "effects": [{"step": "ToyScore", "seat": 0, "points": 1}]}
    assert load(Narrow, good).effects == (ToyScore(0, 1),)
    with pytest.raises(CodecError, match="there is no step"):
        load(Narrow, {**good, "effects": [{"step": "ToyTurn", "seat": 0}]})


def below_29_offers(step: dict[str, Any]) -> dict[str, Any]:
    for _ in range(29):
        step = {"step": "Offer", "word": "w", "about": [], "seats": [], "then": [step]}
    return step


@pytest.mark.parametrize(
    "table, wrapped",
    [("stack", lambda step: [step]), ("by", lambda step: {"1": step}), ("pair", lambda step: [step, 0])],
)
def test_sixty_levels_are_read_and_no_more_whatever_holds_them(table: str, wrapped: Any) -> None:
    """Each list, tuple, dict and step is one level; what lies below the 60th is refused."""
    assert DEPTH == 60
    good = below_29_offers({"step": "ToyTurn", "seat": 0})  # the seat lies on level 60
    assert load(Deep, {**dump(Deep()), table: wrapped(good)})
    bad = below_29_offers({"step": "Offer", "word": "w", "about": [1], "seats": [], "then": []})  # the 1 on level 61
    with pytest.raises(CodecError, match="nested too deeply"):
        load(Deep, {**dump(Deep()), table: wrapped(bad)})


@pytest.mark.parametrize("number", [-(1 << 63), (1 << 64) - 1])
def test_the_smallest_and_the_largest_number_come_back(number: int) -> None:
    assert load(Wide, changed("rng", number)).rng == number


@pytest.mark.parametrize("key", [(1 << 63) - 1, 1 - (1 << 63)])
def test_the_smallest_and_the_largest_key_come_back(key: int) -> None:
    assert list(load(Wide, changed("nested", {str(key): []})).nested) == [key]


@pytest.mark.parametrize("key", [1 << 63, -(1 << 63)])
def test_a_key_beyond_them_is_refused(key: int) -> None:
    with pytest.raises(CodecError, match="not a number"):
        load(Wide, changed("nested", {str(key): []}))


def test_texts_are_written_as_utf_8() -> None:
    assert "é".encode() in canonical(FULL)


@pytest.mark.parametrize("letters, said", [(38, "'" + "x" * 38 + "'"), (39, "'" + "x" * 36 + "...")])
def test_a_refusal_shows_forty_letters_of_the_value(letters: int, said: str) -> None:
    with pytest.raises(CodecError) as told:
        load(Wide, changed("rng", "x" * letters))
    assert str(told.value) == f"rng: expected int, found {said}"
