"""A game comes to a moment by one way, however often it is looked at."""

from __future__ import annotations

import random

import pytest

from game.ai.moments import bots, bring, chance, game_of_bots, never, throws, usual, waits
from game.core.session import Session
from game.rules.registry import RULESETS, ruleset

QUICK = {"placing": "chance"}


def fresh(seed: int = 3) -> Session:
    rules = ruleset("keepflyin")
    return Session(rules, rules.new(2, seed, {**usual("keepflyin"), **QUICK}))


def test_it_stops_where_it_should_and_says_so() -> None:
    session = fresh()
    assert bring(session, bots(throws(3)), waits("Play", 1))
    assert type(session.choice).__name__ == "Play" and session.choice.seat == 1
    assert not bring(session, bots(throws(3)), never, most=5)
    assert not bring(session, bots(throws(3)), waits("NoSuchChoice"), most=5)


def test_answers_are_given_where_one_says() -> None:
    session, heard = fresh(), []

    def answer(key: str) -> None:
        heard.append(key)
        session.answer(key)

    bring(session, chance(random.Random(1)), most=6, answer=answer)
    assert heard == list(session.record) and len(heard) == 6


def test_what_begins_as_wanted_is_rather_answered() -> None:
    session = fresh()
    bring(session, bots(throws(1)), waits("Play"))
    wanted = sorted({option.key.partition(":")[0] for option in session.options})[-1]
    for seed in range(5):
        assert chance(random.Random(seed), wanted)(session).startswith(wanted)
    assert chance(random.Random(1), "no such key")(session) in [option.key for option in session.options]


def test_bots_think_once_and_later_moments_go_on_from_earlier_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of_bots("keepflyin", 2, 17, QUICK)
    first = game.to(waits("Play", 0))
    thought = len(game.session.record)
    assert thought == len(first)
    assert game.upto(never, thought + 8)[: len(first)] == first and len(game.session.record) == thought + 8
    monkeypatch.setattr("game.ai.moments.bot_answer", None)
    assert game_of_bots("keepflyin", 2, 17, QUICK).to(waits("Play", 0)) == first


def test_what_never_comes_is_told() -> None:
    with pytest.raises(LookupError):
        game_of_bots("keepflyin", 2, 3, QUICK).to(waits("NoSuchChoice"), 6)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_every_game_can_be_brought_on(rules) -> None:
    seats = max(2, rules.seats[0])
    assert len(game_of_bots(rules.id, seats, 1).upto(never, 4)) == 4
