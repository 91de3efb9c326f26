"""Every ruleset, played at random, keeps the laws of the machine."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

import pytest

from game.core import codec
from game.core.engine import RulesError, advance, legal, settle
from game.core.ruleset import Ruleset
from game.core.session import NotLegal, Session
from game.core.state import State
from game.core.views import determinize, view
from game.rules.registry import RULESETS, ruleset
from tests.contract.playing import (
    Boxed,
    fresh,
    hidden_ids,
    law_one,
    named,
    observed,
    other_world,
    tells_apart,
    unhashable,
    walk,
)

GAMES = [
    pytest.param(rules, seats, id=f"{rules.id}-{seats}")
    for rules in RULESETS
    for seats in range(rules.seats[0], rules.seats[1] + 1)
]
BOXED: Any = Boxed(ruleset("firefly"))
GAMES += [pytest.param(BOXED, seats, id=f"pirates-{seats}") for seats in (1, 3, 6)]
MIDDLE = 20
"""A decision that the shortest game comes to."""
each_game = pytest.mark.parametrize(("rules", "seats"), GAMES)


@each_game
def test_laws_one_two_three_six(rules: Ruleset[Any], seats: int) -> None:
    """Steps are plain frozen data, asking changes nothing, values are hashable, each piece lies in one zone."""
    for seed in range(3):
        pieces = sorted(rules.pieces(fresh(rules, seats, seed)))
        assert len(set(pieces)) == len(pieces)
        for g, choice, options in walk(rules, seats, seed, news=True):
            before, news = codec.canonical(g), list(g.news or [])
            again = tuple(choice.options(g))
            assert again == options and codec.canonical(g) == before and g.news == news
            assert options and len({o.key for o in options}) == len(options)
            steps = (*g.stack, *(step for option in options for step in option.then))
            assert [fault for step in steps for fault in law_one(step)] == []
            assert unhashable(g) == []
            assert sorted(item for items in g.zones.values() for item in items) == pieces
            assert rules.faults(g) == []


@each_game
def test_a_game_ends(rules: Ruleset[Any], seats: int) -> None:
    """Played at random from its usual settings a game comes to an end by itself."""
    assert sum(1 for _ in walk(rules, seats, 5, whole=True)) > 20


@each_game
def test_a_copy_is_independent(rules: Ruleset[Any], seats: int) -> None:
    """Whatever is done to a copy, in any of its fields, the first state keeps its value; and the other way round."""
    for number, (g, _, options) in enumerate(walk(rules, seats, 11)):
        if number % 9:
            continue
        twin, text = g.copy(), codec.canonical(g)
        assert twin == g and twin is not g
        for field in fields(twin):
            table = getattr(twin, field.name)
            if type(table) in (dict, list):
                assert table is not getattr(g, field.name), field.name
                table.clear()
        assert codec.canonical(g) == text
        twin = g.copy()
        settle(twin, options[-1])
        advance(twin)
        assert codec.canonical(g) == text


@each_game
def test_save_and_load_at_every_decision(rules: Ruleset[Any], seats: int) -> None:
    """A saved game loads to an equal state that offers the same answers and goes on in the same way."""
    for g, _, options in walk(rules, seats, 21):
        twin = codec.load(type(g), codec.dump(g))
        assert twin == g and codec.canonical(twin) == codec.canonical(g)
        assert legal(twin) == options


@each_game
def test_a_prefix_continues_to_the_same_end(rules: Ruleset[Any], seats: int) -> None:
    """A game saved in the middle and loaded ends as the game that was never saved."""
    luck = random.Random(5)
    g = fresh(rules, seats, 31)
    twin: State | None = None
    choice, number = advance(g), 0
    while choice is not None:
        number += 1
        if number == MIDDLE:
            twin = codec.load(type(g), codec.dump(g))
        key = luck.choice(legal(g)).key
        for state in (g,) if twin is None else (g, twin):
            settle(state, next(o for o in legal(state) if o.key == key))
            choice = advance(state)
    assert twin is not None and codec.canonical(twin) == codec.canonical(g)


@each_game
def test_two_worlds_look_the_same(rules: Ruleset[Any], seats: int) -> None:
    """What a seat does not know changes nothing it can observe: view, answers, hints and refusals."""
    for number, (g, choice, _) in enumerate(walk(rules, seats, 41)):
        if number % 8 == 0:
            for seat in {choice.seat, number // 8 % seats}:
                assert not tells_apart(rules, g, seat, number), f"seat {seat} at decision {number}: {choice!r}"


@each_game
def test_no_hidden_id_outside_the_zones(rules: Ruleset[Any], seats: int) -> None:
    """No table but the zones and who has seen what, and no step, names a card or token that the deciding seat doesn't
    know; an option only who looks through whole decks, wherever in them it lies."""
    for number, (g, choice, options) in enumerate(walk(rules, seats, 43)):
        hidden = hidden_ids(g, choice.seat)
        rest = [getattr(g, f.name) for f in fields(g) if f.name not in ("zones", "seen", "news", "rng", "settings")]
        assert not named(hidden, repr(rest))
        offered = named(hidden, repr(options))
        assert not offered or offered == named(hidden, repr(legal(other_world(rules, g, choice.seat, number))))


@each_game
def test_news_tell_no_secrets(rules: Ruleset[Any], seats: int) -> None:
    """An answer that brings no new knowledge is told in the same words whatever is hidden."""
    compared = 0
    for number, (g, choice, options) in enumerate(walk(rules, seats, 47)):
        if number % 3:
            continue
        told = []
        for world in (g.copy(), other_world(rules, g, choice.seat, number)):
            world.news, seen, rng = [], dict(world.seen), world.rng
            settle(world, next(o for o in legal(world) if o.key == options[0].key))
            advance(world)
            told.append((world.news, world.seen == seen and world.rng == rng))
        if all(quiet for _, quiet in told):
            compared += 1
            assert told[0][0] == told[1][0]
    assert compared > 0


def _peeks_at_the_deck(rules: Ruleset[Any], g: State, seat: int) -> Any:
    return [*observed(rules, g, seat), g.zones.get("gear", ("",))[-1]]


def _shows_the_generator(rules: Ruleset[Any], g: State, seat: int) -> Any:
    return [*observed(rules, g, seat), g.rng]


def _sorts_by_face(rules: Ruleset[Any], g: State, seat: int) -> Any:
    order = sorted(zone for zone, items in g.zones.items() if len(items) == 1 and items[0].startswith("c"))
    return [*observed(rules, g, seat), order]


@pytest.mark.parametrize("leak", [_peeks_at_the_deck, _shows_the_generator, _sorts_by_face])
def test_planted_leaks_are_found(leak: Any) -> None:
    """The test of secrecy is worth something: it finds a card, a generator and an order that leak."""
    rules = RULESETS[0]
    positions = [g.copy() for g, _, _ in walk(rules, 2, 3)][:40]
    assert sum(tells_apart(rules, g, 0, number, leak) for number, g in enumerate(positions)) > len(positions) // 2


@each_game
def test_determinize_keeps_the_question(rules: Ruleset[Any], seats: int) -> None:
    """A game filled in from a view asks the same, looks the same to its seat, is sound and can be played to its end."""
    for number, (g, choice, options) in enumerate(walk(rules, seats, 51)):
        if number % 7:
            continue
        sight = view(rules, g, choice.seat)
        world = determinize(rules, sight, number)
        assert [o.key for o in legal(world)] == [o.key for o in options]
        assert sorted(i for items in world.zones.values() for i in items) == sorted(rules.pieces(g))
        again = view(rules, world, choice.seat)
        assert again.zones == sight.zones and again.stack == sight.stack
        if number % 35 == 0:
            luck = random.Random(number)
            while advance(world) is not None:
                settle(world, luck.choice(legal(world)))


@each_game
def test_undo_stops_exactly_at_luck_and_knowledge(rules: Ruleset[Any], seats: int) -> None:
    """An answer can be taken back exactly when no die fell and nothing new was seen; undo and redo bring back all."""
    luck = random.Random(61)
    session: Session[Any] = Session(rules, fresh(rules, seats, 61))
    undone = 0
    while not session.over:
        before = codec.canonical(session.state)
        rng, seen = session.state.rng, dict(session.state.seen)
        session.answer(luck.choice(session.options).key)
        after, state = codec.canonical(session.state), session.state
        quiet = state.rng == rng and not any(mask & ~seen.get(item, 0) for item, mask in state.seen.items())
        assert (session.why_no_undo() == "") == quiet
        assert session.undo() == quiet
        if quiet:
            undone += 1
            assert codec.canonical(session.state) == before and not session.over
            assert session.redo()
        assert codec.canonical(session.state) == after
    assert undone > 0
    with pytest.raises(NotLegal):
        session.answer("roll")


@each_game
def test_equal_seeds_give_equal_games(rules: Ruleset[Any], seats: int) -> None:
    """A game depends on its seed and its answers alone, whether or not anybody listens to the news (law 5)."""

    def last(news: bool) -> bytes:
        for g, _, _ in walk(rules, seats, 71, news):
            end = g
        return codec.canonical(end)

    assert last(False) == last(True) == last(False)


@each_game
def test_bad_arguments_are_refused(rules: Ruleset[Any], seats: int) -> None:
    """Impossible seats and settings get a sentence, and a stack without answers is a fault of the rules."""
    low, high = rules.seats_with(rules.new(seats, 1).settings)
    for wrong in (low - 1, high + 1):
        with pytest.raises(ValueError, match="seats"):
            rules.new(wrong, 1)
    with pytest.raises(ValueError, match="setting"):
        rules.new(seats, 1, {"no-such-setting": "1"})
    assert issubclass(RulesError, Exception)
